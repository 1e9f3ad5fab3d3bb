import type { Box, Detail, Shape } from '../../drawing.ts'
import type { Rng } from '../../geometry/rng.ts'
import { oval, poly, smooth, star, stick, times } from '../../scenery/canvas/outlines.ts'
import { overlaps } from '../../scenery/canvas/pen.ts'
import { heart } from '../../style/heart.ts'
import type { FigureFinder } from '../figures/drawable-figures.ts'
import { showing } from '../showing.ts'
import { sagAt, shapeOf, smoothLine } from './ornament-shapes.ts'
import { decorationOf, type Decoration } from './feast-plans.ts'
import { moveShapes } from '../figures/transform.ts'

const ORNAMENT_NOUNS: Record<NonNullable<Decoration['above']>, string> = {
  pennants: 'garland',
  lights: 'garland',
  balloons: 'balloon',
  hearts: 'heart',
  lanterns: 'lantern',
  fireworks: 'firework',
  confetti: 'confetti',
  'cut-paper': 'garland',
  crescents: 'crescent-moon',
  splashes: 'color-powder',
}

interface FeastOptions {
  frame: Box
  /** Boxes of the figures. */
  taken: readonly Box[]
  detail: Detail
  seed: number
  finder: FigureFinder
  rng: Rng
}

/** Draws the decorations of a feast: small things in free places on the ground, and ornaments above. */
export function drawFeastDecorations(
  feast: string | undefined,
  options: FeastOptions,
): { back: Shape[]; front: Shape[] } {
  const plan = decorationOf(feast)
  if (!plan) return { back: [], front: [] }
  const above = plan.above ? showing(ORNAMENT_NOUNS[plan.above], DRAW_ORNAMENTS[plan.above](options)) : []
  return { back: above, front: drawThings(plan.things, options) }
}

function drawThings(
  things: readonly string[],
  { frame, taken, detail, seed, finder, rng }: FeastOptions,
): Shape[] {
  const shapes: Shape[] = []
  const used = [...taken]
  const positions = rng.shuffle([0.1, 0.9, 0.24, 0.76, 0.5, 0.38, 0.62])
  for (const noun of things) {
    const maker = finder.find(noun)?.maker
    if (!maker) continue
    const figure = maker.draw({ seed, detail: Math.min(detail, 1) as Detail })
    const height = frame.h * (noun === 'christmas-tree' ? 0.26 : 0.1)
    const scale = Math.min(height / figure.box.h, (frame.w * 0.2) / figure.box.w)
    const free = positions.find((position) => {
      const box = boxAt(position)
      return (
        box.x > frame.x + 8 &&
        box.x + box.w < frame.x + frame.w - 8 &&
        !used.some((other) => overlaps(other, box))
      )
    })
    if (free === undefined) continue
    const box = boxAt(free)
    used.push(box)
    shapes.push(
      ...moveShapes(showing(noun, [...figure.shapes, ...figure.front]), {
        scale,
        x: box.x - figure.box.x * scale,
        y: box.y - figure.box.y * scale,
      }).map((shape) => ({ ...shape, stroke: shape.stroke * 0.7 })),
    )
    function boxAt(position: number): Box {
      const [w, h] = [figure.box.w * scale, figure.box.h * scale]
      return { x: frame.x + position * frame.w - w / 2, y: frame.y + frame.h * 0.965 - h, w, h }
    }
  }
  return shapes
}

const DRAW_ORNAMENTS: Record<NonNullable<Decoration['above']>, (options: FeastOptions) => Shape[]> = {
  pennants: ({ frame }) => {
    const n = Math.round(frame.w / 76)
    const y = sagAt(frame, 0.07)
    return times(n, (i) => {
      const [a, b] = [i / n, (i + 1) / n]
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
  lights: ({ frame }) => {
    const n = Math.round(frame.w / 84)
    const y = sagAt(frame, 0.06)
    const wire = shapeOf(
      smoothLine(times(n * 2 + 1, (i) => [frame.x + (frame.w * i) / (n * 2), y(i / (n * 2))])),
      0.8,
    )
    return [
      wire,
      ...times(n, (i) => {
        const t = (i + 0.5) / n
        const [x, top] = [frame.x + t * frame.w, y(t)]
        return [
          shapeOf(
            poly([
              [x - 7, top],
              [x + 7, top],
              [x + 6, top + 12],
              [x - 6, top + 12],
            ]),
          ),
          shapeOf(i % 2 ? oval(x, top + 30, 14, 19) : star(x, top + 34, 24)),
        ]
      }).flat(),
    ]
  },
  lanterns: ({ frame }) => {
    const n = Math.round(frame.w / 170)
    const y = sagAt(frame, 0.05)
    return [
      shapeOf(smoothLine(times(17, (i) => [frame.x + (frame.w * i) / 16, y(i / 16)])), 0.8),
      ...times(n, (i) => {
        const t = (i + 0.5) / n
        const [x, top] = [frame.x + t * frame.w, y(t)]
        return [
          shapeOf(stick(x, top, x, top + 20)),
          shapeOf(oval(x, top + 58, 36, 38)),
          shapeOf(oval(x, top + 58, 14, 38)),
          shapeOf(
            poly([
              [x - 18, top + 18],
              [x + 18, top + 18],
              [x + 16, top + 30],
              [x - 16, top + 30],
            ]),
          ),
          shapeOf(
            poly([
              [x - 16, top + 88],
              [x + 16, top + 88],
              [x + 14, top + 100],
              [x - 14, top + 100],
            ]),
          ),
        ]
      }).flat(),
    ]
  },
  'cut-paper': ({ frame }) => {
    const n = Math.round(frame.w / 130)
    const y = sagAt(frame, 0.04)
    return times(n, (i) => {
      const t = (i + 0.5) / n
      const [x, top, half] = [frame.x + t * frame.w, y(t), (frame.w / n) * 0.46]
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
  crescents: ({ frame }) => {
    const n = Math.round(frame.w / 150)
    const y = sagAt(frame, 0.05)
    return [
      shapeOf(smoothLine(times(17, (i) => [frame.x + (frame.w * i) / 16, y(i / 16)])), 0.8),
      ...times(n, (i) => {
        const t = (i + 0.5) / n
        const [x, top] = [frame.x + t * frame.w, y(t)]
        const moon = smooth([
          [x + 14, top + 26, 1],
          [x - 22, top + 34],
          [x - 26, top + 70],
          [x + 14, top + 90, 1],
          [x - 6, top + 74],
          [x - 6, top + 44],
        ])
        return [shapeOf(stick(x, top, x, top + 28)), shapeOf(i % 2 ? star(x, top + 54, 28) : moon)]
      }).flat(),
    ]
  },
  splashes: (options) =>
    scatterAbove(options, 12, (x, y, i) => {
      const size = 26 + (i % 3) * 12
      return [
        shapeOf(
          smooth(
            times(10, (k) => {
              const angle = (k / 10) * Math.PI * 2
              const r = size * (k % 2 ? 0.62 : 1)
              return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const
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
  fireworks: (options) =>
    scatterAbove(options, 5, (x, y, i) => {
      const rays = 10
      const r = 56 + (i % 2) * 22
      return [
        ...times(rays, (k) => {
          const angle = (k / rays) * Math.PI * 2
          const at = (radius: number, turn: number) =>
            [x + Math.cos(angle + turn) * radius, y + Math.sin(angle + turn) * radius] as const
          return shapeOf(
            smooth([[...at(r * 0.34, 0), 1], [...at(r * 0.7, -0.13)], [...at(r, 0)], [...at(r * 0.7, 0.13)]]),
          )
        }),
        shapeOf(oval(x, y, r * 0.2)),
      ]
    }),
}

/** Draws ornaments at random positions in the upper part of the frame, except where they would cover a figure. */
function scatterAbove(
  { frame, taken, rng }: FeastOptions,
  count: number,
  drawAt: (x: number, y: number, i: number) => Shape[],
): Shape[] {
  return times(count, (i) => {
    const x = frame.x + frame.w * (0.08 + 0.84 * ((i * 0.7549 + rng.range(0, 0.05)) % 1))
    const y = frame.y + frame.h * (0.08 + 0.34 * ((i * 0.5698 + rng.range(0, 0.05)) % 1))
    const box = { x: x - 50, y: y - 50, w: 100, h: 100 }
    return taken.some((other) => overlaps(other, box)) ? [] : drawAt(x, y, i)
  }).flat()
}
