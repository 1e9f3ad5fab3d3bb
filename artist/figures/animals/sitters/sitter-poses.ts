/** A hand from its shoulder, in lengths of the arm (outwards, downwards), or on the face. */
export type Hand = readonly [x: number, y: number] | 'mouth' | 'eyes'

/** A pose from the front; the left of each pair belongs to the left arm or leg. */
export interface SitterPose {
  hands: readonly [Hand, Hand]
  /** Feet of a standing animal from their place on the ground, outwards and upwards in leg lengths. */
  feet?: readonly [readonly [number, number], readonly [number, number]]
  lean?: number
  tilt?: number
  /** How far the head sinks. */
  drop?: number
  /** Held things are between the paws, or in the right one, which are painted over them. */
  holds?: 'between' | 'aside'
  /** The arms are painted over the face. */
  overFace?: boolean
  lying?: boolean
  /**
   * The forelegs, or only the left one, stand between the hind paws, as cats and dogs sit. Animals that sit on their soles
   * rest the hands on them.
   */
  planted?: boolean | 'left'
  /** On its back in the water. */
  afloat?: boolean
}

export const REST: readonly [number, number] = [0.3, 0.74]
const UP: Hand = [0.84, -0.52]
const MIDDLE: Hand = [-0.42, 0.5]
const BOTH_FEET = [[0, 0], [0, 0]] as const // prettier-ignore

export const SITTER_POSES: Readonly<Record<string, SitterPose>> = {
  sit: { hands: [REST, REST], tilt: -3 },
  'sit-front': { hands: [REST, REST], tilt: -4, planted: true },
  stand: { hands: [[0.36, 0.8], [0.36, 0.8]], feet: BOTH_FEET },
  walk: { hands: [[0.6, 0.5], [0.2, 0.86]], feet: [[0.1, 0.36], [0, 0]], lean: 4, tilt: 4 },
  run: { hands: [[0.8, 0.2], [0.9, -0.2]], feet: [[0.25, 0.5], [0, 0]], lean: 9, tilt: -6 },
  jump: { hands: [UP, UP], feet: [[0.45, 0.3], [0.45, 0.3]] },
  dance: { hands: [[0.86, 0.3], UP], feet: [[0.3, 0.44], [0, 0]], lean: -8, tilt: 10 },
  play: { hands: [UP, [0.86, 0.1]], tilt: 8 },
  climb: { hands: [[0.7, -0.7], [0.9, -0.2]], feet: [[0.3, 0.5], [0.1, 0]], lean: 3 },
  wave: { hands: [REST, [0.86, -0.5]], tilt: 5, planted: 'left' },
  cheer: { hands: [UP, UP] },
  hug: { hands: [[0.86, 0.24], [0.86, 0.24]], tilt: 6 },
  hold: { hands: [MIDDLE, MIDDLE], holds: 'between' },
  'hold-up': { hands: [REST, [0.9, 0.04]], tilt: -3, holds: 'aside' },
  'cover-eyes': { hands: ['eyes', 'eyes'], drop: 4, overFace: true },
  float: { hands: [REST, REST], afloat: true },
  read: { hands: [[-0.2, 0.52], [-0.2, 0.52]], tilt: 3, drop: 4, holds: 'between' },
  drive: { hands: [[-0.1, 0.3], [-0.1, 0.3]], holds: 'between' },
  eat: { hands: ['mouth', 'mouth'], holds: 'between' },
  /** Seated, with the food in the paws. Grazing kinds have another pose for eating grass. */
  'eat-held': { hands: ['mouth', 'mouth'], holds: 'between' },
  drink: { hands: ['mouth', 'mouth'], holds: 'between' },
  'look-up': { hands: [REST, REST], tilt: -9 },
  lie: { hands: [REST, REST], lying: true },
  swim: { hands: [REST, REST], lying: true },
  sleep: { hands: [REST, REST], lying: true },
} // prettier-ignore
