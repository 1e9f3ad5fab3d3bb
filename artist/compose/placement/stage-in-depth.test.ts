import { expect, test } from 'vitest'
import type { Figure } from '../../drawing.ts'
import { singleFigureCluster, type Cluster } from '../figures/cluster.ts'
import { stageInDepth } from './stage-in-depth.ts'

/** A body that is one metre tall, with a head at the upper right. */
function body(width: number): Cluster {
  const figure: Figure = {
    id: 'fox',
    shapes: [],
    front: [],
    box: { x: 0, y: 0, w: width, h: 100 },
    ground: 100,
    face: { x: width - 40, y: 10, w: 36, h: 36 },
    facing: 'right',
    anchors: {},
  }
  return singleFigureCluster(figure, 1)
}
const room = { w: 700, h: 800, depth: 260 }
const stage = (widths: readonly number[]) =>
  stageInDepth(
    widths.map(body),
    widths.map((_, i) => i),
    widths.map(() => 200),
    room,
  )!

test('slender figures stand side by side on one line', () => {
  for (const { raised } of stage([45, 45]).standing) expect(raised).toBe(0)
})

test('long figures stand in depth, larger than side by side, and fill the width', () => {
  const { standing, w } = stage([220, 220])
  expect(standing.filter(({ raised }) => raised > 0)).toHaveLength(1)
  expect(Math.max(...standing.map(({ height }) => height))).toBeGreaterThan(room.w / 4.4)
  expect(w).toBeLessThan(room.w + 1)
})

test('who is farther away stands on the ground, and sizes keep their proportions', () => {
  for (const widths of [
    [220, 220],
    [220, 60, 200],
    [150, 150, 150, 150],
  ]) {
    const { standing } = stage(widths)
    const tall = standing.map(({ height }) => height)
    for (const { raised } of standing) expect(raised).toBeLessThanOrEqual(room.depth + 1)
    expect(Math.min(...tall) / Math.max(...tall)).toBeGreaterThan(0.9)
  }
})

test('nobody stands before the hands or before a tool that reaches out', () => {
  const person = body(100)
  const [part] = person.parts
  const figure: Figure = { ...part!.figure, face: { x: 20, y: 10, w: 36, h: 36 }, anchors: { handRight: { x: 60, y: 60 } } } // prettier-ignore
  const sweeper = { ...person, parts: [{ ...part!, figure }] }
  const { standing } = stageInDepth([sweeper, body(180)], [0, 1], [200, 200], room)!
  const [first, second] = standing
  const [own, other] = [first!.height, 1.8 * second!.height]
  expect(second!.x - first!.x).toBeGreaterThan(((own + other) / 2) * 0.95)
})
