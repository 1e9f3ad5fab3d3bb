import { readdirSync } from 'node:fs'
import { type Language, LANGUAGES } from '#domain/text/languages.ts'
import { expectAccessible, horizontalOverflow } from '../support/browser/expect-accessible.ts'
import { storeDrawing, houseSvg } from '../support/drawing/drawn-page.ts'
import { finishStaggeredLayout } from '../support/browser/finish-staggered-layout.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true })

const SCREENS = [
  '',
  '/random',
  '/top-100',
  '/search?q=cat',
  '/search?q=zzzz',
  '/category/animals',
  '/page/friendly-cat?generated=true',
  '/favourites',
  '/color',
  '/pack?pages=friendly-cat*2',
  '/create-image',
  '/draw',
  '/auth',
  '/auth?mode=reset',
  '/contact',
  '/impressum',
  '/privacy-policy',
  '/terms-of-service',
  '/license',
  '/sitemap',
  '/404',
]

/** Screens that show guests only a message. */
const RESTRICTED = ['/setup', '/secure-admin']

/** A text id such as `home.page-title`, shown when its text is missing. */
const TEXT_ID = new RegExp(
  `\\b(${readdirSync('locales/en')
    .map((file) => file.replace('.json', ''))
    .join('|')})\\.[a-z]+(-[a-z]+)*\\b`,
)

test.beforeAll(async ({ site }) => {
  await storeDrawing(site, 'friendly-cat', { svg: houseSvg() })
})

/** German has the longest words; the others are left to `npm run prove`. */
const tagOf = (language: Language) => (language === 'de' ? '' : ' @prove')

for (const language of LANGUAGES)
  test(`every screen is in ${language} and fits on a phone${tagOf(language)}`, async ({
    page,
    expectedErrorStatuses,
  }) => {
    // The 404 screen responds with 404.
    expectedErrorStatuses.add(404)
    await page.setViewportSize({ width: 390, height: 844 })
    const titles = new Set<string>()
    for (const screen of [...SCREENS, ...RESTRICTED]) {
      await page.goto(`/${language}${screen}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await finishStaggeredLayout(page)
      const text = await page.locator('body').innerText()
      expect(text.replaceAll('sitemap.xml', ''), screen).not.toMatch(TEXT_ID)
      expect([screen, await horizontalOverflow(page)]).toEqual([screen, 0])
      if (screen === '') await expect(page.getByRole('article')).toHaveCount(10)
      if (language === 'de') await test.step(screen, () => expectAccessible(page))
      if (!RESTRICTED.includes(screen)) titles.add(await page.title())
    }
    expect(titles.size).toBe(SCREENS.length)
  })

// The phone is checked in German above: accessibility problems depend on the width or on the language, hardly ever
// on both.
test('every screen is accessible on a desktop in English @prove', async ({ page, expectedErrorStatuses }) => {
  expectedErrorStatuses.add(404)
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const screen of [...SCREENS, ...RESTRICTED]) {
    await page.goto(`/en${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await test.step(screen, () => expectAccessible(page))
  }
})
