import { frame, type Frame } from '../../../geometry/vector.ts'
import { between } from '../../../geometry/random.ts'
import { ball, limb, oval, shape, spot, type Piece } from '../../engine/piece.ts'
import type { LayeredKind } from '../posed-animal.ts'
import { cloud } from '../walkers/coat.ts'
import { BIRD_POSES, PERCHED, poseBird, type Beak, type BirdBuild } from './bird-rig.ts'
import { quill } from './feathers.ts'

const SMALL_BEAK: Beak = { parts: ['40,-14 62,-6 78,4! 62,10 42,14'], gap: '36,3 58,2 80,4', tip: [74, 4] }
const BROAD_BEAK: Beak = {
  parts: ['34,-14 54,-10 72,0 74,8 58,14 36,16'],
  gap: '30,3 54,5 76,6',
  tip: [70, 6],
}
const STRONG_BEAK: Beak = { parts: ['38,-18 66,-14 92,0! 68,10 40,16'], gap: '34,2 60,0 94,0', tip: [88, 2] }
const LONG_BEAK: Beak = { parts: ['40,-12 90,-6 150,6! 90,10 42,14'], gap: '36,2 90,2 152,6', tip: [146, 6] }
const HOOKED_BEAK: Beak = { parts: ['34,-22 62,-24 82,-4 80,22! 70,10 52,8 36,10', '38,10 54,8 60,20 48,26 38,20'], tip: [78, 14] } // prettier-ignore
const BILL: Beak = {
  parts: ['34,-14 48,-8 64,-8 77,-3 80,7 69,15 52,19 36,15'],
  gap: '30,4 50,9 66,7 86,-1',
  tip: [74, 8],
}
const GULL_BEAK: Beak = {
  parts: ['38,-16 68,-12 92,-2 90,14! 82,8 62,13 40,16'],
  gap: '34,2 62,1 92,4',
  tip: [86, 10],
}
const RAPTOR_BEAK: Beak = {
  parts: ['32,-24 54,-27 76,-12 80,20! 67,9 52,9 36,12'],
  gap: '28,2 52,0 68,7',
  tip: [77, 16],
}
const TOUCAN_BEAK: Beak = { parts: ['34,-34 80,-44 128,-22 146,10 138,28! 124,12 84,8 36,14'], gap: '30,-4 84,-12 140,6', tip: [134, 20] } // prettier-ignore
const FLAMINGO_BEAK: Beak = { parts: ['38,-16 66,-12 84,8 80,34! 66,30 58,14 40,14'], gap: '36,0 60,2 78,20 82,36', tip: [78, 30] } // prettier-ignore
const PUFFIN_BEAK: Beak = { parts: ['32,-34 58,-26 80,0! 60,20 34,24'], gap: '30,-2 56,0 84,0', tip: [76, 2] }
const POUCH: Beak = { parts: ['40,-14 96,-10 150,2 156,12! 120,10 60,10 40,10', '40,8 90,12 150,12! 126,40 80,50 44,30'], tip: [146, 10] } // prettier-ignore

const FAN = [
  [-14, 44, 9],
  [4, 48, 9],
  [20, 42, 9],
] as const
const LONG_TAIL = [
  [-8, 76, 9],
  [4, 84, 9],
  [14, 70, 9],
] as const
const SHORT_TAIL = [
  [-10, 26, 10],
  [8, 28, 10],
] as const
const UP_TAIL = [
  [30, 34, 10],
  [16, 40, 10],
] as const

const song: BirdBuild = { body: [48, 34, 24], neck: [27, -52, 25], head: 33, beak: SMALL_BEAK, tail: LONG_TAIL.map(([angle, length, width]) => [angle, length * 0.8, width] as const), leg: 22, foot: 'claw', bodyPatches: ['1.2,-0.4 0.7,-0.1 0.5,0.4 0.1,1.3 1.4,1.3'] } // prettier-ignore
const duck: BirdBuild = { body: [60, 44, 14], neck: [48, -70, 23], head: 42, beak: BILL, tail: UP_TAIL, leg: 22, foot: 'web', collar: true, bodyPatches: ['1.3,-0.4 0.7,-0.2 0.45,0.4 0.4,1.3 1.4,1.3'], behindTail: curl } // prettier-ignore
const wader: BirdBuild = { body: [56, 37, 12], neck: [90, -72, 12], curve: -14, head: 30, beak: LONG_BEAK, tail: SHORT_TAIL, leg: 92, legWidth: 4.2, foot: 'claw', wing: 1.1 } // prettier-ignore
const hen: BirdBuild = { body: [54, 44, 16], neck: [46, -62, 24], head: 33, beak: SMALL_BEAK, tail: [[46, 62, 13], [30, 70, 13], [14, 66, 13]], leg: 34, foot: 'claw', bodyPatches: ['1.2,0 0.7,0.3 0.3,0.6 -0.1,1.3 1.3,1.3'], crest: comb } // prettier-ignore
const parrot: BirdBuild = { perches: true, body: [54, 36, 58], neck: [22, -58, 29], head: 38, beak: HOOKED_BEAK, tail: [[-6, 84, 13], [4, 98, 13], [13, 80, 13]], leg: 14, foot: 'claw', headPatches: ['2,-34 34,-38 60,-20 58,14 22,22 -2,6'], bodyPatches: ['1.3,0.2 0.5,0.1 -0.2,0.4 -0.6,1.3 1.3,1.3'], crest: plumes } // prettier-ignore
const eagle: BirdBuild = { usual: 'fly', body: [60, 38, 46], neck: [36, -54, 29], head: 40, beak: RAPTOR_BEAK, nod: 6, tail: [[-12, 56, 12], [0, 62, 12], [12, 56, 12]], leg: 26, legWidth: 6, foot: 'claw', wing: 1.5, collar: true } // prettier-ignore

function comb(head: Frame): Piece[] {
  return [
    shape(head, '-20,-36 -26,-62 -12,-74 -2,-60 6,-80 22,-72 24,-58 36,-74 48,-58 40,-32'),
    shape(head, '34,14 50,18 52,42 40,54 28,44 28,26'),
  ]
}
function plumes(head: Frame): Piece[] {
  return [quill(head, [-16, -34], [-62, -66], 11, 4), quill(head, [-4, -38], [-36, -92], 11, 4)]
}
/** Ruffled feathers at the back of a raven's head. */
function ruffled(head: Frame): Piece[] {
  return [shape(head, '4,-42! -14,-62! -20,-46! -42,-56! -40,-36! -60,-34! -44,-16! -54,-2! -20,6!')]
}
/** The curled feather above a duck's tail. */
function curl(body: Frame): Piece[] {
  return [limb(body, '-50,-12 -66,-24 -68,-40 -58,-44', [10, 8, 6, 3])]
}
/** Feathers of a swan's wings, raised above the back. */
function raisedWings(body: Frame): Piece[] {
  return [[-92, -44], [-78, -66], [-54, -80], [-26, -84]].map(([x, y]) => quill(body, [8, -4], [x!, y!], 19, 5)) // prettier-ignore
}
/** Down around a bare neck. */
function ruff(body: Frame): Piece[] {
  return [shape(body, cloud([38, -26], 30, 26, 9, 0.24))]
}
function crown(head: Frame): Piece[] {
  return [-24, 0, 24].map((lean) => ({
    ...shape(head, [[-3, -40], [lean * 0.8 - 3, -78], [lean * 0.8 + 3, -78], [3, -40]]),
    masses: [...shape(head, [[-3, -40], [lean * 0.8 - 2, -78], [lean * 0.8 + 2, -78], [3, -40]]).masses, ball(head, lean * 0.85, -86, 10, 10, 0, 1)],
  })) // prettier-ignore
}

/** A peacock's wheel. */
function wheel(body: Frame): Piece[] {
  const rings = [[150, 11, 25], [112, 9, 22]] as const // prettier-ignore
  return rings.flatMap(([length, count, width]) =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((168 + (i / (count - 1)) * 150) * Math.PI) / 180
      const [x, y] = [Math.cos(angle) * length - 20, Math.sin(angle) * length]
      const feather = quill(body, [-20, 0], [x, y], width)
      const [eyeX, eyeY] = [-20 + (x + 20) * 0.84, y * 0.84]
      return { ...feather, details: [oval(body, eyeX, eyeY, 11, 11, 'paper'), oval(body, eyeX, eyeY, 5, 5)] }
    }),
  )
}

const FLAME = '-10,-6 30,-20 62,-14 80,-30! 82,-12 106,-16! 90,8 60,15 30,12 -10,6'
/** Direction and length of the flames of a phoenix; the longest is in the middle. */
const FLAMES = [[150, 1.1], [226, 1], [166, 1.35], [208, 1.4], [188, 1.6]] as const // prettier-ignore

const flames = (body: Frame): Piece[] =>
  FLAMES.map(([degrees, size]) => {
    const place = frame(body([-30, 4]), degrees, size)
    return shape(place, FLAME, [spot(place, '30,-4 50,-8 72,-5 84,-6! 70,6 46,7', 'paper')])
  })

const FLIGHTLESS = ['chicken', 'rooster', 'turkey', 'ostrich', 'kiwi-bird', 'duckling', 'pheasant']

const BUILDS: Record<string, BirdBuild> = {
  bird: song,
  robin: { ...song, body: [44, 38, 28], tail: FAN, bodyPatches: ['1.4,-0.9 0.5,-0.6 0.3,0.1 0.5,0.7 1.4,0.9'] },
  sparrow: { ...song, tail: FAN, headPatches: ['-60,-20 -20,-14 10,-20 40,-24 30,-60 -30,-70'] },
  // Slim, with a raised tail and a ring around the eye.
  blackbird: { ...song, body: [48, 32, 30], beak: { parts: ['40,-10 66,-5 88,4! 66,9 42,12'], gap: '36,2 62,2 90,4', tip: [84, 4] }, tail: LONG_TAIL.map(([angle, length, width]) => [angle + 26, length * 0.95, width] as const), leg: 30, headPatches: ['-9,-9 1,-31 23,-35 38,-20 38,0 24,16 4,14'], bodyPatches: undefined },
  raven: { ...song, body: [60, 40, 20], neck: [36, -56, 28], beak: { parts: ['32,-24 62,-24 88,-10 92,10! 80,8 66,16 36,18'], tip: [86, 6], gap: '28,2 58,0 80,8' }, head: 36, tail: [[-12, 62, 11], [-2, 70, 11], [8, 70, 11], [18, 60, 11]], crest: ruffled, bodyPatches: ['1.3,-0.6! 0.84,-0.4! 0.8,-0.02! 0.56,0.06! 0.46,0.44! 0.2,0.5! 0.1,0.84! -0.2,1.3! 1.4,1.3!'], leg: 32, legWidth: 5 },
  dove: { ...song, body: [56, 41, 28], neck: [34, -58, 19], head: 22, beak: { parts: ['40,-10 56,-8 70,6! 56,12 40,12'], gap: '34,2 52,2 72,6', tip: [66, 4] }, tail: [[-22, 58, 13], [-6, 64, 13], [10, 60, 13]], collar: true },
  canary: { ...song, body: [44, 30, 34], tail: FAN },
  seagull: { ...song, usual: 'fly', body: [62, 32, 6], neck: [32, -52, 20], head: 26, beak: GULL_BEAK, tail: [[18, 62, 7], [6, 70, 7], [-8, 50, 8]], foot: 'web', wing: 1.5, leg: 34, bodyPatches: ['1.3,-0.4 0.7,-0.2 0.45,0.4 0.4,1.3 1.4,1.3'] },
  chicken: hen,
  rooster: { ...hen, body: [52, 42, 26], neck: [54, -66, 24], leg: 40, tail: [[80, 92, 12], [64, 112, 13], [48, 114, 13], [32, 100, 13], [16, 78, 12]], collar: true },
  turkey: { ...hen, body: [58, 48, 18], neck: [56, -62, 18], head: 32, tail: [], crest: (head) => [shape(head, '30,8 46,14 48,52 38,72 28,52 26,22')], behindTail: (body) => Array.from({ length: 9 }, (_, i) => { const angle = ((160 + i * 17) * Math.PI) / 180; return quill(body, [-24, 0], [-24 + Math.cos(angle) * 112, Math.sin(angle) * 112], 20, 0, { vein: true }) }) },
  duck,
  duckling: { ...duck, body: [40, 34, 12], neck: [36, -66, 20], head: 34, beak: { parts: ['40,-10 58,-6 74,2 78,10 62,15 48,15 38,10'], gap: '34,5 56,4 82,7', tip: [74, 6] }, crest: (head) => [quill(head, [0, -40], [-14, -66], 6, 3), quill(head, [4, -40], [8, -70], 6, 3)], collar: false, tail: SHORT_TAIL, leg: 18, bodyPatches: undefined, behindTail: undefined },
  goose: { ...duck, body: [70, 45, 12], neck: [98, -80, 16], curve: 6, head: 33, beak: { ...BILL, parts: ['34,-20 56,-14 76,-2 80,10 66,17 48,18 34,14'] }, bodyPatches: ['1.3,-0.2 0.7,0.1 0.3,0.5 -0.1,1.3 1.4,1.3'], behindTail: undefined, leg: 28 },
  swan: { ...duck, body: [76, 42, 10], neck: [124, -74, 13], curve: -34, head: 31, nod: 18, collar: false, bodyPatches: undefined, tail: UP_TAIL, headPatches: ['26,-20 44,-22 60,-10 50,14 34,10'], behindTail: raisedWings, usual: 'swim' },
  flamingo: { ...wader, neck: [104, -76, 11], curve: -30, head: 35, nod: 14, beak: FLAMINGO_BEAK, leg: 112, foot: 'web', tail: UP_TAIL, oneLegged: true },
  stork: { ...wader, head: 32, oneLegged: true },
  heron: { ...wader, crest: (head) => [quill(head, [-20, -24], [-92, -8], 8, 4)] },
  ostrich: { ...wader, body: [64, 50, 8], neck: [112, -78, 12], curve: -8, head: 34, beak: BROAD_BEAK, crest: (head) => [[-26, -74], [-2, -82], [20, -72]].map(([x, y]) => quill(head, [0, -38], [x!, y!], 6, 3)), leg: 98, legWidth: 6, tail: [[38, 44, 17], [20, 50, 17], [2, 50, 17], [-14, 44, 17]], collar: true },
  pelican: { ...duck, neck: [72, -66, 16], head: 33, nod: 12, beak: POUCH, bodyPatches: undefined, behindTail: undefined, collar: false },
  parrot,
  cockatoo: { ...parrot, headPatches: undefined, tail: [[-6, 70, 12], [6, 74, 12]], crest: (head) => [[-60, -60], [-40, -86], [-12, -98]].map(([x, y]) => quill(head, [-4, -34], [x!, y!], 11, 5)) },
  budgie: { ...parrot, body: [48, 27, 62], head: 30, crest: undefined, headPatches: ['60,-10 20,-12 -20,-10 -24,30 30,60'] },
  toucan: { ...parrot, beak: TOUCAN_BEAK, crest: undefined, tail: [[-4, 70, 12], [8, 66, 12]], headPatches: ['60,-20 20,-34 -10,-10 -14,30 6,64 70,60'] },
  eagle,
  falcon: { ...eagle, perches: true, body: [58, 32, 56], head: 30, nod: 0, beak: { parts: ['34,-24 58,-22 74,-4 72,18! 60,8 48,10 36,12'], tip: [70, 12] }, tail: LONG_TAIL, collar: false, headPatches: ['2,12 20,2 30,14 22,44 8,40'], bodyPatches: ['1.3,-0.2 0.6,-0.1 0.2,0.5 -0.2,1.3 1.3,1.3'] },
  puffin: { ...song, body: [50, 36, 60], head: 33, beak: PUFFIN_BEAK, tail: SHORT_TAIL, foot: 'web', headPatches: ['60,-34 20,-34 -12,-8 0,32 40,40'], bodyPatches: ['1.3,0 0.4,0 -0.4,0.5 -0.8,1.3 1.3,1.3'] },
  peacock: { ...hen, body: [52, 38, 26], neck: [70, -68, 15], head: 31, tail: [], crest: crown, leg: 44, behindTail: wheel, bodyPatches: undefined },
  'blue-tit': { ...song, body: [42, 37, 28], tail: FAN, headPatches: ['-60,-22 -20,-16 10,-22 40,-26 30,-60 -30,-70', '60,-4 20,-2 -40,6 -30,30 30,40'] },
  cuckoo: { ...song, body: [56, 31, 16], tail: LONG_TAIL, bodyPatches: undefined, headPatches: ['60,20 10,30 -40,44 -20,90 80,80'] },
  magpie: { ...song, body: [50, 35, 24], tail: LONG_TAIL.map(([angle, length, width]) => [angle, length * 1.2, width] as const), collar: true },
  swallow: { ...song, usual: 'fly', body: [50, 30, 18], tail: [[-14, 84, 7], [16, 84, 7]], wing: 1.3 },
  kingfisher: { ...song, body: [44, 36, 36], head: 33, beak: LONG_BEAK, tail: SHORT_TAIL, crest: (head) => [[-40, -62], [-18, -74]].map(([x, y]) => quill(head, [-8, -34], [x!, y!], 11, 5)) },
  hummingbird: { ...song, usual: 'fly', body: [38, 26, 40], head: 27, beak: { parts: ['38,-9 90,-4 164,6! 90,8 40,11'], gap: '36,1 90,2 166,6', tip: [160, 6] }, tail: FAN, leg: 12, wing: 1.3 },
  'kiwi-bird': { ...song, body: [54, 46, 12], neck: [40, -58, 24], head: 26, beak: { ...LONG_BEAK, parts: ['40,-12 86,0 130,26! 84,14 42,14'], gap: '36,2 86,7 132,28', tip: [126, 24] }, tail: [], leg: 30, bodyPatches: undefined },
  pheasant: { ...hen, tail: [[7, 176, 9], [9, 200, 8], [14, 140, 9]], crest: undefined, collar: true, body: [56, 38, 18] },
  'crane-bird': { ...wader, head: 30, beak: { ...LONG_BEAK, parts: ['40,-12 76,-6 112,4! 76,9 42,13'], gap: '36,2 76,2 114,4', tip: [108, 4] }, tail: [[24, 44, 14], [6, 48, 14], [-10, 44, 14]], headPatches: ['-40,-20 0,-26 40,-24 30,-60 -40,-60'] },
  vulture: { ...eagle, usual: undefined, body: [60, 42, 44], neck: [56, -18, 12], curve: -10, nod: 12, head: 25, collar: false, behindTail: ruff },
  archaeopteryx: { ...song, body: [52, 32, 40], beak: { parts: ['36,-20 66,-14 88,-2 84,14 60,18 36,18'], gap: '32,4 60,6 90,4', tip: [84, 6] }, tail: [[-12, 84, 10], [-4, 104, 10], [4, 116, 10], [12, 100, 10], [20, 80, 10]], crest: (head) => [quill(head, [-16, -30], [-62, -44], 9, 4)], leg: 28, usual: 'cheer' },
  phoenix: { ...eagle, neck: [44, -56, 22], tail: [], behindTail: flames, crest: (head) => [[-70, -50], [-52, -82], [-22, -98]].map(([x, y]) => quill(head, [-6, -34], [x!, y!], 11, 6)), bodyPatches: ['1.3,-0.2 0.6,-0.1 0.2,0.5 -0.2,1.3 1.3,1.3'] },
  woodpecker: { ...song, body: [52, 30, 62], beak: { ...STRONG_BEAK, parts: ['38,-14 76,-8 116,2! 76,8 40,12'], tip: [112, 2], gap: '34,0 70,0 118,2' }, tail: FAN, crest: (head) => [shape(head, '30,-38 6,-58 -34,-62! -30,-40 -44,-24 0,-20')] },
} // prettier-ignore

/** Marks on the body that a wish asks for, in half axes of the body. */
const STRIPES = [-0.7, -0.3, 0.1, 0.5].map(
  (x) => `${x},-1.4 ${x + 0.14},-1.4 ${x + 0.1},0 ${x + 0.14},1.4 ${x},1.4 ${x - 0.04},0`,
)
const DOTS = [[-0.5, -0.55], [-0.1, -0.72], [0.3, -0.5], [0.55, 0.3], [0.2, 0.68], [-0.2, 0.72], [-0.55, 0.45]].map(([x, y]) => `${x! - 0.1},${y} ${x},${y! - 0.14} ${x! + 0.1},${y} ${x},${y! + 0.14}`) // prettier-ignore

const marksOf = (looks: readonly string[]): readonly string[] =>
  looks.includes('striped') ? STRIPES : looks.includes('spotted') || looks.includes('dotted') ? DOTS : []

/** The first pose is the usual one: a swan on the water, an eagle in the air. */
const posesOf = (id: string, { usual }: BirdBuild): readonly string[] => [
  ...(usual ? [usual] : []),
  ...BIRD_POSES.filter((pose) => !(pose === 'fly' && FLIGHTLESS.includes(id))),
]

/** Birds that are drawn as layers. */
export const layeredBirds: LayeredKind[] = Object.entries(BUILDS).map(([id, build]) => ({
  id,
  poses: [...posesOf(id, build), ...(build.perches ? [PERCHED] : [])],
  ...(build.perches && { alone: [PERCHED, PERCHED, 'fly'] }),
  looks: ['striped', 'spotted', 'dotted', 'winged', 'flying'],
  draw: ({ pose, face, baby, looks, next }) =>
    poseBird(
      {
        ...build,
        bodyPatches: [...(build.bodyPatches ?? []), ...marksOf(looks)],
        neck: [
          build.neck[0] * between(next, 0.95, 1.05),
          build.neck[1] + between(next, -3, 3),
          build.neck[2],
        ],
      },
      looks.includes('winged') && pose === 'stand' ? 'cheer' : pose,
      face,
      baby,
    ),
}))
