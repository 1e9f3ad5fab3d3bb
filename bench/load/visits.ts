import { sitemapOf } from '#tests/support/crawl.ts'
import { createPerson } from './person.ts'

/** Lists that everybody opens. */
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

/** Where people go: half of the time to a list, else to a page; a few pages are looked at far more often than the rest. */
export async function whereTo(site: string): Promise<() => string> {
  const pages = (await sitemapOf(site))
    .map((address) => new URL(address).pathname)
    .filter((path) => path.includes('/page/'))
  if (pages.length < 100) throw new Error(`only ${pages.length} pages to look at`)
  const chance = dice(7)
  return () =>
    chance() < 0.5
      ? LISTS[Math.floor(chance() * LISTS.length)]!
      : pages[Math.floor(pages.length * chance() ** 3)]!
}

/** Every picture of the library, seen once, as on a site that has stood for a while: making them is not what is measured. */
export async function seeEveryPicture(site: string): Promise<void> {
  const pages = (await sitemapOf(site)).map((address) => new URL(address).pathname)
  const pile = [...LISTS, ...pages.filter((path) => path.startsWith('/en/page/'))].values()
  const somebody = createPerson(site)
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const path of pile) await somebody.askBeside(picturesIn((await somebody.ask(path)).text))
    }),
  )
  somebody.leave()
}

/** What a browser loads beside a screen the first time. */
export const assetsIn = (html: string) =>
  [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path))].slice(0, 15)

/** The pictures that are seen without scrolling far. */
export const picturesIn = (html: string) =>
  [...new Set([...html.matchAll(/<img src="([^"]+)"/g)].map(([, path]) => path!.replaceAll('&amp;', '&')))]
    .filter((path) => path.startsWith('/storage/'))
    .slice(0, 6)

/** The same throws every time, so that two runs are the same walk. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
