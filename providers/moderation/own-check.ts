import { readFileSync } from 'node:fs'
import type { Language } from '#domain/languages.ts'
import { LEXICON_FILES } from '#artist/lexicon/lexicon.ts'
import { createCompounds } from './compounds.ts'
import { createLeads } from './leads.ts'
import { fulfilments } from './fulfil.ts'
import { createMisspelled } from './misspelled.ts'
import { readLiving } from './living.ts'
import { createMarker, type Marks, type Span } from './marks.ts'
import { splitWords, type Word } from './split-words.ts'
import { CATEGORIES, groupPart, readWordBook, type Category } from './word-book.ts'

export type Verdict = { fit: true } | { fit: false; category: Category }

const RIGHT_BEHIND = 1
const ONE_WORD_BETWEEN = 2
const FILLER = groupPart('filler', 'en')

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/**
 * Whether a children's site may draw, store or translate a text. All six languages are checked at once; the language of the writer only
 * counts for words that nothing else tells apart ("Pute" is a bird in German).
 */
export function createOwnCheck(): { check(text: string, language?: Language): Verdict } {
  const living = readLiving(read(`../../artist/lexicon/${LEXICON_FILES.nouns}`))
  const book = readWordBook({
    words: read('words.jsonl'),
    groups: read('groups.jsonl'),
    thoughts: read('thoughts.jsonl'),
    living,
    allowed: read('allowed.jsonl'),
  })
  const mark = createMarker(book.patterns)
  const leads = createLeads(book.patterns)
  const innocent = new Set(read('innocent.txt').split(/\s+/))
  const misspelled = createMisspelled(book, innocent)
  const parts = [...read('parts.txt').split(/\s+/), ...living.living.de, ...living.living.nl]
  const compounds = createCompounds(book, parts, innocent)

  return {
    check(text, language) {
      const words = splitWords(text, leads).map(misspelled.read).map(compounds.read)
      const marks = mark(words)
      const allowed = begun(book.allowed, marks).flatMap((rule) =>
        fulfilments(rule, marks, RIGHT_BEHIND).flat(),
      )
      const seen = allowed.length === 0 ? marks : without(marks, new Set(allowed.map(({ from }) => from)))
      const said = saidBeside(words, marks)
      const broken = begun(book.unfit, seen)
        .filter((rule) => !rule.own || isSpoken(rule.language, language))
        .filter((rule) => {
          const found = fulfilments(rule, seen, ONE_WORD_BETWEEN)
          return rule.order === 'alone' ? found.some(([span]) => isAll(span!, said)) : found.length > 0
        })
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

/** What is said beside what everybody says: "please draw a …". */
function saidBeside(words: Word[], marks: Marks): Word[] {
  const fillers = new Set(marks.get(FILLER)?.map(({ from }) => from))
  return words.filter(({ from, pieced }) => !pieced && !fillers.has(from))
}

/** Whether one word, also one spelled out in single letters, is all there is. */
const isAll = ({ from, to }: Span, said: Word[]) => said.every((word) => from <= word.from && word.to <= to)

const isSpoken = (rule: Language | 'any', language: Language | undefined) =>
  rule === 'any' || rule === language
