// `npm run prove [part …]`: what takes longer than a test may, at most 75 minutes together. Every part says how long it took; a
// missed floor or a failed test makes the exit code 1.
import { buildIfChanged } from './build-if-changed.ts'
import { findChromium } from './find-chromium.ts'
import { bin, runLoudly, type Step } from './steps.ts'

const proof = (...files: string[]) => [bin('vitest'), 'run', ...files.map((file) => `tests/prove/${file}`)]

const parts: Record<string, Step> = {
  // Crawl, Lighthouse, load, memory, growth and the rest; writes docs/performance.md.
  measure: {
    name: 'measurements within their budgets',
    command: [process.execPath, 'scripts/bench.ts', '--full', '--write'],
  },
  kill: {
    name: 'fifty times kill -9 among writers of every kind',
    command: [bin('vitest'), 'run', 'tests/faults/kill.test.ts', 'tests/process/acknowledged-writes.test.ts'],
    env: { FAULT_ROUNDS: '50' },
  },
  faults: {
    name: 'PostgreSQL killed, disks full and read-only, a provider that hangs, a clock that jumps',
    command: proof('faults.test.ts', 'disks.test.ts'),
    env: { PROVE: '1' },
  },
  scale: {
    name: 'three processes behind a proxy: sessions, limits, a rolling restart under load',
    command: proof('scale.test.ts'),
    env: { PROVE: '1' },
  },
  journeys: {
    name: 'the browser tests on three processes behind a proxy',
    command: [bin('playwright'), 'test', '--workers=1'],
    env: { SITE_SHAPE: 'fleet' },
  },
  fuzz: {
    name: 'every reader against noise that nobody has rolled before',
    command: [bin('vitest'), 'run', 'tests/fuzz', 'artist'],
    env: { FUZZ_SEED: String(Date.now() % 2 ** 31) },
  },
  figures: {
    name: 'every converted figure closed at every level',
    command: [process.execPath, 'scripts/artist/verify.ts'],
  },
  fresh: {
    name: 'a fresh machine with Node 20 only, as root and as a plain user',
    command: [process.execPath, 'scripts/prove/fresh-machine.ts'],
  },
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`No part "${unknown[0]}". There are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
await buildIfChanged()
const results: string[] = []
for (const [key, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(key)) continue
  console.log(`\n— ${part.name}`)
  const begun = performance.now()
  const ok = await runLoudly({ ...part, env: { CHROMIUM_PATH: findChromium(), ...part.env } })
  results.push(`${ok ? '✓' : '✗'} ${key} (${Math.round((performance.now() - begun) / 1000)} s): ${part.name}`)
}
console.log(`\n${results.join('\n')}`)
process.exit(results.some((line) => line.startsWith('✗')) ? 1 : 0)
