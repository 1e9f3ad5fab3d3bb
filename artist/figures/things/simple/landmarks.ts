// Towers, tents and other landmarks.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; the first argument of `add` is the paint order.
import { curve, line, stroke } from '../../../geometry/path.ts'
import { box, brush, ellipse, tube } from '../../../geometry/round-shapes.ts'
import { frame } from '../../../geometry/vector.ts'
import { polygon, parsePoints, simpleThing } from './simple-thing.ts'

const STAR = '0,-20! 6,-6! 20,-6! 9,4! 13,18! 0,9! -13,18! -9,4! -20,-6! -6,-6!'
const place = (id: string, height: number) => ({ id, height, topic: 'buildings' })

const tower = simpleThing(place('tower', 12), (sketch) => {
  sketch.add(0, polygon('50,96 150,96 160,260 40,260'), {
    lines: [
      line([44, 190], [156, 190]),
      line([48, 140], [152, 140]),
      line([70, 140], [68, 190]),
      line([130, 190], [134, 240]),
      line([66, 240], [66, 190]),
    ],
  })
  sketch.add(
    1,
    polygon(
      '36,70 52,70 52,84 74,84 74,70 92,70 92,84 108,84 108,70 126,70 126,84 148,84 148,70 164,70 164,104 36,104',
    ),
  )
  sketch
    .add(-1, polygon('100,-20 150,74 50,74'))
    .add(-2, brush(parsePoints('100,-16 100,-60'), 3))
    .add(-1, polygon('102,-60 146,-48 102,-34'))
  sketch
    .add(2, curve('80,260! 80,222 100,208 120,222 120,260!'))
    .add(2, curve('88,176! 88,152 100,144 112,152 112,176!'))
})

const tipi = simpleThing(place('tipi', 3), (sketch) => {
  for (const text of ['76,0 124,70', '124,0 76,70', '100,-10 100,60'])
    sketch.add(0, brush(parsePoints(text), 5))
  sketch.add(1, curve('100,36! 200,220! 100,234 0,220!'), {
    lines: [stroke('62,106 100,114 138,106'), stroke('30,166 64,174'), stroke('136,174 170,166')],
  })
  sketch.add(2, curve('100,120! 136,232 64,232')).add(3, curve('100,120! 118,232 100,234'), { level: 1 })
  for (const x of [46, 154]) sketch.add(2, curve(STAR, frame([x, 198], 0, 0.6)), { level: 1 })
})

const planet = simpleThing({ id: 'planet', height: 2, topic: 'sky', rests: 'floats' as const }, (sketch) => {
  sketch.add(0, ellipse([100, 100], 96), {
    lines: [
      stroke('8,74 60,90 120,70 192,84'),
      stroke('4,112 60,128 130,110 196,120'),
      stroke('24,156 90,166 170,152'),
    ],
  })
  for (const [x, y, r] of [
    [64, 50, 15],
    [140, 140, 12],
    [130, 44, 9],
    [52, 144, 8],
  ] as const)
    sketch.add(1, ellipse([x, y], r))
})

const bench = simpleThing({ id: 'bench', height: 0.9, topic: 'things' }, (sketch) => {
  for (const x of [26, 198]) sketch.add(0, box(x, 10, 16, 150, 3))
  for (const y of [18, 46]) sketch.add(1, box(0, y, 240, 20, 6))
  sketch
    .add(2, polygon('14,88 226,88 244,112 -4,112'), { lines: [line([0, 100], [240, 100])] })
    .add(3, box(-6, 110, 252, 14, 5))
})

const deckChair = simpleThing(
  { id: 'deck-chair', height: 0.9, topic: 'things', facing: 'right' as const },
  (sketch) => {
    sketch
      .add(0, [...tube(parsePoints('20,10 170,170'), [6, 6])])
      .add(0, [...tube(parsePoints('180,100 40,172'), [6, 6])])
    sketch.add(1, curve('20,6! 46,0! 110,100 196,84! 204,104! 120,132 84,110'), {
      lines: [
        stroke('34,28 60,22'),
        stroke('56,58 84,50'),
        stroke('84,92 112,78'),
        stroke('130,120 134,96'),
        stroke('166,112 166,90'),
      ],
    })
  },
)

const piano = simpleThing({ id: 'piano', height: 1.2, topic: 'music' }, (sketch) => {
  for (const x of [14, 212]) sketch.add(0, box(x, 130, 16, 74, 2))
  sketch
    .add(1, box(6, 0, 230, 108, 6), { lines: [line([6, 22], [236, 22])] })
    .add(2, box(88, 36, 66, 48, 2), {
      lines: [line([96, 50], [146, 50]), line([96, 62], [146, 62]), line([96, 74], [130, 74])],
    })
  sketch.add(3, polygon('0,104 242,104 252,142 -10,142')).add(0, box(14, 140, 214, 66, 2))
  for (let i = 0; i < 12; i++)
    sketch.add(4, polygon(`${6 + i * 19},112 ${24 + i * 19},112 ${22 + i * 20},138 ${2 + i * 20},138`))
  for (const i of [0, 1, 3, 4, 5, 7, 8, 10])
    sketch.add(
      5,
      polygon(`${19 + i * 19.3},110 ${29 + i * 19.3},110 ${29 + i * 19.6},126 ${19 + i * 19.6},126`),
    )
  sketch.add(6, box(-12, 140, 266, 12, 4)).add(1, box(100, 196, 40, 10, 4))
})

const vikingShip = simpleThing(
  { id: 'viking-ship', height: 8, topic: 'vehicles', facing: 'right' as const, rests: 'floats' as const },
  (sketch) => {
    sketch.add(0, box(126, 0, 10, 160, 3)).add(1, curve('50,24! 212,24! 196,70 206,120! 56,120! 66,70'), {
      lines: [90, 131, 172].map((x) => stroke(`${x},24 ${x + 4},70 ${x},120`)),
    })
    sketch.add(-1, polygon('136,0 180,8 136,18'))
    sketch.add(
      2,
      curve(
        '16,130! 0,90 -16,80 4,62 30,86 44,140! 220,140! 226,96 240,56 270,50 282,70! 262,74 256,120 236,190 150,206 70,200 30,176',
      ),
      { lines: [stroke('34,168 130,184 240,166')] },
    )
    for (const x of [66, 110, 154, 198]) sketch.add(3, ellipse([x, 150], 21)).add(4, ellipse([x, 150], 8))
    sketch.add(3, ellipse([262, 62], 4), { ink: true })
  },
)

const logCabin = simpleThing(place('log-cabin', 4), (sketch) => {
  for (const y of [96, 124, 152, 180]) sketch.add(0, box(10, y, 200, 28, 13))
  for (const y of [110, 138, 166, 194])
    for (const x of [24, 196]) sketch.add(1, ellipse([x, y], 12)).add(2, ellipse([x, y], 5), { level: 2 })
  sketch
    .add(1, polygon('110,10 236,98 -16,98'), { lines: [stroke('66,50 154,50'), stroke('30,76 190,76')] })
    .add(-1, box(150, 6, 28, 56, 2))
  sketch
    .add(3, box(60, 132, 42, 78, 3))
    .add(4, ellipse([92, 172], 4))
    .add(3, box(126, 128, 48, 40, 2), { lines: [line([150, 128], [150, 168]), line([126, 148], [174, 148])] })
})

const plum = simpleThing({ id: 'plum', height: 0.06, topic: 'food' }, (sketch) => {
  sketch.add(-1, brush(parsePoints('100,30 108,0'), 5)).add(-1, curve('106,14 140,-12 176,4 146,26'))
  sketch.add(0, curve('100,24 150,22 172,80 150,150 100,176 50,150 28,80 50,22'), {
    lines: [stroke('104,24 128,70 116,130 100,172')],
  })
})

export const landmarkMakers = [tower, tipi, planet, bench, deckChair, piano, vikingShip, logCabin, plum]
