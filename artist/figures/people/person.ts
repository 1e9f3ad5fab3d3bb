import type { AnchorName, FigureMaker, FigureRequest, Part, TableRequest, View } from '../../drawing.ts'
import type { Vec } from '../../geometry/vector.ts'
import { finishPieces, type LayeredFigure } from '../engine/finish-pieces.ts'
import { asPart } from '../engine/piece.ts'
import { inOrder, layersOfSketch, type Layer } from '../engine/sketch-pieces.ts'
import { atSharedTable } from './body/at-shared-table.ts'
import { drawAsleep } from './body/asleep.ts'
import { cyclePose } from './body/on-cycle.ts'
import { isPose, POSES } from './body/person-poses.ts'
import {
  AGES,
  bodyOf,
  naturalProportions,
  standingHeight,
  type Age,
  type Proportions,
} from './body/proportions.ts'
import { createSkeleton, TABLE_AT, touchingArm, type Skeleton } from './body/skeleton.ts'
import { turnedPose } from './body/turned-pose.ts'
import { isTouching, TOUCHING_POSES, touchingPose } from './body/touching.ts'
import { drawClothes } from './clothes/draw-clothes.ts'
import { OUTFITS, turnedCut, type Outfit, type OutfitName } from './clothes/outfits.ts'
import { thermometer } from './feeling-marks.ts'
import { drawHead, type DrawHead } from './head/draw-head.ts'
import type { HatName } from './head/hats.ts'
import { choosePersonLooks, hasMood, poseFor, sitsInWheelchair, type PersonLooks } from './person-looks.ts'
import { ROLES, type Role } from './person-roles.ts'
import { drawAid, withAid } from './walking-aids.ts'
import { sizeOf } from './person-variety.ts'
import { drawChair, drawRock } from './chair.ts'
import { drawBackpack, drawProp } from './props.ts'
import { drawWheelchair, wheelchairHandle } from './wheelchair.ts'

interface DrawnPerson extends Omit<LayeredFigure, 'pieces'> {
  layers: Layer[]
  perMetre: number
  has: readonly string[]
  view?: View | undefined
}

/** Draws a person above 0, 0, looking right. */
export function layersOfPerson(
  id: string,
  role: Role,
  request: FigureRequest,
  head: DrawHead = drawHead,
): DrawnPerson {
  const who = choosePersonLooks(id, role, request)
  const own = bodyFor(role, who.age, request.natural)
  const cycles = request.cycle !== undefined && request.pose === 'cycle'
  const body = cycles && (own.animal || own.grown > 0) && !request.natural ? stretchedLegs(own) : own
  const perMetre = standingHeight(own) / ((role.metres ?? body.metres) * sizeOf(request))
  const touching = touches(request)
  const touch = request.touch ?? { height: (role.metres ?? body.metres) * 0.55 }
  const posed = touching
    ? touchingPose(request.pose!, touch, body, perMetre, who.build, sitsInWheelchair(request))
    : who.pose
  const seated = request.cycle && cycles ? cyclePose(posed, request.cycle, body, who.build) : posed
  const table = request.table && scaledTable(request.table, perMetre)
  const placed = table ? atSharedTable(seated, table.middle / body.torso) : seated
  const pose = turnedPose(withAid(placed, who.aid), request.view)
  const looks = {
    ...who.looks,
    grown: body.grown,
    gaze: pose.gaze ?? who.looks.gaze,
    view: pose.view,
    // A mood of the wish is stronger than that of the action.
    ...(touching && pose.expression && !hasMood(request) && { expression: pose.expression }),
  }
  const [wide, large] = head === drawHead ? [1, 1] : ANIMAL_HEAD
  const face = (at: Vec) => ({ at, rx: body.head * 0.96 * wide, ry: body.head * large })
  if (pose.prop === 'bed') {
    const expression = hasMood(request) && !request.looks?.includes('sleeping') ? looks.expression : (pose.expression ?? 'sleeping') // prettier-ignore
    const bed = drawAsleep(body, { ...looks, expression }, who.motif, head)
    if (who.marks === 'thermometer' && head === drawHead)
      bed.layers.push({ z: 46, piece: asPart('prop', [thermometer(bed.headFrame)])[0]! })
    return { ...bed, face: face(bed.head), facing: 'right', perMetre, has: who.has }
  }
  const bones = createSkeleton(body, pose, who.build)
  const clothes = drawClothes(bones, pose.view ? turnedCut(who.outfit, pose.view) : who.outfit, {
    detail: request.detail,
    motif: who.motif,
    number: who.number,
    mirrored: request.facing === 'left',
    belly: who.belly * (body.torso / 80),
    holds: request.holds,
    table,
  })
  // The layers from here on are above the clothes.
  const [worn, sketched] = [clothes.layers.length, clothes.fig.parts.length]
  const drawn = head(bones, looks)
  const isHeadInFront = request.touch?.embraced || (!request.touch?.between && reachesUp(bones))
  const headLayers = isHeadInFront ? drawn.layers.map(inFront) : drawn.layers
  if (who.backpack) drawBackpack(clothes)
  if (pose.chair && !pose.wheelchair) (who.outfit.tail ? drawRock : drawChair)(clothes, bones)
  if (pose.wheelchair) drawWheelchair(clothes, bones)
  if (who.aid) drawAid(clothes, who.aid)
  if (pose.prop) drawProp(clothes, pose.prop)
  // On the head of an animal they would lie beside the eyes.
  if (who.marks && head === drawHead) drawProp(clothes, who.marks)
  return {
    layers: [
      ...clothes.layers.map((layer, i) => layerAs(i < worn ? 'clothes' : 'prop', layer)),
      ...layersOfSketch(clothes.fig.parts.slice(0, sketched), 'clothes'),
      ...layersOfSketch(clothes.fig.parts.slice(sketched), 'prop'),
      ...headLayers,
    ],
    anchors: { ...anchorsOf(bones), ...drawn.anchors, ...contactOf(bones, request) },
    face: face(bones.face([0, 0])),
    facing: 'right',
    lift: (pose.lift ?? 0) * (body.leg[0] + body.leg[1]),
    perMetre,
    has: who.has,
    view: pose.view,
  }
}

const bodyFor = ({ body }: Role, age: Age, natural?: boolean): Proportions =>
  !body ? bodyOf(age, natural) : natural ? naturalProportions(body) : body

/** A bicycle is sized to its rider's legs. Short legs are stretched, because the bicycle would look like a toy. */
function stretchedLegs(body: Proportions): Proportions {
  const [legs, arms] = body.animal ? [1.45, 1.15] : [1.25, 1.08]
  return {
    ...body,
    leg: [body.leg[0] * legs, body.leg[1] * legs],
    arm: [body.arm[0] * arms, body.arm[1] * arms],
  }
}

const scaledTable = ({ draws, middle, ahead, behind }: TableRequest, perMetre: number): TableRequest => ({
  draws,
  middle: middle * perMetre,
  ahead: ahead * perMetre,
  behind: behind * perMetre,
})

/** Animals in clothes have wider and larger heads. */
const ANIMAL_HEAD = [1.3, 1.16] as const

function anchorsOf(bones: Skeleton): Partial<Record<AnchorName, Vec>> {
  const { at, arms, legs, turn, body, hips, pose } = bones
  const [left, right] = arms.near.hand[0] <= arms.far.hand[0] ? [arms.near, arms.far] : [arms.far, arms.near]
  const soles = [legs.near.foot([0, 4]), legs.far.foot([0, 4])] as const
  return {
    handLeft: left.hand,
    handRight: right.hand,
    seat: at(0, -0.12),
    lap: at(turn * 20, 0.02),
    chest: at(turn * 6, 0.5),
    back: at(-hips, 0.6),
    table: at(0, TABLE_AT),
    ...(pose.wheelchair && { handle: wheelchairHandle(bones) }),
    feet: [
      (soles[0][0] + soles[1][0]) / 2,
      Math.max(soles[0][1], soles[1][1], at(0, 0)[1] + body.legRadii[0]),
    ],
  }
}

/** Two arms that reach above the eyes are painted behind the head, because they would cover the face. */
function reachesUp(bones: Skeleton): boolean {
  const { pose, body, face } = bones
  if (!pose.contact) return false
  const { near, hand } = touchingArm(bones)
  // The broad heads of animals are in the way of both arms.
  return body.animal ? hand[1] < face([0, 56])[1] : near && hand[1] < face([0, 0])[1]
}

const inFront = ({ z, piece }: Layer): Layer => ({ z, piece: z < 0 ? piece : { ...piece, front: true } })

function layerAs(part: Part, { z, piece }: Layer): Layer {
  return { z, piece: asPart(part, [piece])[0]! }
}

/** Some poses touch something in any case, others only if there is something to touch. */
const touches = ({ pose, touch }: FigureRequest): boolean =>
  pose !== undefined && isTouching(pose) && (touch !== undefined || !isPose(pose))

/** Where the pose touches something: with a hand, or with the foot that kicks. */
function contactOf(bones: Skeleton, { pose: name, touch }: FigureRequest): { contact?: Vec } {
  const { pose, legs } = bones
  if (pose.contact) return { contact: pose.prop || touch?.between ? pose.contact : touchingArm(bones).hand }
  return name === 'kick' ? { contact: legs.near.foot([38, -6]) } : {}
}

/** All poses of people; some roles leave out the poses that their clothes do not allow. */
const ALL_POSES = [...new Set([...Object.keys(POSES), ...TOUCHING_POSES])]
const FISH_POSES = ['stand', 'wave', 'cheer', 'hold', 'hold-both', 'hold-hands', 'swim', 'point', 'sing', 'hug', 'play', 'look-up', 'read', 'float', 'dance', 'sit', 'comb', 'comb-seated', 'harp', 'guitar', 'violin', 'trumpet', 'flute', 'saxophone', 'accordion'] // prettier-ignore

/** Creates the maker of a person. `headFor` draws another head, for animals in clothes. */
export function personMaker(
  id: string,
  role: Role,
  headFor?: (request: FigureRequest) => DrawHead,
): FigureMaker {
  const outfits: readonly string[] = Array.isArray(role.outfit) ? role.outfit : [role.outfit]
  const poses = outfits.includes('mermaid') ? FISH_POSES : ALL_POSES
  const ages = Array.isArray(role.age) ? role.age : [role.age]
  return {
    id,
    source: 'people',
    height: role.metres ?? AGES[ages[0] as PersonLooks['age']].metres,
    poses,
    draw(request) {
      const wanted = poseFor(role, request)
      const pose = touches(request) ? request.pose : poses.includes(wanted) ? wanted : (role.pose ?? 'stand')
      const { layers, perMetre, has, view, ...drawn } = layersOfPerson(
        id,
        role,
        { ...request, pose },
        headFor?.(request),
      )
      const figure = finishPieces(
        { ...drawn, pieces: inOrder(layers) },
        { id, detail: request.detail, wanted: request.facing, perMetre, has },
      )
      return { ...figure, ...(pose && { pose }), ...(view && { view }) }
    },
    dressedAs: (other) =>
      Object.hasOwn(ROLES, other) ? personMaker(id, both(role, ROLES[other]!)) : undefined,
  }
}

/**
 * Combines two roles: a girl as an astronaut wears the whole suit; a princess as a pirate keeps her gown and wears
 * the hat.
 */
function both(who: Role, costume: Role): Role {
  const { age, sex, hair, metres, beard, belly, glasses } = who
  const everyday = Array.isArray(who.outfit) || who.outfit === 'romper'
  if (everyday)
    return {
      ...costume,
      age,
      sex,
      hair: hair ?? costume.hair,
      metres,
      beard: beard ?? (sex === 'm' && costume.beard),
      belly,
      glasses: glasses ?? costume.glasses,
    }
  return {
    ...who,
    hat: hatOf(costume) ?? who.hat,
    eyePatch: costume.eyePatch,
    pose: who.pose ?? costume.pose,
  }
}

/** The headwear of a role. */
export function hatOf({ hat, outfit }: Role): HatName | null | undefined {
  if (hat !== undefined) return hat
  const [name] = (Array.isArray(outfit) ? outfit : [outfit]) as OutfitName[]
  return (OUTFITS[name!] as Outfit).hat
}
