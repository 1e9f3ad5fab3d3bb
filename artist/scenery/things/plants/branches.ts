import { leaf, openCurve, oval, ring, scallop, smooth, times } from '../../canvas/outlines.ts'
import { thing } from '../../canvas/thing-text.ts'
import type { Thing } from '../../canvas/thing.ts'

// Branches start at the left edge of the picture (0,0) and reach about 130 units into it.
const BOUGH = smooth('-24,-12! 30,-10 80,4 126,26! 78,12 30,2 -24,6!')
const TWIGS = [smooth('34,-8! 52,-22 74,-26! 54,-16 40,-4!'), smooth('56,0! 68,20 72,38! 58,22 46,2!')]
/** Position and direction of the leaves. */
const LEAVES: readonly (readonly [number, number, number])[] = [
  [126, 26, 40],
  [72, 38, 80],
  [74, -26, -40],
  [100, 12, -30],
  [60, 26, 140],
  [26, 2, 110],
  [10, -12, -70],
  [52, -20, -100],
  [96, 18, 100],
  [84, 6, -80],
  [-4, 4, 70],
  [66, 26, 30],
]

const leafy =
  (length: number, width: number): Thing =>
  (pen, _, d) => {
    for (const twig of TWIGS) pen.add(twig)
    pen.add(BOUGH)
    for (const [x, y, degrees] of LEAVES.slice(0, d ? 12 : 8)) {
      pen.add(leaf(x, y, length, width, degrees))
      if (d > 1) pen.line(openCurve([[x, y], alongLeaf(x, y, length * 0.7, degrees)]), 0.6)
    }
  }

const alongLeaf = (x: number, y: number, length: number, degrees: number): [number, number] => [
  x + length * Math.cos((degrees * Math.PI) / 180),
  y + length * Math.sin((degrees * Math.PI) / 180),
]

const blossoming: Thing = (pen, rng, d) => {
  for (const twig of TWIGS) pen.add(twig)
  pen.add(BOUGH)
  for (const [i, [x, y, degrees]] of LEAVES.slice(0, d ? 11 : 7).entries())
    if (i % 3 === 2) pen.add(leaf(x, y, 24, 7, degrees))
    else
      pen
        .add(
          scallop(
            ring(5, 11, 11, x, y, () => 1, rng.range(0, 60)),
            0.6,
          ),
        )
        .add(oval(x, y, 4))
}

const snowy: Thing = (pen) => {
  for (const twig of TWIGS) pen.add(twig)
  pen.add(BOUGH)
  pen.add(scallop('-24,-8! 12,-6! 50,-2! 84,10! 108,20! 96,2 72,-12 44,-22 10,-26 -24,-26', 0.25))
}

const palm: Thing = (pen, _, d) => {
  for (const [x, y] of [
    [40, 96],
    [96, 84],
    [134, 44],
    [140, 0],
  ] as const) {
    const bend = x * 0.5 + 10
    pen.add(
      smooth([
        [-20, -14, 1],
        [bend, y * 0.35 - 22],
        [x, y, 1],
        [bend - 12, y * 0.55 + 4],
      ]),
    )
    if (d)
      pen.line(
        openCurve([
          [-10, -8],
          [bend - 6, y * 0.42 - 8],
          [x - 8, y - 6],
        ]),
        0.6,
      )
  }
}

const vine: Thing = (pen, _, d) => {
  for (const [x, length] of [
    [8, 110],
    [46, 74],
    [84, 96],
    [116, 52],
  ].slice(0, d ? 4 : 2) as [number, number][]) {
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

const fir: Thing = (pen) => {
  for (const [x, y, size] of [
    [96, 30, 0.8],
    [52, 14, 1],
    [8, 0, 1.15],
  ] as const)
    pen.add(
      scallop(
        [
          [x - 40 * size, y - 26 * size, 1],
          [x + 44 * size, y + 6 * size],
          [x + 22 * size, y + 18 * size],
          [x + 4 * size, y + 16 * size],
          [x - 14 * size, y + 22 * size],
          [x - 34 * size, y + 16 * size],
        ],
        0.3,
      ),
    )
}

/** What hangs into the picture from the upper corners. */
export const BRANCHES = { leafy: leafy(30, 8), autumn: leafy(34, 13), blossoming, snowy, palm, vine, fir }

/** Hangs from the ceiling, its lower end at 0,0. */
export const HANGING = {
  lamp: thing('lamp', 'rect -2,-160 4,118; oval 0,-6 11; poly -12,-44 12,-44 34,-8 -34,-8'),
  globe: thing('lamp', 'rect -2,-160 4,112; rect -8,-54 16,8; oval 0,-24 26'),
}
