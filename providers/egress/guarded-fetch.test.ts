import { expect, test } from 'vitest'
import { createGuardedFetch, EgressRefusedError } from './guarded-fetch.ts'

/** A guarded fetch with fake DNS records and fake responses, and a record of the requests it sent. */
function createFakeNetwork(
  dns: Record<string, string[]>,
  responses: Record<string, Response> = {},
  trustedOrigins: string[] = [],
) {
  const called: string[] = []
  const sent: Request[] = []
  const guardedFetch = createGuardedFetch({
    trustedOrigins,
    timeoutMs: 1000,
    resolve: async (host) => dns[host] ?? [],
    fetch: (async (request: Request) => {
      called.push(request.url)
      sent.push(request)
      if (called.length > 20) throw new Error('endless redirects')
      return responses[request.url] ?? new Response('hello')
    }) as typeof globalThis.fetch,
  })
  return { guardedFetch, called, sent }
}

test('a public address is called', async () => {
  const { guardedFetch } = createFakeNetwork({ 'api.example': ['93.184.216.34'] })
  expect(await (await guardedFetch('https://api.example/x')).text()).toBe('hello')
})

test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.8/',
  'https://inside.example/',
  'https://half.example/',
  'https://nowhere.example/',
  'http://api.example/',
  'file:///etc/passwd',
])('%s is never called', async (address) => {
  const { guardedFetch, called } = createFakeNetwork({
    'inside.example': ['192.168.1.4'],
    'half.example': ['93.184.216.34', '10.1.1.1'],
    'api.example': ['93.184.216.34'],
  })
  await expect(guardedFetch(address)).rejects.toThrow(EgressRefusedError)
  expect(called).toEqual([])
})

test.each([
  '0.1.2.3',
  '10.1.1.1',
  '100.64.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.254',
  '192.0.0.8',
  '192.168.1.4',
  '198.18.0.1',
  '198.19.255.254',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
])('a host name that resolves to %s is never called', async (address) => {
  const { guardedFetch, called } = createFakeNetwork({ 'inside.example': [address] })
  await expect(guardedFetch('https://inside.example/')).rejects.toThrow(EgressRefusedError)
  expect(called).toEqual([])
})

test.each(['100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '198.20.0.1', '2606:4700::1111'])(
  '%s, just outside a private range, is called',
  async (address) => {
    const { guardedFetch } = createFakeNetwork({ 'outside.example': [address] })
    expect((await guardedFetch('https://outside.example/')).status).toBe(200)
  },
)

const DNS = { 'api.example': ['93.184.216.34'], 'other.example': ['93.184.216.35'] }
const redirectTo = (location: string) => new Response(null, { status: 307, headers: { location } })

test('headers for the first host are not sent to the host of a redirect', async () => {
  const { guardedFetch, sent } = createFakeNetwork(DNS, {
    'https://api.example/': redirectTo('https://other.example/x'),
  })
  await guardedFetch('https://api.example/', { headers: { authorization: 'Bearer secret', cookie: 'a=b' } })
  expect(sent.map(({ url }) => url)).toEqual(['https://api.example/', 'https://other.example/x'])
  expect(sent[0]!.headers.get('authorization')).toBe('Bearer secret')
  expect([...sent[1]!.headers]).toEqual([])
})

test('a POST does not follow a redirect', async () => {
  const { guardedFetch, called } = createFakeNetwork(DNS, {
    'https://api.example/': redirectTo('https://other.example/x'),
  })
  await expect(guardedFetch('https://api.example/', { method: 'POST', body: 'x' })).rejects.toThrow(
    EgressRefusedError,
  )
  expect(called).toEqual(['https://api.example/'])
})

test('a redirect loop ends after three redirects', async () => {
  const { guardedFetch, called } = createFakeNetwork(DNS, {
    'https://api.example/': redirectTo('https://api.example/'),
  })
  await expect(guardedFetch('https://api.example/')).rejects.toThrow(EgressRefusedError)
  expect(called).toHaveLength(4)
})

test('a redirect into the private network is not followed', async () => {
  const redirect = new Response(null, { status: 302, headers: { location: 'https://127.0.0.1/admin' } })
  const { guardedFetch, called } = createFakeNetwork(
    { 'api.example': ['93.184.216.34'] },
    { 'https://api.example/': redirect },
  )
  await expect(guardedFetch('https://api.example/')).rejects.toThrow(EgressRefusedError)
  expect(called).toEqual(['https://api.example/'])
})

test('an origin from the operator’s settings may be in the private network', async () => {
  const { guardedFetch } = createFakeNetwork({}, {}, ['http://localhost:4010'])
  expect((await guardedFetch('http://localhost:4010/.well-known/openid-configuration')).status).toBe(200)
})
