import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import cases from './cases.json' with { type: 'json' }
import { findUncoveredCases } from './support/find-uncovered-cases.ts'

// cases.json names the tests of every abuse case. support/cases-reporter.ts checks at the end of a run that they have passed.
test('every case names an existing file and a test title long enough to be unique', () => {
  const numbers = cases.map(({ case: number }) => number)
  expect(new Set(numbers).size).toBe(Math.max(...numbers))
  for (const { file, test: name } of cases) {
    expect([file, existsSync(file)]).toEqual([file, true])
    expect(name.length).toBeGreaterThan(7)
  }
})

const example = { case: 1, what: 'guessing passwords', file: 'a.test.ts', test: 'is rate limited' }
test.each([
  ['no case whose test has passed', [{ file: 'a.test.ts', passed: ['guessing is rate limited'] }], 0],
  [
    'a case whose test was renamed, skipped or failed',
    [{ file: 'a.test.ts', passed: ['something else'] }],
    1,
  ],
  ['no case whose file was not part of the run', [{ file: 'b.test.ts', passed: [] }], 0],
])('finds %s', (_, ran, uncovered) => {
  expect(findUncoveredCases([example], ran)).toHaveLength(uncovered)
})
