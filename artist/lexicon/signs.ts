import { LANGUAGES, type Language } from '#domain/languages.ts'
import type { Noun, NounForms } from './entries.ts'

/** Letters and numbers are nouns like any other ("the letter B", "die Zahl 7"); their forms follow from a rule. */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜßÑÉ']
export const HIGHEST = 20
/** Names and words that are written out; what they say stands in the wish. */
export const WRITTEN = ['name', 'word'] as const
export const isWritten = (noun: string): boolean => (WRITTEN as readonly string[]).includes(noun)

const PLAIN: Readonly<Record<string, string>> = {
  Ä: 'a-umlaut',
  Ö: 'o-umlaut',
  Ü: 'u-umlaut',
  ß: 'sharp-s',
  Ñ: 'n-tilde',
  É: 'e-acute',
}
export const letterId = (letter: string): string => `letter-${PLAIN[letter] ?? letter.toLowerCase()}`
export const numberId = (n: number): string => `number-${n}`

const LETTER_OF: ReadonlyMap<string, string> = new Map(LETTERS.map((letter) => [letterId(letter), letter]))
export const letterOf = (noun: string): string | undefined => LETTER_OF.get(noun)
export const numberOf = (noun: string): number | undefined => {
  const n = /^number-(\d+)$/.exec(noun)?.[1]
  return n === undefined ? undefined : Number(n)
}
export const isSign = (noun: string): boolean =>
  isWritten(noun) || letterOf(noun) !== undefined || numberOf(noun) !== undefined

/** What a letter and a number are called: the word itself, its plural, other words for it, its gender. */
interface Called {
  one: string
  many: string
  also: string[]
  g?: string
  weak?: string
}
const LETTER: Record<Language, Called> = {
  en: { one: 'letter', many: 'letters', also: ['initial', 'capital letter', 'alphabet letter'] },
  de: { one: 'Buchstabe', many: 'Buchstaben', also: ['Großbuchstabe'], g: 'm', weak: 'Buchstaben' },
  fr: { one: 'lettre', many: 'lettres', also: ['majuscule', 'initiale'], g: 'f' },
  es: { one: 'letra', many: 'letras', also: ['inicial'], g: 'f' },
  it: { one: 'lettera', many: 'lettere', also: ['iniziale'], g: 'f' },
  nl: { one: 'letter', many: 'letters', also: ['hoofdletter', 'beginletter'], g: 'de' },
}
const NUMBER: Record<Language, Called> = {
  en: { one: 'number', many: 'numbers', also: ['digit', 'numeral', 'figure'] },
  de: { one: 'Zahl', many: 'Zahlen', also: ['Ziffer', 'Nummer'], g: 'f' },
  fr: { one: 'chiffre', many: 'chiffres', also: ['nombre', 'numéro'], g: 'm' },
  es: { one: 'número', many: 'números', also: ['cifra', 'dígito'], g: 'm' },
  it: { one: 'numero', many: 'numeri', also: ['cifra'], g: 'm' },
  nl: { one: 'cijfer', many: 'cijfers', also: ['getal', 'nummer', 'nr'], g: 'het' },
}
const NAME: Record<Language, Called> = {
  en: { one: 'name', many: 'names', also: [] },
  de: { one: 'Name', many: 'Namen', also: [], g: 'm', weak: 'Namen' },
  fr: { one: 'prénom', many: 'prénoms', also: [], g: 'm' },
  es: { one: 'nombre', many: 'nombres', also: [], g: 'm' },
  it: { one: 'nome', many: 'nomi', also: [], g: 'm' },
  nl: { one: 'naam', many: 'namen', also: [], g: 'de' },
}
const WORD: Record<Language, Called> = {
  en: { one: 'word', many: 'words', also: [] },
  de: { one: 'Wort', many: 'Wörter', also: [], g: 'n' },
  fr: { one: 'mot', many: 'mots', also: [], g: 'm' },
  es: { one: 'palabra', many: 'palabras', also: [], g: 'f' },
  it: { one: 'parola', many: 'parole', also: [], g: 'f' },
  nl: { one: 'woord', many: 'woorden', also: [], g: 'het' },
}
const COUNTED: Record<Language, string> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  it: 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  nl: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
}

/** Every letter and every number up to twenty as a noun. */
export const signNouns = (): Noun[] => [
  ...LETTERS.map((letter) => noun(letterId(letter), LETTER, () => [letter])),
  ...Array.from({ length: HIGHEST + 1 }, (_, n) =>
    noun(numberId(n), NUMBER, (language) => [String(n), COUNTED[language].split(' ')[n]!]),
  ),
]

/** What is written out has no words of its own in the index: `words/signs.ts` finds it. */
export const writtenNouns = (): Noun[] => [noun('name', NAME, () => ['']), noun('word', WORD, () => [''])]

function noun(id: string, called: Record<Language, Called>, signs: (language: Language) => string[]): Noun {
  const forms = {} as Record<Language, NounForms>
  for (const language of LANGUAGES) {
    const { one, many, also, g, weak } = called[language]
    const [sign = '', ...spelt] = signs(language)
    const named = (word: string, by = sign) => `${word} ${by}`.trim()
    const words = [one, ...(weak ? [weak] : []), ...also]
    forms[language] = {
      one: named(one),
      many: named(many),
      also: [
        ...words.slice(1).map((word) => named(word)),
        ...spelt.flatMap((by) => words.map((word) => named(word, by))),
      ].filter((form) => form !== named(one) && form !== named(many)),
      det: 'def',
      ...(g && { g }),
      ...(weak && { weak: named(weak) }),
    }
  }
  return { id, topic: 'things', age: 3, ...forms }
}
