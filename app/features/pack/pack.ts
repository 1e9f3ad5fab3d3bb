import { copiesWithin, PACK } from '#domain/pack.ts'
import { isSlug } from '#domain/slug.ts'
import { createDeviceStore } from '#app/lib/device-store.ts'

/** A page in the pack, with what is needed to show it while another screen is open. */
export interface PackedPage {
  id: string
  slug: string
  title: unknown
  thumbnail_url: string | null
  copies: number
}

const NOTHING: readonly PackedPage[] = []

function readPages(stored: unknown): readonly PackedPage[] {
  if (!Array.isArray(stored)) return NOTHING
  return stored
    .filter((page: Partial<PackedPage> | null) => isSlug(page?.slug) && typeof page?.id === 'string')
    .slice(0, PACK.mostPages)
    .map((page: PackedPage) => ({ ...page, copies: copiesWithin(page.copies) }))
}

/** The pack that is being put together in this browser. */
export const pack = createDeviceStore<readonly PackedPage[]>('class-pack', NOTHING, readPages)

export const emptyPack = () => pack.set(NOTHING)

/** Puts a page in or takes it out; says whether there was still room. */
export function togglePage(page: Omit<PackedPage, 'copies'>): 'in' | 'out' | 'full' {
  const pages = pack.get()
  if (pages.some(({ id }) => id === page.id)) {
    takeOut(page.id)
    return 'out'
  }
  if (pages.length >= PACK.mostPages) return 'full'
  const { id, slug, title, thumbnail_url } = page
  pack.set([...pages, { id, slug, title, thumbnail_url, copies: 1 }])
  return 'in'
}

export function takeOut(id: string): void {
  const left = pack.get().filter((page) => page.id !== id)
  pack.set(left.length > 0 ? left : NOTHING)
}

export const setCopies = (id: string, copies: number) =>
  pack.set(pack.get().map((page) => (page.id === id ? { ...page, copies: copiesWithin(copies) } : page)))

export const setAllCopies = (copies: number) =>
  pack.set(pack.get().map((page) => ({ ...page, copies: copiesWithin(copies) })))

/** Moves a page one place up or down. */
export function move(id: string, step: -1 | 1): void {
  const pages = [...pack.get()]
  const from = pages.findIndex((page) => page.id === id)
  const to = from + step
  if (from < 0 || to < 0 || to >= pages.length) return
  ;[pages[from], pages[to]] = [pages[to]!, pages[from]!]
  pack.set(pages)
}
