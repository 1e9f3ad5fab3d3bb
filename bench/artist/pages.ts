// Measures how many pages pass the gate, how long they take and how large they are: `node bench/artist/pages.ts
// [wishes.jsonl] [max]`
import { readFile } from 'node:fs/promises'
import { STYLES } from '#domain/pages/creation-options.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { pagePdf } from '#providers/images/artist/output/page-pdf.ts'
import { pagePng, pageWebp } from '#providers/images/artist/output/page-images.ts'

interface Line {
  prompt: string
  lang?: Language
  language?: Language
}

const [file = 'bench/artist/prompts/tuned.jsonl', max = '120'] = process.argv.slice(2)
const allLines = (await readFile(file, 'utf8'))
  .split('\n')
  .filter((line) => line)
  .map((line) => JSON.parse(line) as Line)
const step = Math.max(1, Math.floor(allLines.length / Number(max)))
const lines = allLines.filter((_, i) => i % step === 0).slice(0, Number(max))

const artist = await createLocalArtist()
const pageTimes: number[] = []
const printTimes: number[] = []
const sizes: number[] = []
const reasons = new Map<string, number>()
let passed = 0
let passedAtFirstTry = 0
for (const [i, line] of lines.entries()) {
  const started = performance.now()
  const style = STYLES[i % STYLES.length]!
  const language = line.lang ?? line.language ?? LANGUAGES[0]
  const drawn = artist.draw(artist.createScene({ prompt: line.prompt, language, style, seed: i + 1 }))
  await pageWebp(drawn.svg, 800)
  pageTimes.push(performance.now() - started)
  sizes.push(drawn.svg.length / 1024)
  if (drawn.verdict.pass) passed++
  if (drawn.verdict.pass && drawn.attempt.tries === 1) passedAtFirstTry++
  for (const reason of drawn.verdict.reasons) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  if (i % 6 > 0) continue
  const printStarted = performance.now()
  await pagePng(drawn.page)
  await pagePdf(drawn.page, { paperSize: 'a4' })
  printTimes.push(performance.now() - printStarted)
}

const quantile = (values: number[], share: number) =>
  values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
const percent = (count: number) => `${((100 * count) / lines.length).toFixed(1)} %`
console.table({
  'gate passed': { value: percent(passed) },
  'at the first try': { value: percent(passedAtFirstTry) },
  'page + 800 px WebP, median ms': { value: Math.round(quantile(pageTimes, 0.5)) },
  'page + 800 px WebP, 95th ms': { value: Math.round(quantile(pageTimes, 0.95)) },
  'PNG + PDF, median ms': { value: Math.round(quantile(printTimes, 0.5)) },
  'PNG + PDF, 95th ms': { value: Math.round(quantile(printTimes, 0.95)) },
  'SVG, median kB': { value: Math.round(quantile(sizes, 0.5)) },
  'SVG, largest kB': { value: Math.round(quantile(sizes, 1)) },
  'memory MB': { value: Math.round(process.memoryUsage.rss() / 1e6) },
})
for (const [reason, count] of [...reasons].sort((a, b) => b[1] - a[1]).slice(0, 12))
  console.log(count, reason)
