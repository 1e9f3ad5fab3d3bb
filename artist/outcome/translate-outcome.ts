import { NO_WORDS, type WishOutcome } from '#domain/pages/wish-outcome.ts'
import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'

/** The outcome with the names of nouns and places instead of their ids. */
export function translateOutcome(
  outcome: WishOutcome = NO_WORDS,
  language: Language,
  lexicon: Lexicon,
): WishOutcome {
  const nameOf = (id: string) =>
    lexicon.nouns.get(id)?.[language].one ?? lexicon.places.get(id)?.[language].noun ?? id
  return { ...outcome, drawnAs: outcome.drawnAs.map(({ word, as }) => ({ word, as: nameOf(as) })) }
}
