import type { Reporter, TestModule, Vitest } from 'vitest/node'
import cases from '../cases.json' with { type: 'json' }
import { findUncoveredCases } from './find-uncovered-cases.ts'

/** Fails a run if the test of an abuse case was renamed, skipped or failed. */
export default class CasesReporter implements Reporter {
  #runsAllTests = true

  onInit({ config }: Vitest): void {
    this.#runsAllTests = config.testNamePattern === undefined
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (!this.#runsAllTests) return
    const ran = modules.map((module) => ({
      file: module.relativeModuleId,
      passed: [...module.children.allTests('passed')].map(({ fullName }) => fullName),
    }))
    const uncovered = findUncoveredCases(cases, ran)
    for (const { case: number, what, test } of uncovered)
      console.error(`Abuse case ${number} (${what}) is not covered: no test "${test}" has passed`)
    if (uncovered.length > 0) process.exitCode = 1
  }
}
