import type { DrawableFigure } from '../figures/drawable-figures.ts'
import { EATEN_FROM_GROUND, GROUPS, INSTRUMENTS, LANDMARKS, TREATS } from '../figures/noun-lists.ts'
import { holdingPose, poseWithThing } from './holding-poses.ts'
import {
  CROUCHED_UNDER,
  ON_GROUND,
  POSES_INSTEAD_OF_JOINT_POSE,
  POSE_OF_JOINT,
  POSE_ON_THING,
  POSE_WITH_THING,
  SEATED_POSES,
} from './joint-poses.ts'
import { isAfloat } from './resting-place.ts'
import type { JointKind, Unit } from './unit.ts'

interface Circumstances {
  /** What is in the hands, and what the figure draws itself. */
  heldNoun: string | undefined
  drawnThings: readonly string[]
  /** How it is joined to what. */
  how: JointKind | undefined
  outerNoun: string | undefined
  /** It rides a cycle. */
  rides: boolean
}

/** The pose of a figure with everything that is joined to it. */
export function poseInUnit(unit: Unit, around: Circumstances): string | undefined {
  const { drawable, joined, zone } = unit
  const { poses, source } = drawable.maker
  const { how, outerNoun } = around
  if (isAbovePlace(unit) && poses.includes('fly')) return 'fly'
  // People hang by both hands.
  if (how === 'hang' && source === 'people') return 'cheer'
  if (how === 'beneath' && CROUCHED_UNDER.has(outerNoun ?? '') && source === 'people') return 'crouch'
  if (joined.some((inner) => inner.how === 'browse' || inner.how === 'shower')) return 'look-up'
  if (joined.some((inner) => inner.how === 'window') && poses.includes('sit')) return 'sit'
  if (joined.some((inner) => inner.how === 'shoulders')) return 'shoulders'
  if (joined.some((inner) => inner.how === 'caught')) return 'stand'
  if (joined.some((inner) => inner.how === 'eat' && isHeldFood(drawable, inner.unit.drawable)))
    return 'eat-held'
  if (zone === 'water' && isAfloat(drawable)) return 'float'
  const posed = poseByJoint(unit, around)
  const hasRoom = how === 'beneath' || (how === undefined && joined.every((inner) => inner.how === 'drawn-by-outer')) // prettier-ignore
  const isOnGround = hasRoom && zone === 'ground' && !drawable.wished.holds.includes('wheelchair')
  const seated = posed && (how === 'atop' ? SEATED_POSES[posed] : isOnGround ? ON_GROUND[posed] : undefined)
  if (seated && poses.includes(seated)) return seated
  return zone === 'water' && posed === 'run' ? 'swim' : posed
}

const FISH = new Set(['fish', 'salmon', 'trout'])
/** An ice cream is in the paws; grass is grazed, and a bone is gnawed on the ground. */
const isHeldFood = (
  { maker, wished: { verb } }: DrawableFigure,
  { wished: { noun }, maker: food }: DrawableFigure,
): boolean =>
  maker.source === 'animals' &&
  verb !== 'drink' &&
  maker.poses.includes('eat-held') &&
  (TREATS.has(noun) ||
    (maker.poses.includes('hold') &&
      (food.source !== 'animals' || FISH.has(noun)) &&
      !EATEN_FROM_GROUND.has(noun)))

/** Above a castle; a rainbow can also be underfoot. */
const isAbovePlace = ({ joined, drawable }: Unit): boolean =>
  joined.some(
    ({ how, unit: { drawable: place } }) =>
      how === 'over' &&
      LANDMARKS.has(place.wished.noun) &&
      (place.wished.noun !== 'rainbow' || drawable.wished.relation?.kind === 'above'),
  )

/** The pose that the joint, the held thing or the wish asks for. */
function poseByJoint(
  unit: Unit,
  { heldNoun, drawnThings, how, outerNoun, rides }: Circumstances,
): string | undefined {
  const { drawable, joined, zone, wades } = unit
  const thingWithPose = drawnThings.find((noun) => Object.hasOwn(POSE_WITH_THING, noun))
  if (thingWithPose) return POSE_WITH_THING[thingWithPose]
  // A seated musician would have no violin, so musicians stand on the thing.
  if (how === 'atop' && drawnThings.some((noun) => INSTRUMENTS.has(noun))) return drawable.pose
  const holdsThings = heldNoun !== undefined
  // A figure that holds something stands in its container, because the rim would hide the thing of a seated figure.
  const poseInContainer = how === 'inside' && holdsThings ? 'hold' : undefined
  const cycling = rides && drawable.maker.poses.includes('cycle') ? 'cycle' : undefined
  const jointPose = how && (cycling ?? poseOnThing(drawable, outerNoun) ?? poseInContainer ?? POSE_OF_JOINT[how]) // prettier-ignore
  const poseWithHeld = heldNoun && !jointPose && poseWithThing(drawable, heldNoun)
  if (poseWithHeld) return poseWithHeld
  // Monkeys sit while they eat.
  if (drawable.pose === 'eat' && how === 'atop' && drawable.maker.poses[0] === 'sit') return 'eat'
  if (jointPose && !(drawable.pose && POSES_INSTEAD_OF_JOINT_POSE.has(drawable.pose))) return jointPose
  const carriesOnBack = joined.some((inner) => inner.how === 'atop')
  const isFree = drawable.pose === 'hold' && (holdsThings || carriesOnBack)
  const wished = isFree || (drawable.pose === 'look-on' && holdsThings) ? undefined : drawable.pose
  return (
    wished ??
    (holdsThings ? holdingPose(drawable, heldNoun) : zone === 'water' && !wades ? 'swim' : undefined)
  )
}

/** A seat is built below each sitter, so a family, which is one drawing, sits on it as on the ground. */
function poseOnThing({ wished }: DrawableFigure, outerNoun: string | undefined): string | undefined {
  const pose = POSE_ON_THING[outerNoun ?? '']
  return pose === 'seat' && GROUPS.has(wished.noun) ? undefined : pose
}
