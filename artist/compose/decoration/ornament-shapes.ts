import type { Box, Shape } from '../../drawing.ts'
import { pathData, type Path } from '../../geometry/path.ts'
import { smooth } from '../../scenery/canvas/outlines.ts'

export const shapeOf = (path: Path, stroke = 0.8): Shape => ({
  d: pathData(path),
  fill: path.closed ? 'paper' : 'none',
  stroke,
  level: 0,
})

/** The y at share `t` of the width of a line that hangs between both upper corners. */
export const sagAt = (frame: Box, depth: number) => (t: number) =>
  frame.y + frame.h * (0.035 + depth * 4 * t * (1 - t))

export const smoothLine = (points: readonly (readonly [number, number])[]): Path => ({
  ...smooth(points.map(([x, y]) => [x, y] as const)),
  closed: false,
  points: smooth(points).points.slice(0, -3),
})
