import { LANGUAGES, type Language } from '#domain/languages.ts'
import type {
  AdjectiveForms,
  Group,
  Noun,
  Place,
  Role,
  SmallWords,
  Trait,
  Verb,
  VerbForms,
} from './entries.ts'
import type { Adjective } from './entries.ts'
import { even, plain } from './spelling.ts'

/** What a word (or several) can stand for. A form may have more than one reading; the neighbours decide. */
export type Reading =
  | {
      kind: 'noun'
      id: string
      plural: boolean
      small?: boolean
      young?: boolean
      writes?: string
      part?: string
    }
  | { kind: 'group'; id: string }
  | { kind: 'trait'; id: string }
  | { kind: 'place'; id: string; phrase: boolean }
  | { kind: 'verb'; id: string; tail?: string; infinitive?: boolean }
  | { kind: 'adjective'; id: string }
  | { kind: Exclude<Role, 'request' | 'asker' | 'asks'>; means?: string | number }

export interface WordIndex {
  exact: Map<string, Reading[]>
  /** The same without accents, for those who type none. */
  plain: Map<string, Reading[]>
  /** How many words the longest entry has. */
  longest: number
  /** "please draw me"; "my daughter" … "would like". */
  requests: Set<string>
  askers: Set<string>
  asking: Set<string>
  /** Single words by first letter, for finding what a misspelt one was meant to be. */
  byStart: Map<string, string[]>
}

export interface Entries {
  nouns: Noun[]
  adjectives: Adjective[]
  verbs: Verb[]
  places: Place[]
  groups: Group[]
  traits: Trait[]
  smallWords: SmallWords[]
}

export function indexWords(entries: Entries): Record<Language, WordIndex> {
  const indexes = {} as Record<Language, WordIndex>
  for (const language of LANGUAGES) indexes[language] = indexLanguage(entries, language)
  return indexes
}

function indexLanguage(entries: Entries, language: Language): WordIndex {
  const exact = new Map<string, Reading[]>()
  let longest = 1
  const add = (form: string | undefined, reading: Reading) => {
    if (!form) return
    const key = even(form)
    const readings = exact.get(key)
    if (!readings) {
      exact.set(key, [reading])
      if (key.includes(' ')) longest = Math.max(longest, key.split(' ').length)
    } else if (!readings.some((known) => same(known, reading))) readings.push(reading)
  }
  for (const noun of entries.nouns) {
    const { one, many, also, she, he } = noun[language]
    const reading = (plural: boolean): Reading =>
      noun.drawn
        ? { kind: 'noun', id: noun.drawn, plural, part: noun.id }
        : { kind: 'noun', id: noun.id, plural }
    add(one, reading(false))
    add(many, reading(many !== one))
    const all = [one, ...also]
    for (const form of also) add(form, reading(isPluralOf(form, all, language)))
    for (const [single, several] of [she, he].filter((forms) => forms !== undefined)) {
      add(single, reading(false))
      add(several, reading(several !== single))
    }
  }
  for (const { id, ...group } of entries.groups)
    for (const form of group[language]) add(form, { kind: 'group', id })
  for (const { id, ...trait } of entries.traits)
    for (const form of trait[language]) add(form, { kind: 'trait', id })
  for (const place of entries.places) {
    const forms = place[language]
    // "a snowy day" says nothing about the time of day
    if (place.id !== 'day') add(forms.noun, { kind: 'place', id: place.id, phrase: false })
    // "in the tree" is about a tree, which stays a figure
    if (place.as !== 'thing') add(forms.in, { kind: 'place', id: place.id, phrase: true })
    add(forms.into, { kind: 'place', id: place.id, phrase: true })
    for (const form of forms.also) add(form, { kind: 'place', id: place.id, phrase: false })
  }
  for (const verb of entries.verbs)
    for (const [form, reading] of verbForms(verb, language)) add(form, reading)
  for (const adjective of entries.adjectives)
    for (const form of adjectiveForms(adjective[language])) add(form, { kind: 'adjective', id: adjective.id })
  const requests = new Set<string>()
  const askers = new Set<string>()
  const asking = new Set<string>()
  for (const { language: spoken, role, means, words } of entries.smallWords) {
    if (spoken !== language) continue
    for (const word of words)
      if (role === 'request') requests.add(even(word))
      else if (role === 'asker') askers.add(even(word))
      else if (role === 'asks') asking.add(even(word))
      else add(word, { kind: role, means })
  }
  return {
    exact,
    plain: withoutAccents(exact),
    longest,
    requests,
    askers,
    asking,
    byStart: singleWords(exact),
  }
}

const PLURAL_ENDING: Record<Language, RegExp> = {
  en: /s$/,
  de: /[nesr]$/,
  fr: /[sx]$/,
  es: /s$/,
  it: /[ie]$/,
  nl: /[ns]$/,
}

/** Other words for a noun are listed without saying which are plurals; their singular stands beside them. */
function isPluralOf(form: string, all: string[], language: Language): boolean {
  if (!PLURAL_ENDING[language].test(form)) return false
  return all.some((other) => {
    if (form === other || !form.startsWith(other.slice(0, -1))) return false
    if (language === 'it') return form.length === other.length && /[oae]$/.test(other)
    return form.length > other.length && form.length <= other.length + 3 && !/in$|chen$/.test(form)
  })
}

/** Only where the plain spelling is not a word of its own (German Küchen and Kuchen stay apart). */
function withoutAccents(exact: Map<string, Reading[]>): Map<string, Reading[]> {
  const found = new Map<string, Reading[]>()
  for (const [key, readings] of exact) {
    const bare = plain(key)
    if (bare === key || exact.has(bare)) continue
    found.set(bare, [...(found.get(bare) ?? []), ...readings])
  }
  return found
}

const CONTENT = new Set<Reading['kind']>(['noun', 'place', 'verb', 'adjective', 'group', 'trait'])
const SHORTEST_GUESSED = 4

function singleWords(exact: Map<string, Reading[]>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [word, readings] of exact) {
    if (word.length < SHORTEST_GUESSED || word.includes(' ')) continue
    if (!readings.some((reading) => CONTENT.has(reading.kind))) continue
    const list = found.get(word.charAt(0))
    if (list) list.push(word)
    else found.set(word.charAt(0), [word])
  }
  return found
}

const same = (a: Reading, b: Reading) =>
  a.kind === b.kind &&
  ('id' in a && 'id' in b
    ? a.id === b.id
    : (a as { means?: unknown }).means === (b as { means?: unknown }).means)

export function adjectiveForms(forms: AdjectiveForms): string[] {
  const written = [forms.a, forms.pred, forms.ms, forms.fs, forms.mp, forms.fp, forms.base, forms.e]
  const before = [forms.ms_before_vowel, forms.before_noun_sg, forms.phrase]
  return [
    ...written,
    ...before,
    ...Object.values(forms.forms ?? {}),
    ...forms.also,
    ...(forms.also_forms ?? []),
  ].filter((form) => form !== undefined)
}

function* verbForms(verb: Verb, language: Language): Generator<[string | undefined, Reading]> {
  const forms: VerbForms = verb[language]
  const reading: Reading = { kind: 'verb', id: verb.id }
  for (const form of [forms.s3, forms.p3, forms.ing, forms.prog, ...forms.also]) yield [form, reading]
  yield [forms.inf, { ...reading, infinitive: true }]
  if (forms.ger) yield [forms.ger.replace(/^en /, ''), reading]
  for (const ending of ['', 'e', 'er', 'es', 'en', 'em']) if (forms.part) yield [forms.part + ending, reading]
  // "spielt im Park Fußball": the finite part alone counts once its tail has been seen further on.
  for (const finite of [forms.s3fin, forms.p3fin])
    if (finite) yield [finite, forms.sep ? { ...reading, tail: even(forms.sep) } : reading]
  // "beim Fußballspielen", "schlittenfahrend": German and Dutch write activity and verb together.
  if (forms.sep && (language === 'de' || language === 'nl'))
    yield [forms.inf.replace(/ /g, ''), { ...reading, infinitive: true }]
}
