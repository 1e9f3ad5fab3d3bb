// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import type { Vec } from '../../../geometry/vector.ts'
import { smooth, poly, polyline, stick, bow, rect, oval, polar, times } from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'
import { bricks, door, smoke, tiles, win } from './masonry.ts'

export const COUNTRY_HOUSES = {
  cottage(pen, rng, detail) {
    pen.add(rect(24, -92, 10, 24))
    if (detail) smoke(pen, 29, -100)
    pen.add(rect(-42, -52, 84, 52))
    if (detail === 2) bricks(pen, -42, -52, 84, 52)
    const roof: Vec[] = [
      [-52, -50],
      [-34, -86],
      [34, -86],
      [52, -50],
    ]
    pen.add(poly(roof))
    if (detail) tiles(pen, roof, detail === 2 ? 9 : 18, detail === 2 ? 9 : 18)
    win(pen, -34, -40, 20, 20, detail)
    win(pen, 14, -40, 20, 20, detail)
    door(pen, 0, 18, 36, detail)
  },
  gable(pen, rng, detail) {
    pen.add(rect(16, -92, 10, 34))
    pen.add(rect(-34, -56, 68, 56))
    const roof: Vec[] = [
      [-44, -54],
      [0, -100],
      [44, -54],
    ]
    pen.add(poly(roof))
    if (detail === 2) tiles(pen, roof, 9, 10)
    else pen.add(oval(0, -70, 9))
    door(pen, -14, 20, 38, detail, { arch: true })
    win(pen, 6, -42, 20, 22, detail)
  },
  barn(pen, rng, detail) {
    const b: Vec[] = [
      [-50, 0],
      [-50, -52],
      [-36, -82],
      [0, -100],
      [36, -82],
      [50, -52],
      [50, 0],
    ]
    pen.add(poly(b))
    if (detail)
      times(detail === 2 ? 11 : 5, (i) => {
        const count = detail === 2 ? 12 : 6,
          x = -50 + (100 * (i + 1)) / count
        const y = Math.abs(x) < 36 ? -100 + Math.abs(x) * 0.5 : -82 + (Math.abs(x) - 36) * 2.14
        pen.line(stick(x, y, x, 0), 0.6)
      })
    pen.add(poly('-55,-50 -39,-86 0,-106 39,-86 55,-50 50,-48 35,-79 0,-96 -35,-79 -50,-48'))
    pen.add(rect(-22, -42, 44, 42))
    pen.line(polyline('-22,-42 22,0'))
    pen.line(polyline('22,-42 -22,0'))
    pen.line(polyline('0,-42 0,0'))
    win(pen, -10, -76, 20, 20, detail)
  },
  silo(pen, rng, detail) {
    pen.add(rect(-16, -80, 32, 80))
    pen.add(smooth('-18,-78! -13,-98 0,-106 13,-98 18,-78!'))
    if (detail)
      times(detail === 2 ? 6 : 3, (i) =>
        pen.line(
          bow(
            -16,
            -68 + i * (detail === 2 ? 12 : 24),
            0,
            -65 + i * (detail === 2 ? 12 : 24),
            16,
            -68 + i * (detail === 2 ? 12 : 24),
          ),
          0.6,
        ),
      )
  },
  windmill(pen, rng, detail) {
    pen.add(poly('-26,0 -15,-70 15,-70 26,0'))
    if (detail === 2)
      times(5, (i) => {
        const y = -12 - i * 11,
          x = 26 + (y / 70) * 11
        pen.line(stick(-x, y, x, y), 0.5)
      })
    pen.add(smooth('-17,-68! -12,-86 0,-92 12,-86 17,-68!'))
    door(pen, 0, 15, 26, detail, { arch: true })
    const firstAngle = rng.range(15, 70)
    times(4, (i) => {
      const angle = firstAngle + i * 90,
        end = polar(angle, 62, 0, -74),
        start = polar(angle, 12, 0, -74),
        edge = polar(angle + 90, 14)
      const sail: Vec[] = [
        start,
        end,
        [end[0] + edge[0], end[1] + edge[1]],
        [start[0] + edge[0], start[1] + edge[1]],
      ]
      pen.add(poly(sail))
      if (detail)
        times(detail === 2 ? 4 : 2, (k) => {
          const t = (k + 1) / (detail === 2 ? 5 : 3),
            u: Vec = [start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t]
          pen.line(polyline([u, [u[0] + edge[0], u[1] + edge[1]]]), 0.6)
        })
    })
    pen.add(oval(0, -74, 5))
  },
} satisfies Record<string, Thing>
