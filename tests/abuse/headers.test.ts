import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWholeSite, type WholeSite } from '#tests/support/whole-site.ts'
import { SCREENS } from './support/doors.ts'

let site: WholeSite
let asset: string
let picture: string
beforeAll(async () => {
  // Behind TLS: what a proxy in front of us makes of it.
  site = await openWholeSite({ SITE_URL: 'https://pages.example' })
  const home = await (await site.ask('/en')).text()
  asset = /\/assets\/[^"]+\.js/.exec(home)![0]
  picture = new URL(/\/storage\/v1\/object\/public\/[^"? ]+/.exec(home)![0], 'https://pages.example').pathname
})
afterAll(() => site?.close())

const ELSEWHERE: [string, () => string][] = [
  ['health', () => '/healthz'],
  ['public facts', () => '/config.json'],
  ['a script', () => asset],
  ['a picture', () => picture],
  ['a small picture', () => `${picture}?format=webp&width=400`],
  ['a sheet', () => '/print/friendly-cat.pdf'],
  ['a card to share', () => '/share/en/friendly-cat.png'],
  ['data', () => '/rest/v1/coloring_pages?limit=1'],
  ['a refusal of the data wire', () => '/rest/v1/no_such_table'],
  ['accounts', () => '/auth/v1/settings'],
  ['keys', () => '/.well-known/jwks.json'],
  ['a refusal of a function', () => '/functions/v1/no-such-function'],
  ['files that are not there', () => '/storage/v1/object/public/pages/none.svg'],
  ['the outbox, where there is none', () => '/outbox'],
]
const SCREENS_AT = Object.entries(SCREENS).map(([, { at }]) => [at, () => at] as [string, () => string])

/** `name value; name value` as a map. */
const directives = (policy: string) =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]))

describe('what every answer carries', () => {
  test.each([...SCREENS_AT, ...ELSEWHERE])('%s', async (_, address) => {
    const { headers, body } = await site.ask(address())
    await body?.cancel()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=(), geolocation=()')
    const hsts = /^max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')
    expect(Number(hsts?.[1])).toBeGreaterThanOrEqual(31_536_000)
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
    // Nothing tells what we are made of.
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
    const isPdf = headers.get('content-type') === 'application/pdf'
    const full = headers.get('content-security-policy') ?? ''
    // The browser's own PDF viewer styles itself; nothing of ours can run in there.
    const policy = isPdf ? full.replace("; style-src 'unsafe-inline'", '') : full
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)|strict-dynamic|\*(?!\.)/)
    const said = directives(policy)
    expect(said.get('default-src')).toEqual(["'none'"])
    expect(said.get('frame-ancestors')).toEqual(["'none'"])
    // An open wire lets anybody read what is public, never with somebody's credentials.
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })
})

describe('screens', () => {
  const html = Object.values(SCREENS)
    .filter(({ at, to }) => !to && !/\.(xml|txt)$/.test(at))
    .map(({ at }) => at)

  test.each(html)('%s runs nothing that is not ours', async (at) => {
    const answer = await site.ask(at)
    const said = directives(answer.headers.get('content-security-policy')!)
    const nonce = said
      .get('script-src')!
      .find((source) => source.startsWith("'nonce-"))!
      .slice(7, -1)
    expect(nonce.length).toBeGreaterThanOrEqual(22)
    expect(said.get('script-src')).toEqual(["'self'", `'nonce-${nonce}'`])
    expect(said.get('style-src')).toEqual(["'self'"])
    for (const name of ['object-src', 'base-uri']) expect(said.get(name)).toEqual(["'none'"])
    expect(said.get('form-action')).toEqual(["'self'"])
    const page = await answer.text()
    for (const [tag] of page.matchAll(/<script\b[^>]*>/g)) {
      if (/type="application\/ld\+json"/.test(tag)) continue
      expect(tag).toMatch(new RegExp(`nonce="${nonce.replaceAll(/[+/]/g, '\\$&')}"|src="/`))
    }
    expect(page).not.toMatch(/<style\b|\sstyle="|\son\w+="|javascript:/)
    expect(page).not.toContain('%nonce-of-this-response%')
    expect(answer.headers.get('cache-control')).toMatch(/private|no-store/)
  })

  test('a kept page, which is shown at the door, carries what it carried when it was made', async () => {
    const carried = async () => {
      const answer = await site.ask('/nl/top-100')
      await answer.arrayBuffer()
      const own = new Set(['date', 'x-request-id'])
      return [...answer.headers]
        .filter(([name]) => !own.has(name))
        .map(([name, value]) => [name, value.replace(/'nonce-[^']+'/, 'nonce')])
    }
    const made = await carried()
    expect(await carried()).toEqual(made)
  })

  test('no two answers share a nonce, kept pages included', async () => {
    const policies = await Promise.all(
      Array.from({ length: 10 }, async () =>
        (await site.ask('/en/top-100')).headers.get('content-security-policy'),
      ),
    )
    expect(new Set(policies).size).toBe(10)
  })

  test('a foreign page learns nothing from a screen', async () => {
    const { headers } = await site.ask('/en', { headers: { origin: 'https://evil.example' } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

test('what people upload is never a page of the site', async () => {
  const { headers } = await site.ask(picture)
  expect(headers.get('content-type')).toMatch(/^image\//)
  expect(directives(headers.get('content-security-policy')!).has('script-src')).toBe(false)
})
