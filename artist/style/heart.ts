import type { Path } from '../geometry/path.ts'
import { smooth } from '../scenery/canvas/outlines.ts'

export const heart = (x: number, y: number, r: number): Path =>
  smooth([
    [x, y + r * 0.9, 1],
    [x - r * 0.9, y - r * 0.1],
    [x - r * 0.5, y - r * 0.85],
    [x, y - r * 0.4, 1],
    [x + r * 0.5, y - r * 0.85],
    [x + r * 0.9, y - r * 0.1],
  ])
