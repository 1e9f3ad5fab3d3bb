import { expect, test } from 'vitest'
import { compactPath, parsePath } from './path.ts'

test('a path is parsed into commands with their points', () => {
  expect(parsePath('M1 2L3-4C.5 1 2 3 4 5Z')).toEqual([
    { kind: 'M', points: [1, 2] },
    { kind: 'L', points: [3, -4] },
    { kind: 'C', points: [0.5, 1, 2, 3, 4, 5] },
    { kind: 'Z', points: [] },
  ])
})

test('absolute and relative commands mean the same', () => {
  const absolute = parsePath('M1 2L3 4L3 9L7 9C8 9 9 10 10 11ZL5 6')
  expect(parsePath('m1 2 2 2v5h4c1 0 2 1 3 2zl4 4')).toEqual(absolute)
  expect(parsePath('M1 2L3 4V9H7C8 9 9 10 10 11Zl4 4')).toEqual(absolute)
})

test('the compact form is relative, in whole tenths, and does not drift along a long path', () => {
  expect(compactPath(parsePath('M10 10L20 10L20 20.04Z'))).toBe('m100 100 100 0 0 100z')
  const steps = Array.from({ length: 1000 }, (_, i) => `L${(i + 1) * 0.33} 0`).join('')
  const compact = compactPath(parsePath(`M0 0${steps}`))
  const sum = [...compact.matchAll(/(\d+) 0/g)].reduce((total, [, dx]) => total + Number(dx), 0)
  expect(sum).toBe(3300)
})

test('every way to write a number is understood as JavaScript understands it', () => {
  const written = [
    '1e2',
    '-2.5e-1',
    '.5',
    '5.',
    '-0',
    '0.1234567890123456789',
    '123456789012345678',
    '-17.35',
  ]
  const xs = parsePath(`M0 0L${written.map((each) => `${each},0 `).join('')}`).slice(1)
  expect(xs.map((command) => command.points[0])).toEqual(written.map(Number))
  expect(parsePath('M1.5.5L2-3 x+4-.')).toEqual([
    { kind: 'M', points: [1.5, 0.5] },
    { kind: 'L', points: [2, -3] },
  ])
})
