import { MAX_SITEMAP_PAGES } from '#domain/product-limits.ts'
import type { RequestContext } from '../request/request-context.ts'
import { categoryEntries, fixedEntries, pageEntries, sitemapIndexXml, sitemapXml } from './sitemap-format.ts'

/** Each page has an entry per language with all alternates, so a file holds fewer pages than the format allows. */
const PAGES_PER_FILE = 1000

/** The whole sitemap if it fits into one file, else an index of its parts. */
export async function createSitemap({ db, config: { siteUrl } }: RequestContext): Promise<string> {
  const [{ data: categories }, { data: pages, count }] = await Promise.all([
    db.from('categories').select('slug, created_at').order('name').limit(500).throwOnError(),
    db
      .from('coloring_pages')
      .select('slug, created_at, thumbnail_url', { count: 'estimated' })
      .order('created_at', { ascending: false })
      .order('id')
      .limit(MAX_SITEMAP_PAGES)
      .throwOnError(),
  ])
  const total = count ?? pages.length
  if (total <= MAX_SITEMAP_PAGES)
    return sitemapXml(
      [...fixedEntries(), ...categoryEntries(categories), ...pageEntries(pages, siteUrl)],
      siteUrl,
    )
  const files = Math.ceil(total / PAGES_PER_FILE)
  return sitemapIndexXml(
    Array.from({ length: files + 1 }, (_, part) => `${siteUrl}/sitemap.xml?part=${part}`),
  )
}

/** Part 0 holds the fixed screens and themes, every other part a thousand pages. */
export async function createSitemapPart(
  { db, config: { siteUrl } }: RequestContext,
  part: number,
): Promise<string> {
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
    .range((part - 1) * PAGES_PER_FILE, part * PAGES_PER_FILE - 1)
    .throwOnError()
  return sitemapXml(pageEntries(pages, siteUrl), siteUrl)
}
