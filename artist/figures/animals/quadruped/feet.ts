import { add, mul, type Frame, type Vec } from '../../../geometry/vector.ts'
import { curve, stroke, type Path } from '../../../geometry/path.ts'
import { capsule } from '../../../geometry/round-shapes.ts'
import type { QuadrupedPlan } from './plan.ts'

export interface Foot {
  shapes: Path[]
  lines: Path[]
  marks: Path[]
  /** Merges with the leg instead of having its own outline. */
  merged: boolean
}

/** The foot at the end of a leg whose lowest bone points along `d`; toes point forward. */
export function drawFoot(
  kind: QuadrupedPlan['feet'],
  p: Vec,
  d: Vec,
  r: number,
  flat: boolean,
  detail: number,
): Foot {
  const y: Vec = flat ? [0, 1] : d
  const x: Vec = [y[1], -y[0]]
  const X: Frame = (v) => add(p, add(mul(x, v[0] * r), mul(y, v[1] * r)))
  if (kind === 'hoof')
    return {
      shapes: [curve('-1.05,-0.5! 1.05,-0.5! 1.6,1.1! -1.25,1.1!', X)],
      lines: detail > 1 ? [stroke('0.9,1.3 0.7,-0.2', X)] : [],
      marks: [],
      merged: false,
    }
  if (kind === 'nail')
    return {
      shapes: [curve('-1.05,-0.9 -1.1,0.3 -1,0.75! 1.15,0.75! 1.3,0.25 1.05,-0.9', X)],
      lines: [],
      marks: (detail > 0 ? [-0.05, 0.5, 1] : []).map((u) => curve(`${u - 0.26},0.74! ${u - 0.2},0.4 ${u + 0.02},0.3 ${u + 0.22},0.4 ${u + 0.24},0.74!`, X)), // prettier-ignore
      merged: true,
    }
  if (kind === 'claw')
    return {
      shapes: [-0.2, 0.8, 1.5].map((u) => capsule(X([-0.2, -0.1]), r * 0.7, X([u + 0.5, 0.55]), r * 0.36)),
      lines: [],
      marks: [],
      merged: true,
    }
  return {
    shapes: [curve('-1.1,-0.5 -1.15,0.5 -0.8,0.85 0.6,0.9 1.7,0.85 2.05,0.25 1.6,-0.4 0.8,-0.8', X)],
    lines: detail > 0 ? [stroke('1,1.1 1.05,0.25', X), stroke('1.65,1.1 1.6,0.25', X)] : [],
    marks: [],
    merged: true,
  }
}
