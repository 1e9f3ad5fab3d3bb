import type { AnimalKind } from './animal.ts'
import { drawOutlineAnimal, type OutlineAnimal } from './outline-animals/outline-animal.ts'
import { FISH } from './outline-animals/fish.ts'
import { OTHER_ANIMALS } from './outline-animals/other-animals.ts'
import { SEA_ANIMALS } from './outline-animals/sea-animals.ts'

export const outlineAnimalKinds: AnimalKind<OutlineAnimal>[] = Object.entries({
  ...FISH,
  ...SEA_ANIMALS,
  ...OTHER_ANIMALS,
}).map(([id, animal]) => ({
  id,
  poses: animal.poses,
  draw: drawOutlineAnimal(animal),
  plan: () => animal,
}))
