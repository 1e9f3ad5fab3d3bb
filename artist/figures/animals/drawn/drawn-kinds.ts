import type { LayeredKind } from '../posed-animal.ts'
import { drawnAnimal } from './drawn-kind.ts'
import { LAND } from './land.ts'
import { SEA } from './sea.ts'
import { WHALES } from './whales.ts'

/** Animals of the sea and small ones that are drawn as layers. */
export const drawnKinds: LayeredKind[] = Object.entries({ ...WHALES, ...SEA, ...LAND }).map(([id, kind]) =>
  drawnAnimal(id, kind),
)
