import type { Wish } from '../wish.ts'
import type { Dice } from './dice.ts'
import type { Growth } from './things/growth.ts'
import type { Tree } from './things/trees.ts'

export type Season = NonNullable<Wish['season']>
export type Time = NonNullable<Wish['time']>
export type Weather = NonNullable<Wish['weather']>

const SHEDS_LEAVES = new Set<Tree>(['round', 'cloudy', 'apple', 'poplar', 'birch', 'willow'])
const BLOOMS = new Set<Growth>(['flower', 'tulip', 'daisy', 'pumpkin'])

/** The tree as the season leaves it. */
export function treeIn(season: Season, tree: Tree, dice: Dice): Tree {
  if (season !== 'winter') return tree
  if (tree === 'fir') return 'snowfir'
  return SHEDS_LEAVES.has(tree) ? dice.pick<Tree>(['bare', 'snowfir']) : tree
}

/** Flowers do not stand in snow; in spring they stand everywhere. */
export function growthIn(season: Season, growth: Growth, dice: Dice): Growth {
  if (season === 'winter' && BLOOMS.has(growth)) return dice.pick<Growth>(['tuft', 'stone'])
  if (season === 'spring' && growth === 'tuft') return dice.pick<Growth>(['tuft', 'tulip', 'daisy'])
  if (season === 'autumn' && BLOOMS.has(growth)) return dice.pick<Growth>(['mushroom', 'pumpkin', 'tuft'])
  return growth
}
