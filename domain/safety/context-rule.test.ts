import { expect, it } from 'vitest'
import { type ContextRule, findBrokenRule } from './context-rule.ts'

const rule: ContextRule = {
  concepts: [['person'], ['hit'], ['person']],
  order: 'fixed',
  maxDistance: 2,
  unless: ['sport'],
}
const concepts = (...words: string[]) => words.map((word) => new Set(word ? [word] : []))

it('finds the concepts of a rule in their order and within their distance', () => {
  expect(findBrokenRule(concepts('person', 'hit', '', 'person'), [rule])?.tokens).toEqual([0, 1, 3])
  expect(findBrokenRule(concepts('hit', 'person', 'person'), [rule])).toBeUndefined()
  expect(findBrokenRule(concepts('person', 'hit', '', '', 'person'), [rule])).toBeUndefined()
})

it('finds them in reverse order if any order is allowed', () => {
  const anyOrder: ContextRule = { ...rule, concepts: [['naked'], ['person']], order: 'any' }
  expect(findBrokenRule(concepts('person', 'naked'), [anyOrder])?.tokens).toEqual([0, 1])
})

it('ignores a rule if an exempting concept occurs', () => {
  expect(findBrokenRule(concepts('person', 'hit', 'person', 'sport'), [rule])).toBeUndefined()
})

it('applies a rule for the end of a text only there', () => {
  const atEnd: ContextRule = { ...rule, endsText: true }
  expect(findBrokenRule(concepts('person', 'hit', 'person'), [atEnd])?.tokens).toEqual([0, 1, 2])
  expect(findBrokenRule(concepts('person', 'hit', 'person', ''), [atEnd])).toBeUndefined()
})
