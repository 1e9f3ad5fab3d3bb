import { expect, test } from 'vitest'
import type { Figure } from '../../drawing.ts'
import { anchorOf, type Cluster, partBox } from '../figures/cluster.ts'
import { joinTug } from './tug.ts'

function cluster(id: string, w: number, h: number, anchors: Figure['anchors'] = {}): Cluster {
  const box = { x: 0, y: 0, w, h }
  const figure: Figure = { id, shapes: [], front: [], box, ground: h, facing: 'right', anchors }
  return { parts: [{ figure, move: { scale: 1, x: 0, y: -h }, frontAfter: 0 }], zone: 'ground' }
}
const left = cluster('dog', 120, 100, { mouth: { x: 110, y: 30 } })
const right = cluster('dog', 120, 100, { mouth: { x: 10, y: 30 } })

test('the bone reaches into both mouths, and the dogs do not overlap', () => {
  const [first, second, bone] = joinTug([left], [right], cluster('bone', 60, 20)).parts
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
