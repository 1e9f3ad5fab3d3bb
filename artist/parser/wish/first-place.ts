import type { Word } from '../lookup/choose-senses.ts'

/** The first place that the words name. */
export function firstPlace(words: Word[]): string | undefined {
  const found = words.find(({ sense, place }) => sense?.kind === 'place' || place !== undefined)
  return found?.sense?.kind === 'place' ? found.sense.id : found?.place
}
