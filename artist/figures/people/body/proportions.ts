import type { AnimalBody } from './paws.ts'

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
  /** The upright body of an animal, which shows where it wears nothing. */
  animal?: AnimalBody
}

export const AGES: Record<Age, Proportions> = {
  baby: {
    head: 32, neck: 1, torso: 46, shoulder: 17, waist: 18, hip: 18, depth: [14, 16, 16],
    arm: [19, 17], leg: [21, 18], armRadii: [7.6, 7, 6.2], legRadii: [11.6, 10.2, 8.8],
    hand: 0.54, foot: 0.5, grown: -0.3, stoop: 2, metres: 0.7,
  },
  toddler: {
    head: 37.5, neck: 3, torso: 52, shoulder: 18.5, waist: 17, hip: 17.5, depth: [13, 15, 15.5],
    arm: [29.2, 26], leg: [32, 30], armRadii: [7.6, 6.8, 6], legRadii: [12, 10, 8.2],
    hand: 0.6, foot: 0.6, grown: -0.2, stoop: 0, metres: 0.95,
  },
  // An animal in clothes has the height of a small child, but a stout body that carries its large head.
  animal: {
    head: 35, neck: 4, torso: 56, shoulder: 23, waist: 23, hip: 22.5, depth: [18, 20, 20],
    arm: [28, 25], leg: [36, 33], armRadii: [9.2, 8.2, 7.2], legRadii: [14, 12, 10],
    hand: 0.64, foot: 0.62, grown: -0.1, stoop: 0, metres: 0.95,
  },
  child: {
    head: 40.5, neck: 4, torso: 63, shoulder: 22, waist: 18, hip: 18.5, depth: [14.5, 16, 16.5],
    arm: [33.5, 29.5], leg: [45, 43], armRadii: [8.1, 7.1, 6.2], legRadii: [13, 10.8, 8.6],
    hand: 0.7, foot: 0.7, grown: -0.1, stoop: 0, metres: 1.25,
  },
  // Grown-ups have large heads, as in a printed coloring book, but longer legs and broader shoulders than a child.
  teen: {
    head: 41.5, neck: 4, torso: 69, shoulder: 25, waist: 19.5, hip: 20.5, depth: [16, 16.5, 18],
    arm: [38.5, 34], leg: [53, 51], armRadii: [8.8, 7.7, 6.6], legRadii: [14.2, 11.4, 9],
    hand: 0.76, foot: 0.76, grown: 0.5, stoop: 0, metres: 1.6,
  },
  adult: {
    head: 44, neck: 4, torso: 82, shoulder: 31, waist: 25, hip: 26.5, depth: [19, 20, 21],
    arm: [45.5, 40.5], leg: [56, 53], armRadii: [10.6, 9.3, 8], legRadii: [16.6, 13.2, 10.6],
    hand: 0.88, foot: 0.88, grown: 0.8, stoop: 0, metres: 1.74,
  },
  grandparent: {
    head: 44, neck: 3, torso: 79, shoulder: 29.5, waist: 27.5, hip: 29, depth: [19.5, 22.5, 23.5],
    arm: [44, 39], leg: [48, 46], armRadii: [10.4, 9.2, 7.9], legRadii: [16.4, 13, 10.6],
    hand: 0.86, foot: 0.86, grown: 0.8, stoop: 5, metres: 1.62,
  },
} // prettier-ignore

/** Height of the ankle above the sole, in units of the foot. */
export const ANKLE = 17

/** Height of a person who stands straight. */
export const standingHeight = (body: Proportions): number =>
  body.leg[0] + body.leg[1] + ANKLE * body.foot + body.torso + body.neck + body.head * 1.9

/** Grown-ups from whom natural proportions are derived. */
const LIFELIKE: Partial<Record<Age, Proportions>> = {
  teen: {
    head: 37, neck: 7, torso: 82, shoulder: 26, waist: 20, hip: 21.5, depth: [16, 16.5, 18],
    arm: [43, 38], leg: [62, 60], armRadii: [8.8, 7.6, 6.4], legRadii: [14.6, 11.4, 8.8],
    hand: 0.75, foot: 0.75, grown: 0.55, stoop: 0, metres: 1.6,
  },
  adult: {
    head: 37.5, neck: 9, torso: 97, shoulder: 32.5, waist: 25.5, hip: 27, depth: [19, 20, 21],
    arm: [52.5, 46.5], leg: [72, 69], armRadii: [10.6, 9.1, 7.6], legRadii: [17, 13, 10],
    hand: 0.85, foot: 0.85, grown: 1, stoop: 0, metres: 1.74,
  },
  grandparent: {
    head: 37.5, neck: 5, torso: 92, shoulder: 30, waist: 27.5, hip: 29, depth: [19.5, 22.5, 23.5],
    arm: [50.5, 44.5], leg: [63, 61], armRadii: [10.4, 9, 7.5], legRadii: [16.5, 12.8, 10],
    hand: 0.83, foot: 0.83, grown: 1, stoop: 6, metres: 1.62,
  },
} // prettier-ignore

/** The body of an age, in cartoon or in natural proportions. */
export const bodyOf = (age: Age, natural = false): Proportions =>
  natural ? naturalProportions(LIFELIKE[age] ?? AGES[age]) : AGES[age]

/** Natural proportions: a smaller head on a longer body. Babies are not changed. */
export function naturalProportions(body: Proportions): Proportions {
  const older = Math.min(1, Math.max(0, (body.metres - 0.6) / 0.6))
  const by = (share: number) => 1 + (share - 1) * older
  const slimmer = ([a, b, c]: Proportions['armRadii']): Proportions['armRadii'] => [
    a * by(0.9),
    b * by(0.89),
    c * by(0.87),
  ]
  return {
    ...body,
    head: body.head * by(0.73),
    arm: [body.arm[0] * by(1.1), body.arm[1] * by(1.09)],
    leg: [body.leg[0] * by(1.28), body.leg[1] * by(1.28)],
    armRadii: slimmer(body.armRadii),
    legRadii: slimmer(body.legRadii),
    neck: body.neck + 6 * older,
  }
}
