import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freeze, open } from './table.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcdeéœ1 '), maxLength: 6 })
const entries = fc.array(fc.tuple(word, fc.array(word, { maxLength: 4 })), { maxLength: 200 })

it('answers as a map would', () => {
  fc.assert(
    fc.property(entries, fc.array(word), (pairs, others) => {
      const map = new Map(pairs)
      const table = open(freeze(map))
      for (const key of [...map.keys(), ...others]) {
        expect(table.get(key)).toEqual(map.get(key))
        expect(table.has(key)).toBe(map.has(key))
        expect(table.leads(key)).toBe([...map.keys()].some((each) => each.startsWith(key)))
      }
    }),
  )
})

it('answers as a set would, very many words', () => {
  const words = Array.from({ length: 70_000 }, (_, at) => (at * 7919).toString(36))
  const table = open(freeze(new Set(words)))
  expect(words.filter((each) => !table.has(each))).toEqual([])
  expect(words.filter((each) => table.has(`${each}_`) || table.has(`_${each}`))).toEqual([])
})

it('finds what a word with stars may be', () => {
  const table = open(
    freeze(
      new Map([
        ['cat', ['animal', 'pet']],
        ['cot', ['bed']],
        ['car', ['drives']],
        ['cats', ['animals']],
        ['hat', ['worn']],
      ]),
    ),
  )
  expect([...table.censored('c*t', 3)]).toEqual([['animal', 'pet'], ['bed']])
  expect([...table.censored('c**s', 4)]).toEqual([['animals']])
  expect([...table.censored('c**s', 3)]).toEqual([['drives'], ['animal', 'pet'], ['bed']])
  expect([...table.censored('*at', 3)]).toEqual([['animal', 'pet'], ['worn']])
  expect(table.lengths).toEqual([3, 4])
})
