import { expect, test } from 'vitest'
import { secondsUntilReconnect } from './sql-client.ts'

test('the pause before the next connection attempt grows, but never above a second', () => {
  const pauses = Array.from({ length: 30 }, (_, failures) => secondsUntilReconnect(failures))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses[0]).toBeLessThan(0.1)
  expect(pauses.at(-1)).toBe(1)
})
