import type { Path } from '../geometry/path.ts'
import { leaf, oval, poly, polar, ring, scallop, smooth, star, times } from '../scenery/canvas/outlines.ts'
import type { Vec } from '../geometry/vector.ts'

/** A ring between two radii, divided into equal places for ornaments. */
interface Band {
  cx: number
  cy: number
  inner: number
  outer: number
  count: number
  turn: number
}
/**
 * Draws the ornaments of a band. The paths of one ornament are listed from the outermost, so that a plain page can
 * leave out the rest.
 */
export type Ornament = (band: Band) => Path[][]

/** The place of one ornament: its centre, its half size and the direction outwards. */
interface Spot {
  at: Vec
  foot: Vec
  long: number
  half: number
  r: number
  out: number
}

const each =
  (make: (spot: Spot, band: Band, i: number) => Path[]): Ornament =>
  (band) =>
    times(band.count, (i) => {
      const out = band.turn + (360 * i) / band.count
      const long = band.outer - band.inner
      const half = (Math.PI * (band.inner + band.outer)) / 2 / band.count
      const at = polar(out, (band.inner + band.outer) / 2, band.cx, band.cy)
      const foot = polar(out, band.inner, band.cx, band.cy)
      return make({ at, foot, long, half, r: Math.min(long * 0.45, half * 0.92), out }, band, i)
    })

/** Places a shape written about 0,0 with its top towards the rim. */
const placed = (text: string, { at, r, out }: Spot): Path =>
  smooth(
    text.split(' ').map((word) => {
      const sharp = word.endsWith('!')
      const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number)
      const a = ((out + 90) * Math.PI) / 180
      const [u, v] = [x * r, y * r]
      return [
        at[0] + u * Math.cos(a) - v * Math.sin(a),
        at[1] + u * Math.sin(a) + v * Math.cos(a),
        sharp ? 1 : 0,
      ] as const
    }),
  )

export const petals = each(({ foot, long, half, out }) => [
  leaf(...foot, long * 0.98, half * 0.92, out),
  leaf(...foot, long * 0.6, half * 0.46, out),
])
export const beads = each(({ at, r }) => [oval(...at, r), oval(...at, r * 0.55)])
export const stars = each(({ at, r, out }) => [star(...at, r * 1.04, 5, 0.5, out), oval(...at, r * 0.3)])
export const hearts = each((spot) => [placed(HEART, spot), placed(HEART, { ...spot, r: spot.r * 0.5 })])
export const triangles = each(({ long, half, out }, { cx, cy, inner }) => [
  poly([
    polar(out - degrees(half * 0.94, inner), inner, cx, cy),
    polar(out, inner + long * 0.97, cx, cy),
    polar(out + degrees(half * 0.94, inner), inner, cx, cy),
  ]),
])
export const diamonds = each((spot) => [
  placed('0,-1! 0.8,0! 0,1! -0.8,0!', spot),
  placed('0,-0.5! 0.4,0! 0,0.5! -0.4,0!', spot),
])
export const drops = each((spot) => [placed('0,-1! 0.6,0.1 0.5,0.8 0,1 -0.5,0.8 -0.6,0.1', spot)])
export const flowers = each(({ at, r }) => [
  scallop(ring(6, r * 0.7, r * 0.7, ...at), 0.7),
  oval(...at, r * 0.36),
])
export const fish = each((spot) => [
  placed('0.1,-0.5 0.8,-0.1 1,0.1! 0.7,0.3 0,0.5 -0.5,0.14 -1,0.56! -0.84,0.02 -1,-0.5! -0.5,-0.1', spot),
  placed('0.5,-0.08 0.6,-0.02 0.5,0.06', spot),
])
export const butterflies = each((spot) => [
  placed(
    '0,-0.3! 0.6,-0.9 1,-0.5 0.6,0.06 0.84,0.5 0.4,0.8 0,0.3! -0.4,0.8 -0.84,0.5 -0.6,0.06 -1,-0.5 -0.6,-0.9',
    spot,
  ),
  placed('0,-0.66 0.12,0 0,0.76 -0.12,0', spot),
])
export const birds = each((spot) => [
  placed(
    '0.9,-0.3! 0.6,-0.56 0.34,-0.36 -0.1,-0.3 -0.9,-0.64! -0.6,0 -1,0.24! -0.3,0.44 0.3,0.4 0.62,-0.1',
    spot,
  ),
  placed('0.1,-0.12 -0.5,-0.5! -0.3,0.2', spot),
])
export const crystals = each((spot) => [
  star(...spot.at, spot.r, 6, 0.42, spot.out),
  ...[0, 60, 120].map((turn) => placed('0,-1! 0.16,0 0,1! -0.16,0', { ...spot, out: spot.out + turn })),
  oval(...spot.at, spot.r * 0.26),
])
export const rays = each(({ foot, long, half, out }, _, i) => [
  leaf(...foot, long * (i % 2 ? 0.66 : 0.98), half * 0.8, out),
])
export const arches: Ornament = (band) => {
  const { cx, cy, inner, outer, count, turn } = band
  const at = (share: number) => inner + (outer - inner) * share
  return [0.32, 0.04].map((share, i) => [
    scallop(
      ring(count, at(share), at(share), cx, cy, () => 1, turn),
      i ? 0.5 : 0.62,
    ),
  ])
}
/** A wavy ring, closed by the circle inside. */
export const waves: Ornament = (band) => {
  const { cx, cy, inner, outer, count, turn } = band
  const wave = (low: number, high: number, shift: number) =>
    smooth(
      times(count * 2, (i) =>
        polar(turn + shift + (180 * i) / count, inner + (outer - inner) * (i % 2 ? low : high), cx, cy),
      ),
    )
  return [[wave(0.52, 0.97, 0)], [wave(0.1, 0.55, 0)]]
}

const HEART = '0,0.9! -0.9,-0.1 -0.5,-0.85 0,-0.4! 0.5,-0.85 0.9,-0.1'
const degrees = (length: number, radius: number) => (length / Math.max(1, radius)) * (180 / Math.PI)

/** The line between two bands. */
export type Edge = (cx: number, cy: number, r: number, folds: number) => Path
export const round: Edge = (cx, cy, r) => oval(cx, cy, r)
export const scalloped: Edge = (cx, cy, r, folds) => scallop(ring(folds * 2, r * 0.95, r * 0.95, cx, cy), 0.4)
export const pointed: Edge = (cx, cy, r, folds) => star(cx, cy, r, folds, 0.86)
export const wavy: Edge = (cx, cy, r, folds) =>
  smooth(times(folds * 2, (i) => polar((180 * i) / folds, i % 2 ? r * 0.9 : r, cx, cy)))
export const cornered: Edge = (cx, cy, r, folds) =>
  poly(times(folds, (i) => polar((360 * i) / folds, r, cx, cy)))
