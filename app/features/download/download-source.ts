import type { Language } from '#domain/text/languages.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import type { PrintPreferences } from '#app/lib/browser/print-preferences.ts'

/** A finished PDF, or a picture that the browser converts to PDF. */
export type DownloadSource = { kind: 'pdf' | 'picture'; href: string }

export interface DownloadablePage {
  id: string
  title: unknown
  file_url: string | null
  thumbnail_url: string | null
}

export function downloadSource(
  { file_url, thumbnail_url }: Pick<DownloadablePage, 'file_url' | 'thumbnail_url'>,
  language: Language,
  choice: PrintPreferences,
): DownloadSource | undefined {
  const url = file_url || thumbnail_url
  if (!url) return undefined
  if (!url.includes('.pdf')) return { kind: 'picture', href: url }
  // Only PDFs of this site are made for the chosen paper size.
  return {
    kind: 'pdf',
    href: url.startsWith('/print/') ? paths.print(url, language, choice) : url,
  }
}
