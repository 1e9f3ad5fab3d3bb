import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { anchorOf, clusterBox, facesOf, partBox, type Cluster } from '../figures/cluster.ts'
import { findDrawableFigures } from '../figures/drawable-figures.ts'
import { largestCover } from '../layout/covered-faces.ts'
import { planPicture, unitsOf } from '../picture.ts'
import { drawUnit } from './draw-unit.ts'

const artist = await createLocalArtist()

const wishOf = (prompt: string) =>
  artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 }).wish

/** The cluster of the main figure, drawn to the right. */
function drawn(prompt: string): Cluster {
  const wish = wishOf(prompt)
  const { drawables } = findDrawableFigures(wish, artist.figureFinder)
  const [main] = unitsOf(drawables, planPicture(wish, artist.figureFinder).place)
  return drawUnit(main!, { seed: 1, detail: 1, facing: 'right', finder: artist.figureFinder })
}

test.each([
  ['a girl blowing soap bubbles', 'bubbles'],
  ['a baker taking bread out of the oven', 'take-from-oven'],
  ['a mother taking cookies out of the oven', 'take-cookies-from-oven'],
  ['an astronaut planting a flag', 'plant-flag'],
  ['a postman putting a letter into the mailbox', 'post-letter'],
  ['a boy carrying a stack of books', 'carry-books'],
  ['a father ironing a shirt', 'iron'],
  ['a grandma sewing a dress', 'sew'],
  ['a boy washing the dishes', 'wash-dishes'],
  ['a man playing golf', 'golf'],
  ['a girl playing volleyball', 'volleyball'],
  ['a fox playing the saxophone', 'saxophone'],
  ['a girl catching a butterfly with a net', 'catch-net'],
  ['a boy looking through a magnifying glass at an ant', 'search'],
  ['a girl doing yoga', 'yoga'],
])('%s: the hands have the thing of the verb (%s)', (prompt, pose) => {
  const [first] = drawn(prompt).parts
  expect(first!.figure.pose).toBe(pose)
})

test.each(['a baker taking bread out of the oven', 'a postman putting a letter into the mailbox'])(
  '%s: no second one of the things stands beside',
  (prompt) => {
    const parts = drawn(prompt).parts.map(({ figure }) => figure.id)
    expect(parts).toHaveLength(1)
  },
)

test.each(['a nurse giving a boy an injection', 'a doctor giving a teddy bear an injection'])(
  '%s: nothing else is given',
  (prompt) => {
    const [carer] = drawn(prompt).parts
    expect(carer!.figure.pose).toBe('inject')
  },
)

test('what a nurse gives besides an injection is given', () => {
  expect(drawn('a nurse gives a boy a balloon').parts[0]!.figure.pose).not.toBe('inject')
})

test('an animal that eats from a hand is fed', () => {
  const wish = wishOf("a horse eating apples from a girl's hand")
  const { drawables } = findDrawableFigures(wish, artist.figureFinder)
  expect(drawables.find(({ wished }) => wished.noun === 'girl')!.wished.verb).toBe('feed')
})

test.each(['a nurse bandages a boy', 'a dentist looks at a girl', 'a boy feeds a goat'])(
  '%s: both faces show',
  (prompt) => {
    const cluster = drawn(prompt)
    const [own, other] = facesOf(cluster)
    expect(own, prompt).toBeDefined()
    const right = other?.x ?? clusterBox({ ...cluster, parts: cluster.parts.slice(1) }).x
    expect(right).toBeGreaterThan(own!.x + own!.w * 0.6)
  },
)

test('a little dragon is smaller than the knight who feeds it', () => {
  const { parts } = drawn('a knight feeding a little dragon')
  const [knight, ...others] = parts
  const dragon = others.find(({ figure }) => figure.id === 'dragon')!
  const heightOf = (part: typeof dragon) => clusterBox({ ...drawn('a knight'), parts: [part] }).h
  expect(heightOf(dragon)).toBeLessThan(heightOf(knight!) * 0.8)
})

test.each(['a girl feeding a horse an apple', 'a girl feeding a giraffe with leaves'])(
  '%s: the food is in the hand and in the picture',
  (prompt) => {
    const scene = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
    expect(artist.draw(scene).outcome.notDrawn).toEqual([])
    expect(drawn(prompt).parts.map(({ figure }) => figure.id)).not.toContain('leaf')
  },
)

test.each(['two children carrying a box', 'two gnomes carrying a basket'])(
  '%s: both hold one thing between them',
  (prompt) => {
    const { parts } = drawn(prompt)
    const people = parts.filter(({ figure }) => figure.face)
    const things = parts.filter(({ figure }) => !figure.face)
    expect(people.map(({ figure }) => figure.facing).toSorted()).toEqual(['left', 'right'])
    expect(things).toHaveLength(1)
  },
)

test('an animal that pulls a cart wears a harness', () => {
  const ropes = drawn('a dog pulling a cart').parts.filter(({ figure }) => figure.id === 'rope')
  expect(ropes).toHaveLength(2)
  expect(ropes.every(({ behind }) => !behind)).toBe(true)
})

test('the scissors of a hairdresser are at the mane of the lion, and both faces show', () => {
  const cluster = drawn('a hairdresser cuts the hair of a lion')
  const [own, lion] = facesOf(cluster)
  const hand = anchorOf(cluster.parts[0]!, 'contact')!
  expect(Math.abs(hand.x - lion!.x)).toBeLessThan(lion!.w * 0.3)
  expect(hand.x).toBeGreaterThan(own!.x)
})

test('an animal carries a smaller one on the lap, where it can be seen', () => {
  const [bear, rabbit] = drawn('a bear carrying a rabbit').parts
  const heightOf = (part: typeof bear) => partBox(part!).h
  expect(heightOf(rabbit)).toBeGreaterThan(heightOf(bear) * 0.35)
})

test('boots are put on with both hands', () => {
  expect(drawn('a girl putting on her boots').parts[0]!.figure.pose).toBe('tie-shoes')
})

test.each([
  'a girl hugs a snowman',
  'a vet examines a dog',
  'a knight comforts a mouse',
  'a girl whispers to a boy',
  'a girl pets a horse',
])('%s: no hand and no body covers a face', (prompt) => {
  expect(largestCover([drawn(prompt)])).toBeLessThan(0.14)
})

test('the raised arms of animals are behind their broad heads', () => {
  for (const { figure } of drawn('two foxes high five').parts)
    expect(figure.front.some(({ part }) => part === 'face' || part === 'head')).toBe(true)
})
