import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listen } from '#server/http/listen/listen.ts'
import { collect } from './support/collect.ts'
import { ANNA, DRAWING, type StorageFixture, createStorageFixture } from './support/storage-fixture.ts'

let fixture: StorageFixture
beforeAll(async () => {
  fixture = await createStorageFixture({ maxFileBytes: 1_000_000, maxOpenUploads: 3 })
})
afterAll(() => fixture.close())
beforeEach(async () => {
  await fixture.sql`delete from storage.resumable_uploads`
  await fixture.files.remove((await listParts()).map(({ key }) => key))
})

const BASE = '/storage/v1/upload/resumable'
const encode = (metadata: Record<string, string>) =>
  Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
const send = (
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
  caller = 'service',
) =>
  fixture.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: { authorization: `Bearer ${caller}`, 'tus-resumable': '1.0.0', ...headers },
      body,
    }),
  )
const create = (
  name: string,
  length: number,
  { caller = 'service', bucket = 'open', type = 'text/plain', ...headers }: Record<string, string> = {},
) =>
  send(
    'POST',
    BASE,
    {
      'upload-length': String(length),
      'upload-metadata': encode({
        bucketName: bucket,
        objectName: name,
        contentType: type,
        cacheControl: '3600',
        metadata: '{"from":"school"}',
      }),
      ...headers,
    },
    undefined,
    caller,
  )
const locationOf = (response: Response) => response.headers.get('location')!
const patch = (location: string, offset: number, body: string, caller?: string, headers = {}) =>
  send(
    'PATCH',
    location,
    { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers },
    body,
    caller,
  )
const head = (location: string, caller?: string) => send('HEAD', location, {}, undefined, caller)
const offsetOf = (response: Response) => Number(response.headers.get('upload-offset'))
const download = async (name: string) =>
  (await fixture.as('service').storage.from('open').download(name)).data?.text()
const listParts = async () =>
  (await collect(fixture.files.list())).filter(({ key }) => key.startsWith('_uploads/'))

describe('a resumable upload', () => {
  test('is created, continued where it stands, completed, and leaves only its file', async () => {
    const created = await create('long.txt', 11)
    expect(created.status).toBe(201)
    expect(Date.parse(created.headers.get('upload-expires')!)).toBeGreaterThan(Date.now())
    const location = locationOf(created)
    expect(offsetOf(await patch(location, 0, 'hello '))).toBe(6)
    const progress = await head(location)
    expect([progress.status, offsetOf(progress), progress.headers.get('upload-length')]).toEqual([
      200,
      6,
      '11',
    ])
    expect(await download('long.txt')).toBeUndefined()
    const last = await patch(location, 6, 'world')
    expect([last.status, offsetOf(last)]).toEqual([204, 11])
    expect(await download('long.txt')).toBe('hello world')
    const { data } = await fixture.as('service').storage.from('open').info('long.txt')
    expect(data).toMatchObject({
      size: 11,
      contentType: 'text/plain',
      cacheControl: 'max-age=3600',
      metadata: { from: 'school' },
    })
    expect(offsetOf(await head(location))).toBe(11)
    expect(await listParts()).toEqual([])
  })

  test('can bring its first part or its whole file with the creation, or be empty', async () => {
    const metadata = { 'upload-metadata': encode({ bucketName: 'open', objectName: 'at-once.txt' }) }
    const part = { 'content-type': 'application/offset+octet-stream' }
    const first = await send('POST', BASE, { ...metadata, ...part, 'upload-length': '6' }, 'abc')
    expect([first.status, offsetOf(first)]).toEqual([201, 3])
    await patch(locationOf(first), 3, 'def')
    expect(await download('at-once.txt')).toBe('abcdef')
    expect((await create('empty.txt', 0)).status).toBe(201)
    expect(await download('empty.txt')).toBe('')
  })

  test('can declare its length with a later part', async () => {
    const created = await send('POST', BASE, {
      'upload-defer-length': '1',
      'upload-metadata': encode({ bucketName: 'open', objectName: 'later.txt', contentType: 'text/plain' }),
    })
    const location = locationOf(created)
    await patch(location, 0, 'abc')
    expect((await head(location)).headers.get('upload-defer-length')).toBe('1')
    expect((await patch(location, 3, 'def', 'service', { 'upload-length': '6' })).status).toBe(204)
    expect(await download('later.txt')).toBe('abcdef')
  })

  test('replaces an existing file only with x-upsert', async () => {
    await fixture.as('service').storage.from('open').upload('old.txt', 'old', { contentType: 'text/plain' })
    expect((await create('old.txt', 3)).status).toBe(409)
    const created = await create('old.txt', 3, { 'x-upsert': 'true' })
    await patch(locationOf(created), 0, 'new')
    expect(await download('old.txt')).toBe('new')
  })

  test('can be cancelled, also by POST with X-HTTP-Method-Override', async () => {
    const location = locationOf(await create('never.txt', 6))
    await patch(location, 0, 'abc')
    expect(await listParts()).toHaveLength(1)
    expect((await send('DELETE', location, {})).status).toBe(204)
    expect((await head(location)).status).toBe(404)
    expect(await listParts()).toEqual([])
    const second = locationOf(await create('never.txt', 6))
    expect((await send('POST', second, { 'x-http-method-override': 'DELETE' })).status).toBe(204)
    expect((await head(second)).status).toBe(404)
  })

  test('is removed with its parts by the cleanup after it has expired', async () => {
    const location = locationOf(await create('expired.txt', 6))
    await patch(location, 0, 'abc')
    await fixture.cleanUp()
    expect(await listParts()).toHaveLength(1)
    await fixture.sql`update storage.resumable_uploads set expires_at = now() - interval '1 second'`
    expect((await patch(location, 3, 'def')).status).toBe(410)
    await fixture.cleanUp()
    expect(await listParts()).toEqual([])
    expect((await head(location)).status).toBe(404)
  })

  test('whose process died before the last step is completed by the next request', async () => {
    const location = locationOf(await create('finish.txt', 6))
    await patch(location, 0, 'abc')
    const [row] = await fixture.sql<{ parts: string[] }[]>`select parts from storage.resumable_uploads`
    await fixture.sql`update storage.resumable_uploads set length = 3, leased_until = now() + interval '1 minute'`
    expect((await head(location)).status).toBe(423)
    await fixture.sql`update storage.resumable_uploads set leased_until = now() - interval '1 second'`
    expect((await head(location)).status).toBe(200)
    expect(await download('finish.txt')).toBe('abc')
    expect(row!.parts).toHaveLength(1)
    expect(await listParts()).toEqual([])
  })

  test('keeps what arrived before its connection broke', async () => {
    const server = await listen({ host: '127.0.0.1', port: 0, handler: fixture.fetch })
    const location = locationOf(await create('broken.txt', 500_000))
    const upload = request(`http://127.0.0.1:${server.port}${location}`, {
      method: 'PATCH',
      headers: {
        authorization: 'Bearer service',
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': 500_000,
      },
    })
    upload.on('error', () => {})
    await new Promise<void>((resolve) => upload.write('x'.repeat(200_000), () => resolve()))
    upload.destroy()
    await expect.poll(async () => offsetOf(await head(location))).toBeGreaterThan(0)
    const offset = offsetOf(await head(location))
    await patch(location, offset, 'x'.repeat(500_000 - offset))
    expect(await download('broken.txt')).toHaveLength(500_000)
    await server.close(1000)
  })
})

describe('a resumable upload is rejected', () => {
  test('at a wrong offset, and of two parts for one place the second is', async () => {
    const location = locationOf(await create('race.txt', 6))
    expect((await patch(location, 3, 'abc')).status).toBe(409)
    const both = await Promise.all([patch(location, 0, 'abc'), patch(location, 0, 'xyz')])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(await listParts()).toHaveLength(1)
  })

  test('beyond its declared length and the limits of bucket and server', async () => {
    const location = locationOf(await create('short.txt', 3))
    expect((await patch(location, 0, 'abcdef')).status).toBe(413)
    expect(offsetOf(await head(location))).toBe(0)
    expect((await create('big.txt', 1_000_001)).status).toBe(413)
    expect((await create(`${ANNA}/big.txt`, 1001, { bucket: 'private', caller: 'anna' })).status).toBe(413)
    const deferred = await send('POST', BASE, {
      'upload-defer-length': '1',
      'upload-metadata': encode({ bucketName: 'private', objectName: 'x', contentType: 'text/plain' }),
    })
    expect((await patch(locationOf(deferred), 0, 'x'.repeat(1001))).status).toBe(413)
    expect(await listParts()).toEqual([])
  })

  test('with a type that the bucket does not allow or the bytes contradict', async () => {
    const pdf = await create(`${ANNA}/a.pdf`, 5, {
      bucket: 'private',
      caller: 'anna',
      type: 'application/pdf',
    })
    expect(pdf.status).toBe(415)
    const location = locationOf(await create('fake.png', DRAWING.length, { type: 'image/png' }))
    expect((await patch(location, 0, DRAWING)).status).toBe(415)
    const inParts = locationOf(await create('fake.png', DRAWING.length, { type: 'image/png' }))
    await patch(inParts, 0, DRAWING.slice(0, 10))
    expect((await patch(inParts, 10, DRAWING.slice(10))).status).toBe(415)
    expect((await head(inParts)).status).toBe(404)
    expect(await listParts()).toEqual([])
  })

  test('without the rights for the object, and of another user', async () => {
    const mine = { bucket: 'private', caller: 'anna' }
    expect((await create('ben/a.txt', 3, mine)).status).toBe(403)
    expect((await create('a.txt', 3, { caller: 'anon' })).status).toBe(403)
    const location = locationOf(await create(`${ANNA}/a.txt`, 3, mine))
    expect((await patch(location, 0, 'abc', 'ben')).status).toBe(403)
    expect((await head(location, 'anon')).status).toBe(403)
    expect((await send('DELETE', location, {}, undefined, 'ben')).status).toBe(403)
    expect((await patch(location, 0, 'abc', 'anna')).status).toBe(204)
    const [row] = await fixture.sql`select owner_id from storage.objects where name = ${`${ANNA}/a.txt`}`
    expect(row).toEqual({ owner_id: ANNA })
  })

  test('beyond the unfinished uploads of one user', async () => {
    const mine = { bucket: 'private', caller: 'anna' }
    const created = await Promise.all([1, 2, 3, 4, 5].map((n) => create(`${ANNA}/${n}.txt`, 3, mine)))
    expect(created.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429])
    await patch(locationOf(created.find(({ status }) => status === 201)!), 0, 'abc', 'anna')
    expect((await create(`${ANNA}/6.txt`, 3, mine)).status).toBe(201)
  })

  test('with another version of the protocol or malformed headers', async () => {
    expect((await create('a.txt', 3, { 'tus-resumable': '0.2.2' })).status).toBe(412)
    expect((await create('a.txt', 3, { 'upload-length': '-1' })).status).toBe(400)
    expect((await create('a.txt', 3, { 'upload-metadata': 'bucketName' })).status).toBe(400)
    expect((await create('../a.txt', 3)).status).toBe(400)
    const location = locationOf(await create('a.txt', 3))
    expect((await patch(location, 0, 'abc', 'service', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await head('/storage/v1/upload/resumable/1234')).status).toBe(404)
  })
})

describe('a signed upload URL', () => {
  const sign = async (name: string) =>
    (await fixture.as('service').storage.from('open').createSignedUploadUrl(name)).data!.token
  const open = (objectName: string, token: string) => {
    const metadata = encode({ bucketName: 'open', objectName, contentType: 'text/plain' })
    const headers = { 'upload-length': '3', 'upload-metadata': metadata, 'x-signature': token }
    return send('POST', `${BASE}/sign`, headers, undefined, 'nobody')
  }

  test('allows a resumable upload of its object only', async () => {
    const token = await sign('signed.txt')
    expect((await open('other.txt', token)).status).toBe(400)
    const location = locationOf(await open('signed.txt', token))
    expect((await patch(location, 0, 'abc', 'nobody')).status).toBe(400)
    expect((await patch(location, 0, 'abc', 'nobody', { 'x-signature': token })).status).toBe(204)
    expect(await download('signed.txt')).toBe('abc')
  })

  test('opens a limited number of uploads, and another URL is not affected', async () => {
    const token = await sign('many.txt')
    const statuses: number[] = []
    for (let count = 0; count < 5; count++) statuses.push((await open('many.txt', token)).status)
    expect(statuses).toEqual([201, 201, 201, 429, 429])
    expect((await open('one.txt', await sign('one.txt'))).status).toBe(201)
  })
})

test('the server describes its protocol', async () => {
  const { status, headers } = await send('OPTIONS', BASE, {})
  expect([status, headers.get('tus-version'), headers.get('tus-max-size')]).toEqual([204, '1.0.0', '1000000'])
  expect(headers.get('tus-extension')!.split(',')).toContain('termination')
})
