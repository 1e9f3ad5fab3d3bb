import type { LexiconEntry, LexiconSection } from './lexicon-entry.ts'
import { parseEntry } from './parse-entry.ts'

/** Finds the entries that a misspelled word probably stands for: "zelvmoord", "hakekruis". */
export interface MisspellingIndex {
  find(word: string): LexiconEntry[]
}

/** Shorter words have too many harmless neighbours. */
const MIN_SOUNDS = 7
const LETTERS_ONLY = /^[a-z]+$/

interface Candidate {
  sounds: string
  entry: LexiconEntry
}

/** Indexes the entries marked with `+`: long words that resemble no harmless word. */
export function createMisspellingIndex(sections: LexiconSection[]): MisspellingIndex {
  const byStart = new Map<string, Candidate[]>()
  for (const section of sections)
    for (const source of section.sources) {
      if (!source.endsWith('+')) continue
      const entry = parseEntry(source, section)
      const sounds = soundsOf(entry.words[0]!.spellings[0]!)
      const key = keyOf(sounds, sounds.length)
      byStart.set(key, [...(byStart.get(key) ?? []), { sounds, entry }])
    }
  return {
    find(word) {
      const sounds = soundsOf(word)
      if (!LETTERS_ONLY.test(word) || sounds.length < MIN_SOUNDS) return []
      const lengths = [sounds.length - 1, sounds.length, sounds.length + 1]
      return lengths
        .flatMap((length) => byStart.get(keyOf(sounds, length)) ?? [])
        .filter((candidate) => isWithinOneEdit(sounds, candidate.sounds))
        .map(({ entry }) => entry)
    },
  }
}

const keyOf = (sounds: string, length: number) => `${sounds[0]}${length}`

/** Letters that sound alike in at least one of the six languages, in the order in which they are replaced. */
const SOUNDS: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/sch|sh|sj/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/ck|ch|q|c/g, 'k'],
  [/tz|z/g, 's'],
  [/[bvw]/g, 'f'],
  [/ou|oe/g, 'u'],
  [/aeu|eu|au(?=z)/g, 'oi'],
  [/ij|ie|y|j/g, 'i'],
  [/dt|th|d/g, 't'],
  [/x/g, 'ks'],
  [/ae/g, 'e'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
]

const soundsOf = (word: string): string =>
  SOUNDS.reduce((sounds, [letters, sound]) => sounds.replace(letters, sound), word)

/** Whether one letter was changed, left out, added, or exchanged with its neighbour. */
export function isWithinOneEdit(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  if (a.slice(start + 1) === b.slice(start + 1)) return true
  if (a.slice(start) === b.slice(start + 1) || a.slice(start + 1) === b.slice(start)) return true
  return a[start] === b[start + 1] && a[start + 1] === b[start] && a.slice(start + 2) === b.slice(start + 2)
}
