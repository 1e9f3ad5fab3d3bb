import type { Language } from '#domain/text/languages.ts'
import { paths } from '#app/lib/navigation/paths.ts'

/** What is needed to show, print and color a page without a connection. */
export interface StorablePage {
  slug: string
  /** The drawing itself; pictures of every size are replaced by it. */
  picture: string | null
}

export function addressesOfPage(language: Language, { slug, picture }: StorablePage): string[] {
  const drawing = picture?.split('?')[0]
  if (!drawing) return [paths.page(language, slug)]
  const page = [paths.page(language, slug), drawing]
  // Only drawings can be colored on the screen; for other pictures the server has no regions.
  return drawing.endsWith('.svg') ? [...page, paths.color(language, slug), `/coloring/${slug}.json`] : page
}

/** The page that an address shows, if it shows one. */
export const slugOf = (pathname: string): string | undefined =>
  /^\/[a-z]{2}\/page\/([a-z0-9-]+)\/?$/.exec(pathname)?.[1]

/** Screens with lists of pages. Accounts, forms and search results are not stored. */
const LIST = /^\/[a-z]{2}(\/(favourites|random|top-100|category\/[a-z0-9-]+))?\/?$/

export const isListScreen = (pathname: string): boolean => LIST.test(pathname)
