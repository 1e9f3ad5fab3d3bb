import { splineKnots, type Outline, type SplineKnot } from '../../../geometry/spline.ts'
import { add, frame, lerp, mul, sub, unit, type Frame, type Vec } from '../../../geometry/vector.ts'
import type { Expression } from '../../engine/face.ts'
import { flesh, onFlesh, type Mass } from '../../engine/mass.ts'
import type { Piece } from '../../engine/piece.ts'
import { polar } from '../../engine/reach.ts'
import { drawHead, type HeadPlan } from './head.ts'
import { drawLeg, type Foot, type FootKind, type Leg } from './leg.ts'

/** The proportions of a walker on four (or two) legs, in figure units. */
export interface Build {
  /** From hip to chest, and the height of the hip. */
  length: number
  height: number
  /** Radii of rump, waist and chest. */
  girth: readonly [number, number, number]
  /** How much higher the loin is than hip and chest, as a share of the rump, so that the back is not flat. */
  tuck?: number
  /** Length, radius at the chest, radius at the head. */
  neck: readonly [number, number, number]
  /** How far the neck arches. */
  crest?: number
  /** Direction of the neck when standing: -90 is straight up. */
  carriage: number
  /** Upper bone, lower bone, foot bone; radii at shoulder, elbow, ankle and sole. */
  fore: readonly [number, number, number]
  foreRadii: readonly [number, number, number, number]
  hind: readonly [number, number, number]
  hindRadii: readonly [number, number, number, number]
  foot: FootKind
  footSize: number
  tail?: readonly number[]
  /** Root of the tail, from the hip: along the back and up. */
  tailRoot?: Vec
  /** A thick tail melts into the body. */
  tailMelts?: number
  headSize: number
  softness?: number
}

/** A pose: where the body is and what each foot touches. The ground is at y 0 and the body faces right. */
export interface WalkerPose {
  hip: Vec
  chest: Vec
  /** How far the back arches up. */
  arch: number
  neck: number
  /** Stretch of the neck. */
  stretch?: number
  head: number
  nearFore: Foot
  farFore: Foot
  nearHind: Foot
  farHind: Foot
  /** Knots from the root of the tail. */
  tail: Outline
  tailInFront?: boolean
  /** Folded hind legs: the haunch shows completely. */
  haunch?: boolean
  /** Where the eyes look. */
  gaze?: Vec
  /** The eyes are shut. */
  shut?: boolean
  /** The wings are spread. */
  aloft?: boolean
}

/** A posed body by its parts, so that a kind can add its marks. */
export interface Rig {
  pose: WalkerPose
  expression: Expression
  behind: Piece[]
  tail: Piece
  farLegs: Piece[]
  body: Piece
  front: Piece[]
  head: Frame
  torso: Mass
  neck: Mass
  tailFlesh: Mass
  legs: Record<LegName, Leg>
  throat: Vec
  /** Limbs that do not reach their contact point. */
  unreached: LegName[]
}

type LegName = 'nearFore' | 'farFore' | 'nearHind' | 'farHind'

/** How far a limb may be from its contact, as a share of its length. */
const SLACK = 0.12

export function poseWalker(build: Build, pose: WalkerPose, plan: HeadPlan, expression: Expression): Rig {
  const { hip, chest } = pose
  const [rump, , ribs] = build.girth
  const along = unit(sub(chest, hip))
  const up: Vec = [along[1], -along[0]]
  const at = (from: Vec, forward: number, upward: number): Vec =>
    add(add(from, mul(along, forward)), mul(up, upward))
  const torso = torsoOf(build, pose, at)
  const throat = add(chest, polar(pose.neck, build.neck[0] * (pose.stretch ?? 1)))
  const neck = neckOf(build, pose, at(chest, 0, ribs * 0.15), throat)
  const legs = legsOf(build, pose, at)
  const head = frame(throat, pose.head, build.headSize / 100)
  const drawn = drawHead(plan, head, expression)
  const tailRoot = build.tailRoot ? at(hip, ...build.tailRoot) : at(hip, -rump * 0.7, rump * 0.4)
  const tailKnots = splineKnots(pose.tail).map(([x, y, t]): SplineKnot => [
    tailRoot[0] + x,
    tailRoot[1] + y,
    t,
  ])
  const tailFlesh = flesh(
    [[...tailRoot], ...tailKnots],
    tailRadii(build.tail ?? [4, 4, 4], tailKnots.length + 1),
    4,
  )
  const crease = (mass: Mass, root: Vec, fade: number): Mass => ({ ...mass, crease: { root, fade } })
  const body: Piece = {
    part: 'body',
    softness: build.softness ?? 6,
    masses: [
      torso,
      neck,
      ...(build.tailMelts ? [{ ...tailFlesh, softness: build.tailMelts }] : []),
      ...drawn.melt,
      crease(legs.nearHind.flesh, legs.nearHind.root, build.hindRadii[0] * (pose.haunch ? 0.5 : 1.4)),
      legs.nearHind.foot,
      crease(legs.nearFore.flesh, legs.nearFore.root, build.foreRadii[0] * 1.35),
      legs.nearFore.foot,
    ],
    details: [...legs.nearHind.details, ...legs.nearFore.details],
  }
  return {
    pose,
    expression,
    behind: drawn.behind,
    tail: { masses: build.tailMelts ? [] : [tailFlesh], details: [], part: 'tail' },
    farLegs: [legs.farHind, legs.farFore].map(({ flesh, foot, details }) => ({
      masses: [flesh, foot],
      details,
      part: 'leg',
    })),
    body,
    front: drawn.front,
    head,
    torso,
    neck,
    tailFlesh,
    legs,
    throat,
    unreached: (Object.keys(legs) as LegName[]).filter((name) => legs[name].missing > SLACK * build.height),
  }
}

type At = (from: Vec, forward: number, upward: number) => Vec

/** The trunk of the body: a slim, high loin and hanging ribs. */
function torsoOf(
  { girth: [rump, waist, ribs], tuck = 0.12 }: Build,
  { hip, chest, arch }: WalkerPose,
  at: At,
): Mass {
  const middle = at(lerp(hip, chest, 0.5), 0, arch)
  const spine = [
    at(hip, -rump * 0.15, 0),
    at(lerp(hip, middle, 0.8), 0, arch * 0.2 + rump * tuck),
    at(lerp(middle, chest, 0.55), 0, arch * 0.35),
    at(chest, ribs * 0.1, -ribs * 0.06),
  ]
  return flesh(spine, [rump, waist, ribs * 1.04, ribs], 6)
}

function neckOf(
  { neck: [, base, top], crest = 0, softness = 9 }: Build,
  { neck }: WalkerPose,
  root: Vec,
  throat: Vec,
): Mass {
  const middle = add(lerp(root, throat, 0.55), polar(neck - 90, crest))
  return flesh([root, middle, throat], [base, (base + top) / 2, top], softness)
}

function legsOf(build: Build, pose: WalkerPose, at: At): Record<LegName, Leg> {
  const [rump, , ribs] = build.girth
  const shoulder = at(pose.chest, ribs * 0.05, -ribs * 0.25)
  const hip = at(pose.hip, -rump * 0.05, -rump * 0.15)
  const away = (rump + ribs) * 0.13
  const { foot, footSize } = build
  const fore = { bones: build.fore, radii: build.foreRadii, bend: -1, foot, footSize }
  const hind = { bones: build.hind, radii: build.hindRadii, bend: 1, foot, footSize }
  return {
    nearFore: drawLeg(shoulder, pose.nearFore, fore),
    farFore: drawLeg(at(shoulder, away, 0), pose.farFore, fore),
    nearHind: drawLeg(hip, pose.nearHind, hind),
    farHind: drawLeg(at(hip, away, 0), pose.farHind, hind),
  }
}

/** The radii of a tail for another number of joints than the build lists. */
function tailRadii(radii: readonly number[], joints: number): number[] {
  return Array.from({ length: joints }, (_, i) => {
    const position = (i / (joints - 1)) * (radii.length - 1)
    const low = Math.min(radii.length - 2, Math.floor(position))
    return radii[low]! + (radii[low + 1]! - radii[low]!) * (position - low)
  })
}

/** The layers of the figure from back to front. */
export const layersOf = ({ behind, tail, farLegs, body, front, pose }: Rig): Piece[] => {
  const tails = tail.masses.length > 0 ? [tail] : []
  return pose.tailInFront
    ? [...behind, ...farLegs, body, ...tails, ...front]
    : [...behind, ...tails, ...farLegs, body, ...front]
}

/** The highest point of the back, where a rider sits. */
export function saddleOf({ torso }: Rig): Vec {
  const { at, side, radius } = onFlesh(torso, 0.5)
  return add(at, mul(side, radius * 0.92))
}
