import type { Language } from '#domain/languages.ts'
import { paths } from '#app/lib/paths.ts'
import type { PrintChoice } from '#app/lib/print-choice.ts'

/** What a page can be saved from: a finished PDF at an address, or a picture that becomes one in the browser. */
export type PageFile = { kind: 'pdf' | 'picture'; href: string }

export interface Downloadable {
  id: string
  title: unknown
  file_url: string | null
  thumbnail_url: string | null
}

export function fileOf(
  { file_url, thumbnail_url }: Pick<Downloadable, 'file_url' | 'thumbnail_url'>,
  language: Language,
  choice: PrintChoice,
): PageFile | undefined {
  const address = file_url || thumbnail_url
  if (!address) return undefined
  if (!address.includes('.pdf')) return { kind: 'picture', href: address }
  // Sheets of our own are made for the paper that was chosen; any other PDF is what it is.
  return {
    kind: 'pdf',
    href: address.startsWith('/print/') ? paths.print(address, language, choice) : address,
  }
}
