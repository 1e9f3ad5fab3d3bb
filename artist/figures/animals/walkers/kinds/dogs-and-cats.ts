import { isOpenMouthed } from '../../../engine/face.ts'
import { line, marking, oval, seam, shape, spot } from '../../../engine/piece.ts'
import { addBib, addSocks, addStripes, addTuft, bands, blotches, cloud, stripes } from '../coat.ts'
import type { HeadPlan } from '../head.ts'
import type { Build } from '../walker.ts'
import { PAWED_POSES, type WalkerKind } from '../walker-kind.ts'

const foxHead: HeadPlan = {
  skull: '-2,-42 30,-35 45,-12 51,6 64,18! 53,24~1.4 55,32! 42,34 30,43 16,47 0,45 -20,41 -40,38 -54,45! -54,33~1.4 -74,30! -58,12 -51,-10 -34,-34',
  ears: {
    far: ['10,-28 16,-62 36,-94! 48,-58 47,-16', '22,-42 35,-76! 41,-52 39,-32'],
    near: ['-46,-12 -54,-54 -46,-98! -20,-68 -4,-32', '-40,-34 -43,-80! -26,-60 -17,-40'],
  },
  eyes: [[-21, 0, 13.5], [32, -3, 12, 0.68]],
  nose: [17, 20, 10, 9],
  smile: [17, 27, 34, 0.75],
  mouth: [18, 34],
  details: (place) => [seam(place, '-70,29 -48,17 -26,21 -10,14 1,-6 10,-30! 17,-8 21,8 30,13 44,10 62,18')],
} // prettier-ignore

/** A cat's head is broad and round with ears wide apart; pointed cheeks would make it a fox. */
export const catHead: HeadPlan = {
  skull: '-4,-43 24,-40 46,-24 56,2 52,24 34,40 6,46 -24,44 -50,31 -63,8 -58,-18 -36,-37',
  ears: {
    far: ['14,-32 28,-56 46,-74~2 55,-50 52,-12', '28,-38 41,-59~2 48,-44 46,-26'],
    near: ['-58,-6 -65,-42 -60,-76~2 -36,-60 -14,-34', '-51,-24 -54,-58~2 -38,-49 -26,-38'],
  },
  eyes: [[-23, -1, 16.5, 0.9], [30, -3, 15.5, 0.76]],
  brows: false,
  nostrils: ['1,15 9,13 17,15 9,23~2'],
  smile: [9, 23, 34, 0.85],
  whiskers: [[-36, 20, -84, 10], [-37, 25, -88, 25], [-35, 30, -82, 41], [42, 18, 82, 6], [43, 23, 86, 20], [41, 28, 80, 34]],
  mouth: [9, 30],
  details: (place) => [
    marking(place, '-1,-52! 7,-52! 6,-32 4,-23! 1,-32', 0),
    marking(place, '-18,-50! -10,-52! -7,-34 -9,-27! -12,-34', 0),
    marking(place, '15,-52! 23,-50! 18,-34 16,-27! 13,-34', 0),
  ],
} // prettier-ignore

const dogHead: HeadPlan = {
  skull: '-4,-46 24,-41 39,-20 46,-4 62,4 72,14 69,30 52,41 20,47 -14,43 -42,30 -50,4 -40,-30',
  ears: {
    far: ['18,-40 42,-42 58,-20 60,0 50,6 36,-4'],
    near: ['-26,-42 -50,-40 -68,-10 -68,26 -54,40 -42,26 -36,0 -24,-20'],
    over: true,
  },
  eyes: [[-13, -8, 12.5, 0.84], [28, -12, 11.5, 0.64]],
  patches: ['-60,-30 -30,-60 0,-60 8,-30 6,-4 -8,12 -30,12 -54,4'],
  nose: [60, 10, 12, 9],
  lips: ['12,26 22,34 40,35 54,27', '67,28 61,32 54,27'],
  mouth: [44, 34],
  details: (place, face) => [
    line(place, '57,18 54,27', 1.1, [0, 0]),
    ...(isOpenMouthed(face) ? [spot(place, '22,33! 38,35 54,27! 60,31 54,44 44,58 30,54', 'paper'), line(place, '46,37 42,51', 0.8, [0.2, 0.6])] : []),
    ...[[28, 20], [35, 24], [33, 16]].map(([x, y]) => ({ ...oval(place, x!, y!, 1.4), level: 1 as const })),
  ],
} // prettier-ignore

/** Shorter ears than a fox, a dark cap that runs down the muzzle, and a ruff in points. */
const wolfHead: HeadPlan = {
  ...foxHead,
  skull: '-2,-44 28,-38 44,-18 52,0 66,8 75,18 71,30 54,38 40,40 34,56! 24,46! 8,62! -2,47! -20,60! -26,46! -48,52! -47,39! -70,34! -62,22! -78,6! -57,0 -52,-14 -36,-36',
  ears: {
    far: ['12,-30 20,-58 38,-80! 48,-52 46,-16', '23,-40 36,-65! 41,-50 39,-30'],
    near: ['-46,-12 -52,-48 -42,-86! -18,-62 -4,-34', '-39,-32 -39,-70! -25,-56 -16,-40'],
  },
  eyes: [[-17, -4, 13], [30, -8, 12, 0.66]],
  nose: [62, 12, 13, 10],
  smile: undefined,
  lips: ['14,28 24,34 42,34 58,28', '70,26 64,31 58,28'],
  mouth: [46, 34],
  details: (place) => [
    seam(place, '-90,6 -56,-2 -40,-20 -20,-25 -4,-8 14,8 34,10 50,4 58,-12'),
    line(place, '60,20 58,28', 1.1, [0, 0]),
  ],
} // prettier-ignore

const bigCatHead: HeadPlan = {
  ...catHead,
  skull: '-2,-43 30,-37 48,-14 54,8 58,26 46,40 24,50 6,51 -18,48 -44,38 -58,22 -60,4 -54,-16 -36,-36',
  ears: {
    far: ['16,-34 22,-52 38,-56 48,-42 46,-20', '28,-37 32,-46 40,-44 41,-32'],
    near: ['-54,-18 -58,-42 -46,-58 -28,-54 -20,-36', '-46,-26 -48,-40 -40,-47 -31,-42'],
  },
  eyes: [[-18, -6, 12.5], [31, -8, 11.5, 0.7]],
  brows: undefined,
  nose: [16, 14, 12, 9],
  nostrils: undefined,
  smile: [16, 22, 38, 0.8],
  patches: ['-14,22 0,12 16,8 34,12 48,20 44,44 16,60 -10,46'],
  whiskers: [[-16, 30, -44, 24], [-15, 35, -42, 38], [46, 28, 66, 22], [45, 33, 64, 36]],
  mouth: [16, 32],
  details: undefined,
} // prettier-ignore

const cat: Build = { length: 84, height: 88, girth: [25, 21, 24], neck: [40, 18, 15], carriage: -56, fore: [38, 34, 6], foreRadii: [17, 10, 8, 8], hind: [40, 36, 20], hindRadii: [24, 14, 8, 8], foot: 'paw', footSize: 9.5, tail: [8, 8, 8, 8, 7], headSize: 96 } // prettier-ignore
const dog: Build = { length: 88, height: 104, girth: [25, 23, 29], neck: [48, 23, 17], carriage: -58, fore: [46, 42, 8], foreRadii: [19, 11, 8.5, 9], hind: [46, 44, 24], hindRadii: [26, 15, 8.5, 9], foot: 'paw', footSize: 11, tail: [7, 8, 7, 3], headSize: 100 } // prettier-ignore
const fox: Build = { length: 86, height: 98, girth: [25, 22, 27], neck: [46, 21, 16], carriage: -56, fore: [43, 39, 8], foreRadii: [18, 11, 8.5, 8.5], hind: [43, 41, 22], hindRadii: [26, 15, 9, 8.5], foot: 'paw', footSize: 10, tail: [6, 12, 25, 24, 1], headSize: 92 } // prettier-ignore
const wolf: Build = { ...dog, length: 96, height: 106, girth: [29, 27, 35], neck: [50, 31, 23], carriage: -46, foreRadii: [21, 13, 10, 10], hindRadii: [29, 17, 10, 10], tail: [9, 17, 20, 16, 1], headSize: 106 } // prettier-ignore
const bigCat: Build = { length: 108, height: 94, girth: [30, 27, 33], neck: [44, 27, 22], carriage: -42, fore: [44, 36, 6], foreRadii: [23, 15, 12, 12], hind: [46, 40, 20], hindRadii: [31, 18, 12, 12], foot: 'paw', footSize: 14, tail: [7, 6.5, 6.5, 6.5], headSize: 102 } // prettier-ignore

const DOG_TAIL = { stand: { tail: '-20,-10 -40,-40 -36,-70' }, sit: { tail: '-24,12 -54,4 -72,-26' }, run: { tail: '-24,-20 -52,-36 -76,-66' } } as const // prettier-ignore
const CAT_TAIL = {
  sit: { tail: '-20,20 -56,20 -84,4 -78,-34 -60,-44' },
  sleep: { neck: -30, head: 10, tail: '-30,14 -36,32 0,30 40,30' },
  run: { arch: 14, tail: '-30,-16 -66,-10 -96,-30 -116,-62' },
} as const

export const DOGS_AND_CATS: Record<string, WalkerKind> = {
  fox: {
    build: fox,
    head: foxHead,
    poses: PAWED_POSES,
    changes: { sleep: { tailInFront: true, tail: '-18,26 6,42 62,32 112,34' }, sit: { neck: -72 } },
    marks(rig) {
      addSocks(rig)
      addBib(rig, 12, 18)
      rig.tail.details.push(...bands(rig.tailFlesh, [0.68], 0, 0.45))
    },
  },
  wolf: {
    build: wolf,
    head: wolfHead,
    poses: PAWED_POSES,
    changes: { all: { tail: '-24,16 -46,44 -52,80' }, sit: { tail: '-30,22 -62,26 -92,20' }, run: { tail: '-30,0 -70,-4 -112,12' } },
    marks(rig) {
      rig.tail.details.push(...bands(rig.tailFlesh, [0.7], 0, 0.4))
      addSocks(rig, 0.6)
    },
  },
  cat: {
    build: cat,
    head: catHead,
    poses: PAWED_POSES,
    changes: CAT_TAIL,
    marks(rig) {
      addStripes(rig, [0.2, 0.38, 0.56, 0.74], { deep: 0.75 })
      if (rig.pose.haunch) addBib(rig, 10, 16)
      rig.tail.details.push(...bands(rig.tailFlesh, [0.88, 0.7]))
    },
  },
  dog: {
    build: dog,
    head: dogHead,
    poses: PAWED_POSES,
    changes: DOG_TAIL,
    marks({ body, torso, tail, tailFlesh }) {
      body.details.unshift(...blotches(torso, [[0.42, 0.62, 30, 26]]))
      tail.details.push(...bands(tailFlesh, [0.66]))
    },
  },
  lion: {
    build: { ...bigCat, girth: [31, 29, 36], neck: [46, 32, 26] },
    head: {
      ...bigCatHead,
      behind: (place) => [shape(place, cloud([-8, 2], 78, 74, 15, 0.13), [spot(place, cloud([-6, 2], 62, 60, 13, 0.12), 'paper')], { part: 'mane' })],
    },
    youngHead: bigCatHead,
    poses: PAWED_POSES,
    changes: CAT_TAIL,
    marks: (rig) => addTuft(rig, 1.15),
  },
  tiger: {
    build: bigCat,
    head: {
      ...bigCatHead,
      details: (place) => [
        ...['2,-54! 12,-54! 10,-30 7,-20! 4,-32', '-18,-52! -9,-52! -5,-34 -8,-26! -12,-34', '20,-52! 29,-50! 24,-34 20,-27! 18,-36'].map((outline) => marking(place, outline, 0)),
        ...['-72,6! -72,14! -54,14 -42,10! -54,7', '-70,22! -66,30! -50,26 -40,20! -52,20', '70,4! 70,12! 54,12 46,9! 54,5'].map((outline) => marking(place, outline)),
      ],
    },
    poses: PAWED_POSES,
    changes: CAT_TAIL,
    marks(rig) {
      addStripes(rig, [0.02, 0.26, 0.5, 0.74], { deep: 1.15, width: 5.5, lean: 6, level: 0 })
      addStripes(rig, [0.14, 0.38, 0.62], { deep: 0.7, width: 4.5, fromBelow: true })
      if (!rig.pose.haunch) rig.body.details.push(...stripes(rig.legs.nearHind.flesh, [0.06, 0.24], { deep: 1, width: 4.5, lean: -4, fromBelow: true }))
      for (const leg of [rig.legs.nearFore, rig.legs.nearHind]) rig.body.details.push(...bands(leg.flesh, [0.42, 0.56, 0.7], 0.2))
      rig.tail.details.push(...bands(rig.tailFlesh, [0.92, 0.76, 0.6, 0.44]))
    },
  },
  leopard: {
    build: bigCat,
    head: bigCatHead,
    poses: PAWED_POSES,
    changes: CAT_TAIL,
    marks({ body, torso, tail, tailFlesh }) {
      // The large spots are also drawn on the easiest pages, where only they tell the kind.
      const large = [[0.1, 0.5], [0.36, 0.58], [0.62, 0.55], [0.86, 0.45], [0.24, -0.1], [0.52, -0.08]] as const // prettier-ignore
      const small = [[0, -0.05], [0.23, 0.45], [0.49, 0.5], [0.75, 0.5], [0.38, -0.3], [0.74, -0.15]] as const // prettier-ignore
      body.details.push(...blotches(torso, [...large.map(([share, height]) => [share, height, 9, 8] as const), ...small.map(([share, height]) => [share, height, 5, 4.5] as const)]))
      tail.details.push(...bands(tailFlesh, [0.92, 0.76, 0.6]))
    },
  },
} // prettier-ignore
