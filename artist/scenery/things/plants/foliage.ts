import { smooth, openCurve, bow, leaf, polar, times } from '../../canvas/outlines.ts'
import type { Rng } from '../../../geometry/rng.ts'
import type { Pen } from '../../canvas/pen.ts'

export const bumps = (pen: Pen, rng: Rng, cx: number, cy: number, rx: number, ry: number, n: number) =>
  times(n, (i) => {
    const [x, y] = polar(rng.range(0, 50) + (360 * i) / n, rx * 0.55, cx, cy, ry * 0.55)
    pen.line(
      openCurve([
        [x - 6, y],
        [x - 2, y + 4],
        [x + 4, y + 2.5],
        [x + 7, y - 2],
      ]),
      0.7,
    )
  })
export const leaves = (pen: Pen, rng: Rng, cx: number, cy: number, rx: number, ry: number) => {
  for (let y = -ry * 0.66; y < ry * 0.75; y += 11)
    for (let x = -rx + 9 + ((y | 0) % 2 ? 6 : 0); x < rx - 6; x += 13)
      if ((x / (rx - 9)) ** 2 + (y / (ry - 7)) ** 2 < 0.8)
        pen.add(leaf(cx + x, cy + y, 8.5, 3.2, rng.range(40, 140)), { width: 0.7 })
}
export const fillCrown = (pen: Pen, rng: Rng, d: number, ...crown: [number, number, number, number]) => {
  if (d === 2) leaves(pen, rng, ...crown)
  else if (d === 1) bumps(pen, rng, ...crown, 4)
}
export const trunk = (pen: Pen, w: number, h: number, d: number) => {
  pen.add(
    smooth([
      [-w * 1.5, 0, 1],
      [-w * 0.8, -h * 0.25],
      [-w * 0.7, -h, 1],
      [w * 0.7, -h, 1],
      [w * 0.8, -h * 0.25],
      [w * 1.5, 0, 1],
    ]),
  )
  if (d === 2) pen.line(bow(-w * 0.2, -4, 0, -h * 0.3, -w * 0.2, -h * 0.5), 0.6)
}
