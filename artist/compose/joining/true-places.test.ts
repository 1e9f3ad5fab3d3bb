import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { clusterBox, partBox } from '../figures/cluster.ts'
import { largestCover, ACCEPTED_COVER } from '../layout/covered-faces.ts'
import { doingOf } from '../placement/doing-of.ts'
import { findDrawableFigures } from '../figures/drawable-figures.ts'
import { planPicture, unitsOf } from '../picture.ts'
import { drawUnit } from './draw-unit.ts'

const artist = await createLocalArtist()

/** The place of a wish, the cluster of its main figure and the boxes of its parts by id. */
function drawn(prompt: string) {
  const { wish } = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
  const finder = artist.figureFinder
  const { drawables } = findDrawableFigures(wish, finder)
  const { place } = planPicture(wish, finder)
  const [main] = unitsOf(drawables, place, wish)
  const cluster = drawUnit(main!, { seed: 1, detail: 1, facing: 'right', finder })
  const box = (id: string) => partBox(cluster.parts.find(({ figure }) => figure.id === id)!)
  return { place, cluster, box }
}
const bottom = ({ y, h }: { y: number; h: number }) => y + h

test('a mermaid on a rock is above the sea, and the rock rises from the water', () => {
  const { place, cluster, box } = drawn('a mermaid brushing her hair on a rock')
  expect(place).toBe('open-sea')
  expect(cluster.zone).toBe('water')
  expect(box('stone').h).toBeLessThan(box('mermaid').h * 1.1)
})

test('who is chased runs on almost the same ground', () => {
  const { box } = drawn('a dog chases a cat in the garden')
  expect(Math.abs(bottom(box('cat')) - bottom(box('dog')))).toBeLessThan(box('dog').h * 0.6)
})

test('a unicorn that jumps over a rainbow is above its arc', () => {
  const { box } = drawn('a unicorn jumping over a rainbow')
  expect(bottom(box('unicorn'))).toBeLessThan(box('rainbow').y + box('rainbow').h * 0.1)
  expect(box('rainbow').w).toBeGreaterThan(box('unicorn').w)
})

test.each(['unicorn', 'girl'])(
  'a %s on a rainbow stands on it, and the rainbow is the larger one',
  (noun) => {
    const { box } = drawn(`a ${noun} on a rainbow`)
    const depth = bottom(box(noun)) - box('rainbow').y
    expect(depth).toBeGreaterThan(0)
    expect(depth).toBeLessThan(box('rainbow').h * 0.25)
    expect(box('rainbow').w).toBeGreaterThan(box(noun).w)
  },
)

test('a rescued cat sits on a branch of the tree in a garden', () => {
  const { place, cluster, box } = drawn('a firefighter rescuing a cat from a tree')
  const cat = box('cat')
  const branch = cluster.parts
    .map(partBox)
    .find(
      ({ y, x, w, h }) =>
        h < cat.h && y < bottom(cat) && bottom({ y, h }) > bottom(cat) && x <= cat.x && w > cat.w,
    )
  expect(place).toBe('garden')
  expect(branch).toBeDefined()
  expect(clusterBox(cluster).h).toBeGreaterThan(cat.h)
})

test('a mother licks the back of her young one, and both faces are free', () => {
  const { cluster, box } = drawn('a cow licking her calf')
  const [cow, calf] = [box('cow'), box('calf')]
  expect(calf.x + calf.w).toBeGreaterThan(cow.x + cow.w)
  expect(calf.x).toBeLessThan(cow.x + cow.w)
  expect(largestCover([cluster])).toBeLessThan(ACCEPTED_COVER)
})

test('a chair on which nobody sits is not on the table of the baker', () => {
  const { cluster } = drawn('a grandmother bakes pancakes with a chair')
  expect(cluster.parts.some(({ figure }) => figure.id === 'chair')).toBe(false)
})

test('pirates sail on a pirate ship on the sea, and a captain on a steamer', () => {
  const { place, box } = drawn('a pirate on a ship')
  expect(place).toBe('open-sea')
  expect(box('pirate-ship').w).toBeGreaterThan(0)
  expect(drawn('a captain on his ship').box('ship').w).toBeGreaterThan(0)
})

test('nobody stands before the bicycle of somebody who rides it', () => {
  const { cluster, box } = drawn('a boy riding a bike with his dog')
  expect(doingOf(cluster)).toContainEqual(box('bicycle'))
})

test.each([
  ['a birthday cake with seven candles', 7],
  ['a cake with 4 candles', 4],
])('%s has as many candles as wished', (prompt, count) => {
  const scene = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
  const { composition, outcome } = artist.draw(scene)
  const [cake] = composition.picture.figures
  expect(cake).toMatchObject({ maker: { id: 'birthday-cake' }, amount: count })
  expect(outcome.notDrawn).toEqual([])
  expect(artist.writeTexts(scene, composition.picture).en.title).toMatch(/Seven|Four/)
})
