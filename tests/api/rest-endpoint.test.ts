import { request as httpRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  startInProcessSite,
  type CallOptions,
  type InProcessSite,
} from '#tests/support/site/in-process-site.ts'
import { START_TIMEOUT_MS } from '../support/site/start-timeout.ts'

let site: InProcessSite
beforeAll(async () => {
  site = await startInProcessSite()
}, START_TIMEOUT_MS)
afterAll(() => site?.close())

/** These differ between two equal requests, or describe only how the body travels. */
const PER_RESPONSE = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-request-id',
])

async function exchange(path: string, options?: CallOptions) {
  const response = await site.request(path, options)
  const headers = [...response.headers].filter(([name]) => !PER_RESPONSE.has(name)).sort()
  return { status: response.status, headers, body: await response.text() }
}

const LIST = '/rest/v1/coloring_pages?select=id,slug,title&order=id'
const REQUESTS: [name: string, path: string, options?: CallOptions][] = [
  ['a list', LIST],
  ['a list with its count', LIST, { headers: { prefer: 'count=exact', range: '0-1' } }],
  ['a list as CSV', LIST, { headers: { accept: 'text/csv' } }],
  ['the head of a list', LIST, { method: 'HEAD' }],
  ['an unknown table', '/rest/v1/nothing?select=id'],
  ['an invalid filter', '/rest/v1/coloring_pages?id=wrong.1'],
  ['a table without rights', '/rest/v1/profiles?select=id'],
  ['own rows', '/rest/v1/profiles?select=email', { as: 'user' }],
  ['a forged token', LIST, { as: 'stranger' }],
  ['a wrong API key', LIST, { headers: { apikey: 'wrong' } }],
  [
    'a write without rights',
    '/rest/v1/categories?select=id',
    { method: 'POST', body: { slug: 'x', name: 'X' } },
  ],
  [
    'a change of own rows',
    '/rest/v1/profiles?select=full_name&id=not.is.null',
    {
      as: 'user',
      method: 'PATCH',
      body: { full_name: 'Mila' },
      headers: { prefer: 'return=representation,max-affected=1' },
    },
  ],
  [
    'a call of a function',
    '/rest/v1/rpc/top_pages?select=slug',
    { method: 'POST', body: { max_results: 3 } },
  ],
  ['a body that is no JSON', '/rest/v1/rpc/top_pages?select=slug', { method: 'POST', body: '{' }],
]

describe('the direct way to the REST API', () => {
  // `/.` in a URL takes the way of all other requests, because a `Request` could normalise it. `id=neq./.` and `id=neq.%2F.` mean the same.
  test.each(REQUESTS)('responds as the middleware and routes do: %s', async (_, path, options) => {
    const other = `${path}&${path.includes('nothing') || path.includes('categories') ? 'slug' : 'not.and'}=`
    const direct = await exchange(`${other}(slug.eq.%2F.)`, options)
    const routed = await exchange(`${other}(slug.eq./.)`, options)
    expect(direct).toEqual(routed)
  })

  test('receives a body without a declared length', async () => {
    const body = await new Promise<string>((resolve, reject) => {
      const headers = { apikey: site.keys.publishable, 'content-type': 'application/json' }
      const call = httpRequest(
        `${site.url}/rest/v1/rpc/top_pages?select=slug`,
        { method: 'POST', headers },
        (response) => buffer(response).then((bytes) => resolve(bytes.toString()), reject),
      )
      call.on('error', reject)
      call.write('{"max_results":')
      call.end('2}')
    })
    expect(JSON.parse(body)).toHaveLength(2)
  })

  test('cancels the query of a client that disconnects', async () => {
    await site.sql.unsafe(`
      create function public.rest_for(seconds float) returns int language sql as 'select 7 from pg_sleep(seconds)';
      grant execute on function public.rest_for to authenticated;
      notify pgrst, 'reload schema';`)
    const running = async () =>
      (
        await site.sql`
          select from pg_stat_activity where datname = current_database() and state = 'active'
            and pid <> pg_backend_pid() and query like '%rest_for%'`
      ).length
    const aborter = new AbortController()
    const call = () =>
      site
        .request('/rest/v1/rpc/rest_for?seconds=25', { as: 'user', signal: aborter.signal })
        .catch(() => undefined)
    await expect
      .poll(async () => (await site.request('/rest/v1/rpc/rest_for?seconds=0', { as: 'user' })).status)
      .toBe(200)
    const pending = call()
    await expect.poll(running).toBe(1)
    aborter.abort()
    await pending
    await expect.poll(running).toBe(0)
  })
})

describe('the body of a response', () => {
  const bytesOf = (path: string, acceptEncoding: string) =>
    new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }>(
      (resolve, reject) => {
        const headers = { apikey: site.keys.publishable, 'accept-encoding': acceptEncoding }
        httpRequest(site.url + path, { headers }, (response) => {
          const { 'content-encoding': encoding, vary } = response.headers
          buffer(response).then((body) => resolve({ encoding, vary, body }), reject)
        })
          .on('error', reject)
          .end()
      },
    )
  const LONG = '/rest/v1/coloring_pages?select=*&limit=50'

  test('is compressed as the client accepts it, if it is longer than a few packets', async () => {
    const plain = await bytesOf(LONG, 'identity')
    expect(plain.body.length).toBeGreaterThan(4096)
    expect(plain.encoding).toBeUndefined()
    const zstd = await bytesOf(LONG, 'gzip, deflate, br, zstd')
    expect(zstd).toMatchObject({ encoding: 'zstd', vary: 'accept-encoding' })
    expect(zstdDecompressSync(zstd.body).equals(plain.body)).toBe(true)
    const gzip = await bytesOf(LONG, 'gzip;q=0.8, zstd;q=0')
    expect(gzip.encoding).toBe('gzip')
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect((await bytesOf(LONG, 'gzip;q=0')).encoding).toBeUndefined()
    const short = await bytesOf('/rest/v1/coloring_pages?select=id&limit=1', 'gzip, zstd')
    expect(short.encoding).toBeUndefined()
  })
})
