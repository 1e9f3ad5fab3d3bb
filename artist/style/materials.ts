import type { Box } from '../drawing.ts'
import type { findThings } from '../coloring/thing-boxes.ts'
import type { Mark } from './texture-marks.ts'

type ThingShape = ReturnType<typeof findThings>[number]

/** What a thing is made of: the texture of natural pages, and the ornament of detailed ones if it is another. */
interface Material {
  natural?: Mark
  detailed?: Mark
}

const LEAVES: Material = { natural: 'foliage', detailed: 'leaves' }
const BARK: Material = { natural: 'bark', detailed: 'bark' }
const WOOD: Material = { natural: 'grain', detailed: 'grain' }
const WATER: Material = { natural: 'waves', detailed: 'waves' }
const GRASS: Material = { natural: 'grass', detailed: 'grass' }
const CLOTH: Material = { detailed: 'motifs' }
const PAINTED: Material = { detailed: 'motifs' }
const TILES: Material = { natural: 'tiles', detailed: 'tiles' }
const BRICKS: Material = { natural: 'bricks', detailed: 'bricks' }
const STONES: Material = { natural: 'pebbles', detailed: 'pebbles' }

const BY_LABEL = new Map<string, Material>(
  Object.entries({
    'bush fern': LEAVES,
    'log stump fence bench table shelf cupboard bed chair boat rowing-boat ship pirate-ship door barrel bridge':
      WOOD,
    'water pond': WATER,
    curtain: CLOTH,
    'rug sofa armchair wall hot-air-balloon balloon tent parasol gift flag easter-egg umbrella kite ornament vase':
      PAINTED,
    path: STONES,
    hay: { natural: 'grass', detailed: 'grass' } satisfies Material,
  }).flatMap(([labels, material]) => labels.split(' ').map((label) => [label, material] as const)),
)
const TREES = new Set('tree oak apple-tree birch willow fir-tree'.split(' '))
const BUILDINGS = new Set('house castle church tower palace lighthouse school haunted-house'.split(' '))
const WOODEN_BUILDINGS = new Set('barn log-cabin treehouse windmill stable'.split(' '))
const GREEN_PLACES = new Set(
  'meadow garden park forest farm playground zoo orchard field schoolyard camp fairyland village castle river lake pond savanna'.split(
    ' ',
  ),
)

/** Shares of a thing's height and width: a trunk is narrow and below the crown, a roof above the walls, bushes beside the walls. */
const TRUNK = { below: 0.5, width: 0.5 }
const ROOF = 0.42
/** Narrower regions of a building are windows, doors and chimneys. */
const SMALLEST_WALL = 0.3
const BESIDE = 0.36

/** The material of a region of a thing; undefined where nothing is drawn on it. */
export function materialOf({ of, thing }: ThingShape, region: Box, place: string): Material | undefined {
  const depth = (region.y + region.h / 2 - thing.box.y) / thing.box.h
  const beside = Math.abs((region.x + region.w / 2 - thing.box.x) / thing.box.w - 0.5)
  if (TREES.has(of)) return depth > TRUNK.below && region.w < thing.box.w * TRUNK.width ? BARK : LEAVES
  const isPane = region.w < thing.box.w * SMALLEST_WALL
  if (BUILDINGS.has(of) && isPane) return undefined
  if (BUILDINGS.has(of)) return depth < ROOF ? TILES : beside > BESIDE ? LEAVES : BRICKS
  if (WOODEN_BUILDINGS.has(of)) return depth < ROOF ? TILES : WOOD
  if (of === 'ground') return GREEN_PLACES.has(place) ? GRASS : undefined
  return BY_LABEL.get(of)
}
