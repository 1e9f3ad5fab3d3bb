import type { Adjective, Where } from '#artist/lexicon/entries.ts'
import type { Language } from '#domain/text/languages.ts'
import { isAlwaysDefinite, isCounted, isPlural, nounOf, type Determiner, type Phrase } from './grammar.ts'

type Romance = Extract<Language, 'fr' | 'es' | 'it'>
export type Agreement = 'ms' | 'fs' | 'mp' | 'fp'

/** Plurals with another gender than their singular: Italian "uovo, uova", "uva, grappoli d'uva", French "du lait, des bouteilles de lait". */
const FEMININE_PLURAL = /\b(uova|paia|grappes|bottiglie|ciotole|bouteilles|botellas)\b/
const MASCULINE_PLURAL = /\b(grappoli|racimos|tarros)\b/

/** Gender and number of the phrase. */
export function agreement(phrase: Phrase): Agreement {
  const plural = isPlural(phrase)
  const noun = nounOf(phrase)
  const gender =
    plural && FEMININE_PLURAL.test(noun)
      ? 'f'
      : plural && MASCULINE_PLURAL.test(noun)
        ? 'm'
        : (phrase.forms.g ?? 'm')
  return `${gender as 'm' | 'f'}${plural ? 'p' : 's'}`
}

/** The noun with its adjectives. Some precede the noun (then `led` is set), the others follow it, joined by "and". */
export function core(
  phrase: Phrase,
  language: Romance,
  and: string,
  before: (look: Adjective, key: Agreement, noun: string) => string,
): { text: string; led: boolean } {
  const key = agreement(phrase)
  const noun = nounOf(phrase)
  const precedingAdjectives: string[] = []
  const followingAdjectives: string[] = []
  for (const look of phrase.looks) {
    const { in_texts: said, for_nouns: own } = look[language]
    const forms = { ...look[language], ...said, ...(own?.nouns.includes(phrase.id) && own) }
    // "Un grand monstre vert", "un gran monstruo verde" rather than "un monstruo grande y verde".
    if (forms.pos === 'before' || (look.class === 'size' && phrase.looks.length > 1))
      precedingAdjectives.push(before({ ...look, [language]: forms }, key, noun))
    else followingAdjectives.push(forms[key] ?? '')
  }
  const joinedFollowing =
    followingAdjectives.length > 1
      ? [`${followingAdjectives.slice(0, -1).join(', ')} ${and} ${followingAdjectives.at(-1)}`]
      : followingAdjectives
  const text = [...precedingAdjectives, noun, ...joinedFollowing].join(' ').replaceAll("' ", "'")
  return { text, led: precedingAdjectives.length > 0 }
}

/** Relations whose uncountable things have the partitive article: "con del miele", but "accanto al miele". */
export const PARTITIVE = new Set<Where>(['with', 'for', 'to', 'from'])

/** "In the grass", "dans l'herbe": an uncountable noun as a place has the definite article. */
export const isKnownPlace = (relation: Where, { forms }: Phrase): boolean =>
  forms.det === 'mass' && !PARTITIVE.has(relation)

/** The article that the three languages need; each language spells it. */
export function articleFor(
  phrase: Phrase,
  determiner: Determiner,
): 'none' | 'definite' | 'number' | 'indefinite' {
  const { det } = phrase.forms
  if (determiner === 'bare' || det === 'none') return 'none'
  if (determiner === 'def' || isAlwaysDefinite(phrase)) return 'definite'
  return isCounted(phrase) ? 'number' : 'indefinite'
}
