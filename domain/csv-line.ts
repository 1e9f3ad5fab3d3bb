/** What a spreadsheet would take for a formula (full-width signs too, in Asia) is kept from being one by a quote mark before it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

const cellText = (value: string | number | null | undefined): string => {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  return FORMULA.test(text) ? `'${text}` : text
}

/** One line of a CSV file, quoted where it must be and safe to open in a spreadsheet. */
export function csvLine(cells: readonly (string | number | null | undefined)[], delimiter = ','): string {
  const quoted = cells.map((cell) => {
    const text = cellText(cell)
    return text.includes(delimiter) || /["\r\n]|^\s|\s$|^#/.test(text)
      ? `"${text.replaceAll('"', '""')}"`
      : text
  })
  return `${quoted.join(delimiter)}\r\n`
}

/** Begins a file that spreadsheets are to read as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** What spreadsheets expect between cells: where the comma is the decimal sign, a semicolon. */
export const delimiterOf = (language: string): string => (language === 'en' ? ',' : ';')
