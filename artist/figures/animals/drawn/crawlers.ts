import { frame, type Frame } from '../../../geometry/vector.ts'
import { cheek, eye, lips, type Expression } from '../../engine/face.ts'
import { flesh, mirroredKnots, outlineMass } from '../../engine/mass.ts'
import { ball, bothSides, limb, line, oval, patch, seam, shape, spot, symmetric, type Piece } from '../../engine/piece.ts' // prettier-ignore
import { polar } from '../../engine/reach.ts'
import { quill } from '../birds/feathers.ts'
import { within, type DrawnKind } from './drawn-kind.ts'
import { LAND } from './land.ts'

const twoEyes = (place: Frame, x: number, y: number, r: number, face: Expression) => [
  ...eye(place, -x, y, r, face, 0.88),
  ...eye(place, x, y, r, face, 0.88),
]
const feeler = (place: Frame, from: readonly [number, number], to: readonly [number, number]): Piece => ({
  masses: [flesh([from, [(from[0] + to[0]) / 2 - 2, (from[1] + to[1]) / 2 - 4], to], [2.6, 2.3, 2.3], undefined, place), ball(place, to[0], to[1], 6.5, 6.5, 0, 1)], // prettier-ignore
  details: [],
})

function drawSpider(place: Frame, face: Expression, pose: string): Piece[] {
  const knees = [[70, -84, 112, 2], [84, -66, 138, 0], [62, -100, 84, 4], [52, -104, 58, 4]] as const // prettier-ignore
  return [
    ...(pose === 'hang' ? [limb(place, '0,-100 0,-160 0,-220', [1.6, 1.6, 1.6])] : []),
    ...bothSides(place, (side) => knees.map(([kneeX, kneeY, footX, footY]) => limb(side, [[20, -46], [kneeX, kneeY], [(kneeX + footX) / 2 + 8, (kneeY + footY) / 2], [footX, footY]], [6, 5.4, 5, 3.4]))), // prettier-ignore
    {
      masses: [ball(place, 0, -72, 46, 42)],
      details: [seam(place, '-50,-88 0,-98 50,-88'), seam(place, '-40,-104 0,-108 40,-104', 0.9, 1)],
    },
    {
      masses: [ball(place, 0, -40, 35, 31)],
      details: [...twoEyes(place, 13, -46, 12, face), lips(place, '-12,-26 0,-19 12,-26', face), cheek(place, -26, -32, 5), cheek(place, 26, -32, 5)], // prettier-ignore
    },
  ]
}

function drawCaterpillar(place: Frame, face: Expression, pose: string): Piece[] {
  const wave = pose === 'sleep' || pose === 'lie' ? 0 : 10
  const segments = [-112, -80, -48, -16, 16].map((x, i) => [x, -30 - (i % 2 ? wave : 0)] as const)
  return [
    ...segments.flatMap(([x, y]) => [-8, 8].map((aside) => limb(place, [[x + aside, y + 20], [x + aside, -4]], [6, 6.5]))), // prettier-ignore
    ...segments.map(([x, y], i): Piece => ({
      masses: [ball(place, x, y, 27, 28)],
      details: [{ ...oval(place, x - 3, y - 2, 9, 9, 'paper'), level: i % 2 ? 1 : 0 }],
    })),
    feeler(place, [44, -86], [32, -116]),
    feeler(place, [66, -86], [82, -114]),
    {
      masses: [ball(place, 56, -56, 38, 37)],
      details: [...eye(place, 46, -60, 13, face), ...eye(place, 74, -60, 12, face, 0.72), lips(place, '46,-40 60,-31 74,-40', face), cheek(place, 32, -42, 6), cheek(place, 86, -42, 5)], // prettier-ignore
    },
  ]
}

function drawAnt(place: Frame, face: Expression, pose: string): Piece[] {
  const step = pose === 'walk' || pose === 'run' ? 10 : 0
  const leg = (x: number, knee: number, toe: number, up = 0): Piece => limb(place, [[x, -42 - up], [knee, -34 - up], [toe, -4 - up], [toe + 9, -2 - up]], [5.4, 5, 4, 3.6]) // prettier-ignore
  return [
    leg(0, -14, -22 - step, 5),
    leg(10, 18, 22 + step, 5),
    leg(22, 52, 66 + step, 5),
    { masses: [ball(place, -66, -54, 48, 34, -10)], details: [-80, -54].map((x) => seam(place, [[x, -100], [x + 8, -54], [x, -10]])) }, // prettier-ignore
    { masses: [ball(place, 4, -50, 27, 22)], details: [] },
    feeler(place, [60, -84], [56, -116]),
    feeler(place, [76, -82], [98, -110]),
    {
      masses: [ball(place, 62, -58, 36, 33)],
      details: [...eye(place, 54, -62, 12, face), ...eye(place, 80, -62, 11, face, 0.72), lips(place, '54,-42 66,-35 78,-42', face), cheek(place, 40, -46, 5)], // prettier-ignore
    },
    leg(-4, -34, -46 + step),
    leg(4, -2, -6 - step),
    leg(14, 34, 42 - step),
  ]
}

function drawDragonfly(place: Frame, face: Expression): Piece[] {
  const at = within(place, frame([0, -60], -14))
  return [
    quill(at, [20, -16], [-70, -92], 22, 4, { vein: true }),
    quill(at, [30, -16], [14, -118], 22, -4, { vein: true }),
    limb(at, '30,0 -30,2 -90,0 -150,-8', [15, 9, 8, 6], [-20, -50, -80, -110].map((x) => seam(at, [[x, -20], [x - 3, 0], [x, 20]]))), // prettier-ignore
    { masses: [ball(at, 24, 0, 28, 21)], details: [] },
    quill(at, [18, 6], [-58, 74], 20, -4, { vein: true }),
    quill(at, [28, 8], [32, 92], 20, 4, { vein: true }),
    {
      masses: [ball(at, 62, -2, 27, 26)],
      details: [...eye(at, 56, -8, 12, face), ...eye(at, 78, -8, 10.5, face, 0.72), lips(at, '58,10 68,15 78,9', face)], // prettier-ignore
    },
  ]
}

function drawBat(place: Frame, face: Expression, pose: string): Piece[] {
  const hangs = pose === 'sleep'
  const at: Frame = hangs ? ([x, y]) => place([x, -y - 120]) : place
  const head = within(place, frame([0, hangs ? -46 : -86]))
  return [
    ...bothSides(at, (side) => [
      shape(side, hangs ? '10,-70 34,-74 44,-40 38,4 18,24! 6,0' : '12,-62 40,-92 84,-118 128,-112! 122,-88 136,-62! 110,-66 100,-40! 80,-54 62,-26! 44,-42 16,-26', hangs ? [] : [seam(side, '40,-94 76,-82 104,-38'), seam(side, '40,-94 56,-66 62,-22')]), // prettier-ignore
      { masses: [ball(side, 10, 0, 8, 6)], details: [] },
    ]),
    symmetric(at, '0,-70 20,-60 27,-34 18,-8 0,0', [
      patch(at, mirroredKnots('0,-54 12,-46 16,-28 8,-10 0,-8')),
    ]),
    ...bothSides(head, (side) => [shape(side, '6,-22! 16,-64! 40,-20!', [spot(side, '15,-30! 19,-48! 29,-28!', 'paper')])]), // prettier-ignore
    symmetric(head, '0,-34 24,-28 37,-6 32,18 14,30 0,32', [
      ...twoEyes(head, 14, -6, 11, face),
      lips(head, '-12,12 0,18 12,12', face),
      ...[-7, 7].map((x) =>
        spot(
          head,
          [
            [x - 4, 15, 0],
            [x + 4, 15, 0],
            [x, 24, 0],
          ],
          'paper',
        ),
      ),
      cheek(head, -25, 8, 5),
      cheek(head, 25, 8, 5),
    ]),
  ]
}

function drawJellyfish(place: Frame, face: Expression): Piece[] {
  const arms = [-44, -22, 0, 22, 44]
  return [
    ...arms.map((x, i) => limb(place, [[x, -40], [x + (i % 2 ? 12 : -12), -4], [x + (i % 2 ? -8 : 10), 34], [x + (i % 2 ? 8 : -6), 70 - Math.abs(x) * 0.4]], [9, 8, 6.5, 3])), // prettier-ignore
    shape(place, '0,-150 46,-140 76,-104 80,-50! 62,-62 48,-40! 32,-56 16,-38! 0,-54 -16,-38! -32,-56 -48,-40! -62,-62 -80,-50! -76,-104 -46,-140', [
      ...twoEyes(place, 22, -90, 14, face),
      lips(place, '-14,-68 0,-60 14,-68', face),
      cheek(place, -44, -72, 7),
      cheek(place, 44, -72, 7),
      ...[[-26, -126, 9], [8, -134, 7], [36, -120, 8]].map(([x, y, r]) => ({ ...oval(place, x!, y!, r!, r! * 0.8, 'paper' as const), level: 1 as const })),
    ]),
  ]
} // prettier-ignore

function drawStarfish(place: Frame, face: Expression): Piece[] {
  const at = within(place, frame([0, -92], 4))
  const points = Array.from({ length: 10 }, (_, i) => {
    const [x, y] = polar(i * 36 - 90, i % 2 ? 46 : 100)
    return [x, y, i % 2 ? 1 : 0.9] as const
  })
  const dots = Array.from({ length: 5 }, (_, i) => polar(i * 72 - 90, 70))
  return [
    shape(at, points, [
      ...twoEyes(at, 18, -8, 13, face),
      lips(at, '-14,16 0,25 14,16', face),
      cheek(at, -32, 10, 6),
      cheek(at, 32, 10, 6),
      ...dots.map(([x, y]) => oval(at, x, y, 9, 9, 'paper')),
    ]),
  ]
}

function drawWorm(place: Frame, face: Expression): Piece[] {
  const bone = flesh('-110,-16 -72,-20 -40,-54 -4,-52 22,-22 56,-28 66,-66 62,-96', [9, 16, 18, 18, 18, 18, 18, 18], undefined, place) // prettier-ignore
  const head = within(place, frame([62, -104]))
  return [
    { masses: [bone], details: [seam(place, '-60,-10 -52,-34 -40,-80'), seam(place, '-86,-44 -78,-20 -82,6'), seam(place, '40,-70 66,-58 96,-66')] }, // prettier-ignore
    {
      masses: [ball(head, 0, 0, 24, 23)],
      details: [...eye(head, -4, -4, 9, face), ...eye(head, 14, -4, 8, face, 0.74), lips(head, '0,9 8,13 16,8', face)], // prettier-ignore
    },
  ]
}

function drawBeetle(place: Frame, face: Expression, pose: string, { horns }: { horns: boolean }): Piece[] {
  const step = pose === 'walk' ? 6 : 0
  return [
    ...[-44, -8, 30].map((x) =>
      limb(
        place,
        [
          [x, -14],
          [x + 8 + step, -2],
          [x + 16 + step, 4],
        ],
        [5, 4.4, 4],
      ),
    ),
    ...(horns ? [limb(place, '96,-40 128,-56 132,-88 118,-96', [6, 6, 5, 3]), limb(place, '100,-34 140,-40 154,-66 144,-76', [6, 6, 5, 3])] : [feeler(place, [88, -70], [96, -98]), feeler(place, [100, -66], [122, -88])]), // prettier-ignore
    shape(place, '54,-70 86,-74 108,-54 110,-30 92,-10 60,-8', [...eye(place, 78, -44, 12, face), ...eye(place, 100, -46, 10, face, 0.7), lips(place, '76,-24 88,-16 100,-24', face)]), // prettier-ignore
    {
      masses: [outlineMass('-84,-8 -92,-40 -68,-80 -16,-98 36,-88 62,-60 68,-26 60,-6 0,0', place)],
      details: [seam(place, '-96,-34 -30,-46 30,-60 74,-70'), line(place, '-60,-58 -20,-70 16,-74', 0.9, [0.3, 0.3], 1), line(place, '-60,-22 -14,-26 28,-34', 0.9, [0.3, 0.3], 1)], // prettier-ignore
    },
  ]
}

const crawls = ['walk', 'stand', 'run', 'sleep', 'eat', 'look-up']

function drawGrasshopper(place: Frame, face: Expression): Piece[] {
  return [
    limb(place, '-6,-30 10,-14 16,0', [5, 4, 3.6]),
    limb(place, '34,-30 46,-14 54,0', [5, 4, 3.6]),
    limb(place, '-20,-40 -48,-92 -64,-100', [10, 9, 6]),
    limb(place, '-64,-102 -78,-50 -84,-2 -70,0', [6, 4.6, 4, 3.4]),
    shape(place, '-120,-26! -70,-52 0,-62 50,-60 64,-36 30,-20 -50,-16', [seam(place, '-110,-28 -30,-40 60,-42'), seam(place, '10,-70 4,-40 12,-10')]),
    feeler(place, [70, -88], [58, -128]),
    feeler(place, [86, -86], [104, -122]),
    {
      masses: [ball(place, 72, -60, 37, 36)],
      details: [...eye(place, 62, -66, 13.5, face), ...eye(place, 90, -66, 12, face, 0.72), lips(place, '60,-44 74,-36 88,-44', face), cheek(place, 48, -48, 6)],
    },
    limb(place, '-66,-108 -82,-54 -92,0 -76,3', [6.6, 5, 4.4, 3.6]),
    limb(place, '-12,-32 -42,-84 -66,-108', [17, 13, 7], [line(place, '-20,-44 -44,-82', 0.8, [0.3, 0.4], 1)]),
    limb(place, '16,-26 24,-12 30,2', [5, 4, 3.6]),
  ]
} // prettier-ignore

const grasshopper: DrawnKind = { poses: ['stand', 'walk', 'jump', 'sleep'], turn: { jump: -18 }, head: [72, -58, 32], mouth: [80, -40], back: [-10, -60], gaze: [0.3, 0], draw: drawGrasshopper } // prettier-ignore

/** Small animals, and soft ones of the sea. */
export const CRAWLERS: Record<string, DrawnKind> = {
  spider: { poses: [...crawls, 'hang'], head: [0, -44, 34], mouth: [0, -22], back: [0, -112], facing: 'front', gaze: [0.1, 0.1], draw: drawSpider },
  caterpillar: { poses: crawls, head: [56, -56, 38], mouth: [62, -34], back: [-40, -60], gaze: [0.3, 0], draw: drawCaterpillar },
  ant: { poses: crawls, head: [62, -58, 34], mouth: [70, -38], back: [-10, -76], gaze: [0.3, 0], draw: drawAnt },
  dragonfly: { poses: ['fly', 'sit'], head: [60, -76, 27], mouth: [70, -64], gaze: [0.3, 0], draw: drawDragonfly },
  bat: { poses: ['fly', 'sleep'], head: [0, -86, 36], mouth: [0, -70], facing: 'front', gaze: [0.1, 0.1], draw: drawBat },
  jellyfish: { poses: ['swim', 'sleep'], head: [0, -96, 60], mouth: [0, -64], facing: 'front', gaze: [0.1, 0.1], draw: drawJellyfish },
  starfish: { poses: ['stand', 'sit', 'swim', 'dance', 'sleep'], head: [0, -92, 46], mouth: [0, -70], facing: 'front', gaze: [0.1, 0], draw: drawStarfish },
  worm: { poses: crawls, head: [62, -104, 24], mouth: [72, -94], back: [-30, -70], gaze: [0.3, 0], draw: drawWorm },
  beetle: { poses: crawls, head: [84, -42, 32], mouth: [96, -20], back: [-10, -96], draw: (place, face, pose) => drawBeetle(place, face, pose, { horns: false }) },
  'stag-beetle': { poses: crawls, head: [84, -42, 32], mouth: [96, -20], back: [-10, -96], draw: (place, face, pose) => drawBeetle(place, face, pose, { horns: true }) },
  moth: LAND['butterfly']!,
  grasshopper,
  cricket: grasshopper,
} // prettier-ignore
