import { expect, test } from 'vitest'
import { anchorOf, partBox } from '../figures/cluster.ts'
import { boxCluster } from './box-cluster.ts'
import { joinTug } from './tug.ts'

const left = boxCluster('dog', 120, 100, { anchors: { mouth: { x: 110, y: 30 } } })
const right = boxCluster('dog', 120, 100, { anchors: { mouth: { x: 10, y: 30 } } })

test('the bone reaches into both mouths, and the dogs do not overlap', () => {
  const [first, second, bone] = joinTug([left], [right], boxCluster('bone', 60, 20)).parts
  const box = partBox(bone!)
  for (const dog of [first!, second!]) {
    const mouth = anchorOf(dog, 'mouth')!
    expect(mouth.x).toBeGreaterThan(box.x)
    expect(mouth.x).toBeLessThan(box.x + box.w)
    expect(mouth.y).toBeCloseTo(box.y + box.h / 2)
  }
  const [a, b] = [partBox(first!), partBox(second!)].toSorted((one, other) => one.x - other.x)
  expect(a!.x + a!.w).toBeLessThanOrEqual(b!.x + 1)
})

test('without a thing a rope runs through all mouths', () => {
  const parts = joinTug([left, left], [right, right]).parts
  const rope = partBox(parts.find(({ figure }) => figure.id === 'rope')!)
  const mouths = parts.flatMap((part) => anchorOf(part, 'mouth') ?? [])
  expect(mouths).toHaveLength(4)
  for (const { x } of mouths) {
    expect(x).toBeGreaterThan(rope.x)
    expect(x).toBeLessThan(rope.x + rope.w)
  }
})
