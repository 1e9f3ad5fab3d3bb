import { expect, it } from 'vitest'
import { closestName } from './closest-name.ts'

it.each([
  [['films', 'roles', 'actors'], 'film', 'films'],
  [['films', 'roles', 'actors'], 'role', 'roles'],
  [['films', 'roles', 'actors'], 'xyzxyz', undefined],
  [['(a, b)', '(name, value)'], '(nam, value)', '(name, value)'],
  [['()'], '(a)', undefined],
  [[], 'films', undefined],
])('finds among %o the name closest to %s: %s', (names, typed, expected) => {
  expect(closestName(names, typed)).toBe(expected)
})
