import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { NONCE_PLACEHOLDER } from '../http/content-security-policy.ts'
import { createPageCache } from './page-cache.ts'
import { packHtml } from './packed-html.ts'
import { createPageViews } from './page-views.ts'

test('more pages than can be made at once are refused early, kept ones are shown, and then there is room again', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const cache = createPageCache({ maxBytes: 10_000 })
  cache.set(
    '/en/kept undefined',
    { status: 200, headers: [['content-type', 'text/html']], html: await packHtml('kept') },
    60,
  )
  const views = createPageViews({
    // Whoever wants a page waits at the gate, and learns behind it that there is no app.
    build: () => gate.then(() => Promise.reject(new Error('no app here'))),
    visit: { notice: async () => undefined } as never,
    elsewhere: { origins: [] },
    cache,
  })
  const view = (path: string) => views.fetch(new Request(`http://site${path}`))
  const crowd = Array.from({ length: 60 }, (_, n) => view(`/en/page/${n}`))
  const results = Promise.allSettled(crowd)
  const refused = await view('/en/page/one-too-many')
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('refresh')]).toEqual([
    503,
    '2',
    '2',
  ])
  expect(await refused.text()).toContain('One moment, please')
  expect(await (await view('/de/page/one-too-many')).text()).toMatch(/<html lang="de">.*Einen Moment, bitte/s)
  expect(await (await view('/en/kept')).text()).toBe('kept')
  open()
  expect((await results).every(({ status }) => status === 'rejected')).toBe(true)
  await expect(view('/en/page/later')).rejects.toThrow('no app here')
})

test('whoever takes gzip gets a kept page compressed, and everybody a nonce of their own', async () => {
  const cache = createPageCache({ maxBytes: 10_000 })
  const html = await packHtml(`<script nonce="${NONCE_PLACEHOLDER}">1</script>`)
  cache.set('/en/kept undefined', { status: 200, headers: [['content-type', 'text/html']], html }, 60)
  const views = createPageViews({
    build: () => Promise.reject(new Error('no app here')),
    visit: { notice: async () => undefined } as never,
    elsewhere: { origins: [] },
    cache,
  })
  const nonces = new Set<string>()
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'gzip'],
    ['br;q=1, gzip;q=0.5', 'gzip'],
    ['gzip;q=0', null],
    ['identity', null],
  ] as const) {
    const answer = await views.fetch(
      new Request('http://site/en/kept', { headers: { 'accept-encoding': accepted } }),
    )
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toContain('accept-encoding')
    const bytes = Buffer.from(await answer.arrayBuffer())
    const [, nonce] = /nonce="(.+)">1/.exec((encoding ? gunzipSync(bytes) : bytes).toString())!
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    nonces.add(nonce!)
  }
  expect(nonces.size).toBe(4)
})
