import { itemClamped, add, len, lerp, mul, perp, rot, sub, unit, type Vec } from './vector.ts'
import { flatten, poly, smooth, type Path } from './path.ts'

/** A cubic curve is as good as a circle up to this angle, in radians. */
const MAX_CURVE_ANGLE = 1.6

/** Appends an arc around `center` as cubic curves; angles are in radians. */
function arcTo(points: Vec[], center: Vec, radius: number, from: number, to: number): void {
  const [cx, cy] = center
  const curves = Math.max(1, Math.ceil(Math.abs(to - from) / MAX_CURVE_ANGLE))
  const step = (to - from) / curves
  const reach = (4 / 3) * Math.tan(step / 4) * radius
  for (let i = 0; i < curves; i++) {
    const start = from + step * i
    const end = start + step
    const [startX, startY] = [cx + radius * Math.cos(start), cy + radius * Math.sin(start)]
    const [endX, endY] = [cx + radius * Math.cos(end), cy + radius * Math.sin(end)]
    points.push(
      [startX - reach * Math.sin(start), startY + reach * Math.cos(start)],
      [endX + reach * Math.sin(end), endY - reach * Math.cos(end)],
      [endX, endY],
    )
  }
}

export function ellipse(center: Vec, rx: number, ry = rx, degrees = 0): Path {
  const points: Vec[] = [[1, 0]]
  arcTo(points, [0, 0], 1, 0, Math.PI * 2)
  return {
    points: points.map((point) => add(center, rot([point[0] * rx, point[1] * ry], degrees))),
    closed: true,
  }
}

/** Circles written as `x,y,r x,y,r`; a fourth number is the other radius of an ellipse. */
export function discs(text: string): Path[] {
  return text.split(' ').map((word) => {
    const [x = 0, y = 0, rx = 1, ry = rx] = word.split(',').map(Number)
    return ellipse([x, y], rx, ry)
  })
}

/** A rectangle with round corners, given by its top left. */
export function box(x: number, y: number, w: number, h: number, r = 0): Path {
  if (r <= 0)
    return poly([
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ])
  const k = Math.min(r, w / 2, h / 2)
  const points: Vec[] = [[x + k, y]]
  const corners: readonly [number, number, number][] = [
    [x + w - k, y + k, -90],
    [x + w - k, y + h - k, 0],
    [x + k, y + h - k, 90],
    [x + k, y + k, 180],
  ]
  for (const [cx, cy, start] of corners) {
    const a = (start * Math.PI) / 180
    lineTo(points, [cx + k * Math.cos(a), cy + k * Math.sin(a)])
    arcTo(points, [cx, cy], k, a, a + Math.PI / 2)
  }
  return { points, closed: true }
}

function lineTo(points: Vec[], b: Vec): void {
  const a = itemClamped(points, points.length - 1)
  points.push(lerp(a, b, 0.33), lerp(a, b, 0.67), b)
}

/**
 * A tapered capsule around the bone from `a` to `b`, with a radius at each end. `flat` makes the far end almost straight, for the
 * hems of sleeves and trousers.
 */
export function capsule(a: Vec, radiusA: number, b: Vec, radiusB: number, flat = false): Path {
  const axis = sub(b, a)
  const distance = len(axis)
  if (distance <= Math.abs(radiusA - radiusB) + 0.01 && !flat)
    return radiusA > radiusB ? ellipse(a, radiusA) : ellipse(b, radiusB)
  const direction = Math.atan2(axis[1], axis[0])
  const lean = flat ? Math.PI / 2 : Math.acos((radiusA - radiusB) / distance)
  const on = (center: Vec, r: number, angle: number): Vec => [
    center[0] + r * Math.cos(angle),
    center[1] + r * Math.sin(angle),
  ]
  const points: Vec[] = [on(a, radiusA, direction + lean)]
  arcTo(points, a, radiusA, direction + lean, direction + 2 * Math.PI - lean)
  lineTo(points, on(b, radiusB, direction - lean))
  if (flat) {
    const from = on(b, radiusB, direction - lean)
    const end = on(b, radiusB, direction + lean)
    const bow = mul(unit(axis), radiusB * 0.28)
    points.push(add(lerp(from, end, 0.25), bow), add(lerp(from, end, 0.75), bow), end)
  } else arcTo(points, b, radiusB, direction - lean, direction + lean)
  lineTo(points, itemClamped(points, 0))
  return { points, closed: true }
}

/** Capsules along a chain of joints. Painted as one group they merge into a seamless limb. */
export function tube(joints: readonly Vec[], radii: readonly number[], flat = false): Path[] {
  const out: Path[] = []
  for (let i = 0; i + 1 < joints.length; i++) {
    const last = i + 2 === joints.length
    out.push(
      capsule(
        itemClamped(joints, i),
        itemClamped(radii, i),
        itemClamped(joints, i + 1),
        itemClamped(radii, i + 1),
        flat && last,
      ),
    )
  }
  return out
}

/** A thick line as one closed shape: unlike a stroke, it scales with the figure. */
export function brush(through: readonly Vec[], r: number): Path {
  const line = flatten(smooth(through, { closed: false }), 3)
  const last = line.length - 1
  const side = (way: number) =>
    line.map((point, i) => {
      const along = unit(sub(itemClamped(line, i + 1), itemClamped(line, i - 1)))
      return add(point, mul(perp(along), way * r * (i === 0 || i === last ? 0.62 : 1)))
    })
  const tip = (i: number, j: number) =>
    add(itemClamped(line, i), mul(unit(sub(itemClamped(line, i), itemClamped(line, j))), r * 0.8))
  return smooth([...side(1), tip(last, last - 1), ...side(-1).reverse(), tip(0, 1)])
}
