import type { Shape } from '../drawing.ts'
import { seededRandom, seedOf, type Random } from '../geometry/random.ts'
import type { Bitmap } from '../seal/bitmap.ts'
import { distances } from '../seal/distance.ts'
import { findPatches, squareMm, type Patch } from '../seal/regions.ts'
import { createContainsTest } from '../page/contains-point.ts'
import { motifData, PLAIN_MOTIFS, RICH_MOTIFS } from './motifs.ts'
import { createKeepOffTest, inMm, line, type FillOptions } from './fill-options.ts'

const MIN_REGION_MM2 = 55
const MIN_RADIUS_MM = 2.6
const PART_OF_FACE_MM2 = 900
/** A region that reaches so near to the top of the sheet, and is larger than this share of it, is the sky. */
const SKY_TOP = 0.12
const SKY_AREA = 0.05
/** Positions are rounded to this grid, so that a region that changes a little keeps its pattern. */
const GRID_MM = 3

/** A region that gets a pattern, and a test for its free pixels. */
interface Field {
  patch: Patch
  free(x: number, y: number, reach: number): boolean
  inside(x: number, y: number): boolean
}

/** Fills regions with patterns for older children: every stripe ends on a line, every motif is closed. */
export function drawPatterns(bitmap: Bitmap, options: FillOptions): Shape[] {
  const { labels, list } = findPatches(bitmap)
  const paper = distances(bitmap, 'paper')
  const blocked = createKeepOffTest(options)
  const snap = snapTo(inMm(bitmap, GRID_MM))
  const bodies = (options.bodies ?? []).map(createContainsTest)
  const isSky = (patch: Patch) =>
    patch.top < bitmap.height * SKY_TOP && patch.area > bitmap.width * bitmap.height * SKY_AREA
  const shapes: Shape[] = []
  for (const patch of list) {
    if (patch.touchesEdge || squareMm(patch, bitmap) < MIN_REGION_MM2) continue
    // By the place of the region, so that one region more or less does not change the others.
    const place = `${snap((patch.left + patch.right) / 2)} ${snap((patch.top + patch.bottom) / 2)}`
    const next = seededRandom(seedOf(options.seed, place))
    const [chance, kind] = [next(), next()]
    const size = squareMm(patch, bitmap)
    if (chance > options.amount) continue
    const at = (x: number, y: number) => Math.round(y) * bitmap.width + Math.round(x)
    const field: Field = {
      patch,
      inside: (x, y) => labels[at(x, y)] === patch.label,
      free: (x, y, reach) => labels[at(x, y)] === patch.label && paper[at(x, y)]! >= reach && !blocked(x, y),
    }
    const k = options.unitsPerPixel
    const [cx, cy] = [((patch.left + patch.right) / 2) * k, ((patch.top + patch.bottom) / 2) * k]
    const isFace = options.keepOff.some(
      ({ x, y, w, h }) =>
        field.inside((x + w / 2) / k, (y + h / 2) / k) ||
        // A small region inside a face: an eye or a cheek.
        (size < PART_OF_FACE_MM2 && cx > x && cx < x + w && cy > y && cy < y + h),
    )
    const middle = isFace || isSky(patch) ? undefined : findRoom(bitmap, field, paper)
    if (!middle) continue
    const [x, y] = [middle[0] * k, middle[1] * k]
    if (bodies.some(({ contains }) => contains({ x, y }))) continue
    const drawn =
      size < 900 && kind < 0.5
        ? stripes(bitmap, field, options, next)
        : motifs(bitmap, field, size, options, next)
    if (drawn) shapes.push(drawn)
  }
  return shapes
}

const snapTo = (grid: number) => (value: number) => Math.round(value / grid) * grid

/** A pixel of the region with room for a motif around it. */
function findRoom(
  bitmap: Bitmap,
  { patch, inside }: Field,
  paper: Float32Array,
): readonly [number, number] | undefined {
  const min = inMm(bitmap, MIN_RADIUS_MM)
  for (let y = patch.top; y <= patch.bottom; y += 3)
    for (let x = patch.left; x <= patch.right; x += 3)
      if (paper[y * bitmap.width + x]! >= min && inside(x, y)) return [x, y]
  return undefined
}

/** One kind of ornament on a staggered grid, where it fits completely. */
function motifs(
  bitmap: Bitmap,
  { patch, free }: Field,
  size: number,
  options: FillOptions,
  next: Random,
): Shape | undefined {
  const large = size > 2500
  const r = inMm(bitmap, large ? 3.4 + next() * 1.6 : size > 400 ? 2.5 : 2)
  const pitch = r * (large ? 4.4 : 3.1)
  const kinds = large ? RICH_MOTIFS : PLAIN_MOTIFS
  const motif = kinds[Math.floor(next() * kinds.length)]!
  const second = kinds[Math.floor(next() * kinds.length)]!
  const k = options.unitsPerPixel
  const snap = snapTo(inMm(bitmap, GRID_MM))
  const [left, top] = [snap(patch.left) + r * 1.4, snap(patch.top) + r * 1.4]
  let d = ''
  let row = 0
  for (let y = top; y < patch.bottom; y += pitch * 0.87, row++) {
    let column = 0
    for (let x = left + (row % 2) * pitch * 0.5; x < patch.right; x += pitch, column++) {
      if (!free(x, y, r + inMm(bitmap, 0.9))) continue
      const which = large && (row + column) % 2 ? second : motif
      d += motifData(which(x * k, y * k, r * k * 0.94, ((row + column) % 6) * 0.9))
    }
  }
  return d ? line(d, 0.8) : undefined
}

/** Straight, wavy or crossed lines from edge to edge. */
function stripes(bitmap: Bitmap, field: Field, options: FillOptions, next: Random): Shape | undefined {
  const kind = Math.floor(next() * 4)
  const angle = kind === 3 ? Math.PI / 4 : Math.floor(next() * 4) * (Math.PI / 4)
  const pitch = inMm(bitmap, kind === 3 ? 6 : 3.6 + next() * 1.4)
  const wave = kind === 1 || kind === 2 ? inMm(bitmap, kind === 1 ? 1.3 : 0.8) : 0
  const lines = along(bitmap, field, options, angle, pitch, wave)
  const d = kind === 3 ? lines + along(bitmap, field, options, angle + Math.PI / 2, pitch, 0) : lines
  return d ? line(d, 0.75) : undefined
}

function along(
  bitmap: Bitmap,
  { patch, inside }: Field,
  options: FillOptions,
  angle: number,
  pitch: number,
  wave: number,
): string {
  const snap = snapTo(inMm(bitmap, GRID_MM))
  const [cx, cy] = [snap((patch.left + patch.right) / 2), snap((patch.top + patch.bottom) / 2)]
  const lines = Math.ceil(Math.hypot(patch.right - patch.left, patch.bottom - patch.top) / 2 / pitch) + 1
  const reach = Math.ceil(lines * pitch)
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  const min = inMm(bitmap, 3)
  const unit = (pixel: number) => Math.round(pixel * options.unitsPerPixel * 10) / 10
  let d = ''
  for (let index = -lines; index <= lines; index++) {
    const off = index * pitch
    let run: [number, number][] = []
    const end = () => {
      if (run.length > min)
        d += run
          .filter((_, i) =>
            wave > 0 ? i % 6 === 0 || i === run.length - 1 : i === 0 || i === run.length - 1,
          )
          .map(([x, y], i) => `${i ? 'L' : 'M'}${unit(x)} ${unit(y)}`)
          .join('')
      run = []
    }
    let before: [number, number] = [0, 0]
    for (let t = -reach; t <= reach; t++) {
      const sway = wave ? Math.sin((t / pitch) * 2.6) * wave : 0
      const x = cx + ux * t - uy * (off + sway)
      const y = cy + uy * t + ux * (off + sway)
      const isIn = inside(x, y)
      if (isIn && run.length === 0) run.push(before)
      if (isIn) run.push([x, y])
      else if (run.length > 0) {
        run.push([x, y])
        end()
      }
      before = [x, y]
    }
    end()
  }
  return d
}
