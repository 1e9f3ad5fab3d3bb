import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { splitIds, type Vocabulary } from './vocabulary.ts'
import type { WordRow } from './word-rows.ts'

type Labels = Record<Language, string>

export interface Concept {
  key: string
  kind: 'thing' | 'action' | 'place' | 'feast' | 'time' | 'look'
  one: Labels
  /** Empty if the concept is uncountable. */
  many: Labels
  /** All broader concepts, the nearest first. */
  broader: string[]
  /** Concepts that every page of this concept is assumed to show: a fish swims, a birthday cake has candles. */
  does: string[]
}

/** Sorted last, because a nearer concept is a better fallback: for an Advent wreath, Christmas is better than any feast. */
const WIDEST_CONCEPTS: ReadonlySet<string> = new Set([
  'animals',
  'buildings',
  'clothes',
  'fantasy',
  'feasts',
  'food',
  'nature',
  'people',
  'toys',
  'vehicles',
])

export const inEveryLanguage = (label: (language: Language) => string): Labels =>
  Object.fromEntries(LANGUAGES.map((language) => [language, label(language)])) as Labels

/** Collects the concepts of search and their words from several sources. */
export class ConceptCollection {
  readonly concepts = new Map<string, Concept>()
  readonly words: WordRow[] = []
  /** The directly broader concepts of a concept. */
  readonly #parents = new Map<string, string[]>()

  /** The first source that names a concept defines it. */
  add(key: string, kind: Concept['kind'], one: (language: Language) => string, many = one): void {
    if (this.concepts.has(key)) return
    const labels = { one: inEveryLanguage(one), many: inEveryLanguage(many) }
    this.concepts.set(key, { key, kind, ...labels, broader: [], does: [] })
  }

  addWords(key: string, formsIn: (language: Language) => Iterable<string | undefined>): void {
    for (const language of LANGUAGES)
      for (const form of formsIn(language)) if (form) this.words.push([language, form, 'concept', key, null])
  }

  addParent(key: string, parent: string): void {
    if (key !== parent) this.#parents.set(key, [...(this.#parents.get(key) ?? []), parent])
  }

  /** Fills `broader` of every concept when all parents are known. A concept inherits from a parent that `isTransitive`. */
  inheritBroader(isTransitive: (concept: Concept | undefined) => boolean): void {
    const unknown = [...this.#parents]
      .flatMap(([key, parents]) => [key, ...parents])
      .filter((key) => !this.concepts.has(key))
    if (unknown.length > 0) throw new Error(`unknown concepts: ${[...new Set(unknown)].join(', ')}`)
    for (const concept of this.concepts.values())
      concept.broader = this.#findBroader(concept.key, (key) => isTransitive(this.concepts.get(key)))
  }

  /** Breadth first, so that the nearest concepts come first. */
  #findBroader(key: string, isTransitive: (key: string) => boolean): string[] {
    const found: string[] = []
    let level = this.#parents.get(key) ?? []
    while (level.length > 0) {
      const added = [...new Set(level)].filter((parent) => parent !== key && !found.includes(parent))
      found.push(...added)
      level = added.filter(isTransitive).flatMap((parent) => this.#parents.get(parent) ?? [])
    }
    const isWide = (broader: string) => WIDEST_CONCEPTS.has(broader)
    return [...found.filter((broader) => !isWide(broader)), ...found.filter(isWide)]
  }

  /** Fills `does` of each concept listed in `doers` and of its narrower concepts; `=name` stands for the concept alone. */
  addDoers({ synonyms }: Vocabulary): void {
    for (const { id, doers } of synonyms)
      for (const name of splitIds(doers)) {
        const doer = name.replace(/^=/, '')
        const isAlone = doer !== name
        if (!this.concepts.has(doer)) throw new Error(`an unknown doer of ${id}: ${doer}`)
        for (const { key, broader, does } of this.concepts.values())
          if ((key === doer || (!isAlone && broader.includes(doer))) && !does.includes(id)) does.push(id)
      }
  }
}
