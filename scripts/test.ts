// `npm test`: every check and every test, in the order in which a failure is cheapest to learn of.
import { buildIfChanged } from './build-if-changed.ts'
import { check } from './check.ts'
import { findChromium } from './find-chromium.ts'
import { bin, runLoudly } from './steps.ts'

const started = performance.now()
const stages: [string, () => Promise<boolean>][] = [
  ['checks, and the app built', () => check(buildIfChanged)],
  [
    'the weight of a first visit',
    () => runLoudly({ name: 'first load', command: [process.execPath, 'scripts/bench.ts', 'first-load'] }),
  ],
  ['unit and integration tests', () => runLoudly({ name: 'vitest', command: [bin('vitest'), 'run'] })],
  [
    'browser tests',
    () =>
      runLoudly({
        name: 'playwright',
        command: [bin('playwright'), 'test'],
        env: { CHROMIUM_PATH: findChromium() },
      }),
  ],
]
for (const [name, run] of stages) {
  console.log(`\n— ${name}`)
  if (!(await run())) {
    console.error(`\nFailed: ${name}`)
    process.exit(1)
  }
}
console.log(`\nAll good in ${Math.round((performance.now() - started) / 1000)} s.`)
