export type Age = 'baby' | 'toddler' | 'child' | 'teen' | 'adult' | 'grandparent'

/** Lengths in figure units; a child is about 270 units tall. Radii are listed from the top of a limb to its end. */
export interface Proportions {
  head: number
  torso: number
  shoulder: number
  hip: number
  waist: number
  arm: readonly [number, number]
  leg: readonly [number, number]
  armRadii: readonly [number, number, number]
  legRadii: readonly [number, number, number]
  neck: number
  foot: number
  /** Adults have smaller eyes and a longer face. */
  eyes: number
  metres: number
}

type Row = readonly [head: number, torso: number, shoulder: number, hip: number, waist: number]

const age = (
  [head, torso, shoulder, hip, waist]: Row,
  arm: Proportions['arm'],
  leg: Proportions['leg'],
  armRadii: Proportions['armRadii'],
  legRadii: Proportions['legRadii'],
  rest: Pick<Proportions, 'neck' | 'foot' | 'eyes' | 'metres'>,
): Proportions => ({ head, torso, shoulder, hip, waist, arm, leg, armRadii, legRadii, ...rest })

export const AGES: Record<Age, Proportions> = {
  baby: age([52, 46, 25, 16, 26], [23, 20], [19, 16], [9.5, 8.5, 7.5], [12.5, 11.5, 10], {
    neck: 0,
    foot: 0.75,
    eyes: 1.08,
    metres: 0.7,
  }),
  toddler: age([51, 56, 27, 17, 26], [29, 26], [29, 26], [9.5, 8.5, 7.5], [12, 11, 9.5], {
    neck: 2,
    foot: 0.85,
    eyes: 1.04,
    metres: 0.95,
  }),
  child: age([49, 68, 31, 17, 25], [38, 35], [46, 42], [9.5, 8.5, 7], [12.5, 11, 8.8], {
    neck: 3,
    foot: 1,
    eyes: 1,
    metres: 1.25,
  }),
  teen: age([45, 84, 36, 18, 26], [46, 43], [58, 53], [10, 8.5, 7], [14, 11.5, 8.5], {
    neck: 6,
    foot: 1.12,
    eyes: 0.94,
    metres: 1.6,
  }),
  adult: age([41, 98, 41, 20, 30], [54, 50], [70, 64], [12, 10, 8], [16, 13, 9.5], {
    neck: 8,
    foot: 1.22,
    eyes: 0.86,
    metres: 1.74,
  }),
  grandparent: age([43, 90, 39, 20, 35], [49, 45], [56, 51], [11.5, 10, 8], [16, 13, 10], {
    neck: 4,
    foot: 1.18,
    eyes: 0.88,
    metres: 1.62,
  }),
}

/** Height of a person who stands straight. */
export const standingHeight = (a: Proportions): number =>
  a.leg[0] + a.leg[1] + 14 * a.foot + a.torso + a.neck + a.head * 1.9

/** Natural proportions: a smaller head on a longer body, small eyes. Babies are not changed. */
export function naturalProportions(a: Proportions): Proportions {
  const grown = Math.min(1, Math.max(0, (a.metres - 0.6) / 0.6))
  const by = (share: number) => 1 + (share - 1) * grown
  return {
    ...a,
    head: a.head * by(0.66),
    torso: a.torso * by(1.04),
    shoulder: a.shoulder * by(0.98),
    arm: [a.arm[0] * by(1.2), a.arm[1] * by(1.16)],
    leg: [a.leg[0] * by(1.3), a.leg[1] * by(1.3)],
    armRadii: [a.armRadii[0] * by(0.9), a.armRadii[1] * by(0.86), a.armRadii[2] * by(0.9)],
    legRadii: [a.legRadii[0] * by(0.96), a.legRadii[1] * by(0.9), a.legRadii[2] * by(0.9)],
    neck: a.neck + 5 * grown,
    eyes: a.eyes * 0.74,
  }
}
