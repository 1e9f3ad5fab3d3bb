import type { SplineKnot } from '../../../geometry/spline.ts'
import { frame, type Frame, type Vec } from '../../../geometry/vector.ts'
import { brow, cheek, eye, lips, nose, type Expression } from '../../engine/face.ts'
import { flesh } from '../../engine/mass.ts'
import { limb, line, oval, patch, seam, shape, spot, type Piece, ball } from '../../engine/piece.ts'
import { polar } from '../../engine/reach.ts'
import { quill } from '../birds/feathers.ts'
import { cloud } from '../walkers/coat.ts'
import { within, type DrawnKind } from './drawn-kind.ts'

const CURLED_UP = ['sleep', 'lie']
/** The face of a hedgehog that is curled up: the snout is at the belly. */
const curledFace = (place: Frame, face: Expression): Piece[] => [
  shape(place, '46,-46! 74,-30 88,2 80,38 50,60 10,68 -20,64 -34,56 -26,46 0,42 16,30! 10,16! 26,8! 20,-8! 36,-14! 32,-30!', [
    ...eye(place, 48, 16, 12, face, 0.84),
    ...nose(place, -30, 55, 9, 9, face.mirrored),
    lips(place, '-16,62 0,58 10,50', face, [0, 0.5]),
    cheek(place, 42, 40),
  ]),
  shape(place, '36,-28 40,-46 56,-46 62,-30 54,-18', [line(place, '44,-30 48,-40 55,-36', 0.8)]),
] // prettier-ignore

/** A ball of spines with a face; a porcupine has longer ones. */
const drawHedgehog =
  (long: number) =>
  (place: Frame, face: Expression, pose: string): Piece[] => {
    const [from, to, count] = [-50, 106, 14]
    const spines = Array.from({ length: count + 1 }, (_, i): SplineKnot[] => {
      const angle = from - ((to - from) * i) / count
      const tip = i === 0 || i === count ? 1.02 : (i % 2 ? 1.26 : 1.2) * long
      const [root, end] = [polar(angle), polar(angle - 13)]
      return [[root[0] * 84.3, root[1] * 66.6, 0], [end[0] * 86 * tip, end[1] * 68 * tip, 0]] // prettier-ignore
    }).flat()
    const rows = ([[0.78, 8], [0.56, 6], [0.34, 4]] as const).flatMap(([ring, many]) =>
    Array.from({ length: many }, (_, i) => {
      const angle = from - 22 - ((to - from - 34) * (i + (ring === 0.56 ? 0.5 : 0))) / many
      const at = polar(angle)
      const [x, y] = [at[0] * 86 * ring - 10, at[1] * 68 * ring - 2]
      const [tip, half] = [polar(angle - 14, 13 * long), polar(angle + 76, 5.5)]
      return line(place, [[x - half[0], y - half[1]], [x + tip[0], y + tip[1], 0], [x + half[0], y + half[1]]], 0.95, [0.25, 0.25], 1)
    }),
  ) // prettier-ignore
    const step = pose === 'walk' || pose === 'run' ? 8 : 0
    const foot = (x: number, y: number): Piece => {
      const at = frame([x, y])
      return shape(at, '-13,-8 4,-12 20,-4 22,4 10,7 -12,6', [line(at, '8,5 10,0', 0.8, [0, 0.5]), line(at, '14,4 16,-1', 0.8, [0, 0.5])]) // prettier-ignore
    }
    const ground = 66
    const ball = shape(place, [...spines, [-70, 52], [0, 62], [60, 40], [60, -20]], rows)
    if (CURLED_UP.includes(pose)) return [ball, foot(-58, ground), ...curledFace(place, face)]
    return [
      foot(-28 - step, ground - 4),
      foot(50 + step, ground - 4),
      ball,
      foot(-48 + step, ground),
      foot(26 - step, ground),
      shape(
        place,
        '40,-50! 64,-36 84,-12 104,6 118,8 122,18 112,26 92,32 70,44 44,60 0,66 -44,62 -66,50! -34,44 -8,36! 2,24! 8,8! 20,2! 18,-14! 32,-22! 30,-38!',
        [
          ...eye(place, 66, -8, 12, face, 0.84),
          brow(place, 66, -27, 7, -1, face),
          ...nose(place, 117, 13, 9, 9, face.mirrored),
          lips(place, '104,28 92,31 82,25', face, [0, 0.5]),
          cheek(place, 74, 18),
        ],
      ),
      shape(place, '28,-40 26,-58 42,-64 52,-50 46,-38', [line(place, '35,-44 35,-54 43,-55', 0.8)]),
    ]
  }

/** Feathery gills, a wide smile and a long tail fin. */
function drawAxolotl(place: Frame, face: Expression, pose: string): Piece[] {
  const gill = (root: Vec, degrees: number, size: number): Piece => {
    const at = frame(root, degrees, size)
    const outline: Frame = (v) => place(at(v))
    return shape(outline, '0,-8 10,-12! 18,-19 28,-13! 36,-19 46,-11! 56,-11 62,0 56,11 46,11! 36,19 28,13! 18,19 10,12! 0,8', [seam(outline, '-6,0 24,1 70,0')]) // prettier-ignore
  }
  const leg = (x: number, y: number, swing: number): Piece => ({
    masses: [flesh([[x, y - 22], [x + swing * 0.5, y - 8], [x + swing, y + 2]], [13, 9, 8], undefined, place), ball(place, x + swing + 5, y + 6, 13, 7, 0, 3)],
    details: [-4, 2, 8].map((t) => line(place, [[x + swing + t + 4, y + 12], [x + swing + t + 4, y + 5]], 0.8, [0, 0.5])),
  }) // prettier-ignore
  const stride = pose === 'run' || pose === 'walk' ? 14 : 4
  const fin = '-58,-20 -96,-46 -148,-50 -190,-30 -204,-4! -180,14 -130,22 -80,18'
  return [
    leg(-36, 40, -stride),
    leg(58, 40, stride),
    gill([46, -34], -140, 1),
    gill([38, -12], -172, 1.08),
    gill([42, 12], 156, 0.96),
    gill([112, -40], -62, 0.84),
    gill([124, -22], -26, 0.86),
    gill([126, 2], 8, 0.76),
    shape(place, fin, [seam(place, '-50,0 -100,-12 -150,-16 -206,-6')]),
    {
      masses: [flesh('-110,4 -60,4 0,6 50,2', [13, 27, 31, 28], undefined, place), ball(place, 80, -12, 56, 46, 0, 12)],
      details: [
        patch(place, '150,12 110,24 60,30 0,26 -60,22 -110,12 -60,70 60,70 140,60', undefined, 'belly'),
        ...eye(place, 58, -18, 15, face, 0.92),
        ...eye(place, 108, -20, 14, face, 0.82),
        lips(place, '52,8 74,18 98,18 118,6', face, [0.2, 0.2]),
        cheek(place, 44, 4, 7),
        cheek(place, 122, 0, 5),
        ...[[-20, -12, 5], [-44, -8, 4], [8, -14, 4]].map(([x, y, r]) => ({ ...oval(place, x!, y!, r!, r! * 0.8, 'paper'), level: 1 as const })),
      ],
    },
    leg(-56, 46, stride * 0.4),
    leg(34, 46, -stride * 0.4),
  ] // prettier-ignore
}

const drawSnail =
  ({ shell }: { shell: boolean }) =>
  (place: Frame, face: Expression): Piece[] => {
    const spiral = Array.from({ length: 18 }, (_, i): SplineKnot => {
      const [x, y] = polar(200 - i * 45, 8 + i * 3.6)
      return [-22 + x, -74 + y]
    })
    const rays = [2, 3, 4, 5, 6, 7, 8, 9].map((i) => {
      const [outer, inner] = [spiral[i]!, spiral[i + 8]!]
      const bend: SplineKnot = [
        (outer[0] + inner[0]) / 2 + (inner[1] - outer[1]) * 0.16,
        (outer[1] + inner[1]) / 2 - (inner[0] - outer[0]) * 0.16,
      ]
      return seam(
        place,
        [outer, bend, [inner[0] + (inner[0] - outer[0]) * 0.1, inner[1] + (inner[1] - outer[1]) * 0.1]],
        0.9,
        1,
      )
    })
    return [
    limb(place, '78,-88 74,-110 66,-132', [6, 5, 6]),
    limb(place, '98,-86 107,-108 112,-128', [6, 5, 6]),
    shape(place, '-118,-4 -90,-18 -40,-24 30,-28 56,-44 62,-80 80,-104 108,-98 118,-72 108,-34 84,-8 40,0 -60,0', [
      seam(place, '-124,-10 -40,-12 40,-14 78,-30 90,-52 120,-56'),
      lips(place, '92,-74 102,-66 112,-74', face),
      cheek(place, 88, -78, 6),
    ]),
    ...(shell ? [{ masses: [ball(place, -22, -74, 62, 58)], details: [seam(place, spiral, 1), ...rays] }] : []),
    ...([[66, -138], [113, -134]] as const).map(([x, y]) => ({ masses: [ball(place, x, y, 15, 16)], details: eye(place, x, y, 12.5, face, 0.9) })),
  ] // prettier-ignore
  }

/** How a flying insect differs from a bee. */
interface BeePlan {
  striped?: boolean
  sting?: boolean
  /** Half height of the abdomen. */
  girth: number
  proboscis?: boolean
  /** The end of the abdomen shines. */
  glows?: boolean
  /** A collar of fur. */
  furry?: boolean
}

const drawBee =
  ({ striped, sting, girth, proboscis, glows, furry }: BeePlan) =>
  (place: Frame, face: Expression): Piece[] => {
    const tilted: Frame = (v) => place(frame([0, -80], -12)(v))
    return [
    quill(tilted, [-8, -32], [-66, -94], 24, 0, { vein: true }),
    quill(tilted, [2, -32], [-6, -112], 25, 0, { vein: true }),
    ...(glows ? [150, 175, 200, 225].map((degrees) => shape(within(tilted, frame([-26, 2], degrees)), '66,-5! 104,0! 66,5!')) : []),
    ...(sting ? [shape(tilted, '-74,-6! -98,4! -74,12!')] : []),
    ...(proboscis ? [limb(tilted, '84,8 104,22 120,40', [3.6, 3, 1.6])] : []),
    ...[-30, -6, 18].map((x) => limb(tilted, [[x, girth - 6], [x + 3, girth + 10], [x + 10, girth + 16]], [3.4, 3, 3.4])),
    { masses: [ball(tilted, -24, 2, 56, girth)], details: (striped ? (furry ? [-56, -20] : [-66, -44, -22, 0]) : glows ? [-42] : []).map((x) => seam(tilted, [[x + 4, -50], [x - 10, 0], [x + 4, 52]])) },
    ...(furry ? [shape(tilted, cloud([14, -2], 22, 44, 12, 0.22))] : []),
    ...([[52, -34, 46, -62, 62, -76], [68, -34, 78, -58, 94, -62]] as const).map(([a, b, c, d, x, y]) => ({ masses: [flesh([[a, b], [c, d], [x, y]], [2.2, 2, 2], undefined, tilted), ball(tilted, x, y, 6, 6, 0, 1)], details: [] })),
    {
      masses: [ball(tilted, 48, -2, 40, 38)],
      details: [...eye(tilted, 40, -6, 13, face), ...eye(tilted, 70, -6, 12, face, 0.7), brow(tilted, 38, -27, 6, -1, face), brow(tilted, 69, -26, 5, 1, face), lips(tilted, '44,14 56,22 68,14', face), cheek(tilted, 28, 14, 6), cheek(tilted, 80, 12, 5)],
    },
  ] // prettier-ignore
  }

function drawButterfly(place: Frame, face: Expression): Piece[] {
  const larger: Frame = (v) => place(frame([0, 0], 8, 1.25)(v))
  const wing = (side: Frame): Piece[] => [
    shape(side, '6,-4 40,4 66,26 66,54 46,66 24,52 8,20', [patch(side, '14,10 36,14 52,30 50,46 38,50 24,36'), oval(side, 56, 52, 6, 6, 'paper')]),
    shape(side, '6,2 22,-44 60,-72 92,-70 96,-40 76,-4 40,10', [patch(side, '16,-6 30,-40 58,-58 64,-34 52,-10 32,0'), seam(side, '12,0 36,-24 62,-52'), oval(side, 82, -56, 7, 7, 'paper'), oval(side, 80, -34, 6, 6, 'paper')]),
  ]
  const mirrored: Frame = ([x, y]) => larger([-x, y])
  return [
    ...wing(mirrored),
    ...wing(larger),
    ...[mirrored, larger].map((side) => ({ masses: [flesh('3,-48 10,-70 22,-80', [1.6, 1.4, 1.4], undefined, side), ball(side, 24, -82, 5, 5, 0, 1)], details: [] })),
    limb(larger, '0,-20 0,14 0,50', [9, 10, 5], [0, 16, 32].map((y) => seam(larger, [[-14, y], [0, y + 3], [14, y]]))),
    { masses: [ball(larger, 0, -36, 19, 18)], details: [...eye(larger, -7.5, -37, 6.5, face, 0.85), ...eye(larger, 7.5, -37, 6.5, face, 0.85), lips(larger, '-6,-26 0,-22 6,-26', face)] },
  ]
} // prettier-ignore

function drawLadybug(place: Frame, face: Expression, pose: string): Piece[] {
  const legs = [-44, -8, 30].map((x) => limb(place, [[x, -14], [x + 4, 4], [x + 14, 8]], [5, 4.4, 4]))
  const wings = pose === 'fly' ? [quill(place, [-10, -60], [-80, -112], 26, 0, { vein: true }), quill(place, [0, -66], [-20, -140], 26, 0, { vein: true })] : []
  const feelers = ([[84, -74, 90, -100], [100, -70, 118, -92]] as const).map(([a, b, x, y]) => ({ masses: [flesh([[a, b], [a + (x - a) * 0.4, b + (y - b) * 0.6], [x, y]], [2.4, 2.2, 2.2], undefined, place), ball(place, x, y, 6, 6, 0, 1)], details: [] }))
  return [
    ...wings,
    ...legs,
    ...feelers,
    shape(place, '62,-76 90,-78 112,-58 114,-32 96,-12 68,-10 50,-40', [...eye(place, 80, -48, 12, face), ...eye(place, 104, -50, 10.5, face, 0.7), lips(place, '78,-26 92,-18 106,-27', face), cheek(place, 70, -32, 5)]),
    shape(place, '-78,-8 -88,-40 -66,-82 -16,-102 34,-92 62,-62 68,-26 60,-6 0,0', [
      seam(place, '-90,-34 -30,-46 30,-60 74,-70'),
      ...[[-50, -66, 11], [-10, -80, 11], [28, -76, 9], [-56, -26, 10], [-16, -28, 12], [26, -34, 11], [48, -18, 7]].map(([x, y, r]) => spot(place, [[x! - r!, y!], [x!, y! - r! * 0.86], [x! + r!, y!], [x!, y! + r! * 0.86]], 'paper')),
    ]),
  ]
} // prettier-ignore

const bee = (plan: BeePlan): DrawnKind => ({ poses: ['fly', 'sit'], head: [48, -94, 38], mouth: [60, -70], gaze: [0.3, 0.1], draw: drawBee(plan) }) // prettier-ignore

export const LAND: Record<string, DrawnKind> = {
  hedgehog: { poses: ['stand', 'walk', 'run', 'jump', 'eat', 'drink', 'look-up', 'sleep', 'lie', 'sit', 'swim'], turn: { 'look-up': -16, eat: 9, drink: 9, sit: -8, jump: -20, swim: -6 }, head: [78, 0, 40], heads: { sleep: [40, 18, 40], lie: [40, 18, 40] }, mouth: [104, 28], back: [-10, -76], gaze: [0.4, 0], draw: drawHedgehog(1) },
  porcupine: { poses: ['stand', 'walk', 'run', 'jump', 'eat', 'drink', 'look-up', 'sleep', 'lie', 'sit', 'swim'], turn: { 'look-up': -16, eat: 9, drink: 9, sit: -8, jump: -20, swim: -6 }, head: [78, 0, 40], heads: { sleep: [40, 18, 40], lie: [40, 18, 40] }, mouth: [104, 28], back: [-10, -76], gaze: [0.4, 0], draw: drawHedgehog(1.45) },
  axolotl: { poses: ['stand', 'walk', 'run', 'swim', 'eat', 'look-up', 'lie', 'sleep', 'sit'], turn: { 'look-up': -8, swim: -4, jump: -20 }, head: [82, -8, 46], mouth: [110, 14], back: [-20, -26], gaze: [0.2, 0.1], draw: drawAxolotl },
  snail: { poses: ['walk', 'sleep'], head: [92, -80, 34], mouth: [110, -66], back: [-22, -130], gaze: [0.3, -0.1], draw: drawSnail({ shell: true }) },
  slug: { poses: ['walk', 'sleep'], head: [92, -80, 34], mouth: [110, -66], back: [-22, -26], gaze: [0.3, -0.1], draw: drawSnail({ shell: false }) },
  bee: bee({ striped: true, sting: true, girth: 42 }),
  bumblebee: bee({ striped: true, girth: 54, furry: true }),
  wasp: bee({ striped: true, sting: true, girth: 30 }),
  fly: bee({ girth: 36 }),
  firefly: bee({ girth: 32, glows: true }),
  mosquito: bee({ girth: 24, proboscis: true }),
  butterfly: { poses: ['fly', 'sit'], head: [6, -46, 22], mouth: [4, -30], facing: 'front', gaze: [0.1, 0.2], draw: drawButterfly },
  ladybug: { poses: ['walk', 'fly'], head: [88, -46, 32], mouth: [96, -22], back: [-10, -96], draw: drawLadybug },
} // prettier-ignore
