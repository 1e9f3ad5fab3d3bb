import { ON_WATER } from './compose/figures/noun-lists.ts'
import type { Wish } from './wish.ts'
import { wordSet } from './word-set.ts'

/** Where a wish about the sea takes place: below the water, on it, or beside it. */
export type SeaSide = 'underwater' | 'open-sea' | 'beach'

const DIVERS = wordSet('mermaid diver submarine kraken loch-ness-monster treasure-chest')
/** Topics of land dwellers: "in the sea" means bathing for them, unless they dive. */
const LAND_TOPICS = wordSet('people jobs animals insects dinosaurs fantasy sports vehicles toys')
const SHORE_NOUNS = wordSet('lighthouse sand-castle palm-tree')

/** Pictures and texts share this rule, so that a dog by the sea is neither drawn nor described under water. */
export function seaSide(wish: Wish, topicOf: (noun: string) => string | undefined): SeaSide {
  const [main] = wish.figures
  if (wish.over || wish.weather === 'storm' || wish.figures.some(({ noun }) => ON_WATER.has(noun)))
    return 'open-sea'
  if (!main) return wish.ashore ? 'beach' : 'underwater'
  const topic = topicOf(main.noun)
  // A dolphin that jumps is above the waves.
  if (topic === 'sea' && main.verb === 'jump') return 'open-sea'
  const isSwimmingTurtle = main.noun === 'turtle' && main.pose === 'swim'
  if (topic === 'sea' || DIVERS.has(main.noun) || main.verb === 'dive' || isSwimmingTurtle)
    return 'underwater'
  if (wish.ashore || SHORE_NOUNS.has(main.noun)) return 'beach'
  if (topic === 'birds' || main.pose === 'swim') return 'open-sea'
  return topic && LAND_TOPICS.has(topic) ? 'beach' : 'underwater'
}
