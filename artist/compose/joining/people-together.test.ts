import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { anchorOf, clusterBox, partBox, type Cluster, type Part } from '../figures/cluster.ts'
import { findDrawableFigures } from '../figures/drawable-figures.ts'
import { planPicture, unitsOf } from '../picture.ts'
import { drawUnit } from './draw-unit.ts'

const artist = await createLocalArtist()

/** The cluster of the main figure of a wish, and its parts of one noun. */
function drawn(prompt: string): { cluster: Cluster; parts: (noun: string) => Part[] } {
  const { wish } = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
  const finder = artist.figureFinder
  const { drawables } = findDrawableFigures(wish, finder)
  const [main] = unitsOf(drawables, planPicture(wish, finder).place)
  const cluster = drawUnit(main!, { seed: 1, detail: 1, facing: 'right', finder })
  const parts = (noun: string) => {
    const index = wish.figures.findIndex((figure) => figure.noun === noun)
    return cluster.parts.filter(({ figureIndex }) => figureIndex === index)
  }
  return { cluster, parts }
}

const posesOf = (parts: readonly Part[]) => parts.map(({ figure }) => figure.pose)
const groundOf = (part: Part) => partBox(part).y + partBox(part).h

test('one of several rescuers climbs the ladder, the others stand on the ground', () => {
  const [climber, ...others] = drawn('three firefighters rescue a cat from a tree').parts('firefighter')
  expect(climber!.figure.pose).toBe('climb')
  expect(posesOf(others)).toEqual(['catch', 'look-up'])
  for (const other of others) expect(groundOf(other)).toBeGreaterThan(groundOf(climber!) - 1)
})

test('several dancers hold hands', () => {
  const dancers = drawn('three children dance').parts('child')
  expect(posesOf(dancers)).toEqual(['ring-dance', 'ring-dance', 'ring-dance'])
  for (const [i, left] of dancers.slice(0, -1).entries())
    expect(anchorOf(left, 'handRight')!.x).toBeCloseTo(anchorOf(dancers[i + 1]!, 'handLeft')!.x, -1)
})

test('a grown-up and a child who hold hands stand side by side, hand in hand', () => {
  for (const prompt of [
    'grandfather holds hands with his granddaughter',
    'a father holds the hand of a girl',
  ]) {
    const { cluster } = drawn(prompt)
    const [small, tall] = cluster.parts.toSorted((a, b) => partBox(a).h - partBox(b).h)
    expect(posesOf(cluster.parts), prompt).toEqual(['hold-hands', 'hold-hands'])
    const held = ['handLeft', 'handRight'] as const
    const gaps = held.map((hand) => Math.abs(anchorOf(tall!, hand)!.x - anchorOf(small!, 'contact')!.x))
    expect(Math.min(...gaps), prompt).toBeLessThan(4)
  }
})

test('the musicians of a band play an instrument each', () => {
  const players = posesOf(drawn('four musicians play music').parts('musician'))
  expect(players).toEqual(['violin', 'trumpet', 'guitar', 'flute'])
})

test('one child counts at the tree, the others are hidden', () => {
  const players = drawn('three children play hide and seek').parts('child')
  expect(posesOf(players).toSorted()).toEqual(['count-at-tree', 'hide-in-bush', 'hide-in-bush'])
})

test('the larger of two on a seesaw is at the low end', () => {
  const { parts } = drawn('an elephant and a mouse on a seesaw')
  const [elephant, mouse] = [parts('elephant')[0]!, parts('mouse')[0]!]
  expect(groundOf(elephant)).toBeGreaterThan(groundOf(mouse))
  expect(partBox(elephant).h).toBeGreaterThan(partBox(mouse).h)
})

test('a guide dog is on the leash of the one whom it leads', () => {
  const { cluster } = drawn('a guide dog leads a man')
  expect(cluster.parts.map(({ figure }) => figure.id)).toContain('rope')
})

test('one umbrella covers two friends', () => {
  const { parts } = drawn('two friends share an umbrella')
  const [umbrella] = parts('umbrella')
  for (const friend of parts('friend')) {
    const { x, w, y } = partBox(friend)
    const { x: left, w: width, y: top } = partBox(umbrella!)
    expect(x + w / 2).toBeGreaterThan(left)
    expect(x + w / 2).toBeLessThan(left + width)
    expect(top).toBeLessThan(y)
  }
})

test.each([
  ['a girl reading a book', 'read-on-ground'],
  ['a girl in a wheelchair playing basketball', 'shoot-basket'],
  ['a girl balancing', 'balance-beam'],
  ['a boy climbing a rope', 'climb-rope'],
  ['a boy photographs a butterfly', 'photograph'],
])('%s: %s', (prompt, pose) => {
  const { cluster } = drawn(prompt)
  expect(posesOf(cluster.parts)).toContain(pose)
  expect(clusterBox(cluster).h).toBeGreaterThan(0)
})

test('a child builds a sand castle on the knees, with a hand on it', () => {
  const { parts } = drawn('a boy builds a sandcastle')
  const [boy, castle] = [parts('boy')[0]!, parts('sand-castle')[0]!]
  const [hand, box] = [anchorOf(boy, 'contact')!, partBox(castle)]
  expect(hand.x).toBeGreaterThan(box.x - 1)
  expect(hand.y).toBeGreaterThan(box.y)
  expect(partBox(boy).h).toBeLessThan(120)
})
