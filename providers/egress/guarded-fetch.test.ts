import { expect, test } from 'vitest'
import { createGuardedFetch, EgressRefused } from './guarded-fetch.ts'

/** A world in which names lead where the test says, and every call that goes out is seen. */
function world(
  names: Record<string, string[]>,
  answers: Record<string, Response> = {},
  trustedOrigins: string[] = [],
) {
  const called: string[] = []
  const sent: Request[] = []
  const guarded = createGuardedFetch({
    trustedOrigins,
    timeoutMs: 1000,
    resolve: async (host) => names[host] ?? [],
    fetch: (async (request: Request) => {
      called.push(request.url)
      sent.push(request)
      if (called.length > 20) throw new Error('this goes on for ever')
      return answers[request.url] ?? new Response('hello')
    }) as typeof globalThis.fetch,
  })
  return { guarded, called, sent }
}

test('a public address is called', async () => {
  const { guarded } = world({ 'api.example': ['93.184.216.34'] })
  expect(await (await guarded('https://api.example/x')).text()).toBe('hello')
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
  const { guarded, called } = world({
    'inside.example': ['192.168.1.4'],
    'half.example': ['93.184.216.34', '10.1.1.1'],
    'api.example': ['93.184.216.34'],
  })
  await expect(guarded(address)).rejects.toThrow(EgressRefused)
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
])('a name that leads to %s is never called', async (address) => {
  const { guarded, called } = world({ 'inside.example': [address] })
  await expect(guarded('https://inside.example/')).rejects.toThrow(EgressRefused)
  expect(called).toEqual([])
})

test.each(['100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '198.20.0.1', '2606:4700::1111'])(
  '%s, next door, is called',
  async (address) => {
    const { guarded } = world({ 'outside.example': [address] })
    expect((await guarded('https://outside.example/')).status).toBe(200)
  },
)

const NAMES = { 'api.example': ['93.184.216.34'], 'other.example': ['93.184.216.35'] }
const movedTo = (location: string) => new Response(null, { status: 307, headers: { location } })

test('what was meant for the first host is not shown to the one it sends us to', async () => {
  const { guarded, sent } = world(NAMES, { 'https://api.example/': movedTo('https://other.example/x') })
  await guarded('https://api.example/', { headers: { authorization: 'Bearer secret', cookie: 'a=b' } })
  expect(sent.map(({ url }) => url)).toEqual(['https://api.example/', 'https://other.example/x'])
  expect(sent[0]!.headers.get('authorization')).toBe('Bearer secret')
  expect([...sent[1]!.headers]).toEqual([])
})

test('a write is not sent on to another host', async () => {
  const { guarded, called } = world(NAMES, { 'https://api.example/': movedTo('https://other.example/x') })
  await expect(guarded('https://api.example/', { method: 'POST', body: 'x' })).rejects.toThrow(EgressRefused)
  expect(called).toEqual(['https://api.example/'])
})

test('whoever sends us round in circles is left', async () => {
  const { guarded, called } = world(NAMES, { 'https://api.example/': movedTo('https://api.example/') })
  await expect(guarded('https://api.example/')).rejects.toThrow(EgressRefused)
  expect(called).toHaveLength(4)
})

test('a redirect into the private network is not followed', async () => {
  const moved = new Response(null, { status: 302, headers: { location: 'https://127.0.0.1/admin' } })
  const { guarded, called } = world({ 'api.example': ['93.184.216.34'] }, { 'https://api.example/': moved })
  await expect(guarded('https://api.example/')).rejects.toThrow(EgressRefused)
  expect(called).toEqual(['https://api.example/'])
})

test('what the operator has named may lie inside', async () => {
  const { guarded } = world({}, {}, ['http://localhost:4010'])
  expect((await guarded('http://localhost:4010/.well-known/openid-configuration')).status).toBe(200)
})
