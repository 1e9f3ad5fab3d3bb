import { readdirSync } from 'node:fs'
import { LANGUAGES } from '#domain/languages.ts'
import { everybodyCanUse, sidewaysScroll } from '../support/axe.ts'
import { drawPage, houseSvg } from '../support/drawn-page.ts'
import { laidOut } from '../support/laid-out.ts'
import { expect, test } from '../support/visitor.ts'

const SCREENS = [
  '',
  '/random',
  '/top-100',
  '/search?q=cat',
  '/search?q=zzzz',
  '/category/animals',
  '/page/friendly-cat?generated=true',
  '/favourites',
  '/create-image',
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

/** What a guest gets to see of screens that are not for guests. */
const LOCKED = ['/setup', '/secure-admin']

/** A text id that was not translated looks like `home.page-title`. */
const RAW_KEY = new RegExp(
  `\\b(${readdirSync('locales/en')
    .map((file) => file.replace('.json', ''))
    .join('|')})\\.[a-z]+(-[a-z]+)*\\b`,
)

test.beforeAll(async ({ site }) => {
  await drawPage(site, 'friendly-cat', { svg: houseSvg() })
})

for (const language of LANGUAGES)
  test(`every screen speaks ${language}, and fits on a phone`, async ({ page, refusals }) => {
    // The screen for what is not found answers so.
    refusals.add(404)
    await page.setViewportSize({ width: 390, height: 844 })
    const titles = new Set<string>()
    for (const screen of [...SCREENS, ...LOCKED]) {
      await page.goto(`/${language}${screen}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await laidOut(page)
      const text = await page.locator('body').innerText()
      expect(text.replaceAll('sitemap.xml', ''), screen).not.toMatch(RAW_KEY)
      expect([screen, await sidewaysScroll(page)]).toEqual([screen, 0])
      if (screen === '') await expect(page.getByRole('article')).toHaveCount(10)
      if (language === 'de') await test.step(screen, () => everybodyCanUse(page))
      if (!LOCKED.includes(screen)) titles.add(await page.title())
    }
    expect(titles.size).toBe(SCREENS.length)
  })

// Each width and each language once, the phone in German above: what axe looks for depends on either, hardly ever on both.
test('everybody can use every screen on a desktop in English', async ({ page, refusals }) => {
  refusals.add(404)
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const screen of [...SCREENS, ...LOCKED]) {
    await page.goto(`/en${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await test.step(screen, () => everybodyCanUse(page))
  }
})
