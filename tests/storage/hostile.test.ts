// What somebody who may store files could try to do to everybody else with one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sniff } from '#backend/storage/content-type.ts'
import { ANNA, DRAWING, type Files, openFiles } from './open-files.ts'

let open: Files
beforeAll(async () => {
  open = await openFiles()
})
afterAll(() => open.close())

const bytes = (text: string) => new TextEncoder().encode(text)
const ask = (method: string, path: string, init: RequestInit = {}) =>
  open.fetch(
    new Request(`http://localhost/storage/v1/${path}`, {
      method,
      ...init,
      headers: { authorization: 'Bearer service', ...init.headers },
    }),
  )

describe('what a file is', () => {
  test('is seen behind any number of comments, without getting lost among them', () => {
    expect(sniff(bytes('<!---->'.repeat(140) + '!'))).toBeUndefined()
    expect(sniff(bytes(`<?xml version="1.0"?>${'<!-- -->\n'.repeat(90)}<svg>`))).toBe('image/svg+xml')
    expect(sniff(bytes(`${'<!-- a -->'.repeat(50)} <script>`))).toBe('text/html')
  })

  test('must be said in a way that fits into a header', async () => {
    const form = new FormData()
    form.set('contentType', 'text/plain\r\nset-cookie: a=b')
    form.set('', new Blob(['x']))
    expect((await ask('POST', 'object/open/header.txt', { body: form })).status).toBe(415)
  })
})

test('metadata that no database can keep is refused, not stumbled over', async () => {
  const metadata = Buffer.from('{"a":"\\u0000"}').toString('base64')
  const headers = { 'content-type': 'text/plain', 'x-metadata': metadata }
  expect((await ask('POST', 'object/open/zero.txt', { body: 'x', headers })).status).toBe(400)
})

test.each(['object/list/%E0%A4', 'object/list-v2/%E0%A4'])(
  '%s is an address that is not well-formed',
  async (path) => {
    expect((await ask('POST', path, { body: '{}' })).status).toBe(400)
  },
)

describe('between buckets', () => {
  const inside = () => open.as('service').storage.from('private')
  const bring = async (name: string, body: string, contentType: string) =>
    expect(
      (await open.as('service').storage.from('open').upload(name, body, { contentType })).error,
    ).toBeNull()
  const carry = (verb: 'copy' | 'move', sourceKey: string) =>
    ask('POST', `object/${verb}`, {
      body: JSON.stringify({
        bucketId: 'open',
        sourceKey,
        destinationKey: 'here',
        destinationBucket: 'private',
      }),
    })

  test('a file does not slip past the kinds and sizes of the other', async () => {
    await bring('page.html', '<html><script></script></html>', 'text/html')
    await bring('long.txt', 'x'.repeat(2000), 'text/plain')
    expect((await carry('copy', 'page.html')).status).toBe(415)
    expect((await carry('move', 'long.txt')).status).toBe(413)
    expect((await inside().list()).data).toEqual([])
  })

  test('nothing is moved that may not be taken away', async () => {
    await open.sql.unsafe(`
      create policy "anna reads the open ones" on storage.objects for select to authenticated using (bucket_id = 'open')`)
    await bring('note.txt', 'x', 'text/plain')
    const { error } = await open
      .as('anna')
      .storage.from('open')
      .move('note.txt', `${ANNA}/note.txt`, { destinationBucket: 'private' })
    expect(error).not.toBeNull()
    expect((await inside().list(ANNA)).data).toEqual([])
  })
})

test('a picture only some may see is kept by nobody in between', async () => {
  await open
    .as('service')
    .storage.from('private')
    .upload(`${ANNA}/cat.svg`, DRAWING, { contentType: 'image/svg+xml' })
  const path = `private/${ANNA}/cat.svg`
  const seen = await ask('GET', `render/image/authenticated/${path}?width=20`, {
    headers: { authorization: 'Bearer anna' },
  })
  expect(seen.headers.get('cache-control')).toMatch(/^private/)
  const { data } = await open
    .as('anna')
    .storage.from('private')
    .createSignedUrl(`${ANNA}/cat.svg`, 60, { transform: { width: 20 } })
  const signed = await open.fetch(new Request(data!.signedUrl))
  expect([signed.status, signed.headers.get('cache-control')]).toEqual([200, 'private, max-age=86400'])
})
