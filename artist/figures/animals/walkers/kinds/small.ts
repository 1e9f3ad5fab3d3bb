import { isOpenMouthed } from '../../../engine/face.ts'
import { flat, line, oval, patch, seam, spot } from '../../../engine/piece.ts'
import { addBib, addSocks, along, bands, beside } from '../coat.ts'
import type { HeadPlan } from '../head.ts'
import type { Build, Rig } from '../walker.ts'
import { HANDY_POSES, PAWED_POSES, type WalkerKind } from '../walker-kind.ts'

const TEETH = '8,27.5! 14,25! 20,27.5! 19,37~2 9,37~2'

const rabbitHead: HeadPlan = {
  skull: '-2,-36 26,-31 40,-8 49,14 44,32 22,43 -4,45 -34,40 -53,24 -50,0 -32,-30',
  ears: {
    far: ['2,-26 4,-78 20,-126 36,-122 40,-82 26,-24', '13,-44 15,-82 24,-112~2 31,-84 22,-44'],
    near: ['-30,-20 -50,-70 -48,-122 -32,-132 -16,-96 -4,-28', '-25,-44 -39,-84 -37,-116~2 -24,-88 -13,-46'],
  },
  eyes: [[-20, -3, 14, 0.8], [28, -5, 13, 0.66]],
  nostrils: ['7,12 14,10 21,12 14,19~2'],
  smile: [14, 19, 32, 0.8],
  whiskers: [[-26, 20, -66, 12], [-26, 25, -66, 28], [40, 18, 70, 10], [40, 23, 70, 26]],
  mouth: [14, 28],
  details: (place) => [spot(place, TEETH, 'paper'), line(place, '14,26 14,37', 0.7, [0, 0])],
} // prettier-ignore

const mouseHead: HeadPlan = {
  skull: '-2,-38 26,-30 40,-8 54,12 58,24 46,34 20,42 -14,42 -42,30 -48,2 -32,-30',
  ears: {
    far: ['26,-70 44,-60 50,-42 42,-24 26,-18 8,-26 2,-44 8,-62', '27,-60 38,-52 41,-42 36,-31 27,-28 17,-33 13,-44 17,-55'],
    near: ['-40,-71 -20,-62 -11,-40 -20,-18 -40,-9 -60,-18 -69,-40 -60,-62', '-40,-60 -27,-54 -22,-40 -28,-26 -40,-20 -53,-26 -58,-40 -53,-54'],
  },
  eyes: [[-12, -2, 14, 0.8], [30, -4, 13, 0.64]],
  nose: [54, 17, 9, 8],
  lips: ['54,25 46,32 34,28'],
  whiskers: [[30, 18, -6, 14], [30, 23, -4, 28], [60, 26, 84, 22], [58, 29, 80, 36]],
  mouth: [46, 32],
  details: (place, face) => (isOpenMouthed(face) ? [spot(place, '30,27! 40,31 50,30! 46,40 36,40', 'paper')] : []),
} // prettier-ignore

const hamsterHead: HeadPlan = {
  ...mouseHead,
  skull: '-2,-40 28,-34 44,-12 54,8 52,28 34,44 4,50 -30,46 -54,28 -58,6 -50,-16 -32,-34',
  ears: {
    far: ['16,-32 20,-52 36,-56 46,-42 42,-22', '26,-36 29,-46 36,-47 39,-38'],
    near: ['-52,-16 -58,-42 -44,-58 -26,-52 -20,-34', '-45,-26 -48,-41 -40,-48 -31,-43'],
  },
  eyes: [[-16, -6, 13, 0.86], [30, -8, 12, 0.7]],
  nose: undefined,
  nostrils: ['13,10 20,8 27,10 20,17~2'],
  lips: undefined,
  smile: [20, 17, 28, 0.85],
  patches: ['-52,50 -44,20 -22,10 0,14 20,2 38,8 60,10 54,50'],
  whiskers: [[-18, 22, -52, 16], [-18, 27, -52, 32], [44, 18, 70, 12], [44, 23, 68, 28]],
  cheek: [-34, 26],
  mouth: [20, 26],
  details: (place) => [spot(place, '15,24! 25,24! 24,32~2 16,32~2', 'paper'), line(place, '20,24 20,32', 0.7, [0, 0])],
} // prettier-ignore

const guineaPigHead: HeadPlan = {
  ...hamsterHead,
  skull: '-2,-40 26,-36 44,-18 60,4 64,22 50,38 22,46 -12,46 -42,36 -56,12 -52,-14 -34,-34',
  ears: {
    far: ['12,-34 30,-48 48,-42 46,-24 32,-18', '24,-34 34,-40 42,-36 38,-28'],
    near: ['-18,-34 -40,-50 -62,-38 -56,-14 -34,-10', '-30,-32 -42,-40 -53,-33 -48,-20 -36,-18'],
    over: true,
  },
  eyes: [
    [-8, -8, 12, 0.88],
    [34, -12, 10.5, 0.66],
  ],
  nostrils: ['50,8 58,6 63,12 56,18'],
  smile: undefined,
  lips: ['56,20 50,30 38,30', '26,26 32,32 40,31'],
  patches: ['6,-60 14,-30 18,-6 8,20 18,48 60,60 80,0 40,-50'],
  whiskers: undefined,
  cheek: [4, 24],
  mouth: [50, 30],
  details: undefined,
}

const squirrelHead: HeadPlan = {
  skull: '-2,-40 26,-34 42,-10 56,10 52,30 30,44 0,47 -34,42 -54,24 -48,-8 -34,-32',
  ears: {
    far: ['12,-30 22,-60 36,-88! 46,-56 44,-16', '24,-40 34,-66! 39,-50 37,-32'],
    near: ['-42,-14 -48,-54 -38,-92! -16,-62 -4,-32', '-36,-34 -36,-68! -22,-54 -16,-40'],
  },
  eyes: [[-14, -4, 14, 0.82], [34, -6, 13, 0.64]],
  nostrils: ['18,12 26,9 34,12 26,19~2'],
  smile: [26, 19, 36, 0.9],
  patches: ['-50,50 -40,24 -16,20 2,14 22,8 40,12 66,16 60,60'],
  mouth: [26, 28],
  details: (place) => [spot(place, '21,27! 31,27! 30,36~2 22,36~2', 'paper'), line(place, '26,27 26,36', 0.7, [0, 0])],
} // prettier-ignore

const raccoonHead: HeadPlan = {
  skull: '-2,-40 28,-35 44,-14 52,4 66,16! 56,24~1.4 56,32! 40,36 26,44 8,45 -16,44 -38,40 -54,46! -54,34~1.4 -74,28! -58,10 -52,-12 -34,-34',
  ears: {
    far: ['14,-30 22,-54 38,-62 48,-44 46,-18', '25,-36 30,-48 38,-50 41,-38'],
    near: ['-50,-14 -56,-46 -44,-66 -26,-56 -10,-34', '-43,-28 -46,-46 -40,-54 -29,-46'],
  },
  eyes: [[-18, -2, 12, 0.84], [32, -5, 11, 0.68]],
  patches: ['-62,14 -46,-10 -22,-20 0,-10 4,6 -8,16 -30,18 -48,22', '18,8 20,-10 34,-20 50,-10 62,12 44,14 30,14', '-8,30 2,16 16,10 30,14 42,28 30,50 -2,50'],
  nose: [18, 18, 10, 8],
  smile: [18, 25, 28, 0.8],
  mouth: [18, 34],
} // prettier-ignore

const redPandaHead: HeadPlan = {
  ...raccoonHead,
  ears: {
    far: ['12,-28 20,-62 36,-76 52,-54 50,-14', '24,-36 30,-56 38,-62 44,-46 42,-28'],
    near: ['-52,-8 -62,-50 -46,-82 -24,-64 -8,-32', '-44,-26 -52,-52 -44,-68 -30,-54 -20,-38'],
  },
  patches: ['-34,-22 -24,-32 -12,-26 -16,-16 -28,-14', '24,-28 34,-32 42,-24 36,-16 26,-18', '-70,28 -50,12 -36,18 -30,34 -44,50 -70,50', '66,16 50,8 44,16 42,30 60,40 80,30', '-10,30 2,16 16,10 30,14 42,28 30,50 -2,50'],
} // prettier-ignore

const badgerHead: HeadPlan = {
  ...raccoonHead,
  skull: '-4,-40 22,-36 38,-16 54,2 70,14 74,26 60,36 34,42 4,44 -26,40 -46,26 -50,0 -36,-30',
  ears: {
    far: ['12,-34 22,-46 34,-44 36,-30 28,-24'],
    near: ['-40,-24 -44,-42 -30,-48 -18,-38 -18,-28', '-34,-28 -36,-38 -29,-41 -24,-34'],
  },
  eyes: [
    [-4, -8, 10.5, 0.84],
    [30, -12, 9.5, 0.62],
  ],
  patches: [
    '-50,-40 -24,-44 -2,-30 10,-10 40,4 66,14 40,16 10,14 -16,6 -40,2',
    '14,-50 22,-30 36,-12 60,4 60,-40',
  ],
  nose: [66, 18, 10, 8],
  smile: undefined,
  lips: ['62,26 52,34 36,32'],
  mouth: [54, 32],
}

const otterHead: HeadPlan = {
  skull: '-2,-38 24,-34 40,-16 50,2 54,20 42,36 16,44 -14,43 -42,32 -54,12 -50,-14 -34,-32',
  ears: {
    far: ['30,-26 36,-38 48,-36 48,-24 40,-18'],
    near: ['-50,-16 -60,-30 -50,-42 -36,-36 -34,-24', '-47,-24 -52,-31 -46,-36 -40,-31'],
  },
  eyes: [[-16, -8, 12, 0.86], [28, -10, 11, 0.7]],
  patches: ['-12,24 -4,8 14,2 34,6 48,18 40,36 14,44 -8,38'],
  nose: [18, 9, 12, 8],
  smile: [18, 17, 32, 0.85],
  whiskers: [[-2, 22, -42, 16], [-2, 27, -42, 32], [44, 18, 72, 12], [43, 23, 70, 28]],
  mouth: [18, 28],
} // prettier-ignore

const beaverHead: HeadPlan = {
  ...otterHead,
  skull: '-2,-42 26,-36 42,-16 52,4 54,24 40,40 12,46 -18,45 -44,34 -56,12 -52,-14 -34,-36',
  eyes: [[-14, -10, 12, 0.86], [30, -12, 11, 0.7]],
  whiskers: undefined,
  smile: [20, 18, 40, 0.8],
  details: (place) => [spot(place, '12,26! 28,26! 27,44~2 13,44~2', 'paper'), line(place, '20,26 20,44', 0.8, [0, 0])],
} // prettier-ignore

const meerkatHead: HeadPlan = {
  ...otterHead,
  skull: '-2,-40 20,-36 34,-18 46,0 60,10 64,20 54,30 30,38 0,40 -30,34 -46,14 -46,-12 -30,-34',
  ears: {
    far: ['30,-20 38,-32 48,-28 46,-16 38,-12'],
    near: ['-44,-10 -58,-20 -56,-36 -42,-36 -36,-22', '-44,-17 -51,-23 -49,-31 -42,-28'],
  },
  eyes: [
    [-10, -6, 12, 0.86],
    [27, -9, 10.5, 0.64],
  ],
  patches: ['-28,-6 -16,-22 0,-20 6,-4 -4,10 -20,8', '16,-2 20,-22 32,-22 38,-8 30,4'],
  nose: [57, 14, 8, 7],
  smile: undefined,
  lips: ['55,22 46,29 32,26'],
  whiskers: undefined,
  mouth: [48, 28],
}

const rooHead: HeadPlan = {
  skull: '-2,-38 24,-34 40,-14 56,4 68,18 66,32 48,42 18,44 -14,40 -36,24 -42,-4 -28,-30',
  ears: {
    far: ['6,-30 4,-70 18,-100 34,-90 36,-56 26,-22', '16,-44 16,-72 22,-86~2 27,-66 24,-46'],
    near: ['-30,-22 -52,-62 -50,-96 -34,-102 -16,-72 -4,-32', '-26,-40 -40,-66 -39,-86~2 -26,-68 -16,-44'],
  },
  eyes: [[-8, -6, 12.5, 0.82], [30, -9, 11, 0.62]],
  patches: ['0,60 6,28 24,18 44,20 60,8 90,20 70,60'],
  nose: [62, 15, 9, 7],
  lips: ['62,24 52,32 34,30'],
  mouth: [52, 32],
} // prettier-ignore

const capybaraHead: HeadPlan = {
  skull: '-44,-22 -20,-36 10,-35 36,-28 58,-24 70,-10 70,12 60,26 36,32 6,34 -30,36 -54,10',
  melts: 14,
  ears: { near: ['-26,-26 -30,-46 -16,-52 -6,-40 -8,-26', '-22,-32 -24,-42 -17,-45 -12,-38'] },
  eyes: [[12, -13, 13, 0.9]],
  nostrils: ['58,-17 64,-16 65,-9 60,-8 56,-12'],
  lips: ['70,8 58,14 46,12 40,6'],
  mouth: [66, 14],
  hat: [-12, -4, 0.66],
  details: (place) => [
    line(place, '60,-3 61,6 58,13', 1, [0.5, 0]),
    ...[[40, -5], [47, -1], [38, 4]].map(([x, y]) => oval(place, x!, y!, 1.5)),
  ],
} // prettier-ignore

const rabbit: Build = { length: 72, height: 72, girth: [38, 32, 26], neck: [30, 20, 18], carriage: -54, fore: [28, 26, 5], foreRadii: [15, 10, 8, 8], hind: [42, 38, 34], hindRadii: [28, 17, 9, 9], foot: 'paw', footSize: 10, tail: [10, 15, 8], headSize: 92 } // prettier-ignore
const mouse: Build = { length: 56, height: 54, girth: [30, 27, 23], neck: [26, 18, 15], carriage: -46, fore: [24, 20, 4], foreRadii: [13, 8, 6.5, 6.5], hind: [28, 24, 16], hindRadii: [24, 13, 7, 7], foot: 'paw', footSize: 9, tail: [5, 4, 3.4, 3, 2], headSize: 96 } // prettier-ignore
const squirrel: Build = { length: 62, height: 66, girth: [34, 29, 23], neck: [28, 18, 16], carriage: -52, fore: [26, 24, 4], foreRadii: [13, 9, 7, 7], hind: [36, 30, 24], hindRadii: [28, 16, 8, 8], foot: 'paw', footSize: 9, tail: [12, 24, 34, 33, 24, 12], headSize: 92 } // prettier-ignore
const raccoon: Build = { length: 76, height: 70, girth: [32, 30, 28], neck: [34, 22, 18], carriage: -46, fore: [32, 28, 6], foreRadii: [16, 11, 8.5, 8.5], hind: [34, 30, 16], hindRadii: [25, 14, 9, 9], foot: 'paw', footSize: 10, tail: [12, 18, 20, 18, 12], headSize: 94 } // prettier-ignore
const otter: Build = { length: 100, height: 56, girth: [28, 27, 27], neck: [38, 23, 19], carriage: -44, fore: [26, 22, 5], foreRadii: [14, 10, 9, 9], hind: [28, 24, 12], hindRadii: [22, 13, 9, 9], foot: 'paw', footSize: 11, tail: [18, 16, 12, 7, 2], tailMelts: 10, tailRoot: [-14, 0], headSize: 84, softness: 10 } // prettier-ignore
const meerkat: Build = { length: 66, height: 62, girth: [25, 23, 20], neck: [30, 16, 14], carriage: -58, fore: [28, 26, 5], foreRadii: [12, 8, 6.5, 6.5], hind: [32, 28, 20], hindRadii: [21, 12, 7, 7], foot: 'paw', footSize: 9, tail: [8, 6, 5, 4, 2], headSize: 76, softness: 9 } // prettier-ignore
const capybara: Build = { length: 108, height: 78, girth: [44, 44, 40], neck: [50, 36, 30], carriage: -36, fore: [34, 24, 4], foreRadii: [24, 13, 10, 10], hind: [36, 26, 12], hindRadii: [34, 18, 10, 10], foot: 'paw', footSize: 10.5, tail: [4, 4, 4], headSize: 104, softness: 14 } // prettier-ignore
const roo: Build = { length: 84, height: 112, girth: [44, 36, 27], neck: [42, 22, 16], carriage: -56, fore: [30, 28, 6], foreRadii: [14, 9, 7.5, 7], hind: [50, 46, 44], hindRadii: [40, 20, 10, 10], foot: 'paw', footSize: 11, tail: [26, 20, 14, 9, 4], tailRoot: [-24, -14], tailMelts: 12, headSize: 88, softness: 12 } // prettier-ignore

const STUB = { all: { tail: '-14,4 -20,2' } } as const
const PLUME = { all: { tail: '-34,6 -66,-40 -50,-96 -64,-140 -98,-142' }, run: { tail: '-24,-14 -64,-30 -104,-10 -140,-30 -166,-60' }, jump: { tail: '-24,-14 -64,-26 -104,-6 -140,-26 -166,-56' }, sleep: { tail: '-28,20 -40,34 20,30 70,24 96,16', tailInFront: true } } as const // prettier-ignore
const RINGED = { all: { tail: '-30,6 -62,-6 -84,-40 -80,-76' }, sleep: { tail: '-22,24 -10,36 40,30 84,26', tailInFront: true } } as const // prettier-ignore

/** Rings around a tail. */
const addRings = ({ tail, tailFlesh }: Rig): void => {
  tail.details.push(...bands(tailFlesh, [0.3, 0.46, 0.62, 0.78, 0.9], 0.3))
}

/** A light front of a body that sits up or stands. */
function addFront({ body, pose: { chest, hip }, legs }: Rig, width = 1): void {
  const half = 16 * width
  body.details.unshift(
    patch(
      flat,
      [[chest[0] + half * 0.3, chest[1] - 16], [chest[0] + half * 0.1, chest[1] + 20], [hip[0] + half * 1.5, hip[1] - 20], [hip[0] + half * 1.9, hip[1] + 40], [hip[0] + half * 4.4, hip[1] + 20], [chest[0] + half * 3.1, chest[1] + 10], [chest[0] + half * 1.9, chest[1] - 30]],
      [legs.nearFore.flesh, legs.nearHind.flesh],
    ),
  ) // prettier-ignore
}

/** Kangaroos and meerkats stand on their hind legs. */
const ROO_POSE = { hip: [-26, -78], chest: [18, -158], arch: -4, haunch: true, neck: -62, head: 0, nearHind: { at: [34, 0], ankle: -176, toes: 0 }, farHind: { at: [54, -4], ankle: -176, toes: 0 }, nearFore: { at: [66, -118], ankle: -150, toes: 50 }, farFore: { at: [78, -128], ankle: -150, toes: 50 }, tail: '-40,30 -80,62 -130,62 -176,50' } as const // prettier-ignore
const ROO_HOP = { hip: [-30, -128], chest: [34, -178], arch: 2, haunch: false, neck: -48, head: 0, nearHind: { at: [-62, -18], ankle: -52, toes: 104 }, farHind: { at: [-36, -10], ankle: -60, toes: 96 }, nearFore: { at: [84, -134], ankle: -150, toes: 50 }, farFore: { at: [96, -146], ankle: -150, toes: 50 }, tail: '-46,-6 -92,4 -140,-10 -184,-38' } as const // prettier-ignore
const MEERKAT_UP = { hip: [-14, -44], chest: [6, -112], arch: 0, neck: -78, head: -4, nearHind: { at: [16, 0], ankle: -150, toes: 0 }, farHind: { at: [34, -4], ankle: -150, toes: 0 }, nearFore: { at: [34, -78], ankle: -120, toes: 70 }, farFore: { at: [44, -84], ankle: -120, toes: 70 }, tail: '-26,26 -52,38 -86,34' } as const // prettier-ignore

export const SMALL: Record<string, WalkerKind> = {
  rabbit: { build: rabbit, head: rabbitHead, poses: ['sit', ...PAWED_POSES.filter((pose) => pose !== 'eat')], changes: STUB, marks: (rig) => { if (rig.pose.haunch) addBib(rig, 11, 22) } },
  hare: { build: { ...rabbit, length: 84, height: 90, girth: [33, 27, 24], fore: [36, 34, 7], hind: [46, 42, 38] }, head: rabbitHead, poses: ['sit', ...PAWED_POSES], changes: STUB, marks: (rig) => { if (rig.pose.haunch) addBib(rig, 11, 22) } },
  mouse: { build: mouse, head: mouseHead, poses: [...PAWED_POSES, ...HANDY_POSES], changes: { sleep: { tail: '-20,16 -10,28 40,26 80,24', neck: -20 } }, marks: (rig) => { if (rig.pose.haunch) addBib(rig, 9, 16) } },
  rat: { build: { ...mouse, length: 70, girth: [28, 26, 22] }, head: { ...mouseHead, ears: hamsterHead.ears }, poses: [...PAWED_POSES, ...HANDY_POSES] },
  hamster: { build: { ...mouse, length: 48, height: 50, girth: [34, 34, 29], tail: [5, 5, 4], headSize: 98 }, head: hamsterHead, poses: ['sit-up', ...PAWED_POSES, 'hold'], changes: { all: { tail: '-6,2 -9,4' } }, marks: (rig) => { if (rig.pose.haunch) addBib(rig, 12, 24) } },
  'guinea-pig': { build: { ...mouse, length: 74, height: 50, girth: [35, 36, 33], neck: [30, 28, 24], tail: [3, 3, 2], headSize: 96, softness: 10 }, head: guineaPigHead, poses: ['stand', 'walk', 'run', 'jump', 'sit', 'lie', 'sleep', 'eat', 'drink', 'look-up', 'swim'], changes: { all: { tail: '-2,2 -3,3' } }, marks: ({ body, torso }) => { body.details.unshift(seam(flat, [beside(torso, 0.66, 1.5), beside(torso, 0.58, 0.5), beside(torso, 0.62, -0.4), beside(torso, 0.56, -1.6)]), seam(flat, [beside(torso, 0.2, 1.5), beside(torso, 0.26, 0.5), beside(torso, 0.2, -0.4), beside(torso, 0.24, -1.6)])) } },
  squirrel: { build: squirrel, head: squirrelHead, poses: ['sit', ...PAWED_POSES, ...HANDY_POSES], changes: PLUME, marks: (rig) => { rig.tail.details.push(along(rig.tailFlesh, 0.15, 0.85)); if (rig.pose.haunch) addBib(rig, 12, 26) } },
  chipmunk: { build: { ...squirrel, tail: [9, 16, 22, 20, 10], headSize: 94 }, head: { ...squirrelHead, ears: hamsterHead.ears }, poses: ['sit-up', ...PAWED_POSES, 'hold'], changes: { ...PLUME, all: { tail: '-26,2 -54,-28 -62,-70' }, 'sit-up': { tail: '-34,14 -64,-16 -60,-70 -76,-104' } }, marks: (rig) => { rig.body.details.unshift(...[0.75, 0.35].map((up) => seam(flat, [0.05, 0.35, 0.65, 0.92].map((share) => beside(rig.torso, share, up))))); rig.tail.details.push(along(rig.tailFlesh, 0.15, 0.85)) } },
  raccoon: { build: raccoon, head: raccoonHead, poses: [...PAWED_POSES, ...HANDY_POSES], changes: RINGED, marks: addRings },
  'red-panda': { build: { ...raccoon, tail: [12, 19, 21, 20, 14] }, head: redPandaHead, poses: [...PAWED_POSES, ...HANDY_POSES], changes: RINGED, marks: (rig) => { addRings(rig); addSocks(rig, 0.5, 0.3) } },
  badger: { build: { ...raccoon, length: 86, height: 58, girth: [34, 34, 31], tail: [9, 11, 3], fore: [26, 22, 5], hind: [28, 24, 12], headSize: 90 }, head: badgerHead, poses: PAWED_POSES, changes: { all: { tail: '-16,10 -30,22' } }, marks: (rig) => addSocks(rig, 0.55, 0.3) },
  otter: { build: otter, head: otterHead, poses: [...PAWED_POSES, ...HANDY_POSES], changes: { all: { tail: '-40,12 -80,26 -124,22' }, swim: { tail: '-40,4 -84,0 -128,-14' }, 'sit-up': { tail: '-30,34 -66,44 -108,38' }, sit: { tail: '-30,34 -66,44 -108,38' } }, marks: (rig) => addFront(rig, 0.8) },
  ferret: { build: { ...otter, girth: [20, 19, 20], neck: [36, 17, 14], length: 108, headSize: 74, tail: [12, 13, 11, 3], tailMelts: undefined }, head: { ...meerkatHead, patches: ['-36,2 -20,-20 6,-22 20,-14 38,-20 44,-2 30,6 6,6 -16,14'] }, poses: PAWED_POSES, changes: { all: { tail: '-26,6 -56,16 -86,8' } } },
  beaver: { build: { ...otter, length: 80, girth: [38, 37, 32], neck: [34, 28, 24], tail: [14, 20, 22, 16], tailMelts: undefined, headSize: 92 }, head: beaverHead, poses: ['sit-up', ...PAWED_POSES, 'hold'], changes: { all: { tail: '-24,20 -56,28 -96,26' } }, marks: (rig) => { rig.tail.details.push(...bands(rig.tailFlesh, [0.4, 0.55, 0.7, 0.85], 0.2), along(rig.tailFlesh, 0.2, 0.95)) } },
  meerkat: { build: meerkat, head: meerkatHead, poses: ['stand', 'walk', 'run', 'jump', 'sit', 'lie', 'sleep', 'eat', 'drink', 'look-up', 'play', 'swim', ...HANDY_POSES], changes: { stand: MEERKAT_UP, 'look-up': { ...MEERKAT_UP, head: -18 }, 'sit-up': MEERKAT_UP }, marks: (rig) => { rig.body.details.push(...bands(rig.torso, [0.2, 0.38, 0.56], 0.2).map((band) => ({ ...band, level: 2 as const }))); if (rig.tail.masses[0]) rig.tail.details.push(...bands(rig.tailFlesh, [0.82])) } },
  capybara: { build: capybara, head: capybaraHead, poses: [...PAWED_POSES.filter((pose) => pose !== 'stretch'), ...HANDY_POSES], changes: { all: { tail: '-2,2 -4,4' } }, marks: ({ body, torso }) => body.details.push(...[[0.3, 0.45], [0.42, 0.1], [0.55, 0.5], [0.66, 0.2], [0.5, -0.25]].map(([share, up]) => { const [x, y] = beside(torso, share!, up!); return line(flat, [[x - 6, y - 2], [x, y + 2], [x - 2, y + 7]], 0.8, [0.5, 0.7], 1) })) },
  kangaroo: { build: roo, head: rooHead, poses: ['stand', 'walk', 'run', 'jump', 'sit', 'lie', 'sleep', 'eat', 'drink', 'look-up', 'swim', ...HANDY_POSES], changes: { swim: { tail: '-40,-6 -86,-10 -130,0 -176,-12' }, stand: ROO_POSE, sit: ROO_POSE, 'sit-up': ROO_POSE, 'look-up': { ...ROO_POSE, head: -18 }, walk: ROO_HOP, run: ROO_HOP, jump: ROO_HOP, eat: { ...ROO_POSE, neck: -20, head: 20 }, drink: { ...ROO_POSE, hip: [-26, -84], chest: [40, -112], arch: 10, neck: 34, head: 16, nearFore: { at: [78, -50], ankle: -110, toes: 50 }, farFore: { at: [92, -58], ankle: -110, toes: 50 } }, lie: { tail: '-50,14 -100,20 -150,12' }, sleep: { tail: '-50,14 -100,20 -150,12' } }, marks: addFront },
  skunk: { build: { ...raccoon, length: 72, tail: [12, 22, 28, 24, 8] }, head: { ...badgerHead, patches: ['-12,-60 -4,-30 6,-14 20,4 32,-2 24,-20 14,-36 12,-60'] }, poses: PAWED_POSES, changes: { all: { tail: '-26,-16 -52,-60 -40,-108 -66,-130' } }, marks: (rig) => { rig.body.details.unshift(seam(flat, [0, 0.3, 0.6, 0.95].map((share) => beside(rig.torso, share, 0.5)))); rig.tail.details.push(along(rig.tailFlesh, 0.05, 0.95, 0, 1)) } },
} // prettier-ignore
