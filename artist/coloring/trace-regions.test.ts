import { expect, test } from 'vitest'
import { paperFor } from '../page/paper.ts'
import type { Page } from '../page/to-svg.ts'
import { simplifyRing } from './simplify-ring.ts'
import { traceRegions } from './trace-regions.ts'

/** A page with rectangles of ink and of paper, in page units, in paint order. */
const pageOf = (
  boxes: readonly [fill: 'ink' | 'paper', x: number, y: number, w: number, h: number][],
): Page => ({
  paper: paperFor('portrait'),
  pen: 4,
  shapes: boxes.map(([fill, x, y, w, h]) => ({
    d: `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`,
    fill,
    stroke: 0,
    level: 0,
  })),
})

/** A square of 100 units with a line of 4 units around it, divided by a vertical line. */
const DIVIDED_SQUARE = pageOf([
  ['ink', 100, 100, 108, 108],
  ['paper', 104, 104, 100, 100],
  ['ink', 150, 100, 4, 108],
])

test('regions reach under the ink and meet in the middle of the line between them', () => {
  const [left, right] = traceRegions(DIVIDED_SQUARE).toSorted((a, b) => a.at.x - b.at.x)
  expect(boundsOf(left!.outline)).toEqual([102, 102, 152, 206])
  expect(boundsOf(right!.outline)).toEqual([152, 102, 206, 206])
})

test('a region has its size, and room around the point farthest from its outline', () => {
  const [large, small] = traceRegions(DIVIDED_SQUARE)
  expect([large!.mm2, small!.mm2]).toEqual([312.5, 287.5])
  expect(large!.at.x).toBeGreaterThan(170)
  expect(large!.room).toBeGreaterThan(22)
})

test('a region around another one has a hole, and the paper around the drawing is no region', () => {
  const ring = pageOf([
    ['ink', 100, 100, 100, 100],
    ['paper', 104, 104, 92, 92],
    ['ink', 130, 130, 40, 40],
    ['paper', 134, 134, 32, 32],
  ])
  const [outer, inner, ...others] = traceRegions(ring)
  expect(outer!.outline.match(/M/g)).toHaveLength(2)
  expect(inner!.outline.match(/M/g)).toHaveLength(1)
  expect(others).toEqual([])
})

test('a simplified ring keeps corners and leaves out points of a straight line', () => {
  expect(simplifyRing([0, 0, 5, 0.4, 10, 0, 10, 5, 10, 10, 5, 10, 0, 10, 0, 5], 1)).toEqual([
    0, 0, 10, 0, 10, 10, 0, 10,
  ])
})

/** Left, top, right and bottom of relative path data. */
function boundsOf(outline: string): number[] {
  const [x0, y0, ...deltas] = outline.match(/-?\d+/g)!.map(Number)
  let [x, y] = [x0!, y0!]
  const xs = [x]
  const ys = [y]
  for (let i = 0; i < deltas.length; i += 2) {
    xs.push((x += deltas[i]!))
    ys.push((y += deltas[i + 1]!))
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
