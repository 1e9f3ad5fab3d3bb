import { LANGUAGES, type Language } from '#domain/languages.ts'
import type { Adjective, Group, Noun, Place, SmallWords, Template, Tip, Trait, Verb } from './entries.ts'
import { indexWords, type WordIndex } from './readings.ts'
import { writtenNouns, signNouns } from './signs.ts'

/** The data files of this folder as text; who runs us knows how to read files. */
export interface LexiconTexts {
  nouns: string
  adjectives: string
  verbs: string
  places: string
  groups: string
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
  traits: ReadonlyMap<string, Trait>
  words: Record<Language, WordIndex>
  /** Emoji -> noun id. */
  emoji: ReadonlyMap<string, string>
  templates: Record<Language, Template[]>
  tips: Record<Language, Tip[]>
}

/** File names by key, so that every reader of the data agrees on them. */
export const LEXICON_FILES: Record<keyof LexiconTexts, string> = {
  nouns: 'nouns.jsonl',
  adjectives: 'adjectives.jsonl',
  verbs: 'verbs.jsonl',
  places: 'places.jsonl',
  groups: 'groups.jsonl',
  traits: 'traits.jsonl',
  smallWords: 'small-words.jsonl',
  templates: 'templates.jsonl',
  tips: 'tips.jsonl',
}

export function readLexicon(texts: LexiconTexts): Lexicon {
  const nouns = [...lines<Noun>(texts.nouns), ...signNouns()]
  const adjectives = lines<Adjective>(texts.adjectives)
  const verbs = lines<Verb>(texts.verbs)
  const places = lines<Place>(texts.places)
  const groups = lines<Group>(texts.groups)
  const traits = lines<Trait>(texts.traits)
  const smallWords = lines<SmallWords>(texts.smallWords)
  return {
    nouns: byId([...nouns, ...writtenNouns()]),
    adjectives: byId(adjectives),
    verbs: byId(verbs),
    places: byId(places),
    groups: byId(groups),
    traits: byId(traits),
    words: indexWords({ nouns, adjectives, verbs, places, groups, traits, smallWords }),
    emoji: new Map(nouns.flatMap((noun) => (noun.emoji ?? []).map((emoji) => [emoji, noun.id] as const))),
    templates: byLanguage(lines<Template>(texts.templates)),
    tips: byLanguage(lines<Tip>(texts.tips)),
  }
}

/** The whole file is one array once its line ends are commas: one parse is much faster than a thousand. */
const lines = <T>(text: string): T[] => JSON.parse(`[${text.trim().replace(/\n+/g, ',')}]`) as T[]

const byId = <T extends { id: string }>(entries: T[]): Map<string, T> =>
  new Map(entries.map((entry) => [entry.id, entry]))

function byLanguage<T extends { language: Language }>(entries: T[]): Record<Language, T[]> {
  const sorted = {} as Record<Language, T[]>
  for (const language of LANGUAGES) sorted[language] = entries.filter((entry) => entry.language === language)
  return sorted
}
