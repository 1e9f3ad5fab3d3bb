import { add, lerp, type Vec } from '../../../geometry/vector.ts'
import { leaf, openCurve, oval, polar, scallop, smooth, times } from '../../canvas/outlines.ts'
import type { Pen } from '../../canvas/pen.ts'
import { thing } from '../../canvas/thing-text.ts'
import type { Thing } from '../../canvas/thing.ts'
import { frond, leafMarks, leafOf, lobes, tube, type LeafKind } from './growing-forms.ts'

// Branches start at the left edge of the picture (0,0) and reach about 130 units into it.
const along = (t: number): Vec => [-24 + 154 * t, -6 + 4 * Math.sin(t * 5) + 30 * t * t]
/** Where a twig leaves the bough, its direction and its length. */
const TWIGS: readonly (readonly [number, number, number])[] = [
  [0.3, -44, 30],
  [0.44, 52, 32],
  [0.62, -38, 28],
  [0.76, 46, 26],
]
const tipOf = ([t, degrees, length]: (typeof TWIGS)[number]): Vec => polar(degrees, length, ...along(t))
const WOOD = [
  tube([0, 0.25, 0.5, 0.75, 1].map(along), [8, 5.6, 4, 2.6, 0.9]),
  ...TWIGS.map((twig) =>
    tube([along(twig[0]), lerp(along(twig[0]), tipOf(twig), 0.5), tipOf(twig)], [2.7, 1.8, 0.8]),
  ),
]

/** The wood without its leaves. */
function bough(pen: Pen): void {
  pen.merge(WOOD)
  if (pen.detail === 0) return
  for (const [t, v] of [
    [0.04, -2],
    [0.16, 2],
    [0.34, -1],
  ] as const)
    pen.hair(openCurve([t, t + 0.07, t + 0.15].map((at) => add(along(at), [0, v]))), 0.8, [0.3, 0.4])
}

const leafy =
  (kinds: readonly LeafKind[], size: number): Thing =>
  (pen, rng, detail) => {
    bough(pen)
    const kind = rng.pick(kinds)
    const put = (at: Vec, degrees: number, share = 1) =>
      leafOf(pen, kind, at, size * share * rng.range(0.9, 1.1), degrees)
    for (const twig of TWIGS) {
      const [from, tip] = [along(twig[0]), tipOf(twig)]
      if (detail) {
        if (detail > 1) put(lerp(from, tip, 0.42), twig[1] - 62, 0.8)
        put(lerp(from, tip, 0.7), twig[1] + 58, 0.85)
      }
      put(tip, twig[1] + rng.range(-8, 8), detail ? 1 : 1.3)
    }
    put(along(0.92), -42, 0.8)
    put(along(1), 24)
  }

const blossoming: Thing = (pen, rng, detail) => {
  bough(pen)
  for (const twig of TWIGS) {
    const [from, tip] = [along(twig[0]), tipOf(twig)]
    leafOf(pen, 'plain', lerp(from, tip, 0.45), 16, twig[1] - 60)
    for (const at of [tip, ...(detail ? [lerp(from, tip, 0.6)] : [])]) {
      pen.add(lobes(rng, at, [10, 10], 5, 0.35))
      pen.add(oval(at[0], at[1], 3.2))
    }
  }
  pen.add(lobes(rng, along(1), [11, 11], 5, 0.35))
}

const snowy: Thing = (pen) => {
  bough(pen)
  pen.add(smooth('-24,-8! -6,-2 10,-7 28,0 46,-3 66,6 84,4 104,16! 98,-2 74,-14 40,-21 6,-24 -24,-20!'))
}

const palm: Thing = (pen, _, detail) => {
  const fronds: readonly (readonly [number, number])[] =
    detail > 1
      ? [
          [58, 104],
          [38, 132],
          [-6, 120],
          [18, 150],
        ]
      : [
          [56, 112],
          [-4, 124],
          [26, 146],
        ]
  for (const [degrees, length] of fronds)
    frond(pen, [-22, -24], degrees, length, { count: detail > 1 ? 8 : 5, width: 0.15, droop: 0.22 })
}

const vine: Thing = (pen, _, detail) => {
  for (const [x, length] of [
    [8, 110],
    [46, 74],
    [84, 96],
    [116, 52],
  ].slice(0, detail ? 4 : 2) as [number, number][]) {
    pen.line(
      openCurve([
        [x, -30],
        [x + 8, length * 0.3],
        [x - 6, length * 0.7],
        [x, length],
      ]),
      1,
    )
    times(3, (i) => pen.add(leaf(x, length * (0.3 + i * 0.32), 26, 9, i % 2 ? 150 : 35)))
  }
  pen.add(smooth('-24,-30! 40,-26 90,-16 140,-30! 140,-50! -24,-50!'))
}

/** The lower edge of a crown above the picture, with a few leaves that hang out of it. */
const canopy: Thing = (pen, rng, detail) => {
  for (const [x, y, degrees] of [
    [34, 40, 78],
    [92, 24, 62],
    [-8, 58, 96],
  ] as const)
    leafOf(pen, 'plain', [x, y - 6], 26, degrees + rng.range(-8, 8))
  pen.add(
    scallop('-30,-70! -34,40 -14,62 14,52 38,52 60,34 84,34 104,12 128,8 136,-16 150,-30 158,-70!', 0.5),
  )
  if (detail) for (const at of [[10, 10], [66, -4], [106, -22]] as const) leafMarks(pen, rng, [...at], [34, 24], 3) // prettier-ignore
}

/** What hangs into the picture from the upper corners. */
export const BRANCHES = {
  canopy,
  leafy: leafy(['oak', 'plain', 'plain'], 28),
  autumn: leafy(['maple', 'oak'], 31),
  blossoming,
  snowy,
  palm,
  vine,
}

/** Things that hang from the ceiling, with their lower end at 0,0. */
export const HANGING = {
  lamp: thing('lamp', 'rect -2,-160 4,118; oval 0,-6 11; poly -12,-44 12,-44 34,-8 -34,-8'),
  globe: thing('lamp', 'rect -2,-160 4,112; rect -8,-54 16,8; oval 0,-24 26'),
}
