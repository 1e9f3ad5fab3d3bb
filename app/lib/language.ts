import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#domain/languages.ts'

export const PREFERRED_LANGUAGE = 'preferred-language'

/** What the first path segment says about the language. */
export type Segment =
  | { kind: 'none' }
  | { kind: 'language'; language: Language }
  /** Supported, but written with a region or capitals: `/DE`, `/fr-CA`. */
  | { kind: 'plain'; language: Language }
  | { kind: 'unsupported' }

/** Two letters, optionally with a region, are a language; anything else is an ordinary path. */
export function readSegment(segment: string | undefined): Segment {
  if (!segment || !/^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(segment)) return { kind: 'none' }
  if (isLanguage(segment)) return { kind: 'language', language: segment }
  const short = segment.slice(0, 2).toLowerCase()
  return isLanguage(short) ? { kind: 'plain', language: short } : { kind: 'unsupported' }
}

/** For addresses without a prefix: the stored choice, then what the browser asks for, then English. */
export function negotiate(cookie: string | null, acceptLanguage: string | null): Language {
  const stored = new RegExp(`(?:^|;\\s*)${PREFERRED_LANGUAGE}=([a-z]{2})(?:;|$)`).exec(cookie ?? '')?.[1]
  if (isLanguage(stored)) return stored
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry, index) => {
      const [tag = '', ...params] = entry.trim().split(';')
      const quality = Number(
        params
          .find((param) => param.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      )
      return {
        language: tag.slice(0, 2).toLowerCase(),
        quality: Number.isFinite(quality) ? quality : 0,
        index,
      }
    })
    .filter(({ language, quality }) => quality > 0 && isLanguage(language))
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
  const [best] = wanted
  return best && isLanguage(best.language) ? best.language : FALLBACK_LANGUAGE
}

/** The language a request is answered in: that of its prefix, else the one agreed on. */
export function languageOf(segment: string | undefined, request: Request): Language {
  const read = readSegment(segment)
  return read.kind === 'language'
    ? read.language
    : negotiate(request.headers.get('cookie'), request.headers.get('accept-language'))
}

/** The same place in another language: the segment is replaced, or put in front. Query and fragment stay. */
export function inLanguage(path: string, language: Language): string {
  const [, first, rest] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? ['', '', '']
  const hasPrefix = readSegment(first).kind !== 'none'
  const tail = hasPrefix ? rest! : path === '/' ? '' : path
  return `/${language}${tail}`
}

export { LANGUAGES, type Language }
