export interface Emoji {
  unicode: string
  label: string
  tags?: readonly string[]
  /** Number of the Unicode emoji group; the letters that flags are composed of (regional indicators) have none. */
  group?: number
}

/** Groups that suit coloring pages come first (animals, food, places, games, objects), faces and flags last. */
const GROUP_ORDER = [3, 4, 5, 6, 7, 1, 0, 8, 9]

/** Skin tones and hair are components of other emoji, not icons. */
const COMPONENT_GROUP = 2

const foldCaseAndAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Finds emoji whose name or one tag contains all words of the query; matches by name come first. */
export function findEmoji(all: readonly Emoji[], query: string): Emoji[] {
  const icons = all.filter(({ group }) => group !== undefined && group !== COMPONENT_GROUP)
  const words = foldCaseAndAccents(query).split(/\s+/).filter(Boolean)
  if (words.length === 0)
    return icons.toSorted((a, b) => GROUP_ORDER.indexOf(a.group!) - GROUP_ORDER.indexOf(b.group!))
  const matches = (text: string) => words.every((word) => foldCaseAndAccents(text).includes(word))
  const byName = icons.filter(({ label }) => matches(label))
  const byTag = icons.filter(({ label, tags }) => !matches(label) && tags?.some(matches))
  return [...byName, ...byTag]
}
