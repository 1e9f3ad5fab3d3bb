import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import type { ClassifiedWord } from './classifier/features.ts'
import { readArtistConcepts } from './lexicon/artist-concepts.ts'
import { findWarnings, findToolbox, isDangerEntry, type Span } from './harmless-context.ts'
import { findMatches, type Match } from './lexicon/find-matches.ts'
import { createMisspellingIndex } from './lexicon/misspellings.ts'
import { isConcept, type LexiconSection } from './lexicon/lexicon-entry.ts'
import { createPatternIndex, type PatternIndex } from './lexicon/pattern-index.ts'
import { readLexicon } from './lexicon/read-lexicon.ts'
import { divideLetters } from './text/divide-letters.ts'
import { withoutDiacritics } from './text/fold.ts'
import { tokenize, type Token } from './text/tokens.ts'

/** A text with everything the lexicon knows about its words. */
export interface AnalysedText {
  tokens: Token[]
  matches: Match[]
  /** The concepts of each token. */
  concepts: Set<string>[]
  /** The words for the classifier: no numbers, no emoji, no words of harmless phrases, warnings and toolboxes. */
  words: ClassifiedWord[]
}

const NUMBER = /^\d+$/

/** Creates the function that divides a text into words and looks each of them up. */
export function createTextAnalyser(): (text: string, language: Language | undefined) => AnalysedText {
  const { refusing, indicesFor } = createIndices(readLexicon())
  const misspellings = createMisspellingIndex(refusing)
  const allArtistConcepts = readArtistConcepts()
  const artistConceptsOf = createArtistConceptCache(allArtistConcepts)

  return (text, language) => {
    const indices = indicesFor(language)
    const isKnown = (word: string) =>
      indices.some((index) => index.isWholeWord(word)) || allArtistConcepts.has(word)
    const tokens = tokenize(text, (letters) => divideLetters(letters, isKnown))
    const matches = findMatches(tokens, { indices, misspellings, isKnown }, language)
    const artistConcepts = artistConceptsOf(language)
    const concepts = tokens.map(({ readings }) => {
      const found = new Set<string>()
      for (const reading of readings) {
        const concept = artistConcepts.get(withoutDiacritics(reading))
        if (concept) found.add(concept)
      }
      return found
    })
    const forRules = matches.filter(({ entry }) => entry.severity === 'rule')
    addConcepts(
      concepts,
      matches.filter((match) => !forRules.includes(match)),
    )
    const allConcepts = concepts.map((set) => new Set(set))
    addConcepts(allConcepts, forRules)
    const harmless = [...findWarnings(allConcepts, matches), ...findToolbox(allConcepts)]
    return {
      tokens,
      matches: matches.filter((match) => !(isDangerEntry(match) && isInside(match, harmless))),
      concepts: allConcepts.map((set, at) =>
        isInside({ from: at, to: at }, harmless) ? new Set<string>() : set,
      ),
      words: classifiedWords(tokens, concepts, [
        ...harmless,
        ...matches.filter(({ entry }) => entry.severity === 'harmless'),
      ]),
    }
  }
}

/** The artist's nouns count only in the user's language, because Dutch "das" is a badger and German "das" an article. They are read with the first text in that language. */
function createArtistConceptCache(all: Map<string, string>) {
  const byLanguage = new Map<Language, Map<string, string>>()
  return (language: Language | undefined): Map<string, string> => {
    if (!language) return all
    const known = byLanguage.get(language) ?? readArtistConcepts([language])
    byLanguage.set(language, known)
    return known
  }
}

function addConcepts(concepts: Set<string>[], matches: Match[]) {
  for (const { entry, from, to } of matches) {
    if (entry.severity === 'harmless') continue
    const concept = isConcept(entry) ? entry.concept : `${entry.concept}-${entry.severity}`
    for (let at = from; at <= to; at++) concepts[at]!.add(concept)
  }
}

/**
 * One index for the entries of all languages that refuse a text, and one for the concepts of each language. Concepts count only in the
 * user's language ("sale" means dirty in French and a discount in English) and are indexed when the first text in it arrives.
 */
function createIndices(sections: LexiconSection[]) {
  const refusing = sections.filter((section) => section.language === 'any' || !isConcept(section))
  const shared = createPatternIndex(refusing)
  const byLanguage = new Map<Language, PatternIndex>()
  const conceptsOf = (language: Language): PatternIndex => {
    const known = byLanguage.get(language)
    if (known) return known
    const index = createPatternIndex(
      sections.filter((section) => section.language === language && isConcept(section)),
    )
    byLanguage.set(language, index)
    return index
  }
  return {
    refusing,
    indicesFor: (language: Language | undefined) => [
      shared,
      ...(language ? [language] : LANGUAGES).map(conceptsOf),
    ],
  }
}

const isInside = ({ from, to }: Span, spans: Span[]) =>
  spans.some((span) => from >= span.from && to <= span.to)

function classifiedWords(tokens: Token[], concepts: Set<string>[], harmless: Span[]): ClassifiedWord[] {
  return tokens.flatMap(({ text, readings, isEmoji }, at) => {
    if (isEmoji || NUMBER.test(text) || isInside({ from: at, to: at }, harmless)) return []
    return [{ word: withoutDiacritics(readings.at(-1)!), concepts: [...concepts[at]!] }]
  })
}
