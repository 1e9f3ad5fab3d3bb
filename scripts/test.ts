// `npm test`: every check and every test, in the order in which a failure is cheapest to learn of.
import { check } from './check.ts'
import { bin, runLoudly } from './steps.ts'

const started = performance.now()
const stages: [string, () => Promise<boolean>][] = [
  ['checks', check],
  ['unit and integration tests', () => runLoudly({ name: 'vitest', command: [bin('vitest'), 'run'] })],
]
for (const [name, run] of stages) {
  console.log(`\n— ${name}`)
  if (!(await run())) {
    console.error(`\nFailed: ${name}`)
    process.exit(1)
  }
}
console.log(`\nAll good in ${Math.round((performance.now() - started) / 1000)} s.`)
