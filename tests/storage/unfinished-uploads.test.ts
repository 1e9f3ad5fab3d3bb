import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ANNA, BEN, type StorageFixture, createStorageFixture } from './support/storage-fixture.ts'

let fixture: StorageFixture
beforeAll(async () => {
  fixture = await createStorageFixture({
    maxFileBytes: 1_000_000,
    maxOpenUploads: 3,
    maxOpenUploadsPerAddress: 4,
    maxOpenBytesPerAddress: 2_500,
  })
})
afterAll(() => fixture.close())
beforeEach(() => fixture.sql`delete from storage.resumable_uploads`)

const USERS = { anna: ANNA, ben: BEN }
const encode = (text: string) => Buffer.from(text).toString('base64')

/** Opens a resumable upload in the user's own folder, and returns the status of the response. */
async function open(
  user: keyof typeof USERS,
  { address = 'school', length = 3 }: { address?: string; length?: number | 'unknown' } = {},
): Promise<number> {
  const name = `${USERS[user]}/${randomUUID()}.txt`
  const metadata = { bucketName: 'private', objectName: name, contentType: 'text/plain' }
  const response = await fixture.fetch(
    new Request('http://localhost/storage/v1/upload/resumable', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${user}`,
        'tus-resumable': '1.0.0',
        'x-client': address,
        'upload-metadata': Object.entries(metadata)
          .map(([key, value]) => `${key} ${encode(value)}`)
          .join(','),
        ...(length === 'unknown' ? { 'upload-defer-length': '1' } : { 'upload-length': String(length) }),
      },
    }),
  )
  return response.status
}

test('accounts of one address share a bound for their unfinished uploads', async () => {
  for (let count = 0; count < 3; count++) expect(await open('anna')).toBe(201)
  expect(await open('ben')).toBe(201)
  expect(await open('ben')).toBe(429)
  expect(await open('ben', { address: 'home' })).toBe(201)
})

test('uploads opened at once by accounts of one address are all counted', async () => {
  const statuses = await Promise.all([1, 2, 3].flatMap(() => [open('anna'), open('ben')]))
  expect(statuses.filter((status) => status === 201)).toHaveLength(4)
})

test('the declared lengths of unfinished uploads are bounded, and an unknown length counts as the longest', async () => {
  expect(await open('anna', { length: 10 ** 14 })).toBe(413)
  expect(await open('anna', { length: 1000 })).toBe(201)
  expect(await open('ben', { length: 1000 })).toBe(201)
  expect(await open('ben', { length: 1000 })).toBe(429)
  expect(await open('anna', { length: 'unknown', address: 'home' })).toBe(429)
})
