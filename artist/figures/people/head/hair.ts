import type { SplineKnot } from '../../../geometry/spline.ts'
import type { Frame } from '../../../geometry/vector.ts'
import { ball, line, shape, type Piece, type PieceDetail } from '../../engine/piece.ts'
import { polar } from '../../engine/reach.ts'

/** Hair over a head in three-quarter view that looks right; half of the head's width is 50. */
export interface Hair {
  /** Behind the body, behind the face but over the shoulders, over the skull, and on top. */
  back?: (at: Frame) => Piece[]
  nape?: (at: Frame) => Piece[]
  cap?: readonly [outline: string | readonly SplineKnot[], ...strands: string[]]
  top?: (at: Frame) => Piece[]
  hidesEar?: boolean
  /** x, in the three-quarter view, of hair that is in the middle of the head seen from behind, such as a ponytail. */
  middle?: number
}

const strands = (at: Frame, lines: readonly string[]): PieceDetail[] =>
  lines.map((text, i) => line(at, text, 0.85, [0.3, 0.6], i < 2 ? 0 : 1))
const lock = (at: Frame, outline: string, ...lines: string[]): Piece => shape(at, outline, strands(at, lines))
const round = (
  at: Frame,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  degrees = 0,
  ...lines: string[]
): Piece => ({
  masses: [ball(at, x, y, rx, ry, degrees)],
  details: strands(at, lines),
})

const PARTED =
  '-38,30! -50,22 -57,-8 -52,-38 -30,-60 0,-64 30,-56 49,-34 50,-4 44,14! 42,-10 30,-32 16,-48! 4,-30 -18,-14 -27,4! -32,12'
const PARTED_LINES = ['16,-50 8,-62', '8,-46 -20,-36 -38,-4', '20,-48 36,-38 44,-20']
const SWEPT =
  '-38,24! -50,18 -57,-8 -52,-38 -30,-60 0,-64 30,-56 49,-34 47,-12! 38,-30 22,-38 4,-30 -16,-16 -26,2! -33,6'
const FRINGE =
  '-36,26! -50,20 -58,-8 -52,-40 -28,-61 2,-65 32,-57 51,-34 52,-6 47,10! 44,-6 38,-24! 24,-18 8,-17 -12,-16 -24,-10! -27,10'
const SIDES =
  '-38,32! -52,20 -58,-8 -52,-40 -28,-61 2,-65 32,-57 51,-34 52,-6 47,14! 44,-8 36,-26 20,-44! 6,-32 -14,-22 -25,-6 -28,16'
const CROP =
  '-40,20! -49,12 -55,-10 -50,-38 -30,-58 0,-62 30,-54 48,-32 47,-14! 36,-30 14,-34 -12,-30 -24,-18! -26,4! -34,-2 -40,4'

/** A cap whose outer edge is a row of curls. */
function curls(count: number, cx: number, cy: number, radius: number, bump: number): SplineKnot[] {
  const knots: SplineKnot[] = []
  for (let i = 0; i <= count; i++) {
    const on = (share: number, r: number): readonly [number, number] => {
      const [x, y] = polar(-212 + (206 * share) / count)
      return [cx + x * r, cy + y * r * 0.93]
    }
    knots.push([...on(i, radius), 0])
    if (i < count) knots.push([...on(i + 0.5, radius + bump)])
  }
  return [...knots, [44, -10, 0], [40, -22], [33, -30, 0], [24, -23], [14, -25, 0], [4, -17], [-7, -18, 0], [-14, -9], [-25, -8, 0], [-28, 4], [-36, 2]] // prettier-ignore
}
const CURL_LINES = ['-36,-38 -31,-44 -25,-40', '-6,-50 -1,-56 5,-52', '22,-42 27,-48 33,-44', '-46,-10 -41,-16 -35,-12', '-18,-32 -13,-38 -7,-34', '8,-34 13,-40 19,-36'] // prettier-ignore

function braid(at: Frame, x: number, y: number, lean: number, count: number): Piece[] {
  const links = Array.from({ length: count }, (_, i) => {
    const [cx, cy, r] = [x + lean * i, y + i * 12.5, 9 - i * 0.4]
    return round(at, cx, cy + 4, r, 8.6, 0, `${cx - 4},${cy + 4} ${cx + 2},${cy + 9}`)
  })
  const end = [x + lean * count, y + count * 12.5] as const
  const tip = lock(at, `${end[0] - 4},${end[1] - 4} ${end[0] - 7},${end[1] + 8} ${end[0]},${end[1] + 18}! ${end[0] + 7},${end[1] + 8} ${end[0] + 4},${end[1] - 4}`) // prettier-ignore
  return [tip, ...links, round(at, x - 1, y - 3, 7)]
}

const longBack = (at: Frame): Piece[] => [
  lock(at, '20,-20 50,-14 54,26 58,60 54,78! 38,76 24,60 16,30', '46,30 48,52 46,70'),
]
const longNape = (at: Frame): Piece[] => [
  lock(at, '30,-30 -30,-54 -56,-14 -58,26 -64,66 -62,88! -44,93 -22,86! -20,60 -10,30', '-48,20 -52,54 -50,84', '-36,34 -38,60 -36,84'), // prettier-ignore
]

const STYLES = {
  bald: {},
  short: {
    cap: [
      '-40,20! -50,14 -58,-10 -54,-40 -34,-60 -20,-62! -6,-72 8,-66! 22,-70 30,-60! 46,-46 51,-24 46,-6! 41,-22 35,-29! 27,-23 14,-20! 16,-29! 4,-21 -9,-18! -8,-26! -18,-14 -25,-6! -27,6! -34,-2 -40,4',
      '-22,-56 -38,-36 -42,-14',
      '10,-60 22,-48 26,-34',
      '-2,-60 -12,-46 -14,-30',
    ],
  },
  crop: { cap: [CROP, '-4,-58 -24,-46 -36,-28', '22,-52 12,-42 6,-34'] },
  parting: {
    cap: [
      '-40,20! -50,14 -57,-10 -53,-40 -32,-61 -4,-66 26,-60 47,-40 50,-18 46,-4! 42,-20 34,-34 18,-44! -2,-36 -18,-20 -25,-4! -27,6! -34,-2 -40,4',
      '18,-44 10,-56 -2,-65',
      '12,-46 -12,-42 -32,-22',
    ],
  },
  sweep: {
    cap: [
      '-40,20! -50,14 -57,-10 -54,-40 -36,-60 -10,-72 22,-77 46,-66 53,-46 45,-37 48,-20 46,-6! 40,-24 30,-32! 8,-26 -12,-24 -25,-8! -27,6! -34,-2 -40,4',
      '30,-34 10,-42 -16,-40',
      '42,-54 16,-60 -16,-56',
    ],
  },
  spiky: {
    cap: [
      '-40,20! -50,8 -62,-8! -57,-16 -54,-24! -62,-34 -68,-44! -56,-46 -46,-50! -48,-60 -46,-70! -36,-66 -26,-60! -20,-72 -10,-80! -4,-72 2,-64! 12,-74 24,-78! 27,-68 28,-60! 38,-62 50,-60! 48,-50 45,-42! 52,-38 59,-32! 50,-20 46,-6! 41,-20 34,-30! 30,-20 22,-15! 20,-24 14,-28! 8,-18 0,-13! -2,-22 -8,-26! -12,-16 -18,-12! -22,-20 -24,-22! -26,4! -34,-2 -40,4',
    ],
  },
  curl: {
    top: (at) => [lock(at, '-8,-46 -4,-64 12,-68 20,-56 12,-46 4,-50 7,-57 13,-56 8,-62 0,-54 4,-42')],
  },
  curly: { cap: [curls(12, -3, -14, 52, 9), ...CURL_LINES] },
  afro: { cap: [curls(14, -3, -20, 60, 10), ...CURL_LINES] },
  long: {
    back: longBack,
    nape: longNape,
    cap: [FRINGE, '-10,-60 -36,-38 -40,6', '6,-62 24,-46 28,-20', '-2,-62 -10,-42 -8,-20'],
    hidesEar: true,
  },
  waves: {
    back: (at) => [
      lock(at, '20,-20 50,-14 52,16 62,30 54,50 64,66 54,84! 38,80 24,60 16,30', '48,24 54,44 50,70'),
    ],
    nape: (at) => [
      lock(at, '30,-30 -30,-54 -56,-14 -54,12 -68,30 -58,48 -72,66 -60,84 -64,100! -44,102 -20,90! -22,60 -10,30', '-50,20 -54,50 -52,90', '-36,34 -40,60 -38,86'), // prettier-ignore
    ],
    cap: [SIDES, '20,-46 12,-58 4,-64', '12,-44 -18,-36 -40,0', '26,-44 40,-30 46,-8'],
    hidesEar: true,
  },
  bob: {
    back: (at) => [lock(at, '-30,-50 -60,-10 -58,30 -44,44 -20,42 20,36 40,40 54,34 56,0 40,-40')],
    cap: [
      '-22,38! -46,44 -62,26 -60,-14 -50,-44 -26,-61 2,-65 32,-57 51,-34 53,-2 50,22! 45,0 39,-24! 24,-18 8,-16 -10,-16 -22,-12! -24,16',
      '-10,-60 -38,-38 -44,10',
      '6,-62 24,-46 28,-20',
      '-36,8 -36,26',
    ],
    hidesEar: true,
  },
  ponytail: {
    back: (at) => [
      lock(at, '-34,-42 -58,-56 -84,-40 -92,0 -78,38 -72,46! -62,20 -56,-10 -38,-20', '-52,-38 -72,-24 -76,16', '-48,-28 -62,-14 -66,14'), // prettier-ignore
    ],
    cap: [
      '-38,22! -50,16 -57,-8 -52,-38 -30,-60 0,-65 30,-57 50,-34 49,-6! 43,-18 37,-30! 26,-23 10,-21! 12,-29! -4,-21 -20,-15! -26,4! -33,6',
      '6,-60 -16,-52 -38,-40',
      '-26,-6 -36,-14 -44,-26',
    ],
    top: (at) => [round(at, -46, -36, 8)],
    middle: -50,
  },
  pigtails: {
    back: (at) => [
      lock(at, '44,-10 60,-20 76,-8 78,18 66,40 60,44! 56,24 46,8', '58,-4 66,14 62,34'),
      round(at, 49, -4, 6.5),
    ],
    cap: [PARTED, ...PARTED_LINES],
    top: (at) => [
      lock(at, '-46,-2 -62,-16 -84,-6 -90,26 -78,50 -70,56! -64,32 -50,12', '-60,-4 -74,14 -72,42'),
      round(at, -50, 2, 7.5),
    ],
  },
  braids: {
    back: (at) => braid(at, 42, 26, 2.2, 4),
    cap: [PARTED, ...PARTED_LINES],
    top: (at) => braid(at, -42, 28, -2.2, 5),
  },
  bun: {
    back: (at) => [round(at, -26, -62, 22, 19, -30, '-38,-60 -28,-72 -14,-68', '-36,-50 -24,-58 -12,-56')],
    cap: [SWEPT, '38,-42 8,-48 -28,-50', '4,-34 -20,-32 -42,-38', '-26,-8 -38,-14 -50,-24'],
    middle: -26,
  },
  topknot: {
    back: (at) => [lock(at, '-20,-54 -28,-76 -12,-90 6,-78 2,-56', '-14,-80 -10,-62')],
    cap: [SWEPT, '38,-42 8,-48 -10,-56', '4,-34 -20,-32 -30,-46'],
    middle: -12,
  },
  tufts: {
    back: (at) => [lock(at, '40,-14! 44,-26 52,-24 54,-10 50,2 45,4!')],
    cap: [
      '-24,-16! -26,4! -34,4 -38,24! -52,22 -62,2 -60,-18 -48,-28 -38,-22 -32,-26',
      '-34,-14 -48,-6 -50,10',
    ],
  },
} satisfies Record<string, Hair>

export type HairName = keyof typeof STYLES
export const hairOf = (name: HairName): Hair => STYLES[name]

/** Hair over the skull, as one piece with its strands. */
export const hairCap = ({ cap }: Hair, at: Frame): Piece[] => {
  if (!cap) return []
  const [outline, ...lines] = cap
  return [shape(at, outline, strands(at, lines))]
}

/** The part of a hair style that shows below headwear. */
export function hairBelowHeadwear(style: HairName, helmet: boolean): HairName {
  if (['afro', 'curly'].includes(style)) return helmet ? 'short' : 'curly'
  if (['spiky', 'sweep', 'topknot', 'parting'].includes(style)) return 'crop'
  if (style === 'bun') return helmet ? 'crop' : 'ponytail'
  if (!helmet) return style
  if (['ponytail', 'braids', 'pigtails'].includes(style)) return 'crop'
  return ['long', 'waves'].includes(style) ? 'bob' : style
}
