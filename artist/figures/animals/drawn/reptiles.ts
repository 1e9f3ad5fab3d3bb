import type { SplineKnot } from '../../../geometry/spline.ts'
import { frame, type Frame } from '../../../geometry/vector.ts'
import { brow, cheek, eye, lips, type Expression } from '../../engine/face.ts'
import { flesh, outlineMass } from '../../engine/mass.ts'
import {
  ball,
  limb,
  line,
  oval,
  patch,
  seam,
  shape,
  spot,
  type Piece,
  type PieceDetail,
} from '../../engine/piece.ts'
import { bands } from '../walkers/coat.ts'
import { within, type DrawnKind } from './drawn-kind.ts'

const foot = (place: Frame, x: number, y: number, swing: number, size = 1): Piece => ({
  masses: [
    flesh([[x, y - 26 * size], [x + swing * 0.6, y - 12 * size], [x + swing, y - 5 * size]], [15 * size, 11 * size, 9 * size], undefined, place),
    ball(place, x + swing + 6 * size, y - 5 * size, 14 * size, 6.5 * size, 0, 3),
  ],
  details: [4, 10].map((toe) => line(place, [[x + swing + toe * size, y], [x + swing + (toe + 1) * size, y - 6 * size]], 0.8, [0, 0.5], 1)),
}) // prettier-ignore

const stridesIn = (pose: string): number => (pose === 'walk' || pose === 'run' ? 14 : 3)

/** A long jaw with teeth; `broad` is the alligator's. */
const drawCrocodile =
  ({ broad }: { broad: boolean }) =>
  (place: Frame, face: Expression, pose: string): Piece[] => {
    const stride = stridesIn(pose)
    const open = ['eat', 'angry', 'cheer'].includes(pose) || face.mood === 'joyful' || face.mood === 'angry'
    const jaw = within(place, frame([62, -38], open ? 15 : 2, 1.16))
    const upper = within(place, frame([62, -48], open ? -13 : 0, 1.16))
    const snout = broad ? '0,-20 20,-30 40,-16 84,-14 116,-22 128,-8 122,6 60,8 0,10' : '0,-20 20,-30 40,-14 90,-8 126,-16 140,-4 132,8 60,8 0,10'
    const spikes: SplineKnot[] = [-112, -92, -72, -50, -28, -6, 16, 38].flatMap((x, i): SplineKnot[] => {
      const y = -26 - i * 9 + (i > 4 ? (i - 4) * 8.6 : 0)
      return [[x, y, 0], [x + 8, y - 20, 0]]
    })
    const teeth = (at: Frame, xs: readonly number[], y: number, tip: number): PieceDetail[] =>
      xs.map((x) => spot(at, [[x - 5, y, 0], [x + 5, y, 0], [x, y + tip, 0]], 'paper'))
    return [
      foot(place, -40, 0, -stride, 1.2),
      foot(place, 50, 0, stride, 1.2),
      shape(jaw, '-20,-8 30,0 80,2 124,2 128,10 112,18 60,20 10,18 -20,12', open ? [seam(jaw, '0,6 60,8 126,8')] : []),
      shape(place, [...spikes, [60, -50, 0], [40, -20], [-50, -16], [-112, -16]]),
      {
        masses: [flesh('-146,-12 -108,-16 -66,-28 -16,-42 36,-44 64,-46', [3, 12, 21, 31, 29, 24], undefined, place), outlineMass(snout, upper, 8)],
        details: [
          patch(place, '76,-22 30,-22 -20,-18 -70,-12 -130,-8 -100,20 60,20', undefined, 'belly'),
          ...[[-14, -54], [10, -58], [-40, -44], [-66, -32], [32, -54]].map(([x, y]) => ({ ...oval(place, x!, y!, 6, 4.4, 'paper' as const), level: 1 as const })),
          ...teeth(upper, [62, 80, 98, 114], 7, open ? 11 : 9),
          ...(open ? teeth(jaw, [70, 90, 108], 1, -10) : []),
          oval(upper, 126, -8, 2.6, 2),
          lips(upper, '132,7 90,9 50,9 26,2', { ...face, mood: face.mood === 'joyful' ? 'happy' : face.mood }, [0, 0.3]),
          cheek(upper, 22, -2, 6),
        ],
      },
      { masses: [ball(upper, 40, -28, 13, 14)], details: eye(upper, 42, -29, 10.5, face, 0.86) },
      { masses: [ball(upper, 14, -30, 20, 20)], details: [...eye(upper, 16, -31, 16, face, 0.9), brow(upper, 14, -53, 8, -1, face)] },
      foot(place, -60, 2, stride * 0.5, 1.3),
      foot(place, 28, 2, -stride * 0.5, 1.3),
    ]
  } // prettier-ignore

const SHELL_PLATE = '-38,-84! -18,-112! 18,-110! 38,-82! 18,-58! -20,-58!'
/** From the corners of the plate to the edge of the shell. */
const SHELL_SEAMS = ['-38,-84 -70,-82 -110,-74', '-18,-112 -24,-150', '18,-110 26,-150', '38,-82 70,-82 110,-78', '18,-58 28,-30', '-20,-58 -30,-30'] as const // prettier-ignore

/** Within the plates, on pages with more detail. */
const SHELL_RINGS = [
  '-27,-84! -13,-101! 13,-100! 27,-83! 13,-68! -14,-68!',
  '-50,-70! -32,-64! -36,-54! -70,-56! -74,-68!',
  '50,-68! 32,-62! 36,-54! 66,-56! 70,-70!',
  '-46,-92! -28,-110! -32,-122! -56,-110! -70,-92!',
  '46,-90! 27,-108! 30,-120! 52,-108! 64,-90!',
  '-10,-118! 10,-117! 14,-130! -14,-131!',
  '-11,-52! 12,-52! 16,-47! -18,-47!',
]

/** A pillar of a leg under the shell, with three nails. */
const pillar = (place: Frame, x: number, y: number, swing: number, size = 1): Piece => ({
  masses: [
    flesh([[x, y - 64], [x + swing * 0.5, y - 34], [x + swing, y - 12]], [28 * size, 23 * size, 19 * size], undefined, place),
    ball(place, x + swing + 3, y - 10, 25 * size, 11 * size, 0, 4),
  ],
  details: [-2, 9, 19].map((toe) => ({ ...oval(place, x + swing + toe * size, y - 4, 4.4 * size, 4 * size, 'paper' as const), level: 1 as const })),
}) // prettier-ignore

/** A high domed shell over four stout legs, and a large head on a folded neck. */
function drawTurtle(place: Frame, face: Expression, pose: string): Piece[] {
  const stride = stridesIn(pose)
  const hidden = pose === 'sleep'
  const down = pose === 'eat' || pose === 'drink'
  const head = within(place, hidden ? frame([84, -40]) : down ? frame([120, -40], 22) : frame([112, -104], pose === 'look-up' ? -12 : 0)) // prettier-ignore
  return [
    shape(place, '-84,-40 -112,-30 -122,-12! -98,-12 -74,-22'),
    pillar(place, -30, -4, -stride, 0.94),
    pillar(place, 62, -4, stride, 0.94),
    {
      masses: [
        flesh([[48, -58], [76, -62], head([-10, 18])] as unknown as SplineKnot[], [26, 24, 22], undefined, (v) => v),
        ball(head, 0, 0, 41, 38, 0, 8),
      ],
      details: [
        ...eye(head, -4, -7, 14, face, 0.88),
        ...eye(head, 25, -9, 12, face, 0.7),
        brow(head, -6, -29, 7, -1, face),
        brow(head, 26, -28, 5, 1, face),
        lips(head, '4,15 18,22 32,13', face),
        cheek(head, -20, 12, 7),
        ...[[66, -48], [74, -50]].map(([x, y]) => line(place, [[x!, y!], [x! + 9, y! - 12]], 0.8, [0.3, 0.4], 1)),
      ],
    },
    pillar(place, -58, 2, stride * 0.5),
    pillar(place, 32, 2, -stride * 0.5),
    shape(place, '-92,-50 -88,-84 -60,-122 -8,-138 46,-126 76,-90 82,-52 0,-40', [
      ...SHELL_SEAMS.map((line) => seam(place, line)),
      patch(place, SHELL_PLATE, undefined, 'shell'),
      ...SHELL_RINGS.map((ring) => ({ ...spot(place, ring, 'paper'), level: 2 as const, part: 'shell' as const })),
    ]),
    shape(place, '-104,-44 -96,-60 -50,-52 0,-48 50,-52 84,-62 94,-46 84,-30 40,-24 0,-22 -50,-24 -92,-30', [-62, -28, 8, 44].map((x) => seam(place, [[x, -70], [x - 2, -10]], undefined, 1))),
  ] // prettier-ignore
}

const snakeHead = (head: Frame, face: Expression): Piece[] => [
  limb(head, '34,6 52,10 62,4', [2.6, 2.2, 1]),
  limb(head, '34,6 52,10 62,18', [2.6, 2.2, 1]),
  shape(head, '-32,-8 -18,-28 10,-28 34,-10 40,6 24,18 -8,18 -30,10', [
    ...eye(head, -4, -10, 11, face, 0.86),
    ...eye(head, 22, -11, 9.5, face, 0.7),
    lips(head, '6,8 20,12 34,6', face),
    oval(head, 33, -2, 1.6),
  ]),
]

/** Upright with a winding tail, or coiled up. */
function drawSnake(place: Frame, face: Expression, pose: string): Piece[] {
  if (pose === 'sleep' || pose === 'lie') {
    const coils = [[-4, -20, 92, 22], [0, -50, 70, 21], [4, -78, 46, 19]] as const // prettier-ignore
    return [
      shape(place, '-70,-22 -110,-22 -130,-6! -100,0 -60,-4'),
      ...coils.map(([x, y, rx, ry]): Piece => ({
        masses: [ball(place, x, y, rx, ry)],
        details: [-0.55, -0.1, 0.35].map((share) => seam(place, [[x + share * rx, y - ry * 1.2], [x + share * rx + 9, y], [x + share * rx, y + ry * 1.2]])), // prettier-ignore
      })),
      ...snakeHead(within(place, frame([30, -102])), face),
    ]
  }
  const bone = flesh('-120,-8 -86,-26 -54,-10 -20,-14 10,-26 40,-14 62,-36 52,-76 56,-104', [3, 10, 14, 16, 17, 17, 17, 16, 15], undefined, place) // prettier-ignore
  const head = within(place, frame([64, -116], pose === 'look-up' ? -18 : 0))
  return [
    { masses: [bone], details: bands(bone, [0.16, 0.28, 0.4, 0.52, 0.64, 0.76, 0.88]) },
    ...snakeHead(head, face),
  ]
}

interface LizardPlan {
  spines?: boolean
  spots?: boolean
  curl?: boolean
  plump?: boolean
}

const drawLizard =
  ({ spines, spots, curl, plump }: LizardPlan) =>
  (place: Frame, face: Expression, pose: string): Piece[] => {
    const stride = stridesIn(pose)
    const tail = curl ? '-60,-34 -96,-30 -124,-10 -110,12 -92,4 -98,-8' : '-60,-30 -104,-20 -146,-26 -184,-10'
    const back = plump ? 30 : 23
    const head = within(place, frame([76, -46], pose === 'look-up' ? -14 : 0))
    return [
      foot(place, -34, 0, -stride),
      foot(place, 44, 0, stride),
      ...(spines ? [-48, -28, -8, 12, 32].map((x) => shape(place, [[x - 10, -44, 0], [x, -44 - back, 0], [x + 11, -44, 0]])) : []),
      {
        masses: [flesh('-64,-30 -20,-34 30,-34 66,-42', [16, back, back - 2, 19], undefined, place), flesh(tail, curl ? [15, 10, 8, 7, 6, 5] : [15, 11, 7, 2], 8, place), outlineMass('-28,-14 -8,-32 22,-28 44,-8 44,8 22,18 -14,18 -30,4', head, 8)],
        details: [
          patch(place, '96,-14 60,-18 10,-16 -40,-16 -70,-18 -40,10 60,10', undefined, 'belly'),
          ...eye(head, 7, -13, 14.5, face, 0.9),
          brow(head, 7, -33, 7, -1, face),
          lips(head, '42,4 24,8 8,2', face, [0, 0.4]),
          cheek(head, -8, 2, 5),
          ...(spots ? [[-40, -36, 6], [-18, -44, 6], [6, -44, 7], [30, -42, 6], [-6, -30, 5]].map(([x, y, r]) => ({ ...oval(place, x!, y!, r!, r! * 0.8, 'paper' as const), level: 1 as const })) : []),
        ],
      },
      ...(curl ? [shape(head, '-26,-16! -30,-48! -6,-40 8,-28!')] : []),
      foot(place, -50, 2, stride * 0.5, 1.05),
      foot(place, 26, 2, -stride * 0.5, 1.05),
    ]
  } // prettier-ignore

const CRAWL = ['stand', 'walk', 'run', 'swim', 'eat', 'look-up', 'lie', 'sleep', 'sit'] as const
const crawler = (draw: DrawnKind['draw'], head: DrawnKind['head'], mouth: DrawnKind['mouth']): DrawnKind => ({ poses: CRAWL, turn: { swim: -3, 'look-up': -4 }, head, mouth, back: [0, -62], gaze: [0.4, -0.1], draw }) // prettier-ignore

/** Crawling animals with scales. */
export const REPTILES: Record<string, DrawnKind> = {
  crocodile: crawler(drawCrocodile({ broad: false }), [92, -60, 30], [200, -36]),
  alligator: crawler(drawCrocodile({ broad: true }), [92, -60, 30], [190, -36]),
  turtle: { ...crawler(drawTurtle, [112, -104, 42], [138, -88]), heads: { sleep: [84, -40, 42], eat: [120, -40, 42], drink: [120, -40, 42] }, mouths: { eat: [142, -16], drink: [142, -16] }, back: [-6, -138] }, // prettier-ignore
  snake: { poses: ['stand', 'walk', 'lie', 'sleep', 'swim', 'look-up'], head: [68, -122, 34], mouth: [98, -110], back: [-20, -30], gaze: [0.3, 0], draw: drawSnake }, // prettier-ignore
  lizard: crawler(drawLizard({}), [82, -54, 32], [116, -42]),
  gecko: crawler(drawLizard({ spots: true, plump: true }), [82, -54, 32], [116, -42]),
  salamander: crawler(drawLizard({ spots: true }), [82, -54, 32], [116, -42]),
  iguana: crawler(drawLizard({ spines: true }), [82, -54, 32], [116, -42]),
  'komodo-dragon': crawler(drawLizard({ plump: true }), [82, -54, 32], [116, -42]),
  chameleon: crawler(drawLizard({ curl: true, plump: true, spines: true }), [82, -54, 32], [116, -42]),
}
