import type { Language } from '#domain/languages.ts'
import { createCompounds } from './compounds.ts'
import { createLeads } from './leads.ts'
import type { Tables } from './lists.ts'
import { fulfilments } from './fulfil.ts'
import { createMisspelled } from './misspelled.ts'
import { createNames } from './names.ts'
import { createMarker, type Marks, type Span } from './marks.ts'
import { CATEGORIES, groupPart, readRule, type Category, type Rule } from './rule.ts'
import { splitWords, type Word } from './split-words.ts'
import type { Table } from './table.ts'

/** A text as the rules see it: its words, and which parts of rules stand where. */
export interface Sight {
  words: Word[]
  marks: Marks
}

/** Why a text is refused, as far as it can be named. */
export type Reason = Category | 'unnamed'

const RIGHT_BEHIND = 1
const ONE_WORD_BETWEEN = 2
const FILLER = groupPart('filler', 'en')

/** What was written down as unfit: words, thoughts over groups of words, and what is allowed all the same. */
export function createRules(tables: Tables) {
  const { patterns, innocent } = tables
  const mark = createMarker(patterns)
  const leads = createLeads(patterns)
  const misspelled = createMisspelled(tables.misspelled, patterns, innocent.words)
  const compounds = createCompounds(tables.compounds, patterns, innocent.words)
  const namesSomebody = createNames(tables.people)
  const namesSomethingUnfit = createNames(tables.signs)
  const unfit = begunIn(tables.rules.unfit)
  const allowing = begunIn(tables.rules.allowed)

  return {
    look(text: string): Sight {
      const words = splitWords(text, leads).map(misspelled.read).map(compounds.read)
      return { words, marks: mark(words) }
    },

    /** The most telling reason against it, if there is one. */
    broken({ words, marks }: Sight, language: Language | undefined): Reason | undefined {
      const allowed = allowing(marks).flatMap((rule) => fulfilments(rule, marks, RIGHT_BEHIND).flat())
      const seen = allowed.length === 0 ? marks : without(marks, new Set(allowed.map(({ from }) => from)))
      const said = saidBeside(words, marks)
      const broken = unfit(seen)
        .filter((rule) => !rule.own || isSpoken(rule.language, language))
        .filter((rule) => {
          const found = fulfilments(rule, seen, ONE_WORD_BETWEEN)
          return rule.order === 'alone' ? found.some(([span]) => isAll(span!, said)) : found.length > 0
        })
        .map(({ category }) => category)
      const category = CATEGORIES.find((each) => broken.includes(each))
      if (category) return category
      if (namesSomebody(words)) return 'real-person'
      return namesSomethingUnfit(words) ? 'unnamed' : undefined
    },
  }
}

/** Only rules whose first part was seen can be fulfilled. They are read when it is seen for the first time: of most it never is. */
function begunIn(lines: Table): (marks: Marks) => Rule[] {
  const known = new Map<string, Rule[]>()
  const begunBy = (part: string) => {
    const rules = known.get(part) ?? (lines.get(part) ?? []).map(readRule)
    known.set(part, rules)
    return rules
  }
  return (marks) => [...marks.keys()].flatMap(begunBy)
}

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
