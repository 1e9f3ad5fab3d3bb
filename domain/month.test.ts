import { expect, test } from 'vitest'
import { isMonth, monthOf } from './month.ts'

test('a month begins in UTC, wherever one is', () => {
  expect(monthOf(new Date('2026-11-30T23:59:59Z'))).toBe('2026-11')
  expect(monthOf(new Date('2026-12-01T00:30:00+02:00'))).toBe('2026-11')
})

test('a month is four digits, a dash and 01 to 12', () => {
  expect(isMonth('2026-01')).toBe(true)
  for (const odd of ['2026-13', '2026-00', '2026-1', '26-01', '2026-01-01', '', null])
    expect(isMonth(odd)).toBe(false)
})
