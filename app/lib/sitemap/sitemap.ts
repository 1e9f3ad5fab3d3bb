import { LANGUAGES, type Language } from '#domain/languages.ts'
import { paths } from '../paths.ts'

export interface SitemapPage {
  slug: string
  created_at: string
  thumbnail_url?: string | null
}

interface Entry {
  path(language: Language): string
  priority: string
  changes: 'daily' | 'weekly'
  changed?: string
  image?: string
}

const FIXED: Entry[] = [
  { path: paths.home, priority: '1.0', changes: 'daily' },
  { path: (language) => paths.top(language), priority: '0.9', changes: 'weekly' },
  { path: (language) => paths.random(language), priority: '0.8', changes: 'weekly' },
  { path: paths.create, priority: '0.7', changes: 'weekly' },
  { path: paths.contact, priority: '0.5', changes: 'weekly' },
  { path: paths.terms, priority: '0.3', changes: 'weekly' },
  { path: (language) => paths.privacy(language), priority: '0.3', changes: 'weekly' },
  { path: paths.impressum, priority: '0.3', changes: 'weekly' },
]

export const fixedEntries = () => FIXED

export const categoryEntries = (categories: readonly SitemapPage[]): Entry[] =>
  categories.map(({ slug, created_at }) => ({
    path: (language) => paths.category(language, slug),
    priority: '0.9',
    changes: 'daily',
    changed: created_at,
  }))

export const pageEntries = (pages: readonly SitemapPage[], siteUrl: string): Entry[] =>
  pages.map(({ slug, created_at, thumbnail_url }) => ({
    path: (language) => paths.page(language, slug),
    priority: '0.8',
    changes: 'weekly',
    changed: created_at,
    image: thumbnail_url ? new URL(`${thumbnail_url}?format=webp&width=800`, siteUrl).href : undefined,
  }))

/** Every address in every language, each naming all its sisters, as search engines ask for it. */
export function sitemapXml(entries: readonly Entry[], siteUrl: string): string {
  const urls = entries.flatMap((entry) => {
    const alternates = [
      ...LANGUAGES.map((language) => alternate(language, siteUrl + entry.path(language))),
      alternate('x-default', siteUrl + entry.path('en')),
    ].join('')
    return LANGUAGES.map(
      (language) =>
        `<url><loc>${escaped(siteUrl + entry.path(language))}</loc>` +
        (entry.changed ? `<lastmod>${escaped(entry.changed.slice(0, 10))}</lastmod>` : '') +
        `<changefreq>${entry.changes}</changefreq><priority>${entry.priority}</priority>${alternates}` +
        (entry.image ? `<image:image><image:loc>${escaped(entry.image)}</image:loc></image:image>` : '') +
        '</url>',
    )
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  )
}

/** Past what one file may hold, a list of files. */
export const sitemapIndexXml = (addresses: readonly string[]) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
  `${addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`

const alternate = (language: string, url: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(url)}"/>`

const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => NAMES[sign]!)
