// The content of the screens for visitors, read from the HTML of the whole server.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT_MS } from '#tests/support/site/start-timeout.ts'
import { startInProcessSite, type InProcessSite } from '#tests/support/site/in-process-site.ts'

let site: InProcessSite
beforeAll(async () => {
  // Without the page cache, because the tests change what the screens show.
  site = await startInProcessSite({ PAGE_CACHE_MB: '0' })
}, START_TIMEOUT_MS)
afterAll(() => site?.close())

async function loadScreen(address: string): Promise<{ status: number; html: string; text: string }> {
  const response = await site.request(address)
  const html = await response.text()
  return { status: response.status, html, text: textOf(html) }
}
const textOf = (html: string) =>
  html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
const element = (html: string, tag: string) =>
  html.match(new RegExp(`<${tag}\\b.*?</${tag}>`, 's'))?.[0] ?? ''
const cards = (html: string) => html.match(/<article\b.*?<\/article>/gs) ?? []

test('the header links to all main screens, and the footer to themes and legal pages', async () => {
  const { html } = await loadScreen('/en')
  const header = textOf(element(html, 'header'))
  for (const label of [
    'Themes',
    'Create Image',
    'Random',
    'Top 100',
    'Sign In',
    'Sign Up',
    'Deutsch',
    'Nederlands',
  ])
    expect(header).toContain(label)
  expect(element(html, 'header')).toMatch(/<a[^>]* href="\/en"/)
  const footer = element(html, 'footer')
  for (const address of [
    '/en',
    '/en/top-100',
    '/en/random',
    '/en#themes',
    '/en/impressum',
    '/en/privacy-policy',
    '/en/terms-of-service',
    '/en/privacy-policy#cookies',
    '/en/privacy-policy#gdpr',
  ])
    expect(footer).toContain(`href="${address}"`)
  expect(textOf(footer)).toMatch(/© \d{4}/)
})

test('there are keywords on every indexable screen', async () => {
  for (const address of [
    '/en',
    '/de/top-100',
    '/en/random',
    '/fr/category/animals',
    '/en/page/friendly-cat',
    '/nl/create-image',
    '/it/contact',
    '/es/impressum',
  ])
    expect((await loadScreen(address)).html, address).toMatch(/<meta name="keywords" content="[^"]{10,}"/)
  expect((await loadScreen('/en/favourites')).html).not.toContain('name="keywords"')
})

test('the home screen has a search, five popular and five random pages, and the themes', async () => {
  const { html } = await loadScreen('/en')
  expect(html.match(/role="search"/g)).toHaveLength(1)
  expect(cards(html)).toHaveLength(10)
  expect(html).toContain('id="themes"')
  expect(html).toContain('href="/en/category/animals"')
})

test('a card shows picture, difficulty, title, number of prints and its actions', async () => {
  await site.sql`update public.coloring_pages set is_ai_generated = true where slug = 'friendly-cat'`
  const { html } = await loadScreen('/en/category/animals')
  const card = cards(html).find((one) => one.includes('/en/page/friendly-cat'))!
  expect(card).toMatch(/<img [^>]*width="\d+"[^>]*>|🐱|🐾|🎨/)
  for (const label of ['Easy', 'AI', 'Friendly Cat', '45 prints', 'Download', 'Customize', 'Premium'])
    expect(textOf(card)).toContain(label)
  // A page without ratings shows no stars.
  expect(textOf(card)).not.toMatch(/out of 5/)
})

test('the search field keeps the query', async () => {
  const { html } = await loadScreen('/en/search?q=friendly%20cat')
  expect(html).toMatch(/<input[^>]* name="q"[^>]* value="friendly cat"/)
  expect((await loadScreen('/en/random')).html).toMatch(/<input[^>]* name="q"[^>]* value=""/)
})

test('a rated page shows stars and the number of ratings', async () => {
  const { user, other } = site.ids
  await site.sql`insert into public.page_ratings (user_id, page_id, rating)
    select person, id, 4 from public.coloring_pages, unnest(${[user, other]}::uuid[]) person where slug = 'racing-car'`
  const { html } = await loadScreen('/en/category/vehicles')
  expect(textOf(cards(html)[0]!)).toContain('(2)')
  const detail = await loadScreen('/en/page/racing-car')
  expect(detail.text).toMatch(/4\.0/)
  expect((await loadScreen('/de/page/racing-car')).text).toMatch(/4,0/)
})

test('an empty category links to creation, says that it is free, and links to the other themes', async () => {
  await site.sql`insert into public.categories (slug, name) values ('nothing-yet', 'Nothing Yet')`
  const { status, html, text } = await loadScreen('/en/category/nothing-yet')
  expect(status).toBe(200)
  expect(html).toContain('href="/en/create-image"')
  expect(html).toContain('href="/en#themes"')
  expect(text).toMatch(/premium/i)
  expect(text).toMatch(/free/i)
  expect(text).toContain('Nothing Yet')
})

test('the Top 100 has five screens of twenty pages', async () => {
  await site.sql`insert into public.coloring_pages (slug, title, difficulty, status, download_count)
    select 'many-' || n, jsonb_build_object('en', 'Many ' || n), 'easy', 'released', 1000 + n from generate_series(1, 130) n`
  const first = await loadScreen('/en/top-100')
  expect(cards(first.html)).toHaveLength(20)
  expect(first.text.indexOf('Many 130')).toBeLessThan(first.text.indexOf('Many 129'))
  const last = await loadScreen('/en/top-100?page=99')
  expect(last.text).toContain('Many 31')
  expect(last.text).not.toContain('Many 30 ')
  for (const number of [1, 2, 3, 4, 5])
    expect(last.html).toContain(`top-100${number === 1 ? '' : `?page=${number}`}"`)
  expect(last.html).not.toContain('page=6"')
  expect(cards((await loadScreen('/en/random')).html)).toHaveLength(20)
})

test('an empty library has a different message on each screen', async () => {
  await site.sql`update public.coloring_pages set status = 'draft'`
  const home = await loadScreen('/de')
  expect(cards(home.html)).toHaveLength(0)
  const messages = new Set<string>()
  for (const address of ['/de', '/de/top-100', '/de/random']) {
    const { status, html } = await loadScreen(address)
    expect(status).toBe(200)
    messages.add(textOf(element(html, 'main')))
  }
  expect((await loadScreen('/de/random')).text).toContain('Keine Ausmalbilder verfügbar')
  expect((await loadScreen('/en/top-100')).text).toContain('No coloring pages found')
  expect(messages.size).toBe(3)
})

test('the Open Graph locale has language and country', async () => {
  const { html } = await loadScreen('/de')
  expect(html).toContain('<meta property="og:locale" content="de_DE"/>')
  expect(html.match(/og:locale:alternate" content="(en_US|fr_FR|es_ES|it_IT|nl_NL)"/g)).toHaveLength(5)
})

test('a list that cannot be loaded is a 503 with a message and a link to try again', async () => {
  await site.sql`alter function public.top_pages rename to top_pages_away`
  const { status, html, text } = await loadScreen('/en/top-100')
  expect(status).toBe(503)
  expect(text).toContain('Failed to load coloring pages')
  expect(text).toContain('Try Again')
  expect(html).toMatch(/<a[^>]* href="\/en\/top-100[^"]*"[^>]*>Try Again/)
  await site.sql`alter function public.top_pages_away rename to top_pages`
})
