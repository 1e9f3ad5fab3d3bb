import type { Figure, FigureMaker, FigureRequest } from '../../drawing.ts'
import { finish } from '../../geometry/finish.ts'
import { createSketch, placed, type Sketch } from '../../geometry/sketch.ts'
import { add, rot, type Vec } from '../../geometry/vector.ts'
import { box, tube } from '../../geometry/round-shapes.ts'
import { asleep } from './asleep.ts'
import { character, poseFor, type Character } from './character.ts'
import { dress } from './dress.ts'
import { drawHead, type DrawHead } from './head.ts'
import type { HatName } from './hats.ts'
import { OUTFITS, type Outfit, type OutfitName } from './outfits.ts'
import { POSES } from './poses.ts'
import { AGES, natural, tallness } from './proportions.ts'
import { holdProp } from './props.ts'
import { ROLES, type Role } from './roles.ts'
import { skeleton, type Skeleton } from './skeleton.ts'

export interface DrawnPerson {
  sketch: Sketch
  face: { at: Vec; rx: number; ry: number }
  lift: number
  facing: Figure['facing']
  perMetre: number
  has: readonly string[]
}

/** Draws somebody with the pelvis at 0, 0, looking right or to the front. */
export function sketchPerson(
  id: string,
  role: Role,
  request: FigureRequest,
  head: DrawHead = drawHead,
): DrawnPerson {
  const who = character(id, role, request)
  const base = request.natural ? natural(AGES[who.age]) : AGES[who.age]
  const looks = { ...who.looks, eyes: base.eyes }
  const metres = role.metres ?? base.metres
  const perMetre = tallness(base) / metres
  const raw = createSketch()
  const pose = who.pose
  if (pose.prop === 'pillow') {
    asleep(raw, base, looks, who.motif, head)
    const face = { at: [0, 0] as Vec, rx: base.head * 0.9, ry: base.head * 0.9 }
    return { sketch: raw, face, lift: 0, facing: 'front', perMetre, has: who.has }
  }
  const bones = skeleton(base, pose, who.build)
  dress(raw, bones, who.outfit, {
    detail: request.detail,
    motif: who.motif,
    number: who.number,
    mirrored: request.facing === 'left',
    belly: who.belly * (base.torso / 98),
  })
  head(raw, bones, looks)
  if (who.backpack) backpack(raw, bones)
  if (pose.prop) holdProp(raw, bones, pose.prop, request.detail)
  raw.anchors['feet'] = lowest(bones)
  const turned = placed(raw, (v) => rot(v, pose.roll ?? 0))
  const face = { at: rot(bones.head, pose.roll ?? 0), rx: base.head * 0.95, ry: base.head * 0.98 }
  return {
    sketch: turned,
    face,
    lift: pose.lift ?? 0,
    facing: bones.turn ? 'right' : 'front',
    perMetre,
    has: who.has,
  }
}

const lowest = (bones: Skeleton): Vec => {
  const [a, b] = [bones.legs.left.ankle, bones.legs.right.ankle]
  return add([(a[0] + b[0]) / 2, Math.max(a[1], b[1])], [0, 12 * bones.body.foot])
}

function backpack(fig: Sketch, bones: Skeleton): void {
  const s = bones.shoulders
  const top = bones.at(-s * 1.2 - bones.turn * 14, 0.96)
  fig.add(-44, box(top[0], top[1], s * 2.4, bones.body.torso * 0.86, 16))
  for (const way of [-1, 1])
    fig.add(20.3, tube([bones.at(way * s * 0.62, 0.98), bones.at(way * s * 0.66, 0.6), bones.at(way * s * 0.86, 0.34)], [3.4, 3.4, 3.4])) // prettier-ignore
}

/** Everything a person can do; some trades leave out what their clothes do not allow. */
const ALL_POSES = Object.keys(POSES)
const FISH_POSES = ['stand', 'wave', 'cheer', 'hold', 'hold-both', 'hold-hands', 'swim', 'point', 'sing', 'hug', 'play', 'look-up', 'read', 'float', 'dance'] // prettier-ignore

/** `headFor` brings the head of whoever is no person. */
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
    height: role.metres ?? AGES[ages[0] as Character['age']].metres,
    poses,
    draw(request) {
      const asked = poseFor(role, request)
      const pose = poses.includes(asked) ? asked : (role.pose ?? 'stand')
      const drawn = sketchPerson(id, role, { ...request, pose }, headFor?.(request))
      return finish(drawn.sketch, { id, wanted: request.facing, ...drawn })
    },
    dressedAs: (other) =>
      Object.hasOwn(ROLES, other) ? personMaker(id, both(role, ROLES[other]!)) : undefined,
  }
}

/** A girl as an astronaut wears the whole suit; a princess as a pirate keeps her gown and puts on the hat. */
function both(who: Role, as: Role): Role {
  const { age, sex, hair, metres, beard, belly, glasses } = who
  const everyday = Array.isArray(who.outfit) || who.outfit === 'romper'
  if (everyday)
    return {
      ...as,
      age,
      sex,
      hair: hair ?? as.hair,
      metres,
      beard: beard ?? (sex === 'm' && as.beard),
      belly,
      glasses: glasses ?? as.glasses,
    }
  return { ...who, hat: hatOf(as) ?? who.hat, eyePatch: as.eyePatch, pose: who.pose ?? as.pose }
}

/** What somebody of a trade has on the head. */
export function hatOf({ hat, outfit }: Role): HatName | null | undefined {
  if (hat !== undefined) return hat
  const [name] = (Array.isArray(outfit) ? outfit : [outfit]) as OutfitName[]
  return (OUTFITS[name!] as Outfit).hat
}
