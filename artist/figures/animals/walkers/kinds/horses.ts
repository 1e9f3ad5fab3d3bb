import { add, type Frame, type Vec } from '../../../../geometry/vector.ts'
import { flesh, outlineMass } from '../../../engine/mass.ts'
import { flat, limb, line, oval, seam, shape, type Piece } from '../../../engine/piece.ts'
import { polar } from '../../../engine/reach.ts'
import {
  addSocks,
  addStripes,
  addTuft,
  along,
  bands,
  beside,
  blotches,
  directionAt,
  stripes,
} from '../coat.ts'
import type { HeadPlan } from '../head.ts'
import type { Build, Rig } from '../walker.ts'
import { HOOFED_POSES, type WalkerKind } from '../walker-kind.ts'

/** In three-quarter view, so that both eyes and a soft muzzle show. */
const horseHead: HeadPlan = {
  skull: '2,-45 27,-40 40,-18 50,4 65,20 69,40 54,57 28,58 6,46 -16,24 -31,-4 -25,-34',
  ears: {
    far: ['10,-36 20,-64 34,-74! 37,-52 31,-30', '19,-40 25,-57 32,-63! 32,-50 28,-38'],
    near: ['-22,-26 -28,-58 -18,-78! -3,-58 2,-38', '-16,-36 -20,-57 -16,-67! -8,-55 -6,-42'],
  },
  eyes: [[-6, -8, 15.5, 0.86], [29, -13, 13, 0.62]],
  patches: ['6,64 12,36 32,20 54,8 84,16 78,64'],
  lips: ['22,42 41,50 62,41'],
  cheek: [-3, 18],
  mouth: [46, 50],
  details: (place) => [oval(place, 41, 28, 3.4, 2.6), oval(place, 59, 25, 3, 2.6)],
} // prettier-ignore

const donkeyHead: HeadPlan = {
  ...horseHead,
  ears: {
    far: ['8,-34 22,-70 44,-98! 46,-60 32,-28', '18,-42 28,-68 40,-82! 38,-60 29,-38'],
    near: ['-24,-26 -38,-66 -32,-106! -8,-70 2,-36', '-18,-38 -28,-66 -27,-88! -12,-66 -7,-42'],
  },
}

/** In three-quarter view, with leaf-shaped ears. */
const deerHead: HeadPlan = {
  skull: '2,-44 27,-38 38,-16 47,8 60,22 62,38 50,51 30,52 8,40 -14,22 -29,-6 -23,-34',
  ears: {
    far: ['26,-30 48,-52 70,-54! 62,-32 36,-16', '40,-33 51,-44 60,-46! 54,-33'],
    near: ['-18,-30 -44,-56 -70,-58! -60,-32 -28,-14', '-32,-34 -46,-47 -58,-49! -49,-34'],
  },
  eyes: [[-6, -9, 15, 0.86], [28, -14, 12.5, 0.62]],
  patches: ['8,60 14,36 32,20 52,10 80,18 74,60'],
  nose: [51, 25, 12, 9],
  smile: [48, 33, 22, 0.7],
  cheek: [-2, 16],
  mouth: [46, 44],
} // prettier-ignore

/** In three-quarter view, with a long nose that hangs over the mouth. */
const mooseHead: HeadPlan = {
  skull: '2,-42 27,-36 42,-16 54,2 74,14 86,34 82,58 62,68 38,64 16,46 -12,22 -29,-6 -23,-34',
  ears: {
    far: ['24,-28 46,-46 66,-46! 58,-26 34,-14', '36,-30 48,-38 57,-39! 50,-28'],
    near: ['-18,-26 -44,-46 -68,-46! -58,-24 -26,-12', '-32,-29 -46,-38 -58,-39! -48,-27'],
  },
  eyes: [[-6, -10, 14.5, 0.86], [28, -14, 12.5, 0.62]],
  patches: ['14,80 18,42 40,24 64,8 104,20 96,84'],
  lips: ['36,54 52,60 72,52'],
  cheek: [0, 16],
  mouth: [56, 58],
  details: (place) => [oval(place, 56, 36, 4, 3.2), oval(place, 74, 34, 3.4, 3)],
} // prettier-ignore

/** One antler with its points. */
const antler = (place: Frame, x: number, lean: number): Piece => ({
  part: 'horn',
  masses: [
    flesh([[x, -32], [x + lean * 0.5, -62], [x + lean * 1.5, -92], [x + lean * 1.2, -120]], [5, 4.6, 4, 2.4], undefined, place),
    flesh([[x + lean * 0.4, -58], [x + lean * 0.4 + 14, -72], [x + lean * 0.4 + 20, -90]], [4.4, 3.8, 2.2], 3, place),
    flesh([[x + lean * 1.4, -88], [x + lean * 1.4 - 16, -102], [x + lean * 1.4 - 18, -118]], [4.2, 3.6, 2.2], 3, place),
  ],
  details: [],
}) // prettier-ignore

/** The broad antler of a moose; corners between the points keep them apart. */
const palm = (place: Frame, x: number, side: number): Piece =>
  shape(place, [[x, -28], [x + side * 8, -54], [x + side * 12, -92, 0], [x + side * 24, -74, 0], [x + side * 26, -108, 0], [x + side * 34, -80, 0], [x + side * 46, -114, 0], [x + side * 54, -82, 0], [x + side * 74, -104, 0], [x + side * 74, -70, 0], [x + side * 96, -80, 0], [x + side * 74, -46], [x + side * 40, -38], [x + side * 10, -22]], [], { part: 'horn' }) // prettier-ignore

const giraffeHead: HeadPlan = {
  skull: '4,-46 30,-38 40,-14 52,8 66,24 66,42 50,54 26,54 4,42 -16,20 -32,-6 -24,-36',
  ears: {
    far: ['26,-30 46,-44 64,-46! 58,-28 36,-18', '40,-32 50,-38 56,-38! 50,-30'],
    near: ['-20,-30 -44,-48 -66,-48! -54,-26 -26,-16', '-34,-32 -46,-40 -56,-40! -46,-29'],
  },
  eyes: [[-6, -10, 13, 0.84], [30, -14, 11.5, 0.62]],
  patches: ['12,60 14,34 34,16 56,8 80,20 70,60'],
  lips: ['24,40 40,47 60,40'],
  mouth: [46, 48],
  details: (place) => [oval(place, 40, 26, 3, 2.4), oval(place, 56, 24, 2.6, 2.4)],
  behind: (place) => [[18, 22, -68, 8], [-6, -8, -70, 9]].map(([x, tip, y, r]) => {
    const knob = limb(place, [[x!, -40], [(x! + tip!) / 2, -54], [tip!, y!]], [6, 5, 5])
    const top = outlineMass([[tip! - r!, y! - 2], [tip!, y! - 2 - r!], [tip! + r!, y! - 2], [tip!, y! - 2 + r!]], place, 1)
    return { masses: [...knob.masses, top], details: [seam(place, [[tip! - 10, y! + 7], [tip!, y! + 5], [tip! + 10, y! + 7]])] }
  }),
} // prettier-ignore

const camelHead: HeadPlan = {
  skull: '2,-42 27,-36 40,-16 56,4 72,18 74,38 58,52 32,54 8,42 -14,22 -30,-4 -24,-32',
  ears: {
    far: ['22,-30 34,-50 48,-48! 46,-34 34,-22'],
    near: ['-14,-28 -32,-52 -50,-48! -42,-28 -24,-16', '-22,-32 -33,-43 -42,-41! -36,-30'],
  },
  eyes: [[-6, -8, 14, 0.8], [30, -12, 12, 0.6]],
  patches: ['8,64 12,36 34,16 60,6 90,14 80,64'],
  lips: ['60,27 57,36 40,45 22,40', '57,36 70,36'],
  cheek: [-4, 18],
  mouth: [50, 46],
  details: (place) => [oval(place, 50, 20, 3, 2.4), oval(place, 66, 18, 2.6, 2.2)],
  over: (place) => [shape(place, '-12,-34! -8,-52 4,-48 14,-58 24,-48 32,-36! 22,-34 16,-24! 8,-32 0,-24! -4,-32')],
} // prettier-ignore

const llamaHead: HeadPlan = {
  ...deerHead,
  ears: {
    far: ['12,-36 16,-64 30,-80! 38,-56 30,-32', '19,-42 22,-60 29,-67! 32,-53 28,-38'],
    near: ['-20,-26 -26,-60 -16,-82! 0,-58 2,-36', '-15,-36 -19,-58 -14,-68! -5,-54 -4,-40'],
  },
  nose: undefined,
  smile: undefined,
  nostrils: ['50,24 55,25 55,30 50,29'],
  lips: ['22,40 38,46 58,38'],
  over: (place) => [shape(place, '-16,-32 -14,-50 0,-58 16,-56 28,-46 30,-32! 22,-34 16,-24! 8,-32 0,-24! -4,-34')],
} // prettier-ignore

const horse: Build = { length: 98, height: 116, girth: [38, 36, 38], tuck: 0, neck: [104, 32, 22], crest: 10, carriage: -56, fore: [49, 44, 14], foreRadii: [25, 14, 10.5, 10.5], hind: [48, 46, 29], hindRadii: [34, 19, 11, 11], foot: 'hoof', footSize: 14, tail: [8, 14, 20, 17, 2], tailRoot: [-30, 16], headSize: 110, softness: 12 } // prettier-ignore
const deer: Build = { length: 74, height: 112, girth: [28, 26, 30], tuck: 0.1, neck: [70, 22, 16], crest: 5, carriage: -64, fore: [47, 43, 13], foreRadii: [19, 10, 7.5, 7.5], hind: [45, 43, 29], hindRadii: [26, 14, 8, 7.5], foot: 'hoof', footSize: 11, tail: [8, 9, 2], headSize: 104, softness: 10 } // prettier-ignore
const giraffe: Build = { length: 86, height: 150, girth: [36, 36, 39], tuck: 0.1, neck: [152, 30, 17], crest: 4, carriage: -70, fore: [62, 58, 14], foreRadii: [26, 13, 9, 9], hind: [58, 56, 28], hindRadii: [32, 16, 9, 9], foot: 'hoof', footSize: 12, tail: [4, 3.4, 3, 3], tailRoot: [-30, 18], headSize: 92, softness: 14 } // prettier-ignore
const camel: Build = { length: 100, height: 122, girth: [38, 38, 40], tuck: 0.05, neck: [84, 28, 19], crest: -16, carriage: -48, fore: [54, 52, 14], foreRadii: [25, 13, 10, 10], hind: [54, 50, 30], hindRadii: [32, 16, 10, 10], foot: 'pad', footSize: 13, tail: [4.5, 3.6, 3.4, 3.4], tailRoot: [-30, 16], headSize: 112, softness: 14 } // prettier-ignore
const llama: Build = { length: 80, height: 106, girth: [35, 36, 35], tuck: 0, neck: [100, 26, 18], crest: -8, carriage: -76, fore: [44, 40, 10], foreRadii: [22, 13, 9, 9], hind: [44, 40, 22], hindRadii: [28, 15, 9, 9], foot: 'hoof', footSize: 11, tail: [12, 14, 10], headSize: 88, softness: 12 } // prettier-ignore

const HORSE_TAIL = { all: { tail: '-26,6 -44,50 -40,96 -56,134' }, run: { tail: '-34,-20 -76,-22 -112,6 -150,4', arch: 2 }, jump: { tail: '-34,-10 -70,0 -96,30 -126,46' }, sit: { tail: '-30,26 -60,50 -100,50' }, lie: { tail: '-24,16 -52,34 -90,36' }, sleep: { tail: '-24,16 -52,34 -90,36', neck: -30 } } as const // prettier-ignore
const STUB = { all: { tail: '-10,-8 -18,-2' }, sleep: { tail: '-10,-8 -18,-2', neck: -36 } } as const
const TASSEL = { all: { tail: '-16,6 -30,40 -24,70' }, sit: { tail: '-26,20 -56,26 -84,8' }, run: { tail: '-30,-20 -60,-16 -84,10' }, sleep: { tail: '-16,10 -30,30 -10,40', neck: -36 }, lie: { tail: '-16,10 -30,30 -10,40' } } as const // prettier-ignore

/** One closed lock of hair. */
const lock = (root: Vec, way: readonly Vec[], radii: readonly number[]): Piece => {
  const bone = flesh([root, ...way.map((step) => add(root, step))], radii, 2)
  return { masses: [bone], details: [{ ...along(bone, 0.5, 0.95, 0.3), level: 2 }], part: 'mane' }
}
/** The forelock leaves the eyes free. */
const forelock = (head: Frame): Piece =>
  shape(head, '-14,-40! -8,-58 10,-62 26,-52 30,-38! 22,-34 20,-20! 10,-32 4,-24! -2,-34', [line(head, '4,-54 10,-46 12,-36', 0.8, [0.3, 0.6], 1)], { part: 'mane' }) // prettier-ignore

/** A mane in locks along the neck, the upper ones over the lower ones. */
function addMane({ neck, head, front, tail, tailFlesh }: Rig, length = 1): void {
  const locks = ([[0.06, 120, 0.9], [0.24, 116, 1], [0.44, 112, 1.05], [0.64, 108, 1.05], [0.86, 104, 1]] as const).map(
    ([share, turn, size]) => lock(beside(neck, share, 0.8), [polar(turn + 40, 18), polar(turn + 8, 38 * size * length), polar(turn + 4, 60 * size * length), polar(turn + 24, 78 * size * length)], [17, 19, 17, 11, 1]),
  ) // prettier-ignore
  front.unshift(...locks)
  front.push(forelock(head))
  tail.details.push(along(tailFlesh, 0.2, 0.85, 0.35), along(tailFlesh, 0.2, 0.85, -0.35))
}

/** A short upright mane. */
function addBrushMane({ neck, head, behind }: Rig): void {
  const edge = [0.1, 0.3, 0.5, 0.7, 0.9]
  const outer = edge.map((share) => beside(neck, share, 1.42))
  const inner = [...edge].reverse().map((share) => beside(neck, share, 0.7))
  behind.push(shape(flat, [...outer, head([-2, -52]), head([0, -34]), ...inner], edge.slice(1).map((share) => seam(flat, [beside(neck, share, 0.8), beside(neck, share - 0.03, 1.5)])), { part: 'mane' })) // prettier-ignore
}

/** Flowing locks, for unicorns. */
function addFlowingMane({ neck, head, front, tail, tailFlesh }: Rig): void {
  const locks = ([[0.1, -22, 0.8], [0.3, -12, 0.9], [0.5, 0, 0.95], [0.7, 12, 0.95], [0.92, 24, 0.9]] as const).map(
    ([share, turn, size]) => lock(beside(neck, share, 0.7), [polar(184 + turn, 24 * size), polar(164 + turn, 46 * size), polar(172 + turn, 70 * size), polar(160 + turn, 90 * size)], [11, 14, 13, 9, 1]),
  ) // prettier-ignore
  front.unshift(...locks)
  front.push(forelock(head))
  tail.details.push(along(tailFlesh, 0.12, 0.9, 0.3), along(tailFlesh, 0.2, 0.85, -0.3)) // prettier-ignore
}

/** Stripes on body, neck and legs. */
function addZebraStripes(rig: Rig): void {
  const { body, neck, legs, pose } = rig
  const haunch = { deep: 1.1, width: 5.5, lean: -4, fromBelow: true, level: 0 } as const
  addStripes(rig, [0.02, 0.28, 0.54, 0.8], { deep: 1.4, width: 6.5, lean: 9, level: 0 })
  addStripes(rig, [0.16, 0.42, 0.68], { deep: 0.8, width: 5, lean: 3, fromBelow: true })
  body.details.push(...stripes(neck, [0.34, 0.52, 0.7], { deep: 1.3, width: 4.5, lean: -6, level: 0 }))
  if (!pose.haunch) body.details.push(...stripes(legs.nearHind.flesh, [0.04, 0.2, 0.36], haunch))
  for (const leg of [legs.nearFore, legs.nearHind])
    body.details.push(...bands(leg.flesh, [0.52, 0.62, 0.72], 0.2))
}

const horn = (place: Frame): Piece =>
  shape(place, '0,-42! 24,-118! 26,-42!', [seam(place, '-4,-56 13,-58 30,-66'), seam(place, '2,-74 17,-77 30,-85'), seam(place, '8,-92 20,-95 30,-102')], { part: 'horn' }) // prettier-ignore

/** Humps melt into the back. */
const addHumps = ({ body, torso, tail, tailFlesh }: Rig, shares: readonly number[]): void => {
  for (const share of shares) {
    const place = (x: number, y: number): Vec =>
      add(beside(torso, share, y), polar(directionAt(torso, share), x))
    body.masses.push(outlineMass([place(-54, 0.2), place(-38, 1.3), place(-13, 2.6), place(13, 2.6), place(38, 1.3), place(54, 0.2)], undefined, 8)) // prettier-ignore
    const top = [
      place(-36, 1.5),
      place(-24, 1.9),
      place(-12, 1.6),
      place(0, 1.95),
      place(12, 1.6),
      place(24, 1.9),
      place(36, 1.5),
    ]
    body.details.push(seam(flat, top, 0.85))
  }
  addTuft({ tail, tailFlesh } as Rig)
}

export const HORSES: Record<string, WalkerKind> = {
  horse: { build: horse, head: horseHead, poses: HOOFED_POSES, changes: HORSE_TAIL, marks: (rig) => { addMane(rig); addSocks(rig, 0.78, 0) } },
  pony: { build: { ...horse, height: 104, length: 92, girth: [36, 36, 36], neck: [70, 29, 22], fore: [44, 40, 12], hind: [44, 40, 26], headSize: 120 }, head: horseHead, poses: HOOFED_POSES, changes: HORSE_TAIL, marks: (rig) => { addMane(rig, 1.1); rig.body.details.unshift(...blotches(rig.torso, [[0.25, 0.5, 24, 20], [0.75, 0.6, 18, 20]])) } },
  foal: { build: { ...horse, length: 70, height: 118, fore: [50, 46, 14], hind: [48, 46, 28], girth: [27, 25, 27], neck: [64, 20, 15], foreRadii: [19, 10, 8, 8], hindRadii: [25, 13, 8.5, 8], headSize: 106, tail: [5, 8, 9, 2] }, head: horseHead, poses: HOOFED_POSES, changes: { all: { tail: '-18,10 -28,40 -26,66' }, sit: { tail: '-20,18 -42,26 -62,18' } }, marks: (rig) => { addBrushMane(rig); addSocks(rig, 0.78, 0) } },
  unicorn: { build: horse, head: { ...horseHead, over: (place) => [horn(place)] }, poses: HOOFED_POSES, changes: { ...HORSE_TAIL, all: { tail: '-32,0 -58,30 -50,74 -84,104' } }, marks: addFlowingMane },
  donkey: { build: { ...horse, height: 112, girth: [36, 34, 35], neck: [70, 25, 19], crest: 3, fore: [46, 42, 14], hind: [46, 42, 28], tail: [4.5, 3.6, 3.4, 3.4], headSize: 112 }, head: donkeyHead, poses: HOOFED_POSES, changes: TASSEL, marks: (rig) => { addBrushMane(rig); addTuft(rig, 1.1) } },
  zebra: { build: { ...horse, height: 122, length: 94, neck: [82, 28, 19], tail: [4.5, 3.6, 3.4, 3.4] }, head: horseHead, poses: HOOFED_POSES, changes: TASSEL, marks: (rig) => { addBrushMane(rig); addTuft(rig, 1.1); addZebraStripes(rig) } },
  deer: { build: deer, youngHead: deerHead, head: { ...deerHead, behind: (place) => [antler(place, 18, 14), antler(place, -6, -14)] }, poses: HOOFED_POSES, changes: STUB, marks: ({ body, torso }) => body.details.push(...blotches(torso, [[0.15, 0.5, 5], [0.3, 0.62, 5], [0.42, 0.3, 5], [0.55, 0.6, 5], [0.7, 0.4, 5]])) },
  fawn: { build: { ...deer, length: 66, height: 108, fore: [44, 42, 12], hind: [44, 42, 26], girth: [22, 20, 23], neck: [54, 16, 13], headSize: 88, foreRadii: [15, 8.5, 6.5, 6.5], hindRadii: [21, 11, 7, 6.5] }, head: deerHead, poses: HOOFED_POSES, changes: STUB, marks: ({ body, torso }) => body.details.push(...blotches(torso, [[0.15, 0.5, 5], [0.3, 0.62, 5], [0.42, 0.3, 5], [0.55, 0.6, 5], [0.7, 0.4, 5]])) },
  'roe-deer': { build: deer, youngHead: deerHead, head: { ...deerHead, behind: (place) => [limb(place, '-6,-34 -10,-60 -2,-80', [4.5, 4, 1.5]), limb(place, '17,-36 21,-60 30,-78', [4.5, 4, 1.5])] }, poses: HOOFED_POSES, changes: STUB },
  reindeer: { wings: 'never', build: { ...deer, length: 92, height: 112, fore: [47, 43, 12], hind: [46, 44, 28], girth: [32, 31, 34], neck: [66, 27, 18], carriage: -56, headSize: 104 }, youngHead: deerHead, head: { ...deerHead, nose: [52, 24, 15, 12], behind: (place) => [antler(place, 18, 14), antler(place, -6, -16)] }, poses: HOOFED_POSES, changes: STUB, marks: (rig) => { addSocks(rig, 0.74, 0) } },
  moose: { build: { ...deer, length: 100, height: 132, fore: [52, 48, 14], hind: [50, 48, 32], girth: [36, 38, 42], neck: [58, 32, 24], carriage: -34, foreRadii: [24, 12, 8, 8], hindRadii: [31, 15, 8.5, 8], headSize: 112, footSize: 12 }, youngHead: mooseHead, head: { ...mooseHead, behind: (place) => [palm(place, 10, 1)], over: (place) => [palm(place, -6, -1), shape(place, '6,34! 2,54 8,74! 20,60 24,46!')] }, poses: HOOFED_POSES, changes: STUB },
  giraffe: {
    build: giraffe, head: giraffeHead, poses: ['stand', 'walk', 'run', 'jump', 'sit', 'lie', 'sleep', 'eat', 'drink', 'look-up', 'swim'], changes: { ...TASSEL, eat: { neck: 6 }, drink: { neck: 30 }, lie: { neck: -66 }, sleep: { neck: -56 } },
    marks(rig) {
      rig.body.details.unshift(...blotches(rig.torso, [[0, 0.5, 13], [0.1, -0.42, 13], [0.36, 0.6, 15, 12], [0.46, -0.3, 14], [0.72, 0.6, 13], [0.84, -0.3, 12]]))
      rig.body.details.push(...blotches(rig.neck, [[0.3, 0.4, 11], [0.36, -0.45, 11], [0.52, 0.35, 10], [0.6, -0.4, 10], [0.73, 0.3, 9], [0.8, -0.45, 8]]))
      addBrushMane(rig)
      addTuft(rig)
    },
  },
  camel: { build: camel, head: camelHead, poses: HOOFED_POSES, changes: TASSEL, marks: (rig) => addHumps(rig, [0.2, 0.74]) },
  dromedary: { build: camel, head: camelHead, poses: HOOFED_POSES, changes: TASSEL, marks: (rig) => addHumps(rig, [0.48]) },
  llama: { build: llama, head: llamaHead, poses: HOOFED_POSES, changes: { all: { tail: '-10,-2 -16,2' } }, marks: ({ body, torso, legs }) => { body.details.push(...[[0.2, 0.4], [0.36, -0.1], [0.5, 0.5], [0.66, 0], [0.8, 0.4]].map(([share, up]) => { const [x, y] = beside(torso, share!, up!); return line(flat, [[x - 8, y - 4], [x, y + 4], [x + 8, y - 2]], 0.85, [0.3, 0.4], 1) })); for (const leg of [legs.nearFore, legs.nearHind]) body.details.push(...bands(leg.flesh, [0.42], 0.3, 0.25)) } },
} // prettier-ignore
