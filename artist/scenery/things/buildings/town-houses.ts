// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import type { Vec } from '../../../geometry/vector.ts'
import type { Knot } from '../../../geometry/path.ts'
import { poly, polyline, stick, rect, oval, scallop, times } from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'
import { bricks, door, tiles, win } from './masonry.ts'

export const TOWN_HOUSES = {
  stepped(pen, rng, detail) {
    const pts: Knot[] = [
      [-28, 0],
      [-28, -66],
    ]
    times(4, (i) => pts.push([-28 + i * 7, -72 - i * 9], [-21 + i * 7, -72 - i * 9]))
    times(4, (i) => pts.push([0 + i * 7, -99 + i * 9], [7 + i * 7, -99 + i * 9]))
    pts.push([28, -66], [28, 0])
    pen.add(poly(pts))
    if (detail === 2) bricks(pen, -28, -60, 56, 60, 8, 14)
    win(pen, -7, -84, 14, 16, detail, 'arch')
    win(pen, -20, -56, 14, 18, detail)
    win(pen, 6, -56, 14, 18, detail)
    door(pen, -10, 16, 30, detail)
    win(pen, 6, -28, 16, 14, detail)
  },
  timber(pen, rng, detail) {
    pen.add(rect(-36, -40, 72, 40))
    pen.add(rect(-40, -70, 80, 30))
    if (detail) {
      ;[-14, 14].forEach((x) => pen.line(stick(x, -70, x, -40)))
      pen.line(polyline('-40,-40 -14,-70'))
      pen.line(polyline('40,-40 14,-70'))
    }
    const roof: Vec[] = [
      [-48, -68],
      [0, -108],
      [48, -68],
    ]
    pen.add(poly(roof))
    if (detail === 2) tiles(pen, roof, 9, 10)
    win(pen, -8, -64, 16, 18, detail)
    win(pen, -28, -32, 18, 18, detail)
    door(pen, 14, 18, 32, detail, { arch: true })
  },
  church(pen, rng, detail) {
    pen.add(rect(-10, -46, 52, 46))
    const roof: Vec[] = [
      [-10, -46],
      [0, -70],
      [36, -70],
      [48, -44],
    ]
    pen.add(poly(roof))
    if (detail === 2) tiles(pen, roof, 8, 9)
    pen.add(rect(-34, -80, 28, 80))
    pen.add(poly('-38,-78 -20,-122 -2,-78'))
    pen.add(oval(-20, -64, 7))
    door(pen, -20, 14, 26, detail, { arch: true })
    win(pen, 2, -34, 11, 22, detail, 'arch')
    win(pen, 22, -34, 11, 22, detail, 'arch')
  },
  shop(pen, rng, detail) {
    pen.add(rect(-40, -96, 80, 96))
    if (detail === 2) bricks(pen, -40, -96, 80, 40, 8, 16)
    ;[-30, -8, 14].forEach((x) => win(pen, x, -86, 16, 20, detail))
    pen.add(rect(-44, -102, 88, 8))
    door(pen, 24, 18, 38, detail)
    pen.add(rect(-34, -38, 40, 28))
    const count = detail ? 8 : 4
    times(count, (i) =>
      pen.add(
        scallop(
          [
            [-44 + (88 * i) / count, -58, 1],
            [-44 + (88 * (i + 1)) / count, -58, 1],
            [-44 + (88 * (i + 1)) / count, -46],
            [-44 + (88 * i) / count, -46, 1],
          ],
          0.45,
        ),
      ),
    )
  },
  block(pen, rng, detail) {
    const w = rng.range(24, 34),
      h = rng.range(82, 118),
      c = detail ? 3 : 2,
      rows = detail ? 6 : 2
    if (rng.chance(0.4))
      pen.add(
        poly([
          [-w * 0.5, -h],
          [0, -h - 16],
          [w * 0.5, -h],
        ]),
      )
    else if (detail) {
      pen.add(rect(-3, -h - 18, 4, 18), { keep: true })
      pen.add(rect(6, -h - 9, 12, 9))
    }
    pen.add(rect(-w, -h, 2 * w, h))
    times(rows, (j) =>
      times(c, (i) =>
        win(
          pen,
          -w + 5 + (i * (2 * w - 5)) / c,
          -h + 7 + (j * (h - 10)) / rows,
          (2 * w - 5) / c - 5,
          (h - 10) / rows - 7,
          detail === 2 ? 1 : 0,
        ),
      ),
    )
  },
} satisfies Record<string, Thing>
