import { clampCopies } from '#domain/print/class-pack.ts'
import { EMPTY_PACK, packStore } from './pack-store.ts'

export const clearPack = () => packStore.set(EMPTY_PACK)

export const setCopies = (id: string, copies: number) =>
  packStore.set(
    packStore.get().map((page) => (page.id === id ? { ...page, copies: clampCopies(copies) } : page)),
  )

export const setAllCopies = (copies: number) =>
  packStore.set(packStore.get().map((page) => ({ ...page, copies: clampCopies(copies) })))

/** Moves a page one place up or down. */
export function movePage(id: string, step: -1 | 1): void {
  const pages = [...packStore.get()]
  const from = pages.findIndex((page) => page.id === id)
  const to = from + step
  if (from < 0 || to < 0 || to >= pages.length) return
  ;[pages[from], pages[to]] = [pages[to]!, pages[from]!]
  packStore.set(pages)
}
