import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WireError } from '#backend/wire-error.ts'
import { createStorage } from '#backend/storage/create-storage.ts'
import { createDiskStore } from '#backend/storage/files/disk.ts'
import { platformDatabase, type TestDatabase } from '../support/database.ts'

const ANNA = '00000000-0000-4000-8000-00000000000a'
const BEN = '00000000-0000-4000-8000-00000000000b'

let database: TestDatabase
let folder: string
let fetchStorage: (request: Request) => Promise<Response>

/** Tokens of this test are plain words: what is tested here is what files do with an identity, not how it is proven. */
const identify = async (request: Request) => {
  const bearer = request.headers.get('authorization')?.replace('Bearer ', '')
  if (bearer === 'service') return { role: 'service_role', claims: { role: 'service_role' } }
  if (bearer === 'anna' || bearer === 'ben')
    return { role: 'authenticated', claims: { role: 'authenticated', sub: bearer === 'anna' ? ANNA : BEN } }
  if (bearer === 'key') return { role: 'anon', claims: { role: 'anon' } }
  throw new WireError(401, 'bad_jwt', 'Invalid JWT')
}

const as = (who: string): SupabaseClient =>
  createClient('http://localhost:9', 'key', {
    accessToken: async () => who,
    global: { fetch: (input, init) => fetchStorage(new Request(input as string, init)) },
  })

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><path d="M10 10h190v277H10z" fill="#fff" stroke="#000" stroke-width="3"/></svg>'

beforeAll(async () => {
  database = await platformDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'colorami-files-'))
  const storage = createStorage({ sql: database.sql, files: createDiskStore(folder), identify })
  fetchStorage = storage.fetch
  await as('service').storage.createBucket('open', { public: true })
  await as('service').storage.createBucket('private', {
    public: false,
    fileSizeLimit: 1000,
    allowedMimeTypes: ['text/plain', 'image/*'],
  })
  await database.sql.unsafe(`
    create policy "own folder" on storage.objects for all to authenticated
      using (bucket_id = 'private' and (storage.foldername(name))[1] = auth.uid()::text)
      with check (bucket_id = 'private' and (storage.foldername(name))[1] = auth.uid()::text)`)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a file', () => {
  test('is uploaded, read, described, listed, copied, moved and removed', async () => {
    const files = as('service').storage.from('open')
    const { data, error } = await files.upload('animals/cat.svg', svg, {
      contentType: 'image/svg+xml',
      cacheControl: '60',
      metadata: { drawn: 'yes' },
    })
    expect(error).toBeNull()
    expect(data).toMatchObject({ path: 'animals/cat.svg', fullPath: 'open/animals/cat.svg' })
    expect(await (await files.download('animals/cat.svg')).data!.text()).toBe(svg)
    expect((await files.info('animals/cat.svg')).data).toMatchObject({
      size: svg.length,
      contentType: 'image/svg+xml',
      metadata: { drawn: 'yes' },
    })
    expect((await files.exists('animals/cat.svg')).data).toBe(true)
    expect((await files.exists('animals/dog.svg')).data).toBe(false)
    expect((await files.list()).data).toMatchObject([{ name: 'animals', id: null }])
    expect((await files.list('animals', { search: 'CAT' })).data).toMatchObject([{ name: 'cat.svg' }])
    expect((await files.copy('animals/cat.svg', 'animals/twin.svg')).error).toBeNull()
    expect((await files.move('animals/twin.svg', 'animals/kitten.svg')).error).toBeNull()
    expect((await files.list('animals')).data!.map(({ name }) => name)).toEqual(['cat.svg', 'kitten.svg'])
    expect((await files.listV2({ prefix: 'animals/', limit: 1 })).data).toMatchObject({
      hasNext: true,
      objects: [{ name: 'animals/cat.svg' }],
    })
    expect((await files.remove(['animals/cat.svg', 'animals/kitten.svg', 'nothing'])).data).toHaveLength(2)
    expect((await files.list('animals')).data).toEqual([])
  })

  test('is never overwritten by accident, and replaced when asked', async () => {
    const files = as('service').storage.from('open')
    await files.upload('once.txt', 'one', { contentType: 'text/plain' })
    expect((await files.upload('once.txt', 'two', { contentType: 'text/plain' })).error).toMatchObject({
      message: 'The resource already exists',
    })
    expect(
      (await files.upload('once.txt', 'two', { contentType: 'text/plain', upsert: true })).error,
    ).toBeNull()
    expect((await files.update('once.txt', 'three', { contentType: 'text/plain' })).error).toBeNull()
    expect(await (await files.download('once.txt')).data!.text()).toBe('three')
    expect((await files.update('never.txt', 'x', { contentType: 'text/plain' })).error).not.toBeNull()
  })

  test('may come as a form with any name people write', async () => {
    const files = as('service').storage.from('open')
    const { error } = await files.upload(
      'Zeichnungen/Bär & Löwe (2).txt',
      new Blob(['hallo'], { type: 'text/plain' }),
    )
    expect(error).toBeNull()
    expect(await (await files.download('Zeichnungen/Bär & Löwe (2).txt')).data!.text()).toBe('hallo')
  })

  test('answers ranges and conditions', async () => {
    await as('service').storage.from('open').upload('range.txt', '0123456789', { contentType: 'text/plain' })
    const get = (headers: Record<string, string>) =>
      fetchStorage(new Request('http://localhost/storage/v1/object/public/open/range.txt', { headers }))
    const part = await get({ range: 'bytes=2-4' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ])
    expect((await get({ range: 'bytes=99-' })).status).toBe(416)
    const etag = (await get({})).headers.get('etag')!
    expect((await get({ 'if-none-match': etag })).status).toBe(304)
  })
})

describe('rights', () => {
  test('everybody has a folder of their own and sees no other', async () => {
    expect(
      (
        await as('anna')
          .storage.from('private')
          .upload(`${ANNA}/diary.txt`, 'secret', { contentType: 'text/plain' })
      ).error,
    ).toBeNull()
    expect(
      (
        await as('ben')
          .storage.from('private')
          .upload(`${ANNA}/hello.txt`, 'x', { contentType: 'text/plain' })
      ).error,
    ).toMatchObject({ statusCode: '403' })
    expect((await as('ben').storage.from('private').download(`${ANNA}/diary.txt`)).error).not.toBeNull()
    expect((await as('ben').storage.from('private').list(ANNA)).data).toEqual([])
    expect(
      (
        await as('ben')
          .storage.from('private')
          .remove([`${ANNA}/diary.txt`])
      ).data,
    ).toEqual([])
    expect(
      (await as('ben').storage.from('private').copy(`${ANNA}/diary.txt`, `${BEN}/mine.txt`)).error,
    ).not.toBeNull()
    expect((await as('key').storage.from('private').list(ANNA)).data).toEqual([])
    expect((await as('key').storage.createBucket('mine')).error).not.toBeNull()
    const publicTry = await fetchStorage(
      new Request(`http://localhost/storage/v1/object/public/private/${ANNA}/diary.txt`),
    )
    expect(publicTry.status).toBe(404)
    expect(await (await as('anna').storage.from('private').download(`${ANNA}/diary.txt`)).data!.text()).toBe(
      'secret',
    )
  })

  test('a signed address opens one file for a while, and nothing else', async () => {
    const { data } = await as('anna').storage.from('private').createSignedUrl(`${ANNA}/diary.txt`, 60)
    expect(await (await fetchStorage(new Request(data!.signedUrl))).text()).toBe('secret')
    expect((await fetchStorage(new Request(data!.signedUrl.replace('diary', 'other')))).status).toBe(400)
    expect((await fetchStorage(new Request(`${data!.signedUrl.slice(0, -2)}xx`))).status).toBe(400)
    expect(
      (await as('ben').storage.from('private').createSignedUrl(`${ANNA}/diary.txt`, 60)).error,
    ).not.toBeNull()
    const several = await as('anna')
      .storage.from('private')
      .createSignedUrls([`${ANNA}/diary.txt`, 'nothing.txt'], 60)
    expect(several.data!.map(({ error }) => error === null)).toEqual([true, false])
  })

  test('a signed upload lets somebody else bring one file', async () => {
    const { data } = await as('anna').storage.from('private').createSignedUploadUrl(`${ANNA}/gift.txt`)
    const { error } = await as('key')
      .storage.from('private')
      .uploadToSignedUrl(`${ANNA}/gift.txt`, data!.token, 'a gift', { contentType: 'text/plain' })
    expect(error).toBeNull()
    expect(
      (
        await as('key')
          .storage.from('private')
          .uploadToSignedUrl(`${ANNA}/more.txt`, data!.token, 'x', { contentType: 'text/plain' })
      ).error,
    ).not.toBeNull()
    expect(
      (await as('ben').storage.from('private').createSignedUploadUrl(`${ANNA}/x.txt`)).error,
    ).not.toBeNull()
  })
})

describe('what is refused', () => {
  const files = () => as('anna').storage.from('private')

  test('too much, and leaves nothing behind', async () => {
    expect(
      (await files().upload(`${ANNA}/big.txt`, 'x'.repeat(2000), { contentType: 'text/plain' })).error,
    ).toMatchObject({ statusCode: '413' })
    expect((await files().exists(`${ANNA}/big.txt`)).data).toBe(false)
  })

  test.each([
    ['a page that calls itself a picture', '<html><script>alert(1)</script></html>', 'image/png'],
    ['a drawing that calls itself a picture', svg, 'image/png'],
    ['text that calls itself a picture', 'hello', 'image/jpeg'],
    ['a kind the bucket does not take', '%PDF-1.7', 'application/pdf'],
  ])('%s', async (_, body, contentType) => {
    expect((await files().upload(`${ANNA}/liar`, body, { contentType })).error).toMatchObject({
      statusCode: '415',
    })
  })

  test.each(['../../etc/passwd', 'a/../b', 'a/./b', 'a\u0000b', 'a\\b', ' a', 'x'.repeat(1100)])(
    'the name %j',
    async (name) => {
      const response = await fetchStorage(
        new Request(`http://localhost/storage/v1/object/open/${encodeURIComponent(name)}`, {
          method: 'POST',
          body: 'x',
          headers: { authorization: 'Bearer service', 'content-type': 'text/plain' },
        }),
      )
      expect([400, 404]).toContain(response.status)
    },
  )

  test('a drawing is handed over, never opened as a page of the site', async () => {
    await as('service')
      .storage.from('open')
      .upload('script.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', {
        contentType: 'image/svg+xml',
      })
    const response = await fetchStorage(
      new Request('http://localhost/storage/v1/object/public/open/script.svg'),
    )
    expect(response.headers.get('content-disposition')).toContain('attachment')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('pictures in other sizes', () => {
  test('a drawing becomes a WebP of the width asked for, and is kept', async () => {
    await as('service').storage.from('open').upload('page.svg', svg, { contentType: 'image/svg+xml' })
    const ask = () =>
      fetchStorage(
        new Request('http://localhost/storage/v1/object/public/open/page.svg?format=webp&width=400'),
      )
    const response = await ask()
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width: 400,
      height: 566,
    })
    expect((await ask()).headers.get('etag')).toBe(response.headers.get('etag'))
  })

  test.each([
    'width=401&format=webp',
    'width=1e9',
    'width=-4',
    'format=exe&width=400',
    'width=400&height=90000',
  ])('%s is refused', async (query) => {
    expect(
      (await fetchStorage(new Request(`http://localhost/storage/v1/object/public/open/page.svg?${query}`)))
        .status,
    ).toBe(400)
  })

  test('through the client, with avif and png', async () => {
    const { data } = await as('service')
      .storage.from('open')
      .download('page.svg', { transform: { width: 300, format: 'origin' } })
    expect(await sharp(Buffer.from(await data!.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 300,
    })
  })

  test('a bomb is refused before it is unpacked', async () => {
    const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    await as('service').storage.from('open').upload('bomb.png', bomb, { contentType: 'image/png' })
    expect(
      (
        await fetchStorage(
          new Request('http://localhost/storage/v1/object/public/open/bomb.png?format=webp&width=400'),
        )
      ).status,
    ).toBe(422)
    const entities =
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>'
    expect(
      (
        await as('service')
          .storage.from('open')
          .upload('entities.svg', entities, { contentType: 'image/svg+xml' })
      ).error,
    ).toMatchObject({ statusCode: '415' })
  })
})
