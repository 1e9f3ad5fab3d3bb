import { expect, test } from 'vitest'
import { secondsUntilReconnect } from './sql-client.ts'

test('a lost database is tried again soon, however often it was not there', () => {
  const pauses = Array.from({ length: 30 }, (_, failures) => secondsUntilReconnect(failures))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses[0]).toBeLessThan(0.1)
  expect(pauses.at(-1)).toBe(1)
})
