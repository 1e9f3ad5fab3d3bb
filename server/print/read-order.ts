import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#domain/languages.ts'
import { isPaper, type Paper } from '#domain/paper.ts'
import { isSlug } from '#domain/slug.ts'

export interface PrintChoices {
  paper: Paper
  language: Language
  /** Whether the small line stands at the foot of the sheet. */
  foot: boolean
  /** Whether the file is saved rather than shown. */
  asDownload: boolean
}

/** What a print address asks for: `/print/<slug>.pdf?paper=letter&foot=off&lang=de&download`. */
export interface PrintOrder extends PrintChoices {
  slug: string
}

/** An address of another shape is none. */
export function readOrder(url: URL): PrintOrder | undefined {
  const slug = /^\/print\/([^/]+)\.pdf$/.exec(url.pathname)?.[1]
  return isSlug(slug) ? { slug, ...readChoices(url) } : undefined
}

/** Unknown values mean the usual ones, so that an address typed by hand still prints. */
export function readChoices({ searchParams: asked }: URL): PrintChoices {
  const paper = asked.get('paper')
  const language = asked.get('lang')
  return {
    paper: isPaper(paper) ? paper : 'a4',
    language: isLanguage(language) ? language : FALLBACK_LANGUAGE,
    foot: asked.get('foot') !== 'off',
    asDownload: asked.has('download'),
  }
}
