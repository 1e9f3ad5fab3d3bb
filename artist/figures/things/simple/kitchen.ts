// Food and kitchen things.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; the first argument of `add` is the paint order.
import { curve, line, mirrored, stroke } from '../../../geometry/path.ts'
import { box, brush, ellipse, tube } from '../../../geometry/round-shapes.ts'
import { frame, type Vec } from '../../../geometry/vector.ts'
import { polygon, parsePoints, simpleThing } from './simple-thing.ts'

const food = (id: string, height: number) => ({ id, height, topic: 'food' })
const middle = ([x, y]: Vec): Vec => [x + 100, y]

const macaron = simpleThing(food('macaron', 0.04), (sketch) => {
  sketch.add(0, curve('20,96! 180,96! 186,130 150,156 50,156 14,130')).add(1, box(24, 74, 152, 26, 12))
  sketch.add(2, curve('14,76! 12,30 60,0 100,0 140,0 188,30 186,76! 160,84 130,78 100,86 70,78 40,84'), {
    lines: [stroke('40,40 60,24 84,18')],
  })
})

const raspberry = simpleThing(food('raspberry', 0.02), (sketch) => {
  for (const [row, count] of [
    [0, 4],
    [1, 5],
    [2, 4],
    [3, 3],
    [4, 2],
    [5, 1],
  ] as const)
    for (let i = 0; i < count; i++)
      sketch.add(row, ellipse([100 + (i - (count - 1) / 2) * 32, 60 + row * 24], 20))
  sketch.add(9, curve('100,52! 60,70 34,40! 70,34 64,6! 96,24 100,0! 104,24 136,6! 130,34 166,40! 140,70'))
})

const walnut = simpleThing(food('walnut', 0.04), (sketch) => {
  sketch.add(0, curve('100,0! 160,20 186,90 160,160 100,186! 40,160 14,90 40,20'), {
    lines: [
      stroke('100,0 92,60 104,120 100,186'),
      stroke('70,40 50,60 66,80 46,104 64,124 52,146'),
      stroke('130,40 152,62 136,84 154,106 136,126 146,148'),
    ],
  })
})

const radish = simpleThing(food('radish', 0.1), (sketch) => {
  for (const turn of [-34, 0, 34])
    sketch.add(0, curve('-6,0! -30,-50 -18,-92 0,-100 18,-92 30,-50 6,0!', frame([100, 96], turn)), {
      lines: [stroke('0,0 0,-84', frame([100, 96], turn))],
    })
  sketch.add(1, curve('100,84 150,96 160,140 126,180 106,206 100,250! 94,206 74,180 40,140 50,96'), {
    lines: [stroke('62,174 100,184 138,174')],
  })
})

const fig = simpleThing(food('fig', 0.06), (sketch) => {
  sketch.add(0, mirrored('0,0 14,10 22,50 70,110 66,166 0,190', middle), {
    lines: [stroke('76,60 52,120 62,170'), stroke('124,60 148,120 138,170')],
  })
  sketch.add(-1, curve('96,12 120,-16 170,-10 150,20'))
})

const asparagus = simpleThing(food('asparagus', 0.2), (sketch) => {
  for (const [x, tilt] of [
    [56, -7],
    [144, 7],
    [100, 0],
  ] as const) {
    const at = frame([x, 220], tilt)
    sketch.add(x === 100 ? 2 : 0, curve('-17,0! -17,-150 -22,-180 0,-220! 22,-180 17,-150 17,0!', at), {
      lines: [
        stroke('-20,-176 0,-190 20,-176', at),
        stroke('-17,-140 0,-156 17,-140', at),
        stroke('-8,-90 0,-106 8,-90', at),
      ],
    })
  }
  sketch
    .add(4, box(24, 146, 152, 24, 8))
    .add(5, curve('100,158! 70,136 66,182'))
    .add(5, curve('100,158! 130,136 134,182'))
    .add(6, ellipse([100, 158], 9))
})

const potatoChip = simpleThing(food('potato-chip', 0.25), (sketch) => {
  for (const [x, y, tilt] of [
    [60, 26, -20],
    [100, 10, 10],
    [146, 26, 30],
  ] as const)
    sketch.add(0, ellipse([x, y], 36, 26, tilt), {
      lines: [stroke(`${x - 18},${y - 6} ${x},${y + 6} ${x + 18},${y - 6}`)],
    })
  sketch.add(1, curve('30,40! 56,48 82,38 108,48 134,38 170,42! 164,120 172,220! 30,220! 38,120'), {
    lines: [stroke('32,64 100,70 168,64'), stroke('32,200 100,206 168,200')],
  })
  sketch.add(2, ellipse([100, 134], 46, 34)).add(3, ellipse([100, 134], 26, 18), {
    lines: [stroke('80,130 100,140 120,130')],
  })
})

const churro = simpleThing(food('churro', 0.2), (sketch) => {
  for (const [x, tilt] of [
    [70, -9],
    [128, 8],
    [100, 0],
  ] as const) {
    const at = frame([x, 190], tilt)
    sketch.add(0, tube([at([0, 0]), at([0, -176])], [17, 17]), {
      lines: [stroke('-6,-190 -6,0', at), stroke('7,-190 7,0', at)],
    })
  }
  sketch
    .add(1, polygon('44,110 156,110 138,236 62,236'), { lines: [stroke('50,138 100,146 150,138')] })
    .add(2, ellipse([100, 186], 22))
})

const sausage = simpleThing(food('sausage', 0.06), (sketch) => {
  sketch.add(-1, curve('6,24 0,6 16,4 24,20')).add(-1, curve('226,56 246,44 248,62 232,72'))
  sketch.add(0, curve('10,30 40,4 80,40 130,60 190,40 226,30 240,66 200,110 130,126 60,100 14,66'), {
    lines: [stroke('70,52 60,80'), stroke('108,66 102,98'), stroke('150,66 152,98'), stroke('188,54 196,84')],
  })
})

const milkshake = simpleThing(food('milkshake', 0.25), (sketch) => {
  sketch.add(-1, brush(parsePoints('124,70 156,-10'), 7))
  sketch.add(2, curve('46,64! 154,64! 134,200! 100,208 66,200!'), {
    lines: [stroke('50,96 74,108 100,94 126,108 150,96')],
  })
  sketch
    .add(1, curve('40,70 34,40 66,44 70,16 104,10 128,26 132,44 166,40 160,70'))
    .add(0, ellipse([92, 2], 15))
  sketch.add(3, box(58, 198, 84, 20, 8)).add(3, curve('100,170! 78,148 86,134 100,143! 114,134 122,148'))
})

const fruitBasket = simpleThing(food('fruit-basket', 0.35), (sketch) => {
  sketch.add(-3, tube(parsePoints('20,110 40,36 110,4 180,36 200,110'), [8, 8, 8, 8, 8]))
  sketch
    .add(-2, ellipse([70, 86], 36), { lines: [stroke('60,56 70,64 82,56')] })
    .add(-2, ellipse([152, 88], 34))
  sketch.add(-1, curve('96,110! 92,60 110,44 124,60 132,110!')).add(-1, curve('30,104 36,78 66,96 90,120'))
  for (const [x, y] of [
    [176, 92],
    [194, 106],
    [168, 110],
  ] as const)
    sketch.add(-0.5, ellipse([x, y], 13))
  sketch.add(0, curve('8,116! 212,116! 190,196! 110,206 30,196!'), {
    lines: [stroke('20,154 110,164 200,154'), ...[60, 110, 160].map((x) => line([x, 116], [x, 206]))],
  })
  sketch.add(1, box(0, 104, 220, 22, 10))
})

export const kitchenMakers = [
  macaron,
  raspberry,
  walnut,
  radish,
  fig,
  asparagus,
  potatoChip,
  churro,
  sausage,
  milkshake,
  fruitBasket,
]
