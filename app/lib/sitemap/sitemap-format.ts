import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { paths } from '../navigation/paths.ts'

interface SitemapPage {
  slug: string
  created_at: string
  thumbnail_url?: string | null
}

interface SitemapEntry {
  path(language: Language): string
  priority: string
  changeFrequency: 'daily' | 'weekly'
  lastModified?: string
  image?: string
}

const FIXED_ENTRIES: SitemapEntry[] = [
  { path: paths.home, priority: '1.0', changeFrequency: 'daily' },
  { path: (language) => paths.top(language), priority: '0.9', changeFrequency: 'weekly' },
  { path: (language) => paths.random(language), priority: '0.8', changeFrequency: 'weekly' },
  { path: paths.create, priority: '0.7', changeFrequency: 'weekly' },
  { path: (language) => paths.draw(language), priority: '0.7', changeFrequency: 'weekly' },
  { path: paths.contact, priority: '0.5', changeFrequency: 'weekly' },
  { path: paths.terms, priority: '0.3', changeFrequency: 'weekly' },
  { path: (language) => paths.privacy(language), priority: '0.3', changeFrequency: 'weekly' },
  { path: paths.impressum, priority: '0.3', changeFrequency: 'weekly' },
]

export const fixedEntries = () => FIXED_ENTRIES

export const categoryEntries = (categories: readonly SitemapPage[]): SitemapEntry[] =>
  categories.map(({ slug, created_at }) => ({
    path: (language) => paths.category(language, slug),
    priority: '0.9',
    changeFrequency: 'daily',
    lastModified: created_at,
  }))

export const pageEntries = (pages: readonly SitemapPage[], siteUrl: string): SitemapEntry[] =>
  pages.map(({ slug, created_at, thumbnail_url }) => ({
    path: (language) => paths.page(language, slug),
    priority: '0.8',
    changeFrequency: 'weekly',
    lastModified: created_at,
    image: thumbnail_url ? new URL(`${thumbnail_url}?format=webp&width=800`, siteUrl).href : undefined,
  }))

/** One entry per path and language. Each entry lists the alternates in all languages, as search engines require. */
export function sitemapXml(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.flatMap((entry) => {
    const alternates = [
      ...LANGUAGES.map((language) => alternateLink(language, siteUrl + entry.path(language))),
      alternateLink('x-default', siteUrl + entry.path('en')),
    ].join('')
    return LANGUAGES.map(
      (language) =>
        `<url><loc>${escapeXml(siteUrl + entry.path(language))}</loc>` +
        (entry.lastModified ? `<lastmod>${escapeXml(entry.lastModified.slice(0, 10))}</lastmod>` : '') +
        `<changefreq>${entry.changeFrequency}</changefreq><priority>${entry.priority}</priority>${alternates}` +
        (entry.image ? `<image:image><image:loc>${escapeXml(entry.image)}</image:loc></image:image>` : '') +
        '</url>',
    )
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  )
}

/** The index file for a sitemap in several parts. */
export const sitemapIndexXml = (sitemapUrls: readonly string[]) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
  `${sitemapUrls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`

const alternateLink = (language: string, url: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`

const XML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => XML_ENTITIES[character]!)
