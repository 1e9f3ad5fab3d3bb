import { isSlug } from './slug.ts'

/** A set of pages for a class, a party or a long journey: one file to print. */
export const PACK = { mostPages: 30, mostCopies: 40 } as const

export interface PackEntry {
  slug: string
  copies: number
}

export const copiesWithin = (copies: number): number =>
  Number.isFinite(copies) ? Math.min(Math.max(Math.round(copies), 1), PACK.mostCopies) : 1

/** As it stands in an address: `cat*3,dog` is three cats and a dog. */
export const writePack = (entries: readonly PackEntry[]): string =>
  entries.map(({ slug, copies }) => (copies === 1 ? slug : `${slug}*${copies}`)).join(',')

/** Reads what `writePack` wrote; anything else, a page that is named twice or too much of it is no pack. */
export function readPack(text: string | null): PackEntry[] | undefined {
  const parts = (text ?? '').split(',', PACK.mostPages + 1)
  if (parts.length > PACK.mostPages) return undefined
  const entries: PackEntry[] = []
  for (const part of parts) {
    const [, slug, number = '1'] = /^([a-z0-9-]+)(?:\*(\d{1,2}))?$/.exec(part) ?? []
    const copies = Number(number)
    if (!isSlug(slug) || copies < 1 || copies > PACK.mostCopies) return undefined
    if (entries.some((entry) => entry.slug === slug)) return undefined
    entries.push({ slug, copies })
  }
  return entries
}
