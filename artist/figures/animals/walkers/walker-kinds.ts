import type { LayeredKind } from '../posed-animal.ts'
import { DINOSAURS } from './kinds/dinosaurs.ts'
import { DOGS_AND_CATS } from './kinds/dogs-and-cats.ts'
import { DOG_BREEDS } from './kinds/dog-breeds.ts'
import { FARM } from './kinds/farm.ts'
import { HORSES } from './kinds/horses.ts'
import { LARGE } from './kinds/large.ts'
import { MORE_DINOSAURS } from './kinds/more-dinosaurs.ts'
import { RELATIVES } from './kinds/relatives.ts'
import { SMALL } from './kinds/small.ts'
import { walkerAnimal } from './walker-animal.ts'

/** All kinds on four legs that are drawn as layers. */
export const walkerKinds: LayeredKind[] = Object.entries({
  ...DOGS_AND_CATS,
  ...DOG_BREEDS,
  ...FARM,
  ...HORSES,
  ...LARGE,
  ...SMALL,
  ...RELATIVES,
  ...DINOSAURS,
  ...MORE_DINOSAURS,
}).map(([id, kind]) => walkerAnimal(id, kind))
