import type { Wish } from '../wish.ts'
import type { Rng } from '../geometry/rng.ts'
import type { Growth } from './things/plants/growth.ts'
import type { Tree } from './things/plants/trees.ts'

export type Season = NonNullable<Wish['season']>
export type Time = NonNullable<Wish['time']>
export type Weather = NonNullable<Wish['weather']>

const SHEDS_LEAVES = new Set<Tree>(['round', 'cloudy', 'apple', 'poplar', 'birch', 'willow'])
const BLOOMS = new Set<Growth>(['flower', 'tulip', 'daisy', 'pumpkin'])
const GREEN = new Set<Growth>([...BLOOMS, 'fern', 'mushroom'])

const OF_THE_COLD = new Set(
  'penguin polar-bear arctic-fox seal walrus reindeer husky igloo snowman yeti'.split(' '),
)
const HILLS = new Set(['mountain', 'mountains', 'hill', 'forest', 'field', 'village'])

/** Whether the hills under a penguin are of snow, although the wish does not name the winter. */
export const isSnowLand = (place: string, shown: readonly string[]): boolean =>
  HILLS.has(place) && shown.some((noun) => OF_THE_COLD.has(noun))

/** The tree in the given season. */
export function treeIn(season: Season, tree: Tree, rng: Rng): Tree {
  if (season !== 'winter') return tree
  if (tree === 'fir') return 'snowfir'
  return SHEDS_LEAVES.has(tree) ? rng.pick<Tree>(['bare', 'snowfir']) : tree
}

/** No flowers in the snow, and flowers everywhere in spring. */
export function growthIn(season: Season, growth: Growth, rng: Rng): Growth {
  if (season === 'winter' && GREEN.has(growth)) return rng.pick<Growth>(['stone', 'bush'])
  if (season === 'spring' && growth === 'tuft') return rng.pick<Growth>(['tuft', 'tulip', 'daisy'])
  if (season === 'autumn' && BLOOMS.has(growth)) return rng.pick<Growth>(['mushroom', 'tuft', 'fern'])
  return growth
}
