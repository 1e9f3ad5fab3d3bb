import { withoutDiacritics } from './fold.ts'

const LEETSPEAK: Record<string, string> = {
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
const LEETSPEAK_SIGN = /[03456789@$€]/g
/** These signs replace either an i or an l. */
const VERTICAL_STROKE = /[1!|]/g
const ANY_SIGN = /[0-9@$€!|]/
const LETTER_OR_SIGN = /[\p{L}@$€]/u

/** The words that result when digits and signs are read as the letters they resemble. */
function leetspeakReadings(word: string): string[] {
  if (!ANY_SIGN.test(word) || !LETTER_OR_SIGN.test(word)) return []
  const replaced = word.replace(LEETSPEAK_SIGN, (sign) => LEETSPEAK[sign]!)
  return [replaced.replace(VERTICAL_STROKE, 'l'), replaced.replace(VERTICAL_STROKE, 'i')]
}

const PLAIN = /^[a-z]+$/
const REPEATED_LETTERS = /(.)\1+/gu
const STRETCHED = /(\p{L})\1\1|(\p{L})\2.*(\p{L})\3.*(\p{L})\4/u

/** Every run of the same letter becomes one letter. */
export const collapseRepeats = (word: string): string => word.replace(REPEATED_LETTERS, '$1')

/** Whether letters are repeated more than any of the six languages repeats them: "naaaked". */
export const isStretched = (word: string): boolean => STRETCHED.test(word)

/** The ways to read a word: as written, without diacritics, and with digits and signs read as letters. */
export function readingsOf(word: string): string[] {
  if (PLAIN.test(word)) return [word]
  const plain = withoutDiacritics(word)
  return [...new Set([word, plain, ...leetspeakReadings(word), ...leetspeakReadings(plain)])]
}
