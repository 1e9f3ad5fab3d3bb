export interface Emoji {
  unicode: string
  label: string
  tags?: readonly string[]
  /** Kinds of emoji by number; letters of flags have none. */
  group?: number
}

/** What pages are about comes first: animals, food, places, games, things; faces and flags last. */
const ORDER = [3, 4, 5, 6, 7, 1, 0, 8, 9]

/** Skin tones and hair are parts of other emoji, not icons of their own. */
const PARTS = 2

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those with all the words in their name or among their tags; names before tags. */
export function findEmoji(all: readonly Emoji[], words: string): Emoji[] {
  const icons = all.filter(({ group }) => group !== undefined && group !== PARTS)
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return icons.toSorted((a, b) => ORDER.indexOf(a.group!) - ORDER.indexOf(b.group!))
  const has = (text: string) => wanted.every((word) => folded(text).includes(word))
  const byName = icons.filter(({ label }) => has(label))
  const byTag = icons.filter(({ label, tags }) => !has(label) && tags?.some(has))
  return [...byName, ...byTag]
}
