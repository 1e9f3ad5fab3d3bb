// `npm run prove`: what takes longer than a test may. Measurements against their budgets, fifty
// kills among writers of every kind, and every figure of the artist looked at.
import { buildIfChanged } from './build-if-changed.ts'
import { bin, runLoudly, type Step } from './steps.ts'

const stages: Step[] = [
  {
    name: 'measurements within their budgets',
    command: [process.execPath, 'scripts/bench.ts', '--full', '--write'],
  },
  {
    name: 'fifty times kill -9 among writers of every kind',
    command: [bin('vitest'), 'run', 'tests/faults/kill.test.ts'],
    env: { FAULT_ROUNDS: '50' },
  },
  {
    name: 'every reader against noise that nobody has rolled before',
    command: [bin('vitest'), 'run', 'tests/fuzz', 'artist'],
    env: { FUZZ_SEED: String(Date.now() % 2 ** 31) },
  },
  {
    name: 'every converted figure closed at every level',
    command: [process.execPath, 'scripts/artist/verify.ts'],
  },
]

await buildIfChanged()
let good = true
for (const stage of stages) {
  console.log(`\n— ${stage.name}`)
  const ok = await runLoudly(stage)
  if (!ok) console.error(`Failed: ${stage.name}`)
  good &&= ok
}
process.exit(good ? 0 : 1)
