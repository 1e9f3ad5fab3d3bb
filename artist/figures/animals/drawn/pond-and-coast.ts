import { frame, type Frame, type Vec } from '../../../geometry/vector.ts'
import { brow, cheek, eye, lips, nose, whiskers, type Expression } from '../../engine/face.ts'
import { flesh, outlineMass, type Mass } from '../../engine/mass.ts'
import { ball, line, oval, patch, seam, shape, type Piece } from '../../engine/piece.ts'
import { within, type DrawnKind } from './drawn-kind.ts'

/** A webbed foot: three pointed toes. */
const web = (place: Frame, at: Vec, degrees: number, size = 1): Mass =>
  outlineMass('-8,-6 8,-14 26,-20! 22,-6~2 36,0! 22,6~2 26,20! 8,12 -8,6', within(place, frame(at, degrees, size)), 3) // prettier-ignore

/** A leaping or swimming frog; the other poses are drawn from the front. */
interface FrogPose {
  /** Middle and tilt of the body. */
  body: readonly [x: number, y: number, degrees: number]
  farHind: string
  farFore: string
  nearHind: string
  nearFore: string
  thighs: readonly number[]
  /** Directions of the feet, in the order of the legs. */
  feet: readonly [number, number, number, number]
}

const FROG_LEAP: FrogPose = {
  body: [0, -110, -24],
  farHind: '-52,-84 -94,-92 -110,-54 -150,-48',
  farFore: '52,-110 84,-92 108,-104',
  nearHind: '-40,-82 -72,-56 -84,-16 -122,6',
  nearFore: '30,-96 52,-66 84,-68',
  thighs: [25, 19, 12, 8],
  feet: [176, -20, 152, 0],
}
const FROG_SWIM: FrogPose = { ...FROG_LEAP, body: [0, -110, -4] }

function frogBody(place: Frame, face: Expression): Piece {
  return {
    masses: [
      outlineMass('-70,4 -50,-26 -10,-40 30,-46 66,-34 80,-8 66,18 30,30 -20,34 -58,24', place),
      ball(place, 40, -44, 19, 19, 0, 5),
      ball(place, 68, -34, 15, 16, 0, 5),
    ],
    details: [
      patch(place, '90,8 60,8 30,14 -10,12 -50,20 -60,50 60,50', undefined, 'belly'),
      ...eye(place, 40, -46, 14, face, 0.9),
      ...eye(place, 68, -36, 11.5, face, 0.75),
      lips(place, '80,-4 62,6 36,4 24,-6', face, [0, 0.35]),
      cheek(place, 28, 6, 6),
      oval(place, 72, -14, 1.8, 1.5),
      ...[[-30, -18, 8], [-10, -26, 6], [-44, -2, 6]].map(([x, y, r]) => ({ ...oval(place, x!, y!, r!, r! * 0.75, 'paper'), level: 1 as const })),
    ],
  } // prettier-ignore
}

function drawFrog(place: Frame, face: Expression, pose: string): Piece[] {
  const how = pose === 'swim' ? FROG_SWIM : FROG_LEAP
  const [x, y, degrees] = how.body
  const legEnd = (joints: string): Vec => joints.split(' ').at(-1)!.split(',').map(Number) as unknown as Vec
  const leg = (joints: string, radii: readonly number[], toes: number, size: number, open?: readonly [number, number, number]): Piece => ({
    masses: [flesh(joints, radii, 3, place), web(place, legEnd(joints), toes, size)],
    details: [],
    ...(open && { open: [{ at: place([open[0], open[1]]), radius: open[2] }] }),
  })
  const [hipX, hipY] = how.nearHind.split(' ')[0]!.split(',').map(Number) as [number, number]
  const [ax, ay] = how.nearFore.split(' ')[0]!.split(',').map(Number) as [number, number]
  return [
    leg(how.farHind, how.thighs.map((radius) => radius * 0.8), how.feet[0], 0.9),
    leg(how.farFore, [12, 9, 7], how.feet[1], 0.8),
    frogBody(within(place, frame([x, y], degrees)), face),
    leg(how.nearHind, how.thighs, how.feet[2], 1.1, [hipX - 8, hipY, 26]),
    leg(how.nearFore, [14, 10, 8], how.feet[3], 0.85, [ax, ay - 6, 17]),
  ]
} // prettier-ignore

/** Spots for pages with more detail. */
const MORE_SPOTS = [[-60, -42, 5], [-28, -44, 5], [20, -62, 7], [-4, -80, 6], [34, -40, 5], [-96, -48, 6], [-24, -70, 6], [14, -90, 5], [-50, -60, 4.4], [-78, -60, 4.4], [38, -72, 5], [6, -48, 5], [-112, -60, 4.4]] as const // prettier-ignore

interface SealPlan {
  tusks?: boolean
  ears?: boolean
  spots?: boolean
  /** It rests on its belly instead of a front flipper. */
  low?: boolean
}

const SEAL_BODIES = {
  flat: '96,-70 116,-50 110,-24 70,-6 10,0 -60,0 -110,-8 -128,-20 -110,-32 -60,-46 0,-62 50,-74',
  low: '60,-110 100,-96 112,-56 100,-16 60,2 -10,3 -76,-4 -116,-26 -136,-58 -118,-74 -88,-60 -40,-70 10,-100',
  upright:
    '60,-168 90,-150 92,-118 80,-70 70,-24 44,0 -20,2 -80,0 -116,-8 -132,-20 -112,-32 -70,-40 -26,-60 6,-104 28,-150',
  heavy:
    '64,-172 98,-152 106,-112 102,-60 88,-16 50,2 -30,3 -92,0 -120,-8 -134,-22 -114,-38 -70,-54 -34,-82 -8,-124 24,-160',
}
const SEAL_BELLIES = {
  flat: '120,-30 70,-18 0,-12 -70,-8 -120,-4 0,20 120,10',
  low: '130,-40 84,-26 0,-22 -70,-22 -130,-44 -60,20 110,20',
  upright: '96,-110 66,-90 52,-46 30,-16 -50,-10 -100,-2 0,16 100,10',
  heavy: '112,-108 72,-90 52,-46 26,-16 -50,-10 -100,-2 0,16 110,10',
}

/** On land a seal rests on a front flipper with its head up; a swimming one is stretched. */
const drawSeal =
  ({ tusks, ears, spots, low }: SealPlan) =>
  (place: Frame, face: Expression, pose: string): Piece[] => {
    const flatOut = ['swim', 'sleep', 'lie', 'jump'].includes(pose)
    const build = flatOut ? 'flat' : low ? 'low' : tusks ? 'heavy' : 'upright'
    const lookUp = pose === 'look-up' ? -18 : 0
    const head = within(place, flatOut ? frame([92, -52], pose === 'sleep' ? 8 : 0) : low ? frame([76, -94], lookUp - 4, 1.34) : frame([62, -138], lookUp - (ears ? 14 : 0)))
    const isLow = flatOut || low
    const flipper = build === 'low' ? '30,-34 54,-30 62,-10 48,8 18,16 6,8~2 16,-8' : isLow ? '40,-22 60,-8 56,10 24,26! 10,20 18,0' : '36,-44 66,-36 84,-12 92,0! 64,4 40,-8'
    const dots = [[-40, -22, 8], [-10, -40, 7], [-74, -20, 6], [10, -22, 6]] as const
    return [
      build === 'low'
        ? shape(place, '-110,-48 -140,-58 -174,-48! -162,-74 -160,-102! -134,-92 -104,-74', [seam(place, '-106,-60 -136,-70 -166,-75')])
        : shape(place, '-116,-18 -140,-44 -166,-50! -160,-26 -170,-4! -142,-4 -118,-14', [seam(place, '-112,-18 -136,-22 -164,-26')]),
      shape(place, build === 'low' ? '88,-30 118,-20 142,2 136,12~2 112,10 86,-4' : isLow ? '34,-14 44,8 28,20! 20,4' : '62,-36 96,-30 120,-4! 92,0 66,-10'),
      shape(place, SEAL_BODIES[build], [
        patch(place, SEAL_BELLIES[build], undefined, 'belly'),
        ...(spots ? MORE_SPOTS.map(([x, y, r]) => ({ ...oval(place, x, y - (flatOut ? -14 : 0), r, r * 0.7, 'paper' as const), inside: true, level: 2 as const })) : []),
        ...(build === 'low' ? ['124,-22 60,-12 0,-13 -60,-18 -120,-40'].map((fold) => ({ ...seam(place, fold), level: 2 as const })) : []),
        ...(spots ? dots.map(([x, y, r]) => ({ ...oval(place, x, y - (flatOut ? 8 : low ? 24 : 0), r, r * 0.7, 'paper' as const), level: 1 as const })) : []),
      ]),
      ...(low ? pupHead(head, face) : sealHead(head, face, { tusks, ears })),
      shape(place, flipper, [line(place, build === 'low' ? '42,-8 30,8' : isLow ? '34,0 28,16' : '62,-14 78,-4', 0.8, [0.4, 0.2], 1)]),
    ]
  } // prettier-ignore

function sealHead(head: Frame, face: Expression, { tusks, ears }: SealPlan): Piece[] {
  const skull = ears
    ? '-32,-26 -4,-40 24,-32 42,-12 58,2 58,20 36,32 0,34 -30,24 -42,-4'
    : '-30,-30 0,-42 30,-30 44,-4 40,20 20,32 -8,32 -32,20 -40,-6'
  const [noseX, noseY] = ears ? [52, 6] : [25, 2]
  return [
    shape(head, skull, [
      { ...oval(head, ears ? 36 : 22, 14, 24, 17, 'paper'), inside: true },
      ...eye(head, -8, -12, 12, face, 0.86),
      ...eye(head, ears ? 24 : 28, -14, 10, face, 0.66),
      ...nose(head, noseX, noseY, 10, 7, face.mirrored),
      lips(head, ears ? '20,24 36,28 50,16' : '8,14 16,20 25,13 33,20 40,13', face),
      cheek(head, -18, 10, 6),
      ...whiskers(head, [[12, 12, -22, 6], [12, 16, -20, 22], [36, 12, 62, 4], [36, 16, 60, 22]]),
    ]),
    ...(ears ? [shape(head, '-30,-12! -45,-3 -40,7! -28,-1!')] : []),
    ...(tusks ? [walrusMuzzle(head)] : []),
  ].flat()
} // prettier-ignore

/** A round head with large eyes and two soft cushions under the nose. */
const pupHead = (head: Frame, face: Expression): Piece[] => [
  shape(head, '-42,-14 -28,-37 4,-45 36,-36 48,-12 44,14 28,32 4,37 -24,31 -42,10', [
    ...eye(head, -16, -10, 13.5, face, 0.9),
    ...eye(head, 28, -11, 12.5, face, 0.78),
    brow(head, -18, -30, 7, -1, face),
    brow(head, 29, -30, 6, 1, face),
    { ...oval(head, -2, 16, 13, 11, 'paper'), inside: true },
    { ...oval(head, 20, 15, 12, 11, 'paper'), inside: true },
    ...nose(head, 10, 5, 11, 8, face.mirrored),
    lips(head, '2,26 10,31 18,25', face),
    cheek(head, -30, 12, 7),
    ...whiskers(head, [[-6, 14, -44, 8], [-6, 19, -42, 24], [26, 14, 62, 6], [26, 19, 60, 22]]),
  ]),
] // prettier-ignore

/** A moustache of two cushions, with long tusks below it. */
const walrusMuzzle = (head: Frame): Piece[] => [
  ...[[10, 0], [42, 16]].map(([x, lean]) => shape(head, [[x! - 7, 16, 0], [x! + 8, 16, 0], [x! + 7 + lean!, 52], [x! + lean! + 2, 74, 0], [x! - 5 + lean! * 0.7, 52]])),
  ...[4, 42].map((x) => shape(head, [[x - 20, 8], [x, -6], [x + 20, 6], [x + 18, 26], [x, 34], [x - 18, 26]], [[-8, 10], [4, 6], [-2, 20], [9, 18]].map(([dx, dy]) => oval(head, x + dx!, dy! + 2, 1.8)))),
  { masses: [ball(head, 25, -2, 11, 7)], details: [], solid: true },
] // prettier-ignore

const seal = (plan: SealPlan): DrawnKind => ({
  poses: ['sit', 'stand', 'walk', 'lie', 'sleep', 'swim', 'jump', 'eat', 'play', 'look-up'],
  turn: { jump: -26 },
  ...(plan.low
    ? { head: [76, -94, 56] as const, mouth: [92, -60] as const }
    : { head: [62, -138, 42] as const, mouth: [86, -122] as const }),
  back: [-20, -60],
  gaze: [0.3, -0.1],
  draw: drawSeal(plan),
})

const frog: DrawnKind = { poses: ['jump', 'swim', 'run', 'play'], head: [54, -108, 40], mouth: [82, -92], back: [-20, -90], gaze: [0.4, -0.2], draw: drawFrog } // prettier-ignore

/** Leaping frogs, and seals. */
export const POND_AND_COAST: Record<string, DrawnKind> = {
  frog,
  toad: frog,
  'frog-prince': frog,
  seal: seal({ spots: true, low: true }),
  'sea-lion': seal({ ears: true }),
  walrus: seal({ tusks: true }),
}
