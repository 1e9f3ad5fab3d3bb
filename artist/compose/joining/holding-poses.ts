import type { DrawableFigure } from '../figures/drawable-figures.ts'
import { HELD_BY_LOWER_END } from '../figures/noun-lists.ts'

const UMBRELLAS = new Set(['umbrella', 'parasol'])
/** Things with a handle that hang at the side. */
const CARRIED_LOW = new Set(['suitcase', 'handbag', 'bucket', 'shopping-bag', 'toolbox'])
const IDLE_POSES = new Set(['stand', 'hold', 'wave', 'proud', 'play', 'look-on'])

/** Animals on four legs that carry small things in the mouth. */
const MUZZLES = new Set(
  'dog puppy dachshund poodle dalmatian pug bulldog husky german-shepherd labrador chihuahua corgi wolf fox cat kitten lion tiger'.split(
    ' ',
  ),
)
const IN_MOUTH = new Set(
  'bone stick ball newspaper slipper shoe boot sock fish frisbee leash rose flower letter teddy-bear'.split(
    ' ',
  ),
)
const isInMouth = ({ maker, wished: { verb = '' } }: DrawableFigure, thing: string): boolean =>
  MUZZLES.has(maker.id) && maker.source === 'animals' && IN_MOUTH.has(thing) && MOUTH_VERBS.has(verb)
const MOUTH_VERBS = new Set([
  '',
  'carry',
  'hold',
  'bring',
  'fetch',
  'have',
  'steal',
  'bite',
  'chew',
  'walk',
  'give',
])

/**
 * The pose in which a figure without a holding pose of its own holds a thing. A bouquet in front of an animal would hide its
 * face.
 */
export const holdingPose = (drawable: DrawableFigure, thing = ''): string => {
  const { maker } = drawable
  if (isInMouth(drawable, thing)) return 'walk'
  return HELD_BY_LOWER_END.has(thing) && maker.poses.includes('hold-up') ? 'hold-up' : 'hold'
}

/** The pose for a held thing, if the figure's action leaves its hands free. */
export function poseWithThing({ pose, maker }: DrawableFigure, thing: string): string | undefined {
  const usesBothHands = pose === 'play' || pose === 'read'
  if (pose && !IDLE_POSES.has(pose) && !usesBothHands) return undefined
  if (UMBRELLAS.has(thing) && maker.source === 'people') return 'hold-umbrella'
  if (usesBothHands) return maker.poses.includes('hold-both') ? 'hold-both' : undefined
  return CARRIED_LOW.has(thing) && maker.source === 'people' ? 'carry-low' : undefined
}
