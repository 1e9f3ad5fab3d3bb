import { LANGUAGES, type Language } from '#domain/languages.ts'

const BEASTS = new Set(['animals', 'birds', 'insects', 'sea'])
const LIVING = new Set([...BEASTS, 'people', 'jobs'])

type Noun = { topic: string } & Record<Language, { one: string; many: string; also?: string[] }>

export type ByLanguage = Record<Language, string[]>

/** What breathes, in every word and form the artist knows: nobody may harm it here. Dragons and monsters are left to their knights. */
export function readLiving(nouns: string): { living: ByLanguage; beast: ByLanguage } {
  const all = nouns
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Noun)
  return { living: formsIn(all, LIVING), beast: formsIn(all, BEASTS) }
}

function formsIn(nouns: Noun[], topics: Set<string>): ByLanguage {
  const living = nouns.filter(({ topic }) => topics.has(topic))
  const wordsIn = (language: Language) =>
    living.flatMap(({ [language]: { one, many, also } }) =>
      [one, many, ...(also ?? [])]
        .filter((word) => !/[\s'-]/.test(word))
        .flatMap((word) => formsOf(word, language)),
    )
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, [...new Set(wordsIn(language))]]),
  ) as ByLanguage
}

/** German has cases: mit Hunden, des Hundes. */
const formsOf = (word: string, language: Language) =>
  language === 'de' ? [word, `${word}n`, `${word}s`, `${word}es`] : [word]
