import { expect, test } from 'vitest'
import type { Figure } from '../../drawing.ts'
import { clusterBox, facesOf, partBox, singleFigureCluster, type Cluster } from '../figures/cluster.ts'
import { overlapArea } from '../figures/transform.ts'
import { arrangeInRows, rowLengths } from './arrange-in-rows.ts'

/** A body of the given width, one metre tall, with a head at its top. */
function copies(count: number, width: number): Cluster[] {
  const figure: Figure = {
    id: 'child',
    shapes: [{ d: `M0 0L${width} 0L${width} 40L${width} 70L${width} 100L0 100L0 70L0 40L0 20Z`, fill: 'ink', stroke: 3, level: 0 }],
    front: [],
    box: { x: 0, y: 0, w: width, h: 100 },
    ground: 100,
    face: { x: width / 2 - 15, y: 0, w: 30, h: 30 },
    facing: 'right',
    anchors: {},
  } // prettier-ignore
  return Array.from({ length: count }, () => singleFigureCluster(figure, 1))
}

test('figures of a group overlap, but never a head', () => {
  for (const count of [2, 3, 4, 5, 7])
    for (const width of [45, 90]) {
      const group = arrangeInRows(copies(count, width))
      expect(clusterBox(group).w).toBeLessThan(count * width)
      const faces = facesOf(group)
      for (const [i, face] of faces.entries())
        for (const other of faces.slice(i + 1)) expect(overlapArea(face, other)).toBe(0)
    }
})

test('a group of four fills a portrait page better than a row', () => {
  const { w, h } = clusterBox(arrangeInRows(copies(4, 60)))
  expect(h).toBeGreaterThan(120)
  expect(w).toBeLessThan(200)
})

test('the front row is lower, larger and not shorter than the one behind it', () => {
  expect(rowLengths(3, false)).toEqual([[3], [1, 2]])
  expect(rowLengths(5, false)).toEqual([[5], [2, 3]])
  const { parts } = arrangeInRows(copies(5, 60))
  expect(parts[0]!.move.scale).toBeLessThan(parts.at(-1)!.move.scale)
})

test('little more than half of the box of each of a few figures is covered', () => {
  for (const count of [2, 3, 4, 5, 6])
    for (const width of [60, 140, 220]) {
      const group = arrangeInRows(copies(count, width))
      const boxes = group.parts.map((part) => partBox(part))
      for (const [i, box] of boxes.entries()) {
        const hidden = boxes.slice(i + 1).reduce((sum, other) => sum + overlapArea(box, other), 0)
        expect(hidden / (box.w * box.h), `${count} of width ${width}`).toBeLessThan(0.55)
      }
    }
})

test('figures in the air do not overlap', () => {
  const boxes = arrangeInRows(copies(4, 120).map((copy) => ({ ...copy, zone: 'air' as const }))).parts.map(
    (part) => partBox(part),
  )
  for (const [i, box] of boxes.entries())
    for (const other of boxes.slice(i + 1)) expect(overlapArea(box, other)).toBe(0)
})

test('the row behind stands on the ground, not on the heads in front', () => {
  for (const width of [45, 60, 90]) {
    const { parts } = arrangeInRows(copies(5, width))
    const feet = parts.map((part) => partBox(part)).map(({ y, h }) => y + h)
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(60)
  }
})
