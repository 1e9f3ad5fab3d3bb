import { expect, it } from 'vitest'
import { createOwnCheck } from './own-check.ts'

const { check } = createOwnCheck()

it('weighs as a whole what no rule knows', () => {
  expect(check('der Bäcker wird in den Ofen geschoben', 'de')).toEqual({ fit: false, category: 'unnamed' })
  expect(check('ein Bäcker schiebt Brot in den Ofen', 'de')).toEqual({ fit: true })
})

it.each(['A B C', 'h a p p y cat', 'p o l i c e car with siren', 'c.a.t'])(
  'does not take a wish spelled out in letters for a bad one: %s',
  (wish) => {
    expect(check(wish, 'en')).toEqual({ fit: true })
  },
)

it('does not weigh one word the artist draws', () => {
  expect(check('saw')).toEqual({ fit: true })
})
