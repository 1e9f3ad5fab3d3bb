import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NONCE_PLACEHOLDER } from '#server/http/content-security-policy.ts'
import { startInProcessSite, type InProcessSite } from '#tests/support/site/in-process-site.ts'
import { SCREENS } from './support/expected-access.ts'
import { START_TIMEOUT_MS } from '../support/site/start-timeout.ts'

let site: InProcessSite
let asset: string
let picture: string
beforeAll(async () => {
  // A proxy terminates TLS, so the site's URL is https.
  site = await startInProcessSite({ SITE_URL: 'https://pages.example' })
  const home = await (await site.request('/en')).text()
  asset = /\/assets\/[^"]+\.js/.exec(home)![0]
  picture = new URL(/\/storage\/v1\/object\/public\/[^"? ]+/.exec(home)![0], 'https://pages.example').pathname
}, START_TIMEOUT_MS)
afterAll(() => site?.close())

const OTHER_PATHS: [string, () => string][] = [
  ['health', () => '/healthz'],
  ['the public configuration', () => '/config.json'],
  ['a script', () => asset],
  ['a picture', () => picture],
  ['a thumbnail', () => `${picture}?format=webp&width=400`],
  ['a PDF', () => '/print/friendly-cat.pdf'],
  ['a share picture', () => '/share/en/friendly-cat.png'],
  ['the REST API', () => '/rest/v1/coloring_pages?limit=1'],
  ['an error of the REST API', () => '/rest/v1/no_such_table'],
  ['the Auth API', () => '/auth/v1/settings'],
  ['the public keys', () => '/.well-known/jwks.json'],
  ['an error of a function', () => '/functions/v1/no-such-function'],
  ['a missing file', () => '/storage/v1/object/public/pages/none.svg'],
  ['the disabled outbox', () => '/outbox'],
]
const SCREEN_PATHS = Object.entries(SCREENS).map(
  ([, { path }]) => [path, () => path] as [string, () => string],
)

/** Parses `name value; name value` into a map. */
const parsePolicy = (policy: string) =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]))

describe('security headers', () => {
  test.each([...SCREEN_PATHS, ...OTHER_PATHS])('are set on %s', async (_, path) => {
    const { headers, body } = await site.request(path())
    await body?.cancel()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=(), geolocation=()')
    const hsts = /^max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')
    expect(Number(hsts?.[1])).toBeGreaterThanOrEqual(31_536_000)
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
    // The server software must not be disclosed.
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
    const isPdf = headers.get('content-type') === 'application/pdf'
    const full = headers.get('content-security-policy') ?? ''
    // The browser's PDF viewer needs inline styles; no script can run in it.
    const policy = isPdf ? full.replace("; style-src 'unsafe-inline'", '') : full
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)|strict-dynamic|\*(?!\.)/)
    const policyDirectives = parsePolicy(policy)
    expect(policyDirectives.get('default-src')).toEqual(["'none'"])
    expect(policyDirectives.get('frame-ancestors')).toEqual(["'none'"])
    // Other origins may read public data, but never with a user's credentials.
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })
})

describe('screens', () => {
  const html = Object.values(SCREENS)
    .filter(({ path, redirect }) => !redirect && !/\.(xml|txt)$/.test(path))
    .map(({ path }) => path)

  test.each(html)('%s allows only scripts of this site', async (path) => {
    const response = await site.request(path)
    const policyDirectives = parsePolicy(response.headers.get('content-security-policy')!)
    const nonce = policyDirectives
      .get('script-src')!
      .find((source) => source.startsWith("'nonce-"))!
      .slice(7, -1)
    expect(nonce.length).toBeGreaterThanOrEqual(22)
    expect(policyDirectives.get('script-src')).toEqual(["'self'", `'nonce-${nonce}'`])
    expect(policyDirectives.get('style-src')).toEqual(["'self'"])
    for (const name of ['object-src', 'base-uri']) expect(policyDirectives.get(name)).toEqual(["'none'"])
    expect(policyDirectives.get('form-action')).toEqual(["'self'"])
    const page = await response.text()
    for (const [tag] of page.matchAll(/<script\b[^>]*>/g)) {
      if (/type="application\/ld\+json"/.test(tag)) continue
      expect(tag).toMatch(new RegExp(`nonce="${nonce.replaceAll(/[+/]/g, '\\$&')}"|src="/`))
    }
    expect(page).not.toMatch(/<style\b|\sstyle="|\son\w+="|javascript:/)
    expect(page).not.toContain(NONCE_PLACEHOLDER)
    expect(response.headers.get('cache-control')).toMatch(/private|no-store/)
  })

  test('a cached page has the same headers as the rendered one', async () => {
    const readHeaders = async () => {
      const response = await site.request('/nl/top-100')
      await response.arrayBuffer()
      const variableHeaders = new Set(['date', 'x-request-id'])
      return [...response.headers]
        .filter(([name]) => !variableHeaders.has(name))
        .map(([name, value]) => [name, value.replace(/'nonce-[^']+'/, 'nonce')])
    }
    const rendered = await readHeaders()
    expect(await readHeaders()).toEqual(rendered)
  })

  test('a search cannot make a page print its nonce', async () => {
    const countNonces = async (query: string) => {
      const response = await site.request(`/en/search?q=${encodeURIComponent(query)}`)
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy')!)![1]!
      return (await response.text()).split(nonce).length
    }
    // The placeholder of an earlier version, and the present one with another random part.
    const usual = await countNonces('xyz')
    for (const guess of ['%nonce-of-this-response%', `nonce-${randomUUID()}`])
      expect(await countNonces(guess)).toBe(usual)
    expect(NONCE_PLACEHOLDER).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/)
  })

  test('every response has its own nonce, including cached pages', async () => {
    const policies = await Promise.all(
      Array.from({ length: 10 }, async () =>
        (await site.request('/en/top-100')).headers.get('content-security-policy'),
      ),
    )
    expect(new Set(policies).size).toBe(10)
  })

  test('another origin cannot read a screen', async () => {
    const { headers } = await site.request('/en', { headers: { origin: 'https://evil.example' } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

test('an uploaded file is never served as a page of the site', async () => {
  const { headers } = await site.request(picture)
  expect(headers.get('content-type')).toMatch(/^image\//)
  expect(parsePolicy(headers.get('content-security-policy')!).has('script-src')).toBe(false)
})
