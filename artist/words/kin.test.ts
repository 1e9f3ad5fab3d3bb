import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/lexicon.ts'
import { understand } from './understand.ts'

test("an animal's mother is an animal", () => {
  const { figures } = understand('a baby elephant with its mother', 'en', lexicon)
  expect(figures.map(({ noun }) => noun)).toEqual(['elephant', 'elephant'])
})

test("a lion's cubs are lions, a dog's are puppies", () => {
  expect(understand('un leone con i cuccioli', 'it', lexicon).figures[1]).toMatchObject({
    noun: 'lion',
    looks: ['young'],
  })
  expect(understand('un cane con i cuccioli', 'it', lexicon).figures[1]?.noun).toBe('puppy')
})

test("a girl's mother is a woman", () => {
  const { figures } = understand('a girl with her mother', 'en', lexicon)
  expect(figures.map(({ noun }) => noun)).toEqual(['girl', 'mother'])
})
