import { add, frame, mul, type Frame, type Vec } from '../../../geometry/vector.ts'
import { eye, moodBrows, type Expression } from '../../engine/face.ts'
import { flesh, outlineMass } from '../../engine/mass.ts'
import {
  asPart,
  ball,
  flat,
  line,
  oval,
  patch,
  seam,
  shape,
  type Piece,
  type PieceDetail,
} from '../../engine/piece.ts'
import { polar } from '../../engine/reach.ts'
import type { PosedAnimal } from '../posed-animal.ts'
import { quill } from './feathers.ts'

/** A beak in the head's units (the head's radius is 50): its parts and the line between them. */
export interface Beak {
  parts: readonly string[]
  gap?: string
  tip: Vec
}

/** The proportions of a bird that looks right. */
export interface BirdBuild {
  /** Half length and half height of the body, and how far its front points up (degrees). */
  body: readonly [length: number, height: number, tilt: number]
  neck: readonly [length: number, angle: number, radius: number]
  /** S-shaped neck. */
  curve?: number
  /** How far the beak points down (degrees). */
  nod?: number
  head: number
  beak: Beak
  tail: readonly (readonly [angle: number, length: number, width: number])[]
  leg: number
  legWidth?: number
  /** Stands on one leg. */
  oneLegged?: boolean
  foot: 'claw' | 'web'
  /** Span of a spread wing in relation to the body. */
  wing?: number
  /** Regions of the head, in its units, and of the body, in its half axes. */
  headPatches?: readonly string[]
  bodyPatches?: readonly string[]
  collar?: boolean
  eye?: readonly [x: number, y: number, r: number]
  /** By itself it sits on a stump. */
  perches?: boolean
  /** The pose in which people know it best; the composition puts some kinds into the air. */
  usual?: string
  crest?(head: Frame): Piece[]
  behindTail?(body: Frame): Piece[]
}

interface BirdPose {
  tilt: number
  neck: number
  stretch: number
  head: number
  /** Feet forward of the hips, and how far they are lifted. */
  feet: readonly [readonly [number, number], readonly [number, number]] | 'tucked' | 'hidden'
  spread: boolean
}

const LEGS: BirdPose['feet'] = [
  [0.1, 0],
  [0.45, 0],
]

const ONE_LEG: BirdPose['feet'] = [
  [0.7, 0.62],
  [0.1, 0],
]

/** Values of each pose, added to those of the build. */
const POSES: Readonly<Record<string, BirdPose>> = {
  stand: { tilt: 0, neck: 0, stretch: 1, head: 0, feet: LEGS, spread: false },
  walk: { tilt: 0, neck: 4, stretch: 1, head: 0, feet: [[-0.35, 0], [0.7, 0.22]], spread: false },
  run: { tilt: 8, neck: 16, stretch: 1, head: 0, feet: [[-0.7, 0.25], [0.9, 0.05]], spread: false },
  eat: { tilt: 26, neck: 92, stretch: 0.94, head: 44, feet: LEGS, spread: false },
  sleep: { tilt: 4, neck: 14, stretch: 0.66, head: 14, feet: LEGS, spread: false },
  swim: { tilt: 6, neck: 0, stretch: 1, head: 0, feet: 'hidden', spread: false },
  'look-up': { tilt: -6, neck: -10, stretch: 1, head: -22, feet: LEGS, spread: false },
  sit: { tilt: 2, neck: 0, stretch: 0.9, head: 0, feet: 'hidden', spread: false },
  cheer: { tilt: -8, neck: -6, stretch: 1, head: -10, feet: LEGS, spread: true },
  dance: { tilt: -4, neck: 0, stretch: 1, head: 10, feet: [[-0.2, 0], [0.8, 0.3]], spread: true },
  fly: { tilt: 0, neck: 34, stretch: 1, head: 0, feet: 'tucked', spread: true },
} // prettier-ignore

/** Tilt of a body in the air. */
const LEVEL = -6

/** Drinking looks like eating, playing and waving like cheering. */
const SAME_AS: Readonly<Record<string, string>> = { drink: 'eat', play: 'cheer', wave: 'cheer', lie: 'sit' }

export const BIRD_POSES = [...Object.keys(POSES), ...Object.keys(SAME_AS)]
/** Standing on a stump. */
export const PERCHED = 'perched'

export function poseBird(build: BirdBuild, wanted: string, face: Expression, baby: boolean): PosedAnimal {
  const name = SAME_AS[wanted] ?? wanted
  const usual = POSES[name] ?? POSES['stand']!
  const pose = build.oneLegged && ['stand', 'sleep'].includes(name) ? { ...usual, feet: ONE_LEG } : usual
  const [half, high, rise] = build.body
  const tilt = name === 'fly' ? LEVEL : -(rise - pose.tilt * Math.min(1, rise / 30 + 0.3))
  const span = (half * (build.wing ?? 1)) / 68
  const size = baby ? 0.85 : 1
  const body = frame([0, 0], tilt)
  const at = (x: number, y: number): Vec => body([x * half * size, y * high * size])
  const radius = build.head * (baby ? 1.1 : 1)
  const neckRoot = at(0.52, -0.28)
  const long = build.neck[0] > 60
  const turn = build.neck[1] + pose.neck * (name === 'eat' ? (long ? 1.25 : 1) : 1)
  const headAt = add(neckRoot, polar(turn, build.neck[0] * size * pose.stretch))
  const nod = name === 'eat' ? (long ? 16 : 0) : (build.nod ?? 0)
  const head = frame(headAt, pose.head + nod, radius / 50)
  const pieces: Piece[] = [
    ...asPart('tail', build.behindTail?.(body) ?? []),
    ...asPart('tail', build.tail.map(([angle, length, width]) => quill(flat, at(-0.62, -0.02), add(at(-0.62, -0.02), mul(polar(180 + tilt + angle), length * (baby ? 0.55 : 1))), width))),
    ...(wanted === PERCHED ? [stump(frame([at(-0.1, 0.5)[0] + half * 0.24, build.leg + high * 0.92]))] : []),
    ...(pose.spread ? wing(frame(at(0.34, -0.4), name === 'fly' ? 26 : 2, span)) : []),
    ...asPart('leg', legsOf(build, pose, at, half)),
    ...asPart('head', build.crest?.(head) ?? []),
    trunkOf(build, at, head, neckRoot, headAt, radius, face, size),
    ...build.beak.parts.map((outline, i) => shape(head, outline, i === 0 && build.beak.gap ? [seam(head, build.beak.gap)] : [], { part: 'beak' })),
    ...(pose.spread ? wing(frame(at(0.04, -0.3), name === 'fly' ? -36 : -56, span)) : asPart('wing', [foldedWing(at)])),
  ] // prettier-ignore
  const saddle = at(-0.1, -0.95)
  const ground = pose.feet === 'tucked' || pose.feet === 'hidden' ? high * 0.9 : build.leg + high * 0.92
  const grounded = (v: Vec): Vec => [v[0], v[1] - ground - (pose.spread ? high : 0)]
  return {
    pieces: pieces.map((piece) => movedPiece(piece, grounded)),
    facing: 'right',
    head: (v) => grounded(head([v[0] * 0.92, v[1] * 0.92])),
    face: { at: grounded(headAt), rx: radius * 1.2, ry: radius },
    anchors: {
      head: grounded(head([0, -48])),
      top: grounded(head([0, -52])),
      mouth: grounded(head(build.beak.tip)),
      saddle: grounded(saddle),
      seat: grounded(saddle),
      back: grounded(at(-0.1, -1)),
      chest: grounded(at(0.5, 0.2)),
      feet: [0, 0],
    },
  }
}

/** With rings on top and bark; its roots are below the longest tail. */
const stump = (place: Frame): Piece =>
  shape(place, '-40,2 -24,-6 8,-9 36,-5 48,3! 44,30 48,70 68,92! 34,88 18,97! 2,89 -16,91 -34,97! -46,88 -66,91! -46,66 -42,30', [
    seam(place, '-50,0 -24,9 6,11 32,8 54,0'),
    line(place, '-24,28 -27,50 -24,70', 0.9, [0.3, 0.4], 1),
    line(place, '4,34 0,54 6,74', 0.9, [0.3, 0.4], 1),
    line(place, '26,26 29,46 26,62', 0.9, [0.3, 0.4], 1),
  ]) // prettier-ignore

type At = (x: number, y: number) => Vec

/** Body, neck and head in one. */
function trunkOf(
  build: BirdBuild,
  at: At,
  head: Frame,
  root: Vec,
  headAt: Vec,
  radius: number,
  face: Expression,
  size: number,
): Piece {
  const high = build.body[1] * size
  const body = flesh([at(-0.86, 0.02), at(-0.1, 0), at(0.55, 0.02)], [high * 0.34, high, high * 0.84])
  const middle = add(mul(add(root, headAt), 0.5), polar(build.neck[1] - 90, build.curve ?? 0))
  const neck = flesh([at(0.42, -0.1), middle, headAt], [high * 0.7, build.neck[2], Math.max(build.neck[2] * 0.9, radius * 0.6)], 12) // prettier-ignore
  const local: Frame = ([x, y]) => at(x, y)
  const [x, y, r] = build.eye ?? [13, -9, 16.5]
  const details: PieceDetail[] = [
    ...(build.bodyPatches ?? []).map((outline) => patch(local, outline, undefined, 'belly')),
    ...(build.collar ? [seam(head, '-80,52 -20,66 50,50')] : []),
    ...(build.headPatches ?? []).map((outline) => patch(head, outline, undefined, 'muzzle')),
    ...eye(head, x, y, r, face, 0.88),
    ...moodBrows(head, [[x, y, r]], face),
    { ...oval(head, x - 14, y + 26, 8, 5.6, 'paper'), width: 0.7, level: 1, part: 'cheek' },
  ]
  return { masses: [body, neck, ball(head, 0, 0, 50, 48, 0, 8)], details, softness: 10, part: 'body' }
}

/** A wing at rest: covering feathers above long ones. */
function foldedWing(at: At): Piece {
  const place: Frame = ([x, y]) => at(x, y)
  const outline =
    '0.46,-0.34 0.1,-0.58 -0.42,-0.44 -0.86,-0.18 -1.12,0! -0.98,0.16 -0.84,0.16! -0.74,0.34 -0.56,0.3! -0.42,0.48 0,0.5 0.36,0.22'
  return shape(place, outline, [
    seam(place, '-1.2,-0.02 -0.66,0.06 -0.3,-0.06 -0.06,-0.34 -0.1,-0.7'),
    seam(place, '-0.9,0.22 -0.44,0.28 -0.06,0.14 0.2,-0.16 0.18,-0.7'),
  ])
}

const wing = (place: Frame): Piece[] => asPart('wing', spreadWing(place))

/** Root and tip of each long feather of a spread wing, from the body outwards. */
const FEATHERS = [[-4, -12, -52, -8], [-2, -28, -58, -32], [0, -46, -60, -58], [4, -64, -58, -86], [8, -82, -50, -114], [14, -96, -38, -138], [20, -106, -20, -156], [26, -110, 2, -166]] as const // prettier-ignore

/** A spread wing, raised from its root at 0,0: covering feathers along the leading edge over long ones. */
function spreadWing(place: Frame): Piece[] {
  return [
    ...FEATHERS.map(([x, y, toX, toY]) => quill(place, [x, y], [toX, toY], 12, -3)),
    shape(
      place,
      '22,8 30,-34 36,-74 32,-112 22,-126! 10,-108 4,-104! -2,-86 -10,-82! -14,-62 -22,-58! -24,-38 -32,-34! -32,-12 -10,6 8,14',
      [seam(place, '-40,-20 -10,-30 10,-62 16,-96 20,-130', 0.9)],
      { open: [{ at: place([2, 12]), radius: 14 }] },
    ),
  ]
}

function legsOf(build: BirdBuild, pose: BirdPose, at: At, half: number): Piece[] {
  if (pose.feet === 'hidden') return []
  const width = build.legWidth ?? 4.4
  const hip = at(-0.1, 0.5)
  const ground = build.leg + build.body[1] * 0.92
  if (pose.feet === 'tucked') {
    const back = add(at(-0.5, 0.6), [-build.leg * 0.5, build.leg * 0.1])
    return [{ masses: [flesh([hip, at(-0.4, 0.75), back], [width * 1.8, width, width]), footMass(build, frame(back, 150, 0.8))], details: [] }] // prettier-ignore
  }
  return pose.feet.map(([forward, lift], i) => {
    const foot: Vec = [hip[0] + forward * half * 0.7, ground - lift * build.leg - (i === 0 ? 3 : 0)]
    const start = add(hip, [i * half * 0.16, 0])
    const knee: Vec = [(start[0] + foot[0]) / 2 - build.leg * 0.1 * (lift ? -1.6 : 1), (start[1] + foot[1]) / 2 + build.leg * 0.06] // prettier-ignore
    return {
      masses: [
        flesh([start, knee, foot], [width * 1.9, width, width]),
        footMass(build, frame(foot, lift ? 24 : 0)),
      ],
      details: [],
    }
  })
}

const FEET = {
  claw: '-18,2! -6,-5 3,-8 12,-7 25,-5 32,0! 18,0! 27,7! 9,4! 0,7! -3,3! -16,6!',
  web: '-10,-3 0,-9 10,-9 29,-4 33,-1! 26,1! 32,5! 23,5! 24,9! 4,6 -10,4',
} as const
const footMass = (build: BirdBuild, place: Frame) => {
  const size = Math.max(0.9, (build.legWidth ?? 4.4) / 4.4)
  return outlineMass(FEET[build.foot], ([x, y]) => place([x * size, y * size]), 3)
}

/** A piece with all its points moved; figures are built around their body and then put on the ground. */
function movedPiece(piece: Piece, place: Frame): Piece {
  const path = <T extends { points: readonly Vec[] }>(one: T): T => ({
    ...one,
    points: one.points.map(place),
  })
  return {
    ...piece,
    masses: piece.masses.map((mass) => ({ ...path(mass), ...(mass.path && { path: path(mass.path) }) })),
    details: piece.details.map((detail) => ({ ...detail, path: path(detail.path) })),
  }
}
