import { TREES } from '../figures/noun-lists.ts'
import type { ContactFrame } from './contact-frame.ts'
import { BINS, DENTISTS } from './contact-nouns.ts'

export const HUG: ContactFrame = { pose: 'hug', on: 'middle', around: true, mutual: true, only: 'alive' }
/** Animals on four legs are held around the neck. */
export const EMBRACE: readonly ContactFrame[] = [
  { ...HUG, on: 'neck', only: 'animals' },
  { ...HUG, only: undefined },
]
export const WORK: ContactFrame = { pose: 'work', on: 'top', tallest: 1.2, only: 'things' }
export const PAINT: ContactFrame = {
  pose: 'paint-on',
  on: 'edge',
  tallest: 1.2,
  onEasel: true,
  onTable: true,
}
export const GIVE: ContactFrame = { pose: 'give', on: 'hand', mutual: true, passes: 'hands', only: 'alive' }
/** Two who carry one thing hold it between them. */
export const CARRY_TOGETHER: ContactFrame = { ...GIVE, meetAt: 0.5 }
export const AT_TABLE: ContactFrame = { ...WORK, onTable: true }
export const CARRY: ContactFrame = { pose: 'carry', on: 'bottom', lifted: true, tallest: 0.5 }
export const LEASH: ContactFrame = { pose: 'walk', on: 'edge', along: true, rope: 'ahead' }
/** Two people who hold hands. */
export const HOLD_HANDS: ContactFrame = { pose: 'hold-hands', on: 'hand', mutual: true }
export const facing = (pose: string, apart: number, partnerPose?: string): ContactFrame => ({
  pose,
  on: 'edge',
  apart,
  ...(partnerPose && { partnerPose }),
})

export const SPRAY: ContactFrame = { ...facing('spray', 0.5), on: 'flank' }
export const THROW: ContactFrame = {
  ...facing('throw', 0.24, 'catch'),
  together: true,
  passes: 'air',
  only: 'alive',
}
/** Side by side under one umbrella. */
export const UNDER_ONE: ContactFrame = { ...facing('hold-umbrella', -0.03, 'stand'), together: true, passes: 'over', only: 'alive' } // prettier-ignore
export const KICK: ContactFrame = {
  ...facing('kick', 0.2, 'run'),
  together: true,
  passes: 'ground',
  only: 'alive',
}
export const TALK: ContactFrame = { ...facing('talk', 0.12, 'talk'), together: true, only: 'alive' }
export const HAND_IN_HAND: ContactFrame = { ...HOLD_HANDS, only: 'people' }
export const WALK: readonly ContactFrame[] = [{ ...LEASH, only: 'animals' }, HAND_IN_HAND]
export const IN_ARMS: ContactFrame = { ...HUG, mutual: false, lifted: true, tallest: 0.75 }
/** From a branch above the head, or from the ground into a basket. */
export const GATHER: readonly ContactFrame[] = [
  { pose: 'pick', on: 'crown', tallest: 1.6, passes: 'hands', nouns: TREES },
  { pose: 'gather', on: 'top', tallest: 0.34, only: 'things' },
]
/** With a stethoscope on the chest of a person, on the flank of an animal. */
export const EXAMINE: readonly ContactFrame[] = [
  { pose: 'examine', on: 'chest', only: 'people', partnerPose: 'seat', patient: true },
  { pose: 'examine', on: 'shoulder', along: true, only: 'animals', partnerPose: 'sit', patient: true },
]

/** An animal is washed from its side, because an elephant would be too large for arms around it. */
export const BATHE: readonly ContactFrame[] = [
  { pose: 'wash-with', on: 'flank', along: true, only: 'animals', inFront: true },
  { pose: 'wash-with', on: 'middle', only: 'people' },
]

export const DROP_IN: ContactFrame = {
  pose: 'drop-in',
  on: 'top',
  tallest: 0.62,
  passes: 'hands',
  nouns: BINS,
}
export const EXAMINE_TEETH: ContactFrame = { pose: 'spoon-feed', on: 'mouth', only: 'animals', actors: DENTISTS, partnerPose: 'roar', smallest: 0.44 } // prettier-ignore
