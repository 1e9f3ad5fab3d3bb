import { readFileSync } from 'node:fs'
import { createLeads } from './leads.ts'
import { fulfilments } from './fulfil.ts'
import { createMarker, type Marks } from './marks.ts'
import { splitWords } from './split-words.ts'
import { CATEGORIES, readWordBook, type Category } from './word-book.ts'

export type Verdict = { fit: true } | { fit: false; category: Category }

const RIGHT_BEHIND = 1
const ONE_WORD_BETWEEN = 2

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** Whether a children's site may draw, store or translate a text. All six languages are checked at once. */
export function createOwnCheck(): { check(text: string): Verdict } {
  const book = readWordBook({
    words: read('words.jsonl'),
    groups: read('groups.jsonl'),
    allowed: read('allowed.jsonl'),
  })
  const mark = createMarker(book.patterns)
  const leads = createLeads(book.patterns)

  return {
    check(text) {
      const marks = mark(splitWords(text, leads))
      const innocent = begun(book.allowed, marks).flatMap((rule) =>
        fulfilments(rule, marks, RIGHT_BEHIND).flat(),
      )
      const seen = innocent.length === 0 ? marks : without(marks, new Set(innocent.map(({ from }) => from)))
      const broken = begun(book.unfit, seen)
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
