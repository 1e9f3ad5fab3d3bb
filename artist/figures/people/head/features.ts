import type { Vec } from '../../../geometry/vector.ts'
import type { Expression } from '../body/pose.ts'

/** Faces differ in how wide the cheeks and the jaw are and in how long the chin is. */
export const FACES = {
  round: [1, 0, -1],
  oval: [-1, -2, 2],
  wide: [3, 2, -2],
  heart: [1, -5, 2],
  square: [0, 4, 0],
  long: [-2, -1, 4],
  strong: [-1, 4, 3],
} as const satisfies Record<string, readonly [cheeks: number, jaw: number, chin: number]>
export type FaceName = keyof typeof FACES

export interface Features {
  face: FaceName
  expression: Expression
  glasses: false | 'clear' | 'sun'
  beard: false | 'full' | 'long' | 'moustache'
  lashes: boolean
  freckles: boolean
  old: boolean
  clown: boolean
  eyePatch: boolean
  /** A hearing aid behind the ear. */
  hearingAid: boolean
  /** The eyes of a person with Down syndrome: smaller, their outer corners a little higher. */
  upslanted?: boolean
  detail: number
  /** 0 a child's face, 1 an adult's. */
  grown: number
  /** Smaller eyes. */
  natural: boolean
  /** The figure will be mirrored: highlights move to the other side, because the light stays where it is. */
  mirrored: boolean
  gaze: Vec
}
