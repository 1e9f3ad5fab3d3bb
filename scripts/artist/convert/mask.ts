import { distances } from './distance.ts'
import { PER_UNIT, SIZE, type Extent, type Mask } from './grid.ts'
import type { Contour } from './path-data.ts'

export function flatten({ points: p }: Contour, scale = PER_UNIT): number[] {
  const out = [p[0]! * scale, p[1]! * scale]
  for (let i = 2; i < p.length; i += 6) {
    const x0 = p[i - 2]!
    const y0 = p[i - 1]!
    const [a, b, c, d, e, f] = p.slice(i, i + 6) as [number, number, number, number, number, number]
    const reach = Math.hypot(a - x0, b - y0) + Math.hypot(c - a, d - b) + Math.hypot(e - c, f - d)
    const steps = Math.max(2, Math.min(24, Math.ceil(reach * 0.8)))
    for (let k = 1; k <= steps; k++) {
      const t = k / steps
      const s = 1 - t
      const [w0, w1, w2, w3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
      out.push((w0 * x0 + w1 * a + w2 * c + w3 * e) * scale, (w0 * y0 + w1 * b + w2 * d + w3 * f) * scale)
    }
  }
  return out
}

/** Nonzero fill, sampled at pixel centres. */
export function fillMask(contours: readonly Contour[]): Mask {
  const mask = new Uint8Array(SIZE * SIZE)
  const crossings: [number, number][][] = Array.from({ length: SIZE }, () => [])
  for (const contour of contours) {
    const line = flatten(contour)
    for (let i = 0; i < line.length; i += 2) {
      const j = (i + 2) % line.length
      edge(line[i]!, line[i + 1]!, line[j]!, line[j + 1]!, crossings)
    }
  }
  crossings.forEach((row, y) => {
    row.sort((a, b) => a[0] - b[0])
    let winding = 0
    row.forEach(([x, turn], i) => {
      winding += turn
      const next = row[i + 1]
      if (!winding || !next) return
      const from = Math.max(0, Math.ceil(x - 0.5))
      const to = Math.min(SIZE - 1, Math.ceil(next[0] - 0.5) - 1)
      if (to >= from) mask.fill(1, y * SIZE + from, y * SIZE + to + 1)
    })
  })
  return mask
}

function edge(x1: number, y1: number, x2: number, y2: number, crossings: [number, number][][]): void {
  if (y1 === y2) return
  const turn = y1 < y2 ? 1 : -1
  const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1]
  const last = Math.min(SIZE - 1, Math.ceil(bottom - 0.5) - 1)
  for (let y = Math.max(0, Math.ceil(top - 0.5)); y <= last; y++)
    crossings[y]!.push([x1 + ((y + 0.5 - y1) * (x2 - x1)) / (y2 - y1), turn])
}

/** A round pen of the given width (in units) along the contours. */
export function lineMask(contours: readonly Contour[], width: number): Mask {
  const mask = new Uint8Array(SIZE * SIZE)
  const radius = (width / 2) * PER_UNIT
  const dab = (cx: number, cy: number) => {
    for (let y = Math.max(0, Math.floor(cy - radius)); y <= Math.min(SIZE - 1, Math.ceil(cy + radius)); y++) {
      const half = Math.sqrt(radius ** 2 - (y + 0.5 - cy) ** 2)
      const from = Math.max(0, Math.ceil(cx - half - 0.5))
      const to = Math.min(SIZE - 1, Math.floor(cx + half - 0.5))
      if (to >= from) mask.fill(1, y * SIZE + from, y * SIZE + to + 1)
    }
  }
  for (const contour of contours) {
    const line = flatten(contour)
    for (let i = 0; i + 3 < line.length; i += 2) {
      const [x1, y1, x2, y2] = [line[i]!, line[i + 1]!, line[i + 2]!, line[i + 3]!]
      const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1)))
      for (let k = 0; k <= steps; k++) dab(x1 + ((x2 - x1) * k) / steps, y1 + ((y2 - y1) * k) / steps)
    }
  }
  return mask
}

export function both(a: Mask, b: Mask): Mask {
  const out = new Uint8Array(a.length)
  for (let i = 0; i < a.length; i++) out[i] = a[i]! & b[i]!
  return out
}

export function extent(mask: Mask): Extent {
  const out = { area: 0, left: SIZE, top: SIZE, right: -1, bottom: -1 }
  const last = mask.lastIndexOf(1)
  for (let i = Math.max(0, mask.indexOf(1)); i <= last; i++) {
    if (!mask[i]) continue
    const x = i % SIZE
    out.area++
    if (x < out.left) out.left = x
    if (x > out.right) out.right = x
    const y = (i - x) / SIZE
    if (y < out.top) out.top = y
    out.bottom = y
  }
  return out
}

/** Radius of the largest circle that fits inside, in units. */
export function thickness(mask: Mask, box: Extent): number {
  const { distance } = distances(box, (i) => !mask[i])
  let max = 0
  for (const value of distance) if (value > max) max = value
  return Math.max(0, max - 0.5) / PER_UNIT
}

/** Calls `visit` for every inside pixel of a box, which is much cheaper than scanning the whole page. */
export function eachInside(
  mask: Mask,
  { left, top, right, bottom }: Extent,
  visit: (pixel: number) => void,
): void {
  for (let y = top; y <= bottom; y++)
    for (let i = y * SIZE + left; i <= y * SIZE + right; i++) if (mask[i]) visit(i)
}
