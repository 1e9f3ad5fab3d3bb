// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import {
  bone,
  smooth,
  poly,
  openCurve,
  stick,
  bow,
  oval,
  scallop,
  leaf,
  polar,
  times,
} from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'

export const SEA_LIFE = {
  seaweed(pen, rng, detail) {
    times(detail ? 3 : 2, (i) => {
      const x = (i - (detail ? 1 : 0.5)) * 26,
        h = rng.range(70, 110),
        b = rng.chance(0.5) ? 9 : -9
      pen.add(
        smooth([
          [x - 8, 0, 1],
          [x - 8 + b, -h * 0.25],
          [x - 8 - b, -h * 0.55],
          [x + b, -h, 1],
          [x + 8 - b, -h * 0.55],
          [x + 8 + b, -h * 0.25],
          [x + 8, 0, 1],
        ]),
      )
      if (detail === 2)
        pen.line(
          openCurve([
            [x, 0],
            [x + b, -h * 0.25],
            [x - b, -h * 0.55],
            [x + b * 0.6, -h * 0.9],
          ]),
          0.5,
        )
    })
  },
  kelp(pen, rng, detail) {
    times(detail === 2 ? 6 : 3, (i) => {
      const y = -16 - i * (detail === 2 ? 16 : 28)
      pen.add(leaf(0, y, 38, detail === 2 ? 8 : 13, -32))
      pen.add(leaf(0, y + 4, 38, detail === 2 ? 8 : 13, -148))
    })
    pen.line(openCurve('0,0 0,-60 0,-112'), 1.2)
  },
  coral(pen, rng, detail) {
    pen.merge([
      poly('-15,0 -9,-14 -9,-44 9,-44 9,-14 15,0'),
      bone(0, -30, -30, -52, 8, 7),
      bone(-30, -52, -34, -84, 7, 6),
      bone(0, -40, 6, -92, 8, 6),
      bone(2, -26, 34, -48, 8, 7),
      bone(34, -48, 34, -76, 7, 6),
    ])
    if (detail)
      (
        [
          [0, -20],
          [-18, -46],
          [2, -58],
          [24, -44],
          [33, -66],
          [-32, -70],
        ] as const
      ).forEach(([x, y]) => pen.add(oval(x, y, 3)))
  },
  fan(pen, rng, detail) {
    pen.add(scallop('-7,0! -48,-52 -34,-84 0,-98 34,-84 48,-52! 7,0!', 0.4))
    ;[-50, -25, 0, 25, 50]
      .filter((_, i) => detail || i % 2 === 0)
      .forEach((a) =>
        pen.line(openCurve([polar(a - 90, 10), polar(a * 0.9 - 90, 74 - Math.abs(a) * 0.3)]), 0.7),
      )
  },
  shell(pen) {
    pen.add(scallop('-12,0! -48,-40 -30,-68 0,-78 30,-68 48,-40! 12,0!', 0.35))
    ;(
      [
        [-26, -64],
        [0, -72],
        [26, -64],
      ] as const
    ).forEach(([x, y]) => pen.line(stick(x * 0.25, -2, x, y), 0.8))
  },
  starfish(pen, rng, detail) {
    pen.add(smooth(times(10, (i) => polar(-90 + i * 36, i % 2 ? 20 : 48, 0, -40))))
    if (detail) {
      pen.dot(-6, -44, 2.4)
      pen.dot(6, -44, 2.4)
      pen.line(openCurve('-6,-36 0,-32 6,-36'))
    }
  },
} satisfies Record<string, Thing>

export const fish: Thing = (pen, rng, detail) => {
  const k = rng.pick([0, 1, 2]),
    h = k === 0 ? 24 : k === 1 ? 36 : 18
  pen.add(smooth('-34,0! -64,-26 -58,0 -64,26'))
  if (k < 2)
    pen.add(
      smooth([
        [-14, -h * 0.8, 1],
        [-6, -h - 16],
        [18, -h * 0.8, 1],
      ]),
    )
  pen.add(
    smooth([
      [-38, 0],
      [-10, -h],
      [28, -h * 0.7],
      [46, 0],
      [28, h * 0.7],
      [-10, h],
    ]),
  )
  pen.line(bow(20, -h * 0.83, 13, 0, 20, h * 0.83), 0.8)
  pen.add(oval(31, -5, 5))
  pen.dot(32, -5, 2.4)
  if (detail) {
    if (k === 1)
      [-4, -22].forEach((x) =>
        pen.line(bow(x, -h * (x < -10 ? 0.78 : 0.99), x - 5, 0, x, h * (x < -10 ? 0.78 : 0.99)), 0.8),
      )
    else pen.add(leaf(8, 2, -22, 7, 12))
  }
}
export const jelly: Thing = (pen, rng, detail) => {
  // A small jellyfish has three broad arms, because narrow ones would fill with ink.
  const many = detail > 1 && pen.big(170)
  const half = many ? 4 : 8
  times(many ? 5 : 3, (i) => {
    const x = (i - (many ? 2 : 1)) * (many ? 15 : 27)
    pen.add(
      smooth([
        [x - half, 0, 1],
        [x, 24],
        [x - half - 3, 46],
        [x, 66, 1],
        [x + half, 44],
        [x + half * 2, 24],
        [x + half, 0, 1],
      ]),
    )
  })
  pen.add(scallop('-44,-30 0,-62 44,-30 46,4 23,4 0,4 -23,4', 0.3))
  pen.dot(-12, -22, 3.4)
  pen.dot(12, -22, 3.4)
  pen.line(openCurve('-7,-12 0,-8 7,-12'))
}
