import { expect, test } from 'vitest'
import { categoryEntries, fixedEntries, pageEntries, sitemapIndexXml, sitemapXml } from './sitemap-format.ts'

const site = 'https://pages.example'

test('every entry lists its alternates in six languages and a default', () => {
  const xml = sitemapXml(
    pageEntries([{ slug: 'friendly-cat', created_at: '2026-11-15T10:00:00Z' }], site),
    site,
  )
  expect(xml.match(/<url>/g)).toHaveLength(6)
  expect(xml.match(/hreflang=/g)).toHaveLength(6 * 7)
  expect(xml).toContain(
    '<loc>https://pages.example/nl/page/friendly-cat</loc><lastmod>2026-11-15</lastmod><changefreq>weekly</changefreq><priority>0.8</priority>',
  )
  expect(xml).toContain('hreflang="x-default" href="https://pages.example/en/page/friendly-cat"')
})

test('the fixed screens have their change frequencies and priorities', () => {
  const xml = sitemapXml(fixedEntries(), site)
  for (const [path, changes, priority] of [
    ['/en', 'daily', '1.0'],
    ['/en/top-100', 'weekly', '0.9'],
    ['/en/random', 'weekly', '0.8'],
    ['/en/create-image', 'weekly', '0.7'],
    ['/en/contact', 'weekly', '0.5'],
    ['/en/impressum', 'weekly', '0.3'],
  ])
    expect(xml).toContain(
      `<loc>${site}${path}</loc><changefreq>${changes}</changefreq><priority>${priority}</priority>`,
    )
  expect(sitemapXml(categoryEntries([{ slug: 'animals', created_at: '2026-01-01' }]), site)).toContain(
    '<changefreq>daily</changefreq><priority>0.9</priority>',
  )
})

test('XML characters in a slug are escaped', () => {
  const xml = sitemapXml(pageEntries([{ slug: '</loc><x>&"', created_at: '2026-01-01' }], site), site)
  expect(xml).not.toContain('<x>')
  expect(sitemapIndexXml(['https://a/?b=1&c=<'])).toContain('https://a/?b=1&amp;c=&lt;')
})
