/** Widths of the characters of Helvetica, the font of our PDF files, in thousandths of the type size. */
const WIDTHS: readonly (readonly [width: number, characters: string])[] = [
  [191, "'"],
  [222, 'ijl‘’‚ı'],
  [260, '|'],
  [278, ' !,./:;I[]\\ft·'],
  [333, '()-`r„“”'],
  [334, '{}'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'Jckvsxyz'],
  [584, '+<=>~×'],
  [611, 'FTZß'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%æ'],
  [944, 'Wœ'],
  [1000, 'ÆŒ…—'],
  [1015, '@'],
]
/** Digits, most small letters and everything that is not in the table. */
const DEFAULT_WIDTH = 556
const WIDTH_OF = new Map(WIDTHS.flatMap(([width, characters]) => [...characters].map((one) => [one, width])))

/** The height of digits and capitals, relative to the type size. */
export const CAP_HEIGHT = 0.718

/** The width of a text, relative to the type size. */
export const textWidth = (text: string): number =>
  // A letter with an accent is as wide as the letter.
  [...text.normalize('NFD').replace(/\p{Mn}/gu, '')].reduce(
    (sum, character) => sum + (WIDTH_OF.get(character) ?? DEFAULT_WIDTH),
    0,
  ) / 1000
