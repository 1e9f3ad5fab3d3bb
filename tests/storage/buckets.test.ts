import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Files, openFiles } from './open-files.ts'

let opened: Files
beforeAll(async () => {
  opened = await openFiles()
})
afterAll(() => opened.close())

test('a bucket is made, found, changed, emptied and deleted by the service', async () => {
  const { storage } = opened.as('service')
  expect((await storage.createBucket('drawings', { public: false })).error).toBeNull()
  expect((await storage.getBucket('drawings')).data).toMatchObject({ id: 'drawings', public: false })
  expect((await storage.updateBucket('drawings', { public: true })).error).toBeNull()
  const found = await storage.listBuckets({ search: 'draw', limit: 1, sortColumn: 'name', sortOrder: 'desc' })
  expect(found.data).toMatchObject([{ id: 'drawings', public: true }])

  const files = storage.from('drawings')
  await files.upload('a.txt', 'a', { contentType: 'text/plain' })
  const { publicUrl } = files.getPublicUrl('a.txt').data
  expect(await (await opened.fetch(new Request(publicUrl))).text()).toBe('a')
  expect((await storage.deleteBucket('drawings')).error).toMatchObject({ statusCode: '409' })
  expect((await storage.emptyBucket('drawings')).error).toBeNull()
  expect((await opened.fetch(new Request(publicUrl))).status).toBe(404)
  expect((await storage.deleteBucket('drawings')).error).toBeNull()
  expect((await storage.getBucket('drawings')).error).toMatchObject({ statusCode: '404' })
})

test('nobody else sees or changes buckets, and none can have a name of ours', async () => {
  const { storage } = opened.as('anna')
  expect((await storage.listBuckets()).data).toEqual([])
  expect((await storage.emptyBucket('open')).error).toMatchObject({ statusCode: '403' })
  expect((await storage.updateBucket('open', { public: false })).error).not.toBeNull()
  expect((await storage.deleteBucket('open')).error).not.toBeNull()
  for (const name of ['_renditions', '_check', '.waiting', '../x', 'UPPER', ''])
    expect((await opened.as('service').storage.createBucket(name)).error).not.toBeNull()
})

test.each(['bucket/open/lifecycle', 'bucket/open/other', 'bucket/open/empty/more'])(
  'POST %s is not taken for emptying it',
  async (address) => {
    await opened
      .as('service')
      .storage.from('open')
      .upload('stays.txt', 'x', { upsert: true, contentType: 'text/plain' })
    const response = await opened.fetch(
      new Request(`http://localhost/storage/v1/${address}`, {
        method: 'POST',
        headers: { authorization: 'Bearer service' },
      }),
    )
    expect(response.status).toBe(404)
    expect((await opened.as('service').storage.from('open').exists('stays.txt')).data).toBe(true)
  },
)
