import { isSlug } from '../pages/slug.ts'

/** A class pack is a set of pages printed as one file, for a class, a party or a long journey. */
export const CLASS_PACK_LIMITS = { maxPages: 30, maxCopies: 40 } as const

export interface PackEntry {
  slug: string
  copies: number
}

export const clampCopies = (copies: number): number =>
  Number.isFinite(copies) ? Math.min(Math.max(Math.round(copies), 1), CLASS_PACK_LIMITS.maxCopies) : 1

/** The form used in URLs: `cat*3,dog` is three copies of cat and one of dog. */
export const formatPack = (entries: readonly PackEntry[]): string =>
  entries.map(({ slug, copies }) => (copies === 1 ? slug : `${slug}*${copies}`)).join(',')

/** Parses the result of `formatPack`. Invalid text, a repeated page or too many pages give undefined. */
export function parsePack(text: string | null): PackEntry[] | undefined {
  const parts = (text ?? '').split(',', CLASS_PACK_LIMITS.maxPages + 1)
  if (parts.length > CLASS_PACK_LIMITS.maxPages) return undefined
  const entries: PackEntry[] = []
  for (const part of parts) {
    const [, slug, number = '1'] = /^([a-z0-9-]+)(?:\*(\d{1,2}))?$/.exec(part) ?? []
    const copies = Number(number)
    if (!isSlug(slug) || copies < 1 || copies > CLASS_PACK_LIMITS.maxCopies) return undefined
    if (entries.some((entry) => entry.slug === slug)) return undefined
    entries.push({ slug, copies })
  }
  return entries
}
