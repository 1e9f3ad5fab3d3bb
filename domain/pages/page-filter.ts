import { DIFFICULTIES, type Difficulty } from './creation-options.ts'
import { AUDIENCE_AGE_RANGE } from '../product-limits.ts'

/** Filters of a list of pages; a page must pass both. */
export interface PageFilter {
  difficulty?: Difficulty
  /** A child's age: the list shows pages that are not too hard at that age. */
  age?: number
}

/** The age groups a visitor can choose, as parents and teachers know them. */
export const AGE_GROUPS = [
  { from: 3, to: 4 },
  { from: 5, to: 7 },
  { from: 8, to: 12 },
] as const

/** Reads the filter from a URL's query; invalid values are ignored. */
export function parsePageFilter(query: { get(name: string): string | null }): PageFilter {
  const age = Number(query.get('age') ?? Number.NaN)
  return {
    difficulty: DIFFICULTIES.find((known) => known === query.get('difficulty')),
    age:
      Number.isInteger(age) && age >= AUDIENCE_AGE_RANGE.min && age <= AUDIENCE_AGE_RANGE.max
        ? age
        : undefined,
  }
}

export const isFiltered = ({ difficulty, age }: PageFilter) => difficulty !== undefined || age !== undefined
