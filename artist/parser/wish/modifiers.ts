import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate } from '#artist/lexicon/noun-properties.ts'
import type { Word } from '../lookup/choose-senses.ts'
import { addModifier } from './add-modifier.ts'
import { applyNoun } from './apply-noun.ts'
import type { Draft } from './draft.ts'

/** In English the last of two nouns names the thing: "robot dog", "forest fairy". */
export function isEnglishModifier(words: Word[], at: number, language: Language): boolean {
  const sense = words[at]?.sense
  const next = words[at + 1]?.sense
  if (language !== 'en' || !next) return false
  // Three nouns in a row are a list: "UNICORN RAINBOW CASTLE".
  if (isNoun(words[at - 1]) || isNoun(words[at + 2])) return false
  const isName = sense?.kind === 'noun' ? !sense.plural : sense?.kind === 'place' && !sense.phrase
  return isName && (next.kind === 'noun' || (next.kind === 'group' && sense?.kind === 'place'))
}

const isNoun = (word: Word | undefined) => word?.sense?.kind === 'noun'

export function applyModifier(draft: Draft, part: Word, lexicon: Lexicon): void {
  const place = part.place ? ({ kind: 'place', id: part.place, phrase: false } as const) : undefined
  if (!part.sense) return
  // In "fairy garden" the garden is the setting and the fairy the figure; in "heart mandala" the heart is.
  const isFigure =
    draft.lastFigure < 0 &&
    part.sense.kind === 'noun' &&
    (isAnimate(part.sense.id, lexicon) || !!draft.wish.mandala)
  if (isFigure) applyNoun(draft, part, lexicon)
  else addModifier(draft, place ?? part.sense, true, lexicon)
}

const OF_WITHOUT_ARTICLE = /^(?:of|de|d['’]|di|von|van)$/i

/** "Butterfly wings" and "ailes de papillon" are wings; no butterfly is in the picture. */
export function joinTraits(words: readonly Word[], language: Language): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const [before, noun] = [joined.at(-2), joined.at(-1)]
    const isNamed = joined.slice(0, -1).some(isNoun)
    const singular = noun?.sense?.kind === 'noun' && !noun.sense.plural && !/['’]/.test(noun.typed)
    if (language === 'en' && word.sense?.kind === 'trait' && singular && isNamed)
      joined.splice(-1, 1, { ...word, typed: `${noun.typed} ${word.typed}` })
    else if (isNoun(word) && before?.sense?.kind === 'trait' && noun && OF_WITHOUT_ARTICLE.test(noun.typed))
      joined.splice(-2, 2, { ...before, typed: `${before.typed} ${noun.typed} ${word.typed}` })
    else joined.push(word)
  }
  return joined
}
