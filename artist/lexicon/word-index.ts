import type { Language } from '#domain/text/languages.ts'
import type {
  AdjectiveForms,
  Group,
  KnownWord,
  Noun,
  Place,
  RealWords,
  Role,
  SmallWords,
  Trait,
  Verb,
  VerbForms,
} from './entries.ts'
import type { Adjective } from './entries.ts'
import { normaliseSpelling, removeAccents } from './spelling.ts'
import { isYoungWord } from './young-words.ts'

/** One meaning of a word or phrase. A form may have several senses; the neighbouring words decide. */
export type WordSense =
  | {
      kind: 'noun'
      id: string
      plural: boolean
      small?: boolean
      young?: boolean
      writes?: string
      part?: string
      /** The word is narrower than the noun: a beagle is drawn as a dog. */
      inexact?: true
    }
  /** A word without a drawing. */
  | { kind: 'known'; id: string; tail?: string }
  | { kind: 'group'; id: string }
  | { kind: 'trait'; id: string }
  | { kind: 'place'; id: string; phrase: boolean }
  | { kind: 'verb'; id: string; tail?: string; infinitive?: boolean }
  | { kind: 'adjective'; id: string }
  | { kind: Exclude<Role, 'request' | 'asker' | 'asks'>; means?: string | number }

export interface WordIndex {
  exact: Map<string, WordSense[]>
  /** The same forms without accents, for users who type none. */
  withoutAccents: Map<string, WordSense[]>
  /** The number of words in the longest entry. */
  maxWords: number
  /** Phrases like "please draw me"; "my daughter" (askers) … "would like" (asking). */
  requests: Set<string>
  askers: Set<string>
  asking: Set<string>
  /** Single words by first letter, for correcting typos. */
  byFirstLetter: Map<string, string[]>
  /** Words that look like a misspelt entry but are words of their own. */
  realWords: ReadonlySet<string>
}

interface IndexedEntries {
  nouns: Noun[]
  adjectives: Adjective[]
  verbs: Verb[]
  places: Place[]
  groups: Group[]
  traits: Trait[]
  knownWords: KnownWord[]
  smallWords: SmallWords[]
  realWords: RealWords[]
}

export function indexWords(
  entries: IndexedEntries,
  languages: readonly Language[],
): Record<Language, WordIndex> {
  const indexes = {} as Record<Language, WordIndex>
  for (const language of languages) indexes[language] = indexLanguage(entries, language)
  return indexes
}

function indexLanguage(entries: IndexedEntries, language: Language): WordIndex {
  const exact = new Map<string, WordSense[]>()
  let longest = 1
  const add = (form: string | undefined, sense: WordSense) => {
    if (!form) return
    const key = normaliseSpelling(form)
    const senses = exact.get(key)
    if (!senses) {
      exact.set(key, [sense])
      if (key.includes(' ')) longest = Math.max(longest, key.split(' ').length)
    } else if (!senses.some((known) => isSameSense(known, sense))) senses.push(sense)
  }
  for (const noun of entries.nouns) {
    const { one, many, also, she, he } = noun[language]
    const sense = (plural: boolean): WordSense =>
      noun.drawn
        ? { kind: 'noun', id: noun.drawn, plural, part: noun.id }
        : { kind: 'noun', id: noun.id, plural }
    add(one, sense(false))
    add(many, sense(many !== one))
    const all = [one, ...also]
    for (const form of also) {
      const own = sense(isPluralOf(form, all, language))
      add(form, own.kind === 'noun' && isYoungWord(form, noun, language) ? { ...own, young: true } : own)
    }
    for (const [single, several] of [she, he].filter((forms) => forms !== undefined)) {
      add(single, sense(false))
      add(several, sense(several !== single))
    }
  }
  for (const { id, ...group } of entries.groups)
    for (const form of group[language]) add(form, { kind: 'group', id })
  for (const { id, ...trait } of entries.traits)
    for (const form of trait[language]) add(form, { kind: 'trait', id })
  for (const { id, as, ...word } of entries.knownWords)
    for (const form of word[language]) {
      const plural = isPluralOf(form, word[language], language)
      if (as) add(form, { kind: 'noun', id: as, plural, inexact: true })
      else add(...separable(form, { kind: 'known', id }))
    }
  for (const place of entries.places) {
    const forms = place[language]
    // "A snowy day" is not about the time of day.
    if (place.id !== 'day') add(forms.noun, { kind: 'place', id: place.id, phrase: false })
    // "In the tree" is about a tree, which remains a figure.
    if (place.as !== 'thing') add(forms.in, { kind: 'place', id: place.id, phrase: true })
    add(forms.into, { kind: 'place', id: place.id, phrase: true })
    for (const form of forms.also) add(form, { kind: 'place', id: place.id, phrase: false })
  }
  for (const verb of entries.verbs) for (const [form, sense] of verbForms(verb, language)) add(form, sense)
  for (const adjective of entries.adjectives)
    for (const form of adjectiveForms(adjective[language])) add(form, { kind: 'adjective', id: adjective.id })
  const requests = new Set<string>()
  const askers = new Set<string>()
  const asking = new Set<string>()
  for (const { language: spoken, role, means, words } of entries.smallWords) {
    if (spoken !== language) continue
    for (const word of words)
      if (role === 'request') requests.add(normaliseSpelling(word))
      else if (role === 'asker') askers.add(normaliseSpelling(word))
      else if (role === 'asks') asking.add(normaliseSpelling(word))
      else add(word, { kind: role, means })
  }
  return {
    exact,
    withoutAccents: indexWithoutAccents(exact),
    maxWords: longest,
    requests,
    askers,
    asking,
    byFirstLetter: indexByFirstLetter(exact),
    realWords: new Set(
      entries.realWords.flatMap(({ language: spoken, words }) =>
        spoken === language ? words.split(' ') : [],
      ),
    ),
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

/** The data does not mark plurals among synonyms, so they are found by their singular in the same list. */
function isPluralOf(typed: string, forms: string[], language: Language): boolean {
  const [head = '', ...rest] = typed.split(' ')
  // "Hojas de otoño": in Romance languages the first word has the ending.
  const ending = ['fr', 'es', 'it'].includes(language) && rest.length > 0 ? ` ${rest.join(' ')}` : ''
  const form = withoutUmlaut(ending ? head : typed)
  const all = forms
    .filter((other) => other !== typed && other.endsWith(ending))
    .map((other) => withoutUmlaut(other.slice(0, other.length - ending.length)))
  if (language === 'de' && DATIVE_PLURAL.test(form)) return true
  if (!PLURAL_ENDING[language].test(form)) return false
  return all.some((other) => {
    // "Nüsse" is the plural of "Nuss".
    if (form === other || !removeAccents(form).startsWith(removeAccents(other).slice(0, -1))) return false
    if (language === 'it') return form.length === other.length && /[oae]$/.test(other)
    return (
      form.length > other.length &&
      form.length <= other.length + (language === 'nl' ? 4 : 3) &&
      !/in$|chen$/.test(form)
    )
  })
}

/** Only where the unaccented spelling is not another word (German Küchen and Kuchen). */
function indexWithoutAccents(exact: Map<string, WordSense[]>): Map<string, WordSense[]> {
  const found = new Map<string, WordSense[]>()
  for (const [key, senses] of exact) {
    const unaccented = removeAccents(key)
    if (unaccented === key || exact.has(unaccented)) continue
    found.set(unaccented, [...(found.get(unaccented) ?? []), ...senses])
  }
  return found
}

/** "Mit den Enkeln". */
const DATIVE_PLURAL = /[^aeiou ](?:el|er)n$/
/** "Nüsse" is the plural of "Nuss". */
const withoutUmlaut = (form: string): string => form.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter)
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' }

const CONTENT = new Set<WordSense['kind']>(['noun', 'place', 'verb', 'adjective', 'group', 'trait'])
const MIN_TYPO_LENGTH = 4

function indexByFirstLetter(exact: Map<string, WordSense[]>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [word, senses] of exact) {
    if (word.length < MIN_TYPO_LENGTH || word.includes(' ')) continue
    // A typo is never mended into a word that has no drawing of its own.
    if (!senses.some((sense) => CONTENT.has(sense.kind) && !('inexact' in sense))) continue
    const list = found.get(word.charAt(0))
    if (list) list.push(word)
    else found.set(word.charAt(0), [word])
  }
  return found
}

const isSameSense = (a: WordSense, b: WordSense) =>
  a.kind === b.kind &&
  ('tail' in a ? a.tail : undefined) === ('tail' in b ? b.tail : undefined) &&
  ('id' in a && 'id' in b
    ? a.id === b.id
    : (a as { means?: unknown }).means === (b as { means?: unknown }).means)

function adjectiveForms(forms: AdjectiveForms): string[] {
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

/** "Zieht|an" is the word "zieht" with this meaning only if "an" follows in the clause. */
function separable<T extends WordSense>(form: string, sense: T): [string, T | (T & { tail: string })] {
  const [finite, tail] = form.split('|')
  return tail ? [finite!, { ...sense, tail: normaliseSpelling(tail) }] : [form, sense]
}

/** Shorter ones are prefixes: "an", "vor". */
const MIN_ACTIVITY = 4

function* verbForms(verb: Verb, language: Language): Generator<[string | undefined, WordSense]> {
  const forms: VerbForms = verb[language]
  const sense: WordSense = { kind: 'verb', id: verb.id }
  for (const form of [forms.s3, forms.p3, forms.ing, forms.prog]) yield [form, sense]
  for (const form of forms.also) yield separable(form, sense)
  yield [forms.inf, { ...sense, infinitive: true }]
  if (forms.ger) yield [forms.ger.replace(/^en /, ''), sense]
  for (const ending of ['', 'e', 'er', 'es', 'en', 'em']) if (forms.part) yield [forms.part + ending, sense]
  // "Spielt im Park Fußball": the finite form counts only if its separable part follows.
  for (const finite of [forms.s3fin, forms.p3fin])
    if (finite) yield [finite, forms.sep ? { ...sense, tail: normaliseSpelling(forms.sep) } : sense]
  // "Der Karten spielt".
  for (const finite of [forms.s3fin, forms.p3fin])
    if (finite && forms.sep && forms.sep.length > MIN_ACTIVITY) yield [`${forms.sep} ${finite}`, sense]
  // German and Dutch join activity and verb: "beim Fußballspielen", "schlittenfahrend".
  if (forms.sep && (language === 'de' || language === 'nl'))
    yield [forms.inf.replace(/ /g, ''), { ...sense, infinitive: true }]
}
