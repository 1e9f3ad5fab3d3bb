import type { Language } from '#domain/text/languages.ts'
import { FILLER_WORDS } from '../text/filler-words.ts'
import type { Token } from '../text/tokens.ts'
import { collapseRepeats, isStretched } from '../text/word-readings.ts'
import { isConcept, type LexiconEntry, type WordPattern } from './lexicon-entry.ts'
import type { MisspellingIndex } from './misspellings.ts'
import { matchesPattern, type PatternIndex } from './pattern-index.ts'

/** A lexicon entry found in the text; `from` and `to` are the indices of its first and last token. */
export interface Match {
  entry: LexiconEntry
  from: number
  to: number
}

interface Lookup {
  indices: PatternIndex[]
  misspellings: MisspellingIndex
  /** Whether a word is correct as it is written. */
  isKnown: (word: string) => boolean
}

const MAX_CENSORED_LENGTH = 20
const MIN_CENSORED_LENGTH = 3

/** Finds the lexicon entries in a text, without those covered by a harmless phrase. */
export function findMatches(tokens: Token[], lookup: Lookup, language: Language | undefined): Match[] {
  const matches: Match[] = []
  // A text may repeat a word many times to keep the server busy, so each word is looked up once.
  const known = new Map<string, Set<LexiconEntry>>()
  tokens.forEach((token, from) => {
    const entries = known.get(token.text) ?? entriesFor(token, lookup)
    known.set(token.text, entries)
    for (const entry of entries) {
      if (entry.ownLanguageOnly && language && entry.language !== 'any' && entry.language !== language)
        continue
      const to = endOfPhrase(entry, tokens, from)
      if (to === undefined) continue
      if (entry.severity !== 'harmless-alone') matches.push({ entry, from, to })
      else if (isWholeText(tokens, from, to))
        matches.push({ entry: { ...entry, severity: 'harmless' }, from, to })
    }
  })
  return withoutHarmless(matches)
}

/** Whether a phrase is all that a text says: "please draw me …". */
export const isWholeText = (tokens: Token[], from: number, to: number): boolean =>
  tokens.every(({ text }, at) => (at >= from && at <= to) || FILLER_WORDS.has(text))

function entriesFor({ readings }: Token, { indices, misspellings, isKnown }: Lookup): Set<LexiconEntry> {
  const found = new Set<LexiconEntry>()
  const add = (entries: Iterable<LexiconEntry>) => {
    for (const entry of entries) found.add(entry)
  }
  for (const reading of readings) {
    for (const index of indices) {
      add(index.find(reading))
      if (isStretched(reading)) add(index.findStretched(reading))
      if (isCensored(reading)) add(index.findCensored(reading).filter(isRefusing).map(asAlways))
    }
    if (!isKnown(reading)) add(misspellings.find(reading))
  }
  return [...found].some(isLookalike) ? new Set([...found].filter((entry) => !isOpenConcept(entry))) : found
}

/** "stable" only begins like the concept entry "stab*"; entries that refuse a text match it nevertheless. */
const isLookalike = ({ concept }: LexiconEntry) => concept === 'lookalike'
const isOpenConcept = (entry: LexiconEntry) =>
  isConcept(entry) && !isLookalike(entry) && entry.words.length === 1 && entry.words[0]?.position === 'start'

const isRefusing = ({ severity }: LexiconEntry) => severity === 'always' || severity === 'alone'
/** A word that is harmless in some texts is refused when it is written with stars, because only a bad meaning is hidden that way. */
const asAlways = (entry: LexiconEntry): LexiconEntry => ({ ...entry, severity: 'always' })

/** A word with stars in which at least half of the letters are given. */
const isCensored = (word: string) =>
  word.includes('*') &&
  word.length >= MIN_CENSORED_LENGTH &&
  word.length <= MAX_CENSORED_LENGTH &&
  word.replace(/[^a-z]/g, '').length * 2 >= word.length

/** The index of the last token of the phrase, if the text has the whole phrase from this token on. */
function endOfPhrase({ words, severity }: LexiconEntry, tokens: Token[], from: number): number | undefined {
  // One other word may come between two words of a phrase: "kill all my …". Harmless phrases are taken literally.
  const maxStep = severity === 'harmless' || severity === 'harmless-alone' ? 1 : 2
  let at = from
  for (const pattern of words.slice(1)) {
    const next = [1, 2].slice(0, maxStep).find((step) => matchesToken(pattern, tokens[at + step]))
    if (next === undefined) return undefined
    at += next
  }
  return at
}

const matchesToken = (pattern: WordPattern, token: Token | undefined): boolean =>
  token !== undefined &&
  token.readings.some(
    (reading) =>
      matchesPattern(pattern, reading) ||
      (isStretched(reading) && matchesPattern(collapsed(pattern), collapseRepeats(reading))),
  )

const collapsed = ({ position, spellings }: WordPattern): WordPattern => ({
  position,
  spellings: spellings.map(collapseRepeats),
})

function withoutHarmless(matches: Match[]): Match[] {
  const harmless = matches.filter(({ entry }) => entry.severity === 'harmless')
  if (harmless.length === 0) return matches
  return matches.filter(
    (match) =>
      !harmless.some(
        ({ from, to }) => match.from >= from && match.to <= to && match.entry.severity !== 'harmless',
      ),
  )
}
