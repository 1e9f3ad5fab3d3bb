import { structuredData } from './structured-data.ts'

/** What one page of the site says of itself, read from its HTML. */
export interface Seen {
  status: number
  links: string[]
  canonical?: string
  alternates: Map<string, string>
  isNoindex: boolean
  /** What it calls itself to search engines: the schema.org types of its own description. */
  describedAs: string[]
  /** Addresses of pictures it names to others. */
  pictures: string[]
  problems: string[]
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!)
const plain = (text: string) => text.replaceAll('&amp;', '&')

export async function see(address: string): Promise<Seen> {
  const response = await fetch(address, { redirect: 'manual', headers: { 'accept-language': 'en' } })
  const html = await response.text()
  const parts = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap(
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
    describedAs: parts.map((part) => part['@type']),
    links: all(html, /<a\b[^>]*\shref="([^"#]+)/g).map(plain),
    canonical: all(html, /<link rel="canonical" href="([^"]+)"/g).map(plain)[0],
    alternates: new Map(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map((match) => [
        match[1]!,
        plain(match[2]!),
      ]),
    ),
    isNoindex: /<meta name="robots" content="noindex"/.test(html),
    pictures: all(html, /<meta property="og:image" content="([^"]+)"/g).map(plain),
    problems,
  }
}

/** Every address in the sitemap, also where it is an index of several. */
export async function sitemapOf(site: string): Promise<string[]> {
  const read = async (address: string): Promise<string[]> => {
    const xml = await (await fetch(address)).text()
    const addresses = all(xml, /<loc>([^<]+)<\/loc>/g).map(plain)
    return xml.includes('<sitemapindex') ? (await Promise.all(addresses.map(read))).flat() : addresses
  }
  return read(`${site}/sitemap.xml`)
}

/** Walks the sitemap and everything that is linked from it, and tells what is wrong. */
export async function crawl(
  site: string,
  { atOnce = 4, most = Infinity } = {},
): Promise<{ pages: number; problems: string[] }> {
  const listed = (await sitemapOf(site)).slice(0, most)
  const seen = new Map<string, Seen>()
  const waiting = new Set(listed)
  const problems: string[] = []
  const walk = async () => {
    for (let next = take(waiting); next !== undefined; next = take(waiting)) {
      const page = await see(next)
      seen.set(next, page)
      for (const problem of page.problems) problems.push(`${next}: ${problem}`)
      for (const link of [...page.links, ...page.pictures]) {
        const target = new URL(link, next)
        if (target.origin !== new URL(site).origin || /^\/(storage|print)\//.test(target.pathname)) continue
        const place = target.origin + target.pathname
        if (listed.length < most && !seen.has(place) && !waiting.has(place)) waiting.add(place)
      }
    }
  }
  for (let round = 0; round < 20 && waiting.size > 0; round++)
    await Promise.all(Array.from({ length: atOnce }, walk))
  for (const address of listed) problems.push(...listedProblems(address, seen))
  for (const [address, { status }] of seen) if (status >= 400) problems.push(`${address}: ${status}`)
  return { pages: seen.size, problems }
}

function take(waiting: Set<string>): string | undefined {
  const [first] = waiting
  if (first !== undefined) waiting.delete(first)
  return first
}

/** What each kind of screen has to call itself. */
const DESCRIBED: [RegExp, string[]][] = [
  [/\/\w\w$/, ['Organization', 'WebSite']],
  [/\/(category\/[^/]+|top-100|random)$/, ['CollectionPage']],
  [/\/page\/[^/]+$/, ['CreativeWork', 'ImageObject']],
]

/** What a search engine is told about must be there, name itself, and be named back by each of its sisters. */
function listedProblems(address: string, seen: ReadonlyMap<string, Seen>): string[] {
  const page = seen.get(address)
  if (!page) return [`${address}: not visited`]
  const problems: string[] = []
  if (page.status !== 200) problems.push(`${address}: ${page.status}`)
  if (page.canonical !== address) problems.push(`${address}: canonical is ${page.canonical}`)
  if (page.isNoindex) problems.push(`${address}: noindex, but in the sitemap`)
  if (page.alternates.size !== 7) problems.push(`${address}: ${page.alternates.size} alternates`)
  const missing = (DESCRIBED.find(([kind]) => kind.test(address))?.[1] ?? []).filter(
    (type) => !page.describedAs.includes(type),
  )
  if (missing.length > 0) problems.push(`${address}: not described as ${missing.join(', ')}`)
  for (const [language, sister] of page.alternates) {
    const back = seen.get(sister)
    if (back && ![...back.alternates.values()].includes(address))
      problems.push(`${address}: ${sister} (${language}) does not name it back`)
  }
  return problems
}
