/** Digits with the separators that phone numbers are written with. */
const DIGIT_GROUPS = /(?<![\p{L}\d])(?:\+|00)?\(?\d(?:[\d\s()./-]*\d)?(?![\p{L}\d])/gu
/** "o171 5552344" begins with the letter. */
const LETTER_FOR_ZERO = /(?<![\p{L}\d])o(?=\d[\d\s]{5})/giu
const MIN_DIGITS = 8
const MAX_DIGITS = 19
/** A number such as pi, of which children know many digits. */
const DECIMAL_NUMBER = /^\d[.,]\d+$/
const SHORT_NUMBER_MIN_DIGITS = 6
/** After these words a number with fewer digits is a phone number as well. */
const PHONE_WORD =
  /(?<!\p{L})(?:call|text|phone|number|mobile|cell|tel|telefon|handy|nummer|ruf|appelle|téléphone|portable|numéro|llama|llámame|teléfono|móvil|número|chiama|telefono|cellulare|numero|bel|mobiel|telefoonnummer)/iu
const YEAR = /^(?:1\d|20)\d\d$/
const COUNTED_DIGITS = '01234567890123456789'
const LARGE_ROUND_NUMBER = /^\d{1,3}(?:[ .]000)+$/
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/

/** The digits as words, in the order of their values, by language. */
const DIGIT_WORDS = [
  'zero one two three four five six seven eight nine',
  'null eins zwei drei vier fünf sechs sieben acht neun',
  'zéro un deux trois quatre cinq six sept huit neuf',
  'cero uno dos tres cuatro cinco seis siete ocho nueve',
  'zero uno due tre quattro cinque sei sette otto nove',
  'nul een twee drie vier vijf zes zeven acht negen',
].map((words) => words.split(' '))
const DIGIT_OF_WORD = new Map([
  ...DIGIT_WORDS.flatMap((words) => words.map((word, digit): [string, string] => [word, String(digit)])),
  ['oh', '0'],
  ['zwo', '2'],
])
const ANY_DIGIT_WORD = `(?:${[...DIGIT_OF_WORD.keys()].join('|')})`
const SPOKEN_DIGITS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${ANY_DIGIT_WORD}[\s,-]+){${SHORT_NUMBER_MIN_DIGITS},}\p{L}+`,
  'giu',
)
const NEIGHBOURING_DIGIT_WORDS = new RegExp(
  String.raw`(?<![\p{L}\d])${ANY_DIGIT_WORD}(?:[\s,-]+${ANY_DIGIT_WORD})+(?![\p{L}\d])`,
  'giu',
)

/** Finds a phone number, also one written with spaces or in words. */
export function findPhoneNumber(text: string): string | undefined {
  const digits = text.replace(LETTER_FOR_ZERO, '0')
  return findWrittenNumber(digits) ?? findSpokenNumber(digits) ?? findWrittenNumber(withDigits(digits))
}

/** Neighbouring digits in words as digits: "null eins sieben 55 44" as "0 1 7 55 44". */
const withDigits = (text: string) =>
  text.replace(NEIGHBOURING_DIGIT_WORDS, (words) =>
    words.replace(/\p{L}+/gu, (word) => DIGIT_OF_WORD.get(word.toLowerCase()) ?? word),
  )

/** "null eins fünf eins …": seven digits or more that are no counting. */
function findSpokenNumber(text: string): string | undefined {
  for (const [match] of text.matchAll(SPOKEN_DIGITS)) {
    const digits = match
      .toLowerCase()
      .split(/[\s,-]+/)
      .flatMap((word) => DIGIT_OF_WORD.get(word) ?? [])
    if (digits.length > SHORT_NUMBER_MIN_DIGITS && !isCounting(digits.map(Number))) return match
  }
  return undefined
}

function findWrittenNumber(text: string): string | undefined {
  const hasPhoneWord = PHONE_WORD.test(text)
  for (const [match] of text.matchAll(DIGIT_GROUPS)) {
    const digits = match.replace(/\D/g, '')
    const min = hasPhoneWord ? SHORT_NUMBER_MIN_DIGITS : MIN_DIGITS
    if (digits.length < min || digits.length > MAX_DIGITS || isCountingOrDate(match.trim(), digits)) continue
    return match.trim()
  }
  return undefined
}

/** Numbers that a child writes for other reasons: counting ("1 2 3 4 5 6 7 8"), years ("2024 2025"), dates, large round numbers, pi. */
function isCountingOrDate(written: string, digits: string): boolean {
  const groups = written.split(/\D+/).filter(Boolean)
  return (
    isCounting(groups.map(Number)) ||
    (groups.length > 1 && groups.every((group) => YEAR.test(group))) ||
    new Set(digits).size <= 2 ||
    COUNTED_DIGITS.includes(digits) ||
    LARGE_ROUND_NUMBER.test(written) ||
    DECIMAL_NUMBER.test(written) ||
    DATE.test(written)
  )
}

/** Four or more numbers with the same distance between neighbours. */
const isCounting = (numbers: number[]) =>
  numbers.length > 3 &&
  numbers.slice(1).every((number, index) => number === numbers[index]! + (numbers[1]! - numbers[0]!))
