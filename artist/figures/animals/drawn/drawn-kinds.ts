import type { LayeredKind } from '../posed-animal.ts'
import { drawnAnimal } from './drawn-kind.ts'
import { UPRIGHT_BIRDS } from '../birds/upright-birds.ts'
import { CRAWLERS } from './crawlers.ts'
import { LAND } from './land.ts'
import { POND_AND_COAST } from './pond-and-coast.ts'
import { REPTILES } from './reptiles.ts'
import { SEA } from './sea.ts'
import { WHALES } from './whales.ts'

/** Animals of the sea and small ones that are drawn as layers. */
export const drawnKinds: LayeredKind[] = Object.entries({
  ...WHALES,
  ...SEA,
  ...LAND,
  ...POND_AND_COAST,
  ...UPRIGHT_BIRDS,
  ...REPTILES,
  ...CRAWLERS,
}).map(([id, kind]) => drawnAnimal(id, kind))
