import type { FigureMaker } from '../../drawing.ts'
import { animalMaker } from './animal.ts'
import { formerSitterKinds } from './former-sitter-kinds.ts'
import { layeredAnimalInClothes } from './in-clothes.ts'
import { layeredKinds } from './layered-kinds.ts'
import { outlineAnimalKinds } from './outline-animal-kinds.ts'
import { layeredAnimalMaker } from './posed-animal.ts'
import { quadrupedKinds } from './quadruped-kinds.ts'

const formerMakers: FigureMaker[] = [
  ...quadrupedKinds.map(animalMaker),
  ...formerSitterKinds.map(animalMaker),
  ...outlineAnimalKinds.map(animalMaker),
]

const formerIds = new Set(formerMakers.map(({ id }) => id))

/** Every animal; kinds that are drawn as layers replace their former figure, if they have one. */
export const animalMakers: FigureMaker[] = [
  ...formerMakers.map((former) => {
    const kind = layeredKinds.get(former.id)
    return kind ? layeredAnimalMaker(kind, layeredAnimalInClothes, former) : former
  }),
  ...[...layeredKinds.values()]
    .filter(({ id }) => !formerIds.has(id))
    .map((kind) => layeredAnimalMaker(kind, layeredAnimalInClothes)),
]
