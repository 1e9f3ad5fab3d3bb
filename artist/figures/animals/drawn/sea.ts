import type { SplineKnot } from '../../../geometry/spline.ts'
import { frame, type Frame } from '../../../geometry/vector.ts'
import { brow, cheek, eye, lips, type Expression } from '../../engine/face.ts'
import { flesh, mirroredKnots, onFlesh } from '../../engine/mass.ts'
import { ball, bothSides, flat, limb, line, oval, patch, seam, shape, spot, symmetric, type Piece, type PieceDetail } from '../../engine/piece.ts' // prettier-ignore
import { scallops } from '../birds/feathers.ts'
import { bands } from '../walkers/coat.ts'
import { LEAP, SWIM, within, type DrawnKind } from './drawn-kind.ts'

/** A fish: body outline, fins and what is on its flanks. */
interface FishPlan {
  body: string
  fins: readonly string[]
  tail: string
  marks?: readonly string[]
  scales?: boolean
  dots?: boolean
  teeth?: boolean
}

const fish = ({ body, fins, tail, marks = [], scales, dots, teeth }: FishPlan): DrawnKind => ({
  poses: SWIM,
  turn: LEAP,
  head: [54, -4, 34],
  mouth: [86, 10],
  back: [0, -44],
  draw: (place, face) => [
    shape(place, tail, [seam(place, '-62,0 -96,-18 -130,-40'), seam(place, '-62,4 -96,20 -130,40'), seam(place, '-62,2 -100,2')]),
    ...fins.map((fin) => shape(place, fin)),
    shape(place, body, [
      seam(place, '34,-60 22,-20 24,20 38,60'),
      ...marks.map((mark) => seam(place, mark)),
      ...(scales ? [scallops(place, [-64, -24], [22, -24], 5, 10), scallops(place, [-74, -4], [22, -4], 6, 10), scallops(place, [-64, 16], [22, 16], 5, 10), ...[-34, -14, 6, 26].map((y, i) => ({ ...scallops(place, [i % 2 ? -74 : -66, y], [22, y], i % 2 ? 6 : 5, 10), level: 2 as const }))] : []),
      ...(dots ? [[-40, -10], [-18, -18], [6, -16], [-22, 8], [2, 10]].map(([x, y]) => oval(place, x!, y!, 5, 4.4, 'paper')) : []),
      ...(teeth ? [72, 80, 64].map((x) => spot(place, [[x - 4, 15, 0], [x + 4, 15, 0], [x, 24, 0]], 'paper')) : []),
      ...eye(place, 56, -10, 14, face, 0.9),
      lips(place, '88,8 78,16 66,14', face, [0, 0.4]),
      cheek(place, 44, 14, 7),
    ]),
    shape(place, '10,8 -10,4 -30,16 -26,30 -6,28 10,20', [line(place, '4,14 -12,16 -20,22', 0.8, [0.3, 0.5], 1)]),
  ],
}) // prettier-ignore

const ROUND_FISH = '88,6 70,-30 34,-48 -10,-44 -50,-22 -72,-6 -72,10 -50,28 -10,46 34,46 70,32'
const TAIL = '-62,0 -94,-34 -122,-48! -112,-20 -106,2~2 -112,24 -122,50! -92,34'
const FIN_UP = '24,-40 -2,-78 -44,-72! -38,-52 -46,-24'
const FIN_DOWN = '10,42 -6,66 -34,66! -28,46 -34,30'

const LONG_FISH = '96,6 72,-22 30,-34 -20,-30 -62,-14 -80,-4 -80,8 -60,18 -20,34 30,36 72,26'
const FISH: Record<string, DrawnKind> = {
  fish: fish({ body: ROUND_FISH, fins: [FIN_UP, FIN_DOWN], tail: TAIL, scales: true }),
  goldfish: fish({ body: ROUND_FISH, fins: [FIN_UP, FIN_DOWN], tail: '-58,0 -90,-46 -140,-62! -122,-26 -132,2 -118,28 -136,66! -88,46', scales: true }),
  clownfish: fish({ body: ROUND_FISH, fins: [FIN_UP, FIN_DOWN], tail: TAIL, marks: ['14,-60 4,-20 6,20 18,60', '-24,-60 -34,-20 -32,20 -22,60', '-42,-50 -52,-10 -50,10 -42,40'] }),
  koi: fish({ body: '92,6 72,-24 34,-36 -14,-34 -58,-16 -78,-4 -78,8 -56,22 -14,38 34,38 72,28', fins: ['20,-30 -6,-58 -40,-54! -36,-38 -40,-20', FIN_DOWN], tail: TAIL, marks: ['20,-60 4,-26 -20,-20 -34,-44', '8,60 -10,20 -40,22 -54,50'] }),
  salmon: fish({ body: LONG_FISH, fins: ['16,-30 -6,-56 -30,-50! -28,-34', '0,32 -12,54 -32,50! -26,32'], tail: TAIL, marks: ['22,-4 -30,-2 -80,2'] }),
  'april-fish': fish({ body: ROUND_FISH, fins: [FIN_UP, FIN_DOWN], tail: TAIL, scales: true }),
  trout: fish({ body: LONG_FISH, fins: ['16,-30 -6,-56 -30,-50! -28,-34', '0,32 -12,54 -32,50! -26,32'], tail: TAIL, dots: true }),
  tuna: fish({ body: LONG_FISH, fins: ['14,-28! -14,-70! -22,-28!', '6,30! -22,66! -30,26!'], tail: '-64,-4! -92,-18 -122,-56! -104,0 -122,56! -92,20 -64,6!', marks: ['22,-2 -30,0 -80,2'] }),
  swordfish: fish({ body: '178,0! 94,-6! 72,-20 30,-34 -20,-30 -62,-14 -80,-4 -80,8 -60,18 -20,34 30,34 72,22 94,8!', fins: ['24,-28! -6,-86! -44,-24!'], tail: '-64,-4! -92,-18 -122,-56! -104,0 -122,56! -92,20 -64,6!', marks: ['22,4 -30,6 -80,2'] }),
  'flying-fish': fish({ body: LONG_FISH, fins: ['20,-20 -30,-104 -62,-96! -40,-30', FIN_DOWN], tail: TAIL, marks: ['22,-2 -30,0 -80,2'] }),
  piranha: fish({ body: '90,14 74,-32 34,-56 -12,-50 -50,-24 -70,-6 -70,10 -50,30 -10,52 34,54 72,40', fins: [FIN_UP, FIN_DOWN], tail: TAIL, teeth: true }),
  angelfish: fish({ body: '84,4 62,-30 26,-50 -12,-46 -44,-22 -60,-6 -60,10 -44,28 -12,50 26,52 62,34', fins: ['24,-44 -10,-110! -46,-104! -34,-50 -40,-24', '20,46 -10,108! -44,104! -30,48 -36,30'], tail: TAIL, marks: ['6,-60 -4,-20 -2,20 8,60', '-24,-60 -34,-20 -32,20 -22,60'] }),
} // prettier-ignore

const OCTOPUS_ARM = { raised: '34,30 84,18 112,-18 96,-48 74,-36', waving: '34,30 86,24 122,-4 134,-38 118,-58', drumming: '34,30 78,34 96,6 84,-22 70,-34' } // prettier-ignore

/** A drum that stands in front of an octopus. */
const drum = (place: Frame): Piece =>
  shape(place, '-50,70 -46,60 0,52 46,60 50,70 46,112~2 0,122 -46,112~2', [
    seam(place, '-54,70 -30,80 0,82 30,80 54,70'),
    seam(place, '-54,102 -26,112 0,114 26,112 54,102'),
    line(place, '-44,76 -22,108 0,82 22,108 44,76', 0.9, [0, 0]),
  ])

/** A drumstick in the end of an arm, down to a drum in front of the body. */
const drumstick = (side: Frame): Piece[] => [
  limb(side, [[70, -34], [44, 40], [34, 62]], [3.4, 3.2, 3]), // prettier-ignore
  { masses: [ball(side, 33, 66, 6)], details: [] },
]

function drawOctopus(place: Frame, face: Expression, pose: string): Piece[] {
  const isDrumming = pose === 'drum'
  const arm = (side: Frame, sign: 1 | -1, joints: string, radii: readonly number[]): Piece => {
    const bone = flesh(joints, radii, 3, side)
    const suckers = [0.42, 0.54, 0.66, 0.78, 0.9].flatMap((share) => {
      const { at, side: normal, radius } = onFlesh(bone, share)
      if (radius < 5) return []
      const off = -radius * 0.35 * sign
      return [{ ...oval(flat, at[0] + normal[0] * off, at[1] + normal[1] * off, radius * 0.38, radius * 0.38, 'paper'), level: 1 as const }]
    })
    return { masses: [bone], details: suckers }
  } // prettier-ignore
  return [
    ...bothSides(place, (side, sign) => [
      arm(side, sign, isDrumming ? OCTOPUS_ARM.drumming : sign > 0 ? OCTOPUS_ARM.raised : OCTOPUS_ARM.waving, [18, 14, 11, 7, 5]),
      arm(side, sign, '36,44 90,50 132,42 144,14 124,6', [18, 15, 11, 7, 4]),
    ]),
    ...bothSides(place, (side, sign) => [
      arm(side, sign, '28,50 70,76 112,84 132,68 116,54', [18, 15, 12, 7, 4]),
      arm(side, sign, '12,50 28,82 48,102 76,104 78,90', [18, 15, 12, 8, 5]),
    ]),
    symmetric(place, '0,-96 46,-84 66,-42 56,-4 48,28 34,54 0,60', [
      ...eye(place, -22, -10, 17, face, 0.86),
      ...eye(place, 22, -10, 17, face, 0.86),
      brow(place, -24, -36, 8, -1, face),
      brow(place, 24, -36, 8, 1, face),
      lips(place, '-16,20 0,30 16,20', face),
      ...[-40, 40].map((x) => cheek(place, x, 12)),
      oval(place, -30, -64, 9, 7, 'paper', -30),
      oval(place, -8, -78, 6, 5, 'paper'),
      oval(place, 30, -60, 8, 10, 'paper'),
    ]),
    ...(isDrumming ? [drum(place), ...bothSides(place, drumstick)] : []),
  ] // prettier-ignore
}

function drawSeahorse(place: Frame, face: Expression): Piece[] {
  const body = flesh('20,-176 2,-132 12,-90 -8,-44 -24,-10 4,14 26,-2 12,-14', [25, 24, 37, 24, 13, 9, 6.5, 4], 3, place)
  return [
    shape(place, '-18,-120 -52,-132 -58,-108! -50,-100 -56,-86! -44,-80 -46,-66! -20,-74', [seam(place, '-60,-110 -38,-104 -14,-104'), seam(place, '-60,-86 -36,-88 -14,-90')]),
    shape(place, '-2,-190 -16,-206! 0,-206~2 4,-224! 16,-210~2 28,-224! 34,-204'),
    {
      masses: [body, ball(place, 22, -182, 29, 26, 0, 8), flesh('36,-178 64,-166 80,-160', [15, 9, 9.5], 8, place)],
      details: [
        patch(place, '40,-150 14,-140 22,-108 18,-74 -2,-44 -8,-20 40,-30 70,-90'),
        ...[[-132, 0], [-114, 2], [-96, 2], [-78, 0], [-60, -8]].map(([y, x]) => seam(place, [[12 + x!, y!], [30 + x!, y! + 4], [60, y! - 2]])),
        ...bands(body, [0.66, 0.75, 0.83], 0.2),
        ...eye(place, 24, -186, 12, face, 0.86),
        brow(place, 24, -205, 7, -1, face),
        cheek(place, 14, -166, 5.5),
        line(place, '86,-158 80,-155 74,-157', 1.1),
      ],
    },
    shape(place, '-2,-102 -22,-110 -34,-96 -28,-78 -10,-80', [line(place, '-8,-98 -20,-98 -27,-96', 0.8), line(place, '-8,-90 -18,-88 -25,-86', 0.8)]),
  ]
} // prettier-ignore

function drawTurtle(place: Frame, face: Expression): Piece[] {
  const tilted = within(place, frame([0, 0], -12))
  const spots = (list: readonly (readonly [number, number, number])[]): PieceDetail[] => list.map(([x, y, r]) => ({ ...oval(tilted, x, y, r, r * 0.8, 'paper'), level: 1 as const })) // prettier-ignore
  const rim = Array.from({ length: 14 }, (_, i) => {
    const angle = ((i / 14) * 360 + 8) * (Math.PI / 180)
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
    return seam(tilted, [[cosine * 65.5, sine * 45.5 - 5], [cosine * 96, sine * 72 - 5]], undefined, 1) // prettier-ignore
  })
  const plates = [[-24, -5, -66, -4], [24, -5, 66, -4], [-12, -25, -26, -48], [12, -25, 26, -48], [-12, 15, -26, 40], [12, 15, 26, 40]].map(([a, b, c, d]) => seam(tilted, [[a!, b!], [c!, d!]], undefined, 1)) // prettier-ignore
  const ring = Array.from({ length: 12 }, (_, i): SplineKnot => [
    Math.cos((i * Math.PI) / 6) * 65,
    Math.sin((i * Math.PI) / 6) * 45 - 5,
  ])
  return [
    shape(tilted, '-60,30 -96,44 -122,70 -112,80 -80,72 -48,52', spots([[-92, 60, 7], [-72, 54, 5]])),
    shape(tilted, '40,-50 58,-88 46,-128 32,-140 22,-120 18,-84 14,-52', spots([[40, -92, 7], [38, -116, 5], [32, -74, 5]])),
    shape(tilted, '-64,-26 -98,-40 -124,-38 -122,-26 -96,-14 -66,-6'),
    shape(tilted, '70,-22 96,-36 124,-38 142,-22 142,0 126,14 98,16 72,18', [...eye(tilted, 118, -16, 10.5, face, 0.85), lips(tilted, '140,2 128,6 116,2', face, [0, 0.4]), ...spots([[98, -26, 5], [94, -12, 4], [100, 4, 4.5]])]),
    shape(tilted, '0,-66 50,-52 82,-8 68,30 20,56 -30,54 -72,26 -82,-8 -50,-52', [...rim, spot(tilted, ring, 'paper'), ...plates, spot(tilted, '-24,-5! -12,-25! 12,-25! 24,-5! 12,15! -12,15!', 'paper')]),
    shape(tilted, '34,34 62,30 74,62 70,104 56,130! 38,112 26,84 20,52', spots([[54, 66, 8], [50, 90, 6], [42, 60, 5], [58, 108, 4.5]])),
  ] // prettier-ignore
}

function drawCrab(place: Frame, face: Expression, pose: string): Piece[] {
  const claw = (side: Frame, degrees: number): Piece[] => {
    const hand = within(side, frame([112, -118], degrees))
    return [
      limb(side, '58,-58 88,-66 106,-96', [11, 11, 10]),
      shape(hand, '-14,16 -26,-8 -20,-36 -2,-54! 4,-34 2,-20! 14,-30 28,-38! 30,-14 20,10 4,20', [seam(hand, '-18,8 0,12 18,8')]),
    ]
  }
  return [
    ...bothSides(place, (side) => ['56,-40 92,-48 116,-26', '52,-30 86,-30 104,-4', '44,-22 70,-14 80,6'].map((leg) => limb(side, leg, [9, 7.5, 2]))),
    ...bothSides(place, (side, sign) => claw(side, pose === 'wave' && sign > 0 ? 24 : 8)),
    ...bothSides(place, (side) => [limb(side, '22,-80 24,-104 26,-114', [6, 5.5, 6])]),
    symmetric(place, '0,-88 40,-86 72,-66 76,-44 56,-16 0,-6', [
      patch(place, mirroredKnots('0,-30 30,-34 52,-24 40,0 0,4')),
      seam(place, '-16,-36 -18,-16 -14,0'),
      seam(place, '16,-36 18,-16 14,0'),
      lips(place, '-18,-56 0,-46 18,-56', face),
      ...[-42, 42].map((x) => cheek(place, x, -58)),
      oval(place, 0, -76, 7, 4.5, 'paper'),
    ]),
    ...bothSides(place, (side, sign) => [{ masses: [ball(side, 27, -122, 15, 16)], details: eye(side, 27, -122, 13.5, { ...face, gaze: [face.gaze[0] * sign, face.gaze[1]] }, 0.9) }]),
  ]
} // prettier-ignore

export const SEA: Record<string, DrawnKind> = {
  ...FISH,
  octopus: { poses: ['swim', 'wave', 'drum', 'hold'], hands: { front: [0, 40], side: [96, -40] }, head: [0, -20, 56], mouth: [0, 24], facing: 'front', gaze: [0.1, 0.1], draw: drawOctopus },
  kraken: { poses: ['swim', 'wave'], head: [0, -20, 56], mouth: [0, 24], facing: 'front', gaze: [0.1, 0.1], draw: drawOctopus },
  seahorse: { poses: ['swim', 'stand'], head: [24, -184, 30], mouth: [84, -158], draw: drawSeahorse },
  'sea-turtle': { poses: ['swim'], head: [112, -36, 26], mouth: [134, -26], back: [0, -60], draw: drawTurtle },
  crab: { poses: ['stand', 'wave', 'walk'], head: [0, -90, 50], mouth: [0, -48], facing: 'front', gaze: [0.1, -0.1], draw: drawCrab },
} // prettier-ignore
