import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { findDrawableFigures } from '../figures/drawable-figures.ts'
import { anchorOf, facesOf, partBox, type Cluster, type Part } from '../figures/cluster.ts'
import { planPicture, unitsOf } from '../picture.ts'
import { drawUnit } from './draw-unit.ts'

const artist = await createLocalArtist()
const finder = artist.figureFinder

/** The cluster of the main figure of a wish, in centimetres, and its parts by noun. */
function drawn(prompt: string, language: Language = 'en'): { cluster: Cluster; part(noun: string): Part } {
  const { wish } = artist.createScene({ prompt, language, style: 'cartoon', seed: 1 })
  const { drawables } = findDrawableFigures(wish, finder)
  const [main] = unitsOf(drawables, planPicture(wish, finder).place)
  const cluster = drawUnit(main!, { seed: 1, detail: 1, facing: 'right', finder })
  const part = (noun: string): Part => {
    const index = wish.figures.findIndex((figure) => figure.noun === noun)
    return cluster.parts.find(({ figureIndex, figure }) => figureIndex === index || figure.id === noun)!
  }
  return { cluster, part }
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y)

test('who pushes a swing has the hands at the back of the child', () => {
  const { part } = drawn('a father pushes a girl on a swing')
  expect(part('girl').figure.pose).toBe('swing')
  const [hand, back] = [anchorOf(part('father'), 'contact')!, anchorOf(part('girl'), 'back')!]
  expect(distance(hand, back)).toBeLessThan(5)
})

test.each(['a doctor examines a boy', 'a doctor looks at a boy', 'a nurse helps a boy'])(
  '%s: the patient sits on a couch at the hands, and both faces show',
  (prompt) => {
    const { cluster, part } = drawn(prompt)
    const carer = cluster.parts[0]!
    expect(distance(anchorOf(carer, 'contact')!, anchorOf(part('boy'), 'chest')!)).toBeLessThan(6)
    expect(partBox(part('couch')).y).toBeCloseTo(anchorOf(part('boy'), 'seat')!.y)
    const [one, other] = facesOf(cluster).toSorted((a, b) => a.x - b.x)
    expect(one!.x + one!.w * 0.9).toBeLessThan(other!.x)
  },
)

test('an animal that a vet examines stands on a table', () => {
  const { part } = drawn('a vet examines a cat')
  expect(partBox(part('cat')).y + partBox(part('cat')).h).toBeLessThanOrEqual(partBox(part('table')).y + 1)
})

test('who pulls somebody on a sled has the rope, and the other one sits', () => {
  const { part } = drawn('Ein Junge zieht seine Schwester auf dem Schlitten', 'de')
  expect(part('sister').figure.pose).toBe('sled')
  expect(part('rope')).toBeDefined()
})

test('who reads to a child in bed stands behind the bed', () => {
  const { part } = drawn('a father reads to his daughter in bed')
  const [bed, reader] = [partBox(part('girl')), partBox(part('father'))]
  expect(part('girl').figure.pose).toBe('in-bed')
  expect(part('father').figure.pose).toBe('read')
  expect(reader.x).toBeGreaterThan(bed.x)
  expect(reader.x + reader.w).toBeLessThan(bed.x + bed.w)
})

test('a pet lies on the bed of the one who sleeps', () => {
  const { part } = drawn('a boy sleeps in bed with his dog')
  const [bed, dog] = [partBox(part('boy')), partBox(part('dog'))]
  expect(dog.y + dog.h).toBeLessThan(0)
  expect(dog.x + dog.w / 2).toBeGreaterThan(bed.x)
  expect(dog.x + dog.w / 2).toBeLessThan(bed.x + bed.w)
})

test('somebody who saves a cat from a tree climbs a ladder to it', () => {
  const { part } = drawn('a firefighter rescues a cat from a tree')
  const [cat, ladder] = [partBox(part('cat')), partBox(part('ladder'))]
  expect(cat.y + cat.h).toBeLessThan(0)
  expect(ladder.y).toBeLessThan(cat.y + cat.h)
})

test('riders sit on the sled that is pulled by a rope', () => {
  const { part } = drawn('a father pulls two children on a sled')
  const [rope, sled] = [partBox(part('rope')), partBox(part('sled'))]
  expect(rope.x).toBeLessThanOrEqual(sled.x + sled.w)
  expect(rope.x + rope.w).toBeGreaterThan(sled.x)
})
