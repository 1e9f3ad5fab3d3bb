import { SITEMAP_PAGES } from '#domain/limits.ts'
import type { Visit } from '../visit.ts'
import { categoryEntries, fixedEntries, pageEntries, sitemapIndexXml, sitemapXml } from './sitemap.ts'

/** With every alternate an entry is large: this many pages make one file. */
const PER_FILE = 1000

/** The whole sitemap while it fits into one file, else the list of its files. */
export async function readSitemap({ db, config: { siteUrl } }: Visit): Promise<string> {
  const [{ data: categories }, { data: pages, count }] = await Promise.all([
    db.from('categories').select('slug, created_at').order('name').limit(500).throwOnError(),
    db
      .from('coloring_pages')
      .select('slug, created_at, thumbnail_url', { count: 'estimated' })
      .order('created_at', { ascending: false })
      .order('id')
      .limit(SITEMAP_PAGES)
      .throwOnError(),
  ])
  const total = count ?? pages.length
  if (total <= SITEMAP_PAGES)
    return sitemapXml(
      [...fixedEntries(), ...categoryEntries(categories), ...pageEntries(pages, siteUrl)],
      siteUrl,
    )
  const files = Math.ceil(total / PER_FILE)
  return sitemapIndexXml(
    Array.from({ length: files + 1 }, (_, part) => `${siteUrl}/sitemap.xml?part=${part}`),
  )
}

/** Part 0 holds the screens and themes, every other one a thousand pages. */
export async function readSitemapPart({ db, config: { siteUrl } }: Visit, part: number): Promise<string> {
  if (part === 0) {
    const { data: categories } = await db
      .from('categories')
      .select('slug, created_at')
      .order('name')
      .limit(500)
      .throwOnError()
    return sitemapXml([...fixedEntries(), ...categoryEntries(categories)], siteUrl)
  }
  const { data: pages } = await db
    .from('coloring_pages')
    .select('slug, created_at, thumbnail_url')
    .order('created_at', { ascending: false })
    .order('id')
    .range((part - 1) * PER_FILE, part * PER_FILE - 1)
    .throwOnError()
  return sitemapXml(pageEntries(pages, siteUrl), siteUrl)
}
