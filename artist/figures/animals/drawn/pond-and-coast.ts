import { frame, type Frame, type Vec } from '../../../geometry/vector.ts'
import { cheek, eye, lips, nose, whiskers, type Expression } from '../../engine/face.ts'
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

function frogBody(f: Frame, face: Expression): Piece {
  return {
    masses: [
      outlineMass('-70,4 -50,-26 -10,-40 30,-46 66,-34 80,-8 66,18 30,30 -20,34 -58,24', f),
      ball(f, 40, -44, 19, 19, 0, 5),
      ball(f, 68, -34, 15, 16, 0, 5),
    ],
    details: [
      patch(f, '90,8 60,8 30,14 -10,12 -50,20 -60,50 60,50', undefined, 'belly'),
      ...eye(f, 40, -46, 14, face, 0.9),
      ...eye(f, 68, -36, 11.5, face, 0.75),
      lips(f, '80,-4 62,6 36,4 24,-6', face, [0, 0.35]),
      cheek(f, 28, 6, 6),
      oval(f, 72, -14, 1.8, 1.5),
      ...[[-30, -18, 8], [-10, -26, 6], [-44, -2, 6]].map(([x, y, r]) => ({ ...oval(f, x!, y!, r!, r! * 0.75, 'paper'), level: 1 as const })),
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
  const [hx, hy] = how.nearHind.split(' ')[0]!.split(',').map(Number) as [number, number]
  const [ax, ay] = how.nearFore.split(' ')[0]!.split(',').map(Number) as [number, number]
  return [
    leg(how.farHind, how.thighs.map((radius) => radius * 0.8), how.feet[0], 0.9),
    leg(how.farFore, [12, 9, 7], how.feet[1], 0.8),
    frogBody(within(place, frame([x, y], degrees)), face),
    leg(how.nearHind, how.thighs, how.feet[2], 1.1, [hx - 8, hy, 26]),
    leg(how.nearFore, [14, 10, 8], how.feet[3], 0.85, [ax, ay - 6, 17]),
  ]
} // prettier-ignore

interface SealPlan {
  tusks?: boolean
  ears?: boolean
  spots?: boolean
  /** It rests on its belly instead of a front flipper. */
  low?: boolean
}

const SEAL_BODIES = {
  flat: '96,-70 116,-50 110,-24 70,-6 10,0 -60,0 -110,-8 -128,-20 -110,-32 -60,-46 0,-62 50,-74',
  low: '60,-104 96,-92 106,-58 96,-22 60,0 0,2 -70,-2 -108,-16 -136,-44 -112,-52 -76,-50 -30,-66 20,-92',
  upright:
    '60,-168 90,-150 92,-118 80,-70 70,-24 44,0 -20,2 -80,0 -116,-8 -132,-20 -112,-32 -70,-40 -26,-60 6,-104 28,-150',
  heavy:
    '64,-172 98,-152 106,-112 102,-60 88,-16 50,2 -30,3 -92,0 -120,-8 -134,-22 -114,-38 -70,-54 -34,-82 -8,-124 24,-160',
}
const SEAL_BELLIES = {
  flat: '120,-30 70,-18 0,-12 -70,-8 -120,-4 0,20 120,10',
  low: '120,-44 80,-28 0,-20 -70,-18 -130,-30 -60,20 110,16',
  upright: '96,-110 66,-90 52,-46 30,-16 -50,-10 -100,-2 0,16 100,10',
  heavy: '112,-108 72,-90 52,-46 26,-16 -50,-10 -100,-2 0,16 110,10',
}

/** Seals rest on a front flipper with the head up; swimming, they are stretched. */
const drawSeal =
  ({ tusks, ears, spots, low }: SealPlan) =>
  (place: Frame, face: Expression, pose: string): Piece[] => {
    const flatOut = ['swim', 'sleep', 'lie', 'jump'].includes(pose)
    const build = flatOut ? 'flat' : low ? 'low' : tusks ? 'heavy' : 'upright'
    const lookUp = pose === 'look-up' ? -18 : 0
    const head = within(place, flatOut ? frame([92, -52], pose === 'sleep' ? 8 : 0) : low ? frame([76, -84], lookUp - 6, 1.08) : frame([62, -138], lookUp - (ears ? 14 : 0)))
    const isLow = flatOut || low
    const flipper = isLow ? '40,-22 60,-8 56,10 24,26! 10,20 18,0' : '36,-44 66,-36 84,-12 92,0! 64,4 40,-8'
    const dots = [[-40, -22, 8], [-10, -40, 7], [-74, -20, 6], [10, -22, 6]] as const
    const tail = within(place, build === 'low' ? frame([-51, 42], 40) : frame([0, 0]))
    return [
      shape(tail, '-116,-18 -140,-44 -166,-50! -160,-26 -170,-4! -142,-4 -118,-14', [seam(tail, '-112,-18 -136,-22 -164,-26')]),
      shape(place, isLow ? '34,-14 44,8 28,20! 20,4' : '62,-36 96,-30 120,-4! 92,0 66,-10'),
      shape(place, SEAL_BODIES[build], [
        patch(place, SEAL_BELLIES[build], undefined, 'belly'),
        ...(spots ? dots.map(([x, y, r]) => ({ ...oval(place, x, y - (flatOut ? 8 : low ? 24 : 0), r, r * 0.7, 'paper' as const), level: 1 as const })) : []),
      ]),
      ...sealHead(head, face, { tusks, ears }),
      shape(place, flipper, [line(place, isLow ? '34,0 28,16' : '62,-14 78,-4', 0.8, [0.4, 0.2], 1)]),
    ]
  } // prettier-ignore

function sealHead(head: Frame, face: Expression, { tusks, ears }: SealPlan): Piece[] {
  const skull = ears
    ? '-32,-26 -4,-40 24,-32 42,-12 58,2 58,20 36,32 0,34 -30,24 -42,-4'
    : '-30,-30 0,-42 30,-30 44,-4 40,20 20,32 -8,32 -32,20 -40,-6'
  const [nx, ny] = ears ? [52, 6] : [25, 2]
  return [
    shape(head, skull, [
      { ...oval(head, ears ? 36 : 22, 14, 24, 17, 'paper'), inside: true },
      ...eye(head, -8, -12, 12, face, 0.86),
      ...eye(head, ears ? 24 : 28, -14, 10, face, 0.66),
      ...nose(head, nx, ny, 10, 7, face.mirrored),
      lips(head, ears ? '20,24 36,28 50,16' : '8,14 16,20 25,13 33,20 40,13', face),
      cheek(head, -18, 10, 6),
      ...whiskers(head, [[12, 12, -22, 6], [12, 16, -20, 22], [36, 12, 62, 4], [36, 16, 60, 22]]),
    ]),
    ...(ears ? [shape(head, '-30,-12! -45,-3 -40,7! -28,-1!')] : []),
    ...(tusks ? [walrusMuzzle(head)] : []),
  ].flat()
} // prettier-ignore

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
    ? { head: [76, -84, 45] as const, mouth: [102, -68] as const }
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
