import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { anchorOf, facesOf, partBox, type Cluster } from '../figures/cluster.ts'
import { findDrawableFigures } from '../figures/drawable-figures.ts'
import { planPicture, unitsOf } from '../picture.ts'
import { drawUnit } from './draw-unit.ts'

const artist = await createLocalArtist()

function drawn(prompt: string, facing: 'left' | 'right' = 'right'): Cluster {
  const { wish } = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
  const finder = artist.figureFinder
  const { drawables } = findDrawableFigures(wish, finder)
  const { place } = planPicture(wish, finder)
  return drawUnit(unitsOf(drawables, place, wish)[0]!, { seed: 1, detail: 1, facing, finder })
}
const sittersOf = ({ parts }: Cluster) => parts.filter(({ figure }) => figure.pose === 'seat')
const bottom = ({ y, h }: { y: number; h: number }) => y + h

test.each([
  ['a girl sitting on a chair', 'right'],
  ['a girl sitting on a chair', 'left'],
  ['a king sitting on a throne', 'right'],
  ['a boy sitting on a bed', 'left'],
  ['three children sitting on a sofa', 'right'],
  ['a bear sitting on a chair', 'right'],
] as const)('%s: hips are on the seat and the back is at the backrest (%s)', (prompt, facing) => {
  const cluster = drawn(prompt, facing)
  const seat = partBox(cluster.parts[0]!)
  const sitters = sittersOf(cluster)
  expect(sitters.length).toBe(prompt.startsWith('three') ? 3 : 1)
  const hips = sitters.map((one) => anchorOf(one, 'seat')!)
  for (const { x, y } of hips) {
    expect(y).toBeCloseTo(hips[0]!.y, 0)
    expect(x).toBeGreaterThan(seat.x)
    expect(x).toBeLessThan(seat.x + seat.w)
  }
  // The seat stands on the ground, and the feet of the tallest one, too.
  expect(Math.abs(bottom(seat))).toBeLessThan(4)
  expect(Math.abs(Math.max(...sitters.map((one) => bottom(partBox(one)))))).toBeLessThan(8)
  for (const one of sitters) expect(anchorOf(one, 'back')!.x).toBeGreaterThan(seat.x - 4)
})

test('faces of several on one sofa are side by side', () => {
  const [first, second, third] = facesOf(drawn('three children sitting on a sofa')).sort((a, b) => a.x - b.x)
  expect(second!.x).toBeGreaterThan(first!.x + first!.w * 0.8)
  expect(third!.x).toBeGreaterThan(second!.x + second!.w * 0.8)
})

test('a cat sits on a chair in its own way', () => {
  const cluster = drawn('a cat sitting on a chair')
  expect(sittersOf(cluster)).toEqual([])
})
