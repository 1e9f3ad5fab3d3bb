import { frame, type Frame } from '../../../../geometry/vector.ts'
import { flesh, onFlesh, outlineMass, scaleOf, type Mass } from '../../../engine/mass.ts'
import { flat, line, oval, patch, shape, spot, type PieceDetail } from '../../../engine/piece.ts'
import { addTuft, beside, directionAt } from '../coat.ts'
import type { HeadPlan } from '../head.ts'
import type { Build } from '../walker.ts'
import { PAWED_POSES, type WalkerKind } from '../walker-kind.ts'

const ROUND_EARS = {
  far: ['38,-52 49,-46 54,-36 49,-25 38,-20 27,-25 22,-36 27,-46', '39,-46 47,-37 39,-28 31,-37'],
  near: [
    '-42,-53 -29,-47 -23,-34 -29,-21 -42,-15 -55,-21 -61,-34 -55,-47',
    '-43,-46 -32,-35 -43,-24 -54,-35',
  ],
} as const

const bearHead: HeadPlan = {
  skull: '-2,-46 32,-38 49,-8 54,16 42,36 16,46 -18,45 -48,32 -58,4 -42,-32',
  ears: ROUND_EARS,
  eyes: [[-18, -8, 11.5, 0.84], [33, -10, 10.5, 0.7]],
  patches: ['22,-1 42,5 50,21 42,37 22,43 2,37 -6,21 2,5'],
  nose: [26, 12, 13, 10],
  smile: [26, 20, 36, 0.72],
  mouth: [26, 30],
} // prettier-ignore

const polarBearHead: HeadPlan = {
  ...bearHead,
  skull: '-4,-40 24,-36 40,-16 56,0 66,14 62,30 44,40 14,44 -18,42 -46,30 -56,6 -42,-28',
  eyes: [
    [-12, -8, 10.5, 0.84],
    [30, -13, 9.5, 0.66],
  ],
  patches: ['28,0 48,-2 72,10 70,34 44,46 24,36 20,16'],
  nose: [58, 10, 11, 9],
  smile: undefined,
  lips: ['56,20 48,30 32,28'],
  mouth: [48, 30],
}

const pandaHead: HeadPlan = {
  ...bearHead,
  skull: '-2,-46 32,-39 50,-8 56,16 44,36 16,46 -18,46 -50,34 -60,6 -44,-32',
  eyes: [
    [-20, -4, 10.5, 0.88],
    [34, -6, 9.5, 0.72],
  ],
  brows: false,
  patches: ['-36,4 -34,-16 -20,-24 -6,-14 -4,4 -16,16 -30,16', '22,-2 26,-18 38,-22 48,-10 46,6 36,10'],
  nose: [22, 17, 10, 8],
  smile: [22, 24, 30, 0.76],
  mouth: [22, 32],
}

/** A trunk that hangs, or rises when the elephant looks up. */
function trunkOf(place: Frame, gazeDown: number): Mass {
  const joints = gazeDown < -0.3 ? '22,0 58,12 86,-10 92,-52 116,-66' : '22,0 50,24 54,68 66,98 92,96'
  return flesh(joints, [25, 18, 13, 10, 8], 12, place)
}

const trunkRings = (trunk: Mass): PieceDetail[] =>
  [0.3, 0.42, 0.54, 0.66, 0.78].map((share) => {
    const { at, along: way, side, radius } = onFlesh(trunk, share)
    const point = (across: number, forward: number) => [at[0] + side[0] * radius * across + way[0] * forward, at[1] + side[1] * radius * across + way[1] * forward] as const // prettier-ignore
    return line(flat, [point(1, 0), point(0.3, 3), point(-0.2, 0)], 0.85, [0, 0.7], 1)
  })

const elephantHead: HeadPlan = {
  skull: '-36,-30 -8,-54 24,-48 42,-18 40,12 22,32 -4,34 -34,24',
  melts: 10,
  eyes: [[18, -13, 11]],
  lips: ['20,24 10,24 2,16'],
  mouth: [90, 92],
  raisedMouth: [116, -66],
  more: (place, { gaze }) => [trunkOf(place, gaze[1])],
  details: (place, { gaze }) => trunkRings(trunkOf(place, gaze[1])),
  behind: (place) => [shape(place, '20,-36 52,-52 66,-20 52,14 30,16')],
  over: (place) => [
    shape(place, '20,24 32,30 52,48 70,44! 60,58 36,54 18,36', [], { open: [{ at: place([20, 29]), radius: 8 * scaleOf(place) }] }),
    shape(place, '-14,-38 -46,-58 -84,-40 -92,2 -76,44 -56,56 -40,38 -20,26 -12,0', [line(place, '-24,-30 -50,-42 -74,-26 -78,4 -66,34', 0.9, [0.3, 0.6])]),
  ],
} // prettier-ignore

const mammothHead: HeadPlan = {
  ...elephantHead,
  over: (place) => [
    shape(place, '18,22 30,34 48,58 76,66 98,46! 92,72 66,84 38,72 18,44', [], { open: [{ at: place([18, 30]), radius: 10 * scaleOf(place) }] }),
    shape(place, '-20,-30 -44,-40 -62,-24 -60,6 -46,24 -28,14 -16,0', [line(place, '-28,-22 -46,-26 -50,-4', 0.9)]),
    shape(place, '-30,-36 -20,-62 4,-74 26,-62 34,-40! 24,-46 16,-34! 6,-44 -4,-30! -12,-40 -22,-26!'),
  ],
} // prettier-ignore

/** Removes the tusk, which is the first piece over the head. */
const withoutTusks = (head: HeadPlan): HeadPlan => ({
  ...head,
  over: (place, face) => head.over!(place, face).slice(1),
})

const hippoHead: HeadPlan = {
  skull: '-4,-40 24,-38 40,-24 50,-8 70,-4 84,14 82,38 62,52 30,54 8,46 -10,36 -34,24 -44,0 -32,-28',
  melts: 8,
  ears: { far: ['14,-32 18,-50 30,-50 34,-36 26,-28'], near: ['-28,-24 -34,-44 -20,-54 -8,-44 -10,-30', '-24,-30 -26,-42 -20,-46 -14,-40'] },
  eyes: [[8, -19, 14, 0.86]],
  lips: ['80,32 60,42 34,40 14,32 6,22'],
  cheek: [-4, 18],
  mouth: [66, 42],
  details: (place) => [oval(place, 66, 6, 4, 3, 'ink', -20), oval(place, 78, 10, 3, 2.6, 'ink', 20), spot(place, '52,42! 60,41! 57,50~2 54,50~2', 'paper'), line(place, '48,0 56,16 50,30', 0.9, [0.4, 0.4], 1)],
} // prettier-ignore

const rhinoHead: HeadPlan = {
  skull: '-34,-20 -16,-36 8,-36 28,-22 48,-8 66,4 76,20 70,38 50,44 26,36 4,36 -20,30',
  melts: 12,
  ears: { far: ['-4,-30 4,-50 16,-56 18,-40 10,-28'], near: ['-28,-24 -34,-48 -20,-60 -10,-46 -12,-28', '-25,-32 -27,-46 -20,-52 -15,-42'] },
  eyes: [[15, -10, 14, 0.86]],
  nostrils: ['62,18 68,19 68,25 62,23'],
  lips: ['72,32 56,34 42,28'],
  mouth: [66, 36],
  over: (place) => [shape(place, '30,-22! 36,-34 48,-46! 50,-26 50,-10!'), shape(place, '54,-4! 62,-28 84,-52! 82,-18 76,12!', [line(place, '64,2 70,6 76,8', 0.8)])],
} // prettier-ignore

const bear: Build = { length: 104, height: 98, girth: [46, 47, 44], neck: [42, 36, 30], carriage: -18, fore: [48, 40, 8], foreRadii: [32, 22, 18, 18], hind: [46, 38, 14], hindRadii: [40, 26, 18, 18], foot: 'paw', footSize: 19, tail: [10, 11, 8], headSize: 112 } // prettier-ignore
const elephant: Build = { length: 110, height: 118, girth: [58, 62, 56], neck: [62, 42, 36], carriage: -30, fore: [54, 46, 8], foreRadii: [36, 25, 21, 22], hind: [54, 46, 10], hindRadii: [44, 28, 21, 22], foot: 'pad', footSize: 21, tail: [5, 4, 3, 3], headSize: 118, softness: 14 } // prettier-ignore
const hippo: Build = { length: 112, height: 82, girth: [54, 58, 52], neck: [50, 44, 38], carriage: -16, fore: [34, 28, 6], foreRadii: [30, 22, 19, 19], hind: [36, 28, 8], hindRadii: [38, 24, 19, 19], foot: 'pad', footSize: 19, tail: [5, 5, 3], headSize: 122, softness: 16 } // prettier-ignore

const BEAR_CHANGES = {
  all: { tail: '-8,-2 -12,0' },
  stand: { arch: 6, nearFore: { at: [84, 0], ankle: -100, toes: 0 }, farFore: { at: [36, -6], ankle: -78, toes: 0 }, nearHind: { at: [-84, 0], ankle: -76, toes: 0 }, farHind: { at: [-16, -6], ankle: -100, toes: 0 } },
  'look-up': { neck: -46 },
} as const // prettier-ignore
const ELEPHANT_CHANGES = { all: { tail: '-16,20 -20,50 -30,76' }, 'look-up': { tail: '-16,-6 -36,10 -44,36', neck: -36, head: -16, gaze: [0.3, -0.6] }, sit: { gaze: [0.3, -0.6], head: -10, tail: '-24,18 -52,26 -78,10' }, eat: { neck: 4, head: 6 }, drink: { neck: 4, head: 6 }, lie: { neck: -34 }, sleep: { neck: -22 }, swim: { neck: -40, head: -16, gaze: [0.3, -0.6] } } as const // prettier-ignore
const HEAVY_POSES = [
  'stand',
  'walk',
  'run',
  'sit',
  'lie',
  'sleep',
  'eat',
  'drink',
  'look-up',
  'swim',
] as const

const TRUNKED_POSES = [...HEAVY_POSES, 'hold-up'] as const

export const LARGE: Record<string, WalkerKind> = {
  bear: { build: bear, head: bearHead, poses: PAWED_POSES, changes: BEAR_CHANGES },
  'polar-bear': { build: { ...bear, neck: [56, 36, 26], headSize: 98 }, head: polarBearHead, poses: PAWED_POSES, changes: BEAR_CHANGES },
  panda: { build: { ...bear, headSize: 118 }, head: pandaHead, poses: PAWED_POSES, changes: BEAR_CHANGES, marks: ({ body, torso }) => { body.details.unshift(patch(flat, [beside(torso, 0.6, 1.6), beside(torso, 0.56, 0.5), beside(torso, 0.6, -0.4), beside(torso, 0.66, -1.8), beside(torso, 0.99, -2.4), beside(torso, 0.99, 2)])) } },
  elephant: { build: elephant, head: elephantHead, youngHead: withoutTusks(elephantHead), poses: TRUNKED_POSES, changes: ELEPHANT_CHANGES, marks: (rig) => addTuft(rig) },
  mammoth: { build: { ...elephant, girth: [54, 62, 64] }, head: mammothHead, youngHead: withoutTusks(mammothHead), poses: TRUNKED_POSES, changes: ELEPHANT_CHANGES, marks(rig) {
    const { body, torso } = rig
    const place = frame(beside(torso, 0.45, -0.2), directionAt(torso, 0.45))
    body.masses.push(outlineMass('-74,10 -70,50! -58,40 -50,62! -38,46 -28,68! -16,50 -6,70! 6,52 16,68! 26,48 38,62! 46,42 58,52! 60,10 0,-10', place, 4))
    body.details.push(...[[0.2, 0.5], [0.34, 0.1], [0.48, 0.5], [0.6, 0], [0.74, 0.4]].map(([share, up]) => { const [x, y] = beside(torso, share!, up!); return line(flat, [[x - 4, y - 12], [x + 2, y], [x - 4, y + 14]], 0.85, [0.3, 0.6], 1) }))
    addTuft(rig)
  } },
  hippo: { build: hippo, head: hippoHead, poses: HEAVY_POSES, changes: { all: { tail: '-8,8 -12,18' } } },
  rhino: { build: { ...hippo, height: 96, girth: [50, 52, 50], neck: [52, 42, 34], fore: [42, 34, 6], hind: [44, 34, 8], headSize: 112 }, head: rhinoHead, poses: HEAVY_POSES, changes: { all: { tail: '-14,10 -18,34' } }, marks: (rig) => { rig.body.details.push(line(flat, [beside(rig.torso, 0.22, 0.95), beside(rig.torso, 0.28, 0.2), beside(rig.torso, 0.24, -0.6)], 1, [0.2, 0.5]), line(flat, [beside(rig.torso, 0.72, 0.95), beside(rig.torso, 0.66, 0.2), beside(rig.torso, 0.7, -0.6)], 1, [0.2, 0.5])); addTuft(rig, 0.8) } },
} // prettier-ignore
