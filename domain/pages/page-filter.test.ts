import { expect, test } from 'vitest'
import { AGE_GROUPS, isFiltered, parsePageFilter } from './page-filter.ts'

test.each([
  ['', {}],
  ['difficulty=easy&age=5', { difficulty: 'easy', age: 5 }],
  ['age=12', { age: 12 }],
  ['difficulty=impossible&age=2', {}],
  ['age=13', {}],
  ['age=5.5', {}],
  ['age=', {}],
  ['age=five&difficulty=', {}],
])('the query "%s" gives its valid filters', (query, filter) =>
  expect(parsePageFilter(new URLSearchParams(query))).toEqual(filter),
)

test('every age of the audience is in exactly one group', () => {
  for (let age = 3; age <= 12; age++)
    expect(AGE_GROUPS.filter(({ from, to }) => from <= age && age <= to)).toHaveLength(1)
})

test('a list without a chosen filter is not filtered', () => {
  expect(isFiltered({})).toBe(false)
  expect(isFiltered({ age: 3 })).toBe(true)
})
