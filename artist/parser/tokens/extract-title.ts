import type { Language } from '#domain/text/languages.ts'

/** Phrases that request a title ("with the title Happy Birthday", "mit Überschrift") or refuse one. */
const TITLE_PHRASES: Record<Language, { with: string; without: string }> = {
  en: {
    with: '(?:with|add|and) (?:a |the |its )?(?:title|headline|heading|banner)(?: (?:saying|that says|sense|text))?',
    without: '(?:without|no|remove) (?:a |the )?(?:title|headline|heading|banner)',
  },
  de: {
    with: '(?:mit|und) (?:(?:der|dem|einer|einem) )?(?:Überschrift|Ueberschrift|Titel|Banner)',
    without: '(?:ohne|keine?) (?:(?:die|den|das) )?(?:Überschrift|Ueberschrift|Titel|Banner)',
  },
  fr: {
    with: '(?:avec|ajoute) (?:un |le )?(?:titre|bandeau)',
    without: '(?:sans|enlève) (?:le )?(?:titre|bandeau)',
  },
  es: {
    with: '(?:con|añade) (?:un |el )?(?:título|titulo)',
    without: '(?:sin|quita) (?:el )?(?:título|titulo)',
  },
  it: { with: '(?:con|aggiungi) (?:un |il )?titolo', without: '(?:senza|togli) (?:il )?titolo' },
  nl: {
    with: '(?:met|en) (?:een |de )?(?:titel|kop|banner)',
    without: '(?:zonder|geen) (?:de )?(?:titel|kop|banner)',
  },
}
const QUOTED = /^["“„«'‘‚]\s*(.+?)\s*["”“»'’‘](.*)$/su
const MAX_CHARACTERS = 1200

/**
 * Splits a wish into its content and its title. The title is `false` when the wish refuses one, undefined when the
 * wish does not mention one.
 */
export function extractTitle(text: string, language: Language): { text: string; banner?: string | false } {
  const limited = text.slice(0, MAX_CHARACTERS)
  const refused = findPhrase(limited, TITLE_PHRASES[language].without)
  if (refused) return { text: `${refused.before} ${refused.after}`.trim(), banner: false }
  const requested = findPhrase(limited, TITLE_PHRASES[language].with)
  if (!requested) return { text }
  const rest = requested.after.replace(/^[\s:]+/, '')
  const quoted = QUOTED.exec(rest)
  if (quoted) return { text: `${requested.before} ${quoted[2]}`.trim(), banner: quoted[1]! }
  // An unquoted title ends with the sentence; after "… with a title, in the garden" the wish continues.
  const end = /[,.;!?\n]/.exec(rest)?.index ?? rest.length
  const mark = /^[!?]/.exec(rest.slice(end))?.[0] ?? ''
  return { text: `${requested.before}${rest.slice(end)}`.trim(), banner: rest.slice(0, end).trim() + mark }
}

function findPhrase(text: string, words: string): { before: string; after: string } | undefined {
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'iu').exec(text)
  if (!found) return undefined
  return { before: text.slice(0, found.index), after: text.slice(found.index + found[0].length) }
}
