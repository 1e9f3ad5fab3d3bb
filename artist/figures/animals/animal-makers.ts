import type { FigureMaker } from '../../drawing.ts'
import { ROLES, type Role } from '../people/person-roles.ts'
import { formerMakers } from './former-animals.ts'
import { animalInClothes, canBeDressed, layeredAnimalInClothes } from './in-clothes.ts'
import { layeredKinds } from './layered-kinds.ts'
import { layeredAnimalMaker } from './posed-animal.ts'

const formerIds = new Set(formerMakers.map(({ id }) => id))

/** Every animal; kinds that are drawn as layers replace their former figure, if they have one. */
export const animalMakers: FigureMaker[] = [
  ...formerMakers.map((former) => {
    const kind = layeredKinds.get(former.id)
    return kind ? layeredAnimalMaker(kind, dressedAnimal, former) : withClothes(former)
  }),
  ...[...layeredKinds.values()]
    .filter(({ id }) => !formerIds.has(id))
    .map((kind) => layeredAnimalMaker(kind, dressedAnimal)),
]

/** The clothes of a former animal are drawn to fit its head. */
function withClothes(former: FigureMaker): FigureMaker {
  if (!canBeDressed(former.id)) return former
  return {
    ...former,
    dressedAs: (role) => (Object.hasOwn(ROLES, role) ? animalInClothes(former.id, ROLES[role]!) : undefined),
  }
}

function dressedAnimal(id: string, role: Role): FigureMaker | undefined {
  return canBeDressed(id) ? animalInClothes(id, role) : layeredAnimalInClothes(id, role)
}
