/** Angles from straight down, forward positive, for upper, middle and lower bone; neck and head are added to the plan's. */
type Angles = readonly [number, number, number]

export interface QuadrupedPose {
  frontNear: Angles
  frontFar: Angles
  hindNear: Angles
  hindFar: Angles
  pitch: number
  neck: number
  head: number
  tail: number
  lift: number
  grounded: boolean
  sitting: boolean
  lying: boolean
  asleep: boolean
  flying: boolean
}

const pose = (given: Partial<QuadrupedPose>): QuadrupedPose => ({
  frontNear: [0, 0, 0],
  frontFar: [4, 0, 2],
  hindNear: [14, -24, 4],
  hindFar: [20, -22, 6],
  pitch: 0,
  neck: 0,
  head: 0,
  tail: 0,
  lift: 0,
  grounded: false,
  sitting: false,
  lying: false,
  asleep: false,
  flying: false,
  ...given,
})

export const QUADRUPED_POSES: Readonly<Record<string, QuadrupedPose>> = {
  stand: pose({ grounded: true }),
  walk: pose({ frontNear: [34, 16, -12], frontFar: [-18, -16, -24], hindNear: [-12, -40, -22], hindFar: [34, -4, 8], grounded: true, neck: -4 }), // prettier-ignore
  run: pose({ frontNear: [70, 62, 48], frontFar: [86, 16, -54], hindNear: [-34, -58, -36], hindFar: [-8, -58, -78], pitch: -4, neck: -16, head: -8, lift: 26, tail: 40 }), // prettier-ignore
  jump: pose({ frontNear: [58, -10, -72], frontFar: [74, 0, -60], hindNear: [-40, -66, -46], hindFar: [-30, -56, -36], pitch: -20, neck: -4, head: -4, lift: 60, tail: 25 }), // prettier-ignore
  rear: pose({ frontNear: [58, -12, -62], frontFar: [86, 26, -48], hindNear: [34, -24, 2], hindFar: [46, -16, 6], pitch: -46, neck: 12, head: -6, tail: -10 }), // prettier-ignore
  fly: pose({ frontNear: [58, -10, -72], frontFar: [74, 0, -60], hindNear: [-44, -70, -56], hindFar: [-34, -62, -46], pitch: -12, neck: -6, lift: 90, tail: 30, flying: true }), // prettier-ignore
  swim: pose({ frontNear: [60, 40, 20], frontFar: [20, -20, -50], hindNear: [-40, -70, -60], hindFar: [-10, -60, -80], pitch: -8, neck: 8, lift: 30, tail: 30 }), // prettier-ignore
  sit: pose({ sitting: true, frontNear: [2, 2, 0], frontFar: [10, 6, 0], neck: 10 }),
  eat: pose({ grounded: true, neck: -78, head: 22 }),
  'look-up': pose({ grounded: true, neck: 12, head: -26 }),
  stretch: pose({
    frontNear: [50, 46, 40],
    frontFar: [58, 50, 44],
    grounded: false,
    pitch: 22,
    neck: 26,
    head: -8,
    tail: 50,
  }),
  lie: pose({ lying: true, neck: -2 }),
  sleep: pose({ lying: true, neck: -46, head: 22, asleep: true }),
}

/** Hind legs of two-legged dinosaurs. */
export const BIPED_LEGS: Readonly<Record<string, Pick<QuadrupedPose, 'hindNear' | 'hindFar'>>> = {
  stand: { hindNear: [26, -34, 12], hindFar: [40, -24, 16] },
  walk: { hindNear: [6, -50, -12], hindFar: [58, -8, 14] },
  run: { hindNear: [64, -14, 8], hindFar: [-10, -78, -62] },
  eat: { hindNear: [26, -34, 12], hindFar: [40, -24, 16] },
  'look-up': { hindNear: [26, -34, 12], hindFar: [40, -24, 16] },
}
