import { readdirSync, readFileSync } from 'node:fs'
import { LEXICON_FILES } from '#artist/lexicon/lexicon.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { readArchive, STARTER_ARCHIVE } from '#supabase/seed/library-archive.ts'
import { everydayPhrases } from './everyday-phrases.ts'

/** A wish with the decision the classifier has to learn. */
interface Example {
  text: string
  language: Language | undefined
  isBad: boolean
  /** How much the example counts in training. */
  weight: number
}

const ROOT = new URL('../../', import.meta.url)
const CORPUS = 'scripts/moderation/corpus/'
const FIXTURES = 'providers/moderation/fixtures/'
const REGRESSION = `${FIXTURES}regression/`
const STRANGERS = `${FIXTURES}strangers/`
const BENCH = 'bench/artist/prompts/'

const CORPUS_WEIGHT = 1
/** Known wishes and the texts of the starter library count twice, because they must not be decided wrongly again. */
const REGRESSION_WEIGHT = 2

/** Combined phrases count less than what people write. */
const EVERYDAY_WEIGHT = 0.5

const readLines = (path: string) => readFileSync(new URL(path, ROOT), 'utf8').split('\n').filter(Boolean)
const filesIn = (folder: string) => readdirSync(new URL(folder, ROOT)).sort()

/** All training examples. */
export const readExamples = async (): Promise<Example[]> => [
  ...corpusExamples(),
  ...knownExamples(),
  ...benchExamples(),
  ...lexiconExamples(),
  ...everydayPhrases().map((phrase) => ({ ...phrase, isBad: false, weight: EVERYDAY_WEIGHT })),
  ...(await starterExamples()),
]

function corpusExamples(): Example[] {
  return filesIn(CORPUS).flatMap((file) => {
    const [name, label] = file.split('.')
    const language = LANGUAGES.find((each) => each === name)
    return readLines(CORPUS + file).map((text) => ({
      text,
      language,
      isBad: label === 'bad',
      weight: CORPUS_WEIGHT,
    }))
  })
}

/** Personal data is found by patterns before the classifier is called, so it has nothing to learn from it. */
function knownExamples(): Example[] {
  const files = [REGRESSION, STRANGERS].flatMap((folder) => filesIn(folder).map((file) => folder + file))
  return files
    .filter((file) => !file.endsWith('personal-data.bad.jsonl'))
    .flatMap((file) =>
      readLines(file)
        .map((line) => JSON.parse(line) as { language: Language; wish: string; topic?: string })
        .filter(({ topic }) => topic !== 'personal')
        .map(({ language, wish }) => ({
          text: wish,
          language,
          isBad: file.endsWith('.bad.jsonl'),
          weight: REGRESSION_WEIGHT,
        })),
    )
}

/** The wishes that measure the artist: all of them are good. */
const benchExamples = (): Example[] =>
  filesIn(BENCH)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readLines(BENCH + file))
    .map(
      (line) => JSON.parse(line) as { prompt: string; language: Language } | { wish: string; lang: Language },
    )
    .map((line) => ({
      ...('prompt' in line
        ? { text: line.prompt, language: line.language }
        : { text: line.wish, language: line.lang }),
      isBad: false,
      weight: CORPUS_WEIGHT,
    }))

function lexiconExamples(): Example[] {
  const { nouns, verbs, adjectives, places } = LEXICON_FILES
  return [nouns, verbs, adjectives, places]
    .flatMap((file) => readLines(`artist/lexicon/${file}`))
    .flatMap((line) => {
      const entry = JSON.parse(line) as Record<Language, unknown>
      return LANGUAGES.flatMap((language) =>
        [...new Set(textsIn(entry[language]))].map((text) => ({
          text,
          language,
          isBad: false,
          weight: CORPUS_WEIGHT,
        })),
      )
    })
}

/** Titles and descriptions of the starter library: good texts in whole sentences. */
async function starterExamples(): Promise<Example[]> {
  const { library } = (await readArchive(STARTER_ARCHIVE))!
  const texts = library.pages.flatMap(({ title, description, seo_description }) =>
    [title, description, seo_description].flatMap((byLanguage) => Object.entries(byLanguage ?? {})),
  )
  return texts.map(([language, text]) => ({
    text,
    language: language as Language,
    isBad: false,
    weight: REGRESSION_WEIGHT,
  }))
}

/** All strings inside a JSON value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 2 ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
