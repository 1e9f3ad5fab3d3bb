import { expect, test } from 'vitest'
import { animalMakers } from '../animal-makers.ts'

const linesOf = (id: string, detail: 1 | 3, pose = 'sit-front') =>
  animalMakers.find((maker) => maker.id === id)!.draw({ seed: 1, detail, pose }).shapes.length

test('animals that face the viewer have locks of fur on pages with more detail', () => {
  for (const id of ['bear', 'polar-bear', 'rabbit', 'wolf', 'hamster'])
    expect(linesOf(id, 3), id).toBeGreaterThan(linesOf(id, 1) + 5)
})

test('frogs have no fur', () => {
  expect(linesOf('frog', 3, 'sit')).toBeLessThanOrEqual(linesOf('frog', 1, 'sit') + 2)
})

test('a raised paw shows its pads', () => {
  expect(linesOf('raccoon', 1, 'wave')).toBeGreaterThan(linesOf('raccoon', 1))
})
