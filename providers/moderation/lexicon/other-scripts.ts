import { readFileSync } from 'node:fs'
import type { LexiconEntry, WordPattern } from './lexicon-entry.ts'
import { parseEntry } from './parse-entry.ts'
import { matchesPattern } from './pattern-index.ts'
import { parseLexicon } from './read-lexicon.ts'

const HAS_OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u
const INVISIBLE = /[\p{Cf}\u0640]/gu
/** Accents of Greek and Cyrillic, vowel points of Hebrew and Arabic: people leave them out. Marks of Indian scripts are letters. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/gu
const WORD = /[\p{L}\p{M}]+/gu
/** Letters with a space or a sign between every two of them. */
const SPELLED_OUT = /(?<![\p{L}\p{M}])\p{L}(?:[\s._\-*]{1,2}\p{L}){2,}(?![\p{L}\p{M}])/gu

interface Found {
  entry: LexiconEntry
  words: string[]
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .normalize('NFD')
    .replace(OPTIONAL_MARKS, '')
    .normalize('NFC')

const plainPattern = ({ position, spellings }: WordPattern): WordPattern => ({
  position,
  spellings: spellings.map(plain),
})

/** Creates the search for the few words in other than Latin letters that are unfit in any context. */
export function createOtherScriptSearch(): (text: string) => Found | undefined {
  const file = readFileSync(new URL('other-scripts.txt', import.meta.url), 'utf8')
  const entries = parseLexicon(file, 'any').flatMap((section) =>
    section.sources.map((source) => {
      const entry = parseEntry(source, section)
      return { entry, patterns: entry.words.map(plainPattern) }
    }),
  )
  return (text) => {
    if (!HAS_OTHER_SCRIPT.test(text)) return undefined
    const words = [
      ...plain(text)
        .replace(SPELLED_OUT, (letters) => letters.replace(/[^\p{L}]/gu, ''))
        .matchAll(WORD),
    ].map(([word]) => word)
    for (const { entry, patterns } of entries) {
      const from = words.findIndex((_, at) =>
        patterns.every((pattern, offset) => matchesPattern(pattern, words[at + offset] ?? '')),
      )
      if (from !== -1) return { entry, words: words.slice(from, from + patterns.length) }
    }
    return undefined
  }
}
