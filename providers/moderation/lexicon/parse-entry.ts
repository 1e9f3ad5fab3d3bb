import type { Language } from '#domain/text/languages.ts'
import { plainSpelling } from '../text/fold.ts'
import type { LexiconEntry, LexiconSection, WordPattern } from './lexicon-entry.ts'

const WORD_SEPARATOR = /[_\-'’]/
const PLAIN = /^[a-z0-9]+$/
const UMLAUT = /[äöü]/

/** `~word` applies only in its own language, `word+` matches misspellings, `first_second` is a phrase. */
export function parseEntry(source: string, { language, concept, severity }: LexiconSection): LexiconEntry {
  return {
    source,
    language,
    concept,
    severity,
    ownLanguageOnly: source.startsWith('~') || severity === 'alone',
    words: withoutModifiers(source)
      .split(WORD_SEPARATOR)
      .map((word) => parsePattern(word, language)),
  }
}

/** The pattern of the first word only, because parsing the whole entry takes longer. */
export function parseFirstPattern(source: string, language: Language | 'any'): WordPattern {
  const plain = withoutModifiers(source)
  const end = plain.search(WORD_SEPARATOR)
  return parsePattern(end === -1 ? plain : plain.slice(0, end), language)
}

function withoutModifiers(source: string): string {
  const start = source.startsWith('~') ? 1 : 0
  return source.slice(start, source.endsWith('+') ? -1 : undefined)
}

/** `word*` matches longer words, `*word` and `*word*` likewise, `=wörd` only with its diacritics. */
function parsePattern(word: string, language: Language | 'any'): WordPattern {
  if (PLAIN.test(word)) return { position: 'whole', spellings: [word] }
  const exact = word.startsWith('=')
  const bare = exact ? word.slice(1) : word
  const openStart = bare.startsWith('*')
  const openEnd = bare.endsWith('*')
  const letters = bare.slice(openStart ? 1 : 0, openEnd ? -1 : undefined)
  const position = openStart ? (openEnd ? 'inside' : 'end') : openEnd ? 'start' : 'whole'
  return { position, spellings: PLAIN.test(letters) ? [letters] : spellingsOf(letters, language, exact) }
}

function spellingsOf(letters: string, language: Language | 'any', exact: boolean): string[] {
  const spellings = [exact ? letters.replace(/ß/g, 'ss') : plainSpelling(letters)]
  // German writes ä as ae where the keyboard has no umlauts.
  if (language === 'de' && UMLAUT.test(letters))
    spellings.push(plainSpelling(letters.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue')))
  return spellings
}
