import type { Question } from '../ask.ts'

/** Questions about one feature, and how many there must be at least. */
export interface Feature {
  name: string
  least: number
  questions: (string | Question)[]
}
