// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import type { Vec } from '../../../geometry/vector.ts'
import type { Knot } from '../../../geometry/path.ts'
import { smooth, poly, polyline, stick, rect, times } from '../../canvas/outlines.ts'

import type { Rng } from '../../../geometry/rng.ts'
import type { Pen } from '../../canvas/pen.ts'
import { bricks, door, tiles, win } from './masonry.ts'

export const crenel = (x: number, y: number, w: number, h: number, count: number) => {
  const pts: Knot[] = [
    [x, y + h],
    [x, y],
  ]
  times(2 * count - 1, (i) => {
    const u = x + (w * (i + 1)) / (2 * count - 1)
    const top = y,
      low = y + h * 0.45
    pts.push([u, i % 2 ? low : top], [u, i === 2 * count - 2 ? top : i % 2 ? top : low])
  })
  pts.push([x + w, y + h])
  return poly(pts)
}
export function castle(pen: Pen, rng: Rng, detail: number) {
  const flag = (x: number, y: number) => {
    pen.line(stick(x, y - 16, x, y + 2), 1)
    pen.add(
      poly([
        [x + 1, y - 16],
        [x + 17, y - 11],
        [x + 1, y - 6],
      ]),
    )
  }
  const tower = (x: number, w: number, h: number, kind: string) => {
    pen.add(rect(x - w / 2, -h, w, h))
    if (detail === 2)
      times(6, (i) => {
        const bx = x - w / 2 + rng.range(2, w - 12),
          by = -12 - (i * h) / 6.6
        pen.line(
          polyline([
            [bx, by],
            [bx + 9, by],
            [bx + 9, by + 5],
          ]),
          0.5,
        )
      })
    if (kind === 'cone') {
      flag(x, -h - w * 1.15)
      const tower: Vec[] = [
        [x - w * 0.7, -h + 2],
        [x, -h - w * 1.2],
        [x + w * 0.7, -h + 2],
      ]
      pen.add(poly(tower))
      if (detail === 2) tiles(pen, tower, 7, 7)
    } else if (kind === 'onion') {
      flag(x, -h - w * 0.95)
      pen.add(
        smooth([
          [x - w * 0.5, -h, 1],
          [x - w * 0.66, -h - w * 0.34],
          [x, -h - w * 1.05, 1],
          [x + w * 0.66, -h - w * 0.34],
          [x + w * 0.5, -h, 1],
        ]),
      )
    } else pen.add(crenel(x - w * 0.62, -h - 12, w * 1.24, 16, 3))
    win(pen, x - w * 0.15, -h * 0.72, w * 0.3, w * 0.55, 0, 'arch')
  }
  const k = rng.pick(['cone', 'onion', 'mix']),
    kindOf = (i: number) => (k === 'mix' ? (i % 2 ? 'flat' : 'cone') : i === 3 ? 'cone' : k)
  if (detail) tower(rng.range(-8, 8), 26, 112, kindOf(3))
  tower(-34, 20, 84, kindOf(2))
  tower(34, 20, 84, kindOf(2))
  pen.add(rect(-44, -52, 88, 52))
  pen.add(crenel(-46, -62, 92, 14, detail ? 7 : 5))
  if (detail === 2) bricks(pen, -44, -48, 88, 48, 8, 16)
  tower(-56, 26, 70, kindOf(0))
  tower(56, 26, 70, kindOf(0))
  door(pen, 0, 32, 40, detail, { arch: true })
  pen.line(polyline('0,-40 0,0'))
  if (detail) {
    win(pen, -34, -40, 10, 16, 0, 'arch')
    win(pen, 24, -40, 10, 16, 0, 'arch')
  }
}
