import { LANGUAGES, type Language } from '#domain/languages.ts'

const TOPICS = new Set(['animals', 'birds', 'insects', 'sea', 'people', 'jobs'])

type Noun = { topic: string } & Record<Language, { one: string; many: string; also?: string[] }>

/** What breathes, in every word and form the artist knows: nobody may harm it here. Dragons and monsters are left to their knights. */
export function readLiving(nouns: string): Record<Language, string[]> {
  const living = nouns
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Noun)
    .filter(({ topic }) => TOPICS.has(topic))
  const wordsIn = (language: Language) =>
    living.flatMap(({ [language]: { one, many, also } }) =>
      [one, many, ...(also ?? [])]
        .filter((word) => !/[\s'-]/.test(word))
        .flatMap((word) => formsOf(word, language)),
    )
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, [...new Set(wordsIn(language))]]),
  ) as Record<Language, string[]>
}

/** German has cases: mit Hunden, des Hundes. */
const formsOf = (word: string, language: Language) =>
  language === 'de' ? [word, `${word}n`, `${word}s`, `${word}es`] : [word]
