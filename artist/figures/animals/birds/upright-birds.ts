import { frame, type Frame } from '../../../geometry/vector.ts'
import { cheek, eye, moodBrows, type Expression } from '../../engine/face.ts'
import { flesh, mirroredKnots } from '../../engine/mass.ts'
import { ball, bothSides, limb, line, patch, seam, shape, spot, symmetric, type Piece } from '../../engine/piece.ts' // prettier-ignore
import { HOLDING, within, type DrawnKind } from '../drawn/drawn-kind.ts'
import { scarf } from '../sitters/sitter-fur.ts'
import { quill, scallops } from './feathers.ts'

const SHUT_POSES = ['sleep']
const RAISED = ['wave', 'cheer', 'dance', 'jump', 'play']

/** Three claws on the ground. */
const talons = (place: Frame): Piece[] =>
  [-9, 9, 0].map((x) => limb(place, [[x * 0.5, -8], [x, -2], [x * 1.2, 6]], [5, 5.5, 4])) // prettier-ignore

const HOLDS_IN_FRONT = '48,-112 66,-104 74,-82 58,-60 34,-48 16,-48 20,-60 34,-72 44,-90'
const HOLDS_AT_SIDE = '46,-112 64,-108 80,-88 82,-68 70,-54 56,-58 54,-74 48,-92'

/** The wings or flippers that hold something, painted over it: both in front of the body, or the right one at the side. */
const holding = (place: Frame, pose: string): Piece[] =>
  bothSides(place, (side, sign): Piece[] => {
    if (pose === 'hold' && sign < 0) return []
    const outline = pose === 'hold' ? HOLDS_AT_SIDE : HOLDS_IN_FRONT
    return [shape(side, outline, [], { front: true, open: [{ at: side([54, -98]), radius: 16 }] })]
  })

function owlBody(place: Frame, face: Expression): Piece {
  const rows = [[-92, 4], [-74, 5], [-56, 5], [-38, 4]] as const // prettier-ignore
  return symmetric(place, '0,-176 26,-178 58,-208! 62,-168 66,-132 64,-84 52,-30 26,-4 0,0', [
    patch(place, mirroredKnots('0,-112 34,-104 44,-66 34,-22 0,-8'), undefined, 'belly'),
    ...rows.map(([y, count]) => scallops(place, [-count * 8.4, y], [count * 8.4, y], count, 9)),
    patch(
      place,
      mirroredKnots('0,-160! 20,-178 48,-172 62,-148 52,-120 28,-110 8,-118 0,-128!'),
      undefined,
      'marking',
    ),
    ...eye(place, -28, -145, 20, face, 0.98),
    ...eye(place, 28, -145, 20, face, 0.98),
    ...moodBrows(place, [[-28, -145, 18], [28, -145, 18]], face), // prettier-ignore
    spot(place, '0,-138! 9,-126 5,-114 0,-108! -5,-114 -9,-126', 'paper'),
  ])
}

const owlWing = (side: Frame): Piece[] => [
  quill(side, [50, -70], [36, -8], 10),
  quill(side, [56, -76], [50, -4], 11),
  quill(side, [62, -82], [64, -12], 11),
  shape(side, '48,-118 66,-112 80,-78 78,-44! 70,-34 64,-42! 56,-32 48,-40! 42,-60 42,-92', [
    scallops(side, [38, -84], [86, -84], 4, 10),
    scallops(side, [38, -62], [86, -62], 4, 10),
  ]),
]

const WING_TIPS = [[60, -96, 40, 0], [76, -104, 66, 8], [92, -112, 92, 8], [106, -120, 118, 2], [116, -128, 144, -14], [124, -134, 168, -36], [130, -140, 186, -62], [134, -146, 198, -92], [136, -152, 202, -124], [134, -158, 196, -156]] as const // prettier-ignore

/** A wing spread to the side, with ten long feathers. */
const spreadWing = (side: Frame): Piece[] => [
  ...WING_TIPS.map(([x, y, toX, toY]) => quill(side, [x - 14, y], [toX, toY], 15, 4)),
  shape(
    side,
    '14,-104 34,-128 64,-148 98,-172 128,-184 148,-178 152,-160! 144,-140 138,-130! 128,-116 120,-112! 106,-100 98,-100! 82,-88 74,-90! 58,-78 46,-82! 26,-70',
    [seam(side, '10,-86 44,-104 78,-120 112,-142 134,-154 160,-158')],
  ),
]

function drawOwl(place: Frame, face: Expression, pose: string): Piece[] {
  const spread = pose === 'fly' || pose === 'cheer' || pose === 'dance'
  const tail = [-14, 0, 14].map((x) => quill(place, [x * 0.6, -20], [x * 1.3, pose === 'fly' ? 42 : 8], 9))
  const wings = bothSides(place, (side, sign) =>
    spread || (pose === 'wave' && sign > 0)
      ? spreadWing((v) => side([v[0] * 0.8 + 16, v[1] * 0.8 - 16]))
      : [],
  )
  const holds = HOLDING.includes(pose)
  const folded = bothSides(place, (side, sign) =>
    spread || (holds && (pose !== 'hold' || sign > 0)) || (pose === 'wave' && sign > 0) ? [] : owlWing(side),
  )
  const step = pose === 'walk' || pose === 'run' ? 8 : 0
  return [
    ...tail,
    ...wings,
    owlBody(place, { ...face, shut: face.shut || SHUT_POSES.includes(pose) }),
    ...folded,
    ...(holds ? holding(place, pose) : []),
    ...talons(within(place, frame([-22, -step]))),
    ...talons(within(place, frame([22, 0]))),
  ]
}

const ON_BELLY = ['swim', 'slide', 'lie']
const FLIPPERS = {
  down: '46,-112 64,-98 80,-66 86,-40 76,-36 60,-54 48,-76',
  up: '40,-116 58,-124 84,-146 98,-166 106,-162 100,-132 80,-100 56,-82',
  out: '46,-112 66,-104 90,-82 104,-56 96,-50 74,-62 50,-80',
}

/** Rows of feathers on a breast, each between those of the row above: height, half width and number. */
const BREAST = [[-92, 45, 5], [-77, 36, 4], [-62, 45, 5], [-47, 36, 4], [-32, 27, 3]] as const // prettier-ignore

/** Rows of feathers across flippers. */
const TIPS = { down: ['44,-70 62,-76 84,-82', '50,-54 68,-58 92,-64'], out: ['56,-84 72,-86 88,-96', '66,-66 82,-70 100,-82'] } as const // prettier-ignore

function drawPenguin(place: Frame, face: Expression, pose: string): Piece[] {
  if (ON_BELLY.includes(pose)) return slidingPenguin(place, face)
  const flippers = HOLDING.includes(pose)
    ? [
        ...holding(place, pose),
        ...(pose === 'hold' ? [shape(([x, y]) => place([-x, y]), FLIPPERS.down)] : []),
      ]
    : bothSides(place, (side, sign) => {
        const up = (pose === 'wave' && sign > 0) || (pose !== 'wave' && RAISED.includes(pose))
        const way = up ? 'up' : ['hug', 'walk', 'run'].includes(pose) ? 'out' : 'down'
        return [
          shape(
            side,
            FLIPPERS[way],
            way === 'up' ? [] : TIPS[way].map((tip) => ({ ...seam(side, tip), level: 2 as const })),
            { open: [{ at: side([48, -104]), radius: 13 }] },
          ),
        ]
      })
  const foot = '4,-14 24,-18 46,-10 56,0 50,6~2 42,3! 34,8~2 26,4! 16,8~2 4,2'
  const step = pose === 'walk' || pose === 'run' || pose === 'dance' ? 10 : 0
  const lean = within(place, frame([0, 0], step ? 5 : 0))
  return [
    ...bothSides(place, (side, sign) => [
      shape((v) => side([v[0] + (sign > 0 ? step * 0.7 : 0), v[1] - (sign > 0 ? step * 0.4 : 0)]), foot),
    ]),
    symmetric(lean, '0,-198 38,-191 60,-160 61,-130 58,-112 66,-84 64,-44 46,-12 0,-6', [
      patch(
        lean,
        mirroredKnots('0,-164! 16,-180 40,-172 50,-146 42,-120 48,-90 46,-48 30,-20 0,-12'),
        undefined,
        'belly',
      ),
      ...eye(lean, -22, -152, 14.5, face, 0.84),
      ...eye(lean, 22, -152, 14.5, face, 0.84),
      ...moodBrows(lean, [[-22, -152, 14], [22, -152, 14]], face), // prettier-ignore
      spot(lean, mirroredKnots('0,-146 14,-139~2 0,-124~2'), 'paper'),
      line(lean, '-13,-139 0,-136 13,-139', 0.7, [0, 0]),
      ...[-36, 36].map((x) => cheek(lean, x, -132, 7)),
      ...BREAST.map(([y, half, count]) => ({
        ...scallops(lean, [-half, y], [half, y], count, 15),
        level: 2 as const,
      })),
    ]),
    ...(flippers.length > 2 ? [] : scarf(within(lean, frame([0, 3])))),
    ...flippers,
  ]
}

/** On its belly: on ice or in the water. */
const slidingPenguin = (place: Frame, face: Expression): Piece[] => [
  shape(place, '40,-88 14,-104 -22,-106 -34,-98~2 -10,-88 20,-74'),
  ...[0, 14].map((y) => shape(within(place, frame([-118, -26 + y], 190)), '-8,-8 16,-14 32,-12! 28,-4 38,0! 28,4 32,12! 14,10 -8,8')),
  shape(place, '60,-104 96,-106 122,-82 122,-50 98,-26 60,-8 0,0 -70,-2 -112,-12 -126,-24 -104,-40 -50,-62 10,-80 36,-94', [
    patch(place, '84,-84 104,-94 130,-84 140,-40 80,10 -60,10 -90,-6 -30,-16 30,-28 64,-46 74,-66', undefined, 'belly'),
    ...eye(place, 94, -72, 14.5, { ...face, gaze: [0.5, -0.1] }, 0.84),
    cheek(place, 80, -48, 7),
  ]),
  shape(place, '116,-72 134,-66 144,-58! 130,-54 114,-56', [seam(place, '110,-62 128,-63 146,-58')]),
  shape(place, '44,-56 14,-46 -22,-18 -30,-2! -6,-4 28,-22 54,-38'),
] // prettier-ignore

/** Poses in which a chick is seen from the side. */
const CHICK_FROM_SIDE = ['walk', 'run']
const CHICK_WINGS = {
  down: '54,-84 72,-74 84,-46! 72,-46! 72,-34! 58,-38 50,-58',
  up: '52,-82 74,-98 92,-122! 94,-102! 104,-92! 86,-70 58,-58',
}

/** A fluffy chick that looks at the viewer: one round body with a large head. */
function drawChick(place: Frame, face: Expression, pose: string): Piece[] {
  if (CHICK_FROM_SIDE.includes(pose)) return walkingChick(place, face, pose)
  const shown = { ...face, gaze: [0.2, 0] as const, shut: face.shut || SHUT_POSES.includes(pose) }
  return [
    ...bothSides(place, (side) => talons(within(side, frame([22, 0])))),
    shape(place, '-11,-144! -15,-164 -2,-174 14,-170! 5,-161 17,-160! 10,-144!'),
    symmetric(place, '0,-152 36,-146 56,-118 55,-94 68,-64 66,-32 46,-8 22,-2 0,0', [
      ...eye(place, -23, -108, 16.5, shown, 0.88),
      ...eye(place, 23, -108, 16.5, shown, 0.88),
      ...moodBrows(place, [[-23, -108, 15], [23, -108, 15]], face),
      cheek(place, -40, -86, 7.5),
      cheek(place, 40, -86, 7.5),
      ...[[-14, -46], [14, -46], [0, -28]].map(([x, y]) => line(place, [[x! - 8, y! - 3], [x!, y! + 4], [x! + 8, y! - 3]], 0.8, [0.4, 0.4], 1)),
    ]),
    symmetric(place, '0,-99 17,-90~2 0,-75', [seam(place, '-20,-90 0,-86 20,-90')]),
    ...bothSides(place, (side, sign) => [
      shape(side, CHICK_WINGS[RAISED.includes(pose) && (pose !== 'wave' || sign > 0) ? 'up' : 'down'], [], { open: [{ at: side([50, -72]), radius: 13 }], part: 'wing' }),
    ]),
  ] // prettier-ignore
}

function walkingChick(place: Frame, face: Expression, pose: string): Piece[] {
  const at = within(place, frame([0, 0], 0, 2.4))
  const stride = pose === 'walk' || pose === 'run' ? 5 : 0
  const up = [...RAISED, 'fly', 'run'].includes(pose)
  const head = at
  const foot = (x: number): Piece => ({
    masses: [flesh([[x, -10], [x, -2], [x + 2, -1]], [2.4, 2.2, 2], 2, at), ...[8, 3, -4].map((to) => flesh([[x, -2], [x + to * 0.5, -1], [x + to, 0]], [2, 1.8, 1.4], 2, at))],
    details: [],
  }) // prettier-ignore
  return [
    foot(-6 - stride),
    foot(8 + stride),
    {
      masses: [
        ball(at, -2, -24, 24, 20),
        ball(head, 12, -46, 19, 18, 0, 8),
        shape(at, '-20,-30 -36,-40! -28,-18').masses[0]!,
        shape(head, '8,-60 6,-71! 12,-66~2 17,-73! 19,-60').masses[0]!,
      ],
      softness: 3,
      details: [
        ...eye(head, 16, -48, 7, { ...face, shut: face.shut || SHUT_POSES.includes(pose) }, 0.85),
        ...moodBrows(head, [[16, -48, 7]], face),
        cheek(head, 8, -38, 4),
        line(at, '4,-12 8,-9 13,-12', 0.8, [0.4, 0.4], 1),
      ],
    },
    shape(head, '28,-50! 41,-44! 28,-38!', [seam(head, '24,-44 34,-45 44,-44')]),
    shape(at, up ? '2,-30 -8,-38 -22,-50! -26,-36 -18,-24 -4,-22' : '2,-32 -12,-32 -24,-24! -14,-14 0,-18', [
      line(at, up ? '-4,-30 -12,-34' : '-4,-26 -12,-24', 0.8, [0.3, 0.5], 1),
    ]),
  ]
}

const SIDE_HEAD = [29, -110, 44] as const
const chick: DrawnKind = { alone: ['stand', 'wave', 'stand', 'cheer'], poses: ['stand', 'walk', 'run', 'eat', 'drink', 'sleep', 'wave', 'cheer', 'jump', 'play', 'dance', 'look-up', 'sit', 'hold'], turn: { dance: -6, 'look-up': -5 }, hands: { front: [70, -46], side: [84, -46] }, head: [0, -106, 52], heads: { walk: SIDE_HEAD, run: SIDE_HEAD}, mouth: [0, -86], back: [-10, -100], facing: 'front', fromSide: CHICK_FROM_SIDE, gaze: [0.4, 0], draw: drawChick } // prettier-ignore

/** Birds from the front, and chicks. */
export const UPRIGHT_BIRDS: Record<string, DrawnKind> = {
  owl: { poses: ['stand', 'sit', 'walk', 'run', 'fly', 'wave', 'cheer', 'dance', 'sleep', 'look-up', ...HOLDING], hands: { front: [0, -46], side: [68, -64] }, turn: { dance: -6 }, head: [0, -148, 52], mouth: [0, -112], back: [0, -110], facing: 'front', gaze: [0.1, 0.1], draw: drawOwl },
  penguin: { poses: ['stand', 'walk', 'run', 'wave', 'cheer', 'hug', 'dance', 'jump', 'play', 'sleep', 'swim', 'slide', 'lie', 'look-up', ...HOLDING], hands: { front: [0, -62], side: [64, -66] }, turn: { dance: -6 }, head: [0, -150, 52], mouth: [0, -128], back: [0, -90], facing: 'front', fromSide: ON_BELLY, gaze: [0.2, -0.1], draw: drawPenguin },
  chick,
  'easter-chick': chick,
} // prettier-ignore
