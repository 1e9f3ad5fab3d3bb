import { expect, test } from 'vitest'
import { partBox } from '../figures/cluster.ts'
import { boxCluster } from './box-cluster.ts'
import { withFlames } from './burning.ts'

test('flames come out of the roof and the windows of a burning house, and smoke rises above them', () => {
  const drawn = boxCluster('house', 200, 150)
  const indexed = { ...drawn, parts: drawn.parts.map((part) => ({ ...part, figureIndex: 0 })) }
  const [house, smoke, roof, windows] = withFlames(indexed, 0).parts.map(partBox)
  expect(roof!.y).toBeLessThan(house!.y)
  expect(windows!.y).toBeGreaterThan(house!.y)
  expect(smoke!.y).toBeLessThan(roof!.y)
})
