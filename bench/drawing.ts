// What a wish takes in the artist: page with its 800 px picture, then the sheet to print. Prompts nobody tuned for.
import { readFileSync } from 'node:fs'
import { STYLES } from '#domain/creation.ts'
import type { Language } from '#domain/languages.ts'
import { openArtist } from '#providers/images/artist/open-artist.ts'
import { pagePdf } from '#providers/images/artist/pdf.ts'
import { pagePng, pageWebp } from '#providers/images/artist/renditions.ts'
import { median, report, share } from './figures.ts'

const STEP = process.argv.includes('--full') ? 2 : 9
const wishes = readFileSync('bench/artist/prompts/unseen.jsonl', 'utf8')
  .trim()
  .split('\n')
  .filter((_, at) => at % STEP === 0)
  .map((line) => JSON.parse(line) as { prompt: string; language: Language })

const artist = await openArtist()
const page: number[] = []
const print: number[] = []
let passed = 0
for (const [at, { prompt, language }] of wishes.entries()) {
  const begun = performance.now()
  const style = STYLES[at % STYLES.length]!
  const drawn = artist.draw(artist.imagine({ prompt, language, style, seed: at + 1 }))
  await pageWebp(drawn.svg, 800)
  page.push(performance.now() - begun)
  if (drawn.verdict.pass) passed++
  if (at % 4 > 0) continue
  const again = performance.now()
  pagePng(drawn.svg)
  pagePdf(drawn.page, { sheet: 'a4' })
  print.push(performance.now() - again)
}
report([
  {
    name: 'artist: pages that pass the gate',
    value: (100 * passed) / wishes.length,
    unit: '%',
    goal: { atLeast: 99 },
  },
  { name: 'artist: page and picture, median', value: median(page), unit: 'ms', goal: { atMost: 500 } },
  {
    name: 'artist: page and picture, 95th percentile',
    value: share(page, 0.95),
    unit: 'ms',
    goal: { atMost: 1200 },
  },
  { name: 'artist: PNG and PDF, median', value: median(print), unit: 'ms', goal: { atMost: 1500 } },
  {
    name: 'artist: PNG and PDF, 95th percentile',
    value: share(print, 0.95),
    unit: 'ms',
    goal: { atMost: 3000 },
  },
  { name: 'artist: memory', value: process.memoryUsage.rss() / 1e6, unit: 'MB', goal: { atMost: 300 } },
])
