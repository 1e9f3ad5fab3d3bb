import type { ClothesFor } from '../../drawing.ts'
import type { JointKind } from './unit.ts'

/** The pose for each joint if the wish names no suitable pose. */
export const POSE_OF_JOINT: Partial<Record<JointKind, string>> = {
  mount: 'ride',
  drive: 'drive',
  inside: 'sit',
  atop: 'sit',
  seesaw: 'ride',
  slide: 'sit',
  climb: 'climb',
  cover: 'hold',
  chase: 'run',
  race: 'run',
  ladder: 'climb',
  shoulders: 'on-shoulders',
  bed: 'sleep',
  winch: 'stand',
  outside: 'fly',
  wallow: 'lie',
  hang: 'wave',
}
/** Poses on things on which figures do not sit. */
export const POSE_ON_THING: Readonly<Record<string, string>> = {
  swing: 'swing',
  trampoline: 'jump',
  bridge: 'stand',
  wave: 'cheer',
  surfboard: 'surf',
  snowboard: 'surf',
  bathtub: 'bathe',
  hammock: 'lie',
  broom: 'ride-broom',
  'magic-broom': 'ride-broom',
  iceberg: 'stand',
  chair: 'seat',
  sofa: 'seat',
  bench: 'seat',
  throne: 'seat',
  bed: 'seat',
}
/** Clothes that people wear on or in a thing, in any weather. */
export const CLOTHES_ON: Readonly<Record<string, ClothesFor>> = { bathtub: 'bath', surfboard: 'bathing' }
/** Furniture under which people crouch. */
export const CROUCHED_UNDER = new Set(['table', 'bed', 'desk'])
/** Things that a person draws together with the pose for them. */
export const POSE_WITH_THING: Readonly<Record<string, string>> = {
  skateboard: 'skateboard',
  ski: 'ski',
  'ice-skate': 'skate',
  'roller-skate': 'skate',
}
/** Requested poses that replace the pose of a joint: a rider may sleep. */
export const POSES_INSTEAD_OF_JOINT_POSE = new Set([
  'sleep',
  'sleep-on-ground',
  'wave',
  'read',
  'cheer',
  'dance',
  'sing',
  'row',
  'fish',
  'comb',
  'slide',
  'roar',
  'howl',
])

/** Poses of standing people that they also have when they sit on something. */
export const SEATED_POSES: Readonly<Record<string, string>> = { read: 'read-seated', comb: 'comb-seated' }
/** Poses of people who have room to sit on the ground. */
export const ON_GROUND: Readonly<Record<string, string>> = { read: 'read-on-ground' }
