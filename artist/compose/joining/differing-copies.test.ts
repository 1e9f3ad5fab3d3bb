import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { partBox, type Part } from '../figures/cluster.ts'
import { findDrawableFigures } from '../figures/drawable-figures.ts'
import { planPicture, unitsOf } from '../picture.ts'
import { drawUnit } from './draw-unit.ts'

const artist = await createLocalArtist()

/** The figures of a wish, in paint order. */
function drawn(prompt: string): Part[] {
  const { wish } = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
  const finder = artist.figureFinder
  const [main] = unitsOf(findDrawableFigures(wish, finder).drawables, planPicture(wish, finder).place)
  return drawUnit(main!, { seed: 1, detail: 1, facing: 'right', finder }).parts
}
const only = (parts: readonly Part[], id: string) => parts.filter(({ figure }) => figure.id === id)
const middle = (part: Part) => partBox(part).x + partBox(part).w / 2

test('two kittens look at the yarn between them, and one bats at it', () => {
  const parts = drawn('two kittens playing with a ball of yarn')
  const [left, right] = only(parts, 'kitten').toSorted((a, b) => middle(a) - middle(b))
  expect([left!.figure.pose, right!.figure.pose].toSorted()).toEqual(['bat', 'play'])
  expect([left!.figure.facing, right!.figure.facing]).toEqual(['right', 'left'])
  const yarn = partBox(only(parts, 'ball-of-yarn')[0]!)
  const [from, to] = [partBox(left!), partBox(right!)]
  expect(yarn.x).toBeGreaterThan(from.x + from.w / 2)
  expect(yarn.x).toBeLessThan(to.x + to.w / 2)
})

test('horses on a meadow are no copies: one of them grazes', () => {
  const poses = only(drawn('three horses'), 'horse').map(({ figure }) => figure.pose)
  expect(new Set(poses).size).toBe(3)
  expect(poses).toContain('eat')
})

test('two penguins hug in their own bodies, each with a flipper around the other', () => {
  const [left, right] = only(drawn('two penguins hug'), 'penguin')
  expect([left!.figure.pose, right!.figure.pose]).toEqual(['hug', 'hug'])
  expect(partBox(right!).x).toBeLessThan(middle(left!))
  expect(partBox(right!).x + partBox(right!).w).toBeGreaterThan(partBox(left!).x + partBox(left!).w)
})

test('a rabbit or a bear alone sits facing the viewer, but not on realistic pages and not beside a child', () => {
  const poseOf = (prompt: string, id: string, natural = false, seed = 1) => {
    const { wish } = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed })
    const finder = artist.figureFinder
    const [main] = unitsOf(findDrawableFigures(wish, finder).drawables, planPicture(wish, finder).place)
    const { parts } = drawUnit(main!, { seed, detail: 1, facing: 'right', finder, natural })
    return only(parts, id)[0]!.figure
  }
  for (const id of ['rabbit', 'bear', 'fox'])
    for (const seed of [1, 2, 3, 4]) {
      const { pose, facing } = poseOf(`a ${id}`, id, false, seed)
      expect(facing, `${id} ${pose}`).toBe('front')
      expect(poseOf(`a ${id}`, id, true, seed).facing, id).toBe('right')
    }
  expect(poseOf('a girl feeds a rabbit', 'rabbit').facing).not.toBe('front')
})

test('whoever eats an ice cream or a sandwich sits up and holds it; grass is grazed and a bone is gnawed', () => {
  const poseOf = (prompt: string, id: string) => only(drawn(prompt), id)[0]!.figure.pose
  expect(poseOf('a polar bear eats an ice cream', 'polar-bear')).toBe('eat-held')
  expect(poseOf('a dinosaur eats a cake', 'dinosaur')).toBe('eat-held')
  expect(poseOf('a cow eats a sandwich', 'cow')).toBe('eat-held')
  expect(poseOf('a cow eats grass', 'cow')).toBe('eat')
  expect(poseOf('a dog eats a bone', 'dog')).toBe('eat')
})
