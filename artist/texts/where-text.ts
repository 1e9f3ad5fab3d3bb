import type { Where } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import { GERMANIC } from './choose-template.ts'
import type { Character } from './story.ts'
import { isCounted, isSeveral, type Phrase } from './grammar/grammar.ts'
import { GRAMMARS } from './grammar/grammars.ts'
import { phraseOf } from './phrase-of.ts'

/** "On a leaf", or the noun's own set phrase: "in the clouds". */
export function whereText(relation: Where, other: Character, language: Language, lexicon: Lexicon): string {
  const phrase = phraseOf(other, language, lexicon, true)
  if (relation === 'with' && GERMANIC.has(language) && WORN.has(other.noun))
    return whereText('in', other, language, lexicon)
  const isPlain = phrase.looks.length === 0 && !isCounted(phrase)
  const setPhrase = isPlain && phrase.forms.where?.[relation]
  // "On a bike", but two children are on bicycles.
  if (setPhrase && !(isSeveral(phrase) && / (?:an?|een) /.test(setPhrase))) return setPhrase
  return GRAMMARS[language].where(relation, COMPANY.has(relation) ? phrase : asPlace(phrase))
}

/** "A penguin in a raincoat". */
const WORN = new Set(
  `dress t-shirt skirt tutu sweater jacket raincoat pajamas swimsuit wedding-dress shirt kimono armor
  football-shirt`.split(/\s+/),
)
const COMPANY = new Set<Where>(['with', 'for', 'to', 'from'])
/** "Behind the cheese", but "with cheese". */
export const asPlace = (phrase: Phrase): Phrase =>
  phrase.forms.det === 'mass' ? { ...phrase, forms: { ...phrase.forms, det: 'def' } } : phrase
