import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FileStoreUnavailable } from '#backend/storage/files/file-store.ts'
import { createS3Store } from '#backend/storage/files/s3-store.ts'
import { collect } from './support/collect.ts'
import { type FakeS3Server, startFakeS3Server } from './support/fake-s3-server.ts'

let server: FakeS3Server
beforeAll(async () => {
  server = await startFakeS3Server()
})
afterAll(() => server.close())
beforeEach(() => {
  server.objects.clear()
  server.failures.length = 0
  server.requests.length = 0
  server.dropsConnection = () => false
})

const createStore = (config: Partial<FakeS3Server['config']> = {}, timeoutMs = 30_000) =>
  createS3Store({ ...server.config, ...config }, { timeoutMs, retryMs: 1 })
/** A short timeout only for failures that end in a timeout. */
const createStoreFor = (failure: string) =>
  createStore({}, ['hang', 'stop halfway'].includes(failure) ? 1500 : 30_000)
const newKey = () => `pages/${randomUUID()}`
const put = (store = createStore(), key = newKey()) =>
  store.put(key, new Blob(['hello']).stream(), { maxBytes: 100, type: 'text/plain' })

describe('an S3 failure', () => {
  test.each(['unavailable', 'drop', 'hang'] as const)(
    '"%s" once is retried successfully',
    async (failure) => {
      server.failures.push(failure)
      expect(await put(createStoreFor(failure))).toMatchObject({ size: 5 })
      expect(server.requests).toHaveLength(2)
      expect(server.objects.size).toBe(1)
    },
  )

  test.each(['unavailable', 'drop', 'hang'] as const)(
    '"%s" twice fails the upload and leaves nothing',
    async (failure) => {
      server.failures.push(failure, failure)
      await expect(put(createStoreFor(failure))).rejects.toBeInstanceOf(FileStoreUnavailable)
      expect(server.requests).toHaveLength(2)
      expect(server.objects.size).toBe(0)
    },
  )

  test('in the middle of a download ends the stream with an error', async () => {
    const key = newKey()
    await put(createStore(), key)
    server.failures.push('stop halfway')
    const stream = await createStoreFor('stop halfway').get(key)
    await expect(new Response(stream).text()).rejects.toThrow()
  })

  test('at the end of a multipart upload aborts it', async () => {
    const store = createS3Store(server.config)
    const body = new Blob([new Uint8Array(9 * 1024 * 1024)]).stream()
    server.dropsConnection = (request) => /^POST .*uploadId/.test(request)
    await expect(store.put(newKey(), body, { maxBytes: 1e9, type: 'text/plain' })).rejects.toBeInstanceOf(
      FileStoreUnavailable,
    )
    expect([server.objects.size, server.uploads.size]).toEqual([0, 0])
  })
})

describe('S3 access', () => {
  test.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }],
    ['an unknown key', { accessKeyId: 'unknown' }],
    ['a wrong region', { region: 'us-west-2' }],
    ['a bucket that is not there', { bucket: 'other' }],
  ])('with %s is an error and never looks like an empty store', async (_, config) => {
    await expect(createStore(config).check()).rejects.toBeInstanceOf(FileStoreUnavailable)
    await expect(collect(createStore(config).list())).rejects.toBeInstanceOf(FileStoreUnavailable)
  })

  test('does not list or abort files of other programs in the bucket', async () => {
    const otherFile = { bytes: Buffer.from('x'), type: '', modified: new Date(0) }
    server.objects.set('backups/monday.tar', otherFile).set('notes.txt', otherFile)
    const upload = { type: '', initiated: new Date(0), parts: new Map() }
    server.uploads.set('other', { ...upload, key: 'backups/tuesday.tar' })
    server.uploads.set('own', { ...upload, key: newKey() })
    expect(await collect(createStore().list())).toEqual([])
    expect(await createStore().removeUnfinished(new Date())).toBe(1)
    expect([...server.uploads.keys()]).toEqual(['other'])
  })
})
