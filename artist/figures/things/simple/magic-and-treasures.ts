// Fantasy things and treasures.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; the first argument of `add` is the paint order.
import { curve, line, mirrored, stroke } from '../../../geometry/path.ts'
import { box, brush, ellipse, tube } from '../../../geometry/round-shapes.ts'
import { frame, type Vec } from '../../../geometry/vector.ts'
import { polygon, parsePoints, simpleThing } from './simple-thing.ts'

const magic = (id: string, height: number, rests?: 'floats') => ({ id, height, topic: 'fantasy', rests })
const right = ([x, y]: Vec): Vec => [x + 100, y]
const STAR = '0,-20! 6,-6! 20,-6! 9,4! 13,18! 0,9! -13,18! -9,4! -20,-6! -6,-6!'

const cauldron = simpleThing(magic('cauldron', 0.6), (sketch) => {
  sketch
    .add(-1, tube(parsePoints('50,150 40,196'), [10, 8]))
    .add(-1, tube(parsePoints('150,150 160,196'), [10, 8]))
  sketch.add(0, curve('20,62! 180,62! 196,120 150,180 50,180 4,120'), {
    lines: [stroke('6,112 100,124 194,112')],
  })
  sketch.add(2, box(6, 48, 188, 26, 12))
  sketch.add(1, curve('30,52 44,30 70,40 92,22 120,40 150,28 172,52'))
  for (const [x, y, r] of [
    [64, 14, 12],
    [104, 0, 9],
    [136, 12, 14],
    [86, 38, 8],
  ] as const)
    sketch.add(1.5, ellipse([x, y], r))
  for (const k of [-1, 1])
    sketch.add(1, ellipse([100 + k * 92, 92], 14)).add(1.5, ellipse([100 + k * 92, 92], 7))
  sketch.add(3, curve(STAR, frame([100, 148], 0, 0.9)))
})

const potion = simpleThing(magic('magic-potion', 0.2), (sketch) => {
  sketch.add(0, box(78, 0, 44, 26, 8))
  sketch.add(1, mirrored('0,22 18,22! 18,74 66,120 60,180 0,198', right))
  sketch.add(2, box(70, 40, 60, 14, 5))
  sketch.add(2, curve('38,132! 70,122 130,140 163,128! 160,180 100,197 40,180'))
  for (const [x, y, r] of [
    [76, 160, 9],
    [118, 154, 12],
    [98, 180, 6],
  ] as const)
    sketch.add(3, ellipse([x, y], r))
  sketch.add(3, curve(STAR, frame([146, 60], 12, 0.8))).add(3, curve(STAR, frame([40, 74], -12, 0.6)))
})

const magicLamp = simpleThing({ ...magic('magic-lamp', 0.2), facing: 'right' as const }, (sketch) => {
  sketch.add(-1, tube(parsePoints('40,96 6,76 10,40 44,48'), [7, 7, 7, 7]))
  sketch.add(0, curve('30,84 90,66 150,70 190,52 232,26! 216,66 176,110 130,132 70,126'), {
    lines: [stroke('40,98 100,104 190,78')],
  })
  sketch.add(1, curve('74,70! 100,44 128,70! 100,80')).add(2, ellipse([101, 42], 9))
  sketch.add(-0.5, curve('90,124! 116,124! 136,158! 70,158!'))
  sketch.add(2, curve(STAR, frame([228, -8], 0, 0.7)), { level: 1 })
})

const flyingCarpet = simpleThing(magic('flying-carpet', 0.5, 'floats'), (sketch) => {
  sketch.add(0, curve('20,30! 80,10 140,44 220,20! 260,90! 180,120 110,80 0,108!'))
  sketch.add(1, curve('36,40! 84,24 140,56 212,34! 238,84! 178,104 110,68 24,92!'))
  sketch.add(2, ellipse([130, 66], 30, 13, 4)).add(3, ellipse([130, 66], 13, 6, 4))
  for (const [x, y] of [
    [0, 108],
    [20, 30],
    [220, 20],
    [260, 90],
  ] as const) {
    const out = x < 130 ? -1 : 1
    sketch
      .add(4, ellipse([x + out * 6, y + 4], 7))
      .add(3.5, curve(`${x + out * 6},${y + 6}! ${x + out * 16},${y + 30}! ${x + out * 2},${y + 30}!`))
  }
})

const throne = simpleThing(magic('throne', 2), (sketch) => {
  for (const x of [36, 148]) sketch.add(0, box(x, 170, 16, 60, 3))
  sketch
    .add(1, curve('40,170! 34,50 60,34 100,26 140,34 166,50 160,170!'))
    .add(2, curve('60,160! 56,70 80,56 100,52 120,56 144,70 140,160!'))
  for (const [x, y] of [
    [78, 84],
    [122, 84],
    [100, 112],
    [78, 138],
    [122, 138],
  ] as const)
    sketch.add(3, ellipse([x, y], 6), { level: 1 })
  sketch.add(4, box(34, 150, 132, 34, 12))
  for (const x of [10, 164]) sketch.add(5, box(x, 118, 26, 24, 10)).add(4.5, box(x + 4, 134, 18, 64, 3))
  sketch
    .add(5, curve('64,34! 60,0! 82,18! 100,-8! 118,18! 140,0! 136,34! 100,26'))
    .add(6, ellipse([100, 14], 6))
})

const messageInABottle = simpleThing(
  { id: 'message-in-a-bottle', height: 0.3, topic: 'sea', rests: 'floats' as const },
  (sketch) => {
    const at = frame([0, 120], -28)
    sketch.add(1, curve('0,-40! 150,-40 178,-18! 214,-16! 214,16! 178,18! 150,40 0,40! -14,0', at))
    sketch.add(2, curve('26,-22! 112,-22! 112,22! 26,22!', at), {
      lines: [stroke('40,-8 98,-8', at), stroke('40,6 98,6', at)],
    })
    sketch.add(0, curve('206,-20! 236,-18! 236,18! 206,20!', at))
  },
)

const popsicle = simpleThing({ id: 'popsicle', height: 0.18, topic: 'food' }, (sketch) => {
  sketch.add(0, box(84, 140, 32, 82, 14))
  sketch.add(1, curve('46,160! 46,50 70,6 100,0 130,6 154,50 154,160! 100,170'), {
    lines: [stroke('46,66 72,78 100,62 128,78 154,66'), stroke('46,112 72,124 100,108 128,124 154,112')],
  })
  sketch.add(2, curve('80,30 86,22 90,36 84,46'), { level: 2 })
})

const cottonCandy = simpleThing({ id: 'cotton-candy', height: 0.4, topic: 'food' }, (sketch) => {
  sketch.add(0, polygon('74,110 126,110 100,240'), {
    lines: [stroke('80,140 100,132 120,140'), stroke('86,172 112,162')],
  })
  sketch.add(
    1,
    curve('40,116 8,92 24,56 30,20 76,24 100,-4 126,20 172,22 176,58 194,94 160,118 128,128 100,118 70,130'),
    {
      lines: [
        stroke('50,90 74,66 100,84 92,104'),
        stroke('120,60 144,50 150,76 132,88'),
        stroke('70,40 90,28 104,44'),
      ],
    },
  )
})

const marshmallow = simpleThing({ id: 'marshmallow', height: 0.05, topic: 'food' }, (sketch) => {
  const one = (x: number, y: number, z: number) =>
    sketch
      .add(
        z,
        curve(
          `${x},${y + 18}! ${x + 2},${y + 64} ${x + 40},${y + 78} ${x + 78},${y + 64} ${x + 80},${y + 18}!`,
        ),
      )
      .add(z + 0.5, ellipse([x + 40, y + 18], 40, 17))
  one(44, 0, 0)
  one(0, 60, 2)
  one(88, 60, 2)
})

const xylophone = simpleThing({ id: 'xylophone', height: 0.25, topic: 'music' }, (sketch) => {
  sketch.add(0, polygon('0,40 260,66 260,80 0,54')).add(0, polygon('0,140 260,114 260,128 0,154'))
  for (let i = 0; i < 7; i++) {
    const half = 86 - i * 8
    sketch.add(1, box(8 + i * 36, 97 - half, 28, half * 2, 8))
    for (const k of [-1, 1]) sketch.add(2, ellipse([22 + i * 36, 97 + k * (half - 16)], 4), { level: 1 })
  }
  sketch.add(3, brush(parsePoints('60,190 190,150'), 4)).add(4, ellipse([196, 148], 12))
  sketch.add(3, brush(parsePoints('120,200 236,170'), 4)).add(4, ellipse([242, 168], 12))
})

const whistle = simpleThing(
  { id: 'whistle', height: 0.05, topic: 'sports', facing: 'right' as const },
  (sketch) => {
    sketch.add(0, curve('60,40! 210,40! 214,80! 136,84 132,110 100,150 50,150 16,112 24,66'))
    sketch.add(1, ellipse([76, 100], 32)).add(1, polygon('128,40 152,40 152,60 138,60'))
    sketch.add(-1, ellipse([22, 44], 16)).add(-0.5, ellipse([22, 44], 8))
  },
)

const harmonica = simpleThing({ id: 'harmonica', height: 0.05, topic: 'music' }, (sketch) => {
  sketch.add(0, box(0, 20, 260, 90, 22), { lines: [line([0, 48], [260, 48]), line([0, 82], [260, 82])] })
  for (let x = 26; x < 230; x += 26) sketch.add(1, box(x, 56, 16, 18, 2))
  sketch.add(1, curve(STAR, frame([130, 96], 0, 0.5)), { level: 1 })
})

const piggyBank = simpleThing(
  { id: 'piggy-bank', height: 0.2, topic: 'things', facing: 'right' as const },
  (sketch) => {
    for (const x of [62, 142]) sketch.add(-1, box(x, 140, 30, 44, 10))
    sketch.add(-1, tube(parsePoints('16,90 2,78 10,66 20,76'), [5, 5, 5, 4]))
    sketch.add(0, curve('14,100 40,44 104,28 166,44 196,76 204,100 180,144 110,160 44,148'), {
      lines: [stroke('160,122 174,128 186,120')],
    })
    sketch.add(1, curve('140,52! 146,16! 176,44 168,66')).add(2, ellipse([204, 100], 20, 24))
    for (const y of [92, 108]) sketch.add(3, ellipse([208, y], 4), { ink: true })
    sketch.add(3, ellipse([168, 84], 6, 8), { ink: true, white: [ellipse([166, 81], 2.5)] })
    sketch
      .add(3, box(76, 44, 50, 9, 4))
      .add(-2, ellipse([102, 22], 24))
      .add(-1.5, ellipse([102, 22], 15), { level: 1 })
  },
)

export const treasureMakers = [
  cauldron,
  potion,
  magicLamp,
  flyingCarpet,
  throne,
  messageInABottle,
  popsicle,
  cottonCandy,
  marshmallow,
  xylophone,
  whistle,
  harmonica,
  piggyBank,
]
