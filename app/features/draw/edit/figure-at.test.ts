import { expect, test } from 'vitest'
import { figureAt } from './figure-at.ts'

const cat = { name: 'cat', box: { x: 0.3, y: 0.4, w: 0.5, h: 0.5 } }
const dog = { name: 'dog', box: { x: 0.1, y: 0.2, w: 0.5, h: 0.45 } }
const mouse = { name: 'mouse', box: { x: 0.5, y: 0.5, w: 0.1, h: 0.1 } }
const nameAt = (x: number, y: number) => figureAt([cat, dog, mouse], x, y)?.name

test('where figures overlap, a tap means the one whose middle is nearest in proportion to its size', () => {
  // Inside all three boxes, or inside those of cat and dog.
  expect(nameAt(0.55, 0.55)).toBe('mouse')
  expect(nameAt(0.55, 0.62)).toBe('cat')
  expect(nameAt(0.38, 0.45)).toBe('dog')
  expect(nameAt(0.75, 0.85)).toBe('cat')
  expect(nameAt(0.9, 0.1)).toBeUndefined()
})
