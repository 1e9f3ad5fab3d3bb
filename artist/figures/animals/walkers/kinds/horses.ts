import type { SplineKnot } from '../../../../geometry/spline.ts'
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

const horseHead: HeadPlan = {
  skull: '-28,-16 -12,-38 15,-36 30,-15 44,10 58,26 66,40 60,55 45,57 32,46 18,37 -4,35 -24,22',
  melts: 10,
  ears: {
    far: ['4,-30 10,-58 22,-66! 26,-46 20,-26'],
    near: ['-18,-26 -16,-58 -4,-72! 6,-50 3,-28', '-10,-34 -10,-54 -4,-62! 0,-48 -2,-34'],
  },
  eyes: [[9, -9, 15, 0.84]],
  nostrils: ['53,35 59,36 60,43 54,42'],
  lips: ['64,49 52,51 41,44 38,38'],
  mouth: [58, 50],
  details: (place) => [
    line(place, '34,20 46,28 58,27', 0.8, [0.6, 0.6], 1),
    line(place, '-20,20 -4,29 12,22 17,8', 0.9, [0.3, 0.6], 1),
  ],
} // prettier-ignore

const donkeyHead: HeadPlan = {
  ...horseHead,
  ears: {
    far: ['2,-28 4,-66 18,-98! 26,-60 18,-26', '10,-40 12,-64 18,-82! 20,-60 16,-40'],
    near: ['-20,-26 -28,-66 -20,-104! -2,-70 2,-28', '-13,-40 -19,-66 -17,-88! -7,-66 -5,-40'],
  },
}

const deerHead: HeadPlan = {
  skull: '-26,-18 -10,-38 14,-36 28,-18 42,2 56,14 62,26 56,38 42,42 24,36 6,34 -10,30 -24,16',
  melts: 9,
  ears: {
    far: ['8,-30 30,-54 50,-54! 44,-34 22,-20', '20,-32 32,-46 43,-48! 37,-35'],
    near: ['-14,-26 -40,-54 -64,-54! -54,-30 -20,-12', '-24,-28 -40,-44 -55,-47! -48,-32'],
  },
  eyes: [[8, -8, 12.5, 0.84]],
  nose: [56, 20, 8, 7],
  lips: ['52,31 40,35 30,29'],
  patches: [],
  mouth: [50, 34],
  details: (place) => [line(place, '30,8 36,20 30,30', 0.8, [0.4, 0.3], 1)],
} // prettier-ignore

const mooseHead: HeadPlan = { ...deerHead, skull: '-26,-18 -10,-36 14,-34 28,-16 44,2 62,12 74,26 72,46 58,54 42,44 22,38 4,36 -12,30 -24,16', nose: undefined, nostrils: ['64,30 70,32 70,39 64,37'], lips: ['68,48 54,46 42,36'], mouth: [62, 50] } // prettier-ignore

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
  skull: '-26,-14 -12,-32 12,-34 28,-22 46,-14 62,-8 70,6 66,24 52,32 34,28 14,32 -8,30 -24,16',
  melts: 10,
  ears: { near: ['-20,-22 -26,-42 -12,-48 -4,-34 -8,-22'] },
  eyes: [[8, -10, 12.5, 0.84]],
  nostrils: ['60,-2 66,0 66,6 60,4'],
  lips: ['70,16 56,21 40,16 34,8'],
  mouth: [62, 24],
  details: (place) => [line(place, '58,8 60,16 56,22', 0.9, [0.4, 0.2]), line(place, '-18,16 -4,24 12,20', 0.8, [0.3, 0.5], 1)],
} // prettier-ignore

const llamaHead: HeadPlan = {
  ...camelHead,
  skull: '-26,-16 -14,-38 12,-40 28,-24 40,-12 56,-4 62,10 54,24 36,28 14,32 -8,30 -24,16',
  ears: {
    far: ['4,-34 12,-62 24,-74! 26,-52 18,-30'],
    near: ['-20,-28 -20,-60 -6,-78! 4,-54 2,-32', '-12,-36 -12,-56 -7,-66! -2,-52 -4,-38'],
  },
  nostrils: ['52,2 57,3 57,8 52,7'],
  lips: ['60,16 48,20 36,14'],
  mouth: [54, 22],
  over: (place) => [shape(place, '-14,-32 -16,-48 -2,-56 12,-52 22,-42 18,-28! 10,-34 4,-26! -4,-34')],
}

const horse: Build = { length: 96, height: 124, girth: [38, 35, 37], tuck: 0, neck: [98, 31, 20], crest: 12, carriage: -60, fore: [53, 47, 15], foreRadii: [25, 14, 10.5, 10.5], hind: [51, 49, 31], hindRadii: [34, 19, 11, 11], foot: 'hoof', footSize: 14, tail: [8, 14, 20, 17, 2], tailRoot: [-30, 16], headSize: 104, softness: 12 } // prettier-ignore
const deer: Build = { length: 84, height: 124, girth: [27, 24, 29], tuck: 0.1, neck: [74, 21, 14], crest: 5, carriage: -60, fore: [52, 48, 14], foreRadii: [19, 9, 6.5, 6.5], hind: [50, 48, 32], hindRadii: [26, 13, 7, 6.5], foot: 'hoof', footSize: 10, tail: [8, 9, 2], headSize: 88, softness: 10 } // prettier-ignore
const giraffe: Build = { length: 86, height: 150, girth: [36, 36, 39], tuck: 0.1, neck: [152, 30, 17], crest: 4, carriage: -70, fore: [62, 58, 14], foreRadii: [26, 13, 9, 9], hind: [58, 56, 28], hindRadii: [32, 16, 9, 9], foot: 'hoof', footSize: 12, tail: [4, 3.4, 3, 3], tailRoot: [-30, 18], headSize: 92, softness: 14 } // prettier-ignore
const camel: Build = { length: 110, height: 130, girth: [36, 36, 38], tuck: 0.05, neck: [104, 28, 17], crest: -16, carriage: -48, fore: [54, 52, 14], foreRadii: [25, 13, 10, 10], hind: [54, 50, 30], hindRadii: [32, 16, 10, 10], foot: 'pad', footSize: 13, tail: [4.5, 3.6, 3.4, 3.4], tailRoot: [-30, 16], headSize: 96, softness: 14 } // prettier-ignore
const llama: Build = { length: 80, height: 106, girth: [35, 36, 35], tuck: 0, neck: [100, 26, 18], crest: -8, carriage: -76, fore: [44, 40, 10], foreRadii: [22, 13, 9, 9], hind: [44, 40, 22], hindRadii: [28, 15, 9, 9], foot: 'hoof', footSize: 11, tail: [12, 14, 10], headSize: 88, softness: 12 } // prettier-ignore

const HORSE_TAIL = { all: { tail: '-26,6 -44,50 -40,96 -56,134' }, run: { tail: '-34,-20 -76,-22 -112,6 -150,4', arch: 2 }, jump: { tail: '-34,-10 -70,0 -96,30 -126,46' }, sit: { tail: '-30,26 -60,50 -100,50' }, lie: { tail: '-24,16 -52,34 -90,36' }, sleep: { tail: '-24,16 -52,34 -90,36', neck: -30 } } as const // prettier-ignore
const STUB = { all: { tail: '-10,-8 -18,-2' }, sleep: { tail: '-10,-8 -18,-2', neck: -36 } } as const
const TASSEL = { all: { tail: '-16,6 -30,40 -24,70' }, run: { tail: '-30,-20 -60,-16 -84,10' }, sleep: { tail: '-16,10 -30,30 -10,40', neck: -36 }, lie: { tail: '-16,10 -30,30 -10,40' } } as const // prettier-ignore

/** A mane in long locks along the neck, and a forelock that leaves the eye free. */
function addMane({ neck, head, front, tail, tailFlesh }: Rig, length = 1): void {
  // Of a lowered head the upper locks would fall over the eye.
  const isLowered = beside(neck, 1, 0)[1] > beside(neck, 0, 0)[1]
  const shares = isLowered ? [0.56, 0.4, 0.24, 0.08] : [0.9, 0.68, 0.46, 0.24, 0.04]
  const fall = (share: number, side: number, down: number): Vec => add(beside(neck, share, side), polar(104, down * length)) // prettier-ignore
  const roots = shares.map((share): SplineKnot => [...beside(neck, share, 1.26)])
  const locks = [...shares]
    .reverse()
    .flatMap((share, i): SplineKnot[] => [
      ...(i > 0 ? [[...beside(neck, share - 0.11, 0.5 * length), 0] as const] : []),
      [...beside(neck, share - 0.06, 0.02)],
      [...beside(neck, share + 0.05, 0.06)],
    ])
  const strands = shares.slice(1, -1).map((share) => line(flat, [fall(share, 1, 0), fall(share, 0.72, 4), fall(share, 0.4, 8)], 0.8, [0.3, 0.7], 1)) // prettier-ignore
  const poll: SplineKnot[] = isLowered ? [] : [[...head([-6, -46])]]
  front.unshift(shape(flat, [...poll, ...roots, ...locks], strands, { part: 'mane' }))
  front.splice(2, 0, shape(head, '-10,-40! 0,-60 22,-50 36,-18! 22,-32 2,-27!', [line(head, '2,-48 14,-44 24,-34', 0.8, [0.3, 0.6], 1)], { part: 'mane' })) // prettier-ignore
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
function addFlowingMane({ neck, head, front, behind, tail, tailFlesh }: Rig): void {
  const lock = (root: Vec, way: readonly Vec[], radii: readonly number[]): Piece => {
    const bone = flesh([root, ...way.map((step) => add(root, step))], radii, 2)
    return { masses: [bone], details: [along(bone, 0.15, 0.85, 0.1)], part: 'mane' }
  }
  const locks = ([[0.1, -22, 0.9], [0.3, -12, 1.0], [0.5, 0, 1.05], [0.7, 12, 1], [0.92, 24, 0.95]] as const).map(
    ([share, turn, size]) => lock(beside(neck, share, 0.7), [polar(184 + turn, 24 * size), polar(164 + turn, 46 * size), polar(172 + turn, 70 * size), polar(160 + turn, 90 * size)], [10, 13, 13, 9, 1]),
  ) // prettier-ignore
  front.splice(
    1,
    0,
    ...locks,
    lock(head([-6, -40]), [polar(-8, 14), polar(40, 24), polar(60, 32)], [6, 7, 5, 0.8]),
  )
  const root = tailFlesh.points[0]!
  behind.push(lock(root, [[-34, -14], [-70, -6], [-92, 30], [-128, 40]], [8, 13, 13, 10, 1])) // prettier-ignore
  tail.details.push(along(tailFlesh, 0.15, 0.85, 0.2))
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
  shape(place, '6,-34! 34,-112! 30,-24!', [seam(place, '2,-40 18,-44 36,-48'), seam(place, '8,-58 22,-64 38,-68'), seam(place, '14,-76 28,-84 40,-86')], { part: 'horn' }) // prettier-ignore

/** Humps melt into the back. */
const addHumps = ({ body, torso, tail, tailFlesh }: Rig, shares: readonly number[]): void => {
  for (const share of shares) {
    const place = (x: number, y: number): Vec =>
      add(beside(torso, share, y), polar(directionAt(torso, share), x))
    body.masses.push(outlineMass([place(-32, 0.3), place(-22, 1.3), place(-4, 2.25), place(17, 1.4), place(32, 0.3)], undefined, 8)) // prettier-ignore
    const top = [place(-18, 1.55), place(-3, 1.3), place(14, 1.5)]
    body.details.push(line(flat, top, 0.85, [0.2, 0.2], 1))
  }
  addTuft({ tail, tailFlesh } as Rig)
}

export const HORSES: Record<string, WalkerKind> = {
  horse: { build: horse, head: horseHead, poses: HOOFED_POSES, changes: HORSE_TAIL, marks: (rig) => { addMane(rig); addSocks(rig, 0.78, 0) } },
  pony: { build: { ...horse, height: 104, length: 92, girth: [36, 36, 36], neck: [76, 28, 20], fore: [44, 40, 12], hind: [44, 40, 26], headSize: 108 }, head: horseHead, poses: HOOFED_POSES, changes: HORSE_TAIL, marks: (rig) => { addMane(rig, 1.1); rig.body.details.unshift(...blotches(rig.torso, [[0.25, 0.5, 24, 20], [0.75, 0.6, 18, 20]])) } },
  foal: { build: { ...horse, length: 70, height: 118, fore: [50, 46, 14], hind: [48, 46, 28], girth: [27, 25, 27], neck: [64, 20, 15], foreRadii: [19, 10, 8, 8], hindRadii: [25, 13, 8.5, 8], headSize: 98, tail: [5, 8, 9, 2] }, head: horseHead, poses: HOOFED_POSES, changes: { all: { tail: '-18,10 -28,40 -26,66' } }, marks: (rig) => { addBrushMane(rig); addSocks(rig, 0.78, 0) } },
  unicorn: { build: horse, head: { ...horseHead, behind: (place) => [horn(place)] }, poses: HOOFED_POSES, changes: HORSE_TAIL, marks: addFlowingMane },
  donkey: { build: { ...horse, height: 112, girth: [36, 34, 35], neck: [70, 25, 19], crest: 3, fore: [46, 42, 14], hind: [46, 42, 28], tail: [4.5, 3.6, 3.4, 3.4], headSize: 104 }, head: donkeyHead, poses: HOOFED_POSES, changes: TASSEL, marks: (rig) => { addBrushMane(rig); addTuft(rig, 1.1) } },
  zebra: { build: { ...horse, height: 122, length: 94, neck: [82, 28, 19], tail: [4.5, 3.6, 3.4, 3.4] }, head: horseHead, poses: HOOFED_POSES, changes: TASSEL, marks: (rig) => { addBrushMane(rig); addTuft(rig, 1.1); addZebraStripes(rig) } },
  deer: { build: deer, youngHead: deerHead, head: { ...deerHead, behind: (place) => [antler(place, 12, 14)], over: (place) => [antler(place, -4, -14)] }, poses: HOOFED_POSES, changes: STUB, marks: ({ body, torso }) => body.details.push(...blotches(torso, [[0.15, 0.5, 5], [0.3, 0.62, 5], [0.42, 0.3, 5], [0.55, 0.6, 5], [0.7, 0.4, 5]])) },
  fawn: { build: { ...deer, length: 66, height: 108, fore: [44, 42, 12], hind: [44, 42, 26], girth: [22, 20, 23], neck: [54, 16, 13], headSize: 88, foreRadii: [15, 8.5, 6.5, 6.5], hindRadii: [21, 11, 7, 6.5] }, head: deerHead, poses: HOOFED_POSES, changes: STUB, marks: ({ body, torso }) => body.details.push(...blotches(torso, [[0.15, 0.5, 5], [0.3, 0.62, 5], [0.42, 0.3, 5], [0.55, 0.6, 5], [0.7, 0.4, 5]])) },
  'roe-deer': { build: deer, youngHead: deerHead, head: { ...deerHead, over: (place) => [limb(place, '-2,-32 -4,-56 4,-76', [4.5, 4, 1.5]), limb(place, '12,-32 16,-54 24,-72', [4.5, 4, 1.5])] }, poses: HOOFED_POSES, changes: STUB },
  reindeer: { wings: 'never', build: { ...deer, length: 92, height: 112, fore: [47, 43, 12], hind: [46, 44, 28], girth: [32, 31, 34], neck: [66, 27, 18], carriage: -46, headSize: 94 }, youngHead: deerHead, head: { ...deerHead, nose: [57, 21, 11, 10], behind: (place) => [antler(place, 12, 14)], over: (place) => [antler(place, -4, -16)] }, poses: HOOFED_POSES, changes: STUB, marks: (rig) => { addSocks(rig, 0.74, 0) } },
  moose: { build: { ...deer, length: 100, height: 132, girth: [36, 38, 42], neck: [58, 32, 24], carriage: -34, foreRadii: [24, 12, 8, 8], hindRadii: [31, 15, 8.5, 8], headSize: 112, footSize: 12 }, youngHead: mooseHead, head: { ...mooseHead, behind: (place) => [palm(place, 10, 1)], over: (place) => [palm(place, -6, -1), shape(place, '8,34 6,56 14,70! 22,54 24,38')] }, poses: HOOFED_POSES, changes: STUB },
  giraffe: {
    build: giraffe, head: giraffeHead, poses: ['stand', 'walk', 'run', 'jump', 'sit', 'lie', 'sleep', 'eat', 'drink', 'look-up', 'swim'], changes: { ...TASSEL, eat: { neck: 6 }, drink: { neck: 30 }, lie: { neck: -66 }, sleep: { neck: -56 } },
    marks(rig) {
      rig.body.details.unshift(...blotches(rig.torso, [[0, 0.5, 13], [0.1, -0.42, 13], [0.36, 0.6, 15, 12], [0.46, -0.3, 14], [0.72, 0.6, 13], [0.84, -0.3, 12]]))
      rig.body.details.push(...blotches(rig.neck, [[0.3, 0.4, 11], [0.36, -0.45, 11], [0.52, 0.35, 10], [0.6, -0.4, 10], [0.73, 0.3, 9], [0.8, -0.45, 8]]))
      addBrushMane(rig)
      addTuft(rig)
    },
  },
  camel: { build: camel, head: camelHead, poses: HOOFED_POSES, changes: TASSEL, marks: (rig) => addHumps(rig, [0.28, 0.7]) },
  dromedary: { build: camel, head: camelHead, poses: HOOFED_POSES, changes: TASSEL, marks: (rig) => addHumps(rig, [0.48]) },
  llama: { build: llama, head: llamaHead, poses: HOOFED_POSES, changes: { all: { tail: '-10,-2 -16,2' } }, marks: ({ body, torso, legs }) => { body.details.push(...[[0.2, 0.4], [0.36, -0.1], [0.5, 0.5], [0.66, 0], [0.8, 0.4]].map(([share, up]) => { const [x, y] = beside(torso, share!, up!); return line(flat, [[x - 8, y - 4], [x, y + 4], [x + 8, y - 2]], 0.85, [0.3, 0.4], 1) })); for (const leg of [legs.nearFore, legs.nearHind]) body.details.push(...bands(leg.flesh, [0.42], 0.3, 0.25)) } },
} // prettier-ignore
