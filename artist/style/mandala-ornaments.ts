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

/** The place of one ornament: its centre, its half width and the direction outwards. */
interface Spot {
  at: Vec
  innerEdge: Vec
  depth: number
  halfWidth: number
  radius: number
  outward: number
}

const repeated =
  (make: (spot: Spot, band: Band, i: number) => Path[]): Ornament =>
  (band) =>
    times(band.count, (i) => {
      const outward = band.turn + (360 * i) / band.count
      const depth = band.outer - band.inner
      const halfWidth = (Math.PI * (band.inner + band.outer)) / 2 / band.count
      const at = polar(outward, (band.inner + band.outer) / 2, band.cx, band.cy)
      const innerEdge = polar(outward, band.inner, band.cx, band.cy)
      return make(
        {
          at,
          innerEdge,
          depth,
          halfWidth,
          radius: Math.min(depth * 0.45, halfWidth * 0.92),
          outward,
        },
        band,
        i,
      )
    })

/** Places a shape written about 0,0 with its top towards the rim. */
const placed = (text: string, { at, radius, outward }: Spot): Path =>
  smooth(
    text.split(' ').map((word) => {
      const sharp = word.endsWith('!')
      const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number)
      const angle = ((outward + 90) * Math.PI) / 180
      const [u, v] = [x * radius, y * radius]
      return [
        at[0] + u * Math.cos(angle) - v * Math.sin(angle),
        at[1] + u * Math.sin(angle) + v * Math.cos(angle),
        sharp ? 1 : 0,
      ] as const
    }),
  )

export const petals = repeated(({ innerEdge, depth, halfWidth, outward }) => [
  leaf(...innerEdge, depth * 0.98, halfWidth * 0.92, outward),
  leaf(...innerEdge, depth * 0.6, halfWidth * 0.46, outward),
])
export const beads = repeated(({ at, radius }) => [oval(...at, radius), oval(...at, radius * 0.55)])
export const stars = repeated(({ at, radius, outward }) => [
  star(...at, radius * 1.04, 5, 0.5, outward),
  oval(...at, radius * 0.3),
])
export const hearts = repeated((spot) => [
  placed(HEART, spot),
  placed(HEART, { ...spot, radius: spot.radius * 0.5 }),
])
export const triangles = repeated(({ depth, halfWidth, outward }, { cx, cy, inner }) => [
  poly([
    polar(outward - degrees(halfWidth * 0.94, inner), inner, cx, cy),
    polar(outward, inner + depth * 0.97, cx, cy),
    polar(outward + degrees(halfWidth * 0.94, inner), inner, cx, cy),
  ]),
])
export const diamonds = repeated((spot) => [
  placed('0,-1! 0.8,0! 0,1! -0.8,0!', spot),
  placed('0,-0.5! 0.4,0! 0,0.5! -0.4,0!', spot),
])
export const drops = repeated((spot) => [placed('0,-1! 0.6,0.1 0.5,0.8 0,1 -0.5,0.8 -0.6,0.1', spot)])
export const flowers = repeated(({ at, radius }) => [
  scallop(ring(6, radius * 0.7, radius * 0.7, ...at), 0.7),
  oval(...at, radius * 0.36),
])
export const fish = repeated((spot) => [
  placed('0.1,-0.5 0.8,-0.1 1,0.1! 0.7,0.3 0,0.5 -0.5,0.14 -1,0.56! -0.84,0.02 -1,-0.5! -0.5,-0.1', spot),
  placed('0.5,-0.08 0.6,-0.02 0.5,0.06', spot),
])
export const butterflies = repeated((spot) => [
  placed(
    '0,-0.3! 0.6,-0.9 1,-0.5 0.6,0.06 0.84,0.5 0.4,0.8 0,0.3! -0.4,0.8 -0.84,0.5 -0.6,0.06 -1,-0.5 -0.6,-0.9',
    spot,
  ),
  placed('0,-0.66 0.12,0 0,0.76 -0.12,0', spot),
])
export const birds = repeated((spot) => [
  placed(
    '0.9,-0.3! 0.6,-0.56 0.34,-0.36 -0.1,-0.3 -0.9,-0.64! -0.6,0 -1,0.24! -0.3,0.44 0.3,0.4 0.62,-0.1',
    spot,
  ),
  placed('0.1,-0.12 -0.5,-0.5! -0.3,0.2', spot),
])
export const crystals = repeated((spot) => [
  star(...spot.at, spot.radius, 6, 0.42, spot.outward),
  ...[0, 60, 120].map((turn) =>
    placed('0,-1! 0.16,0 0,1! -0.16,0', { ...spot, outward: spot.outward + turn }),
  ),
  oval(...spot.at, spot.radius * 0.26),
])
export const rays = repeated(({ innerEdge, depth, halfWidth, outward }, _, i) => [
  leaf(...innerEdge, depth * (i % 2 ? 0.66 : 0.98), halfWidth * 0.8, outward),
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
export type Edge = (cx: number, cy: number, radius: number, folds: number) => Path
export const round: Edge = (cx, cy, radius) => oval(cx, cy, radius)
export const scalloped: Edge = (cx, cy, radius, folds) =>
  scallop(ring(folds * 2, radius * 0.95, radius * 0.95, cx, cy), 0.4)
export const pointed: Edge = (cx, cy, radius, folds) => star(cx, cy, radius, folds, 0.86)
export const wavy: Edge = (cx, cy, radius, folds) =>
  smooth(times(folds * 2, (i) => polar((180 * i) / folds, i % 2 ? radius * 0.9 : radius, cx, cy)))
export const cornered: Edge = (cx, cy, radius, folds) =>
  poly(times(folds, (i) => polar((360 * i) / folds, radius, cx, cy)))
