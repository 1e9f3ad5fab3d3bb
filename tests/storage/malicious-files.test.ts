// Attacks by a user who may upload files.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sniffType } from '#backend/storage/content-type.ts'
import { ANNA, DRAWING, type StorageFixture, createStorageFixture } from './support/storage-fixture.ts'

let fixture: StorageFixture
beforeAll(async () => {
  fixture = await createStorageFixture()
})
afterAll(() => fixture.close())

const bytes = (text: string) => new TextEncoder().encode(text)
const send = (method: string, path: string, init: RequestInit = {}) =>
  fixture.fetch(
    new Request(`http://localhost/storage/v1/${path}`, {
      method,
      ...init,
      headers: { authorization: 'Bearer service', ...init.headers },
    }),
  )

describe('the type of a file', () => {
  test('is recognized after any number of comments', () => {
    expect(sniffType(bytes('<!---->'.repeat(140) + '!'))).toBeUndefined()
    expect(sniffType(bytes(`<?xml version="1.0"?>${'<!-- -->\n'.repeat(90)}<svg>`))).toBe('image/svg+xml')
    expect(sniffType(bytes(`${'<!-- a -->'.repeat(50)} <script>`))).toBe('text/html')
  })

  test('is rejected when it contains a line break, because it becomes a header', async () => {
    const form = new FormData()
    form.set('contentType', 'text/plain\r\nset-cookie: a=b')
    form.set('', new Blob(['x']))
    expect((await send('POST', 'object/open/header.txt', { body: form })).status).toBe(415)
  })
})

test('metadata with a NUL character is rejected, because the database cannot store it', async () => {
  const metadata = Buffer.from('{"a":"\\u0000"}').toString('base64')
  const headers = { 'content-type': 'text/plain', 'x-metadata': metadata }
  expect((await send('POST', 'object/open/zero.txt', { body: 'x', headers })).status).toBe(400)
})

test.each(['object/list/%E0%A4', 'object/list-v2/%E0%A4'])(
  '%s is rejected, because its percent-encoding is malformed',
  async (path) => {
    expect((await send('POST', path, { body: '{}' })).status).toBe(400)
  },
)

describe('moving and copying between buckets', () => {
  const privateBucket = () => fixture.as('service').storage.from('private')
  const upload = async (name: string, body: string, contentType: string) =>
    expect(
      (await fixture.as('service').storage.from('open').upload(name, body, { contentType })).error,
    ).toBeNull()
  const transfer = (verb: 'copy' | 'move', sourceKey: string) =>
    send('POST', `object/${verb}`, {
      body: JSON.stringify({
        bucketId: 'open',
        sourceKey,
        destinationKey: 'here',
        destinationBucket: 'private',
      }),
    })

  test('applies the type and size limits of the target bucket', async () => {
    await upload('page.html', '<html><script></script></html>', 'text/html')
    await upload('long.txt', 'x'.repeat(2000), 'text/plain')
    expect((await transfer('copy', 'page.html')).status).toBe(415)
    expect((await transfer('move', 'long.txt')).status).toBe(413)
    expect((await privateBucket().list()).data).toEqual([])
  })

  test('requires the right to delete the source', async () => {
    await fixture.sql.unsafe(`
      create policy "anna reads the open ones" on storage.objects for select to authenticated using (bucket_id = 'open')`)
    await upload('note.txt', 'x', 'text/plain')
    const { error } = await fixture
      .as('anna')
      .storage.from('open')
      .move('note.txt', `${ANNA}/note.txt`, { destinationBucket: 'private' })
    expect(error).not.toBeNull()
    expect((await privateBucket().list(ANNA)).data).toEqual([])
  })
})

test('rendered pictures from private buckets are not stored by shared caches', async () => {
  await fixture
    .as('service')
    .storage.from('private')
    .upload(`${ANNA}/cat.svg`, DRAWING, { contentType: 'image/svg+xml' })
  const path = `private/${ANNA}/cat.svg`
  const rendered = await send('GET', `render/image/authenticated/${path}?width=20`, {
    headers: { authorization: 'Bearer anna' },
  })
  expect(rendered.headers.get('cache-control')).toMatch(/^private/)
  const { data } = await fixture
    .as('anna')
    .storage.from('private')
    .createSignedUrl(`${ANNA}/cat.svg`, 60, { transform: { width: 20 } })
  const signed = await fixture.fetch(new Request(data!.signedUrl))
  expect([signed.status, signed.headers.get('cache-control')]).toEqual([200, 'private, max-age=86400'])
})
