import type { FigureMaker } from '../../drawing.ts'
import { animalMaker } from './animal.ts'
import { birdKinds, sitterKinds, uprightKinds } from './bird-kinds.ts'
import { layeredKinds } from './layered-kinds.ts'
import { outlineAnimalKinds } from './outline-animal-kinds.ts'
import { layeredAnimalMaker } from './posed-animal.ts'
import { quadrupedKinds } from './quadruped-kinds.ts'

const formerMakers: FigureMaker[] = [
  ...quadrupedKinds.map(animalMaker),
  ...sitterKinds.map(animalMaker),
  ...birdKinds.map(animalMaker),
  ...uprightKinds.map(animalMaker),
  ...outlineAnimalKinds.map(animalMaker),
]

/** Every animal; kinds that are drawn as layers replace their former figure. */
export const animalMakers: FigureMaker[] = formerMakers.map((former) => {
  const kind = layeredKinds.get(former.id)
  return kind ? layeredAnimalMaker(kind, former) : former
})
