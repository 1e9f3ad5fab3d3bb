import type { Box, Shape } from '../../drawing.ts'
import type { Ornament } from '../../feasts/feast-plan.ts'
import type { Rng } from '../../geometry/rng.ts'
import { oval, poly, smooth, star, stick, times } from '../../scenery/canvas/outlines.ts'
import { overlaps } from '../../scenery/canvas/pen.ts'
import { heart } from '../../style/heart.ts'
import { sagAt, shapeOf, smoothLine } from './ornament-shapes.ts'

interface OrnamentOptions {
  frame: Box
  /** Boxes of the figures. */
  taken: readonly Box[]
  rng: Rng
}

/** Draws each kind of ornament into the upper part of the frame. */
export const DRAW_ORNAMENTS: Record<Ornament, (options: OrnamentOptions) => Shape[]> = {
  pennants: ({ frame }) => {
    const count = Math.round(frame.w / 76)
    const y = sagAt(frame, 0.07)
    return times(count, (i) => {
      const [a, b] = [i / count, (i + 1) / count]
      const middle = (a + b) / 2
      return shapeOf(
        poly([
          [frame.x + a * frame.w, y(a)],
          [frame.x + b * frame.w, y(b)],
          [frame.x + middle * frame.w, y(middle) + 62],
        ]),
      )
    })
  },
  lights: ({ frame }) =>
    onString(frame, 84, 0.06, (x, top, i) => [
      shapeOf(trapezium(x, top, 7, 6)),
      shapeOf(i % 2 ? oval(x, top + 30, 14, 19) : star(x, top + 34, 24)),
    ]),
  lanterns: ({ frame }) =>
    onString(frame, 170, 0.05, (x, top) => [
      shapeOf(stick(x, top, x, top + 20)),
      shapeOf(oval(x, top + 58, 36, 38)),
      shapeOf(oval(x, top + 58, 14, 38)),
      shapeOf(trapezium(x, top + 18, 18, 16)),
      shapeOf(trapezium(x, top + 88, 16, 14)),
    ]),
  'cut-paper': ({ frame }) => {
    const count = Math.round(frame.w / 130)
    const y = sagAt(frame, 0.04)
    return times(count, (i) => {
      const share = (i + 0.5) / count
      const [x, top, half] = [frame.x + share * frame.w, y(share), (frame.w / count) * 0.46]
      return [
        shapeOf(
          poly([
            [x - half, top],
            [x + half, top],
            [x + half, top + 84],
            [x + half / 2, top + 70],
            [x, top + 84],
            [x - half / 2, top + 70],
            [x - half, top + 84],
          ]),
        ),
        shapeOf(i % 2 ? oval(x, top + 40, 20) : star(x, top + 40, 24)),
        shapeOf(oval(x - half * 0.66, top + 22, 9)),
        shapeOf(oval(x + half * 0.66, top + 22, 9)),
      ]
    }).flat()
  },
  crescents: ({ frame }) =>
    onString(frame, 150, 0.05, (x, top, i) => {
      const moon = smooth([
        [x + 14, top + 26, 1],
        [x - 22, top + 34],
        [x - 26, top + 70],
        [x + 14, top + 90, 1],
        [x - 6, top + 74],
        [x - 6, top + 44],
      ])
      return [shapeOf(stick(x, top, x, top + 28)), shapeOf(i % 2 ? star(x, top + 54, 28) : moon)]
    }),
  splashes: (options) =>
    scatterAbove(options, 12, (x, y, i) => {
      const size = 26 + (i % 3) * 12
      return [
        shapeOf(
          smooth(
            times(10, (k) => {
              const angle = (k / 10) * Math.PI * 2
              const radius = size * (k % 2 ? 0.62 : 1)
              return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const
            }),
          ),
        ),
      ]
    }),
  balloons: (options) =>
    scatterAbove(options, 7, (x, y) => [
      shapeOf(
        smoothLine([
          [x, y + 34],
          [x + 6, y + 60],
          [x - 4, y + 90],
        ]),
      ),
      shapeOf(oval(x, y, 30, 36)),
      shapeOf(
        poly([
          [x, y + 34],
          [x - 7, y + 44],
          [x + 7, y + 44],
        ]),
      ),
    ]),
  hearts: (options) => scatterAbove(options, 12, (x, y, i) => [shapeOf(heart(x, y, 18 + (i % 3) * 9))]),
  confetti: (options) =>
    scatterAbove(options, 26, (x, y, i) => [
      shapeOf(
        i % 3 === 0
          ? oval(x, y, 11)
          : i % 3 === 1
            ? star(x, y, 16)
            : smooth([
                [x - 16, y - 6, 1],
                [x, y - 14],
                [x + 16, y - 6, 1],
                [x + 16, y + 6, 1],
                [x, y - 2],
                [x - 16, y + 6, 1],
              ]),
      ),
    ]),
  // Large figures may leave room for small ornaments only.
  fireworks: (options) =>
    [FIREWORK_RADIUS, FIREWORK_RADIUS * 0.6].reduce<Shape[]>(
      (drawn, radius) => (drawn.length > 0 ? drawn : fireworks(options, radius)),
      [],
    ),
}

const FIREWORK_RADIUS = 104

const fireworks = (options: OrnamentOptions, radius: number): Shape[] =>
  scatterAbove(
    options,
    4,
    (x, y, i) => {
      const rays = 10
      const full = radius * (1 - (i % 2) * 0.2)
      const at = (k: number, distance: number, turn: number) => {
        const angle = ((k + turn) / rays) * Math.PI * 2 + i
        return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance] as const
      }
      return [
        ...times(rays, (k) => {
          const radius = k % 2 ? full * 0.68 : full
          return shapeOf(
            smooth([
              [...at(k, full * 0.16, 0), 1],
              [...at(k, radius * 0.84, -0.15)],
              [...at(k, radius, 0)],
              [...at(k, radius * 0.84, 0.15)],
            ]),
          )
        }),
      ]
    },
    radius,
  )

const STRING_POINTS = 16

/** A string that sags across the frame, with something that hangs on it at equal distances. */
function onString(
  frame: Box,
  spacing: number,
  sag: number,
  hang: (x: number, top: number, i: number) => Shape[],
): Shape[] {
  const y = sagAt(frame, sag)
  const at = (share: number) => [frame.x + share * frame.w, y(share)] as const
  const count = Math.round(frame.w / spacing)
  const string = smoothLine(times(STRING_POINTS + 1, (i) => at(i / STRING_POINTS)))
  return [shapeOf(string, 0.8), ...times(count, (i) => hang(...at((i + 0.5) / count), i)).flat()]
}

/** The socket of a bulb, the lid of a lantern; half widths at the top and at the bottom. */
const trapezium = (x: number, top: number, upper: number, lower: number) =>
  poly([
    [x - upper, top],
    [x + upper, top],
    [x + lower, top + 12],
    [x - lower, top + 12],
  ])

/** The space around a small ornament, in page units. */
const SMALL_RADIUS = 50

/** Draws ornaments at random positions in the upper part of the frame, except where they would cover a figure. */
function scatterAbove(
  { frame, taken, rng }: OrnamentOptions,
  count: number,
  drawAt: (x: number, y: number, i: number) => Shape[],
  radius = SMALL_RADIUS,
): Shape[] {
  const isLarge = radius > SMALL_RADIUS
  const used = [...taken]
  const inside = (from: number, length: number, share: number) =>
    from + radius + (length - 2 * radius) * share
  let left = count
  // Many small ornaments need only one try each. A few large ones get more tries, because a feast without them would not be recognised.
  return times(isLarge ? count * 6 : count, (i) => {
    // Multiples of these two numbers, modulo 1, spread points evenly (the R2 sequence).
    const x = inside(frame.x, frame.w, (i * 0.7549 + rng.range(0, 0.05)) % 1)
    const y = inside(frame.y, frame.h * 0.46, (i * 0.5698 + rng.range(0, 0.05)) % 1)
    const box = { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius }
    if (left === 0 || used.some((other) => overlaps(other, box))) return []
    left--
    if (isLarge) used.push(box)
    return drawAt(x, y, i)
  }).flat()
}
