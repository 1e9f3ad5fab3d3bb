import type { FigureMaker } from '../../drawing.ts'
import { animalMaker } from './animal.ts'
import { quadrupedKinds } from './quadruped-kinds.ts'

export const animalMakers: FigureMaker[] = [...quadrupedKinds.map(animalMaker)]
