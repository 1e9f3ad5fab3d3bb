import type { HeadPlan } from './head.ts'
import type { WalkerPoseName } from './poses.ts'
import type { Build, Rig, WalkerPose } from './walker.ts'

/** What an animal on four legs is: its proportions, its head, its marks and what is special about its poses. */
export interface WalkerKind {
  build: Build
  head: HeadPlan
  /** The head of the young, without mane, antlers or tusks. */
  youngHead?: HeadPlan
  poses: readonly WalkerPoseName[]
  /** Own values for some poses; those of `all` are for every pose. */
  changes?: Partial<Record<WalkerPoseName | 'all', Partial<WalkerPose>>>
  /**
   * Feathered wings: `always` for Pegasus; `never` for reindeer and kinds whose drawing already has wings; other kinds have
   * them when they fly.
   */
  wings?: 'always' | 'never'
  /** Adds coat, mane and the like. */
  marks?(rig: Rig): void
}

/** Poses of animals with paws and with hooves. */
export const PAWED_POSES = ['stand', 'walk', 'run', 'jump', 'sit', 'lie', 'sleep', 'eat', 'drink', 'look-up', 'play', 'bat', 'stretch', 'swim'] as const // prettier-ignore
export const HOOFED_POSES = ['stand', 'walk', 'run', 'jump', 'rear', 'sit', 'lie', 'sleep', 'eat', 'drink', 'look-up', 'swim'] as const // prettier-ignore

/** Poses of animals that use their forepaws like hands. */
export const HANDY_POSES = ['sit-up', 'hold'] as const
