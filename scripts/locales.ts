// Six languages are six products: fails on a missing or spare key, a text left in English, wrong placeholders, wrong plurals and, in
// French, a mark that could begin a line.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '#domain/languages.ts'
import { brokenFrenchSpaces } from './locales/french-spaces.ts'
import { problemsOf } from './locales/problems.ts'

const read = (language: string, feature: string) =>
  JSON.parse(readFileSync(path.join('locales', language, `${feature}.json`), 'utf8')) as Record<
    string,
    string
  >

const features = (language: string) =>
  readdirSync(path.join('locales', language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))

const same = JSON.parse(readFileSync('locales/same-in-english.json', 'utf8')) as Record<string, string[]>
const problems: string[] = []
let texts = 0
for (const feature of features('en')) {
  const english = read('en', feature)
  for (const language of LANGUAGES) {
    if (!features(language).includes(feature)) {
      problems.push(`locales/${language}/${feature}.json is missing`)
      continue
    }
    const own = read(language, feature)
    texts += Object.keys(own).length
    const allowed = new Set(
      (same[language] ?? [])
        .filter((id) => id.startsWith(`${feature}.`))
        .map((id) => id.slice(feature.length + 1)),
    )
    problems.push(
      ...problemsOf(language, english, own, allowed).map((problem) => `${language}/${feature}: ${problem}`),
    )
  }
}
for (const language of LANGUAGES)
  for (const feature of features(language))
    if (!features('en').includes(feature))
      problems.push(`locales/${language}/${feature}.json has no English counterpart`)

for (const file of readdirSync('locales/fr/legal'))
  for (const place of brokenFrenchSpaces(readFileSync(path.join('locales/fr/legal', file), 'utf8')))
    problems.push(`fr/legal/${file}: needs a no-break space (U+00A0) in "${place}"`)

for (const problem of problems) console.error(problem)
console.log(`${texts} texts, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
