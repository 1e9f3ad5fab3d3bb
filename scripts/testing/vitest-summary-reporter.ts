import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { forbiddenSkips } from './allowed-skips.ts'
import { writeCounts } from './test-counts.ts'

/** Counts the tests for the closing summary, and fails a run that skips a test without an allowed reason. */
export default class VitestSummaryReporter implements Reporter {
  #isFiltered = false

  onInit({ config }: Vitest): void {
    this.#isFiltered = config.testNamePattern !== undefined
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const namesOf = (state: 'passed' | 'failed' | 'skipped') =>
      modules.flatMap(({ children }) => [...children.allTests(state)].map(({ fullName }) => fullName))
    const skipped = namesOf('skipped')
    writeCounts(process.env.TEST_COUNTS ?? 'vitest', {
      passed: namesOf('passed').length,
      failed: namesOf('failed').length,
      skipped: skipped.length,
    })
    // `-t` skips every test with another name on purpose.
    const forbidden = this.#isFiltered ? [] : forbiddenSkips(skipped)
    for (const name of forbidden) console.error(`Skipped without an allowed reason: ${name}`)
    if (forbidden.length > 0) process.exitCode = 1
  }
}
