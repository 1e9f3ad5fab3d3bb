import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StorageFixture, createStorageFixture } from './support/storage-fixture.ts'

let fixture: StorageFixture
beforeAll(async () => {
  fixture = await createStorageFixture()
})
afterAll(() => fixture.close())

test('the service role creates, finds, changes, empties and deletes a bucket', async () => {
  const { storage } = fixture.as('service')
  expect((await storage.createBucket('drawings', { public: false })).error).toBeNull()
  expect((await storage.getBucket('drawings')).data).toMatchObject({ id: 'drawings', public: false })
  expect((await storage.updateBucket('drawings', { public: true })).error).toBeNull()
  const found = await storage.listBuckets({ search: 'draw', limit: 1, sortColumn: 'name', sortOrder: 'desc' })
  expect(found.data).toMatchObject([{ id: 'drawings', public: true }])

  const files = storage.from('drawings')
  await files.upload('a.txt', 'a', { contentType: 'text/plain' })
  const { publicUrl } = files.getPublicUrl('a.txt').data
  expect(await (await fixture.fetch(new Request(publicUrl))).text()).toBe('a')
  expect((await storage.deleteBucket('drawings')).error).toMatchObject({ statusCode: '409' })
  expect((await storage.emptyBucket('drawings')).error).toBeNull()
  expect((await fixture.fetch(new Request(publicUrl))).status).toBe(404)
  expect((await storage.deleteBucket('drawings')).error).toBeNull()
  expect((await storage.getBucket('drawings')).error).toMatchObject({ statusCode: '404' })
})

test.each([
  ['20mb', 20_000_000],
  ['1.5KB', 1_500],
  ['300', 300],
  [42, 42],
])('a bucket accepts the file size limit %j', async (fileSizeLimit, bytes) => {
  const { storage } = fixture.as('service')
  const id = `limit-${bytes}`
  expect((await storage.createBucket(id, { public: false, fileSizeLimit })).error).toBeNull()
  expect((await storage.getBucket(id)).data!.file_size_limit).toBe(bytes)
  const listed = (await storage.listBuckets()).data!.find((bucket) => bucket.id === id)
  expect(listed!.file_size_limit).toBe(bytes)
  expect((await storage.updateBucket(id, { public: false, fileSizeLimit: 'plenty' })).error).not.toBeNull()
})

test('users neither see nor change buckets, and no bucket can have a reserved name', async () => {
  const { storage } = fixture.as('anna')
  expect((await storage.listBuckets()).data).toEqual([])
  expect((await storage.emptyBucket('open')).error).toMatchObject({ statusCode: '403' })
  expect((await storage.updateBucket('open', { public: false })).error).not.toBeNull()
  expect((await storage.deleteBucket('open')).error).not.toBeNull()
  for (const name of ['_renditions', '_check', '.waiting', '../x', 'UPPER', ''])
    expect((await fixture.as('service').storage.createBucket(name)).error).not.toBeNull()
})

test.each(['bucket/open/lifecycle', 'bucket/open/other', 'bucket/open/empty/more'])(
  'POST %s does not empty the bucket',
  async (path) => {
    await fixture
      .as('service')
      .storage.from('open')
      .upload('stays.txt', 'x', { upsert: true, contentType: 'text/plain' })
    const response = await fixture.fetch(
      new Request(`http://localhost/storage/v1/${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer service' },
      }),
    )
    expect(response.status).toBe(404)
    expect((await fixture.as('service').storage.from('open').exists('stays.txt')).data).toBe(true)
  },
)
