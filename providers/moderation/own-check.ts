import { readFileSync } from 'node:fs'
import type { Language } from '#domain/languages.ts'
import { openTables } from './kept-tables.ts'
import { createReader } from './reader.ts'
import { createRules, type Reason } from './rules.ts'

/** What the reader refuses it cannot name. */
export type Verdict = { fit: true } | { fit: false; category: Reason }

/** The reader speaks up only when it is sure: found by leaving out each set in turn (`scripts/moderation/folds.ts`, decision 64). */
export const SURE = 0.5

/**
 * Whether a children's site may draw, store or translate a text. All six languages are checked at once; the language of the writer only
 * counts for words that nothing else tells apart ("Pute" is a bird in German). What the rules let through is read once more as a whole.
 */
export function createOwnCheck(): { check(text: string, language?: Language): Verdict } {
  const tables = openTables()
  const rules = createRules(tables)
  const unfitness = createReader(tables, readFileSync(new URL('reader.weights', import.meta.url)))

  return {
    check(text, language) {
      const sight = rules.look(text)
      const category = rules.broken(sight, language)
      if (category) return { fit: false, category }
      return unfitness(sight, language) < SURE ? { fit: true } : { fit: false, category: 'unnamed' }
    },
  }
}
