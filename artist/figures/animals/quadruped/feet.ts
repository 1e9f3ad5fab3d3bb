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

/** The foot at the end of a leg whose lowest bone points in `direction`; toes point forward. */
export function drawFoot(
  kind: QuadrupedPlan['feet'],
  end: Vec,
  direction: Vec,
  radius: number,
  flat: boolean,
  detail: number,
): Foot {
  const y: Vec = flat ? [0, 1] : direction
  const x: Vec = [y[1], -y[0]]
  const place: Frame = (v) => add(end, add(mul(x, v[0] * radius), mul(y, v[1] * radius)))
  if (kind === 'hoof')
    return {
      shapes: [curve('-1.05,-0.5! 1.05,-0.5! 1.6,1.1! -1.25,1.1!', place)],
      lines: detail > 1 ? [stroke('0.9,1.3 0.7,-0.2', place)] : [],
      marks: [],
      merged: false,
    }
  if (kind === 'nail')
    return {
      shapes: [curve('-1.05,-0.9 -1.1,0.3 -1,0.75! 1.15,0.75! 1.3,0.25 1.05,-0.9', place)],
      lines: [],
      marks: (detail > 0 ? [-0.05, 0.5, 1] : []).map((u) => curve(`${u - 0.26},0.74! ${u - 0.2},0.4 ${u + 0.02},0.3 ${u + 0.22},0.4 ${u + 0.24},0.74!`, place)), // prettier-ignore
      merged: true,
    }
  if (kind === 'claw')
    return {
      shapes: [-0.2, 0.8, 1.5].map((u) =>
        capsule(place([-0.2, -0.1]), radius * 0.7, place([u + 0.5, 0.55]), radius * 0.36),
      ),
      lines: [],
      marks: [],
      merged: true,
    }
  return {
    shapes: [curve('-1.1,-0.5 -1.15,0.5 -0.8,0.85 0.6,0.9 1.7,0.85 2.05,0.25 1.6,-0.4 0.8,-0.8', place)],
    lines: detail > 0 ? [stroke('1,1.1 1.05,0.25', place), stroke('1.65,1.1 1.6,0.25', place)] : [],
    marks: [],
    merged: true,
  }
}
