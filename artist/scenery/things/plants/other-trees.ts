// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import type { Vec } from '../../../geometry/vector.ts'
import type { Knot } from '../../../geometry/path.ts'
import {
  smooth,
  poly,
  openCurve,
  stick,
  bow,
  rect,
  oval,
  bone,
  scallop,
  ring,
  leaf,
  polar,
  times,
} from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'
import { leaves } from './foliage.ts'

export const OTHER_TREES = {
  fir(pen, rng, d) {
    pen.add(rect(-5, -16, 10, 16))
    times(d ? 4 : 3, (i) => {
      const n = d ? 4 : 3,
        w = 34 - (i * 26) / n,
        y = -12 - (i * 62) / n,
        h = 34
      const pts: Knot[] = [
        [0, y - h, 1],
        [w, y, 1],
      ]
      const k = d ? 4 : 2
      for (let j = 1; j <= k; j++) {
        pts.push([w - (2 * w * (j - 0.5)) / k, y + 5])
        pts.push([w - (2 * w * j) / k, y, 1])
      }
      pen.add(smooth(pts))
      if (d === 2) times(3, (j) => pen.line(stick((j - 1) * w * 0.4, y - 4, (j - 1) * w * 0.3, y - 11), 0.6))
    })
  },
  snowfir(pen) {
    pen.add(rect(-5, -14, 10, 14))
    times(3, (i) => {
      const w = 36 - i * 9,
        y = -12 - i * 24
      pen.add(
        poly([
          [0, y - 38],
          [w, y],
          [-w, y],
        ]),
      )
      pen.add(
        smooth([
          [0, y - 38, 1],
          [w * 0.62, y - 14, 1],
          [w * 0.4, y - 9],
          [w * 0.22, y - 15],
          [0, y - 8],
          [-w * 0.22, y - 15],
          [-w * 0.4, y - 9],
          [-w * 0.62, y - 14, 1],
        ]),
      )
    })
  },
  palm(pen, rng, d) {
    const b = rng.range(-12, 12),
      top: Vec = [b, -72]
    pen.add(
      smooth([
        [-7, 0, 1],
        [-5 + b * 0.1, -36],
        [b - 3.5, -72, 1],
        [b + 3.5, -72, 1],
        [5 + b * 0.3, -36],
        [8, 0, 1],
      ]),
    )
    if (d && pen.big(220))
      times(d === 2 ? 8 : 5, (i) => {
        const t = (i + 0.6) / (d === 2 ? 8.5 : 5.5),
          x = b * t * t
        pen.line(bow(x - 6.4 + 2.6 * t, -72 * t, x, -72 * t + 2.5, x + 7 - 3 * t, -72 * t), 0.7)
      })
    ;[200, 340, 160, 20, 240, 300, 130, 50].slice(0, d && pen.big(220) ? 8 : 6).forEach((a, i) => {
      const L = i < 4 ? 40 : 33,
        e = polar(a, L, ...top),
        m = polar(a, L * 0.55, ...top),
        drop = a > 180 ? 8 : 4
      if (Math.abs(Math.sin((a * Math.PI) / 180)) > 0.7) return pen.add(leaf(...top, L, d ? 6.5 : 9, a))
      pen.add(
        smooth([
          [...top, 1],
          [m[0], m[1] - 14],
          [e[0], e[1] + drop, 1],
          [m[0], m[1] + 2],
        ]),
      )
      if (d && pen.big(330)) pen.line(openCurve([top, [m[0], m[1] - 7], [e[0], e[1] + drop]]), 0.6)
    })
    if (d && pen.big(200)) for (const x of [-4, 4, 0]) pen.add(oval(top[0] + x, top[1] + 5 - Math.abs(x), 4))
    else pen.add(oval(top[0], top[1] + 2, 6))
  },
  acacia(pen, rng, d) {
    pen.merge([
      poly('-7,0 -4,-36 4,-36 7,0'),
      bone(0, -30, -24, -66, 3, 2),
      bone(0, -30, 22, -68, 3, 2),
      bone(0, -34, 0, -66, 2.6, 2),
    ])
    const n = d ? 7 : 5
    pen.add(
      scallop(
        [
          ...times(n + 1, (i): Knot => [
            -56 + (112 * i) / n,
            -68 - 15 * Math.sin((Math.PI * i) / n),
            i === n ? 1 : 0,
          ]),
        ],
        0.42,
      ),
    )
    if (d === 2) leaves(pen, rng, 0, -78, 44, 15)
    pen.add(
      scallop(
        times(5, (i): Knot => [-24 + 13 * i, -90 + (i % 4 ? -4 : 4), i === 4 ? 1 : 0]),
        0.45,
      ),
    )
  },
  baobab(pen, rng, d) {
    pen.merge([
      smooth('-27,0! -17,-14 -15,-52! 15,-52! 17,-14 27,0!'),
      bone(-6, -50, -26, -78, 6, 3),
      bone(6, -50, 26, -78, 6, 3),
      bone(0, -50, 0, -84, 7, 3),
    ])
    ;(
      [
        [-30, -82],
        [30, -82],
        [0, -92],
      ] as const
    ).forEach(([x, y]) => {
      pen.add(scallop(ring(6, 15, 9, x, y), 0.45))
    })
    if (d) times(3, (i) => pen.line(bow(-8 + i * 8, -14, -7 + i * 7, -28, -6 + i * 6, -42), 0.7))
  },
  cactus(pen, rng, d) {
    pen.merge([
      poly('-12,0 -12,-80 12,-80 12,0'),
      oval(0, -80, 12),
      bone(0, -30, -28, -34, 7),
      bone(-28, -34, -28, -58, 7),
      bone(0, -42, 27, -46, 6.5),
      bone(27, -46, 27, -72, 6.5),
    ])
    if (d) {
      times(d === 2 ? 3 : 2, (i) => {
        const x = d === 2 ? -6 + i * 6 : -4 + i * 8
        pen.line(stick(x, -6, x, -80), 0.6)
      })
      pen.add(scallop(ring(5, 7, 5, 0, -94), 0.6))
    }
  },
  giant(pen, rng, d) {
    pen.add(smooth('-27,2! -13,-10 -9,-60 -11,-180! 11,-180! 9,-60 13,-10 27,2! 14,0 9,-3! 2,4 -5,-3! -14,2'))
    if (d) {
      pen.add(oval(0, -48, 4, 6))
      times(d === 2 ? 12 : 6, (i) => {
        const x = i % 3 === 0 ? 4 : i % 3 === 1 ? -5 : 0,
          y = -16 - i * (d === 2 ? 9 : 15)
        if (Math.abs(y + 50) < 12 && x === 0) return
        pen.line(bow(x, y, x + 1, y - 5, x, y - 10), 0.7)
      })
    }
  },
} satisfies Record<string, Thing>
