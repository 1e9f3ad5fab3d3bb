import { readSitemap } from '#tests/support/seo/crawl.ts'
import { createHttpClient } from '../measure/http-client.ts'

/** List screens that every visitor opens. */
const LISTS = [
  '/en',
  '/de',
  '/en/top-100',
  '/fr/category/animals',
  '/de/category/vehicles',
  '/en/random',
  '/nl/search?q=kat',
  '/en/search?q=dragon',
]

/** Returns random paths: half of them lists, half of them pages. A few pages are far more popular than the rest. */
export async function createPathPicker(site: string): Promise<() => string> {
  const pages = (await readSitemap(site))
    .map((url) => new URL(url).pathname)
    .filter((path) => path.includes('/page/'))
  if (pages.length < 100) throw new Error(`the sitemap lists only ${pages.length} pages`)
  const random = createRandom(7)
  return () =>
    random() < 0.5
      ? LISTS[Math.floor(random() * LISTS.length)]!
      : pages[Math.floor(pages.length * random() ** 3)]!
}

/** Loads every picture once, so that the server creates all thumbnails before the measurement. */
export async function warmThumbnails(site: string): Promise<void> {
  const pages = (await readSitemap(site)).map((url) => new URL(url).pathname)
  const paths = [...LISTS, ...pages.filter((path) => path.startsWith('/en/page/'))].values()
  const client = createHttpClient(site)
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const path of paths) await client.getUncached(picturePaths((await client.get(path)).text))
    }),
  )
  client.close()
}

/** The scripts and styles that a browser loads with a page. */
export const assetPaths = (html: string) =>
  [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path))].slice(0, 15)

/** The first pictures of a page. */
export const picturePaths = (html: string) =>
  [...new Set([...html.matchAll(/<img src="([^"]+)"/g)].map(([, path]) => path!.replaceAll('&amp;', '&')))]
    .filter((path) => path.startsWith('/storage/'))
    .slice(0, 6)

/** A seeded generator, so that all runs visit the same paths. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
