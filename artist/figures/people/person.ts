import type { Figure, FigureMaker, FigureRequest } from '../../drawing.ts'
import { finish } from '../../geometry/finish-figure.ts'
import { createSketch, placed, type Sketch } from '../../geometry/sketch.ts'
import { add, rot, type Vec } from '../../geometry/vector.ts'
import { box, tube } from '../../geometry/round-shapes.ts'
import { drawAsleep } from './body/asleep.ts'
import { choosePersonLooks, poseFor, type PersonLooks } from './person-looks.ts'
import { drawClothes } from './clothes/draw-clothes.ts'
import { drawHead, type DrawHead } from './head/draw-head.ts'
import type { HatName } from './head/hats.ts'
import { OUTFITS, type Outfit, type OutfitName } from './clothes/outfits.ts'
import { POSES } from './body/person-poses.ts'
import { AGES, naturalProportions, standingHeight } from './body/proportions.ts'
import { drawProp } from './props.ts'
import { ROLES, type Role } from './person-roles.ts'
import { createSkeleton, type Skeleton } from './body/skeleton.ts'

export interface DrawnPerson {
  sketch: Sketch
  face: { at: Vec; rx: number; ry: number }
  lift: number
  facing: Figure['facing']
  perMetre: number
  has: readonly string[]
}

/** Draws a person with the pelvis at 0, 0, looking right or to the front. */
export function sketchPerson(
  id: string,
  role: Role,
  request: FigureRequest,
  head: DrawHead = drawHead,
): DrawnPerson {
  const who = choosePersonLooks(id, role, request)
  const base = request.natural ? naturalProportions(AGES[who.age]) : AGES[who.age]
  const looks = { ...who.looks, eyes: base.eyes }
  const metres = role.metres ?? base.metres
  const perMetre = standingHeight(base) / metres
  const raw = createSketch()
  const pose = who.pose
  if (pose.prop === 'pillow') {
    drawAsleep(raw, base, looks, who.motif, head)
    const face = { at: [0, 0] as Vec, rx: base.head * 0.9, ry: base.head * 0.9 }
    return { sketch: raw, face, lift: 0, facing: 'front', perMetre, has: who.has }
  }
  const bones = createSkeleton(base, pose, who.build)
  drawClothes(raw, bones, who.outfit, {
    detail: request.detail,
    motif: who.motif,
    number: who.number,
    mirrored: request.facing === 'left',
    belly: who.belly * (base.torso / 98),
  })
  head(raw, bones, looks)
  if (who.backpack) backpack(raw, bones)
  if (pose.prop) drawProp(raw, bones, pose.prop, request.detail)
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

/** All poses of people; some roles leave out the poses that their clothes do not allow. */
const ALL_POSES = Object.keys(POSES)
const FISH_POSES = ['stand', 'wave', 'cheer', 'hold', 'hold-both', 'hold-hands', 'swim', 'point', 'sing', 'hug', 'play', 'look-up', 'read', 'float', 'dance'] // prettier-ignore

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
      const pose = poses.includes(wanted) ? wanted : (role.pose ?? 'stand')
      const drawn = sketchPerson(id, role, { ...request, pose }, headFor?.(request))
      return finish(drawn.sketch, { id, wanted: request.facing, ...drawn })
    },
    dressedAs: (other) =>
      Object.hasOwn(ROLES, other) ? personMaker(id, both(role, ROLES[other]!)) : undefined,
  }
}

/**
 * Combines two roles: a girl as an astronaut wears the whole suit; a princess as a pirate keeps her gown and wears
 * the hat.
 */
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

/** The headwear of a role. */
export function hatOf({ hat, outfit }: Role): HatName | null | undefined {
  if (hat !== undefined) return hat
  const [name] = (Array.isArray(outfit) ? outfit : [outfit]) as OutfitName[]
  return (OUTFITS[name!] as Outfit).hat
}
