import { expect, test } from 'vitest'
import { animalMakers } from './animal-makers.ts'

const draw = (id: string, pose: string) =>
  animalMakers.find((maker) => maker.id === id)!.draw({ seed: 1, detail: 1, pose })

test('a hare has black tips on its ears, which a rabbit does not have', () => {
  const inked = (id: string) => draw(id, 'sit-front').shapes.filter(({ fill }) => fill === 'ink').length
  expect(inked('hare')).toBe(inked('rabbit') + 2)
})

test('a parrot by itself sits on a stump, so its tail hangs free', () => {
  const parrot = animalMakers.find(({ id }) => id === 'parrot')!
  expect(parrot.alone).toContain('perched')
  expect(draw('parrot', 'perched').box.h).toBeGreaterThan(draw('parrot', 'stand').box.h * 1.1)
})

test('a chick faces the viewer, and is seen from the side while it walks', () => {
  expect(draw('chick', 'stand').facing).toBe('front')
  expect(draw('chick', 'walk').facing).toBe('right')
})

test('penguins, seals, whales, turtles and fish have more to color on pages with more detail', () => {
  for (const [id, pose] of [['penguin', 'stand'], ['seal', 'sit'], ['whale', 'swim'], ['turtle', 'stand'], ['fish', 'swim']] as const) {
    const lines = ([1, 3] as const).map((detail) => animalMakers.find((maker) => maker.id === id)!.draw({ seed: 1, detail, pose }).shapes.length)
    expect(lines[1], id).toBeGreaterThan(lines[0]! + 3)
  }
}) // prettier-ignore

test('the tail of a seated animal lies on the ground instead of hanging below it', () => {
  for (const id of ['camel', 'zebra', 'donkey', 'elephant', 'cow', 'giraffe']) {
    const { box, anchors } = draw(id, 'sit')
    expect((box.y + box.h - anchors['feet']!.y) / box.h, id).toBeLessThan(0.1)
  }
})

test('a lion has locks in its mane on pages with more detail', () => {
  const lion = animalMakers.find(({ id }) => id === 'lion')!
  const lines = ([1, 3] as const).map(
    (detail) => lion.draw({ seed: 1, detail, pose: 'sit-front' }).shapes.length,
  )
  expect(lines[1]).toBeGreaterThan(lines[0]! + 10)
})

test('a tiger has stripes on its face on the easiest pages, which tell it from a puma', () => {
  const inked = (id: string) =>
    animalMakers
      .find((maker) => maker.id === id)!
      .draw({ seed: 1, detail: 0, pose: 'sit-front' })
      .shapes.filter(({ fill }) => fill === 'ink').length
  expect(inked('tiger')).toBeGreaterThan(inked('puma') + 6)
})
