import { asLatin } from './look-alikes.ts'

const INVISIBLE = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu
const MARKS = /\p{M}/gu
// Grave, acute, circumflex, tilde, diaeresis, cedilla: every other mark is decoration.
const DECORATION = /(?![\u0300-\u0303\u0308\u0327])\p{M}/gu

/** At the end of small letters a capital I is nobody's I: it is read as the l it looks like. */
const CAPITAL_I = /(?<=\p{Ll}{2})I(?!\p{L})/gu

/** Lower case, without tricks of the alphabet, its accents still on. */
export const foldKeepingAccents = (text: string): string =>
  asLatin(
    text.normalize('NFKC').replace(CAPITAL_I, 'l').toLowerCase().normalize('NFD').replace(INVISIBLE, ''),
  )
    .replace(DECORATION, '')
    .normalize('NFC')

export const withoutAccents = (folded: string): string => folded.normalize('NFD').replace(MARKS, '')

const LEET: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
}
const LEET_SIGN = /[03456789@$€]/g
const STROKE = /[1!|]/g
const SIGN = /[0-9@$€!|]/
const LETTER = /[\p{L}@$€]/u
const LONGEST_WORD_OF_DIGITS = 2

/** What a word may stand for once digits and signs are read as the letters they resemble. */
function lettersFor(word: string): string[] {
  if (!SIGN.test(word)) return []
  // 2026 is a year, not a word; but "4" alone may be the "a" of a phrase.
  if (!LETTER.test(word) && word.length > LONGEST_WORD_OF_DIGITS) return []
  const most = word.replace(LEET_SIGN, (sign) => LEET[sign]!)
  return [most.replace(STROKE, 'i'), most.replace(STROKE, 'l')]
}

const PLAIN = /^[a-z]+$/
const DOUBLE = /(.)\1/u
const DRAWN_OUT = /(.)\1\1|(.)\2.*(.)\3/u

/**
 * A word with every letter once, in capitals. Drawn-out words (naaaked) are compared in this form, and being in
 * capitals they never meet words as they are written: else "as" would be taken for something ruder.
 */
export const squeezed = (word: string): string =>
  (DOUBLE.test(word) ? word.replace(/(.)\1+/gu, '$1') : word).toUpperCase()

/** Every way a word is to be read: as written, without accents, signs as letters, drawn-out letters once. */
export function readingsOf(word: string): string[] {
  if (PLAIN.test(word)) return DRAWN_OUT.test(word) ? [word, squeezed(word)] : [word]
  const plain = withoutAccents(word)
  const spelled = [word, ...lettersFor(word), plain, ...lettersFor(plain)]
  const drawnOut = spelled.filter((each) => DRAWN_OUT.test(each)).map(squeezed)
  return [...new Set([...spelled, ...drawnOut])]
}
