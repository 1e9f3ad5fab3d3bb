// A cyclops, a sugar skull and a nativity scene.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; the first argument of `add` is the paint order.
import { curve, line, mirrored, stroke } from '../../../geometry/path.ts'
import { box, ellipse, tube } from '../../../geometry/round-shapes.ts'
import { rot, type Vec } from '../../../geometry/vector.ts'
import { polygon, parsePoints, simpleThing } from './simple-thing.ts'

const eye = (x: number, y: number, r: number) =>
  [
    ellipse([x, y], r, r * 1.2),
    { ink: true, white: [ellipse([x - r * 0.3, y - r * 0.4], r * 0.42)] },
  ] as const
const centred = ([x, y]: Vec): Vec => [x + 100, y]

const cyclops = simpleThing({ id: 'cyclops', height: 2.5, topic: 'fantasy' }, (sketch) => {
  sketch.add(0, [
    ...tube(parsePoints('58,150 20,190'), [18, 16]),
    ...tube(parsePoints('142,150 180,190'), [18, 16]),
  ])
  sketch.add(0, [
    ...tube(parsePoints('78,220 74,262'), [22, 22]),
    ...tube(parsePoints('122,220 126,262'), [22, 22]),
  ])
  sketch.add(-1, polygon('70,28 60,-8 92,18')).add(-1, polygon('130,28 140,-8 108,18'))
  sketch.add(1, curve('100,10 156,30 166,100 160,190 130,236 100,240 70,236 40,190 34,100 44,30'), {
    lines: [stroke('70,130 100,144 130,130')],
  })
  sketch
    .add(2, ellipse([100, 80], 36))
    .add(3, ellipse([100, 82], 20))
    .add(4, ...eye(100, 82, 11))
  sketch.add(2, polygon('84,138 96,142 88,154')).add(2, polygon('116,138 104,142 112,154'))
  for (const [x, y] of [
    [68, 190],
    [100, 206],
    [132, 190],
  ] as const)
    sketch.add(2, ellipse([x, y], 9), { level: 1 })
})

const sugarSkull = simpleThing({ id: 'sugar-skull', height: 0.2, topic: 'feasts' }, (sketch) => {
  sketch.add(0, mirrored('0,0 70,18 92,80 74,126 66,176 0,190', centred), {
    lines: [
      stroke('66,152 100,160 134,152'),
      line([86, 144], [86, 172]),
      line([100, 146], [100, 176]),
      line([114, 144], [114, 172]),
    ],
  })
  for (const x of [62, 138]) {
    for (let turn = 0; turn < 360; turn += 45) {
      const at = rot([0, -24], turn)
      sketch.add(1, ellipse([x + at[0], 86 + at[1]], 10))
    }
    sketch.add(2, ellipse([x, 86], 22)).add(3, ...eye(x, 86, 9))
  }
  sketch
    .add(1, curve('100,108! 114,128 100,124! 86,128'))
    .add(1, curve('100,62! 78,40 86,26 100,35! 114,26 122,40'))
  for (const [x, y] of [
    [60, 36],
    [140, 36],
    [100, 14],
  ] as const)
    sketch.add(1, ellipse([x, y], 7), { level: 1 })
})

const nativityScene = simpleThing({ id: 'nativity-scene', height: 2.5, topic: 'feasts' }, (sketch) => {
  sketch
    .add(0, box(20, 96, 18, 130, 2))
    .add(0, box(222, 96, 18, 130, 2))
    .add(-1, box(30, 100, 200, 124, 0))
  sketch
    .add(1, polygon('130,20 264,104 250,122 130,50 10,122 -4,104'))
    .add(2, curve('130,-28! 138,-8! 160,-8! 143,6! 150,28! 130,14! 110,28! 117,6! 100,-8! 122,-8!'))
  for (const k of [-1, 1]) {
    const at = ([x, y]: Vec): Vec => [130 + k * x, y]
    sketch.add(3, curve('46,224! 40,160 52,132 70,126 88,136 94,180 92,224!', at), {
      lines: [stroke('66,150 60,224', at)],
    })
    sketch.add(4, curve('50,132 48,100 68,90 86,102 86,134', at)).add(5, ellipse(at([66, 118]), 15, 17))
    for (const x of [60, 71]) sketch.add(6, ellipse(at([x, 118]), 2.4), { ink: true })
  }
  sketch.add(4, [
    ...tube(parsePoints('108,222 152,196'), [5, 5]),
    ...tube(parsePoints('152,222 108,196'), [5, 5]),
  ])
  sketch.add(5, curve('88,178! 172,178! 156,206! 104,206!'), { lines: [stroke('96,190 164,190')] })
  sketch
    .add(4.5, ellipse([118, 168], 14))
    .add(4.4, ellipse([146, 172], 24, 12))
    .add(5.5, ellipse([114, 167], 2), { ink: true })
    .add(5.5, ellipse([122, 167], 2), { ink: true })
})

export const fantasyAndFeastMakers = [cyclops, sugarSkull, nativityScene]
