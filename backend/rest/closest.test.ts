import { expect, it } from 'vitest'
import { closest } from './closest.ts'

it.each([
  [['films', 'roles', 'actors'], 'film', 'films'],
  [['films', 'roles', 'actors'], 'role', 'roles'],
  [['films', 'roles', 'actors'], 'xyzxyz', undefined],
  [['(a, b)', '(name, value)'], '(nam, value)', '(name, value)'],
  [['()'], '(a)', undefined],
  [[], 'films', undefined],
])('among %o the closest to %s is %s', (names, typed, expected) => {
  expect(closest(names, typed)).toBe(expected)
})
