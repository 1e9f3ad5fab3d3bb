import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import type { Noun, NounForms } from './entries.ts'

/** Letters and numbers are nouns, too ("the letter B", "die Zahl 7"). A rule generates their forms. */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜßÑÉ']
export const HIGHEST_NUMBER = 20
/** Nouns for a name or word that is drawn as letters; the wish holds the text. */
export const WRITTEN_NOUNS = ['name', 'word'] as const
export const isWrittenNoun = (noun: string): boolean => (WRITTEN_NOUNS as readonly string[]).includes(noun)

const ASCII_NAMES: Readonly<Record<string, string>> = {
  Ä: 'a-umlaut',
  Ö: 'o-umlaut',
  Ü: 'u-umlaut',
  ß: 'sharp-s',
  Ñ: 'n-tilde',
  É: 'e-acute',
}
export const letterId = (letter: string): string => `letter-${ASCII_NAMES[letter] ?? letter.toLowerCase()}`
export const numberId = (n: number): string => `number-${n}`

const LETTER_BY_ID: ReadonlyMap<string, string> = new Map(LETTERS.map((letter) => [letterId(letter), letter]))
export const letterOf = (noun: string): string | undefined => LETTER_BY_ID.get(noun)
export const numberOf = (noun: string): number | undefined => {
  const n = /^number-(\d+)$/.exec(noun)?.[1]
  return n === undefined ? undefined : Number(n)
}
/** Whether the noun is drawn as glyphs: a letter, a number, a name or a word. */
export const isGlyphNoun = (noun: string): boolean =>
  isWrittenNoun(noun) || letterOf(noun) !== undefined || numberOf(noun) !== undefined

/** The words for "letter" and "number": singular, plural, synonyms, gender. */
interface NounWords {
  one: string
  many: string
  also: string[]
  g?: string
  weak?: string
}
const LETTER_WORDS: Record<Language, NounWords> = {
  en: { one: 'letter', many: 'letters', also: ['initial', 'capital letter', 'alphabet letter'] },
  de: { one: 'Buchstabe', many: 'Buchstaben', also: ['Großbuchstabe'], g: 'm', weak: 'Buchstaben' },
  fr: { one: 'lettre', many: 'lettres', also: ['majuscule', 'initiale'], g: 'f' },
  es: { one: 'letra', many: 'letras', also: ['inicial'], g: 'f' },
  it: { one: 'lettera', many: 'lettere', also: ['iniziale'], g: 'f' },
  nl: { one: 'letter', many: 'letters', also: ['hoofdletter', 'beginletter'], g: 'de' },
}
const NUMBER_WORDS: Record<Language, NounWords> = {
  en: { one: 'number', many: 'numbers', also: ['digit', 'numeral', 'figure'] },
  de: { one: 'Zahl', many: 'Zahlen', also: ['Ziffer', 'Nummer'], g: 'f' },
  fr: { one: 'chiffre', many: 'chiffres', also: ['nombre', 'numéro'], g: 'm' },
  es: { one: 'número', many: 'números', also: ['cifra', 'dígito'], g: 'm' },
  it: { one: 'numero', many: 'numeri', also: ['cifra'], g: 'm' },
  nl: { one: 'cijfer', many: 'cijfers', also: ['getal', 'nummer', 'nr'], g: 'het' },
}
/** In French and Dutch, a number of several digits has another word. */
const LONG_NUMBER_WORDS: Record<Language, NounWords> = {
  ...NUMBER_WORDS,
  fr: { one: 'nombre', many: 'nombres', also: ['chiffre', 'numéro'], g: 'm' },
  nl: { one: 'getal', many: 'getallen', also: ['cijfer', 'nummer', 'nr'], g: 'het' },
}
const NAME_WORDS: Record<Language, NounWords> = {
  en: { one: 'name', many: 'names', also: [] },
  de: { one: 'Name', many: 'Namen', also: [], g: 'm', weak: 'Namen' },
  fr: { one: 'prénom', many: 'prénoms', also: [], g: 'm' },
  es: { one: 'nombre', many: 'nombres', also: [], g: 'm' },
  it: { one: 'nome', many: 'nomi', also: [], g: 'm' },
  nl: { one: 'naam', many: 'namen', also: [], g: 'de' },
}
const WORD_WORDS: Record<Language, NounWords> = {
  en: { one: 'word', many: 'words', also: [] },
  de: { one: 'Wort', many: 'Wörter', also: [], g: 'n' },
  fr: { one: 'mot', many: 'mots', also: [], g: 'm' },
  es: { one: 'palabra', many: 'palabras', also: [], g: 'f' },
  it: { one: 'parola', many: 'parole', also: [], g: 'f' },
  nl: { one: 'woord', many: 'woorden', also: [], g: 'het' },
}
const NUMERALS: Record<Language, string> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  it: 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  nl: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
}

/** Every letter and every number up to twenty as a noun. */
export const letterAndNumberNouns = (): Noun[] => [
  ...LETTERS.map((letter) => noun(letterId(letter), LETTER_WORDS, () => [letter])),
  ...Array.from({ length: HIGHEST_NUMBER + 1 }, (_, n) =>
    noun(numberId(n), n > 9 ? LONG_NUMBER_WORDS : NUMBER_WORDS, (language) => [
      String(n),
      NUMERALS[language].split(' ')[n]!,
    ]),
  ),
]

/** These nouns have no index entries: `parser/lookup/written-words.ts` matches them. */
export const writtenNouns = (): Noun[] => [
  noun('name', NAME_WORDS, () => ['']),
  noun('word', WORD_WORDS, () => ['']),
]

/**
 * Creates a noun with forms like "letter B" or "number 7". `spellings` returns the symbol first, then its other
 * spellings ("7", "seven").
 */
function noun(
  id: string,
  nounWords: Record<Language, NounWords>,
  spellings: (language: Language) => string[],
): Noun {
  const forms = {} as Record<Language, NounForms>
  for (const language of LANGUAGES) {
    const { one, many, also, g, weak } = nounWords[language]
    const [symbol = '', ...otherSpellings] = spellings(language)
    const formOf = (word: string, spelling = symbol) => `${word} ${spelling}`.trim()
    const words = [one, ...(weak ? [weak] : []), ...also]
    forms[language] = {
      one: formOf(one),
      many: formOf(many),
      also: [
        ...words.slice(1).map((word) => formOf(word)),
        ...otherSpellings.flatMap((spelling) => words.map((word) => formOf(word, spelling))),
      ].filter((form) => form !== formOf(one) && form !== formOf(many)),
      det: 'def',
      ...(g && { g }),
      ...(weak && { weak: formOf(weak) }),
    }
  }
  return { id, topic: 'things', age: 3, ...forms }
}
