import { LANGUAGES, type Language } from '#domain/languages.ts'
import { foldKeepingAccents, withoutAccents } from './fold.ts'
import type { Table } from './table.ts'

/** What a word stands for. */
export type Kinds = (word: string, language: Language | undefined) => string[]

type Entry = { topic?: string } & Record<Language, unknown>

const SHORTEST = 3
const ONE_WORD = /^\p{L}{3,}$/u

/**
 * From words to what they stand for: what the artist knows them as, in any language, and the `senses`, one line of words for each sense and
 * language (`word*` also longer ones). That "ersäufen" and "noyer" are the same deed is what lets the reader learn it once for all six.
 */
export function readKinds(lexicon: Record<string, string>, senses: string) {
  const drawn = new Map<string, string[]>()
  for (const [file, lines] of Object.entries(lexicon))
    for (const line of lines.split('\n').filter(Boolean)) {
      const entry = JSON.parse(line) as Entry
      for (const language of LANGUAGES)
        for (const word of wordsIn(entry[language])) put(drawn, plain(word), `${file} ${entry.topic ?? ''}`)
    }
  const whole = new Map<string, string[]>()
  const start = new Map<string, string[]>()
  let sense = ''
  for (const line of senses.split('\n').filter(Boolean)) {
    if (line.startsWith('# ')) sense = line.slice(2)
    const [language, ...words] = line.startsWith('#') ? [] : line.split(' ')
    for (const word of words) {
      const letters = plain(word.replace('*', ''))
      if (letters.length >= SHORTEST) put(word.endsWith('*') ? start : whole, `${language} ${letters}`, sense)
    }
  }
  return { drawn, whole, start }
}

export function createKinds({ drawn, whole, start }: Record<keyof ReturnType<typeof readKinds>, Table>): {
  kindsOf: Kinds
  isDrawn: (word: string) => boolean
} {
  const kindsOf: Kinds = (word, language) => {
    const found = [...(drawn.get(word) ?? [])]
    for (const each of language ? [language] : LANGUAGES) {
      found.push(...(whole.get(`${each} ${word}`) ?? []))
      for (let length = SHORTEST; length <= word.length; length++)
        found.push(...(start.get(`${each} ${word.slice(0, length)}`) ?? []))
    }
    return found
  }
  return { kindsOf, isDrawn: (word) => drawn.has(word) }
}

const plain = (word: string) => withoutAccents(foldKeepingAccents(word))

function put(kinds: Map<string, string[]>, word: string, kind: string) {
  const known = kinds.get(word)
  if (!known) kinds.set(word, [kind])
  else if (!known.includes(kind)) known.push(kind)
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return ONE_WORD.test(value) ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(wordsIn) : []
}
