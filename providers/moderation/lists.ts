import { readFileSync } from 'node:fs'
import { LEXICON_FILES } from '#artist/lexicon/lexicon.ts'
import { readCompounds } from './compounds.ts'
import { readKinds } from './kinds.ts'
import { readLiving } from './living.ts'
import { beginningsOf } from './marks.ts'
import { readMisspellings } from './misspelled.ts'
import { readNames } from './names.ts'
import type { Table } from './table.ts'
import { readWordBook } from './word-book.ts'

const { nouns, verbs, adjectives, places } = LEXICON_FILES
const inLexicon = (file: string) => `../../artist/lexicon/${file}`
export const LEXICON_READ = {
  nouns: inLexicon(nouns),
  verbs: inLexicon(verbs),
  adjectives: inLexicon(adjectives),
  places: inLexicon(places),
}

const readList = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

/** Everything the check looks words up in. It takes more than a second, which is why it is kept (`kept-tables.ts`). */
export function readLists() {
  const lexicon = {
    nouns: readList(LEXICON_READ.nouns),
    verbs: readList(LEXICON_READ.verbs),
    adjectives: readList(LEXICON_READ.adjectives),
    places: readList(LEXICON_READ.places),
  }
  const living = readLiving(lexicon.nouns)
  const book = readWordBook({
    words: readList('words.jsonl'),
    groups: readList('groups.jsonl'),
    thoughts: readList('thoughts.jsonl'),
    living,
    allowed: readList('allowed.jsonl'),
  })
  const { patterns, unfit, allowed } = book
  const parts = [...readList('parts.txt').split(/\s+/), ...living.living.de, ...living.living.nl]
  return {
    patterns: { ...patterns, beginnings: beginningsOf(patterns) },
    rules: { unfit, allowed },
    innocent: { words: new Set(readList('innocent.txt').split(/\s+/)) },
    misspelled: readMisspellings(book),
    compounds: readCompounds(book, parts),
    people: readNames(readList('people.txt')),
    signs: readNames(readList('signs.txt')),
    kinds: readKinds(lexicon, readList('senses.txt')),
  }
}

type Lists = ReturnType<typeof readLists>
export type Tables = { [list in keyof Lists]: Record<keyof Lists[list], Table> }
