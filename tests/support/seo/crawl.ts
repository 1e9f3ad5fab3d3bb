import { structuredData } from './structured-data.ts'

/** What the HTML of one URL contains for search engines. */
interface CrawledPage {
  status: number
  links: string[]
  canonical?: string
  alternates: Map<string, string>
  isNoindex: boolean
  /** The schema.org types of its structured data. */
  schemaTypes: string[]
  /** URLs of its share pictures. */
  pictures: string[]
  problems: string[]
}

const firstGroups = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!)
const decodeAmpersands = (text: string) => text.replaceAll('&amp;', '&')

async function crawlPage(url: string): Promise<CrawledPage> {
  const response = await fetch(url, { redirect: 'manual', headers: { 'accept-language': 'en' } })
  const html = await response.text()
  const parts = firstGroups(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap(
    (json) => JSON.parse(json) as { '@type': string }[],
  )
  const problems = parts.flatMap((part) => {
    const { error } = structuredData.safeParse(part)
    return error
      ? [
          `structured data: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
        ]
      : []
  })
  return {
    status: response.status,
    schemaTypes: parts.map((part) => part['@type']),
    links: firstGroups(html, /<a\b[^>]*\shref="([^"#]+)/g).map(decodeAmpersands),
    canonical: firstGroups(html, /<link rel="canonical" href="([^"]+)"/g).map(decodeAmpersands)[0],
    alternates: new Map(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map((match) => [
        match[1]!,
        decodeAmpersands(match[2]!),
      ]),
    ),
    isNoindex: /<meta name="robots" content="noindex"/.test(html),
    pictures: firstGroups(html, /<meta property="og:image" content="([^"]+)"/g).map(decodeAmpersands),
    problems,
  }
}

/** Every URL of the sitemap, following a sitemap index. */
export async function readSitemap(site: string): Promise<string[]> {
  const readUrls = async (url: string): Promise<string[]> => {
    const xml = await (await fetch(url)).text()
    const urls = firstGroups(xml, /<loc>([^<]+)<\/loc>/g).map(decodeAmpersands)
    return xml.includes('<sitemapindex') ? (await Promise.all(urls.map(readUrls))).flat() : urls
  }
  return readUrls(`${site}/sitemap.xml`)
}

const CONCURRENCY = 4
/** More rounds than needed. A worker stops when the queue is empty, although another worker may still add URLs for the next round. */
const MAX_ROUNDS = 20

/** Crawls the sitemap and every URL linked from it, and returns the problems. */
export async function crawl(site: string): Promise<{ pages: number; problems: string[] }> {
  const listed = await readSitemap(site)
  const crawled = new Map<string, CrawledPage>()
  const queue = new Set(listed)
  const problems: string[] = []
  const crawlQueue = async () => {
    for (let next = takeFirst(queue); next !== undefined; next = takeFirst(queue)) {
      const page = await crawlPage(next)
      crawled.set(next, page)
      for (const problem of page.problems) problems.push(`${next}: ${problem}`)
      for (const link of [...page.links, ...page.pictures]) {
        const target = new URL(link, next)
        if (target.origin !== new URL(site).origin || /^\/(storage|print)\//.test(target.pathname)) continue
        const linked = target.origin + target.pathname
        if (!crawled.has(linked) && !queue.has(linked)) queue.add(linked)
      }
    }
  }
  for (let round = 0; round < MAX_ROUNDS && queue.size > 0; round++)
    await Promise.all(Array.from({ length: CONCURRENCY }, crawlQueue))
  for (const url of listed) problems.push(...findSitemapProblems(url, crawled))
  for (const [url, { status }] of crawled) if (status >= 400) problems.push(`${url}: ${status}`)
  return { pages: crawled.size, problems }
}

function takeFirst(queue: Set<string>): string | undefined {
  const [first] = queue
  if (first !== undefined) queue.delete(first)
  return first
}

/** Structured data types that each kind of screen must have. */
const REQUIRED_SCHEMA_TYPES: [RegExp, string[]][] = [
  [/\/\w\w$/, ['Organization', 'WebSite']],
  [/\/(category\/[^/]+|top-100|random)$/, ['CollectionPage']],
  [/\/page\/[^/]+$/, ['CreativeWork', 'ImageObject']],
]

/** A URL in the sitemap must exist, be its own canonical URL, and be an alternate of each of its translations. */
function findSitemapProblems(url: string, crawled: ReadonlyMap<string, CrawledPage>): string[] {
  const page = crawled.get(url)
  if (!page) return [`${url}: not crawled`]
  const problems: string[] = []
  if (page.status !== 200) problems.push(`${url}: ${page.status}`)
  if (page.canonical !== url) problems.push(`${url}: canonical is ${page.canonical}`)
  if (page.isNoindex) problems.push(`${url}: noindex, but in the sitemap`)
  if (page.alternates.size !== 7) problems.push(`${url}: ${page.alternates.size} alternates`)
  const missing = (REQUIRED_SCHEMA_TYPES.find(([path]) => path.test(url))?.[1] ?? []).filter(
    (type) => !page.schemaTypes.includes(type),
  )
  if (missing.length > 0) problems.push(`${url}: structured data lacks ${missing.join(', ')}`)
  for (const [language, translation] of page.alternates) {
    const translated = crawled.get(translation)
    if (translated && ![...translated.alternates.values()].includes(url))
      problems.push(`${url}: ${translation} (${language}) does not link back`)
  }
  return problems
}
