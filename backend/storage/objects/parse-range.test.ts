import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRange } from './parse-range.ts'

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-1', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=', undefined],
  ['bytes=-', undefined],
  ['pages=0-9', undefined],
  [null, undefined],
])('parses %s for a file of 100 bytes', (header, range) => expect(parseRange(header, 100)).toEqual(range))

test('a parsed range always lies inside the file', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 1, max: 1e6 }),
      (noise, a, b, size) => {
        for (const header of [noise, `bytes=${a}-${b}`, `bytes=${a}-`, `bytes=-${b}`]) {
          const range = parseRange(header, size)
          if (range === undefined || range === 'unsatisfiable') continue
          expect(range.start).toBeGreaterThanOrEqual(0)
          expect(range.end).toBeLessThan(size)
          expect(range.start).toBeLessThanOrEqual(range.end)
        }
      },
    ),
  )
})
