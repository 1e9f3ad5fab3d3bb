import { readFileSync } from 'node:fs'
import { LEXICON_FILES } from '#artist/lexicon/lexicon.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { plainSpelling } from '../text/fold.ts'

type Noun = { topic: string } & Record<Language, { one: string; many: string; also?: string[] }>

const LEXICON_FOLDER = '../../../artist/lexicon/'
const CONCEPT_OF_TOPIC: Record<string, string> = {
  animals: 'animal',
  birds: 'animal',
  insects: 'animal',
  sea: 'animal',
  people: 'person',
  jobs: 'person',
  fantasy: 'fantasy',
}
const TOPIC = /"topic": ?"(\w+)"/
const PLAIN_WORD = /^[a-z]{3,}$/
const ONE_WORD = /^\p{L}{3,}$/u
/** Dutch "bij" is a bee, but nearly always the preposition. */
const FUNCTION_WORDS = new Set(['bij'])

/** Which nouns of the artist are animals, persons or creatures of fantasy, by word without diacritics. */
export function readArtistConcepts(languages: readonly Language[] = LANGUAGES): Map<string, string> {
  const text = readFileSync(new URL(LEXICON_FOLDER + LEXICON_FILES.nouns, import.meta.url), 'utf8')
  const concepts = new Map<string, string>()
  for (const line of text.split('\n')) {
    const concept = CONCEPT_OF_TOPIC[TOPIC.exec(line)?.[1] ?? '']
    // Most nouns are things, and parsing them would slow down the start.
    if (!concept) continue
    const noun = JSON.parse(line) as Noun
    for (const language of languages) {
      const { one, many, also = [] } = noun[language]
      for (const written of [one, many, ...also]) {
        const word = written.toLowerCase()
        if (FUNCTION_WORDS.has(word)) continue
        if (PLAIN_WORD.test(word)) concepts.set(word, concept)
        else if (ONE_WORD.test(word)) concepts.set(plainSpelling(word), concept)
      }
    }
  }
  return concepts
}
