import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { understand } from '#artist/words/understand.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { lexicon } from '#tests/support/lexicon.ts'
import { count, line, newTally, type Expected } from './tally.ts'

/*
 * How often a wish is understood: main figure, other figures, setting, per set and language.
 * node bench/artist/understanding.ts [file …] [--misses]. An expected id may name equals: "rabbit|hare".
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
  const all = newTally()
  for (const language of LANGUAGES) {
    const tally = newTally()
    for (const wish of expected.filter((one) => one.language === language)) {
      const start = performance.now()
      const understood = understand(wish.prompt, wish.language, lexicon)
      const ms = performance.now() - start
      for (const each of [tally, all]) count(each, wish, understood, ms)
    }
    console.log(`${language}  ${line(tally)}`)
    if (process.argv.includes('--misses')) for (const miss of tally.misses) console.log(`    ${miss}`)
  }
  console.log(`all ${line(all)}`)
}
