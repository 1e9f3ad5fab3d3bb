import type { Build, WalkerPose } from './walker.ts'

/** The far feet stand a little higher on the page. */
export const FAR = -4

export type PoseOf = (build: Build) => WalkerPose

export const stand: PoseOf = ({ length, height, carriage }) => ({
  hip: [-length / 2, -height],
  chest: [length / 2, -height * 1.06],
  arch: -length * 0.02,
  neck: carriage,
  head: -2,
  nearFore: { at: [length / 2 - height * 0.04, 0] },
  farFore: { at: [length / 2 + height * 0.34, FAR], ankle: -100, toes: 0 },
  nearHind: { at: [-length / 2 - height * 0.3, 0], ankle: -72, toes: 0 },
  farHind: { at: [-length / 2 + height * 0.08, FAR], ankle: -76, toes: 0 },
  tail: '-26,10 -62,4 -86,-34 -76,-80',
})

/** One foreleg is lifted, the weight is on the others. */
export const walk: PoseOf = (build) => {
  const { length, height } = build
  const foot = build.fore[2] + build.footSize
  return {
    ...stand(build),
    hip: [-length / 2, -height * 0.98],
    chest: [length / 2, -height * 1.08],
    nearFore: {
      at: [length / 2 + height * 0.46, -height * 0.3],
      ankle: -128,
      toes: 44,
      bend: foot > 24 ? 1 : -1,
    },
    farFore: { at: [length / 2 + height * 0.02, FAR], ankle: -84, toes: 0 },
    nearHind: { at: [-length / 2 + height * 0.12, 0], ankle: -100, toes: 0 },
    farHind: { at: [-length / 2 - height * 0.4, FAR], ankle: -58, toes: 16 },
  }
}

/** Stout animals, whose rump is nearly as high as their legs are long: bears, pigs, sheep. Small ones like rabbits hop. */
const isStout = ({ girth, height, length, foot }: Build): boolean =>
  foot !== 'pad' && length > STOUT_LENGTH && girth[0] > height * STOUT_GIRTH
const STOUT_LENGTH = 80
const STOUT_GIRTH = 0.44

/** A heavy animal never has all feet in the air: a trot with the head high. */
const trot: PoseOf = (build) => {
  const { length, height, carriage } = build
  return {
    ...stand(build),
    hip: [-length / 2, -height * (isStout(build) ? 1 : 1.04)],
    chest: [length / 2, -height * (isStout(build) ? 1.02 : 1.1)],
    arch: length * 0.03,
    neck: carriage * 1.25,
    head: -8,
    nearFore: { at: [length / 2 + height * 0.6, -height * 0.34], ankle: -140, toes: 40 },
    farFore: { at: [length / 2 - height * 0.04, FAR], ankle: -74, toes: 8 },
    nearHind: { at: [-length / 2 - height * 0.5, -height * 0.16], ankle: -48, toes: 60 },
    farHind: { at: [-length / 2 + height * 0.3, FAR], ankle: -112, toes: 0 },
    tail: '-26,-10 -56,-22 -84,-14',
  }
}

/** A gallop at full stretch. */
const gallop: PoseOf = ({ length, height, carriage }) => ({
  hip: [-length / 2, -height * 1.12],
  chest: [length / 2, -height * 1.34],
  arch: length * 0.07,
  neck: carriage * 0.6,
  head: 2,
  nearFore: { at: [length / 2 + height * 0.98, -height * 0.86], ankle: 172, toes: 6 },
  farFore: { at: [length / 2 + height * 0.86, -height * 0.5], ankle: -150, toes: 20 },
  nearHind: { at: [-length / 2 - height * 0.95, -height * 0.3], ankle: -38, toes: 140 },
  farHind: { at: [-length / 2 - height * 0.72, -Math.max(6, height * 0.08)], ankle: -50, toes: 130 },
  tail: '-30,-6 -70,-16 -108,-6 -140,-26',
})

/** Hooves gallop with the head high: one foreleg reaches out and the other is folded, so that no two legs cross. */
const canter: PoseOf = (build) => {
  const { length, height, carriage } = build
  return {
    ...gallop(build),
    hip: [-length / 2, -height * 1.1],
    chest: [length / 2, -height * 1.22],
    neck: carriage * 0.84,
    nearFore: { at: [length / 2 + height * 0.34, -height * 0.4], ankle: -34, toes: 66, bend: 1 },
    farFore: { at: [length / 2 + height * 0.92, -height * 0.44], ankle: -164, toes: 12 },
    nearHind: { at: [-length / 2 - height * 0.86, -height * 0.22], ankle: -38, toes: 140 },
    farHind: { at: [-length / 2 - height * 0.26, -6], ankle: -62, toes: 100 },
  }
}

/** The heaviest animals have feet like pads and never gallop; stout bodies would hide stretched legs. */
export const run: PoseOf = (build) =>
  build.foot === 'pad' || isStout(build) ? trot(build) : build.foot === 'hoof' ? canter(build) : gallop(build)

/** Over a fence: one foreleg is folded and the other reaches out, the hind legs trail side by side. */
const leap: PoseOf = (build) => {
  const { length, height, carriage } = build
  return {
    ...gallop(build),
    hip: [-length / 2, -height * 1.14],
    chest: [length * 0.42, -height * 1.52],
    arch: length * 0.06,
    neck: carriage,
    head: 6,
    nearFore: { at: [length / 2 + height * 0.34, -height * 0.74], ankle: -34, toes: 66, bend: 1 },
    farFore: { at: [length / 2 + height * 0.94, -height * 0.98], ankle: -168, toes: 12 },
    nearHind: { at: [-length / 2 - height * 0.84, -height * 0.34], ankle: -36, toes: 144 },
    farHind: { at: [-length / 2 - height * 0.5, -height * 0.14], ankle: -50, toes: 128 },
  }
}

/** In the air, forelegs tucked, hind legs stretched. */
export const jump: PoseOf = (build) => {
  const { length, height, carriage } = build
  if (build.foot === 'hoof') return leap(build)
  return {
    ...gallop(build),
    hip: [-length / 2, -height * 1.12],
    chest: [length * 0.42, -height * 1.6],
    arch: length * 0.05,
    neck: carriage * 0.8,
    nearFore: { at: [length / 2 + height * 0.55, -height * 1.1], ankle: -150, toes: 40 },
    farFore: { at: [length / 2 + height * 0.78, -height * 1.28], ankle: -160, toes: 30 },
    nearHind: { at: [-length / 2 - height * 0.72, -height * 0.24], ankle: -50, toes: 120 },
    farHind: { at: [-length / 2 - height * 0.42, -height * 0.12], ankle: -62, toes: 110 },
    ...(isStout(build) && {
      neck: carriage - 26,
      nearFore: { at: [length / 2 + height * 0.86, -height * 0.66], ankle: -164, toes: 16 },
      farFore: { at: [length / 2 + height * 0.98, -height * 0.9], ankle: -164, toes: 16 },
    }),
  }
}

/** In the air below spread wings: the forelegs are tucked, the hind legs trail. */
export const fly: PoseOf = (build) => {
  const { length, height, carriage } = build
  return {
    ...gallop(build),
    hip: [-length / 2, -height * 1.36],
    chest: [length * 0.44, -height * 1.6],
    arch: length * 0.05,
    neck: carriage * 0.72,
    nearFore: { at: [length / 2 + height * 0.3, -height * 0.92], ankle: -128, toes: 66 },
    farFore: { at: [length / 2 + height * 0.56, -height * 1.08], ankle: -140, toes: 52 },
    nearHind: { at: [-length / 2 - height * 0.5, -height * 0.66], ankle: -46, toes: 126 },
    farHind: { at: [-length / 2 - height * 0.24, -height * 0.54], ankle: -56, toes: 116 },
    aloft: true,
  }
}
