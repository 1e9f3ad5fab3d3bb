import type { Language } from '#domain/languages.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { understand } from '../words/understand.ts'
import { writeTextsIn } from './write-texts.ts'

/** Wordings tried when looking for the one somebody used. */
const WORDINGS = 24

/**
 * A text in another language, when the lexicon knows all of it: the name of a thing, or a title it could have written itself. Anything
 * else is nothing: half a sentence put together from words helps nobody.
 */
export function translateWhole(
  text: string,
  from: Language,
  to: Language,
  lexicon: Lexicon,
): string | undefined {
  return nameOf(text, from, to, lexicon) ?? titleOf(text, from, to, lexicon)
}

/** Several things may share a name (a bat, a crane); then they must share it in the other language too. */
function nameOf(text: string, from: Language, to: Language, lexicon: Lexicon): string | undefined {
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

/** Understood and written again word for word in its own language, it is understood whole, and can be written in any. */
function titleOf(text: string, from: Language, to: Language, lexicon: Lexicon): string | undefined {
  const wish = understand(text, from, lexicon)
  if (wish.figures.length === 0 || wish.unknown.length > 0) return undefined
  const wanted = folded(text)
  for (let seed = 0; seed < WORDINGS; seed++) {
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
