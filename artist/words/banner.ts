import type { Language } from '#domain/languages.ts'

/** "with the title Happy Birthday", "mit Überschrift": the words for having a title, and for having none. */
const TITLE: Record<Language, { with: string; without: string }> = {
  en: {
    with: '(?:with|add|and) (?:a |the |its )?(?:title|headline|heading|banner)(?: (?:saying|that says|reading|text))?',
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
const MOST_CHARACTERS = 1200

/** The wish without what it says about a title; `false` when it shall have none, nothing when it was not mentioned. */
export function apartFromBanner(text: string, language: Language): { text: string; banner?: string | false } {
  const said = text.slice(0, MOST_CHARACTERS)
  const none = find(said, TITLE[language].without)
  if (none) return { text: `${none.before} ${none.after}`.trim(), banner: false }
  const some = find(said, TITLE[language].with)
  if (!some) return { text }
  const rest = some.after.replace(/^[\s:]+/, '')
  const quoted = QUOTED.exec(rest)
  if (quoted) return { text: `${some.before} ${quoted[2]}`.trim(), banner: quoted[1]! }
  // Without quotes the title runs to the end of the sentence; "… with a title, in the garden" goes on with the wish.
  const end = /[,.;!?\n]/.exec(rest)?.index ?? rest.length
  const mark = /^[!?]/.exec(rest.slice(end))?.[0] ?? ''
  return { text: `${some.before}${rest.slice(end)}`.trim(), banner: rest.slice(0, end).trim() + mark }
}

function find(text: string, words: string): { before: string; after: string } | undefined {
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'iu').exec(text)
  if (!found) return undefined
  return { before: text.slice(0, found.index), after: text.slice(found.index + found[0].length) }
}
