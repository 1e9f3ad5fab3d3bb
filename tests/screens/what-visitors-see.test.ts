// What stands on the screens of a visitor, read from the HTML that the whole server answers.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWholeSite, type WholeSite } from '#tests/support/whole-site.ts'

let site: WholeSite
beforeAll(async () => {
  site = await openWholeSite()
})
afterAll(() => site?.close())

/** Every question has an address of its own, so that none is answered from what was kept. */
let asked = 0
async function screen(address: string): Promise<{ status: number; html: string; text: string }> {
  asked += 1
  const answer = await site.ask(`${address}${address.includes('?') ? '&' : '?'}look=${asked}`)
  const html = await answer.text()
  return { status: answer.status, html, text: words(html) }
}
const words = (html: string) =>
  html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
const part = (html: string, tag: string) => html.match(new RegExp(`<${tag}\\b.*?</${tag}>`, 's'))?.[0] ?? ''
const cards = (html: string) => html.match(/<article\b.*?<\/article>/gs) ?? []

test('a guest’s header leads everywhere, and the footer to themes and legal pages', async () => {
  const { html } = await screen('/en')
  const header = words(part(html, 'header'))
  for (const label of ['Create Image', 'Random', 'Top 100', 'Sign In', 'Sign Up', 'Deutsch', 'Nederlands'])
    expect(header).toContain(label)
  expect(part(html, 'header')).toMatch(/<a[^>]* href="\/en"/)
  const footer = part(html, 'footer')
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
  expect(words(footer)).toMatch(/© \d{4}/)
})

test('the home screen has its search, five popular and five random pages, and the themes', async () => {
  const { html } = await screen('/en')
  expect(html.match(/role="search"/g)).toHaveLength(1)
  expect(cards(html)).toHaveLength(10)
  expect(html).toContain('id="themes"')
  expect(html).toContain('href="/en/category/animals"')
})

test('a card shows its picture, difficulty, title, words, downloads, and what can be done with it', async () => {
  await site.sql`update public.coloring_pages set is_ai_generated = true where slug = 'friendly-cat'`
  const { html } = await screen('/en/category/animals')
  const card = cards(html).find((one) => one.includes('/en/page/friendly-cat'))!
  expect(card).toMatch(/<img [^>]*width="\d+"[^>]*>|🐱|🐾|🎨/)
  for (const said of ['Easy', 'AI', 'Friendly Cat', '45 prints', 'Download', 'Customize', 'Premium'])
    expect(words(card)).toContain(said)
  // Nobody has rated it yet: no empty row of stars.
  expect(words(card)).not.toMatch(/out of 5/)
})

test('what was searched for stays in the box', async () => {
  const { html } = await screen('/en/search?q=friendly%20cat')
  expect(html).toMatch(/<input[^>]* name="q"[^>]* value="friendly cat"/)
  expect((await screen('/en/random')).html).toMatch(/<input[^>]* name="q"[^>]* value=""/)
})

test('stars and their number come with the first rating', async () => {
  const { user, other } = site.ids
  await site.sql`insert into public.page_ratings (user_id, page_id, rating)
    select person, id, 4 from public.coloring_pages, unnest(${[user, other]}::uuid[]) person where slug = 'racing-car'`
  const { html } = await screen('/en/category/vehicles')
  expect(words(cards(html)[0]!)).toContain('(2)')
  const detail = await screen('/en/page/racing-car')
  expect(detail.text).toMatch(/4\.0/)
  expect((await screen('/de/page/racing-car')).text).toMatch(/4,0/)
})

test('a category that has nothing yet invites to create, says that it is free, and leads to the others', async () => {
  await site.sql`insert into public.categories (slug, name) values ('nothing-yet', 'Nothing Yet')`
  const { status, html, text } = await screen('/en/category/nothing-yet')
  expect(status).toBe(200)
  expect(html).toContain('href="/en/create-image"')
  expect(html).toContain('href="/en#themes"')
  expect(text).toMatch(/premium/i)
  expect(text).toMatch(/free/i)
  expect(text).toContain('Nothing Yet')
})

test('the Top 100 ends at a hundred, twenty at a time, five numbers at most', async () => {
  await site.sql`insert into public.coloring_pages (slug, title, difficulty, status, download_count)
    select 'many-' || n, jsonb_build_object('en', 'Many ' || n), 'easy', 'released', 1000 + n from generate_series(1, 130) n`
  const first = await screen('/en/top-100')
  expect(cards(first.html)).toHaveLength(20)
  expect(first.text.indexOf('Many 130')).toBeLessThan(first.text.indexOf('Many 129'))
  const last = await screen('/en/top-100?page=99')
  expect(last.text).toContain('Many 31')
  expect(last.text).not.toContain('Many 30 ')
  for (const number of [1, 2, 3, 4, 5])
    expect(last.html).toContain(`top-100${number === 1 ? '' : `?page=${number}`}"`)
  expect(last.html).not.toContain('page=6"')
  expect(cards((await screen('/en/random')).html)).toHaveLength(20)
})

test('an empty library says so in three ways, each at its place', async () => {
  await site.sql`update public.coloring_pages set status = 'draft'`
  const home = await screen('/de')
  expect(cards(home.html)).toHaveLength(0)
  const said = new Set<string>()
  for (const address of ['/de', '/de/top-100', '/de/random']) {
    const { status, html } = await screen(address)
    expect(status).toBe(200)
    said.add(words(part(html, 'main')))
  }
  expect((await screen('/de/random')).text).toContain('Keine Ausmalbilder verfügbar')
  expect((await screen('/en/top-100')).text).toContain('No coloring pages found')
  expect(said.size).toBe(3)
})

test('who shares a page is told its language with its country', async () => {
  const { html } = await screen('/de')
  expect(html).toContain('<meta property="og:locale" content="de_DE"/>')
  expect(html.match(/og:locale:alternate" content="(en_US|fr_FR|es_ES|it_IT|nl_NL)"/g)).toHaveLength(5)
})

test('a list that cannot be read says so with a way to try again, and is no 404', async () => {
  await site.sql`alter function public.top_pages rename to top_pages_away`
  const { status, html, text } = await screen('/en/top-100')
  expect(status).toBe(503)
  expect(text).toContain('Failed to load coloring pages')
  expect(text).toContain('Try Again')
  expect(html).toMatch(/<a[^>]* href="\/en\/top-100[^"]*"[^>]*>Try Again/)
  await site.sql`alter function public.top_pages_away rename to top_pages`
})
