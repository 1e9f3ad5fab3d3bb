import type { DrawableFigure } from '../figures/drawable-figures.ts'
import { LANDMARKS, ON_WATER, PLAYED_BY_HAND } from '../figures/noun-lists.ts'

/** How a person touches another figure. */
export interface ContactFrame {
  /** A touching pose of people. */
  pose: string
  /** Which part of the partner is touched. */
  on: 'middle' | 'head' | 'mouth' | 'edge' | 'top' | 'hand'
  /** The arms go around the partner. */
  around?: boolean
  /** A partner who is a person does the same. */
  mutual?: boolean
  /** The partner faces the same way, because both move. */
  along?: boolean
  /** The partner follows on a rope. */
  rope?: boolean
}

const HUG: ContactFrame = { pose: 'hug', on: 'middle', around: true, mutual: true }
const PET: ContactFrame = { pose: 'pet', on: 'head' }
const WORK: ContactFrame = { pose: 'work', on: 'top' }

/** Verbs with real contact between the subject's hands and the object. */
const FRAMES: Readonly<Record<string, ContactFrame>> = {
  hug: HUG,
  love: HUG,
  comfort: HUG,
  kiss: HUG,
  pet: PET,
  comb: PET,
  heal: PET,
  feed: { pose: 'feed', on: 'mouth' },
  push: { pose: 'push', on: 'edge', along: true },
  pull: { pose: 'walk', on: 'edge', along: true, rope: true },
  build: WORK,
  repair: WORK,
  plant: WORK,
  decorate: WORK,
  tidy: WORK,
  craft: WORK,
  unwrap: WORK,
  drum: WORK,
}

/** Larger partners cannot be touched as the verb means. */
const MAX_HEIGHT_RATIO = 2.2

/** The contact that the actor's verb needs with this partner, if both can have it. */
export function contactFrameOf(actor: DrawableFigure, partner: DrawableFigure): ContactFrame | undefined {
  const { verb = '' } = actor.wished
  const { noun, count } = partner.wished
  const played = PLAYED_BY_HAND.has(noun) && verb.startsWith('play')
  const frame = played ? WORK : Object.hasOwn(FRAMES, verb) ? FRAMES[verb] : undefined
  if (!frame || (count > 1 && !played) || !actor.maker.poses.includes(frame.pose)) return undefined
  if (LANDMARKS.has(noun) || ON_WATER.has(noun)) return undefined
  return partner.maker.height > actor.maker.height * MAX_HEIGHT_RATIO ? undefined : frame
}

/** Two people who hold hands. */
export const HOLD_HANDS: ContactFrame = { pose: 'hold-hands', on: 'hand', mutual: true }

/** The two people of a wish who only "hold": they hold each other's hands. */
export function handHolders(
  drawables: readonly DrawableFigure[],
): readonly [DrawableFigure, DrawableFigure] | undefined {
  const [first, second, ...others] = drawables.filter(
    ({ wished, maker }) =>
      maker.source === 'people' && wished.verb === 'hold' && !wished.relation && wished.holds.length === 0,
  )
  if (!first || !second || others.length > 0 || first.wished.count + second.wished.count > 2) return undefined
  return [first, second]
}
