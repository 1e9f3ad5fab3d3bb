import { fitCurve } from './fit-curve.ts'
import { PER_UNIT, SIZE, type Mask } from './grid.ts'
import type { Contour } from './path-data.ts'

type Point = [number, number]

/** Smooth closed contours around a mask, for shapes defined by a clip path or a wide stroke. */
export function trace(mask: Mask): Contour[] {
  return edges(mask)
    .filter((loop) => loop.length >= 12)
    .map((loop) => smooth(loop))
}

/** Follows the border between inside and outside pixels, with the inside on the right. */
function edges(mask: Mask): Point[][] {
  const inside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < SIZE && y < SIZE && mask[y * SIZE + x] === 1
  const used = new Uint8Array((SIZE + 1) * (SIZE + 1))
  const loops: Point[][] = []
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      if (!inside(x, y) || inside(x, y - 1) || used[y * (SIZE + 1) + x]) continue
      const loop: Point[] = []
      let [px, py, dx, dy] = [x, y, 1, 0]
      do {
        if (dx === 1) used[py * (SIZE + 1) + px] = 1
        loop.push([px + dx / 2, py + dy / 2])
        ;[px, py] = [px + dx, py + dy]
        const left = inside(px + (dx + dy - 1) / 2, py + (dy - dx - 1) / 2)
        const right = inside(px + (dx - dy - 1) / 2, py + (dy + dx - 1) / 2)
        if (!right) [dx, dy] = [-dy, dx]
        else if (left) [dx, dy] = [dy, -dx]
      } while (px !== x || py !== y || dx !== 1)
      loops.push(loop)
    }
  return loops
}

const REACH = 7
const CORNER = Math.cos((130 * Math.PI) / 180)

function smooth(loop: Point[]): Contour {
  const n = loop.length
  const get = (i: number) => loop[((i % n) + n) % n]!
  const calm = loop.map((_, i): Point => {
    let [x, y] = [0, 0]
    for (let k = -3; k <= 3; k++) {
      x += get(i + k)[0] * (4 - Math.abs(k))
      y += get(i + k)[1] * (4 - Math.abs(k))
    }
    return [x / 16, y / 16]
  })
  const corners = findCorners(calm)
  const starts = corners.length ? corners : [0]
  const points: number[] = []
  starts.forEach((from, k) => {
    const to = k + 1 < starts.length ? starts[k + 1]! : starts[0]! + n
    const run: Point[] = []
    for (let i = from; i <= to; i++)
      run.push(corners.length && (i === from || i === to) ? get(i) : calm[i % n]!)
    const way = corners.length ? undefined : tangent(calm, from)
    const back: Point | undefined = way && [-way[0], -way[1]]
    for (const [a, b, c, d] of fitCurve(run, 0.9, way, back)) {
      if (!points.length) points.push(a[0], a[1])
      points.push(b[0], b[1], c[0], c[1], d[0], d[1])
    }
  })
  return { points: points.map((value) => value / PER_UNIT), closed: true }
}

function tangent(loop: Point[], i: number): Point {
  const n = loop.length
  const [a, b] = [loop[(i + n - 3) % n]!, loop[(i + 3) % n]!]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}

/** The sharpest point of each sharp turn. */
function findCorners(loop: Point[]): number[] {
  const n = loop.length
  if (n < REACH * 4) return []
  const sharp = loop.map((p, i) => {
    const [a, b] = [loop[(i + n - REACH) % n]!, loop[(i + REACH) % n]!]
    const [ux, uy, vx, vy] = [a[0] - p[0], a[1] - p[1], b[0] - p[0], b[1] - p[1]]
    return (ux * vx + uy * vy) / (Math.hypot(ux, uy) * Math.hypot(vx, vy) || 1)
  })
  const corners: number[] = []
  for (let i = 0; i < n; i++) {
    if (sharp[i]! < CORNER) continue
    let best = true
    for (let k = -REACH; k <= REACH && best; k++) {
      const other = sharp[(i + k + n) % n]!
      if (other > sharp[i]! || (other === sharp[i]! && k < 0)) best = false
    }
    if (best) corners.push(i)
  }
  return corners
}
