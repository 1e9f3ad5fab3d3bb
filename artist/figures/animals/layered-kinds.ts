import { layeredBirds } from './birds/bird-builds.ts'
import { drawnKinds } from './drawn/drawn-kinds.ts'
import type { LayeredKind } from './posed-animal.ts'
import { walkerKinds } from './walkers/walker-kinds.ts'

/** All kinds that are drawn as layers, by id. */
export const layeredKinds: ReadonlyMap<string, LayeredKind> = new Map(
  [...walkerKinds, ...layeredBirds, ...drawnKinds].map((kind) => [kind.id, kind]),
)
