import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isPerson } from '#artist/lexicon/noun-properties.ts'
import type { Sex } from '../../wish.ts'

/** Words for both sexes, whatever their grammatical gender. */
const EITHER_SEX = new Set('child baby twin friend'.split(' '))
/** Nouns that mean women in all their words: "grand-mère" and "mamie". */
const WOMEN = new Set('mother grandmother sister woman girl bride queen princess'.split(' '))
const FEMALE: Record<Language, RegExp> = {
  en: /(?:woman|women|girls?|lady|ladies|waitress(?:es)?)$/,
  de: /(?:in|innen|frau|frauen|schwester|schwestern)$/,
  fr: /(?:euse|trice|ière|enne|esse|amie|copine|dame|femme)s?$/,
  es: /(?:a|as|triz|trices)$/,
  it: /(?:a|essa|trice|esse|trici|iere|ine|iche)$/,
  nl: /(?:in|innen|ster|sters|juf|juffrouw|vrouw|eres|ares|innetje|innetjes)$/,
}
/** Endings for both sexes: "la astronauta", "il pirata". */
const ENDING_OF_BOTH_SEXES =
  /(?:ista|nauta|pirata|polic[íi]a|polizia|gu[íi]a|guardia|atleta|ginnasta|gimnasta)s?$/
const MALE: Partial<Record<Language, RegExp>> = {
  en: /(?:man|men|boys?)$/,
  nl: /(?:man|mannen|meester|leraar)$/,
}

/** Articles decide where the noun does not: "une médecin", "la astronauta". */
const ARTICLES: Partial<Record<Language, Record<string, Sex>>> = {
  fr: { un: 'male', le: 'male', une: 'female', la: 'female' },
  es: { un: 'male', el: 'male', una: 'female', la: 'female' },
  it: { un: 'male', uno: 'male', il: 'male', lo: 'male', una: 'female', la: 'female' },
}

/** The only animal of which the female is drawn differently. */
const LIONESS = /^(?:lioness|löwin|lionne|leona|leonessa|leeuwin)/

/** The sex that the typed word expresses, if it does. */
export function detectSex(
  { typed, article }: { typed: string; article?: string },
  noun: string,
  language: Language,
  lexicon: Lexicon,
): Sex | undefined {
  const word = typed.toLocaleLowerCase(language)
  if (noun === 'lion' && LIONESS.test(word)) return 'female'
  if (!isPerson(noun, lexicon) || noun === 'family') return undefined
  if (WOMEN.has(noun)) return 'female'
  const byArticle =
    !EITHER_SEX.has(noun) && article && ARTICLES[language]?.[article.toLocaleLowerCase(language)]
  if (byArticle) return byArticle
  const { one, many, g, she, he } = lexicon.nouns.get(noun)![language]
  // "Fußballtorwart" is a "Torwart".
  const isCompound = language === 'de' || language === 'nl'
  const isUsualWord = [one, many]
    .map((form) => form.toLocaleLowerCase(language))
    .some((form) => word === form || (isCompound && word.endsWith(form)))
  if (isUsualWord && (g === 'f' || g === 'm') && !EITHER_SEX.has(noun)) return g === 'f' ? 'female' : 'male'
  const isOneOf = (forms: string[] = []) => forms.some((form) => form.toLocaleLowerCase(language) === word)
  if (!isUsualWord && isOneOf(she) !== isOneOf(he)) return isOneOf(she) ? 'female' : 'male'
  if (ENDING_OF_BOTH_SEXES.test(word)) return undefined
  if (FEMALE[language].test(word)) return 'female'
  if (MALE[language]?.test(word)) return 'male'
  // Where the usual word is feminine, another word without a feminine ending is masculine: "Lehrer", "maître".
  return g === 'f' && !isUsualWord && !EITHER_SEX.has(noun) ? 'male' : undefined
}
