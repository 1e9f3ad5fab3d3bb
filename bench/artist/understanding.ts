import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseWish } from '#artist/parser/parse-wish.ts'
import { LANGUAGES } from '#domain/text/languages.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { addResult, formatTally, createTally, type Expected } from './parse-tally.ts'

/*
 * Measures how often the parser finds the main figure, the other figures and the setting, per set and language:
 * node bench/artist/understanding.ts [file …] [--misses]. An expected id may list alternatives: "rabbit|hare".
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const files = named.length > 0 ? named : ['tuned', 'unseen'].map((set) => here(`prompts/${set}.jsonl`))
for (const file of files.filter((path) => existsSync(path))) measure(file)

function measure(file: string): void {
  const expected = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row) as Expected)
  console.log(`\n${file}`)
  const total = createTally()
  for (const language of LANGUAGES) {
    const tally = createTally()
    for (const wish of expected.filter((row) => row.language === language)) {
      const start = performance.now()
      const understood = parseWish(wish.prompt, wish.language, lexicon)
      const ms = performance.now() - start
      for (const each of [tally, total]) addResult(each, wish, understood, ms)
    }
    console.log(`${language}  ${formatTally(tally)}`)
    if (process.argv.includes('--misses')) for (const miss of tally.misses) console.log(`    ${miss}`)
  }
  console.log(`all ${formatTally(total)}`)
}
