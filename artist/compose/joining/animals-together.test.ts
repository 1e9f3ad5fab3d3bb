import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { facesOf, partBox, type Part } from '../figures/cluster.ts'
import { ACCEPTED_COVER, largestCover } from '../layout/covered-faces.ts'
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

test('a bear with a honey pot has it in its paws', () => {
  const parts = drawn('a bear with a honey pot')
  const [bear, pot] = [animals(parts, 'bear')[0]!, partBox(animals(parts, 'honey')[0]!)]
  expect(bear.figure.pose).toBe('hold')
  expect(pot.y + pot.h).toBeLessThan(partBox(bear).y + partBox(bear).h * 0.95)
})

test('cubs stand before their mother, and no face is hidden', () => {
  const parts = drawn('a lioness with her three cubs')
  const [mother, ...cubs] = animals(parts, 'lion').map(partBox)
  expect(cubs).toHaveLength(3)
  for (const cub of cubs) expect(cub.h).toBeLessThan(mother!.h * 0.7)
  expect(Math.min(...cubs.map(({ x }) => x))).toBeLessThan(mother!.x + mother!.w * 0.5)
  expect(largestCover([{ parts: [...parts], zone: 'ground' }])).toBeLessThan(ACCEPTED_COVER)
})

test('a hedgehog that sleeps among leaves is curled up in them', () => {
  const parts = drawn('a hedgehog sleeping in the leaves')
  const [hedgehog, leaves] = ['hedgehog', 'leaf'].map((id) => partBox(animals(parts, id)[0]!))
  expect(leaves!.x).toBeLessThan(hedgehog!.x)
  expect(leaves!.x + leaves!.w).toBeGreaterThan(hedgehog!.x + hedgehog!.w)
})

test.each(['a pig flying', 'a unicorn flying'])('who flies has wings: %s', (prompt) => {
  const shapes = (wish: string) => drawn(wish)[0]!.figure.shapes.length
  expect(shapes(prompt)).toBeGreaterThan(shapes(prompt.replace('flying', 'jumping')) + 5)
})

test('dolphins that play with a ball have it on the nose', () => {
  const parts = drawn('two dolphins playing with a ball')
  const [dolphin, ball] = [partBox(parts[0]!), partBox(animals(parts, 'ball')[0]!)]
  expect(ball.y + ball.h).toBeLessThan(dolphin.y + dolphin.h * 0.3)
})

test('a monkey that eats in a tree sits on its branch with the food in its hands', () => {
  const parts = drawn('a monkey eating a banana in a tree')
  const [monkey, banana, tree] = ['monkey', 'banana', 'tree'].map((id) => animals(parts, id)[0]!)
  expect(monkey!.figure.pose).toBe('eat')
  expect(partBox(monkey!).y + partBox(monkey!).h).toBeLessThan(partBox(tree!).y + partBox(tree!).h * 0.8)
  expect(partBox(banana!).y + partBox(banana!).h).toBeLessThan(partBox(monkey!).y + partBox(monkey!).h)
})

test('two animals at one table do not hide the eyes of each other', () => {
  const parts = drawn('a dog and a cat baking cookies')
  const [dog, cat] = ['dog', 'cat'].map((id) => headOf(animals(parts, id)[0]!))
  expect(cat!.x + cat!.w * 0.13).toBeGreaterThan(dog!.x + dog!.w * 0.98)
})

test.each(['dog', 'cat'])('a butterfly on the nose of a %s leaves its eyes free', (animal) => {
  const parts = drawn(`a butterfly on a ${animal}'s nose`)
  const [carrier, butterfly] = [animals(parts, animal)[0]!, partBox(animals(parts, 'butterfly')[0]!)]
  expect(butterfly.w).toBeLessThan(headOf(carrier).w * 0.6)
  expect(butterfly.x).toBeGreaterThan(headOf(carrier).x + headOf(carrier).w * 0.3)
})

test('a calf of the sea is smaller than its mother and swims the same way', () => {
  const [mother, young] = animals(drawn('a whale with her baby'), 'whale')
  expect(partBox(young!).w).toBeLessThan(partBox(mother!).w * 0.6)
  expect(young!.figure.facing).toBe(mother!.figure.facing)
})

test.each(['a cat drinking milk', 'a kitten drinking milk from a bowl'])(
  'milk is in one bowl: %s',
  (prompt) => {
    expect(animals(drawn(prompt), 'bowl')).toHaveLength(1)
  },
)

test('the fire of a dragon that spits at a castle comes out of its mouth', () => {
  const parts = drawn('a dragon breathing fire on a castle')
  const [dragon, fire] = [animals(parts, 'dragon')[0]!, partBox(parts.find(({ figure }) => figure.id !== 'dragon' && figure.id.includes('fire'))!)] // prettier-ignore
  expect(fire.y + fire.h / 2).toBeLessThan(partBox(dragon).y + partBox(dragon).h * 0.6)
})

test('the eggs of a basket are in it, also when a rabbit holds it', () => {
  for (const prompt of ['a basket of eggs', 'a rabbit with a basket of eggs']) {
    const parts = drawn(prompt)
    const basket = partBox(animals(parts, 'basket')[0]!)
    for (const { x, w } of animals(parts, 'egg').map(partBox)) {
      expect(x).toBeGreaterThan(basket.x)
      expect(x + w).toBeLessThan(basket.x + basket.w)
    }
  }
})
