import type { Shape } from '../drawing.ts'
import type { Paper } from './paper.ts'

/** The white margin and the frame line. Drawn last, so that shapes that leave the picture need no clip path. */
export function frameShapes({ width, height, frame }: Paper, line = true): Shape[] {
  const { x, y, w, h } = frame
  const out = 200
  const margin =
    `M${-out} ${-out}L${width + out} ${-out}L${width + out} ${height + out}L${-out} ${height + out}Z` +
    `M${x} ${y}L${x} ${y + h}L${x + w} ${y + h}L${x + w} ${y}Z`
  const border = `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`
  return [
    { d: margin, fill: 'paper', stroke: 0, level: 0, of: 'background' },
    { d: border, fill: 'none', stroke: line ? 1.3 : 0.7, level: 0 },
  ]
}
