import type { FigureRequest } from '../../drawing.ts'
import { pick, seededRandom, seedOf } from '../../geometry/random.ts'
import { itemWrapped } from '../../geometry/vector.ts'
import type { Outfit } from './clothes/outfits.ts'
import type { Role } from './person-roles.ts'

/** Aids that are drawn with the figure, by the name that a wish gives them. */
export const AIDS = ['crutch', 'cane', 'prosthesis', 'hearing-aid', 'down-syndrome'] as const
export type Aid = (typeof AIDS)[number]

/** Gives each of several figures of a kind another item; a single figure keeps its random choice. */
export function nth<T>(chosen: T, from: T | readonly T[], { variety }: FigureRequest): T {
  return variety === undefined || !Array.isArray(from) ? chosen : itemWrapped(from as readonly T[], variety)
}

const CUTS: readonly Partial<Outfit>[] = [
  {},
  { stripes: true },
  { buttons: 1 },
  { pattern: true },
  { scarf: true },
]

/** Figures with one outfit only, like dwarfs, differ in its details. */
export function variedCut(cut: Outfit, { outfit }: Role, { variety }: FigureRequest): Outfit {
  if (variety === undefined || Array.isArray(outfit) || cut.armour || cut.space || cut.tail) return cut
  return { ...cut, ...itemWrapped(CUTS, variety) }
}

const SIZES = [1, 0.93, 1.05, 0.97, 1.02]
/** Figures of a kind differ a little in height. */
export const sizeOf = ({ variety }: FigureRequest): number =>
  variety === undefined ? 1 : itemWrapped(SIZES, variety)

/** Share of the people in everyday clothes who wear or use one of these without being asked to. */
const OWN_CHOICE = 1 / 8
const FOR_WOMEN = ['hijab', 'hearing-aid', 'prosthesis', 'hijab'] as const
const FOR_MEN = ['turban', 'kippa', 'hearing-aid', 'prosthesis'] as const

/** Some people wear a hijab or a hearing aid as a matter of course. */
export function withOwnChoice({ outfit, sex, age, hat }: Role, request: FigureRequest): FigureRequest {
  const isEveryday = Array.isArray(outfit) && age !== 'baby' && hat === undefined
  const isFree = !request.wears?.length && !request.holds?.length && !request.looks?.length
  const next = seededRandom(seedOf(request.seed, 'own choice'))
  if (!sex || !isEveryday || !isFree || next() >= OWN_CHOICE) return request
  return { ...request, wears: [pick(next, sex === 'f' ? FOR_WOMEN : FOR_MEN)] }
}
