import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { findDrawableFigures } from '../figures/drawable-figures.ts'
import { anchorOf, clusterBox, facesOf, partBox, type Cluster } from '../figures/cluster.ts'
import { planPicture, unitsOf } from '../picture.ts'
import { drawUnit } from './draw-unit.ts'

const artist = await createLocalArtist()
const finder = artist.figureFinder

/** The cluster of the main figure of a wish, in centimetres, and the boxes of its parts by id. */
function drawn(prompt: string, language: Language = 'en') {
  const { wish } = artist.createScene({ prompt, language, style: 'cartoon', seed: 1 })
  const { drawables } = findDrawableFigures(wish, finder)
  const [main] = unitsOf(drawables, planPicture(wish, finder).place, wish)
  const cluster = drawUnit(main!, { seed: 1, detail: 1, facing: 'right', finder })
  const box = (id: string) => partBox(cluster.parts.find(({ figure }) => figure.id === id)!)
  return { cluster, box, place: planPicture(wish, finder).place }
}
const middle = ({ x, w }: { x: number; w: number }) => x + w / 2
const bottom = ({ y, h }: { y: number; h: number }) => y + h
const dancers = ({ parts }: Cluster) => parts.filter(({ figure }) => figure.pose === 'ring-dance')

test.each([
  ['en', 'four children dance around a tree', 4],
  ['de', 'vier Kinder tanzen im Kreis um einen Baum', 4],
] as const)('%s: a tree stands behind the middle of those who dance around it', (language, prompt, count) => {
  const { cluster, box } = drawn(prompt, language)
  expect(dancers(cluster)).toHaveLength(count)
  const ring = clusterBox({ ...cluster, parts: dancers(cluster) })
  expect(middle(box('tree'))).toBeCloseTo(middle(ring))
  expect(cluster.parts.find(({ figure }) => figure.id === 'tree')!.behind).toBe(true)
  expect(box('tree').h).toBeGreaterThan(ring.h * 1.5)
})

test('a fire burns in front of those who dance around it and hides no face', () => {
  const { cluster, box } = drawn('des enfants font la ronde autour du feu', 'fr')
  for (const face of facesOf(cluster)) expect(bottom(face)).toBeLessThan(box('fire').y)
})

test.each([
  ['en', 'a princess looking at herself in the mirror'],
  ['fr', 'un chat se regarde dans le miroir'],
] as const)('%s: who looks into a mirror is seen in its glass', (language, prompt) => {
  const { cluster, box } = drawn(prompt, language)
  const [viewer, ...images] = cluster.parts.filter(({ figure }) => figure.face)
  expect(images).toHaveLength(1)
  const [image, glass] = [partBox(images[0]!), box('mirror')]
  expect(images[0]!.figureIndex).toBeUndefined()
  expect(image.x).toBeGreaterThan(glass.x)
  expect(image.x + image.w).toBeLessThan(glass.x + glass.w)
  expect(image.y).toBeGreaterThan(glass.y)
  expect(partBox(viewer!).x).toBeLessThan(glass.x)
})

test.each([
  ['en', 'a sloth hanging from a branch eating leaves'],
  ['nl', 'een aap hangt aan een tak en eet een banaan'],
] as const)(
  '%s: who hangs from a branch has the feet above the ground and a hand at the branch',
  (language, prompt) => {
    const { cluster, box } = drawn(prompt, language)
    const body = cluster.parts.find(({ figure }) => figure.face)!
    expect(bottom(partBox(body))).toBeLessThan(-partBox(body).h * 0.3)
    const hand = Math.min(anchorOf(body, 'handLeft')!.y, anchorOf(body, 'handRight')!.y)
    expect(hand).toBeGreaterThan(box('tree').y)
    expect(artist.createScene({ prompt, language, style: 'cartoon', seed: 1 }).outcome!.notDrawn).toEqual([])
  },
)

test('of several who play football the one in front has the only ball', () => {
  const { cluster, box } = drawn('drei Jungs spielen Fußball', 'de')
  const kicker = cluster.parts.find(({ figure }) => figure.pose === 'kick')!
  const others = cluster.parts.filter(({ figure }) => figure.face && figure !== kicker.figure)
  expect(others).toHaveLength(2)
  for (const other of others) expect(bottom(partBox(other))).toBeLessThanOrEqual(bottom(partBox(kicker)) + 1)
  const ball = box('football')
  for (const face of facesOf(cluster)) expect(face.x + face.w < ball.x || bottom(face) < ball.y).toBe(true)
})

test('guests around a cake sit at one table, and the balloons float', () => {
  const prompt = 'five friends around a birthday cake with candles and balloons'
  const { cluster } = drawn(prompt)
  expect(facesOf(cluster)).toHaveLength(5)
  const ids = cluster.parts.map(({ figure }) => figure.id)
  expect(ids).not.toContain('candle')
  expect(ids).not.toContain('balloon')
})

test('who reads under a tree is outdoors', () => {
  expect(drawn('a girl reading a book under a tree').place).toBe('park')
})

test('a bus full of children has one at each window', () => {
  const { wish } = artist.createScene({
    prompt: 'a school bus full of children',
    language: 'en',
    style: 'cartoon',
    seed: 1,
  })
  expect(wish.figures.find(({ noun }) => noun === 'child')?.count).toBe(4)
})

test.each(['a girl and a boy ice skating', 'a mother and a girl skiing'])(
  '%s: who does the same sport stands beside the other one',
  (prompt) => {
    const { wish } = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
    const { figures } = planPicture(wish, finder)
    for (const { joints } of figures.slice(0, 2))
      expect(joints.filter(({ how }) => how === 'mount')).toEqual([])
  },
)

test('a rabbit that does magic tricks is drawn', () => {
  expect(drawn('a rabbit doing magic tricks').cluster.parts).not.toHaveLength(0)
})
