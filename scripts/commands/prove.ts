// `npm run prove [part …]`: tests and measurements that take longer than `npm test` allows, about two hours together. A missed limit or a
// failed test makes the exit code 1.
import { buildIfChanged } from '../app-build/build-if-changed.ts'
import { findChromium } from '../testing/find-chromium.ts'
import { bin, runLoudly, type Step } from '../command-line/run-step.ts'

const vitestCommand = (...files: string[]) => [
  bin('vitest'),
  'run',
  ...files.map((file) => `tests/prove/${file}`),
]

const parts: Record<string, Step> = {
  // Crawl, Lighthouse, load, memory, growth and the other benches; writes docs/performance.md.
  measure: {
    name: 'measurements within their budgets',
    command: [process.execPath, 'scripts/commands/bench.ts', '--full', '--write'],
  },
  kill: {
    name: 'kill -9 fifty times during writes of every kind',
    command: vitestCommand('kill-among-writers.test.ts', 'acknowledged-writes.test.ts'),
    env: { PROVE: '1' },
  },
  processes: {
    name: 'starts, stops, crashes, uploads and restores of real processes, of which `npm test` has the everyday ones',
    command: vitestCommand('process/'),
    env: { PROVE: '1' },
  },
  faults: {
    name: 'PostgreSQL, workers and the server killed fifty times each, disks full and read-only, a hanging provider, a jumping clock',
    command: vitestCommand('kills.test.ts', 'kill-during-import.test.ts', 'faults.test.ts', 'disks.test.ts'),
    env: { PROVE: '1' },
  },
  hostile: {
    name: 'attacks from one address while another visitor looks at pages',
    command: [process.execPath, 'tests/prove/hostile.ts'],
  },
  scale: {
    name: 'three processes behind a proxy: sessions, limits, a rolling restart under load',
    command: vitestCommand('scale.test.ts'),
    env: { PROVE: '1' },
  },
  journeys: {
    name: 'the browser tests on three processes behind a proxy',
    command: [bin('playwright'), 'test', '--workers=1'],
    env: { SITE_SHAPE: 'fleet' },
  },
  browser: {
    name: 'all browser tests, of which `npm test` has the everyday ones, in every language and window size',
    command: [bin('playwright'), 'test'],
    env: { PROVE: '1' },
  },
  fuzz: {
    name: 'every parser against random input with a new seed',
    command: [bin('vitest'), 'run', 'tests/fuzz', 'artist'],
    env: { FUZZ_SEED: String(Date.now() % 2 ** 31) },
  },
  sweeps: {
    name: 'every motif in its difficulty, the stored library as drawn today, and the classifier trained again',
    command: vitestCommand('difficulties.test.ts', 'library.test.ts', 'create-weights.test.ts'),
    env: { PROVE: '1' },
  },
  motifs: {
    name: 'every animal, person, landmark, feast, event and diagram drawn and every wish checked, of which `npm test` takes one in eight',
    command: [bin('vitest'), 'run', '--project', 'slow', '--project', 'unit'],
    env: { EVERY_MOTIF: '1' },
  },
  figures: {
    name: 'every thing, every converted figure and 3,000 random animals closed',
    command: [process.execPath, 'scripts/artist/check-leaks.ts'],
  },
  fresh: {
    name: 'a fresh machine with Node 20 only, as root and as an ordinary user',
    command: [process.execPath, 'scripts/prove/fresh-machine.ts'],
  },
}

const selected = process.argv.slice(2)
const unknown = selected.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`No part "${unknown[0]}". There are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
await buildIfChanged()
const results: string[] = []
for (const [key, part] of Object.entries(parts)) {
  if (selected.length > 0 && !selected.includes(key)) continue
  console.log(`\n— ${part.name}`)
  const startedAt = performance.now()
  const ok = await runLoudly({ ...part, env: { CHROMIUM_PATH: findChromium(), ...part.env } })
  results.push(
    `${ok ? '✓' : '✗'} ${key} (${Math.round((performance.now() - startedAt) / 1000)} s): ${part.name}`,
  )
}
console.log(`\n${results.join('\n')}`)
process.exit(results.some((line) => line.startsWith('✗')) ? 1 : 0)
