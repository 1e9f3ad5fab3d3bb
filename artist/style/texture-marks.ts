import type { Shape } from '../drawing.ts'
import type { Random } from '../geometry/random.ts'
import type { Bitmap } from '../seal/bitmap.ts'
import type { Patch } from '../seal/regions.ts'
import { inMm, line } from './fill-options.ts'
import { leafMotif, motifData, pebbleMotif, PLAIN_MOTIFS } from './motifs.ts'

/** A region that gets a texture, in pixels. */
export interface Field {
  patch: Patch
  bitmap: Bitmap
  unitsPerPixel: number
  /** Whether a circle around the point is in the region and touches no line. */
  free(x: number, y: number, reach: number): boolean
  inside(x: number, y: number): boolean
  next: Random
  /** How large the marks are, compared with the usual ones. */
  size: number
}

/** Positions are rounded to this grid, so that a region that changes a little keeps its marks. */
const GRID_MM = 3
/** The distance of marks from the lines around them, in millimetres. */
const MARGIN = 0.8

type Spot = (x: number, y: number, row: number) => string

/** Calls `draw` for the points of a staggered grid; distances in millimetres, `jitter` as a share of them. */
function scatter(field: Field, across: number, down: number, jitter: number, draw: Spot): string {
  const { patch, bitmap, next, size } = field
  const snap = (value: number) => Math.round(value / inMm(bitmap, GRID_MM)) * inMm(bitmap, GRID_MM)
  const [dx, dy] = [inMm(bitmap, across * size), inMm(bitmap, down * size)]
  let d = ''
  let row = 0
  for (let y = snap(patch.top) + dy / 2; y < patch.bottom; y += dy, row++)
    for (let x = snap(patch.left) + dx * (row % 2 ? 0.9 : 0.4); x < patch.right; x += dx)
      d += draw(x + (next() - 0.5) * jitter * dx, y + (next() - 0.5) * jitter * dy, row)
  return d
}

/** Path data of points around a middle, in millimetres; empty if the mark does not fit into the region. */
function mark(
  { bitmap, unitsPerPixel, free, size }: Field,
  x: number,
  y: number,
  strokes: readonly (readonly (readonly [number, number])[])[],
): string {
  const isFree = ([px, py]: readonly [number, number]) =>
    free(x + inMm(bitmap, px * size), y + inMm(bitmap, py * size), inMm(bitmap, MARGIN))
  if (!strokes.every((stroke) => stroke.every(isFree))) return ''
  const at = (value: number, offset: number) =>
    Math.round((value + inMm(bitmap, offset * size)) * unitsPerPixel * 10) / 10
  return strokes
    .map(([[ax, ay] = [0, 0], ...curve]) => {
      const start = `M${at(x, ax)} ${at(y, ay)}`
      const points = curve.map(([px, py]) => `${at(x, px)} ${at(y, py)}`)
      return start + (curve.length === 3 ? `C${points.join(' ')}` : `L${points.join('L')}`)
    })
    .join('')
}

/** An arc that hangs down between two points of the same height. */
const sag = (half: number, depth: number, x = 0) =>
  [
    [x - half, 0],
    [x - half * 0.5, depth],
    [x + half * 0.5, depth],
    [x + half, 0],
  ] as const

const motifs = (field: Field): string => {
  const motif = PLAIN_MOTIFS[Math.floor(field.next() * PLAIN_MOTIFS.length)]!
  return shapes(field, 11, 10, 2.5, (x, y, r, row) => motif(x, y, r, row % 2))
}
const leaves = (field: Field): string => {
  return shapes(field, 9, 7.5, 2.5, (x, y, r, row) => leafMotif(x, y, r, (row % 3) * 0.7 + 0.4))
}

/** Closed motifs on a staggered grid, where they fit completely. */
function shapes(
  field: Field,
  across: number,
  down: number,
  radius: number,
  draw: (x: number, y: number, r: number, row: number) => Parameters<typeof motifData>[0],
): string {
  const { bitmap, unitsPerPixel, free, size } = field
  const r = inMm(bitmap, radius * Math.sqrt(size))
  return scatter(field, across, down, 0, (x, y, row) =>
    free(x, y, r + inMm(bitmap, MARGIN * size * size))
      ? motifData(draw(x * unitsPerPixel, y * unitsPerPixel, r * unitsPerPixel, row))
      : '',
  )
}

const pebbles = (field: Field): string =>
  shapes(field, 10, 7, 2.2, (x, y, r) => pebbleMotif(x, y, r * (0.7 + 0.5 * field.next()), 0))

/** Rows of bricks: lines from edge to edge of the region, and short joints between neighbouring lines. Lengths in millimetres. */
function courses(field: Field, pitch: number, brick: number): string {
  const { patch, bitmap, unitsPerPixel, inside, next } = field
  const step = inMm(bitmap, pitch)
  const length = inMm(bitmap, brick)
  const unit = (pixel: number) => Math.round(pixel * unitsPerPixel * 10) / 10
  const start = Math.round(next() * 10)
  let d = ''
  for (let y = patch.top + step, row = 0; y < patch.bottom + step; y += step, row++) {
    for (const [from, to] of runs(patch, (x) => inside(x, y)))
      if (to - from > step && y < patch.bottom - step * 0.4)
        d += `M${unit(from)} ${unit(y)}L${unit(to)} ${unit(y)}`
    for (let x = patch.left + start + (row % 2 ? length / 2 : 0); x < patch.right; x += length)
      if ([0.05, 0.3, 0.5, 0.7, 0.95].every((share) => isOpen(field, x, y - step * share)))
        d += `M${unit(x)} ${unit(y - step)}L${unit(x)} ${unit(y)}`
  }
  return d
}

/** Joints between bricks have a little room on both sides. */
const isOpen = ({ inside, bitmap }: Field, x: number, y: number) =>
  inside(x, y) && inside(x - inMm(bitmap, 2), y) && inside(x + inMm(bitmap, 2), y)

/** Where a row of the region begins and ends; the line reaches one pixel into its outline. */
function runs({ left, right }: Patch, isIn: (x: number) => boolean): [number, number][] {
  const found: [number, number][] = []
  let from: number | undefined
  for (let x = left - 1; x <= right + 1; x++) {
    if (isIn(x)) from ??= x - 1
    else if (from !== undefined) {
      found.push([from, x])
      from = undefined
    }
  }
  return found
}

const MARKS = {
  /** Bunches of leaves. */
  foliage: (field: Field) =>
    scatter(field, 13, 8, 0.5, (x, y) => mark(field, x, y, [sag(2.2, 1.9, -1.1), sag(1.6, 1.5, 2.2)])),
  leaves,
  bark: (field: Field) =>
    scatter(field, 4.2, 11, 0.4, (x, y) => {
      const bend = field.next() < 0.5 ? 0.7 : -0.7
      const half = 2.4 + 2 * field.next()
      return mark(field, x, y, [[[0, -half], [bend, -half / 2], [-bend, half / 2], [0, half]]]) // prettier-ignore
    }),
  grain: (field: Field) => {
    const { patch } = field
    const isUpright = patch.bottom - patch.top > (patch.right - patch.left) * 1.3
    const stroke = (half: number, bend: number) =>
      ([[-half, 0], [-half / 2, bend], [half / 2, -bend], [half, 0]] as const).map(([x, y]) => (isUpright ? ([y, x] as const) : ([x, y] as const))) // prettier-ignore
    return scatter(field, isUpright ? 5 : 16, isUpright ? 16 : 5, 0.4, (x, y) =>
      mark(field, x, y, [stroke(2.6 + 3 * field.next(), 0.6)]),
    )
  },
  waves: (field: Field) =>
    scatter(field, 22, 9, 0.5, (x, y) => mark(field, x, y, [sag(2.4, 1.7, -2.4), sag(2.4, 1.7, 2.4)])),
  grass: (field: Field) =>
    scatter(
      field,
      21,
      12,
      0.7,
      (x, y) =>
      mark(field, x, y, [[[-1.4, 1], [-2, -1]], [[0, 1.2], [0.2, -2]], [[1.4, 1], [2.1, -0.8]]]), // prettier-ignore
    ),
  tiles: (field: Field) => scatter(field, 7, 5, 0, (x, y) => mark(field, x, y, [sag(2.6, 2.6)])),
  bricks: (field: Field) => courses(field, 6.5, 14),
  pebbles,
  motifs,
}

/** A kind of texture. */
export type Mark = keyof typeof MARKS

export function drawMarks(kind: Mark, field: Field, width: number): Shape | undefined {
  const d = MARKS[kind](field)
  return d ? line(d, width) : undefined
}
