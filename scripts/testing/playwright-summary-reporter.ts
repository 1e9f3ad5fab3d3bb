import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { forbiddenSkips } from './allowed-skips.ts'
import { writeCounts } from './test-counts.ts'

/** Counts the browser tests for the closing summary, and fails a run that skips one without an allowed reason. */
export default class PlaywrightSummaryReporter implements Reporter {
  #tests: TestCase[] = []

  onBegin(_config: object, suite: Suite): void {
    this.#tests = suite.allTests()
  }

  async onEnd(): Promise<{ status?: 'failed' }> {
    const count = (outcome: ReturnType<TestCase['outcome']>) =>
      this.#tests.filter((test) => test.outcome() === outcome)
    // Tests that did not run at all, as with `--list`, have no result.
    const skipped = this.#tests.filter(({ results }) => results.some(({ status }) => status === 'skipped'))
    writeCounts('playwright', {
      passed: count('expected').length,
      failed: count('unexpected').length + count('flaky').length,
      skipped: skipped.length,
    })
    const forbidden = forbiddenSkips(skipped.map(({ title }) => title))
    for (const title of forbidden) console.error(`Skipped without an allowed reason: ${title}`)
    return forbidden.length > 0 ? { status: 'failed' } : {}
  }

  printsToStdio(): boolean {
    return false
  }
}
