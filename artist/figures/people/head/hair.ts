import { knots, moved, smooth, type Knot, type Path } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import { radians } from '../../../geometry/vector.ts'
import { closedCurve, openCurve, layer, type HeadLayer } from './head-layer.ts'

const HAIRS = ['short', 'curly', 'ponytail', 'braids', 'bun', 'afro', 'bald', 'long', 'bob', 'pigtails', 'spiky', 'sweep', 'tufts', 'curl', 'waves', 'parting', 'topknot'] as const // prettier-ignore
export type HairName = (typeof HAIRS)[number] | 'curly-under-hat'

interface Hair {
  /** Hair over the face, behind the body, and loose extras. */
  front: Path[]
  lines: Path[]
  back: Path[]
  backLines: Path[]
  extra: HeadLayer[]
  /** It covers the ears. */
  ears: boolean
  /** Hangs on one side only and changes sides with the turn. */
  onOneSide?: boolean
}

/** Outline of the hair from ear to ear over the top, right to left. */
const OUTER = '52,4! 56,-18 45,-45 22,-59 0,-62 -22,-59 -45,-45 -56,-18 -52,4!'
const cap = (hairline: string, outer = OUTER): Path => closedCurve(`${outer} ${hairline}`)
const PARTED = '-47,6! -43,-8 -28,-22 0,-40! 28,-22 43,-8 47,6!'
const STRANDS = [
  openCurve('0,-62 -3,-50 0,-40'),
  openCurve('-18,-58 -28,-42 -34,-24'),
  openCurve('18,-58 28,-42 34,-24'),
]

/** Curls along an arc, made of overlapping circles. */
const curls = (n: number, from: number, to: number, rx: number, ry: number, r: number, cy = -6): Path[] =>
  Array.from({ length: n }, (_, i) => {
    const a = radians(from + ((to - from) * i) / (n - 1))
    return ellipse([rx * Math.sin(a), cy - ry * Math.cos(a)], r * (i % 2 ? 0.93 : 1))
  })

const both = (text: string): Path[] => [closedCurve(text), moved(closedCurve(text), (v) => [-v[0], v[1]])]

const scaled = (text: string, k: number): Path =>
  smooth(knots(text).map(([x, y, c]): Knot => [x * k, y * k, c]))

const make = (hair: Partial<Hair>): Hair => ({
  front: [],
  lines: [],
  back: [],
  backLines: [],
  extra: [],
  ears: true,
  ...hair,
})

const STYLES: Record<HairName, () => Hair> = {
  bald: () => make({}),
  short: () =>
    make({
      front: [cap('-47,0! -43,-16 -36,-24! -20,-17 4,-20 24,-31! 36,-26 44,-14 47,0!')],
      lines: [openCurve('24,-31 10,-36 -4,-36'), openCurve('-2,-63 -8,-54 -20,-48')],
    }),
  parting: () =>
    make({
      front: [cap('-47,0! -44,-14 -38,-26 -22,-40! 0,-28 24,-26 40,-18 47,0!')],
      lines: [openCurve('-22,-40 -20,-52 -14,-62'), openCurve('-10,-38 6,-46 24,-44')],
    }),
  sweep: () =>
    make({
      front: [
        cap(
          '-47,2! -44,-12 -40,-20! -10,-18 18,-26 34,-40! 40,-26 44,-14 47,2!',
          '52,4! 56,-18 50,-42 34,-62 6,-70 -24,-64 -48,-46 -56,-18 -52,4!',
        ),
      ],
      lines: [openCurve('34,-40 20,-46 0,-46'), openCurve('38,-54 18,-60 -6,-58')],
    }),
  spiky: () =>
    make({
      front: [
        cap(
          '-47,0! -44,-16 -34,-24! -26,-12! -16,-26! -4,-13! 8,-26! 20,-13! 28,-26! 38,-16! 44,-12 47,0!',
          '52,4! 58,-14 62,-34! 50,-40 48,-62! 30,-56 18,-76! 4,-62 -14,-76! -24,-58 -46,-64! -46,-44 -62,-36! -57,-14 -52,4!',
        ),
      ],
    }),
  curl: () =>
    make({ front: [closedCurve('-8,-46 -2,-66 16,-66 18,-52 8,-46 4,-54 10,-58 4,-60 0,-50 4,-40')] }),
  curly: () =>
    make({
      front: [
        ...curls(9, -92, 92, 54, 49, 14.5),
        ...curls(5, -40, 40, 36, 34, 12),
        cap('-47,-12 -34,-32 0,-38 34,-32 47,-12'),
      ],
    }),
  'curly-under-hat': () =>
    make({
      front: [
        ...curls(3, -62, -95, 50, 44, 13.5),
        ...curls(3, 62, 95, 50, 44, 13.5),
        ...curls(5, -40, 40, 36, 34, 12),
        scaled(`${OUTER} -50,-12 -38,-34 0,-42 38,-34 50,-12`, 0.9),
      ],
    }),
  afro: () =>
    make({
      back: [...curls(15, -132, 132, 57, 58, 17, -10), ellipse([0, -12], 60, 58)],
      front: [
        ...curls(11, -94.3, 94.3, 57, 58, 17, -10),
        cap(
          '-47,6! -43,-12 -27,-27 0,-32 27,-27 43,-12 47,6!',
          '58,6! 62,-18 54,-46 28,-62 0,-66 -28,-62 -54,-46 -62,-18 -58,6!',
        ),
      ],
    }),
  long: () =>
    make({
      back: [closedCurve('0,-60 44,-46 60,-8 62,50 60,92 40,104 0,98 -40,104 -60,92 -62,50 -60,-8 -44,-46')],
      front: [
        cap(
          '-54,40! -46,6 -38,-14 -14,-34! 14,-22 38,-10 46,6 54,40!',
          '58,34! 58,-18 45,-45 22,-59 0,-62 -22,-59 -45,-45 -58,-18 -58,34!',
        ),
      ],
      lines: [openCurve('-14,-34 -10,-50 -4,-62')],
      backLines: [openCurve('-52,20 -54,60 -46,104'), openCurve('52,20 54,60 46,104')],
      ears: false,
    }),
  waves: () =>
    make({
      back: [
        closedCurve(
          '0,-60 44,-46 60,-10 56,14 70,34 60,56 72,78 58,100 34,92 0,98 -34,92 -58,100 -72,78 -60,56 -70,34 -56,14 -60,-10 -44,-46',
        ),
      ],
      front: [
        cap(
          '-52,44! -56,24 -44,6 -36,-16 4,-40! 22,-22 40,-10 45,6 56,24 52,44!',
          '62,36! 58,-18 45,-45 22,-60 0,-64 -22,-60 -45,-45 -58,-18 -62,36!',
        ),
      ],
      lines: [openCurve('4,-40 2,-52 4,-64'), openCurve('-44,-20 -50,0 -54,20')],
      backLines: [openCurve('-50,30 -62,56 -52,96'), openCurve('50,30 62,56 52,96')],
      ears: false,
    }),
  bob: () =>
    make({
      back: [closedCurve('0,-60 44,-46 60,-8 63,30 52,48 0,46 -52,48 -63,30 -60,-8 -44,-46')],
      front: [
        cap(
          '-46,34! -44,4 -40,-12! -18,-16 0,-15 18,-16 40,-12! 44,4 46,34!',
          '58,40! 60,-12 46,-45 22,-59 0,-62 -22,-59 -46,-45 -60,-12 -58,40!',
        ),
      ],
      lines: [openCurve('-10,-60 -14,-40 -10,-14'), openCurve('12,-60 16,-40 12,-14')],
      ears: false,
    }),
  ponytail: () =>
    make({
      front: [cap('-47,4! -43,-10 -36,-20 -12,-32! 16,-22 38,-12 47,4!')],
      lines: [openCurve('-12,-32 14,-44 38,-48')],
      back: [closedCurve('30,-52 56,-70 80,-56 86,-20 78,16 66,40! 62,14 56,-14 44,-34')],
      backLines: [openCurve('50,-56 70,-36 68,20')],
      extra: [layer(-39, ellipse([44, -48], 8, 12, -38))],
      onOneSide: true,
    }),
  pigtails: () =>
    make({
      front: [cap(PARTED)],
      lines: STRANDS,
      back: both('48,-22 68,-34 86,-20 90,12 78,38 70,44! 62,22 54,0'),
      backLines: both('60,-18 76,0 72,34').map((p) => ({ ...p, closed: false })),
      extra: [-1, 1].map((s) => layer(43, ellipse([s * 56, -14], 7, 10, s * 30))),
    }),
  braids: () => make({ front: [cap(PARTED)], lines: STRANDS, extra: [-1, 1].flatMap(braid) }),
  bun: () =>
    make({
      front: [cap('-47,4! -42,-10 -26,-26 0,-32 26,-26 42,-10 47,4!')],
      lines: [openCurve('-12,-31 -6,-48 0,-62'), openCurve('14,-30 8,-48 0,-62')],
      extra: [
        layer(-41, ellipse([0, -72], 24, 21), { lines: [openCurve('-14,-74 0,-84 14,-74 6,-64 -6,-66')] }),
      ],
    }),
  topknot: () =>
    make({
      front: [cap('-47,0! -42,-14 -26,-32 0,-38 26,-32 42,-14 47,0!')],
      lines: [openCurve('-14,-36 -6,-50 0,-62'), openCurve('14,-36 6,-50 0,-62')],
      extra: [
        layer(-41, closedCurve('-10,-58 -16,-78 0,-92 16,-78 10,-58')),
        layer(43, ellipse([0, -62], 11, 5)),
      ],
    }),
  tufts: () =>
    make({
      extra: [
        layer(-41, [-1, 1].flatMap((s) => [ellipse([s * 50, -6], 12, 15), ellipse([s * 53, 10], 10, 11), ellipse([s * 46, -20], 9, 10)])), // prettier-ignore
      ],
    }),
}

function braid(side: number): HeadLayer[] {
  const knotsOfHair = [0, 1, 2, 3, 4].map((i) =>
    layer(43.5 - i * 0.1, ellipse([side * (52 + i * 2), 16 + i * 16], 11.5 - i * 0.6, 11, side * 20)),
  )
  const tip = moved(closedCurve('54,90 70,90 71,106 61,116! 53,104'), (v) => [v[0] * side, v[1]])
  return [...knotsOfHair, layer(42.9, tip), layer(43.6, ellipse([side * 62, 90], 9, 5))]
}

export const hair = (style: HairName): Hair => STYLES[style]()

/** The part of a hair style that shows below headwear. */
export function hairBelowHeadwear(style: HairName, helmet: boolean): HairName {
  if (['afro', 'curly'].includes(style)) return helmet ? 'short' : 'curly-under-hat'
  if (['spiky', 'sweep', 'topknot', 'parting'].includes(style)) return 'short'
  if (style === 'bun') return helmet ? 'short' : 'ponytail'
  if (!helmet) return style
  if (['ponytail', 'braids', 'pigtails'].includes(style)) return 'short'
  return ['long', 'waves'].includes(style) ? 'bob' : style
}
