import { expect, it } from 'vitest'
import { openTables } from './kept-tables.ts'
import { createEyes } from './reader.ts'
import { createRules } from './rules.ts'

const tables = openTables()
const { look } = createRules(tables)
const { featuresOf: eyes } = createEyes(tables)
const shared = (one: string, other: string) => {
  const [first] = eyes(look(one), undefined)
  const [second] = eyes(look(other), undefined)
  return first!.filter((feature) => second!.includes(feature)).length
}

it('sees the same deed in two languages', () => {
  expect(shared('ersäufen', 'noyer')).toBeGreaterThan(shared('ersäufen', 'chanter'))
})

it('sees a word with drawn-out letters as the word', () => {
  expect(shared('puppy', 'puuuppyyy')).toBeGreaterThan(5)
})

it('takes no number for letters', () => {
  expect(eyes(look('13'), 'en')).toEqual(eyes(look('2026'), 'en'))
})

it('reads a long text in stretches, each word of it in one of them', () => {
  const stretches = eyes(look(`${'a friendly dragon and a knight '.repeat(10)} zebra`), 'en')
  expect(stretches.length).toBeGreaterThan(5)
  const [zebra] = eyes(look('zebra zebra'), 'en')
  expect(stretches.at(-1)!.filter((feature) => zebra!.includes(feature)).length).toBeGreaterThan(5)
})
