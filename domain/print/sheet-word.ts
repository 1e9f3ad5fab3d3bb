/** A word above the picture must stay large enough to color. */
export const SHEET_WORD_MAX_LENGTH = 30

/** A word or title that is printed on each sheet of a class pack: one line without invisible characters. */
export const cleanSheetWord = (text: string | null): string =>
  [...(text ?? '').normalize('NFC').replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, SHEET_WORD_MAX_LENGTH)
    .join('')
    .trim()
