// The time the artist needs for a wish: the page with its 800 px picture, then PNG and PDF. The prompts are not part of its tuning.
import { readFileSync } from 'node:fs'
import { STYLES } from '#domain/pages/creation-options.ts'
import type { Language } from '#domain/text/languages.ts'
import { animalMakers } from '#artist/figures/animals/animal-makers.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { pagePdf } from '#providers/images/artist/output/page-pdf.ts'
import { pagePng, pageWebp } from '#providers/images/artist/output/page-images.ts'
import { median, reportMeasurements, percentile } from './measure/measurements.ts'

const ANIMALS = ['cat', 'horse', 'bear', 'otter', 'duck', 'whale', 'hedgehog']
const FIGURE_ROUNDS = 4
const SAMPLE_STEP = process.argv.includes('--full') ? 2 : 9
const wishes = readFileSync('bench/artist/prompts/unseen.jsonl', 'utf8')
  .trim()
  .split('\n')
  .filter((_, at) => at % SAMPLE_STEP === 0)
  .map((line) => JSON.parse(line) as { prompt: string; language: Language })

const artist = await createLocalArtist()
const pageTimes: number[] = []
const printTimes: number[] = []
let passed = 0
for (const [at, { prompt, language }] of wishes.entries()) {
  const startedAt = performance.now()
  const style = STYLES[at % STYLES.length]!
  const drawn = artist.draw(artist.createScene({ prompt, language, style, seed: at + 1 }))
  await pageWebp(drawn.svg, 800)
  pageTimes.push(performance.now() - startedAt)
  if (drawn.verdict.pass) passed++
  if (at % 4 > 0) continue
  const printStartedAt = performance.now()
  await pagePng(drawn.page)
  await pagePdf(drawn.page, { paperSize: 'a4' })
  printTimes.push(performance.now() - printStartedAt)
}
// The processor's time, because other processes must not decide whether a figure is fast enough.
const figureTimes = ANIMALS.flatMap((id) => {
  const maker = animalMakers.find((one) => one.id === id)!
  maker.draw({ seed: 1, detail: 2 })
  return maker.poses.map((pose) => {
    const before = process.cpuUsage()
    for (let seed = 1; seed <= FIGURE_ROUNDS; seed++) maker.draw({ seed, detail: 2, pose })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / FIGURE_ROUNDS
  })
})
reportMeasurements([
  { name: 'artist: a figure, median', value: median(figureTimes), unit: 'ms', goal: { max: 40 } },
  {
    name: 'artist: pages that pass the gate',
    value: (100 * passed) / wishes.length,
    unit: '%',
    goal: { min: 99 },
  },
  { name: 'artist: page and picture, median', value: median(pageTimes), unit: 'ms', goal: { max: 500 } },
  {
    name: 'artist: page and picture, 95th percentile',
    value: percentile(pageTimes, 0.95),
    unit: 'ms',
    goal: { max: 1200 },
  },
  { name: 'artist: PNG and PDF, median', value: median(printTimes), unit: 'ms', goal: { max: 1500 } },
  {
    name: 'artist: PNG and PDF, 95th percentile',
    value: percentile(printTimes, 0.95),
    unit: 'ms',
    goal: { max: 3000 },
  },
  { name: 'artist: memory', value: process.memoryUsage.rss() / 1e6, unit: 'MB', goal: { max: 300 } },
])
