import { add, len, lerp, mul, sub, unit, type Vec } from '../../../geometry/vector.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import { asPart, flat, line, shape, type Piece, type PieceDetail } from '../../engine/piece.ts'
import { pathMass } from '../../engine/sketch-pieces.ts'
import { size } from '../prop-parts.ts'
import type { ClothesContext } from '../clothes/clothes-context.ts'
import { coatOfLimb, wingFeathers } from './animal-body.ts'
import { drawHand } from './hands.ts'
import { limbOutline, limbRing, onLimb, type Limb } from './limb-outline.ts'
import { TABLE_AT, touchingArm, type Arm, type Skeleton } from './skeleton.ts'

/** An arm on a table is painted again over the table and the things on it, below the thing in the hand. */
const ON_TABLE = 64.6
/** How far behind its middle the table begins, in units of the table. */
const TABLE_BACK = 13

/** Paint order of an arm: behind the body, on it, or in front of the head. */
function orderOfArm(arm: Arm, { pose }: Skeleton): number {
  // Seen from behind, the body hides what the arms do in front of it.
  if (pose.view === 'back') return -30
  const { front, touch } = arm.near ? pose.near : pose.far
  const atHead = touch?.on === 'mouth' || touch?.on === 'brow' || touch?.on === 'ear'
  if (front && (arm.near || atHead)) return 50
  return arm.near ? 20 : front ? 18 : -30
}

const limbOfArm = ({ shoulder, elbow, wrist }: Arm, { body }: Skeleton): Limb => ({
  joints: [shoulder, elbow, wrist],
  radii: body.armRadii,
})

/** Draws arms, hands and sleeves. A hand that holds something is painted again in front of it. */
export function drawArms(clothes: ClothesContext): void {
  const { bones, put } = clothes
  for (const arm of [bones.arms.far, bones.arms.near]) {
    const z = orderOfArm(arm, bones)
    // The arm is painted over the one it touches.
    const over = bones.pose.contact !== undefined && arm === touchingArm(bones)
    const inFront: ClothesContext = {
      ...clothes,
      put: (at, ...pieces) => put(at, ...pieces.map((piece) => ({ ...piece, front: true }))),
    }
    const drawArm = (context: ClothesContext, order: number, from: number): void => {
      bareArm(context, arm, order, from)
      if (context.cut.sleeve > from) sleeve(context, arm, order, from)
    }
    drawArm(over ? inFront : clothes, z, 0)
    const { touch } = arm.near ? bones.pose.near : bones.pose.far
    if (touch?.on !== 'table') continue
    drawArm(clothes.wearing.table ? inFront : clothes, ON_TABLE, startOverTable(arm, bones))
  }
}

/** The share of the arm's length from which it is over the table. */
function startOverTable(arm: Arm, bones: Skeleton): number {
  const edge = bones.at(0, TABLE_AT)[1] - TABLE_BACK * size(bones) ** 0.75
  const limb = limbOfArm(arm, bones)
  for (let share = 0.95; share > 0; share -= 0.05) if (onLimb(limb, share).at[1] < edge) return share
  return 0
}

/** There is no line where the part of an arm that is painted again begins. */
const openStart = (limb: Limb, start: number, grow = 0): Piece['open'] =>
  start > 0 ? [{ at: onLimb(limb, start).at, radius: (onLimb(limb, start).radius + grow) * 1.1 }] : undefined

function bareArm({ bones, cut, grow, put }: ClothesContext, arm: Arm, z: number, start: number): void {
  const limb = limbOfArm(arm, bones)
  const { body } = bones
  const root =
    openStart(limb, start) ??
    (z > -10 && !cut.sleeve ? [{ at: arm.shoulder, radius: body.armRadii[0] * 1.1 }] : undefined)
  const from = Math.max(start, cut.sleeve > 0.7 ? cut.sleeve - 0.3 : 0)
  if (body.animal?.winged && !cut.gloves && !start)
    put(z - 0.01, { ...wingFeathers(limb, arm.near ? -1 : 1), part: 'wing' })
  put(z, {
    ...shape(flat, limbOutline(limb, { from }), body.animal ? coatOfLimb(limb, body.animal) : []),
    ...(root && { open: root }),
    part: 'arm',
  })
  const handPart = cut.gloves || cut.mittens ? 'clothes' : 'hand'
  const hand = drawHand(arm, body, cut.gloves || cut.mittens ? { open: undefined } : {}, cut.mittens)
  put(z + 0.02, ...asPart(handPart, hand))
  if (cut.gloves || cut.mittens) {
    const cuff = limbOutline(limb, { from: 0.76, to: 1, grow: 1.6 + grow * 0.5, flare: -1, hem: 'both' })
    put(
      z + 0.2,
      shape(flat, cuff, [], { open: [{ at: arm.wrist, radius: body.armRadii[2] * 1.6 }], part: 'clothes' }),
    )
  }
  if (arm.shape === 'grip' && !bones.pose.prop && !bones.pose.contact)
    put(60, ...asPart(handPart, drawHand(arm, body, { front: true }, cut.mittens)))
}

function sleeve(context: ClothesContext, arm: Arm, z: number, from: number): void {
  const { bones, cut, wearing, put } = context
  const r = bones.body.armRadii
  const limb = limbOfArm(arm, bones)
  const to = cut.gloves || cut.mittens ? cut.sleeve - 0.1 : cut.sleeve
  const grow = 1.2 + context.grow * 0.8
  const flare = to > 0.6 ? (cut.sleeveFlare ?? 0) * 0.7 : 1.4
  const cloth: Piece = {
    ...shape(flat, limbOutline(limb, { from, to, grow, flare, hem: true }), [
      ...cuffs(context, limb, to),
      ...folds(arm, limb, to),
    ]),
    // In front of the body, sleeve and shirt are one region to color.
    ...(from > 0
      ? { open: openStart(limb, from, grow) }
      : z > -10 && !cut.armour && { open: [{ at: arm.shoulder, radius: (r[0] + grow) * 0.9 }] }),
    part: 'sleeve',
  }
  if (cut.puff && !from) {
    const puff = ellipse(onLimb(limb, to * 0.4).at, r[0] + 2 + cut.puff * 0.8)
    put(z + 0.1, { ...cloth, masses: [...cloth.masses, pathMass(puff)] })
  } else put(z + 0.1, cloth)
  if (!cut.armour || from) return
  const plate = (share: number, radius: number, details: PieceDetail[] = []) =>
    put(z + 0.3, { masses: [pathMass(ellipse(onLimb(limb, share).at, radius))], details, part: 'clothes' })
  plate(0.5, r[1] + 3)
  plate(0.08, r[0] + 5, wearing.detail > 0 ? [limbRing(limb, 0.2, 3)] : [])
}

function cuffs({ cut, wearing }: ClothesContext, limb: Limb, length: number): PieceDetail[] {
  const { detail } = wearing
  const rings: number[] = []
  if (cut.fur) rings.push(length - 0.13)
  else if (detail > 0 && length > 0.6 && !cut.space && !cut.armour) rings.push(length - 0.09)
  if (cut.bands) rings.push(0.58, 0.68)
  if (cut.space) rings.push(0.5, ...(detail > 0 ? [0.6] : []))
  if (cut.number && detail > 0) rings.push(length - 0.08)
  if (cut.stripes) for (let t = 0.3; t < length - 0.14; t += detail > 1 ? 0.15 : 0.25) rings.push(t)
  return [...new Set(rings)].map((share) => limbRing(limb, share))
}

/** Two folds in the bend of a long sleeve. */
function folds({ shoulder, elbow, wrist }: Arm, { radii }: Limb, length: number): PieceDetail[] {
  if (length < 0.7) return []
  const [up, down] = [unit(sub(shoulder, elbow)), unit(sub(wrist, elbow))]
  const inner = unit(add(up, down))
  const straight = -(up[0] * down[0] + up[1] * down[1])
  if (straight > 0.82 || len(add(up, down)) < 0.1) return []
  const from = add(elbow, mul(inner, radii[1] * 1.1))
  const fold = (along: Vec, share: number): PieceDetail =>
    line(
      flat,
      [[...from], [...add(lerp(from, elbow, 0.75), mul(along, radii[1] * share))]],
      0.85,
      [0, 0.8],
      1,
    )
  return [fold(up, 0.5), fold(down, 0.7)]
}
