import type { Shape } from '../drawing.ts'
import { seededRandom } from '../geometry/random.ts'
import type { Bitmap } from '../seal/bitmap.ts'
import { distances } from '../seal/distance.ts'
import { findPatches } from '../seal/regions.ts'
import { createKeepOffTest, inMm, line, type FillOptions } from './fill-options.ts'

const SPACING_MM = 1.5
const MIN_STROKE_MM = 1.4
const MIN_REGION_MM2 = 30
/** Larger regions like sky and open ground get no hatching. */
const MAX_REGION_SHARE = 0.07
/** The light comes from the upper left, and strokes lean to the right. */
const LEAN = { x: 0.6, y: -0.8 }
const SHADOW = { x: 0.8, y: 0.6 }

/**
 * Hatching like pencil strokes: parallel lines on the shadow side of each form. They touch no line, so that every
 * region stays closed.
 */
export function drawHatching(bitmap: Bitmap, options: FillOptions): Shape[] {
  const { width, height, pixelsPerMm } = bitmap
  const { labels, list } = findPatches(bitmap)
  const min = MIN_REGION_MM2 * pixelsPerMm * pixelsPerMm
  const shaded = new Uint8Array(list.length + 1)
  for (const patch of list)
    shaded[patch.label] =
      !patch.touchesEdge && patch.area > min && patch.area < width * height * MAX_REGION_SHARE ? 1 : 0
  const paper = distances(bitmap, 'paper')
  const blocked = createKeepOffTest(options)
  const next = seededRandom(options.seed)
  const near = inMm(bitmap, 0.55)
  const shortest = inMm(bitmap, MIN_STROKE_MM)
  const unit = (pixel: number) => Math.round(pixel * options.unitsPerPixel * 10) / 10
  const reach = Math.hypot(width, height)
  let d = ''
  for (let off = -reach; off < reach; off += inMm(bitmap, SPACING_MM)) {
    const deep = inMm(bitmap, 2.2 + 3.4 * options.amount) * (0.65 + 0.7 * next())
    let from: { x: number; y: number; label: number } | undefined
    let last = { x: 0, y: 0 }
    const end = () => {
      if (from && Math.hypot(last.x - from.x, last.y - from.y) > shortest)
        d += `M${unit(from.x)} ${unit(from.y)}L${unit(last.x)} ${unit(last.y)}`
      from = undefined
    }
    for (let t = 0; t < reach; t++) {
      const x = off + LEAN.x * t
      const y = height + LEAN.y * t
      if (y < 0) break
      const [px, py] = [Math.round(x), Math.round(y)]
      const label = px >= 0 && px < width && py < height ? labels[py * width + px]! : 0
      const inShade =
        shaded[label] === 1 &&
        paper[py * width + px]! >= near &&
        !blocked(px, py) &&
        isShaded(bitmap, labels, px, py, label, deep)
      if (from && (!inShade || from.label !== label)) end()
      if (!inShade) continue
      from ??= { x, y, label }
      last = { x, y }
    }
    end()
  }
  return d ? [line(d, 0.55)] : []
}

/** Whether the line on the shadow side, down and to the right, is near. */
function isShaded(
  { width, height }: Bitmap,
  labels: Int32Array,
  x: number,
  y: number,
  label: number,
  deep: number,
): boolean {
  const [px, py] = [Math.round(x + deep * SHADOW.x), Math.round(y + deep * SHADOW.y)]
  return px >= width || py >= height || labels[py * width + px] !== label
}
