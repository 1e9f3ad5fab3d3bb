import { DIFFICULTIES, type Difficulty } from './creation.ts'
import { AUDIENCE_AGE } from './limits.ts'

/** What a list can be narrowed to; the two combine. */
export interface PageFilter {
  difficulty?: Difficulty
  /** A child's age: pages that are not too hard for it. */
  age?: number
}

/** The ages offered to choose from, as parents and teachers group them. */
export const AGE_GROUPS = [
  { from: 3, to: 4 },
  { from: 5, to: 7 },
  { from: 8, to: 12 },
] as const

/** The filter in an address; what is not understood does not filter. */
export function readFilter(query: { get(name: string): string | null }): PageFilter {
  const age = Number(query.get('age') ?? Number.NaN)
  return {
    difficulty: DIFFICULTIES.find((known) => known === query.get('difficulty')),
    age: Number.isInteger(age) && age >= AUDIENCE_AGE.min && age <= AUDIENCE_AGE.max ? age : undefined,
  }
}

export const isFiltered = ({ difficulty, age }: PageFilter) => difficulty !== undefined || age !== undefined
