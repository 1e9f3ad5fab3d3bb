import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ANNA, BEN, DRAWING, type StorageFixture, createStorageFixture } from './support/storage-fixture.ts'

let fetchStorage: StorageFixture['fetch']
let as: StorageFixture['as']
let close: StorageFixture['close']

beforeAll(async () => {
  ;({ fetch: fetchStorage, as, close } = await createStorageFixture())
})
afterAll(() => close())

describe('a file', () => {
  test('can be uploaded, downloaded, described, listed, copied, moved and removed', async () => {
    const files = as('service').storage.from('open')
    const { data, error } = await files.upload('animals/cat.svg', DRAWING, {
      contentType: 'image/svg+xml',
      cacheControl: '60',
      metadata: { drawn: 'yes' },
    })
    expect(error).toBeNull()
    expect(data).toMatchObject({ path: 'animals/cat.svg', fullPath: 'open/animals/cat.svg' })
    expect(await (await files.download('animals/cat.svg')).data!.text()).toBe(DRAWING)
    expect((await files.info('animals/cat.svg')).data).toMatchObject({
      size: DRAWING.length,
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

  test('is listed in pages, sorted by name or time, with folders by their keys', async () => {
    const files = as('service').storage.from('open')
    for (const name of ['v2/b.txt', 'v2/a.txt', 'v2/sub/x.txt', 'v2/sub/y.txt', 'v2/c.txt'])
      await files.upload(name, name, { contentType: 'text/plain' })
    const listAll = async (options: Parameters<typeof files.listV2>[0]) => {
      const names: string[] = []
      for (let cursor: string | undefined, more = true; more;) {
        const { data, error } = await files.listV2({ ...options, prefix: 'v2/', limit: 2, cursor })
        if (error) throw error
        names.push(...[...data.folders, ...data.objects].map(({ name }) => name))
        ;({ nextCursor: cursor, hasNext: more } = data)
      }
      return names
    }
    const byTime = ['v2/b.txt', 'v2/a.txt', 'v2/sub/x.txt', 'v2/sub/y.txt', 'v2/c.txt']
    expect(await listAll({})).toEqual([...byTime].sort())
    expect(await listAll({ sortBy: { column: 'name', order: 'desc' } })).toEqual([...byTime].sort().reverse())
    expect(await listAll({ sortBy: { column: 'created_at' } })).toEqual(byTime)
    expect(await listAll({ sortBy: { column: 'created_at', order: 'desc' } })).toEqual([...byTime].reverse())
    const { data } = await files.listV2({ prefix: 'v2/', with_delimiter: true })
    expect(data!.folders).toEqual([{ key: 'v2/sub', name: 'v2/sub/' }])
    expect(data!.objects.map(({ key }) => key)).toEqual(['v2/a.txt', 'v2/b.txt', 'v2/c.txt'])
  })

  test('keeps the encoding of its text', async () => {
    const files = as('service').storage.from('open')
    await files.upload('latin.txt', 'x', { contentType: 'text/plain; charset=ISO-8859-1' })
    const response = await fetchStorage(new Request(files.getPublicUrl('latin.txt').data.publicUrl))
    expect(response.headers.get('content-type')).toBe('text/plain;charset=iso-8859-1')
  })

  test('is replaced only by an upsert or update', async () => {
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

  test('can be uploaded as a form with umlauts and spaces in its name', async () => {
    const files = as('service').storage.from('open')
    const { error } = await files.upload(
      'Zeichnungen/Bär & Löwe (2).txt',
      new Blob(['hallo'], { type: 'text/plain' }),
    )
    expect(error).toBeNull()
    expect(await (await files.download('Zeichnungen/Bär & Löwe (2).txt')).data!.text()).toBe('hallo')
  })

  test('supports range and conditional requests', async () => {
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

describe('access', () => {
  test('is limited to the user’s own folder', async () => {
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
    expect((await as('anon').storage.from('private').list(ANNA)).data).toEqual([])
    expect((await as('anon').storage.createBucket('mine')).error).not.toBeNull()
    const publicDownload = await fetchStorage(
      new Request(`http://localhost/storage/v1/object/public/private/${ANNA}/diary.txt`),
    )
    expect(publicDownload.status).toBe(404)
    expect(await (await as('anna').storage.from('private').download(`${ANNA}/diary.txt`)).data!.text()).toBe(
      'secret',
    )
  })

  test('by a signed URL is limited to one file', async () => {
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

  test('by a signed upload URL lets another client upload one file', async () => {
    const { data } = await as('anna').storage.from('private').createSignedUploadUrl(`${ANNA}/gift.txt`)
    const { error } = await as('anon')
      .storage.from('private')
      .uploadToSignedUrl(`${ANNA}/gift.txt`, data!.token, 'a gift', { contentType: 'text/plain' })
    expect(error).toBeNull()
    expect(
      (
        await as('anon')
          .storage.from('private')
          .uploadToSignedUrl(`${ANNA}/more.txt`, data!.token, 'x', { contentType: 'text/plain' })
      ).error,
    ).not.toBeNull()
    expect(
      (await as('ben').storage.from('private').createSignedUploadUrl(`${ANNA}/x.txt`)).error,
    ).not.toBeNull()
  })
})

describe('a harmful upload', () => {
  const files = () => as('anna').storage.from('private')

  test('is rejected when it exceeds the size limit, and leaves nothing behind', async () => {
    expect(
      (await files().upload(`${ANNA}/big.txt`, 'x'.repeat(2000), { contentType: 'text/plain' })).error,
    ).toMatchObject({ statusCode: '413' })
    expect((await files().exists(`${ANNA}/big.txt`)).data).toBe(false)
  })

  test.each([
    ['an HTML page declared as PNG', '<html><script>alert(1)</script></html>', 'image/png'],
    ['an SVG declared as PNG', DRAWING, 'image/png'],
    ['text declared as JPEG', 'hello', 'image/jpeg'],
    ['a type that the bucket does not allow', '%PDF-1.7', 'application/pdf'],
  ])('is rejected when it is %s', async (_, body, contentType) => {
    expect((await files().upload(`${ANNA}/mismatch`, body, { contentType })).error).toMatchObject({
      statusCode: '415',
    })
  })

  test.each(['../../etc/passwd', 'a/../b', 'a/./b', 'a\u0000b', 'a\\b', ' a', 'x'.repeat(1100)])(
    'is rejected when its name is %j',
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

  test('is served only as a sandboxed download when it is an SVG with a script', async () => {
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
