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

it('finds them in any order if the rule allows it', () => {
  const anyOrder: ContextRule = { ...rule, concepts: [['naked'], ['person']], order: 'any' }
  expect(findBrokenRule(concepts('person', 'naked'), [anyOrder])?.tokens).toEqual([0, 1])
  const three: ContextRule = { ...rule, concepts: [['throw'], ['stone'], ['car']], order: 'any' }
  expect(findBrokenRule(concepts('stone', 'car', '', 'throw'), [three])?.tokens).toEqual([0, 1, 3])
})

it('ignores a rule if an exempting concept occurs', () => {
  expect(findBrokenRule(concepts('person', 'hit', 'person', 'sport'), [rule])).toBeUndefined()
})

it('applies a rule for the end of a text only there', () => {
  const atEnd: ContextRule = { ...rule, endsText: true }
  expect(findBrokenRule(concepts('person', 'hit', 'person'), [atEnd])?.tokens).toEqual([0, 1, 2])
  expect(findBrokenRule(concepts('person', 'hit', 'person', ''), [atEnd])).toBeUndefined()
})
