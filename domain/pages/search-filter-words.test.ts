import { expect, test } from 'vitest'
import { effectiveFilter, type FilterWords, searchWithFilter } from './search-filter-words.ts'

const QUERY = 'leichter Dinosaurier für 4 Jährige'
const FOUND: FilterWords[] = [
  { kind: 'difficulty', value: 'easy', rest: 'Dinosaurier für 4 Jährige' },
  { kind: 'age', value: 4, rest: 'leichter Dinosaurier' },
]

test('words filter the results unless the URL has a filter of the same kind', () => {
  expect(effectiveFilter(FOUND, {})).toEqual({ difficulty: 'easy', age: 4 })
  expect(effectiveFilter(FOUND, { difficulty: 'hard' })).toEqual({ difficulty: 'hard', age: 4 })
  expect(effectiveFilter([], { age: 8 })).toEqual({ age: 8 })
})

test('removing a filter removes its words from the query and keeps the others', () => {
  expect(searchWithFilter(QUERY, FOUND, { age: 4 })).toEqual({
    query: 'Dinosaurier für 4 Jährige',
    filter: {},
  })
  expect(searchWithFilter(QUERY, FOUND, { difficulty: 'easy' })).toEqual({
    query: 'leichter Dinosaurier',
    filter: {},
  })
  expect(searchWithFilter(QUERY, FOUND, {})).toEqual({ query: 'Dinosaurier', filter: {} })
})

test('another choice of the same kind replaces the words', () => {
  expect(searchWithFilter(QUERY, FOUND, { difficulty: 'hard', age: 4 })).toEqual({
    query: 'Dinosaurier für 4 Jährige',
    filter: { difficulty: 'hard' },
  })
  expect(searchWithFilter('Dinosaurier', [], { difficulty: 'hard' })).toEqual({
    query: 'Dinosaurier',
    filter: { difficulty: 'hard' },
  })
})

test('nothing is left of a query that has only filter words', () => {
  const onlyAge: FilterWords[] = [{ kind: 'age', value: 4, rest: '' }]
  expect(searchWithFilter('für 4 Jährige', onlyAge, {})).toEqual({ query: '', filter: {} })
})
