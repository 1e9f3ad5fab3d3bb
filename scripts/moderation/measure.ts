// `node scripts/moderation/measure.ts [--leave-one-out] [--show]`: how many wishes the child safety check misses or refuses wrongly, in the sets that it
// was not trained with, or in each set by strangers after a training without it (half a minute for each).
import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '#domain/text/languages.ts'
import { createChildSafetyCheck } from '#providers/moderation/child-safety-check.ts'
import { createWeights } from './create-weights.ts'

interface Wish {
  language: Language
  wish: string
  plain?: boolean
}

const FIXTURES = 'providers/moderation/fixtures/'
const isLeftOut = process.argv.includes('--leave-one-out')
const folder = FIXTURES + (isLeftOut ? 'strangers/' : 'held-out/')

const readWishes = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Wish)

const names = new Set(readdirSync(folder).map((file) => file.replace(/\.(?:bad|good)\.jsonl$/, '')))
for (const name of names) {
  const bad = readWishes(`${folder}${name}.bad.jsonl`)
  const good = readWishes(`${folder}${name}.good.jsonl`)
  const weights = isLeftOut
    ? Buffer.from(await createWeights([...bad, ...good].map(({ wish }) => wish)))
    : undefined
  const { check } = createChildSafetyCheck(weights)
  const isRefused = ({ wish, language }: Wish) => check(wish, language).refusal !== undefined
  report(`${name}: missed`, bad, (wish) => !isRefused(wish))
  report(`${name}: refused`, good, isRefused)
  const plain = good.filter((wish) => wish.plain)
  if (plain.length > 0) report(`${name}: plain ones refused`, plain, isRefused)
}

function report(title: string, wishes: Wish[], isWrong: (wish: Wish) => boolean) {
  const wrong = wishes.filter(isWrong)
  const share = ((100 * wrong.length) / wishes.length).toFixed(1)
  console.log(`${title} ${wrong.length} of ${wishes.length} (${share} %)`)
  if (process.argv.includes('--show'))
    for (const { wish, language } of wrong) console.log(`  ${language} ${wish}`)
}
