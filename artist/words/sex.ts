import type { Language } from '#domain/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isPerson } from '#artist/lexicon/senses.ts'
import type { Sex } from '../wish.ts'

/** Words of either sex, whatever their grammar says. */
const EITHER = new Set('child baby twin family friend'.split(' '))
const FEMALE: Record<Language, RegExp> = {
  en: /(?:woman|women|girls?|lady|ladies|waitress(?:es)?)$/,
  de: /(?:in|innen|frau|frauen|schwester|schwestern)$/,
  fr: /(?:euse|trice|ière|enne|esse|amie|copine|dame|femme)s?$/,
  es: /(?:a|as|triz|trices)$/,
  it: /(?:a|essa|trice|esse|trici|iere|ine|iche)$/,
  nl: /(?:in|innen|ster|sters|juf|juffrouw|vrouw|eres|ares|innetje|innetjes)$/,
}
/** "La astronauta", "il pirata": endings that tell nothing. */
const OPEN = /(?:ista|nauta|pirata|polic[íi]a|polizia|gu[íi]a|guardia|atleta|ginnasta|gimnasta)s?$/
const MALE: Partial<Record<Language, RegExp>> = {
  en: /(?:man|men|boys?)$/,
  nl: /(?:man|mannen|meester|leraar)$/,
}

/** "Une médecin", "la astronauta": where the word is open the article is not. */
const ARTICLES: Partial<Record<Language, Record<string, Sex>>> = {
  fr: { un: 'male', le: 'male', une: 'female', la: 'female' },
  es: { un: 'male', el: 'male', una: 'female', la: 'female' },
  it: { un: 'male', uno: 'male', il: 'male', lo: 'male', una: 'female', la: 'female' },
}

/** The one animal whose picture differs. */
const LIONESS = /^(?:lioness|löwin|lionne|leona|leonessa|leeuwin)/

/** What the word that was typed says about man or woman; nothing where it is open. */
export function sexOf(
  { typed, article }: { typed: string; article?: string },
  noun: string,
  language: Language,
  lexicon: Lexicon,
): Sex | undefined {
  const word = typed.toLocaleLowerCase(language)
  if (noun === 'lion' && LIONESS.test(word)) return 'female'
  if (!isPerson(noun, lexicon)) return undefined
  const said = !EITHER.has(noun) && article && ARTICLES[language]?.[article.toLocaleLowerCase(language)]
  if (said) return said
  const { one, many, g } = lexicon.nouns.get(noun)![language]
  const usual = [one, many].some((form) => form.toLocaleLowerCase(language) === word)
  if (usual && (g === 'f' || g === 'm') && !EITHER.has(noun)) return g === 'f' ? 'female' : 'male'
  if (OPEN.test(word)) return undefined
  if (FEMALE[language].test(word)) return 'female'
  if (MALE[language]?.test(word)) return 'male'
  // "Lehrer", "maître": another word than the usual one, and not a woman's
  return g === 'f' && !usual && !EITHER.has(noun) ? 'male' : undefined
}
