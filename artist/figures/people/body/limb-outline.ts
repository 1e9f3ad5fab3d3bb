import { roundKnot, type SplineKnot } from '../../../geometry/spline.ts'
import { add, len, lerp, mul, perp, sub, unit, type Vec } from '../../../geometry/vector.ts'
import { flat, seam, type PieceDetail } from '../../engine/piece.ts'

/** An arm or a leg: two bones with the radii of the flesh at its three joints. */
export interface Limb {
  joints: readonly [Vec, Vec, Vec]
  radii: readonly [number, number, number]
}

interface LimbPoint {
  at: Vec
  along: Vec
  radius: number
}

const bendShare = ({ joints: [a, b, c] }: Limb): number => {
  const upper = len(sub(b, a))
  return upper / (upper + len(sub(c, b)) || 1)
}

/** The place at a share of the limb's length. */
export function onLimb(limb: Limb, share: number): LimbPoint {
  const [a, b, c] = limb.joints
  const [startRadius, bendRadius, endRadius] = limb.radii
  const bend = bendShare(limb)
  const upper = share <= bend
  const t = upper ? share / bend : (share - bend) / (1 - bend)
  return {
    at: upper ? lerp(a, b, t) : lerp(b, c, t),
    along: unit(upper ? sub(b, a) : sub(c, b)),
    radius: upper ? startRadius + (bendRadius - startRadius) * t : bendRadius + (endRadius - bendRadius) * t,
  }
}

interface Cut {
  from?: number
  to?: number
  /** Added to the radii. */
  grow?: number
  /** Added to the radius at the end. */
  flare?: number
  /** A straight hem instead of a round end, or a straight edge at the start too. */
  hem?: boolean | 'both'
}

const SHARP_BEND = Math.cos((50 * Math.PI) / 180)

/** The outline of a part of a limb, as one closed curve. */
export function limbOutline(
  limb: Limb,
  { from = 0, to = 1, grow = 0, flare = 0, hem = false }: Cut = {},
): SplineKnot[] {
  const bend = bendShare(limb)
  const start = onLimb(limb, from)
  const end = onLimb(limb, to)
  const [startRadius, endRadius] = [start.radius + grow, end.radius + grow + flare]
  const bends = from < bend - 0.02 && to > bend + 0.02
  const startDirection = start.along
  const endDirection = bends ? end.along : startDirection
  const side = (way: 1 | -1): SplineKnot[] => {
    const [startNormal, endNormal] = [mul(perp(startDirection), way), mul(perp(endDirection), way)]
    const joint = limb.joints[1]
    const radius = limb.radii[1] + grow
    const [end1, radius1] = bends ? [joint, radius] : [end.at, endRadius]
    const between = (a: Vec, b: Vec, startRadius: number, endRadius: number, normal: Vec): SplineKnot[] =>
      [0.34, 0.7].map((t) =>
        roundKnot(add(lerp(a, b, t), mul(normal, startRadius + (endRadius - startRadius) * t))),
      )
    const first: SplineKnot[] = [
      [...add(start.at, mul(startNormal, startRadius)), hem === 'both' ? 0 : 1],
      ...between(start.at, end1, startRadius, radius1, startNormal),
    ]
    const last: SplineKnot = [...add(end.at, mul(endNormal, endRadius)), hem ? 0 : 1]
    if (!bends) return [...first, last]
    const lower = between(joint, end.at, radius, endRadius, endNormal)
    const turned = startDirection[0] * endDirection[1] - startDirection[1] * endDirection[0]
    const straight = startDirection[0] * endDirection[0] + startDirection[1] * endDirection[1]
    const middle = unit(add(startNormal, endNormal))
    if (straight > SHARP_BEND) return [...first, roundKnot(add(joint, mul(middle, radius))), ...lower, last]
    const inner = Math.sign(turned) === way
    if (inner) {
      const depth = Math.min(1.5, 1 / Math.max(0.3, len(add(startNormal, endNormal)) / 2))
      return [...first.slice(0, 2), [...add(joint, mul(middle, radius * depth)), 0], ...lower.slice(1), last]
    }
    return [
      ...first.slice(0, 2),
      roundKnot(add(joint, mul(startNormal, radius))),
      roundKnot(add(joint, mul(middle, radius * 1.04))),
      roundKnot(add(joint, mul(endNormal, radius))),
      ...lower.slice(1),
      last,
    ]
  }
  const cap = roundKnot(
    sub(start.at, mul(startDirection, hem === 'both' ? startRadius * -0.2 : startRadius * 0.9)),
  )
  const tip = roundKnot(add(end.at, mul(endDirection, hem ? endRadius * 0.22 : endRadius * 0.9)))
  return [cap, ...side(1), tip, ...side(-1).toReversed()]
}

/** A line around the limb: a cuff, a stripe, the edge of a sock. */
export function limbRing(limb: Limb, share: number, grow = 2, level: 0 | 1 | 2 | 3 = 0): PieceDetail {
  const { at, along, radius } = onLimb(limb, share)
  const aside = mul(perp(along), (radius + grow) * 1.5)
  return seam(
    flat,
    [roundKnot(add(at, aside)), roundKnot(add(at, mul(along, radius * 0.3))), roundKnot(sub(at, aside))],
    0.9,
    level,
  )
}
