import { readFileSync } from 'node:fs'
import type { Language } from '#domain/languages.ts'
import { LEXICON_FILES } from '#artist/lexicon/lexicon.ts'
import { createLeads } from './leads.ts'
import { fulfilments } from './fulfil.ts'
import { createMisspelled } from './misspelled.ts'
import { readLiving } from './living.ts'
import { createMarker, type Marks } from './marks.ts'
import { splitWords, type Word } from './split-words.ts'
import { CATEGORIES, groupPart, readWordBook, type Category } from './word-book.ts'

export type Verdict = { fit: true } | { fit: false; category: Category }

const RIGHT_BEHIND = 1
const ONE_WORD_BETWEEN = 2
const FILLER = groupPart('filler', 'en')

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/**
 * Whether a children's site may draw, store or translate a text. All six languages are checked at once; the language of the writer only
 * counts for a word that stands alone, which nothing else tells apart ("Pute" is a bird in German).
 */
export function createOwnCheck(): { check(text: string, language?: Language): Verdict } {
  const book = readWordBook({
    words: read('words.jsonl'),
    groups: read('groups.jsonl'),
    thoughts: read('thoughts.jsonl'),
    living: readLiving(read(`../../artist/lexicon/${LEXICON_FILES.nouns}`)),
    allowed: read('allowed.jsonl'),
  })
  const mark = createMarker(book.patterns)
  const leads = createLeads(book.patterns)
  const misspelled = createMisspelled(book, new Set(read('innocent.txt').split(/\s+/)))

  return {
    check(text, language) {
      const words = splitWords(text, leads).map(misspelled.read)
      const marks = mark(words)
      const innocent = begun(book.allowed, marks).flatMap((rule) =>
        fulfilments(rule, marks, RIGHT_BEHIND).flat(),
      )
      const seen = innocent.length === 0 ? marks : without(marks, new Set(innocent.map(({ from }) => from)))
      const alone = saysOneWord(words, marks)
      const broken = begun(book.unfit, seen)
        .filter((rule) => rule.order !== 'alone' || (alone && isSpoken(rule.language, language)))
        .filter((rule) => fulfilments(rule, seen, ONE_WORD_BETWEEN).length > 0)
        .map(({ category }) => category)
      const category = CATEGORIES.find((each) => broken.includes(each))
      return category ? { fit: false, category } : { fit: true }
    },
  }
}

/** Only rules whose first part was seen can be fulfilled. */
const begun = <R>(rules: Map<string, R[]>, marks: Marks): R[] =>
  [...marks.keys()].flatMap((part) => rules.get(part) ?? [])

const without = (marks: Marks, words: Set<number>): Marks =>
  new Map([...marks].map(([part, spans]) => [part, spans.filter(({ from }) => !words.has(from))]))

/** One word, and else only what everybody says: "please draw a …". */
function saysOneWord(words: Word[], marks: Marks): boolean {
  const fillers = new Set(marks.get(FILLER)?.map(({ from }) => from))
  return words.filter(({ from, pieced }) => !pieced && !fillers.has(from)).length <= 1
}

const isSpoken = (rule: Language | 'any', language: Language | undefined) =>
  rule === 'any' || rule === language
