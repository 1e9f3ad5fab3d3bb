import { clampCopies, CLASS_PACK_LIMITS } from '#domain/print/class-pack.ts'
import { isSlug } from '#domain/pages/slug.ts'
import { createLocalStorageStore } from '#app/lib/browser/local-storage-store.ts'

/** A page in the pack, with the columns needed to show it on any screen. */
export interface PackedPage {
  id: string
  slug: string
  title: unknown
  thumbnail_url: string | null
  copies: number
}

/** Always this array, so that subscribers see no change between two empty packs. */
export const EMPTY_PACK: readonly PackedPage[] = []

function parseStoredPages(stored: unknown): readonly PackedPage[] {
  if (!Array.isArray(stored)) return EMPTY_PACK
  return stored
    .filter((page: Partial<PackedPage> | null) => isSlug(page?.slug) && typeof page?.id === 'string')
    .slice(0, CLASS_PACK_LIMITS.maxPages)
    .map((page: PackedPage) => ({ ...page, copies: clampCopies(page.copies) }))
}

/** The class pack of this browser. */
export const packStore = createLocalStorageStore<readonly PackedPage[]>(
  'class-pack',
  EMPTY_PACK,
  parseStoredPages,
)

/** Adds a page or removes it; `full` when the pack has reached its limit. */
export function togglePage(page: Omit<PackedPage, 'copies'>): 'in' | 'out' | 'full' {
  const pages = packStore.get()
  if (pages.some(({ id }) => id === page.id)) {
    removePage(page.id)
    return 'out'
  }
  if (pages.length >= CLASS_PACK_LIMITS.maxPages) return 'full'
  addPages([page])
  return 'in'
}

/** Adds pages up to the limit, except those that are already in the pack. Returns the number of added pages. */
export function addPages(added: readonly (Omit<PackedPage, 'copies'> & { copies?: number })[]): number {
  const pages = packStore.get()
  const isNew = ({ id }: { id: string }) => pages.every((page) => page.id !== id)
  const fitting = added
    .filter(isNew)
    .slice(0, CLASS_PACK_LIMITS.maxPages - pages.length)
    .map(({ id, slug, title, thumbnail_url, copies = 1 }) => ({ id, slug, title, thumbnail_url, copies }))
  if (fitting.length > 0) packStore.set([...pages, ...fitting])
  return fitting.length
}

export function removePage(id: string): void {
  const remaining = packStore.get().filter((page) => page.id !== id)
  packStore.set(remaining.length > 0 ? remaining : EMPTY_PACK)
}
