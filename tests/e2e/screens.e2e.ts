import { readdirSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { LANGUAGES } from '#domain/languages.ts'
import { drawPage, houseSvg } from '../support/drawn-page.ts'
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
  test(`every screen speaks ${language}`, async ({ page }) => {
    test.setTimeout(240_000)
    const titles = new Set<string>()
    for (const screen of [...SCREENS, ...LOCKED]) {
      await page.goto(`/${language}${screen}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const text = await page.locator('body').innerText()
      expect(text.replaceAll('sitemap.xml', ''), screen).not.toMatch(RAW_KEY)
      if (!LOCKED.includes(screen)) titles.add(await page.title())
    }
    expect(titles.size).toBe(SCREENS.length)
  })

for (const [device, width] of [
  ['a phone', 390],
  ['a desktop', 1280],
] as const)
  for (const language of ['en', 'de'] as const)
    test(`everybody can use every screen on ${device} in ${language}`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const found: string[] = []
      for (const screen of [...SCREENS, ...LOCKED]) {
        await page.goto(`/${language}${screen}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        for (const { id, nodes } of violations)
          found.push(`${screen} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (overflow > 0) found.push(`${screen} is ${overflow} px too wide`)
      }
      expect(found).toEqual([])
    })
