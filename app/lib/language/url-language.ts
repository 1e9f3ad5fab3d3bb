import { data } from 'react-router'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#domain/text/languages.ts'

export const PREFERRED_LANGUAGE_KEY = 'preferred-language'

/** What the first segment of a path means as a language. */
type LanguageSegment =
  | { kind: 'none' }
  | { kind: 'language'; language: Language }
  /** Supported, but written with a region or capitals: `/DE`, `/fr-CA`. */
  | { kind: 'variant'; language: Language }
  | { kind: 'unsupported' }

/** Two letters, optionally with a region, are a language; anything else is an ordinary path. */
export function parseLanguageSegment(segment: string | undefined): LanguageSegment {
  if (!segment || !/^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(segment)) return { kind: 'none' }
  if (isLanguage(segment)) return { kind: 'language', language: segment }
  const short = segment.slice(0, 2).toLowerCase()
  return isLanguage(short) ? { kind: 'variant', language: short } : { kind: 'unsupported' }
}

/** `/no-such-place` matches the home screen, because its language is optional. It is an unknown path. */
export function requireLanguageSegment(segment: string | undefined): void {
  if (segment !== undefined && parseLanguageSegment(segment).kind === 'none')
    throw data(null, { status: 404 })
}

/** For paths without a language: the stored preference, then Accept-Language, then English. */
export function negotiateLanguage(cookie: string | null, acceptLanguage: string | null): Language {
  const stored = new RegExp(`(?:^|;\\s*)${PREFERRED_LANGUAGE_KEY}=([a-z]{2})(?:;|$)`).exec(cookie ?? '')?.[1]
  if (isLanguage(stored)) return stored
  const accepted = (acceptLanguage ?? '')
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
  const [best] = accepted
  return best && isLanguage(best.language) ? best.language : FALLBACK_LANGUAGE
}

/** The language of the response: that of the path, else the negotiated one. */
export function requestLanguage(segment: string | undefined, request: Request): Language {
  const parsed = parseLanguageSegment(segment)
  return parsed.kind === 'language'
    ? parsed.language
    : negotiateLanguage(request.headers.get('cookie'), request.headers.get('accept-language'))
}

/** The same path in another language: replaces the language segment or adds one. Query and fragment stay. */
export function pathInLanguage(path: string, language: Language): string {
  const [, first, rest] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? ['', '', '']
  const hasPrefix = parseLanguageSegment(first).kind !== 'none'
  const tail = hasPrefix ? rest! : path === '/' ? '' : path
  return `/${language}${tail}`
}
