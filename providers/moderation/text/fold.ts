import { replaceHomoglyphs } from './homoglyphs.ts'

const INVISIBLE = /(?!\u200d)[\p{Cf}\u115f\u1160\u3164\uffa0]/gu
const DIACRITICS = /\p{M}/gu
/** Every mark except grave, acute, circumflex, tilde, diaeresis and cedilla: the six languages use no others. */
const UNUSED_DIACRITICS = /(?![\u0300-\u0303\u0308\u0327])\p{M}/gu
/** A capital I after small letters is read as the small L it resembles. */
const CAPITAL_I_AS_L = /(?<=\p{Ll}{2})I(?!\p{L})/gu

/** Lower case Latin letters without invisible characters; diacritics of the six languages stay. */
export const fold = (text: string): string =>
  replaceHomoglyphs(
    text.normalize('NFKC').replace(CAPITAL_I_AS_L, 'l').toLowerCase().normalize('NFD').replace(INVISIBLE, ''),
  )
    .replace(UNUSED_DIACRITICS, '')
    .normalize('NFC')

export const withoutDiacritics = (folded: string): string => folded.normalize('NFD').replace(DIACRITICS, '')

export const foldWithoutDiacritics = (text: string): string => withoutDiacritics(fold(text))

const PLAIN_LETTERS: Record<string, string> = {
  ...lettersTo('a', 'àáâãäå'),
  ...lettersTo('c', 'ç'),
  ...lettersTo('e', 'èéêë'),
  ...lettersTo('i', 'ìíîï'),
  ...lettersTo('n', 'ñ'),
  ...lettersTo('o', 'òóôõö'),
  ...lettersTo('u', 'ùúûü'),
  ...lettersTo('y', 'ÿý'),
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

function lettersTo(plain: string, letters: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, plain]))
}

/** `foldWithoutDiacritics` for words of our own lists, which are lower case already; folding all of them would slow down the start. */
export const plainSpelling = (word: string): string =>
  word.replace(/[^a-z]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
