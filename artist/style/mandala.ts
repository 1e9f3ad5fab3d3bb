import type { Box, Shape } from '../drawing.ts'
import { pathData, type Path } from '../geometry/path.ts'
import type { Dice } from '../scenery/dice.ts'
import { leaf, oval, polar, ring, scallop, star, times } from '../scenery/outlines.ts'
import { heart } from './heart.ts'

/** A ring of ornaments between two radii, closed one beside the other. */
interface Band {
  cx: number
  cy: number
  inner: number
  outer: number
  count: number
  turn: number
}
type Ornament = (band: Band) => Path[]

const around = ({ count, turn }: Band, make: (degrees: number) => Path[]): Path[] =>
  times(count, (k) => make(turn + (360 * k) / count)).flat()
/** Half the room one ornament has along its ring. */
const half = ({ inner, outer, count }: Band) => (Math.PI * (inner + outer)) / 2 / count

const petals: Ornament = (band) =>
  around(band, (a) => {
    const long = band.outer - band.inner
    const foot = polar(a, band.inner, band.cx, band.cy)
    return [leaf(...foot, long * 0.98, half(band) * 0.92, a), leaf(...foot, long * 0.6, half(band) * 0.46, a)]
  })
const beads: Ornament = (band) =>
  around(band, (a) => {
    const r = Math.min((band.outer - band.inner) * 0.44, half(band) * 0.94)
    const at = polar(a, (band.inner + band.outer) / 2, band.cx, band.cy)
    return [oval(...at, r), oval(...at, r * 0.55)]
  })
const stars: Ornament = (band) =>
  around(band, (a) => {
    const r = Math.min((band.outer - band.inner) * 0.46, half(band) * 0.95)
    return [star(...polar(a, (band.inner + band.outer) / 2, band.cx, band.cy), r, 5, 0.5, a)]
  })
const hearts: Ornament = (band) =>
  around(band, (a) => {
    const r = Math.min((band.outer - band.inner) * 0.44, half(band) * 0.85)
    return [heart(...polar(a, (band.inner + band.outer) / 2, band.cx, band.cy), r)]
  })
const arches: Ornament = (band) => {
  const { cx, cy, inner, outer, count } = band
  const long = outer - inner
  return [
    scallop(
      ring(count, inner + long * 0.3, inner + long * 0.3, cx, cy, () => 1, band.turn),
      0.62,
    ),
    scallop(
      ring(count, inner + long * 0.02, inner + long * 0.02, cx, cy, () => 1, band.turn),
      0.5,
    ),
  ]
}
const FILLINGS: readonly Ornament[] = [petals, beads, stars, hearts, arches]

const shape = (path: Path, stroke = 0.85): Shape => ({ d: pathData(path), fill: 'paper', stroke, level: 0 })

export interface Mandala {
  shapes: Shape[]
  /** The free circle in the middle, as the box it fits in. */
  centre: Box
}

/** Rings of ornaments around a free middle in which the main figure stands; blossoms fill the corners of the sheet. */
export function mandala(frame: Box, rings: number, dice: Dice): Mandala {
  const [cx, cy] = [frame.x + frame.w / 2, frame.y + frame.h / 2]
  const outer = Math.min(frame.w, frame.h) / 2 - 14
  const inner = outer * (0.62 - rings * 0.06)
  const step = (outer - inner) / rings
  const folds = dice.pick([8, 10, 12])
  const order = dice.shuffle(FILLINGS)
  const shapes: Shape[] = corners(frame, outer, dice)
  times(rings, (i) => {
    const radius = outer - step * i
    shapes.push(shape(oval(cx, cy, radius), i === 0 ? 1.4 : 1.1))
    // As many as fit side by side, and always the same number in each fold.
    const fit = (2 * Math.PI * (radius - step / 2)) / (step * 0.95) / folds
    const count = folds * Math.max(1, Math.round(fit))
    const band = { cx, cy, inner: radius - step, outer: radius, count, turn: i % 2 ? 180 / count : 0 }
    shapes.push(...order[i % order.length]!(band).map((path) => shape(path)))
  })
  shapes.push(shape(oval(cx, cy, inner), 1.1))
  const free = inner * 0.74
  return { shapes, centre: { x: cx - free, y: cy - free, w: free * 2, h: free * 2 } }
}

function corners(frame: Box, outer: number, dice: Dice): Shape[] {
  const r = Math.min(outer * 0.36, (Math.hypot(frame.w, frame.h) / 2 - outer) * 0.56)
  const fill = dice.pick([petals, hearts, beads])
  return [0, 1, 2, 3].flatMap((corner) => {
    const cx = corner % 2 ? frame.x + frame.w - r * 1.12 : frame.x + r * 1.12
    const cy = corner > 1 ? frame.y + frame.h - r * 1.12 : frame.y + r * 1.12
    const band = { cx, cy, inner: r * 0.34, outer: r * 0.82, count: 8, turn: 22.5 }
    return [
      shape(scallop(ring(12, r * 0.84, r * 0.84, cx, cy), 0.4), 1.1),
      ...fill(band).map((path) => shape(path)),
      shape(oval(cx, cy, r * 0.32), 1),
      shape(oval(cx, cy, r * 0.16)),
    ]
  })
}
