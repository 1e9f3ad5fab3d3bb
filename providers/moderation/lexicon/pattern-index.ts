import { collapseRepeats } from '../text/word-readings.ts'
import type { LexiconEntry, LexiconSection, PatternPosition, WordPattern } from './lexicon-entry.ts'
import { parseEntry, parseFirstPattern } from './parse-entry.ts'

/** Finds the entries whose first word matches a given word. */
export interface PatternIndex {
  find(word: string): Set<LexiconEntry>
  /** The same for a word with repeated letters ("naaaked"): repeated letters count once, in the word and in the entries. */
  findStretched(word: string): Set<LexiconEntry>
  /** Entries of the same length that a word with stars ("f*ck") may stand for. */
  findCensored(word: string): LexiconEntry[]
  isWholeWord(word: string): boolean
}

/** The numbers of the entries with these letters. An entry is parsed when it is found, because parsing all of them would slow down the start. */
type EntryNumbers = Map<string, number[]>

interface Tables {
  byPosition: Record<PatternPosition, EntryNumbers>
  lengths: Record<PatternPosition, number[]>
}

const HAS_DIGIT = /\d/

export function createPatternIndex(sections: LexiconSection[]): PatternIndex {
  const tables = createTables(sections, (letters) => letters)
  let collapsed: Tables | undefined
  const entryAt = createEntryReader(sections)
  const entriesLike = (word: string, table: EntryNumbers, hasLength: (length: number) => boolean) =>
    [...table].flatMap(([letters, numbers]) =>
      hasLength(letters.length) && isCensoredForm(word, letters) ? numbers.map(entryAt) : [],
    )
  const entriesAt = (numbers: Set<number>) => new Set([...numbers].map(entryAt))
  return {
    find: (word) => entriesAt(lookUp(tables, word)),
    findStretched(word) {
      // Stretched words are rare, so their tables are created when the first one occurs.
      collapsed ??= createTables(sections, (letters) =>
        HAS_DIGIT.test(letters) ? '' : collapseRepeats(letters),
      )
      return entriesAt(lookUp(collapsed, collapseRepeats(word)))
    },
    findCensored(word) {
      const { whole, start } = tables.byPosition
      const afterLastStar = word.lastIndexOf('*') + 1
      return [
        ...entriesLike(word, whole, (length) => length === word.length),
        // The stars of a longer word must lie within the letters of the entry: "str*nzo" for `stronz*`.
        ...entriesLike(word, start, (length) => length <= word.length && length >= afterLastStar),
      ]
    },
    isWholeWord: (word) => tables.byPosition.whole.has(word) || tables.byPosition.start.has(word),
  }
}

const isCensoredForm = (word: string, letters: string) =>
  [...letters].every((letter, index) => word[index] === '*' || word[index] === letter)

/** Returns the entry with a number. Entries are numbered from 0 through all sections. */
function createEntryReader(sections: LexiconSection[]): (number: number) => LexiconEntry {
  const parsed = new Map<number, LexiconEntry>()
  const firsts: number[] = []
  let count = 0
  for (const { sources } of sections) {
    firsts.push(count)
    count += sources.length
  }
  return (number) => {
    const known = parsed.get(number)
    if (known) return known
    const at = firsts.findLastIndex((first) => first <= number)
    const entry = parseEntry(sections[at]!.sources[number - firsts[at]!]!, sections[at]!)
    parsed.set(number, entry)
    return entry
  }
}

function createTables(sections: LexiconSection[], change: (letters: string) => string): Tables {
  const byPosition: Tables['byPosition'] = {
    whole: new Map(),
    start: new Map(),
    end: new Map(),
    inside: new Map(),
  }
  let number = 0
  for (const { language, sources } of sections)
    for (const source of sources) {
      const { position, spellings } = parseFirstPattern(source, language)
      for (const spelling of spellings) {
        const letters = change(spelling)
        const same = byPosition[position].get(letters)
        if (same) same.push(number)
        else byPosition[position].set(letters, [number])
      }
      number++
    }
  const lengthsOf = (table: EntryNumbers) => {
    const lengths = new Set<number>()
    for (const { length } of table.keys()) lengths.add(length)
    return [...lengths]
  }
  const { start, end, inside } = byPosition
  return {
    byPosition,
    lengths: { whole: [], start: lengthsOf(start), end: lengthsOf(end), inside: lengthsOf(inside) },
  }
}

function lookUp({ byPosition, lengths }: Tables, word: string): Set<number> {
  const { whole, start, end, inside } = byPosition
  const found = new Set(whole.get(word))
  const add = (numbers: number[] | undefined) => numbers?.forEach((number) => found.add(number))
  for (const length of lengths.start) if (length <= word.length) add(start.get(word.slice(0, length)))
  for (const length of lengths.end) if (length <= word.length) add(end.get(word.slice(-length)))
  for (const length of lengths.inside)
    for (let from = 0; from + length <= word.length; from++) add(inside.get(word.slice(from, from + length)))
  return found
}

export function matchesPattern({ position, spellings }: WordPattern, word: string): boolean {
  return spellings.some((letters) => {
    if (position === 'whole') return word === letters
    if (position === 'start') return word.startsWith(letters)
    return position === 'end' ? word.endsWith(letters) : word.includes(letters)
  })
}
