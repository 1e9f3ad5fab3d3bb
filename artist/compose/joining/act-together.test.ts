import { expect, test } from 'vitest'
import type { Box } from '../../drawing.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { findDrawableFigures } from '../figures/drawable-figures.ts'
import { anchorOf, clusterBox, facesOf, partBox, type Cluster, type Part } from '../figures/cluster.ts'
import { planPicture, unitsOf } from '../picture.ts'
import { drawUnit } from './draw-unit.ts'

const artist = await createLocalArtist()

/** The cluster of the main figure of a wish, in centimetres, and its parts by noun. */
function drawn(prompt: string, facing: 'left' | 'right' = 'right') {
  const { wish } = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
  const finder = artist.figureFinder
  const { drawables } = findDrawableFigures(wish, finder)
  const [main] = unitsOf(drawables, planPicture(wish, finder).place)
  const cluster: Cluster = drawUnit(main!, { seed: 1, detail: 1, facing, finder })
  const part = (noun: string): Part => {
    const index = wish.figures.findIndex((figure) => figure.noun === noun)
    return cluster.parts.find(({ figureIndex, figure }) => figureIndex === index || figure.id === noun)!
  }
  return { cluster, part }
}

const middle = ({ x, w }: Box) => x + w / 2
const isNear = (at: { x: number; y: number }, { x, y, w, h }: Box, by: number) =>
  at.x > x - by && at.x < x + w + by && at.y > y - by && at.y < y + h + by

test.each(['left', 'right'] as const)(
  'who is chased runs ahead in the same direction, to the %s',
  (facing) => {
    const { part } = drawn('a dog chases a cat', facing)
    const [dog, cat] = [part('dog'), part('cat')]
    expect(dog.figure.facing).toBe(facing)
    expect(cat.figure.facing).toBe(facing)
    const ahead = (middle(partBox(cat)) - middle(partBox(dog))) * (facing === 'right' ? 1 : -1)
    expect(ahead).toBeGreaterThan(0)
  },
)

test('two who race run to a finish in lanes of one track, and dust shows who runs', () => {
  const { cluster, part } = drawn('a turtle and a rabbit race')
  const [flag, track] = [partBox(part('finish-flag')), partBox(part('track'))]
  for (const runner of [part('rabbit'), part('turtle')].map(partBox)) {
    expect(flag.x + flag.w).toBeGreaterThan(runner.x + runner.w)
    expect(runner.y + runner.h).toBeGreaterThan(track.y)
    expect(runner.y + runner.h).toBeLessThan(track.y + track.h)
  }
  expect(cluster.parts.some(({ figure }) => figure.id === 'dust')).toBe(true)
})

test.each(['left', 'right'] as const)(
  'one watcher looks up at what is in the sky ahead, to the %s',
  (facing) => {
    const { cluster, part } = drawn('a girl watches the fireworks', facing)
    const sight = partBox(part('firework'))
    const [face] = facesOf(cluster)
    expect(sight.y + sight.h / 2).toBeLessThan(face!.y)
    expect((middle(sight) - middle(face!)) * (facing === 'right' ? 1 : -1)).toBeGreaterThan(0)
    expect(part('girl').figure).toMatchObject({ pose: 'look-up', facing })
  },
)

test('several watchers are seen from behind, below what they watch', () => {
  const { cluster, part } = drawn('three children watch the fireworks')
  const sight = partBox(part('firework'))
  const watchers = cluster.parts.filter(({ figure }) => figure.id === 'child')
  expect(watchers.map(({ figure }) => figure.view)).toEqual(['back', 'back', 'back'])
  for (const watcher of watchers) expect(sight.y + sight.h / 2).toBeLessThan(partBox(watcher).y)
})

test('a fruit is in the hand that reaches into the tree', () => {
  const { part } = drawn('a girl picks an apple')
  const hand = anchorOf(part('girl'), 'contact')!
  expect(isNear(hand, partBox(part('apple')), 2)).toBe(true)
  expect(isNear(hand, partBox(part('apple-tree')), 2)).toBe(true)
})

test('a child on the shoulders shows the body above the head of the carrier', () => {
  const { cluster, part } = drawn('a father carries his child on his shoulders')
  const [father, child] = [part('father'), part('child')]
  const [head] = facesOf({ ...cluster, parts: [father] })
  expect(isNear(anchorOf(child, 'seat')!, head!, head!.h * 0.5)).toBe(true)
  expect(anchorOf(child, 'chest')!.y).toBeLessThan(partBox(father).y)
  expect(father.figure.pose).toBe('shoulders')
  expect(partBox(child).y).toBeLessThan(partBox(father).y)
})

test('a rescuer on the ladder has a hand at the animal in the tree', () => {
  const { part } = drawn('a firefighter rescues a kitten from a tree')
  const hands = (['handLeft', 'handRight'] as const).map((name) => anchorOf(part('firefighter'), name)!)
  expect(hands.some((hand) => isNear(hand, partBox(part('kitten')), 2))).toBe(true)
  expect(partBox(part('ladder')).y).toBeLessThan(partBox(part('kitten')).y + partBox(part('kitten')).h)
})

test('a ball flies between the one who throws and the one who catches', () => {
  const { part } = drawn('a boy throws a ball to his dog')
  const [boy, ball, dog] = ['boy', 'ball', 'dog'].map((noun) => partBox(part(noun)))
  expect(middle(ball!)).toBeGreaterThan(middle(boy!))
  expect(middle(dog!)).toBeGreaterThan(middle(ball!))
  expect(part('dog').figure.facing).toBe('left')
})

test('a dog buries its bone: half of it is in the mound at the paws', () => {
  const { cluster, part } = drawn('a dog buries a bone')
  const [bone, mound] = [partBox(part('bone')), partBox(part('earth'))]
  expect(bone.y + bone.h).toBeGreaterThan(-1)
  expect(middle(bone)).toBeGreaterThan(mound.x)
  expect(middle(bone)).toBeLessThan(mound.x + mound.w)
  const order = cluster.parts.map(({ figure }) => figure.id)
  expect(order.indexOf('earth')).toBeGreaterThan(order.indexOf('bone'))
})

test('the oar of a rower is painted over the side of the boat', () => {
  const { cluster, part } = drawn('two girls row a boat')
  const rower = cluster.parts.indexOf(part('girl'))
  const boat = cluster.parts.indexOf(part('boat'))
  expect(part('girl').figure.front.length).toBeGreaterThan(0)
  expect(rower + cluster.parts[rower]!.frontAfter).toBeGreaterThanOrEqual(boat)
})

test('a rower draws the boat at the right size', () => {
  const { figure } = drawn('a girl rows a boat').part('girl')
  expect(figure.pose).toBe('row-boat')
  expect(figure.has).toContain('boat')
})

test.each([
  ['a boy on a swing', 'swing', 'swing'],
  ['a boy blowing out candles on a cake', 'blow-candles', 'cake'],
  ['a boy sleeping in a bed', 'sleep', 'bed'],
  ['a boy riding a scooter', 'scooter', 'kick-scooter'],
])('%s: what the pose draws is there only once', (prompt, pose, thing) => {
  const { cluster, part } = drawn(prompt)
  expect(part('boy').figure.pose).toBe(pose)
  expect(part('boy').figure.has).toContain(thing)
  expect(cluster.parts.filter(({ figure }) => figure.id === thing)).toEqual([])
})

test('a comforted child cries, and the other has a hand on its shoulder', () => {
  const { part, cluster } = drawn('a mother comforts her son')
  expect(part('boy').figure.pose).toBe('cry')
  const hand = anchorOf(part('mother'), 'contact')!
  expect(isNear(hand, partBox(part('boy')), 1)).toBe(true)
  expect(clusterBox(cluster).h).toBeGreaterThan(0)
})

test.each([
  ['three children riding a bicycle', 'child', 'bicycle', 3],
  ['two boys on motorcycles', 'boy', 'motorcycle', 2],
  ['two knights riding horses', 'knight', 'horse', 2],
  ['three children on a camel', 'child', 'camel', 1],
] as const)('%s: nobody shares what carries one', (prompt, rider, mount, mounts) => {
  const { cluster } = drawn(prompt)
  const partsOf = (noun: string) => cluster.parts.filter(({ figure }) => figure.id === noun)
  expect(partsOf(mount)).toHaveLength(mounts)
  const seats = partsOf(mount).map(partBox)
  const riders = cluster.parts.filter(({ figure }) => figure.id === rider || figure.face).map(partBox)
  for (const seat of seats)
    expect(riders.some((box) => isNear({ x: middle(box), y: box.y + box.h }, seat, 0))).toBe(true)
})

test.each([
  ['a horse galloping', 'en'],
  ['Ein Pferd galoppiert', 'de'],
  ['een paard galoppeert', 'nl'],
] as const)('in "%s" the horse runs', (prompt, language) => {
  const { wish } = artist.createScene({ prompt, language, style: 'cartoon', seed: 1 })
  expect(wish.figures.map(({ noun, pose }) => [noun, pose])).toEqual([['horse', 'run']])
})

test('an animal that swims is in water, also if its home has none', () => {
  for (const [prompt, place] of [
    ['a monkey swimming', 'river'],
    ['a cow swimming', 'lake'],
  ] as const) {
    const { wish } = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
    expect(planPicture(wish, artist.figureFinder).place).toBe(place)
  }
})

test('an animal drinks from a puddle below its mouth, and on its own feet also if the wish names milk', () => {
  const puddle = drawn('an elephant drinking').part('puddle')
  const mouth = anchorOf(drawn('an elephant drinking').part('elephant'), 'mouth')!
  expect(isNear(mouth, partBox(puddle), partBox(puddle).h * 2)).toBe(true)
  expect(drawn('a cat drinking milk').part('cat').figure.pose).toBe('drink')
})

test('what a cow holds is in its mouth and off its eyes', () => {
  for (const facing of ['left', 'right'] as const) {
    const { part } = drawn('a cow holding a flower', facing)
    const mouth = anchorOf(part('cow'), 'mouth')!
    const flower = partBox(part('flower'))
    expect(isNear(mouth, flower, flower.w / 2)).toBe(true)
    expect(facing === 'left' ? flower.x < mouth.x : flower.x + flower.w > mouth.x).toBe(true)
  }
})
