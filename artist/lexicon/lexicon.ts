import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import type {
  Adjective,
  Group,
  KnownWord,
  Noun,
  Place,
  RealWords,
  SmallWords,
  Template,
  Theme,
  Tip,
  Trait,
  Verb,
} from './entries.ts'
import { indexWords, type WordIndex } from './word-index.ts'
import { writtenNouns, letterAndNumberNouns } from './letters-and-numbers.ts'

/** The contents of this folder's data files (JSON lines). The caller reads them, so this module needs no file system. */
export interface LexiconTexts {
  nouns: string
  adjectives: string
  verbs: string
  places: string
  groups: string
  knownWords: string
  themes: string
  traits: string
  smallWords: string
  realWords: string
  templates: string
  tips: string
}

/** The entries of the data files. In a lexicon of one language they have the forms of that language only. */
export interface LexiconEntries {
  nouns: Noun[]
  adjectives: Adjective[]
  verbs: Verb[]
  places: Place[]
  groups: Group[]
  knownWords: KnownWord[]
  themes: Theme[]
  traits: Trait[]
  smallWords: SmallWords[]
  realWords: RealWords[]
  templates: Template[]
  tips: Tip[]
}

export interface Lexicon {
  /** The languages in which it can write texts: all six on the server, one in the browser. */
  languages: readonly Language[]
  nouns: ReadonlyMap<string, Noun>
  adjectives: ReadonlyMap<string, Adjective>
  verbs: ReadonlyMap<string, Verb>
  places: ReadonlyMap<string, Place>
  groups: ReadonlyMap<string, Group>
  /** Used for translations only. */
  themes: readonly Theme[]
  traits: ReadonlyMap<string, Trait>
  words: Record<Language, WordIndex>
  /** Emoji -> noun id. */
  emoji: ReadonlyMap<string, string>
  templates: Record<Language, Template[]>
  tips: Record<Language, Tip[]>
}

/** File names by key, shared by all code that reads the data. */
export const LEXICON_FILES: Record<keyof LexiconTexts, string> = {
  nouns: 'nouns.jsonl',
  adjectives: 'adjectives.jsonl',
  verbs: 'verbs.jsonl',
  places: 'places.jsonl',
  groups: 'groups.jsonl',
  knownWords: 'known-words.jsonl',
  themes: 'themes.jsonl',
  traits: 'traits.jsonl',
  smallWords: 'small-words.jsonl',
  realWords: 'real-words.jsonl',
  templates: 'templates.jsonl',
  tips: 'tips.jsonl',
}

export const parseLexicon = (texts: LexiconTexts): Lexicon => createLexicon(parseEntries(texts), LANGUAGES)

export const parseEntries = (texts: LexiconTexts): LexiconEntries =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, parseLines(text)]),
  ) as unknown as LexiconEntries

/** Joins the lines to one array, because one parse is much faster than a thousand. */
const parseLines = (text: string): unknown => JSON.parse(`[${text.trim().replace(/\n+/g, ',')}]`)

export function createLexicon(entries: LexiconEntries, languages: readonly Language[]): Lexicon {
  const nouns = [...entries.nouns, ...letterAndNumberNouns()]
  return {
    languages,
    nouns: byId([...nouns, ...writtenNouns()]),
    adjectives: byId(entries.adjectives),
    verbs: byId(entries.verbs),
    places: byId(entries.places),
    groups: byId(entries.groups),
    themes: entries.themes,
    traits: byId(entries.traits),
    words: indexWords({ ...entries, nouns }, languages),
    emoji: new Map(nouns.flatMap((noun) => (noun.emoji ?? []).map((emoji) => [emoji, noun.id] as const))),
    templates: byLanguage(entries.templates),
    tips: byLanguage(entries.tips),
  }
}

const byId = <T extends { id: string }>(entries: T[]): Map<string, T> =>
  new Map(entries.map((entry) => [entry.id, entry]))

function byLanguage<T extends { language: Language }>(entries: T[]): Record<Language, T[]> {
  const sorted = {} as Record<Language, T[]>
  for (const language of LANGUAGES) sorted[language] = entries.filter((entry) => entry.language === language)
  return sorted
}
