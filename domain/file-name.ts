import { transliterate } from './transliterate.ts'

const UNNAMED = 'coloring_page'

/** The name under which a page is saved: plain letters and digits of its title, everything else an underscore. */
export function pdfFileName(title: string): string {
  const name = transliterate(title).replace(/[^a-z0-9]/g, '_')
  return `${/[a-z0-9]/.test(name) ? name : UNNAMED}.pdf`
}
