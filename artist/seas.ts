import { BOATS } from './compose/nature.ts'
import type { Wish } from './wish.ts'

/** Which side of the sea a wish is on: below the water, on it, or beside it. */
export type Sea = 'underwater' | 'open-sea' | 'beach'

const DIVERS = new Set('mermaid diver submarine'.split(' '))
const ON_LAND = new Set('lighthouse sand-castle palm-tree'.split(' '))

/** The one rule that pictures and texts share, so that a dog by the sea is neither drawn nor called under water. */
export function seaOf(wish: Wish, topicOf: (noun: string) => string | undefined): Sea {
  const [main] = wish.figures
  if (wish.over || wish.figures.some(({ noun }) => BOATS.has(noun))) return 'open-sea'
  if (!main) return wish.ashore ? 'beach' : 'underwater'
  const topic = topicOf(main.noun)
  if (topic === 'sea' || DIVERS.has(main.noun)) return 'underwater'
  if (wish.ashore || ON_LAND.has(main.noun)) return 'beach'
  return topic === 'birds' ? 'open-sea' : 'underwater'
}
