import { transliterate } from '../text/transliterate.ts'

const UNNAMED = 'coloring_page'

/** ASCII letters and digits of the title; every other character becomes an underscore. */
export function pdfFileName(title: string): string {
  const name = transliterate(title).replace(/[^a-z0-9]/g, '_')
  return `${/[a-z0-9]/.test(name) ? name : UNNAMED}.pdf`
}
