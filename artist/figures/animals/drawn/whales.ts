import { frame, type Frame } from '../../../geometry/vector.ts'
import { brow, cheek, eye, lips, type Expression } from '../../engine/face.ts'
import { flesh, outlineMass } from '../../engine/mass.ts'
import { line, oval, patch, seam, shape, spot, type Piece, type PieceDetail } from '../../engine/piece.ts'
import { LEAP, SWIM, within, type DrawnKind } from './drawn-kind.ts'

const FLUKE = '-14,-4 4,-16 18,-52! 36,-30 32,-6 26,0! 32,6 36,30 18,52! 4,16 -14,4'

/** What makes whales and dolphins different. */
interface Cetacean {
  spine: string
  radii: readonly number[]
  fluke: readonly [x: number, y: number, degrees: number, size: number]
  snout?: readonly [string, readonly number[]]
  fin?: string
  flipper: string
  belly?: string
  mouth: string
  eye: readonly [x: number, y: number, r: number]
  head: DrawnKind['head']
  lips: DrawnKind['mouth']
  more?(place: Frame, face: Expression): { behind?: Piece[]; details?: PieceDetail[]; over?: Piece[] }
}

const cetacean = (plan: Cetacean): DrawnKind => ({
  poses: SWIM,
  turn: LEAP,
  head: plan.head,
  mouth: plan.lips,
  back: [-10, -Math.max(...plan.radii) * 0.9],
  draw(place, face) {
    const [x, y, r] = plan.eye
    const [flukeX, flukeY, degrees, size] = plan.fluke
    const more = plan.more?.(place, face) ?? {}
    return [
      ...(more.behind ?? []),
      {
        masses: [
          flesh(plan.spine, plan.radii, undefined, place),
          ...(plan.snout ? [flesh(plan.snout[0], plan.snout[1], 10, place)] : []),
          ...(plan.fin ? [outlineMass(plan.fin, place, 8)] : []),
          outlineMass(FLUKE, within(place, frame([flukeX, flukeY], degrees, size)), 5),
        ],
        details: [
          ...(plan.belly ? [patch(place, plan.belly, undefined, 'belly')] : []),
          ...(more.details ?? []),
          ...eye(place, x, y, r, face, 0.86),
          brow(place, x - 1, y - r * 1.7, r * 0.6, -1, face),
          lips(place, plan.mouth, face, [0, 0.4]),
          cheek(place, x - 12, y + r * 1.9, r * 0.55),
        ],
      },
      shape(place, plan.flipper),
      ...(more.over ?? []),
    ]
  },
})

const dolphin: Cetacean = {
  spine: '-118,26 -80,-4 -20,-20 52,-14 98,10',
  radii: [10, 26, 44, 46, 42],
  fluke: [-124, 32, 150, 0.98],
  snout: ['104,14 128,26 146,30', [20, 12, 9]],
  fin: '6,-50 -30,-78 -56,-90! -48,-56 -44,-22',
  flipper: '40,12 34,46 6,70! 0,44 16,10',
  belly: '152,42 128,34 104,32 76,20 20,8 -38,2 -84,16 -120,40 -60,70 60,70 130,70',
  mouth: '150,32 132,35 112,34 94,22',
  eye: [96, -6, 17],
  head: [92, 4, 42],
  lips: [142, 38],
}
const orca: Cetacean = {
  ...dolphin,
  spine: '-122,20 -80,-2 -16,-12 56,-8 104,6',
  radii: [10, 28, 48, 46, 30],
  fluke: [-130, 26, 152, 1.1],
  snout: undefined,
  fin: '10,-54 -4,-96 -14,-122! -30,-92 -36,-48',
  flipper: '34,20 36,54 14,80! -4,60 6,20',
  belly: '150,24 110,24 70,26 20,18 -30,22 -70,30 -40,80 60,80 140,70',
  mouth: '132,14 112,22 92,20',
  eye: [88, 2, 9],
  head: [90, 2, 36],
  lips: [126, 18],
  more: (place) => ({ details: [spot(place, '50,-22 66,-34 86,-32 90,-22 74,-12 56,-12', 'paper')] }),
}
const beluga: Cetacean = {
  ...dolphin,
  spine: '-116,20 -76,0 -16,-10 50,-8 92,2',
  radii: [9, 26, 46, 44, 30],
  fluke: [-122, 26, 152, 1],
  snout: ['104,-14 116,-18 122,-14', [20, 18, 14]],
  fin: undefined,
  flipper: '30,22 36,50 18,68 2,56 4,24',
  belly: undefined,
  mouth: '134,10 116,20 96,18',
  eye: [86, -2, 10],
  head: [90, 0, 36],
  lips: [126, 16],
}
const narwhal: Cetacean = {
  ...beluga,
  more: (place) => ({
    behind: [
      shape(place, '116,-12! 226,-74! 124,0!', [134, 154, 174, 194].map((x) => seam(place, [[x - 8, -34 - (x - 134) * 0.3], [x + 6, -18 - (x - 134) * 0.56]]))),
    ],
    details: [[-40, -30, 8], [-10, -38, 10], [22, -36, 8], [-66, -14, 6], [44, -30, 6]].map(([x, y, r]) => ({ ...oval(place, x!, y!, r!, r! * 0.7, 'paper'), level: 1 as const })),
  }),
} // prettier-ignore
const whale: Cetacean = {
  ...beluga,
  spine: '-124,-40 -92,10 -30,2 44,-10 84,4',
  radii: [10, 26, 56, 64, 48],
  fluke: [-130, -50, -74, 1.15],
  snout: undefined,
  flipper: '14,34 6,62 -24,80! -38,62 -18,34',
  belly: '160,14 120,16 80,22 44,12 10,28 -40,30 -100,26 -60,100 100,100',
  mouth: '132,10 108,20 82,22 68,16',
  eye: [66, -6, 12],
  head: [70, 0, 46],
  lips: [128, 16],
  more: (place) => ({
    behind: [shape(place, '58,-62 54,-84 40,-102 26,-98 22,-84! 14,-104 32,-124 54,-118 62,-102 70,-118 92,-124 110,-104 102,-84! 98,-98 84,-102 70,-84 66,-62')],
    details: [
      ...[[34, 70], [46, 50], [58, 30]].map(([y, x]) => seam(place, [[x! + 80, y! - 4], [x! + 30, y! + 4], [x! - 40, y!], [x! - 110, y! - 8]])),
      ...[[-40, -34, 8], [-14, -44, 10], [16, -48, 9], [-64, -18, 7], [-30, -14, 6], [0, -22, 7], [30, -26, 6], [-86, -4, 5], [-54, 2, 5], [-6, 0, 5]].map(([x, y, r]) => ({ ...oval(place, x!, y!, r!, r! * 0.7, 'paper'), inside: true, level: 2 as const })),
    ],
  }),
} // prettier-ignore

function drawShark(place: Frame, face: Expression): Piece[] {
  const teeth = [0, 1, 2, 3].map((i) => spot(place, [[130 - i * 9, 18, 0], [121 - i * 9, 18.5, 0], [125 - i * 9, 28, 0]], 'paper')) // prettier-ignore
  return [
    shape(place, '70,38 58,70 36,86! 34,58 40,34'),
    {
      masses: [
        flesh('-150,8 -90,4 -20,-2 60,0 112,4', [9, 24, 45, 51, 36], undefined, place),
        outlineMass('92,-40 132,-24 154,-4 146,14 110,40', place, 16),
        outlineMass('30,-34 8,-68 -24,-88! -22,-54 -28,-32', place, 8),
        outlineMass(
          '14,-8 -14,-36 -44,-64! -40,-24 -26,0~2 -34,22 -34,46! -8,28 14,8',
          within(place, frame([-154, 8])),
          6,
        ),
        outlineMass('-70,22 -88,38 -98,44! -92,22', place, 4),
      ],
      details: [
        patch(
          place,
          '150,14 128,20 100,16 60,12 0,18 -70,18 -160,18 -60,78 60,78 140,58',
          undefined,
          'belly',
        ),
        ...eye(place, 106, -14, 15.5, face, 0.86),
        brow(place, 104, -40, 9, -1, face),
        ...[50, 60, 70].map((x) =>
          line(
            place,
            [
              [x - 6, -12],
              [x - 12, 2],
              [x - 6, 18],
            ],
            1,
            [0.3, 0.3],
            1,
          ),
        ),
        oval(place, 141, -8, 2.6, 2.2),
        spot(place, '144,14! 118,19 86,11! 92,30 112,39 134,31', 'paper'),
        cheek(place, 82, 6, 6),
        ...teeth,
      ],
    },
    shape(place, '36,22 24,56 -8,84! -18,62 2,26'),
  ]
}

export const WHALES: Record<string, DrawnKind> = {
  dolphin: cetacean(dolphin),
  orca: cetacean(orca),
  beluga: cetacean(beluga),
  narwhal: cetacean(narwhal),
  whale: cetacean(whale),
  shark: { poses: SWIM, turn: LEAP, head: [108, -4, 34], mouth: [120, 24], back: [10, -40], draw: drawShark },
}
