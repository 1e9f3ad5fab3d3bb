import { add, type Frame } from '../../../../geometry/vector.ts'
import { flesh } from '../../../engine/mass.ts'
import { ball, flat, line, oval, shape } from '../../../engine/piece.ts'
import { addTuft, bands, blotches, cloud } from '../coat.ts'
import type { HeadPlan } from '../head.ts'
import type { Build } from '../walker.ts'
import { addWool } from './wool.ts'
import { HOOFED_POSES, type WalkerKind } from '../walker-kind.ts'

const SIDE_EARS = {
  far: ['34,-32 54,-42 74,-34 66,-18 42,-14', '46,-29 58,-34 65,-30 58,-22 47,-22'],
  near: ['-30,-34 -56,-46 -80,-34 -70,-14 -38,-14', '-42,-31 -58,-36 -70,-30 -62,-20 -44,-21'],
} as const

const cowHead: HeadPlan = {
  skull: '6,-48 34,-42 46,-18 46,4 58,18 60,38 44,52 18,56 -8,52 -20,34 -34,10 -40,-16 -26,-42',
  ears: SIDE_EARS,
  eyes: [[-14, -10, 12.5, 0.84], [30, -13, 11.5, 0.66]],
  patches: ['-50,-50 -10,-60 0,-30 -4,-2 -22,12 -50,10', '-26,34 -8,20 20,14 46,12 66,22 66,50 30,66 -16,60'],
  lips: ['7,40 24,48 38,41'],
  mouth: [30, 48],
  details: (place) => [oval(place, 10, 29, 4, 3, 'ink', -20), oval(place, 40, 26, 3.6, 3, 'ink', 20)],
  behind: (place) => [shape(place, '26,-38 44,-48 46,-72! 54,-50 40,-30'), shape(place, '-14,-40 -32,-52 -36,-76! -20,-64 0,-46')],
  over: (place) => [shape(place, '-6,-44 4,-56 16,-58 26,-48 22,-34! 14,-38 8,-28! 0,-36')],
} // prettier-ignore

const bullHead: HeadPlan = {
  ...cowHead,
  patches: [cowHead.patches![1]!],
  behind: (place) => [
    shape(place, '24,-40 50,-44 70,-58 74,-82! 88,-56 70,-34 40,-26'),
    shape(place, '-12,-42 -40,-46 -60,-60 -64,-86! -80,-58 -58,-36 -26,-28'),
  ],
}

const pigHead: HeadPlan = {
  skull: '-2,-44 32,-36 50,-8 52,18 36,40 4,47 -30,42 -52,20 -50,-12 -34,-36',
  ears: {
    far: ['16,-32 32,-58 56,-60! 54,-36 42,-16', '30,-36 40,-50 50,-52! 47,-36'],
    near: ['-18,-38 -38,-62 -70,-62! -70,-36 -48,-16', '-30,-41 -44,-53 -61,-54! -60,-38 -47,-28'],
    over: true,
  },
  eyes: [[-9, -12, 11.5, 0.84], [36, -19, 9.5, 0.64]],
  lips: ['-2,26 12,38 30,36 40,30'],
  cheek: [-28, 16],
  mouth: [26, 34],
  over: (place) => [
    shape(place, '8,0 24,-10 44,-6 52,8 44,22 24,25 10,16', [oval(place, 24, 8, 3.6, 5.4), oval(place, 40, 7, 3.2, 5)]),
  ],
} // prettier-ignore

const sheepHead: HeadPlan = {
  skull: '4,-40 34,-32 44,-6 44,20 32,42 8,50 -14,42 -30,18 -34,-8 -24,-32',
  ears: {
    far: ['28,-22 50,-26 66,-12 54,0 34,-4', '40,-16 50,-18 56,-11 48,-7'],
    near: ['-24,-22 -52,-28 -70,-10 -56,4 -28,-2', '-36,-16 -52,-19 -60,-10 -50,-4'],
  },
  eyes: [[-10, -4, 12, 0.84], [28, -6, 11, 0.68]],
  brows: false,
  nostrils: ['8,22 16,20 24,21 17,28~2'],
  smile: [16, 29, 30, 0.9],
  cheek: [-16, 18],
  mouth: [16, 36],
  over: (place) => [shape(place, cloud([4, -40], 34, 18, 9, 0.2), [line(place, '-8,-44 -2,-36 6,-42', 0.8), line(place, '12,-46 18,-38 24,-44', 0.8)])],
} // prettier-ignore

const goatHead: HeadPlan = {
  skull: '4,-42 32,-34 42,-10 46,12 48,34 34,48 14,52 -6,46 -20,20 -34,-6 -26,-32',
  ears: {
    far: ['30,-24 54,-32 74,-20 56,-8 36,-6', '44,-20 56,-23 62,-19 54,-14'],
    near: ['-26,-24 -50,-34 -76,-20 -58,-4 -30,-6', '-40,-20 -54,-25 -64,-18 -54,-11'],
    over: true,
  },
  eyes: [[-10, -8, 12, 0.84], [29, -10, 11, 0.66]],
  patches: ['-12,26 10,18 34,14 58,22 56,60 -10,60'],
  nostrils: ['16,24 28,20 40,23 30,32~1.5'],
  lips: ['14,37 26,43 36,37'],
  mouth: [28, 42],
  behind: (place) => [horn(place, 24, 0.9), shape(place, '4,40 0,60 8,84! 22,62 28,42', [line(place, '12,50 11,62 10,72', 0.8)])],
  over: (place) => [horn(place, -4, 1)],
} // prettier-ignore

function horn(place: Frame, x: number, size: number) {
  const bone = flesh([[x, -34], [x - 6, -66], [x - 34 * size, -84], [x - 54 * size, -70]], [10, 8.5, 6, 1.5], undefined, place) // prettier-ignore
  return { masses: [bone], details: bands(bone, [0.16, 0.3, 0.44, 0.58], 0.3), part: 'horn' as const }
}

const cow: Build = { length: 104, height: 108, girth: [44, 45, 43], tuck: 0.02, neck: [52, 30, 24], carriage: -34, fore: [44, 40, 10], foreRadii: [26, 14, 10, 10], hind: [44, 42, 24], hindRadii: [34, 18, 10.5, 10], foot: 'hoof', footSize: 13, tail: [4.5, 3.6, 3.4, 3.4], tailRoot: [-36, 22], headSize: 112, softness: 12 } // prettier-ignore
const pig: Build = { length: 96, height: 78, girth: [44, 47, 42], neck: [36, 36, 30], carriage: -26, fore: [28, 22, 5], foreRadii: [22, 13, 10, 9], hind: [30, 24, 10], hindRadii: [32, 17, 10, 9], foot: 'hoof', footSize: 11, tail: [4.6, 4, 3.6, 3.2, 3, 2.4], tailRoot: [-40, 12], headSize: 112, softness: 14 } // prettier-ignore
const sheep: Build = { length: 84, height: 86, girth: [40, 42, 38], neck: [40, 24, 20], carriage: -30, fore: [36, 30, 6], foreRadii: [16, 10, 8, 8], hind: [36, 32, 12], hindRadii: [20, 12, 8, 8], foot: 'hoof', footSize: 10.5, tail: [10, 12, 10], headSize: 100 } // prettier-ignore
const goat: Build = { length: 88, height: 106, girth: [34, 33, 35], neck: [54, 24, 18], carriage: -52, fore: [44, 38, 10], foreRadii: [22, 12, 8.5, 8], hind: [44, 40, 22], hindRadii: [28, 15, 8.5, 8], foot: 'hoof', footSize: 11, tail: [8, 8, 2], headSize: 98, softness: 10 } // prettier-ignore

const COW_TAIL = { all: { tail: '-16,6 -30,40 -24,70' }, sit: { tail: '-26,20 -56,26 -84,8' }, run: { tail: '-30,-20 -60,-16 -84,10' }, lie: { tail: '-16,10 -30,30 -10,40' }, sleep: { tail: '-16,10 -30,30 -10,40', neck: -36 } } as const // prettier-ignore
const CURL = { all: { tail: '-16,-6 -38,-4 -46,-28 -26,-40 -12,-24' } } as const
const SHORT = { all: { tail: '-12,-14 -20,-28' } } as const

const cowKind = (
  build: Build,
  head: HeadPlan,
  { patched, udder }: { patched: boolean; udder: boolean },
): WalkerKind => ({
  build,
  head,
  youngHead: { ...head, behind: undefined },
  poses: HOOFED_POSES,
  changes: COW_TAIL,
  marks(rig) {
    if (patched) rig.body.details.unshift(...blotches(rig.torso, [[0.24, 0.5, 26, 24], [0.74, 0.75, 20, 22], [0.5, -0.35, 18, 15]])) // prettier-ignore
    addTuft(rig)
    if (!udder || rig.pose.haunch) return
    const at = add(rig.pose.hip, [22, build.girth[0] * 0.98])
    rig.farLegs.push({ masses: [ball(flat, at[0], at[1] - 2, 19, 13), ball(flat, at[0] - 6, at[1] + 10, 4, 6, 0, 2), ball(flat, at[0] + 8, at[1] + 10, 4, 6, 0, 2)], details: [] }) // prettier-ignore
  },
})

export const FARM: Record<string, WalkerKind> = {
  cow: cowKind(cow, cowHead, { patched: true, udder: true }),
  calf: cowKind({ ...cow, length: 82, height: 100, girth: [34, 34, 33], neck: [44, 24, 20], headSize: 104, fore: [40, 38, 10], hind: [40, 38, 22], hindRadii: [28, 15, 10, 9.5], foreRadii: [22, 13, 9.5, 9.5] }, { ...cowHead, behind: undefined }, { patched: true, udder: false }), // prettier-ignore
  bull: cowKind({ ...cow, girth: [42, 48, 52], neck: [50, 40, 30] }, bullHead, {
    patched: false,
    udder: false,
  }),
  buffalo: cowKind({ ...cow, girth: [42, 50, 55], neck: [46, 42, 32], carriage: -20 }, { ...bullHead, behind: (place) => [shape(place, '20,-44 50,-34 74,-44 70,-74! 92,-46 74,-18 36,-24'), shape(place, '-8,-46 -38,-36 -64,-46 -58,-78! -84,-48 -62,-20 -22,-26')] }, { patched: false, udder: false }), // prettier-ignore
  pig: {
    build: pig,
    head: pigHead,
    poses: ['stand', 'walk', 'run', 'jump', 'sit', 'lie', 'sleep', 'eat', 'drink', 'look-up', 'swim'],
    changes: CURL,
    marks: ({ body, torso }) => body.details.unshift(...blotches(torso, [[0.36, 0.66, 20, 15]])),
  },
  sheep: {
    build: sheep,
    head: sheepHead,
    poses: HOOFED_POSES,
    changes: { all: { tail: '-8,2 -12,4' } },
    marks: (rig) => addWool(rig),
  },
  lamb: { build: { ...sheep, length: 70, height: 74, headSize: 108 }, head: sheepHead, poses: HOOFED_POSES, changes: { all: { tail: '-8,2 -12,4' } }, marks: (rig) => addWool(rig) }, // prettier-ignore
  goat: {
    build: goat,
    head: goatHead,
    youngHead: { ...goatHead, behind: undefined, over: (place) => [-10, 14].map((x) => shape(place, [[x - 6, -32, 0], [x - 4, -48], [x + 4, -48], [x + 7, -32, 0]], [], { part: 'horn' })) }, // prettier-ignore
    poses: HOOFED_POSES,
    changes: SHORT,
    marks({ body, torso, legs }) {
      body.details.unshift(...blotches(torso, [[0.34, 0.6, 30, 22]]))
      for (const leg of [legs.nearFore, legs.nearHind]) body.details.push(...bands(leg.flesh, [0.72], 0.2))
    },
  },
}
