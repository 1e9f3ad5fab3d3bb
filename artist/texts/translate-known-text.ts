import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { parseWish } from '../parser/parse-wish.ts'
import { writeTextsIn } from './write-texts.ts'

/** Seeds tried to find the template of a title. */
const MAX_SEEDS = 24

/**
 * Translates a text that the lexicon knows completely: a text of a theme, the name of a thing, or a title the artist could
 * have written. Returns undefined for any other text, because a partial translation is useless.
 */
export function translateKnownText(
  text: string,
  from: Language,
  to: Language,
  lexicon: Lexicon,
): string | undefined {
  return (
    translateTheme(text, from, to, lexicon) ??
    translateName(text, from, to, lexicon) ??
    translateTitle(text, from, to, lexicon)
  )
}

/** The name or the description of a theme that comes with the site. */
function translateTheme(text: string, from: Language, to: Language, lexicon: Lexicon): string | undefined {
  const wanted = folded(text)
  for (const field of ['name', 'description'] as const) {
    const theme = lexicon.themes.find((entry) => folded(entry[from][field]) === wanted)
    if (theme) return theme[to][field]
  }
  return undefined
}

/**
 * Several nouns may share a name (bat, crane); they are translated only if they share it in the other language,
 * too.
 */
function translateName(text: string, from: Language, to: Language, lexicon: Lexicon): string | undefined {
  const wanted = folded(text)
  const found = new Set<string>()
  for (const noun of lexicon.nouns.values())
    for (const number of ['one', 'many'] as const)
      if (folded(noun[from][number]) === wanted) found.add(noun[to][number])
  for (const place of lexicon.places.values())
    if (folded(place[from].noun ?? '') === wanted) found.add(place[to].noun ?? '')
  const [only, ...others] = found
  return only && others.length === 0 ? capitalised(only) : undefined
}

/**
 * Parses the title and writes it again in its own language. If the result is equal, it can be written in any
 * language.
 */
function translateTitle(text: string, from: Language, to: Language, lexicon: Lexicon): string | undefined {
  const wish = parseWish(text, from, lexicon)
  if (wish.figures.length === 0 || wish.unknown.length > 0) return undefined
  const wanted = folded(text)
  for (let seed = 0; seed < MAX_SEEDS; seed++) {
    if (folded(writeTextsIn(from, wish, seed, lexicon).title) === wanted)
      return writeTextsIn(to, wish, seed, lexicon).title
  }
  return undefined
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
