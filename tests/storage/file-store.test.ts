import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskStore } from '#backend/storage/files/disk-store.ts'
import { type FileStore, isFileKey } from '#backend/storage/files/file-store.ts'
import { createS3Store } from '#backend/storage/files/s3-store.ts'
import { createFileStore } from '#server/startup/create-file-store.ts'
import { collect } from './support/collect.ts'
import { startFakeS3Server } from './support/fake-s3-server.ts'

interface TestStore {
  store: FileStore
  /** The number of temporary files or unfinished uploads. */
  countUnfinished(): Promise<number>
  close(): Promise<void> | void
}

async function openDisk(): Promise<TestStore> {
  const root = mkdtempSync(path.join(tmpdir(), 'colorami-store-'))
  const temporaryFolder = path.join(root, '.waiting')
  return {
    store: createDiskStore(root),
    countUnfinished: async () => readdirSync(temporaryFolder).length,
    close: () => rmSync(root, { recursive: true, force: true }),
  }
}

async function openS3(): Promise<TestStore> {
  const server = await startFakeS3Server()
  server.pageSize = 2
  return {
    store: createS3Store(server.config, { retryMs: 1 }),
    countUnfinished: async () => server.uploads.size,
    close: () => server.close(),
  }
}

/** `TEST_S3=endpoint,region,bucket,key,secret` runs the same tests against a real S3 service. */
async function openConfiguredS3(): Promise<TestStore> {
  const [endpoint = '', region = '', bucket = '', accessKeyId = '', secretAccessKey = ''] =
    process.env.TEST_S3!.split(',')
  const store = createS3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey })
  return {
    store,
    countUnfinished: () => store.removeUnfinished(new Date(Date.now() + 86_400_000)),
    close() {},
  }
}

const adapters = [
  { name: 'disk', open: openDisk },
  { name: 'S3', open: openS3 },
  ...(process.env.TEST_S3 ? [{ name: 'S3 (TEST_S3)', open: openConfiguredS3 }] : []),
]

const newKey = (bucket = 'pages') => `${bucket}/${randomUUID()}`
const streamOf = (...chunks: (string | Uint8Array)[]) => new Blob(chunks as BlobPart[]).stream()
const textOf = async (stream: ReadableStream<Uint8Array> | undefined) =>
  stream && (await new Response(stream).text())
const keysOf = async (store: FileStore) => (await collect(store.list())).map(({ key }) => key)
const OPTIONS = { maxBytes: 100 * 1024 * 1024, type: 'text/plain' }

describe.each(adapters)('files on $name', ({ open }) => {
  let fixture: TestStore
  let store: FileStore
  beforeAll(async () => {
    fixture = await open()
    store = fixture.store
  })
  afterAll(() => fixture.close())

  test('a stored file is returned whole and in ranges, and put returns its size and digest', async () => {
    const key = newKey()
    expect(await store.put(key, streamOf('0123', '456789'), OPTIONS)).toEqual({
      size: 10,
      etag: '781e5e245d69b566979b86e28d23f2c7',
    })
    expect(await textOf(await store.get(key))).toBe('0123456789')
    expect(await textOf(await store.get(key, { start: 2, end: 4 }))).toBe('234')
    expect(await textOf(await store.get(key, { start: 9, end: 9 }))).toBe('9')
  })

  test('an empty file can be stored and read', async () => {
    const key = newKey()
    expect(await store.put(key, streamOf(), OPTIONS)).toMatchObject({ size: 0 })
    expect(await textOf(await store.get(key))).toBe('')
  })

  test('a large file is stored completely', async () => {
    const key = newKey()
    const megabytes = Array.from({ length: 19 }, (_, index) => new Uint8Array(1024 * 1024).fill(index))
    expect(await store.put(key, streamOf(...megabytes), OPTIONS)).toMatchObject({ size: 19 * 1024 * 1024 })
    const back = Buffer.from(await new Response(await store.get(key)).arrayBuffer())
    expect(back.equals(Buffer.concat(megabytes))).toBe(true)
    expect(await fixture.countUnfinished()).toBe(0)
  })

  test('a missing file is undefined, cannot be copied, and is ignored by remove', async () => {
    expect(await store.get(newKey())).toBeUndefined()
    expect(await store.copy(newKey(), newKey())).toBe(false)
    await expect(store.remove([newKey()])).resolves.toBeUndefined()
  })

  test('a copy remains when its original is removed', async () => {
    const [from, to] = [newKey(), newKey('other.bucket')]
    await store.put(from, streamOf('twice'), OPTIONS)
    expect(await store.copy(from, to)).toBe(true)
    await store.remove([from])
    expect(await textOf(await store.get(to))).toBe('twice')
    expect(await store.get(from)).toBeUndefined()
  })

  test('every file is listed with its age and size, over several pages', async () => {
    const keys = Array.from({ length: 5 }, () => newKey('listed'))
    for (const key of keys) await store.put(key, streamOf('abc'), OPTIONS)
    const listed = (await collect(store.list())).filter(({ key }) => key.startsWith('listed/'))
    expect(listed.map(({ key }) => key).sort()).toEqual(keys.sort())
    for (const { size, modified } of listed) {
      expect(size).toBe(3)
      expect(Math.abs(Date.now() - modified.getTime())).toBeLessThan(60_000)
    }
    await store.remove(keys)
    expect((await keysOf(store)).filter((key) => key.startsWith('listed/'))).toEqual([])
  })

  test.each([
    ['a small', 10],
    ['a large', 20 * 1024 * 1024],
  ])('%s file that exceeds maxBytes is rejected and leaves nothing', async (_, size) => {
    const key = newKey()
    const body = streamOf(new Uint8Array(size))
    await expect(store.put(key, body, { maxBytes: size - 1, type: 'text/plain' })).rejects.toMatchObject({
      status: 413,
    })
    expect(await store.get(key)).toBeUndefined()
    expect(await fixture.countUnfinished()).toBe(0)
  })

  test.each([
    ['early', 1],
    ['late', 12],
  ])('a stream that fails %s leaves nothing', async (_, megabytes) => {
    const key = newKey()
    let left = megabytes
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left-- > 0) controller.enqueue(new Uint8Array(1024 * 1024))
        else controller.error(new Error('connection lost'))
      },
    })
    await expect(store.put(key, broken, OPTIONS)).rejects.toThrow('connection lost')
    expect(await store.get(key)).toBeUndefined()
    expect(await fixture.countUnfinished()).toBe(0)
  })

  test.each(['../etc/passwd', 'pages/../../x', 'pages', '/etc/passwd', 'pages/a/b', 'pages/cat.svg', ''])(
    'the key %j is rejected',
    async (key) => {
      expect(isFileKey(key)).toBe(false)
      await expect(store.put(key, streamOf('x'), OPTIONS)).rejects.toThrow('invalid file key')
      await expect(store.get(key)).rejects.toThrow('invalid file key')
      await expect(store.remove([key])).rejects.toThrow('invalid file key')
      await expect(store.copy(key, newKey())).rejects.toThrow('invalid file key')
    },
  )

  test('a check succeeds and leaves no file', async () => {
    await expect(store.check()).resolves.toBeUndefined()
    expect((await keysOf(store)).filter((key) => key.startsWith('_check/'))).toEqual([])
  })
})

test('on disk, touch renews a file, and old temporary files of a crash are removed', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'colorami-store-'))
  const store = createDiskStore(root)
  const key = newKey()
  await store.put(key, streamOf('x'), OPTIONS)
  utimesSync(path.join(root, 'pages', key.slice(6, 8), key.slice(6)), 0, 0)
  await store.touch(key)
  const [listed] = await collect(store.list())
  expect(listed!.modified.getTime()).toBeGreaterThan(Date.now() - 60_000)

  const leftover = path.join(root, '.waiting', 'left-by-a-crash')
  writeFileSync(leftover, 'half a')
  expect(await store.removeUnfinished(new Date(Date.now() - 60_000))).toBe(0)
  utimesSync(leftover, 0, 0)
  expect(await store.removeUnfinished(new Date(Date.now() - 60_000))).toBe(1)
  expect(existsSync(leftover)).toBe(false)
  rmSync(root, { recursive: true })
})

test.skipIf(process.platform === 'win32')('other users of the machine can read no file', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'colorami-store-'))
  const root = path.join(parent, 'files')
  const key = newKey()
  await createDiskStore(root).put(key, streamOf('x'), OPTIONS)
  const file = path.join(root, 'pages', key.slice(6, 8), key.slice(6))
  const modes = [root, path.dirname(file), file].map((each) => (statSync(each).mode & 0o777).toString(8))
  expect(modes).toEqual(['700', '700', '600'])
  // A folder of an earlier version is closed at the start.
  chmodSync(root, 0o755)
  createFileStore({ dataDir: parent })
  expect((statSync(root).mode & 0o777).toString(8)).toBe('700')
  rmSync(parent, { recursive: true })
})

test.skipIf(process.platform === 'win32')('a full disk leaves no partial file', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'colorami-store-'))
  // The shell's limit on file size simulates a full disk: the write fails in the middle.
  const script = `
    import { createDiskStore } from '#backend/storage/files/disk-store.ts'
    const body = new Blob([new Uint8Array(4 * 1024 * 1024)]).stream()
    const options = { maxBytes: 1e9, type: 'text/plain' }
    await createDiskStore(${JSON.stringify(root)}).put('${newKey()}', body, options)
      .catch((error) => console.log(error.name))`
  const { stdout } = spawnSync(
    'sh',
    ['-c', 'ulimit -f 1024; exec "$0" --input-type=module -e "$1"', process.execPath, script],
    { encoding: 'utf8' },
  )
  expect(stdout.trim()).toBe('FileStoreUnavailable')
  expect(readdirSync(root)).toEqual(['.waiting'])
  expect(readdirSync(path.join(root, '.waiting'))).toEqual([])
  rmSync(root, { recursive: true })
})
