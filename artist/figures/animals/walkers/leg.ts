import { spline, type SplineKnot } from '../../../geometry/spline.ts'
import { add, mul, sub, unit, type Frame, type Vec } from '../../../geometry/vector.ts'
import { flesh, outlineMass, type Mass } from '../../engine/mass.ts'
import type { PieceDetail } from '../../engine/piece.ts'
import { polar, reach } from '../../engine/reach.ts'

export type FootKind = 'paw' | 'hoof' | 'pad'

/** Where a sole is, in which direction the ankle lies from it (-90 is straight up) and where the toes point. */
export interface Foot {
  at: Vec
  ankle?: number
  toes?: number
  bend?: number
}

interface LegBuild {
  bones: readonly [number, number, number]
  radii: readonly [number, number, number, number]
  bend: number
  foot: FootKind
  footSize: number
}

export interface Leg {
  root: Vec
  knee: Vec
  ankle: Vec
  sole: Vec
  flesh: Mass
  foot: Mass
  details: PieceDetail[]
  /** How far the contact point is out of reach. */
  missing: number
}

/** Outlines of feet from the side in units of their size, toes to the right. */
const FEET: Record<FootKind, { outline: string; softness: number }> = {
  hoof: { outline: '-0.75,-0.75 0.55,-0.75 1.2,0.8! -0.9,0.8!', softness: 1.5 },
  pad: { outline: '-0.95,-0.6 0.9,-0.6 1.1,0.5 0.9,0.8! -0.9,0.8! -1.05,0.5', softness: 3 },
  paw: { outline: '-0.75,-0.5 0.3,-0.85 1.35,-0.3 1.6,0.45 1.1,0.8 -0.6,0.8 -0.95,0.3', softness: 3 },
}

export function drawLeg(root: Vec, foot: Foot, { bones, radii, bend, foot: kind, footSize }: LegBuild): Leg {
  const up = foot.ankle ?? -90
  const wanted = add(add(foot.at, polar(up, footSize * 0.8)), polar(up, bones[2]))
  const solved = reach(root, wanted, bones[0], bones[1], foot.bend ?? bend)
  // A foot in the air touches nothing, so it moves nearer instead of stretching the leg.
  const free = foot.at[1] < -5
  const ankle = free ? add(wanted, mul(unit(sub(root, wanted)), solved.missing)) : wanted
  const sole = sub(ankle, polar(up, bones[2]))
  const { joint } = solved
  const missing = free ? 0 : solved.missing
  const toes = polar(foot.toes ?? up + 90)
  const down: Vec = [-toes[1], toes[0]]
  const place: Frame = ([x, y]) => add(add(sole, mul(toes, x * footSize)), mul(down, y * footSize))
  return {
    root,
    knee: joint,
    ankle,
    sole,
    flesh: flesh([root, joint, ankle, sole], radii, 5),
    foot: outlineMass(FEET[kind].outline, place, FEET[kind].softness),
    details: footLines(kind, place),
    missing,
  }
}

function footLines(kind: FootKind, place: Frame): PieceDetail[] {
  const drawn = (
    knots: readonly SplineKnot[],
    taper: readonly [number, number],
    inside: boolean,
  ): PieceDetail => ({
    kind: 'line',
    path: spline(knots, place, { closed: false }),
    width: 0.85,
    taper,
    inside,
    level: 0,
  })
  if (kind === 'hoof') return [drawn([[-1.1, -0.55], [0, -0.4], [1, -0.6]], [0, 0], true)] // prettier-ignore
  if (kind === 'pad')
    return [-0.25, 0.35, 0.9].map((x) => drawn([[x - 0.24, 0.8], [x, 0.25], [x + 0.24, 0.8]], [0, 0], true)) // prettier-ignore
  return [0.55, 1.05].map((x) => drawn([[x, 0.75], [x + 0.16, 0.35], [x + 0.05, 0]], [0, 0.6], false)) // prettier-ignore
}
