import { expect, test } from 'vitest'
import { heapMakers } from './heaps.ts'

test('a heap of sand is told from one of snow, earth, hay or gold', () => {
  const drawings = heapMakers.map((maker) => JSON.stringify(maker.draw({ seed: 1, detail: 0 }).shapes))
  expect(new Set(drawings).size).toBe(5)
})
