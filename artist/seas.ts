import { BOATS } from './compose/nature.ts'
import type { Wish } from './wish.ts'

/** Which side of the sea a wish is on: below the water, on it, or beside it. */
export type Sea = 'underwater' | 'open-sea' | 'beach'

const words = (list: string) => new Set(list.split(' '))
const DIVERS = words('mermaid diver submarine kraken loch-ness-monster treasure-chest')
/** Topics of those who live on land: "in the sea" they are bathing, unless they dive. */
const LANDLUBBERS = words('people jobs animals insects dinosaurs fantasy sports vehicles toys')
const ON_LAND = words('lighthouse sand-castle palm-tree')

/** The one rule that pictures and texts share, so that a dog by the sea is neither drawn nor called under water. */
export function seaOf(wish: Wish, topicOf: (noun: string) => string | undefined): Sea {
  const [main] = wish.figures
  if (wish.over || wish.figures.some(({ noun }) => BOATS.has(noun))) return 'open-sea'
  if (!main) return wish.ashore ? 'beach' : 'underwater'
  const topic = topicOf(main.noun)
  if (topic === 'sea' || DIVERS.has(main.noun) || main.verb === 'dive') return 'underwater'
  if (wish.ashore || ON_LAND.has(main.noun)) return 'beach'
  if (topic === 'birds' || main.pose === 'swim') return 'open-sea'
  return topic && LANDLUBBERS.has(topic) ? 'beach' : 'underwater'
}
