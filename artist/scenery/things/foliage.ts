import { smooth, wire, bow, leaf, polar, times } from '../outlines.ts'
import type { Dice } from '../dice.ts'
import type { Pen } from '../pen.ts'

export const bumps = (pen: Pen, dice: Dice, cx: number, cy: number, rx: number, ry: number, n: number) =>
  times(n, (i) => {
    const [x, y] = polar(dice.range(0, 50) + (360 * i) / n, rx * 0.55, cx, cy, ry * 0.55)
    pen.line(
      wire([
        [x - 6, y],
        [x - 2, y + 4],
        [x + 4, y + 2.5],
        [x + 7, y - 2],
      ]),
      0.7,
    )
  })
export const leaves = (pen: Pen, dice: Dice, cx: number, cy: number, rx: number, ry: number) => {
  for (let y = -ry * 0.66; y < ry * 0.75; y += 11)
    for (let x = -rx + 9 + ((y | 0) % 2 ? 6 : 0); x < rx - 6; x += 13)
      if ((x / (rx - 9)) ** 2 + (y / (ry - 7)) ** 2 < 0.8)
        pen.add(leaf(cx + x, cy + y, 8.5, 3.2, dice.range(40, 140)), { width: 0.7 })
}
export const fillCrown = (pen: Pen, dice: Dice, d: number, ...crown: [number, number, number, number]) => {
  if (d === 2) leaves(pen, dice, ...crown)
  else if (d === 1) bumps(pen, dice, ...crown, 4)
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
