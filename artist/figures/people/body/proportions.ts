export type Age = 'baby' | 'toddler' | 'animal' | 'child' | 'teen' | 'adult' | 'grandparent'

/** Lengths in figure units; a child is about 240 units tall. Radii are listed from the top of a limb to its end. */
export interface Proportions {
  /** Half of the width of the head. */
  head: number
  neck: number
  torso: number
  /** Half widths seen from the front, and seen from the side. */
  shoulder: number
  waist: number
  hip: number
  depth: readonly [shoulder: number, waist: number, hip: number]
  arm: readonly [number, number]
  leg: readonly [number, number]
  armRadii: readonly [number, number, number]
  legRadii: readonly [number, number, number]
  hand: number
  foot: number
  /** 0 a child's face, 1 an adult's. */
  grown: number
  /** Rounding of the back, in figure units. */
  stoop: number
  metres: number
}

export const AGES: Record<Age, Proportions> = {
  baby: {
    head: 31, neck: 1, torso: 46, shoulder: 16, waist: 17, hip: 17, depth: [13, 15, 15],
    arm: [19, 17], leg: [23, 20], armRadii: [7, 6.4, 5.6], legRadii: [11, 9.6, 8],
    hand: 0.5, foot: 0.46, grown: -0.25, stoop: 2, metres: 0.7,
  },
  toddler: {
    head: 35, neck: 4, torso: 53, shoulder: 17.5, waist: 15.5, hip: 16, depth: [12, 13.5, 14],
    arm: [27, 24], leg: [37, 34], armRadii: [6.8, 6, 5.2], legRadii: [11, 9, 7],
    hand: 0.54, foot: 0.53, grown: -0.1, stoop: 0, metres: 0.95,
  },
  // An animal in clothes has the height of a small child, but a stout body that carries its large head.
  animal: {
    head: 35, neck: 4, torso: 56, shoulder: 23, waist: 23, hip: 22.5, depth: [18, 20, 20],
    arm: [28, 25], leg: [36, 33], armRadii: [9.2, 8.2, 7.2], legRadii: [14, 12, 10],
    hand: 0.64, foot: 0.62, grown: -0.1, stoop: 0, metres: 0.95,
  },
  child: {
    head: 37, neck: 5, torso: 64, shoulder: 21, waist: 16, hip: 17, depth: [13, 14, 15],
    arm: [34, 30], leg: [52, 50], armRadii: [7.2, 6.3, 5.4], legRadii: [12, 9.4, 7.2],
    hand: 0.63, foot: 0.62, grown: 0, stoop: 0, metres: 1.25,
  },
  teen: {
    head: 35.5, neck: 8, torso: 84, shoulder: 25, waist: 18.5, hip: 21, depth: [15, 15, 17],
    arm: [44, 39], leg: [68, 65], armRadii: [8, 6.8, 5.6], legRadii: [14, 10.4, 7.8],
    hand: 0.69, foot: 0.69, grown: 0.55, stoop: 0, metres: 1.6,
  },
  adult: {
    head: 35.5, neck: 11, torso: 100, shoulder: 31, waist: 23, hip: 25.5, depth: [17, 17.5, 19.5],
    arm: [54, 48], leg: [82, 78], armRadii: [9.4, 8, 6.5], legRadii: [16.5, 12, 8.9],
    hand: 0.76, foot: 0.78, grown: 1, stoop: 0, metres: 1.74,
  },
  grandparent: {
    head: 35.5, neck: 6, torso: 95, shoulder: 29, waist: 26, hip: 28, depth: [18, 21, 22],
    arm: [52, 46], leg: [72, 69], armRadii: [9.4, 8, 6.5], legRadii: [16, 12, 9],
    hand: 0.75, foot: 0.76, grown: 1, stoop: 6, metres: 1.62,
  },
} // prettier-ignore

/** Height of the ankle above the sole, in units of the foot. */
export const ANKLE = 17

/** Height of a person who stands straight. */
export const standingHeight = (a: Proportions): number =>
  a.leg[0] + a.leg[1] + ANKLE * a.foot + a.torso + a.neck + a.head * 1.9

/** Natural proportions: a smaller head on a longer body. Babies are not changed. */
export function naturalProportions(a: Proportions): Proportions {
  const older = Math.min(1, Math.max(0, (a.metres - 0.6) / 0.6))
  const by = (share: number) => 1 + (share - 1) * older
  return {
    ...a,
    head: a.head * by(0.76),
    arm: [a.arm[0] * by(1.08), a.arm[1] * by(1.06)],
    leg: [a.leg[0] * by(1.12), a.leg[1] * by(1.12)],
    neck: a.neck + 4 * older,
  }
}
