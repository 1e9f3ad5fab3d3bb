// Sports equipment and musical instruments.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; the first argument of `add` is the paint order.
import { curve, line, stroke } from '../../../geometry/path.ts'
import { box, brush, ellipse, tube } from '../../../geometry/round-shapes.ts'
import { frame, rot, type Vec } from '../../../geometry/vector.ts'
import { polygon, parsePoints, simpleThing } from './simple-thing.ts'

const STAR = '0,-20! 6,-6! 20,-6! 9,4! 13,18! 0,9! -13,18! -9,4! -20,-6! -6,-6!'
const sport = (id: string, height: number) => ({ id, height, topic: 'sports' })
const music = (id: string, height: number) => ({ id, height, topic: 'music' })

const surfboard = simpleThing(sport('surfboard', 2), (sketch) => {
  sketch.add(0, curve('60,0! 92,40 104,120 92,210 60,240 28,210 16,120 28,40'), {
    lines: [line([60, 0], [60, 240]), stroke('18,90 60,112 102,90'), stroke('18,170 60,190 102,170')],
  })
  sketch.add(1, curve(STAR, frame([60, 60], 0, 0.9)))
})

const snowboard = simpleThing(sport('snowboard', 1.5), (sketch) => {
  sketch.add(0, curve('60,0 88,20 84,70 76,120 84,170 88,220 60,240 32,220 36,170 44,120 36,70 32,20'), {
    lines: [stroke('34,40 60,54 86,40'), stroke('34,200 60,186 86,200')],
  })
  sketch
    .add(1, box(38, 72, 44, 26, 8))
    .add(1, box(38, 142, 44, 26, 8))
    .add(1, curve(STAR, frame([60, 120], 0, 0.6)))
})

const dumbbell = simpleThing(sport('dumbbell', 0.2), (sketch) => {
  sketch.add(0, box(40, 76, 160, 24, 6), {
    lines: [90, 105, 120, 135, 150].map((x) => line([x, 76], [x, 100])),
  })
  for (const [x, h] of [
    [0, 70],
    [22, 104],
    [192, 104],
    [218, 70],
  ] as const)
    sketch.add(1, box(x, 88 - h / 2, 24, h, 8))
})

const golfBall = simpleThing(sport('golf-ball', 0.05), (sketch) => {
  sketch.add(-1, curve('64,180! 136,180! 112,206 106,250! 94,250! 88,206'))
  sketch.add(0, ellipse([100, 100], 96))
  for (const [r, count] of [
    [0, 1],
    [32, 6],
    [62, 11],
  ] as const)
    for (let i = 0; i < count; i++) {
      const at = rot([0, -r], (i * 360) / count)
      sketch.add(1, ellipse([100 + at[0], 100 + at[1]], 9), { level: r > 40 ? 1 : 0 })
    }
})

const baseballBat = simpleThing(sport('baseball-bat', 0.8), (sketch) => {
  sketch.add(0, tube(parsePoints('30,210 60,176 100,124 150,60 176,26'), [9, 9, 15, 23, 25]), {
    lines: [stroke('54,164 72,178'), stroke('46,176 62,190')],
  })
  sketch.add(1, ellipse([26, 214], 15))
  sketch.add(1, ellipse([170, 180], 44), {
    lines: [stroke('142,146 156,180 142,214'), stroke('198,146 184,180 198,214')],
  })
})

const drumKit = simpleThing(music('drum-kit', 1.2), (sketch) => {
  sketch.add(-1, brush(parsePoints('34,60 34,220'), 4)).add(-1, brush(parsePoints('226,60 226,220'), 4))
  sketch.add(0, ellipse([34, 56], 46, 11)).add(0, ellipse([226, 46], 46, 11))
  for (const x of [86, 174])
    sketch.add(1, box(x - 34, 74, 68, 50, 10), { lines: [line([x - 34, 92], [x + 34, 92])] })
  for (const x of [86, 174]) sketch.add(2, ellipse([x, 76], 34, 12))
  sketch
    .add(3, box(4, 130, 66, 56, 8))
    .add(4, ellipse([37, 132], 33, 11))
    .add(3, box(190, 130, 66, 56, 8))
    .add(4, ellipse([223, 132], 33, 11))
  sketch
    .add(5, ellipse([130, 168], 66))
    .add(6, ellipse([130, 168], 52))
    .add(7, curve(STAR, frame([130, 168], 0, 1.5)))
})

const tambourine = simpleThing(music('tambourine', 0.25), (sketch) => {
  sketch.add(0, ellipse([100, 100], 100)).add(1, ellipse([100, 100], 74))
  for (let i = 0; i < 8; i++) {
    const at = rot([0, -87], i * 45 + 22)
    sketch.add(2, ellipse([100 + at[0], 100 + at[1]], 17, 9, i * 45 + 22))
  }
  sketch.add(2, curve(STAR, frame([100, 100], 0, 1.4)))
})

const triangle = simpleThing(music('triangle', 0.2), (sketch) => {
  const bar = tube(parsePoints('80,186 12,186 100,34 188,186 120,186'), [9, 9, 9, 9, 9])
  sketch
    .add(1, bar)
    .add(0, brush(parsePoints('100,36 96,14 106,0'), 4))
    .add(2, brush(parsePoints('150,60 220,130'), 5))
    .add(3, ellipse([222, 132], 9))
})

const cello = simpleThing(music('cello', 1.3), (sketch) => {
  sketch.add(-1, box(96, 236, 8, 34, 3)).add(1, box(92, 10, 16, 110, 3))
  sketch.add(
    0,
    curve(
      '100,92 130,94 146,116 136,142 128,158 154,182 158,216 130,240 100,242 70,240 42,216 46,182 72,158 64,142 54,116 70,94',
    ),
  )
  sketch.add(2, curve('88,14! 86,-8 100,-14 114,-8 112,14!')).add(2, polygon('88,200 112,200 108,228 92,228'))
  for (const k of [-1, 1])
    sketch.add(1, curve(`${100 + k * 34},168 ${100 + k * 26},176 ${100 + k * 32},190 ${100 + k * 24},200`), {
      glass: true,
    })
  for (const k of [-1, 1]) for (const y of [0, 14]) sketch.add(0.5, ellipse([100 + k * 16, y], 8, 5))
  sketch.add(3, brush(parsePoints('10,170 190,130'), 4))
})

const bagpipe = simpleThing(music('bagpipe', 0.6), (sketch) => {
  for (const [x, y] of [
    [70, 0],
    [106, -14],
    [142, 0],
  ] as const) {
    sketch
      .add(
        -1,
        tube(
          [
            [110, 120],
            [x, y + 20],
          ],
          [7, 8],
        ),
      )
      .add(0, ellipse([x, y + 10], 12, 16))
  }
  sketch
    .add(0, tube(parsePoints('60,130 20,100 14,70'), [8, 7, 6]))
    .add(-0.5, tube(parsePoints('60,180 30,240'), [9, 8]))
  sketch.add(1, curve('40,140 60,108 110,100 170,120 190,160 160,200 100,206 56,186'), {
    lines: [
      stroke('90,100 84,206'),
      stroke('140,106 136,206'),
      stroke('40,136 190,146'),
      stroke('50,172 180,180'),
    ],
  })
})

const sewingMachine = simpleThing({ id: 'sewing-machine', height: 0.35, topic: 'things' }, (sketch) => {
  sketch
    .add(0, box(0, 150, 230, 36, 8))
    .add(1, curve('150,152! 152,90 120,80 60,82 60,118! 24,118! 22,40 50,28 180,28 206,50 208,152!'))
  sketch
    .add(2, ellipse([212, 62], 24))
    .add(3, ellipse([212, 62], 10))
    .add(0.5, box(38, 112, 8, 40, 2))
    .add(0.7, box(24, 140, 36, 12, 3))
  sketch.add(1, box(96, 0, 32, 30, 4), { lines: [line([96, 10], [128, 10]), line([96, 20], [128, 20])] })
  sketch.add(2, curve(STAR, frame([170, 100], 0, 0.8)))
})

const nailPolish = simpleThing({ id: 'nail-polish', height: 0.07, topic: 'things' }, (sketch) => {
  sketch.add(0, curve('78,0! 122,0! 128,90! 72,90!'), { lines: [stroke('74,70 100,74 126,70')] })
  sketch.add(1, box(50, 88, 100, 96, 22)).add(2, curve('100,160! 72,132 80,114 100,126! 120,114 128,132'))
})

const fishbone = simpleThing(
  { id: 'fishbone', height: 0.2, topic: 'sea', facing: 'right' as const, rests: 'floats' as const },
  (sketch) => {
    sketch.add(0, box(40, 92, 150, 14, 6))
    for (const [x, h] of [
      [70, 34],
      [98, 46],
      [126, 52],
      [154, 44],
    ] as const)
      sketch.add(
        1,
        brush(
          [
            [x - 8, 99 - h],
            [x, 99],
            [x - 8, 99 + h],
          ],
          6,
        ),
      )
    sketch
      .add(2, curve('44,99! 0,52! 20,99 0,146!'))
      .add(2, curve('176,60! 220,70 246,99! 220,128 176,138! 190,99'))
    sketch.add(3, ellipse([208, 88], 10)).add(3, ellipse([208, 88], 4), { ink: true })
  },
)

const fossil = simpleThing({ id: 'fossil', height: 0.3, topic: 'dinosaurs' }, (sketch) => {
  sketch.add(0, curve('0,120 20,40 90,0 180,14 230,80 220,160 150,204 60,196 14,166'))
  const turn = Array.from({ length: 26 }, (_, i): Vec => {
    const angle = i * 0.5
    const r = 6 + i * 3.1
    return [116 + r * Math.cos(angle), 104 + r * Math.sin(angle) * 0.95]
  })
  sketch.add(1, ellipse([116, 104], 92, 88), { lines: [line(...turn)] })
  for (let i = 0; i < 12; i++) {
    const [a, b] = [rot([0, -70], i * 30), rot([0, -86], i * 30)]
    sketch.add(
      2,
      brush(
        [
          [116 + a[0], 104 + a[1]],
          [116 + b[0], 104 + b[1]],
        ],
        2.5,
      ),
      { level: 1 },
    )
  }
})

export const pastimeMakers = [
  surfboard,
  snowboard,
  dumbbell,
  golfBall,
  baseballBat,
  drumKit,
  tambourine,
  triangle,
  cello,
  bagpipe,
  sewingMachine,
  nailPolish,
  fishbone,
  fossil,
]
