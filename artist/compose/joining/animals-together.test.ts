import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { facesOf, partBox, type Part } from '../figures/cluster.ts'
import { findDrawableFigures } from '../figures/drawable-figures.ts'
import { planPicture, unitsOf } from '../picture.ts'
import { drawUnit } from './draw-unit.ts'

const artist = await createLocalArtist()

/** The parts of the main figure's cluster. */
function drawn(prompt: string): Part[] {
  const { wish } = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
  const finder = artist.figureFinder
  const { drawables } = findDrawableFigures(wish, finder)
  const [main] = unitsOf(drawables, planPicture(wish, finder).place, wish)
  return drawUnit(main!, { seed: 1, detail: 1, facing: 'right', finder }).parts
}
const animals = (parts: readonly Part[], id: string) => parts.filter(({ figure }) => figure.id === id)
const headOf = (part: Part) => facesOf({ parts: [part], zone: 'ground' })[0]!

test('the parent holds the book, and the smaller young one sits in front of it', () => {
  const [young, parent] = animals(drawn('a dragon reading a bedtime story to a baby dragon'), 'dragon').toSorted((a, b) => partBox(a).h - partBox(b).h) // prettier-ignore
  expect(parent!.figure.pose).toBe('read-aloud')
  expect(young!.figure.pose).toBe('sit')
  expect(headOf(young!).w).toBeLessThan(headOf(parent!).w * 0.85)
})

test('two animals that spray water at each other face each other', () => {
  const [left, right] = animals(drawn('two elephants spraying water at each other'), 'elephant').toSorted((a, b) => partBox(a).x - partBox(b).x) // prettier-ignore
  expect(left!.figure.facing).toBe('right')
  expect(right!.figure.facing).toBe('left')
})
