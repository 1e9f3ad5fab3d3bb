import { add, len, mul, sub, unit, type Vec } from '../../geometry/vector.ts'

/** A limb of two bones from its root to a point of contact. */
interface Reach {
  /** Elbow or knee. */
  joint: Vec
  /** How far the point is beyond the limb's reach; 0 if the limb touches it. */
  missing: number
}

/** Solves a two-bone limb; `bend` is the side to which it folds. */
export function reach(root: Vec, target: Vec, upper: number, lower: number, bend: number): Reach {
  const way = sub(target, root)
  const length = len(way)
  const [nearest, farthest] = [Math.abs(upper - lower), upper + lower]
  const missing = Math.max(0, length - farthest, nearest - length)
  const span = Math.max(nearest + 0.01, Math.min(length, farthest * 0.999))
  const direction = unit(way)
  const along = (span * span + upper * upper - lower * lower) / (2 * span)
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along)) * bend
  return { joint: add(add(root, mul(direction, along)), mul([-direction[1], direction[0]], aside)), missing }
}

/** A point in a direction given in degrees: 0 is to the right, -90 is up. */
export const polar = (degrees: number, length = 1): Vec => [
  Math.cos((degrees * Math.PI) / 180) * length,
  Math.sin((degrees * Math.PI) / 180) * length,
]
