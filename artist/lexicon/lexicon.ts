import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import type {
  Adjective,
  Group,
  KnownWord,
  Noun,
  Place,
  SmallWords,
  Template,
  Theme,
  Tip,
  Trait,
  Verb,
} from './entries.ts'
import { indexWords, type WordIndex } from './word-index.ts'
import { isPacked, unpackNouns } from './packed-nouns.ts'
import { writtenNouns, letterAndNumberNouns } from './letters-and-numbers.ts'

/** The contents of this folder's data files. The caller reads them, so this module needs no file system. */
export interface LexiconTexts {
  /** JSON lines like the others, or packed by `packNouns`. */
  nouns: string
  adjectives: string
  verbs: string
  places: string
  groups: string
  knownWords: string
  themes: string
  traits: string
  smallWords: string
  templates: string
  tips: string
}

export interface Lexicon {
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
  templates: 'templates.jsonl',
  tips: 'tips.jsonl',
}

export function parseLexicon(texts: LexiconTexts): Lexicon {
  const nouns = [...parseNouns(texts.nouns), ...letterAndNumberNouns()]
  const adjectives = parseLines<Adjective>(texts.adjectives)
  const verbs = parseLines<Verb>(texts.verbs)
  const places = parseLines<Place>(texts.places)
  const groups = parseLines<Group>(texts.groups)
  const knownWords = parseLines<KnownWord>(texts.knownWords)
  const traits = parseLines<Trait>(texts.traits)
  const smallWords = parseLines<SmallWords>(texts.smallWords)
  return {
    nouns: byId([...nouns, ...writtenNouns()]),
    adjectives: byId(adjectives),
    verbs: byId(verbs),
    places: byId(places),
    groups: byId(groups),
    themes: parseLines<Theme>(texts.themes),
    traits: byId(traits),
    words: indexWords({ nouns, adjectives, verbs, places, groups, traits, knownWords, smallWords }),
    emoji: new Map(nouns.flatMap((noun) => (noun.emoji ?? []).map((emoji) => [emoji, noun.id] as const))),
    templates: byLanguage(parseLines<Template>(texts.templates)),
    tips: byLanguage(parseLines<Tip>(texts.tips)),
  }
}

const parseNouns = (text: string): Noun[] => (isPacked(text) ? unpackNouns(text) : parseLines<Noun>(text))

/** Joins the lines to one array, because one parse is much faster than a thousand. */
const parseLines = <T>(text: string): T[] => JSON.parse(`[${text.trim().replace(/\n+/g, ',')}]`) as T[]

const byId = <T extends { id: string }>(entries: T[]): Map<string, T> =>
  new Map(entries.map((entry) => [entry.id, entry]))

function byLanguage<T extends { language: Language }>(entries: T[]): Record<Language, T[]> {
  const sorted = {} as Record<Language, T[]>
  for (const language of LANGUAGES) sorted[language] = entries.filter((entry) => entry.language === language)
  return sorted
}
