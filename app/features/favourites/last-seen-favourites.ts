import { isSlug } from '#domain/pages/slug.ts'
import { createLocalStorageStore } from '#app/lib/browser/local-storage-store.ts'
import type { CardPage } from '#app/lib/pages/page-queries.ts'
import { LAST_SEEN_KEY } from './favourites-store.ts'

interface LastSeen {
  /** The id of the account; empty for a guest. */
  owner: string
  pages: readonly CardPage[]
}

const NOTHING: LastSeen = { owner: '', pages: [] }

const isCard = (page: CardPage | null) => typeof page?.id === 'string' && isSlug(page.slug)

/** The favourites as last seen, for a device without a connection. Removed when the user signs out. */
export const lastSeenFavourites = createLocalStorageStore<LastSeen>(LAST_SEEN_KEY, NOTHING, (stored) => {
  const { owner, pages } = (stored ?? {}) as Partial<LastSeen>
  return typeof owner === 'string' && Array.isArray(pages) ? { owner, pages: pages.filter(isCard) } : NOTHING
})
