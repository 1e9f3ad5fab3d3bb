// Trees with crowns of several clumps of leaves, so that a large crown is no blank shape.
import { stroke, type Path } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import { rot } from '../../../geometry/vector.ts'
import type { Thing, ThingPen } from './thing.ts'

/** A part of a crown: its middle and half sizes. */
type Clump = readonly [x: number, y: number, rx: number, ry: number]

const BEHIND: readonly Clump[] = [
  [0, -116, 54, 48],
  [-62, -82, 46, 42],
  [62, -82, 46, 42],
]
const IN_FRONT: readonly Clump[] = [
  [-46, -34, 56, 38],
  [48, -32, 56, 38],
  [0, -66, 50, 40],
]
/** Easy pages have three large clumps. */
const FEW: readonly Clump[] = [
  [0, -100, 78, 62],
  [-50, -42, 56, 46],
  [52, -40, 56, 46],
]
const BUMPS = 8

/** A clump has a scalloped edge and a few leaves drawn as open curves. */
function clump(pen: ThingPen, [x, y, rx, ry]: Clump): void {
  const size = 0.94 + 0.12 * pen.next()
  const turn = pen.next() * 45
  const [w, h] = [rx * size, ry * size]
  const bumps = Array.from({ length: BUMPS }, (_, i) => {
    const [dx, dy] = rot([1, 0], turn + (i * 360) / BUMPS)
    return ellipse([x + dx * w * 0.68, y + dy * h * 0.68], w * 0.36, h * 0.38)
  })
  pen.put([ellipse([x, y], w * 0.8, h * 0.8), ...bumps], { lines: leafMarks(pen, x, y, w, h) })
}

function leafMarks(pen: ThingPen, x: number, y: number, w: number, h: number): Path[] {
  const at = (dx: number, dy: number) => {
    const [cx, cy] = [x + dx * w, y + dy * h]
    return `${cx - 13},${cy - 4} ${cx - 6},${cy + 4} ${cx},${cy - 3}! ${cx + 6},${cy + 4} ${cx + 13},${cy - 4}`
  }
  return [...pen.lines(at(-0.2, -0.3)), ...pen.fine(at(0.35, 0.1), at(-0.35, 0.25))]
}

/** A trunk that widens at its roots, with bark and a knothole. */
function trunk(pen: ThingPen, half: number, bark: readonly Path[]): void {
  pen.shape(
    `${-half * 2},124! ${-half * 1.1},108 ${-half},60 ${-half * 1.2},-20! ${half * 1.2},-20! ${half},60 ${half * 1.2},108 ${half * 2},122! ${half * 0.9},120 0,128 ${-half},120`,
    { lines: [...bark] },
  )
}

const grain = (pen: ThingPen, half: number): Path[] => [
  ...pen.lines(`${-half * 0.5},34 ${-half * 0.4},70 ${-half * 0.6},100`),
  ...pen.fine(`${half * 0.6},20 ${half * 0.4},50 ${half * 0.6},74`),
]

interface TreeKind {
  half?: number
  bark?: (pen: ThingPen, half: number) => Path[]
  /** Painted over the leaves. */
  hanging?: (pen: ThingPen, x: number, y: number) => void
}

/** Where fruit hangs: few of them are large enough for easy pages. */
const FRUIT = [[-66, -34], [-14, -96], [40, -64], [64, -22], [-20, -30], [26, -120]] as const // prettier-ignore

const treeOf = ({ half = 22, bark = grain, hanging }: TreeKind): Thing => ({
  height: 6,
  draw(pen) {
    trunk(pen, half, bark(pen, half))
    if (pen.detail > 0) pen.circle(half * 0.1, 62, half * 0.24, half * 0.34)
    for (const each of pen.detail > 0 ? [...BEHIND, ...IN_FRONT] : FEW) clump(pen, each)
    if (hanging) for (const [x, y] of FRUIT) hanging(pen, x, y)
    pen.anchor('seat', 0, -10)
  },
})

function apple(pen: ThingPen, x: number, y: number): void {
  pen.put(ellipse([x, y], 12), { lines: [stroke(`${x},${y - 9} ${x + 3},${y - 17}`)] })
}

function acorn(pen: ThingPen, x: number, y: number): void {
  pen.shape(`${x - 6},${y} ${x - 5},${y + 9} ${x},${y + 15}! ${x + 5},${y + 9} ${x + 6},${y}`)
  pen.shape(`${x - 8},${y + 2} ${x - 7},${y - 5} ${x},${y - 8} ${x + 7},${y - 5} ${x + 8},${y + 2}`, {
    lines: [stroke(`${x},${y - 7} ${x + 2},${y - 13}`)],
  })
}

/** The dark bands of a birch. */
const bands = (pen: ThingPen, half: number): Path[] =>
  pen.lines(
    ...[8, 36, 92].flatMap((y, i) => [
      `${-half * 0.9},${y} ${-half * 0.1},${y + 2}`,
      `${half * 0.8},${y + 14} ${half * (0.2 - 0.1 * i)},${y + 13}`,
    ]),
  )

/** Long branches hang around the trunk, the outer ones lowest. */
const willow: Thing = {
  height: 6,
  draw(pen) {
    trunk(pen, 20, grain(pen, 20))
    const count = pen.detail > 0 ? 8 : 5
    for (let i = 0; i < count; i++) {
      const x = -104 + (208 * i) / (count - 1)
      const low = 96 - 70 * (1 - Math.abs(x) / 104) - 14 * pen.next()
      const [top, half] = [-80, pen.detail > 0 ? 17 : 26]
      pen.shape(`${x * 0.66 - half},${top}! ${x - half},-10 ${x - half * 0.6},${low - 24} ${x},${low}! ${x + half * 0.7},${low - 26} ${x + half},-10 ${x * 0.66 + half},${top}!`, {
        lines: pen.lines(`${x * 0.8},-50 ${x},-6 ${x},${low - 26}`),
      }) // prettier-ignore
    }
    clump(pen, [0, -96, 92, 54])
    pen.anchor('seat', 0, -40)
  },
}

export const TREES_OF_WISHES: Readonly<Record<string, Thing>> = {
  tree: treeOf({}),
  'apple-tree': treeOf({ hanging: apple }),
  oak: treeOf({ half: 28, hanging: acorn }),
  birch: treeOf({ half: 15, bark: bands }),
  willow,
}
