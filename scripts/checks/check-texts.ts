// Compares the texts of every language with English. Fails on a missing or extra key, an untranslated text, wrong placeholders or plurals,
// and a missing no-break space before French punctuation.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '#domain/text/languages.ts'
import { missingNoBreakSpaces } from './texts/french-spaces.ts'
import { languageProblems } from './texts/text-problems.ts'

const readTexts = (language: string, feature: string) =>
  JSON.parse(readFileSync(path.join('locales', language, `${feature}.json`), 'utf8')) as Record<
    string,
    string
  >

const featureNames = (language: string) =>
  readdirSync(path.join('locales', language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))

const sameInEnglish = JSON.parse(readFileSync('locales/same-in-english.json', 'utf8')) as Record<
  string,
  string[]
>
const problems: string[] = []
let textCount = 0
for (const feature of featureNames('en')) {
  const english = readTexts('en', feature)
  for (const language of LANGUAGES) {
    if (!featureNames(language).includes(feature)) {
      problems.push(`locales/${language}/${feature}.json is missing`)
      continue
    }
    const translated = readTexts(language, feature)
    textCount += Object.keys(translated).length
    const allowedUntranslated = new Set(
      (sameInEnglish[language] ?? [])
        .filter((id) => id.startsWith(`${feature}.`))
        .map((id) => id.slice(feature.length + 1)),
    )
    problems.push(
      ...languageProblems(language, english, translated, allowedUntranslated).map(
        (problem) => `${language}/${feature}: ${problem}`,
      ),
    )
  }
}
for (const language of LANGUAGES)
  for (const feature of featureNames(language))
    if (!featureNames('en').includes(feature))
      problems.push(`locales/${language}/${feature}.json has no English counterpart`)

for (const file of readdirSync('locales/fr/legal'))
  for (const excerpt of missingNoBreakSpaces(readFileSync(path.join('locales/fr/legal', file), 'utf8')))
    problems.push(`fr/legal/${file}: needs a no-break space (U+00A0) in "${excerpt}"`)

for (const problem of problems) console.error(problem)
console.log(`${textCount} texts, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
