import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimal, isAnimate, isPerson } from '#artist/lexicon/noun-properties.ts'
import type { Word } from '../lookup/choose-senses.ts'

/** Kinds of words that begin a name: nothing, or what joins it to the words before. */
const BEFORE_NAMES = new Set(['and', 'verb', 'preposition', 'filler'])

/** "Daisy the cow", "Pietje de muis", "Luna la gatta": a noun before the article and the animal is only its name. */
export function resolveNames(words: readonly Word[], lexicon: Lexicon): Word[] {
  return words.map((word, at) =>
    isName(words, at, lexicon) ? { typed: word.typed, sense: { kind: 'filler' } } : word,
  )
}

function isName(words: readonly Word[], at: number, lexicon: Lexicon): boolean {
  const { sense, pause } = words[at]!
  const before = words[at - 1]
  const [article, animal] = words.slice(at + 1)
  if (pause || sense?.kind !== 'noun' || sense.plural) return false
  if (before && !before.pause && !BEFORE_NAMES.has(before.sense?.kind ?? '')) return false
  const named = animal?.sense?.kind === 'noun' && !animal.sense.plural ? animal.sense.id : undefined
  if (article?.sense?.kind !== 'definite' || !named || !isAnimate(named, lexicon)) return false
  // "Oma die Katze" could be an incomplete sentence about a grandmother and a cat.
  return !isPerson(named, lexicon) && !isAnimal(sense.id, lexicon) && !FAMILY.has(sense.id)
}
const FAMILY = new Set('mother father grandmother grandfather sister brother child boy girl baby'.split(' '))
