import { expect, test } from 'vitest'
import { createGuardedFetch, EgressRefused } from './guarded-fetch.ts'

/** A world in which names lead where the test says, and every call that goes out is seen. */
function world(
  names: Record<string, string[]>,
  answers: Record<string, Response> = {},
  trustedOrigins: string[] = [],
) {
  const called: string[] = []
  const guarded = createGuardedFetch({
    trustedOrigins,
    timeoutMs: 1000,
    resolve: async (host) => names[host] ?? [],
    fetch: (async (request: Request) => {
      called.push(request.url)
      return answers[request.url] ?? new Response('hello')
    }) as typeof globalThis.fetch,
  })
  return { guarded, called }
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
