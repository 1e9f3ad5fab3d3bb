/** Spreadsheets run such cells as formulas (also with full-width signs), so `cellText` puts a quote mark first. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/

const cellText = (value: string | number | null | undefined): string => {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  return FORMULA_START.test(text) ? `'${text}` : text
}

/** One line of a CSV file, quoted where necessary and safe to open in a spreadsheet. */
export function csvLine(cells: readonly (string | number | null | undefined)[], delimiter = ','): string {
  const quoted = cells.map((cell) => {
    const text = cellText(cell)
    return text.includes(delimiter) || /["\r\n]|^\s|\s$|^#/.test(text)
      ? `"${text.replaceAll('"', '""')}"`
      : text
  })
  return `${quoted.join(delimiter)}\r\n`
}

/** Spreadsheets read a file that begins with it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Spreadsheets expect semicolons between cells where the comma is the decimal sign. */
export const csvDelimiter = (language: string): string => (language === 'en' ? ',' : ';')
