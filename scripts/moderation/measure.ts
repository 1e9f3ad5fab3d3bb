// `node scripts/moderation/measure.ts [--show]`: how many held-out wishes the child safety check misses or refuses wrongly.
import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '#domain/text/languages.ts'
import { createChildSafetyCheck } from '#providers/moderation/child-safety-check.ts'

const FOLDER = 'providers/moderation/fixtures/held-out/'
const { check } = createChildSafetyCheck()
for (const file of readdirSync(FOLDER)) {
  const isBad = file.endsWith('.bad.jsonl')
  const wishes = readFileSync(FOLDER + file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { language: Language; wish: string })
  const wrong = wishes.filter(({ wish, language }) => (check(wish, language).refusal !== undefined) !== isBad)
  const share = ((100 * wrong.length) / wishes.length).toFixed(1)
  console.log(`${file}: ${wrong.length} of ${wishes.length} ${isBad ? 'missed' : 'refused'} (${share} %)`)
  if (process.argv.includes('--show'))
    for (const { wish, language } of wrong) console.log(`  ${language} ${wish}`)
}
