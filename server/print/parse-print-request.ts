import { isSlug } from '#domain/pages/slug.ts'
import type { PackEntry } from '#domain/print/class-pack.ts'
import { isPaperSize, type PaperSize } from '#domain/print/paper-size.ts'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#domain/text/languages.ts'

export interface PrintOptions {
  paperSize: PaperSize
  language: Language
  /** Prints a line with title, site and licence at the bottom of each sheet. */
  foot: boolean
  /** Makes the browser save the file instead of showing it. */
  asDownload: boolean
}

export interface PrintRequest extends PrintOptions {
  /** Always one page. */
  entries: PackEntry[]
}

/** Parses `/print/<slug>.pdf?paper=letter&foot=off&lang=de&download`. */
export function parsePrintRequest(url: URL): PrintRequest | undefined {
  const slug = /^\/print\/([^/]+)\.pdf$/.exec(url.pathname)?.[1]
  return isSlug(slug) ? { entries: [{ slug, copies: 1 }], ...parsePrintOptions(url) } : undefined
}

/** Unknown values mean the default, so that an address typed by hand still prints. */
export function parsePrintOptions({ searchParams }: URL): PrintOptions {
  const paperSize = searchParams.get('paper')
  const language = searchParams.get('lang')
  return {
    paperSize: isPaperSize(paperSize) ? paperSize : 'a4',
    language: isLanguage(language) ? language : FALLBACK_LANGUAGE,
    foot: searchParams.get('foot') !== 'off',
    asDownload: searchParams.has('download'),
  }
}
