import { add, mul, perp, rot, type Frame, type Vec } from '../../../geometry/vector.ts'
import { curve, line, stroke, type Path } from '../../../geometry/path.ts'
import { capsule, ellipse } from '../../../geometry/round-shapes.ts'
import type { Arm, Leg } from './skeleton.ts'
import type { Proportions } from './proportions.ts'

interface Piece {
  shapes: Path[]
  lines: Path[]
  marks?: Path[]
}

/** A hand around the wrist. It merges with the bare arm or stands alone as a glove. */
export function drawHand(arm: Arm, body: Proportions): Piece {
  const r = body.armRadii[2] * 1.3
  const c = add(arm.wrist, mul(arm.d, r * 0.85))
  const outward = mul(perp(arm.d), -arm.side)
  const P = (u: number, v: number): Vec => add(c, add(mul(arm.d, u * r), mul(outward, v * r)))
  if (arm.shape === 'open') {
    const fingers = [-0.68, -0.24, 0.22, 0.64].map((v, i) =>
      capsule(P(0.3, v), r * 0.33, P(i === 1 || i === 2 ? 1.45 : 1.25, v * 1.7), r * 0.29),
    )
    const thumb = capsule(P(-0.3, 0.7), r * 0.36, P(0.35, 1.5), r * 0.31)
    return { shapes: [ellipse(c, r * 0.98), ...fingers, thumb], lines: [] }
  }
  if (arm.shape === 'fist')
    return {
      shapes: [ellipse(c, r * 1.06), capsule(P(0.1, 0.7), r * 0.36, P(0.75, 0.75), r * 0.34)],
      lines: [-0.35, 0.1].map((v) => line(P(1.3, v), P(0.45, v))),
    }
  return {
    shapes: [
      ellipse(c, r * 0.95),
      capsule(c, r * 0.9, P(0.75, -0.1), r * 0.68),
      capsule(P(-0.2, 0.6), r * 0.36, P(0.5, 1.25), r * 0.32),
    ],
    lines: [-0.22, 0.22].map((v) => line(P(1.6, v * 0.8), P(0.75, v))),
  }
}

export type Shoe = 'sneaker' | 'slipper' | 'boot' | 'bare' | 'pointed'

interface FootView {
  detail: number
  /** -1 or 1: from the side, with toes in that direction; 0: from the front. */
  toes: number
  soles?: boolean | undefined
  stretched?: boolean | undefined
  flat?: boolean | undefined
}

export function drawShoe(leg: Leg, body: Proportions, kind: Shoe, view: FootView): Piece {
  const f = body.foot * 1.08
  const long = view.toes ? 1 : 0.72
  const toward = view.toes || leg.side
  const swing = (-Math.atan2(leg.d[0], leg.d[1]) * 180) / Math.PI
  const y: Vec = view.stretched ? leg.d : rot([0, 1], view.flat ? 0 : Math.max(-75, Math.min(75, swing)))
  const x: Vec = [y[1] * toward, -y[0] * toward]
  const X: Frame = (v) => add(leg.ankle, add(mul(x, v[0] * f * long), mul(y, v[1] * f)))
  if (view.soles) {
    const c = add(leg.ankle, mul(leg.d, 5 * f))
    const sole = (k: number) => ellipse(c, 15 * f * k, 12.5 * f * k, leg.side * -64)
    return { shapes: [sole(1)], lines: [], marks: [sole(0.66)] }
  }
  if (kind === 'bare') {
    const toes = ['5,30 4,22', '21,14 20,8', '25,13 24,8']
    return view.stretched
      ? { shapes: [curve('-7,-6 -8,6 -6,18 2,27 9,24 10,12 8,-6', X)], lines: [stroke(toes[0]!, X)] }
      : {
          shapes: [curve('-8,-8 -10,6 -6,12 8,12 22,12 27,8 22,3 12,-1 9,-8', X)],
          lines: [stroke(toes[1]!, X), stroke(toes[2]!, X)],
        }
  }
  const outline = view.stretched
    ? '-9,-4 -11,5 -9,13 0,24 8,33 14,31 13,18 10,4 9,-4'
    : kind === 'pointed'
      ? '-10,-7 -12.5,4 -12,13! 8,13.6 28,12 40,2 44,-8! 36,-6 26,-2 17,-3 11,-7'
      : '-10,-7 -12.5,4 -12,13! 8,13.6 29,13! 31,7 26,0 17,-2.5 11,-7'
  const shapes = [curve(outline, X)]
  const sole = view.stretched ? '-12,8 0,10 12,6' : '-14,8.5 8,9 34,8.2'
  if (kind === 'boot') {
    const top = add(leg.ankle, mul(leg.d, -24 * f))
    shapes.push(capsule(top, body.legRadii[2] + 4.5, leg.ankle, body.legRadii[2] + 2.5))
    return { shapes, lines: view.stretched ? [] : [stroke(sole, X)] }
  }
  if (view.stretched) return { shapes, lines: [stroke(sole, X)] }
  if (kind === 'slipper') return { shapes, lines: [stroke('-12,3 4,6 12,-4', X)] }
  if (kind === 'pointed') return { shapes, lines: [] }
  const laces = view.detail > 1 ? [stroke('6,-8 8,0 13,5', X)] : []
  return { shapes, lines: [stroke(sole, X), stroke('14,-6 17,2 22,8', X), ...laces] }
}
