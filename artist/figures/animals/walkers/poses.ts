import type { Vec } from '../../../geometry/vector.ts'
import { FAR, fly, jump, run, stand, walk, type PoseOf } from './gaits.ts'
import type { Build } from './walker.ts'

/** Length of a foreleg down to the ground. */
const forelegOf = ({ fore: [upper, lower, foot], footSize }: Build): number =>
  (upper + lower) * 0.96 + foot + footSize * 0.8

const sit: PoseOf = (build) => {
  const { length, height, girth, carriage } = build
  const [rump, , ribs] = girth
  const bodyLength = length * 1.08
  const hipHeight = Math.min(height, (forelegOf(build) + ribs * 0.1) / 1.06)
  return {
    hip: [-bodyLength * 0.26, -rump * 1.1],
    chest: [bodyLength * 0.24, -hipHeight * 1.06],
    arch: bodyLength * 0.07,
    neck: Math.min(-50, carriage - 10),
    head: -2,
    haunch: true,
    nearFore: { at: [bodyLength * 0.34, 0], ankle: -94, toes: 0 },
    farFore: { at: [bodyLength * 0.54, FAR], ankle: -96, toes: 0 },
    nearHind: { at: [-bodyLength * 0.02, 0], ankle: -172, toes: 0 },
    farHind: { at: [bodyLength * 0.16, FAR], ankle: -172, toes: 0 },
    tail: '-30,22 -66,16 -92,-20 -88,-66',
  }
}

/** On the belly, head up. */
const lie: PoseOf = ({ length, girth: [rump, , ribs], carriage, headSize, fore }) => {
  const r = Math.max(rump, ribs)
  const arm = Math.min(r * 1.9, (fore[0] + fore[1]) * 0.78 + fore[2])
  return {
    hip: [-length * 0.45, -r * 1.02],
    chest: [length * 0.45, -r * 1.06],
    arch: r * 0.2,
    neck: Math.max(-66, Math.min(-34, carriage)),
    head: headSize > 0 ? 2 : 0,
    haunch: true,
    nearFore: { at: [length * 0.45 + arm * 0.8, 0], ankle: -172, toes: 0 },
    farFore: { at: [length * 0.45 + arm, FAR], ankle: -172, toes: 0 },
    nearHind: { at: [-length * 0.06, 0], ankle: -170, toes: 0 },
    farHind: { at: [0, FAR], ankle: -170, toes: 0 },
    tail: '-30,10 -50,22',
  }
}

const sleep: PoseOf = (build) => ({ ...lie(build), neck: -12, head: 6, shut: true })

/** The head at the ground, or as low as the neck reaches. */
const eat: PoseOf = (build) => {
  const { length, height, neck, headSize } = build
  const drop = Math.max(0, height * 0.9 - neck[0] * 0.5 - headSize * 0.45)
  return {
    ...stand(build),
    hip: [-length / 2, -height * 1.02],
    chest: [length / 2, -height * 1.0 + Math.max(0, drop - 17) * 0.9],
    arch: length * 0.03,
    neck: Math.min(34, 16 + drop * 0.5),
    stretch: 1.12,
    head: 14,
    nearFore: { at: [length / 2 - height * 0.04, 0], ankle: -86, toes: 0 },
    farFore: { at: [length / 2 + height * 0.3, FAR], ankle: -112, toes: 0 },
    gaze: [0.4, 0.6],
  }
}

const lookUp: PoseOf = (build) => ({
  ...stand(build),
  neck: Math.max(-84, build.carriage - 16),
  head: -20,
  gaze: [0.4, -0.7],
})

/** A trunk holds something up. */
const holdUp: PoseOf = (build) => ({ ...lookUp(build), head: -10 })

/** The head is high and the mouth open. */
const roar: PoseOf = (build) => ({
  ...stand(build),
  neck: Math.max(-78, build.carriage - 12),
  head: -12,
  gaze: [0.4, -0.1],
})

/** The muzzle points to the sky, the eyes are shut. */
const howl: PoseOf = (build) => ({ ...sit(build), neck: -72, head: -44, shut: true })

/** An invitation to play: chest down, hips up. */
const play: PoseOf = (build) => {
  const { length, height, girth } = build
  return {
    ...stand(build),
    hip: [-length * 0.52, -height * 1.06],
    chest: [length / 2, -girth[2] * 1.5 - height * 0.12],
    arch: -length * 0.08,
    neck: Math.min(-40, build.carriage),
    head: -8,
    gaze: [0.4, -0.3],
    nearFore: { at: [length / 2 + height * 0.56, 0], ankle: -172, toes: 0 },
    farFore: { at: [length / 2 + height * 0.74, FAR], ankle: -172, toes: 0 },
    nearHind: { at: [-length * 0.66, 0], ankle: -80, toes: 0 },
    farHind: { at: [-length * 0.3, FAR], ankle: -100, toes: 0 },
    tail: '-6,-24 -18,-54 -44,-72',
  }
}

/** The legs paddle below a level body. */
const swim: PoseOf = (build) => {
  const { length, height, carriage } = build
  return {
    ...stand(build),
    hip: [-length / 2, -height * 0.92],
    chest: [length / 2, -height * 1.04],
    neck: Math.min(-30, carriage * 0.8),
    nearFore: { at: [length / 2 + height * 0.62, -height * 0.36], ankle: -150, toes: 34 },
    farFore: { at: [length / 2 + height * 0.3, -height * 0.12], ankle: -110, toes: 60 },
    nearHind: { at: [-length / 2 - height * 0.62, -height * 0.2], ankle: -46, toes: 120 },
    farHind: { at: [-length / 2 - height * 0.1, -height * 0.06], ankle: -76, toes: 90 },
    tail: '-30,-4 -64,-2 -96,-12 -120,-6',
  }
}

/** On the hind legs. */
const rear: PoseOf = (build) => {
  const { length, height, carriage } = build
  const chest: Vec = [length * 0.2, -height * 0.94 - length * 0.8]
  return {
    ...stand(build),
    hip: [-length * 0.34, -height * 0.98],
    chest,
    arch: length * 0.04,
    neck: Math.max(-86, carriage - 14),
    nearFore: { at: [chest[0] + height * 0.5, chest[1] + height * 0.5], ankle: -70, toes: 60, bend: 1 },
    farFore: { at: [chest[0] + height * 0.76, chest[1] + height * 0.28], ankle: -110, toes: 60, bend: 1 },
    nearHind: { at: [-length * 0.54, 0], ankle: -72, toes: 0 },
    farHind: { at: [length * 0.02, FAR], ankle: -90, toes: 0 },
  }
}

/** Seated, one forepaw raised to bat at a toy. */
const bat: PoseOf = (build) => {
  const seated = sit(build)
  const reach = build.fore[0] + build.fore[1]
  return {
    ...seated,
    head: 8,
    gaze: [0.5, 0.6],
    nearFore: { at: [seated.chest[0] + reach * 0.86, seated.chest[1] + reach * 0.3], ankle: -178, toes: 20, bend: 1 },
  }
} // prettier-ignore

/** Sitting up with free forepaws, for animals that hold things. */
const sitUp: PoseOf = ({ length, height, girth: [rump, , ribs], carriage, fore }) => {
  const chest: Vec = [length * 0.12, -rump * 1.05 - length * 0.8]
  const arm = fore[0] + fore[1]
  return {
    hip: [-length * 0.16, -rump * 1.06],
    chest,
    arch: length * 0.05,
    neck: Math.max(-84, carriage - 22),
    head: -6,
    haunch: true,
    nearFore: { at: [chest[0] + arm * 0.72, chest[1] + ribs * 0.5], ankle: -170, toes: 14 },
    farFore: { at: [chest[0] + arm * 0.86, chest[1] + ribs * 0.28], ankle: -170, toes: 14 },
    nearHind: { at: [length * 0.16 + height * 0.1, 0], ankle: -172, toes: 0 },
    farHind: { at: [length * 0.34 + height * 0.1, FAR], ankle: -172, toes: 0 },
    tail: '-30,22 -66,16 -92,-20 -88,-66',
  }
}

/** Poses of animals on four legs. Kinds change single values. */
export const WALKER_POSES = {
  stand,
  walk,
  run,
  jump,
  sit,
  lie,
  sleep,
  eat,
  drink: eat,
  'look-up': lookUp,
  roar,
  howl,
  play,
  bat,
  stretch: play,
  swim,
  fly,
  rear,
  'sit-up': sitUp,
  hold: sitUp,
  'hold-up': holdUp,
} satisfies Record<string, PoseOf>

export type WalkerPoseName = keyof typeof WALKER_POSES
