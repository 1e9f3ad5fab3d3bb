import type { Reporter, TestModule, Vitest } from 'vitest/node'
import cases from '../cases.json' with { type: 'json' }
import { unheldCases } from './unheld-cases.ts'

/** Fails a run in which a test that holds a way of abuse was renamed, left out or did not pass. */
export default class CasesReporter implements Reporter {
  #isWhole = true

  onInit({ config }: Vitest): void {
    this.#isWhole = config.testNamePattern === undefined
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (!this.#isWhole) return
    const ran = modules.map((module) => ({
      file: module.relativeModuleId,
      passed: [...module.children.allTests('passed')].map(({ fullName }) => fullName),
    }))
    const unheld = unheldCases(cases, ran)
    for (const { case: number, what, test } of unheld)
      console.error(`Nothing holds abuse case ${number} (${what}): no test "${test}" has passed`)
    if (unheld.length > 0) process.exitCode = 1
  }
}
