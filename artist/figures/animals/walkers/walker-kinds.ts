import type { LayeredKind } from '../posed-animal.ts'
import { DOGS_AND_CATS } from './kinds/dogs-and-cats.ts'
import { FARM } from './kinds/farm.ts'
import { HORSES } from './kinds/horses.ts'
import { LARGE } from './kinds/large.ts'
import { SMALL } from './kinds/small.ts'
import { walkerAnimal } from './walker-animal.ts'

/** The most wished kinds on four legs. */
export const walkerKinds: LayeredKind[] = Object.entries({
  ...DOGS_AND_CATS,
  ...FARM,
  ...HORSES,
  ...LARGE,
  ...SMALL,
}).map(([id, kind]) => walkerAnimal(id, kind))
