import { add, frame, mul, type Frame, type Vec } from '../../../geometry/vector.ts'
import type { Expression } from '../../engine/face.ts'
import { flesh, mirroredKnots } from '../../engine/mass.ts'
import {
  asPart,
  ball,
  bothSides,
  line,
  oval,
  patch,
  shape,
  type Piece,
  type PieceDetail,
} from '../../engine/piece.ts'
import { reach } from '../../engine/reach.ts'
import { within } from '../drawn/drawn-kind.ts'
import type { PosedAnimal } from '../posed-animal.ts'
import { bands } from '../walkers/coat.ts'
import { headOfSitter } from './head-of-sitter.ts'
import type { Posed, SitterBuild } from './sitter-build.ts'
import { furOnBelly, furOnHead, furOnLimb } from './sitter-fur.ts'
import { floatingSitter } from './floating-sitter.ts'
import { clawsAt, footLines, forelegsOf, seatedLegs, standingLegs, toes } from './sitter-legs.ts'
import { REST, SITTER_POSES, type Hand, type SitterPose } from './sitter-poses.ts'

export function poseSitter(build: SitterBuild, name: string, face: Expression): PosedAnimal {
  const pose = SITTER_POSES[name] ?? SITTER_POSES['sit']!
  if (pose.lying) return lyingSitter(build, face)
  if (pose.afloat) return floatingSitter(build, face)
  const raise = pose.feet ? build.leg[1] : 0
  const trunk = frame([0, -raise], pose.lean ?? 0)
  const posed: Posed = { build, pose, trunk, face }
  const head = headFrame(build, pose, trunk)
  const hands = handPoints(posed)
  const isPlanted = pose.planted && !build.sole && !build.webbed && !build.mound
  const planted = isPlanted ? (pose.planted === 'left' ? [-1] : BOTH) : []
  const free = BOTH.filter((sign) => !planted.includes(sign))
  const raised = free.filter((sign) => isRaised(posed, hands, sign))
  const resting = free.filter((sign) => !raised.includes(sign))
  const arms = asPart('arm', [...forelegsOf(posed, planted), ...armsOf(posed, hands, resting)])
  const isBetween = pose.holds === 'between'
  const drawn = asPart('head', furOnHead(build, head, build.face(head, face)))
  const behindArms = drawn.findLastIndex(({ part }) => part === 'mane') + 1
  const shownHead = headOfSitter(build, head)
  return {
    pieces: [
      ...(build.behind?.(trunk) ?? []),
      ...tailOf(build, trunk),
      ...(pose.feet && !build.floats ? asPart('leg', standingLegs(posed)) : []),
      ...(build.back ? [shape(trunk, mirroredKnots(build.back))] : []),
      bodyOf(build, trunk),
      ...furOnBelly(build, trunk),
      ...(pose.feet || build.floats || build.mound ? [] : asPart('leg', seatedLegs(build, trunk))),
      ...(build.mound && !pose.feet ? [moleHill(trunk)] : []),
      ...(pose.overFace ? [] : arms),
      ...(build.neckwear?.(trunk) ?? []),
      ...drawn.slice(0, behindArms),
      ...asPart('arm', armsOf(posed, hands, raised, true)),
      ...drawn.slice(behindArms),
      ...(pose.overFace ? arms : []),
      ...(pose.holds ? asPart('arm', fistsOf(posed, hands)) : []),
    ],
    ...shownHead,
    anchors: {
      ...shownHead.anchors,
      chest: trunk([0, build.shoulder[1] * 0.7]),
      lap: trunk([0, build.shoulder[1] * 0.2]),
      seat: trunk([0, -4]),
      saddle: trunk([0, build.shoulder[1] * 0.9]),
      back: trunk([0, build.shoulder[1] * 0.8]),
      feet: [0, 0],
      handLeft: isBetween
        ? trunk([0, hands[0][1]])
        : trunk(pose.holds ? hands[1] : [-hands[0][0], hands[0][1]]),
      handRight: isBetween ? trunk([0, hands[1][1]]) : trunk(hands[1]),
    },
  }
}

const bodyOf = ({ body, belly, marks }: SitterBuild, trunk: Frame): Piece =>
  shape(
    trunk,
    mirroredKnots(body),
    [...(belly ? [patch(trunk, mirroredKnots(belly), undefined, 'belly')] : []), ...(marks?.(trunk) ?? [])],
    { part: 'body' },
  )

const moleHill = (place: Frame): Piece =>
  shape(place, '-104,4! -96,-12 -72,-22 -62,-38 -34,-42 -14,-54 12,-50 34,-44 60,-40 72,-22 98,-10 104,4!', [
    line(place, '-66,-8 -58,-14 -50,-8', 0.9, [0.3, 0.3]),
    line(place, '-24,-26 -14,-32 -6,-26', 0.9, [0.3, 0.3]),
    line(place, '30,-12 40,-19 50,-12', 0.9, [0.3, 0.3]),
    oval(place, -30, -8, 7, 5, 'paper'),
    oval(place, 14, -28, 6, 4.6, 'paper'),
    oval(place, 74, -6, 6, 4.4, 'paper'),
  ]) // prettier-ignore

const headFrame = ({ head: [height, size] }: SitterBuild, pose: SitterPose, trunk: Frame): Frame =>
  within(trunk, frame([0, -height + (pose.drop ?? 0)], pose.tilt ?? 0, size / 100))

/** Both hands in the right half: 0 belongs to the left arm, 1 to the right one. */
function handPoints({ build, pose }: Posed): readonly [Vec, Vec] {
  const length = build.arm[0] + build.arm[1]
  const mouth: Vec = [
    build.arm[2] * 1.05,
    -build.head[0] + ((build.mouth ?? 30) / 100) * build.head[1] + build.arm[2] * 1.1 + 5,
  ]
  const eyes: Vec = [build.head[1] * 0.23, -build.head[0] + build.head[1] * 0.02]
  const at = (hand: Hand): Vec =>
    hand === 'mouth' ? mouth : hand === 'eyes' ? eyes : restAt(build, hand, length)
  return [at(pose.hands[0]), at(pose.hands[1])]
}

const restAt = ({ shoulder, rest }: SitterBuild, hand: Vec, length: number): Vec =>
  add(shoulder, mul(hand === REST && rest ? rest : hand, length))

const BOTH = [-1, 1]
/** A raised paw shows its pads. It is painted over a mane, but never over the face. */
const isRaised = ({ build, pose }: Posed, hands: readonly [Vec, Vec], sign: number): boolean =>
  !pose.holds && !pose.overFace && hands[sign > 0 ? 1 : 0][1] < build.shoulder[1]

/** The elbow is on the outer, lower side. */
function armsOf(
  { build, trunk }: Posed,
  hands: readonly [Vec, Vec],
  sides: readonly number[],
  isOpen = false,
): Piece[] {
  const [upper, lower, radius] = build.arm
  return bothSides(trunk, (side, sign) => {
    if (!sides.includes(sign)) return []
    const [x, y] = hands[sign > 0 ? 1 : 0]
    const down = y < build.shoulder[1] ? -1 : 1
    const elbows = [1, -1].map((bend) => reach(build.shoulder, [x, y], upper, lower, bend).joint)
    const joint = elbows.reduce((a, b) => (a[0] + a[1] > b[0] + b[1] ? a : b))
    const bone = flesh([build.shoulder, joint, [x, y]], [radius * 1.25, radius, radius * 0.86], 4, side)
    const open = frame([x, y], (Math.atan2(y - joint[1], x - joint[0]) * 180) / Math.PI + 90, radius)
    const arm: Piece = {
      masses: [bone, isOpen && !build.claws ? ball(side, x, y, radius * 1.24, radius * 1.2, 0, 3) : ball(side, x, y, radius * 1.02, radius * 0.96, 0, 3)], // prettier-ignore
      details: build.claws ? [] : isOpen && !build.hooves ? [...padsOf(within(side, open)), ...furOnLimb(build, bone, [0.5])] : [...footLines(build, side, x, y + radius * 0.9 * down, radius * 0.7, down), ...(build.legMarks?.(bone) ?? []), ...furOnLimb(build, bone, [0.56])], // prettier-ignore
      open: [{ at: side(build.shoulder), radius: radius * 1.6 }],
    }
    const claws = build.claws ? clawsAt(side, x, y + radius * 0.6 * down, down) : []
    return [...claws, arm]
  })
}

/** The pads of a raised paw; its fingers point up and its radius is 1. */
const padsOf = (place: Frame): PieceDetail[] => [
  oval(place, 0, 0.3, 0.56, 0.46, 'paper'),
  ...[-0.56, 0, 0.56].map((x) => ({ ...oval(place, x, -0.56 + Math.abs(x) * 0.4, 0.24, 0.26, 'paper'), level: 1 as const })),
] // prettier-ignore

/** The paws alone, over a held thing. */
const fistsOf = ({ build, pose, trunk }: Posed, hands: readonly [Vec, Vec]): Piece[] =>
  bothSides(trunk, (side, sign) => {
    const { arm } = build
    if (pose.holds === 'aside' && sign < 0) return []
    const [x, y] = hands[sign > 0 ? 1 : 0]
    return [{ masses: [ball(side, x, y, arm[2] * 1.02, arm[2] * 0.96)], details: footLines(build, side, x, y + arm[2] * 0.9, arm[2] * 0.7), front: true }] // prettier-ignore
  })

const BUSHY = 12
const TELLING_RINGS = 4

function tailOf(build: SitterBuild, trunk: Frame): Piece[] {
  const { tail, tailRadii = [7, 7, 7, 6], tailBands = [] } = build
  const isBushy = tailBands.length < 2 && Math.max(...tailRadii) > BUSHY
  if (!tail) return []
  const bone = flesh(tail, tailRadii, undefined, trunk)
  // The rings of a raccoon or a lemur tell the kind on the easiest pages, too.
  const rings = bands(bone, tailBands).map((band) =>
    tailBands.length < TELLING_RINGS ? band : { ...band, level: 0 as const },
  )
  return [
    {
      masses: [bone],
      details: [...rings, ...(isBushy ? furOnLimb(build, bone, [0.3, 0.52]) : [])],
      part: 'tail',
    },
  ]
}

/** The animal lies on its belly with the head on the forepaws. */
function lyingSitter(build: SitterBuild, face: Expression): PosedAnimal {
  const size = build.head[1]
  const [, , radius] = build.arm
  const wide = size * 0.72
  const head = frame([0, -size * 0.52 - radius * 0.5], 0, size / 100)
  const place = frame([0, 0])
  const shownHead = headOfSitter(build, head)
  return {
    pieces: [
      ...tailOf(build, frame([wide * 0.6, -10])),
      ...asPart('body', [shape(place, [[-wide * 1.15, 0, 0], [-wide * 1.3, -size * 0.34], [-wide * 0.7, -size * 0.86], [0, -size * 0.98], [wide * 0.7, -size * 0.86], [wide * 1.3, -size * 0.34], [wide * 1.15, 0, 0]])]),
      ...bothSides(place, (side): Piece[] => [
        { part: 'leg', masses: [ball(side, wide * 1.02, -radius * 0.7, radius * 1.5, radius * 0.75)], details: toes(side, wide * 1.02, -2, radius * 0.8) },
      ]),
      ...asPart('head', build.face(head, face)),
      ...bothSides(place, (side): Piece[] => [
        { part: 'arm', masses: [ball(side, wide * 0.42, -radius * 0.62, radius * 1.35, radius * 0.74)], details: toes(side, wide * 0.42, -2, radius * 0.8) },
      ]),
    ],
    ...shownHead,
    anchors: { ...shownHead.anchors, chest: [0, -size * 0.4], back: [0, -size * 0.98], saddle: [0, -size * 0.98], seat: [0, 0], feet: [0, 0] },
  } // prettier-ignore
}
