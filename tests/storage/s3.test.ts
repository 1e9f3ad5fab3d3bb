import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FilesUnavailable } from '#backend/storage/files/file-store.ts'
import { createS3Store } from '#backend/storage/files/s3.ts'
import { allOf } from './all-of.ts'
import { type S3Server, startS3Server } from './s3/server.ts'

let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.close())
beforeEach(() => {
  server.objects.clear()
  server.troubles.length = 0
  server.asked.length = 0
  server.drops = () => false
})

const open = (settings: Partial<S3Server['settings']> = {}, timeoutMs = 30_000) =>
  createS3Store({ ...server.settings, ...settings }, { timeoutMs, retryMs: 1 })
/** Little patience only with what never answers. */
const openFor = (trouble: string) => open({}, ['hang', 'stop halfway'].includes(trouble) ? 1500 : 30_000)
const newKey = () => `pages/${randomUUID()}`
const put = (store = open(), key = newKey()) =>
  store.put(key, new Blob(['hello']).stream(), { maxBytes: 100, type: 'text/plain' })

describe('S3 in trouble', () => {
  test.each(['unavailable', 'drop', 'hang'] as const)(
    '%s once: asked again, and it works',
    async (trouble) => {
      server.troubles.push(trouble)
      expect(await put(openFor(trouble))).toMatchObject({ size: 5 })
      expect(server.asked).toHaveLength(2)
      expect(server.objects.size).toBe(1)
    },
  )

  test.each(['unavailable', 'drop', 'hang'] as const)('%s twice: given up, nothing left', async (trouble) => {
    server.troubles.push(trouble, trouble)
    await expect(put(openFor(trouble))).rejects.toBeInstanceOf(FilesUnavailable)
    expect(server.asked).toHaveLength(2)
    expect(server.objects.size).toBe(0)
  })

  test('a file that stops halfway ends as an error, not as half a file', async () => {
    const key = newKey()
    await put(open(), key)
    server.troubles.push('stop halfway')
    const half = await openFor('stop halfway').get(key)
    await expect(new Response(half).text()).rejects.toThrow()
  })

  test('a large upload whose end is lost is called off', async () => {
    const store = createS3Store(server.settings)
    const body = new Blob([new Uint8Array(9 * 1024 * 1024)]).stream()
    server.drops = (asked) => /^POST .*uploadId/.test(asked)
    await expect(store.put(newKey(), body, { maxBytes: 1e9, type: 'text/plain' })).rejects.toBeInstanceOf(
      FilesUnavailable,
    )
    expect([server.objects.size, server.uploads.size]).toEqual([0, 0])
  })
})

describe('S3 and strangers', () => {
  test.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }],
    ['an unknown key', { accessKeyId: 'stranger' }],
    ['a wrong region', { region: 'us-west-2' }],
    ['a bucket that is not there', { bucket: 'other' }],
  ])('%s is said, and never taken for an empty store', async (_, settings) => {
    await expect(open(settings).check()).rejects.toBeInstanceOf(FilesUnavailable)
    await expect(allOf(open(settings).list())).rejects.toBeInstanceOf(FilesUnavailable)
  })

  test('what somebody else keeps in the bucket is neither listed nor called off', async () => {
    const theirs = { bytes: Buffer.from('x'), type: '', modified: new Date(0) }
    server.objects.set('backups/monday.tar', theirs).set('notes.txt', theirs)
    const upload = { type: '', initiated: new Date(0), parts: new Map() }
    server.uploads.set('theirs', { ...upload, key: 'backups/tuesday.tar' })
    server.uploads.set('ours', { ...upload, key: newKey() })
    expect(await allOf(open().list())).toEqual([])
    expect(await open().discardDrafts(new Date())).toBe(1)
    expect([...server.uploads.keys()]).toEqual(['theirs'])
  })
})
