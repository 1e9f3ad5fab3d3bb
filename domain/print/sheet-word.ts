/** A word above the picture must stay large enough to color. */
export const SHEET_WORD_MAX_LENGTH = 30

/** Two lines of letters; more would be too small to color. */
const SHEET_TITLE_MAX_LENGTH = 48

/** The title of a page for its sheet; one that is too long is not printed at all, because half a title says something else. */
export const sheetTitle = (title: string): string =>
  [...title].length <= SHEET_TITLE_MAX_LENGTH ? title : ''

/** A word that is printed on each sheet of a class pack: one line without invisible characters. */
export const cleanSheetWord = (text: string | null): string =>
  [...(text ?? '').normalize('NFC').replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, SHEET_WORD_MAX_LENGTH)
    .join('')
    .trim()
