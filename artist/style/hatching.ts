import type { Shape } from '../drawing.ts'
import { between, random } from '../geometry/random.ts'
import type { Bitmap } from '../seal/bitmap.ts'
import { distances } from '../seal/distance.ts'
import { findPatches } from '../seal/regions.ts'
import { forbidden, inMm, line, type FillOptions } from './raster-room.ts'

const STEP_MM = 1.5
const MOST_STROKES = 2600
const LEAST_REGION_MM2 = 45

/**
 * Shading as a pencil would set it: rows of short parallel strokes on the shadow side of each form. They touch no line, so that
 * every region stays the one closed region it was.
 */
export function hatch(bitmap: Bitmap, options: FillOptions): Shape[] {
  const { width, height, pixelsPerMm } = bitmap
  const { labels, list } = findPatches(bitmap)
  const paper = distances(bitmap, 'paper')
  const next = random(options.seed)
  const blocked = forbidden(options)
  const least = LEAST_REGION_MM2 * pixelsPerMm * pixelsPerMm
  const most = width * height * 0.12
  const large = new Set(
    list.filter((patch) => patch.area > least && !patch.touchesEdge).map((patch) => patch.label),
  )
  const vast = new Set(list.filter((patch) => patch.area > most).map((patch) => patch.label))
  const step = inMm(bitmap, STEP_MM)
  const near = inMm(bitmap, 0.7)
  let d = ''
  let strokes = 0
  for (let row = step; row < height - step && strokes < MOST_STROKES; row += step)
    for (let column = step; column < width - step; column += step * 1.25) {
      const x = Math.round(column + between(next, -0.3, 0.3) * step)
      const y = Math.round(row + between(next, -0.3, 0.3) * step)
      const at = y * width + x
      const label = labels[at]!
      if (!large.has(label) || blocked(x, y)) continue
      const reach = shadow(bitmap, labels, x, y, label)
      const deep = inMm(bitmap, vast.has(label) ? 3 : 5.5) * (0.55 + 0.45 * options.amount)
      if (reach > deep || next() > options.amount * (1.15 - reach / deep)) continue
      const run = strokeFrom(
        x,
        y,
        label,
        { labels, paper, width, height, near },
        between(next, 0.8, 1.35) * step * 1.7,
      )
      if (!run) continue
      const unit = (pixel: number) => Math.round(pixel * options.unitsPerPixel * 10) / 10
      d += `M${unit(run[0])} ${unit(run[1])}L${unit(run[2])} ${unit(run[3])}`
      strokes++
    }
  return d ? [line(d, 0.62)] : []
}

/** How far it is from here to the line on the shadow side, down and to the right, in pixels. */
function shadow({ width, height }: Bitmap, labels: Int32Array, x: number, y: number, label: number): number {
  for (let step = 1; step < 60; step++) {
    const [px, py] = [Math.round(x + step * 0.8), Math.round(y + step * 0.6)]
    if (px >= width || py >= height || labels[py * width + px] !== label) return step
  }
  return Infinity
}

interface Room {
  labels: Int32Array
  paper: Float32Array
  width: number
  height: number
  near: number
}

/** A slanted stroke both ways from a point, cut short before it meets a line. */
function strokeFrom(
  x: number,
  y: number,
  label: number,
  room: Room,
  length: number,
): [number, number, number, number] | undefined {
  const [dx, dy] = [0.62, -0.78]
  const walk = (way: 1 | -1) => {
    let far = 0
    while (far < length / 2) {
      const at = Math.round(y + way * dy * (far + 1)) * room.width + Math.round(x + way * dx * (far + 1))
      if (room.labels[at] !== label || room.paper[at]! < room.near) break
      far++
    }
    return far
  }
  const [up, down] = [walk(1), walk(-1)]
  if (up + down < length * 0.5) return undefined
  return [x + dx * up, y + dy * up, x - dx * down, y - dy * down]
}
