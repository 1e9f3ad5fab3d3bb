import { crawl } from '../support/seo/crawl.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true })

/** Every kind of path with its response status and the target of redirects. */
const RESPONSES: [path: string, status: number, to?: string][] = [
  ['/', 200],
  ['/en', 200],
  ['/de/random', 200],
  ['/random', 200],
  ['/fr/top-100?page=99', 200],
  ['/en/search?q=cat', 200],
  ['/en/search', 200],
  ['/it/category/animals?difficulty=nonsense', 200],
  ['/en/page/friendly-cat', 200],
  ['/page/friendly-cat', 200],
  ['/nl/favourites', 200],
  ['/en/contact', 200],
  ['/impressum', 200],
  ['/de/privacy-policy', 200],
  ['/de/terms-of-service', 200],
  ['/license', 200],
  ['/de/sitemap', 200],
  ['/sitemap.xml', 200],
  ['/robots.txt', 200],
  ['/favicon.svg', 200],
  ['/favicon.ico', 200],
  ['/apple-touch-icon.png', 200],
  ['/share.png', 200],
  ['/share/friendly-cat.png', 200],
  ['/print/friendly-cat.pdf', 200],
  ['/print/pack/class.pdf?pages=friendly-cat*2,racing-car', 200],
  ['/healthz', 200],
  ['/config.json', 200],
  ['/DE/random?x=1', 301, '/de/random?x=1'],
  ['/fr-CA', 301, '/fr'],
  ['/en/coloring-page/friendly-cat?generated=true', 301, '/en/page/friendly-cat?generated=true'],
  ['/coloring-page/friendly-cat', 301, '/page/friendly-cat'],
  ['/pt/random', 302, '/404'],
  ['/no-such-place', 404],
  ['/no-such-place/random', 302, '/404'],
  ['/de/page/no-such-page', 302, '/de/404'],
  ['/page/no-such-page', 302, '/404'],
  ['/en/category/no-such-theme', 302, '/en/404'],
  ['/404', 404],
  ['/de/404', 404],
  ['/en/no/such/path', 404],
  ['/en/design', 404],
  ['/share/no-such-page.png', 404],
  ['/print/no-such-page.pdf', 404],
  ['/print/pack/class.pdf?pages=no-such-page', 404],
]

test('every path responds with the right status and security headers', async ({ site }) => {
  const problems: string[] = []
  for (const [path, status, to] of RESPONSES) {
    const response = await fetch(site.url + path, { redirect: 'manual' })
    await response.arrayBuffer()
    const { headers } = response
    if (response.status !== status) problems.push(`${path} responds with ${response.status}`)
    const location = headers.get('location')
    if (to && (!location || new URL(location, site.url).href !== site.url + to))
      problems.push(`${path} redirects to ${location}`)
    if (headers.get('x-content-type-options') !== 'nosniff') problems.push(`${path} lacks nosniff`)
    if (!headers.get('content-security-policy')) problems.push(`${path} has no Content-Security-Policy`)
    if (headers.get('x-frame-options') !== 'DENY') problems.push(`${path} may be framed`)
    if (/unsafe-(inline|eval)/.test(headers.get('content-security-policy') ?? '') && !/pdf/.test(path))
      problems.push(`${path} has a weak Content-Security-Policy`)
    if (
      headers.get('content-type')?.startsWith('text/html') &&
      headers.get('cache-control')?.includes('public')
    )
      problems.push(`${path} may be cached publicly, with its nonce`)
    const isUnprefixed = !/^\/[a-z]{2}(\/|\?|$)/.test(path)
    if (
      isUnprefixed &&
      headers.get('content-type')?.startsWith('text/html') &&
      !headers.get('cache-control')?.includes('no-store')
    )
      problems.push(`${path} is cached, though it depends on the visitor's language`)
  }
  expect(problems).toEqual([])
})

test('every page of the sitemap exists, lists its alternates, has valid structured data, and no link is broken @prove', async ({
  site,
}) => {
  const { pages, problems } = await crawl(site.url)
  expect(problems).toEqual([])
  expect(pages).toBeGreaterThan(100)
})

test('the share picture is 1200 by 630 pixels', async ({ request }) => {
  const seen = new Set<string>()
  for (const path of ['/share.png', '/share/racing-car.png', '/share/racing-car.png?lang=de']) {
    const png = await (await request.get(path)).body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630])
    expect(png.byteLength, path).toBeLessThan(300_000)
    seen.add(png.toString('base64'))
  }
  // The last one also shows the name of the page.
  expect(seen.size).toBe(3)
})
