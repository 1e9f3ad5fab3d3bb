import type { PoseName } from '../body/person-poses.ts'

const words = (text: string): readonly string[] => text.split(/\s+/)

/** Poses at a table that has room for several people. */
const TABLE_POSES: ReadonlySet<string> = new Set<PoseName>(
  words(
    'homework draw write cut eat-soup eat-dinner eat-breakfast drink-tea bake cook puzzle cards chess board-game blow-candles carve cheer-at-cake wash-hands iron wash-dishes sew xylophone experiment set-table build-birdhouse change-nappy',
  ) as PoseName[],
)
/** Poses of people who sit around something on the ground. */
const CIRCLE_POSES: ReadonlySet<string> = new Set<PoseName>(['picnic', 'roast'])
export const isInCircle = (pose: string | undefined): boolean => CIRCLE_POSES.has(pose ?? '')

export const isAtTable = (pose: string | undefined): boolean => TABLE_POSES.has(pose ?? '')

/** Scenes that look the same in a wheelchair. Tables are left out, because they would hide it. */
const DONE_SEATED: ReadonlySet<string> = new Set<PoseName>(
  words(
    'shoot-basket tennis throw-snowball throw-confetti paint write-on-board hang-laundry serve',
  ) as PoseName[],
)
export const isDoneSeated = (pose: string | undefined): boolean => DONE_SEATED.has(pose ?? '')
