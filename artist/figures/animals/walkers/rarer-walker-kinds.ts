import type { LayeredKind } from '../posed-animal.ts'
import { DINOSAURS } from './kinds/dinosaurs.ts'
import { DOG_BREEDS } from './kinds/dog-breeds.ts'
import { MORE_DINOSAURS } from './kinds/more-dinosaurs.ts'
import { RELATIVES } from './kinds/relatives.ts'
import { walkerAnimal } from './walker-animal.ts'

/** Dinosaurs, breeds of dogs and relatives of the most wished kinds, which a browser loads when a wish names one. */
export const rarerWalkerKinds: LayeredKind[] = Object.entries({
  ...DOG_BREEDS,
  ...RELATIVES,
  ...DINOSAURS,
  ...MORE_DINOSAURS,
}).map(([id, kind]) => walkerAnimal(id, kind))
