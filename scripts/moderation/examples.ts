import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { readPack, STARTER_PACK } from '../../supabase/seed/pack.ts'

export interface Example {
  text: string
  language: Language | undefined
  bad: boolean
  /** Where it comes from: sets are left out one by one to see what the reader makes of the unseen. */
  set: string
  weight: number
}

const ROOT = new URL('../../', import.meta.url)
const LISTS = 'providers/moderation'
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')
const lines = (path: string) => read(path).split('\n').filter(Boolean)
const records = <R>(path: string) => lines(path).map((line) => JSON.parse(line) as R)
const MUCH = 2
const LITTLE = 0.5
const VERY_LITTLE = 0.2
const PARTS = 8

/** Everything the reader learns from, in six languages. */
export async function readExamples(): Promise<Example[]> {
  return [
    ...fixtures(),
    ...corpus(),
    ...lists(),
    ...lexicon(),
    ...innocent(),
    ...bench(),
    ...(await starter()),
  ]
}

function fixtures(): Example[] {
  return readdirSync(new URL(`${LISTS}/fixtures`, ROOT)).flatMap((file) => {
    const named = /^(?:(.*)-)?(bad|good)\.jsonl$/.exec(file)
    if (!named) return []
    return records<{ language: Language; phrases: string[] }>(`${LISTS}/fixtures/${file}`).flatMap(
      ({ language, phrases }) =>
        phrases.map((text) => ({
          text,
          language,
          bad: named[2] === 'bad',
          set: named[1] ?? 'first',
          weight: MUCH,
        })),
    )
  })
}

/** Wishes as people would write them, by writers who had not seen the lists; each part of a file is a set of its own. */
function corpus(): Example[] {
  const folder = 'scripts/moderation/corpus'
  return LANGUAGES.flatMap((language) =>
    ['bad', 'good'].flatMap((kind) =>
      [1, 2, 3].flatMap((volume) => {
        const path = `${folder}/${language}-${kind}-${volume}.txt`
        if (!existsSync(new URL(path, ROOT))) return []
        const wishes = lines(path)
        return wishes.map((text, at) => ({
          text,
          language,
          bad: kind === 'bad',
          set: `corpus ${volume}.${Math.floor((at * PARTS) / wishes.length)}`,
          weight: 1,
        }))
      }),
    ),
  )
}

const said = (term: string) =>
  term
    .replace(/[*&>=~!]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function lists(): Example[] {
  type Words = { language: Language | 'any'; words: string[] }
  type Thought = { category?: string } & Partial<Record<Language | 'any', string[]>>
  const thoughts = records<Thought>(`${LISTS}/thoughts.jsonl`).flatMap((thought) =>
    thought.category
      ? (['any', ...LANGUAGES] as const).map((language) => ({ language, words: thought[language] ?? [] }))
      : [],
  )
  const from = (all: Words[], set: string, bad: boolean, weight: number) =>
    all.flatMap(({ language, words }) =>
      words
        .filter((term) => !term.includes('@'))
        .map((term) => ({
          text: said(term),
          language: language === 'any' ? undefined : language,
          bad,
          set,
          weight,
        })),
    )
  return [
    ...from([...records<Words>(`${LISTS}/words.jsonl`), ...thoughts], 'lists', true, LITTLE),
    ...from(records<Words>(`${LISTS}/allowed.jsonl`), 'allowed', false, 1),
  ]
}

/** Each word for its own language, and once for all of them. */
function lexicon(): Example[] {
  const words = ['nouns', 'verbs', 'adjectives', 'places'].flatMap((file) =>
    records<Record<Language, unknown>>(`artist/lexicon/${file}.jsonl`).flatMap((entry) =>
      LANGUAGES.flatMap((language) =>
        [...new Set(textsIn(entry[language]))].map((text) => ({ text, language })),
      ),
    ),
  )
  const everywhere = [...new Set(words.map(({ text }) => text))].map((text) => ({
    text,
    language: undefined,
  }))
  return [...words, ...everywhere].map((word) => ({ ...word, bad: false, set: 'lexicon', weight: LITTLE }))
}

const innocent = (): Example[] =>
  read(`${LISTS}/innocent.txt`)
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, language: undefined, bad: false, set: 'innocent', weight: VERY_LITTLE }))

const bench = (): Example[] =>
  ['tuned', 'unseen'].flatMap((name) =>
    records<unknown>(`bench/artist/prompts/${name}.jsonl`)
      .flatMap(textsIn)
      .map((text) => ({ text, language: undefined, bad: false, set: 'bench', weight: 1 })),
  )

async function starter(): Promise<Example[]> {
  const { library } = (await readPack(STARTER_PACK))!
  return library.pages.flatMap(({ title, description, seo_description }) =>
    [title, description, seo_description].flatMap((texts) =>
      Object.entries(texts ?? {}).flatMap(([language, text]) =>
        [language as Language, undefined].map((told) => ({
          text,
          language: told,
          bad: false,
          set: 'starter',
          weight: LITTLE,
        })),
      ),
    ),
  )
}

/** Every text in a value, wherever it stands in it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 2 ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
