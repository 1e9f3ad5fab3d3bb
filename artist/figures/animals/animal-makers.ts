import type { FigureMaker } from '../../drawing.ts'
import { animalMaker } from './animal.ts'
import { birdKinds, sitterKinds, uprightKinds } from './bird-kinds.ts'
import { outlineAnimalKinds } from './outline-animal-kinds.ts'
import { quadrupedKinds } from './quadruped-kinds.ts'

export const animalMakers: FigureMaker[] = [
  ...quadrupedKinds.map(animalMaker),
  ...sitterKinds.map(animalMaker),
  ...birdKinds.map(animalMaker),
  ...uprightKinds.map(animalMaker),
  ...outlineAnimalKinds.map(animalMaker),
]
