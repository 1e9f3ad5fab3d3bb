import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import cases from './cases.json' with { type: 'json' }
import { unheldCases } from './support/unheld-cases.ts'

// Which test holds which way of abuse. That each has really been run and has passed is seen at the end of a run (support/cases-reporter.ts).
test('every case has a file and a name that cannot be met by accident', () => {
  expect(new Set(cases.map((one) => one.case)).size).toBe(Math.max(...cases.map((one) => one.case)))
  for (const { file, test: name } of cases) {
    expect([file, existsSync(file)]).toEqual([file, true])
    expect(name.length).toBeGreaterThan(7)
  }
})

const one = { case: 1, what: 'guessing', file: 'a.test.ts', test: 'is cut short' }
test.each([
  ['passed', [{ file: 'a.test.ts', passed: ['guessing is cut short soon'] }], 0],
  ['renamed, skipped or failed', [{ file: 'a.test.ts', passed: ['something else'] }], 1],
  ['not part of the run', [{ file: 'b.test.ts', passed: [] }], 0],
])('a case whose test has %s', (_, ran, unheld) => {
  expect(unheldCases([one], ran)).toHaveLength(unheld)
})
