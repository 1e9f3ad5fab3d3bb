// Small things for feasts.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; the first argument of `add` is the paint order.
import { curve, line, mirrored, poly, stroke } from '../../../geometry/path.ts'
import { box, brush, ellipse, tube } from '../../../geometry/round-shapes.ts'
import { frame, type Vec } from '../../../geometry/vector.ts'
import { polygon, parsePoints, simpleThing } from './simple-thing.ts'

const feast = (id: string, height: number, rests?: 'floats' | 'hangs') => ({
  id,
  height,
  topic: 'feasts',
  rests,
})

const heart = (x: number, y: number, k: number) =>
  curve('0,30! -34,-4 -18,-30 0,-14! 18,-30 34,-4', frame([x, y], 0, k))

const centredBow = () => [curve('100,168! 64,148 62,188'), curve('100,168! 136,148 138,188')]

const garland = simpleThing(feast('garland', 0.5, 'hangs'), (sketch) => {
  sketch.add(0, brush(parsePoints('0,10 60,44 140,58 220,44 280,10'), 4))
  const spots: readonly Vec[] = [
    [30, 30],
    [84, 50],
    [140, 58],
    [196, 50],
    [250, 30],
  ]
  spots.forEach(([x, y], i) => {
    sketch.add(
      1,
      poly([
        [x - 24, y - 4],
        [x + 24, y - 4],
        [x, y + 62],
      ]),
    )
    if (i % 2) sketch.add(2, ellipse([x, y + 16], 8), { level: 1 })
    else sketch.add(2, line([x - 16, y + 14], [x + 16, y + 14]), { glass: true, level: 1 })
  })
})

const schoolCone = simpleThing(feast('school-cone', 0.7), (sketch) => {
  sketch.add(0, polygon('30,70 170,70 100,260'), {
    lines: [stroke('46,112 100,124 154,112'), stroke('66,170 100,178 134,170')],
  })
  sketch.add(1, curve('30,74! 10,30 52,40 60,8 88,34 112,6 136,36 176,16 170,74! 100,90'))
  sketch.add(2, curve('60,66 100,58 140,66 142,86 100,80 58,86'))
  sketch
    .add(3, curve('100,74! 62,54 58,90'))
    .add(3, curve('100,74! 138,54 142,90'))
    .add(4, ellipse([100, 74], 10))
  sketch.add(2, heart(100, 142, 0.6))
})

const witchHat = simpleThing(feast('witch-hat', 0.35), (sketch) => {
  sketch.add(0, ellipse([110, 168], 110, 28))
  sketch.add(1, curve('52,164! 84,84 96,26 150,0! 140,40 150,100 168,164! 110,182'), {
    lines: [stroke('94,60 120,72 142,58')],
  })
  sketch.add(2, curve('60,134! 110,150 160,134! 167,164! 110,182 53,164!'))
  sketch.add(3, box(90, 134, 40, 38, 4)).add(4, box(100, 144, 20, 18, 2))
})

const dreidel = simpleThing(feast('dreidel', 0.06), (sketch) => {
  sketch.add(0, box(88, 0, 24, 56, 8))
  sketch.add(1, polygon('40,50 130,50 130,140 86,196 40,140'), { lines: [line([40, 140], [130, 140])] })
  sketch.add(1, polygon('130,50 164,36 164,122 130,140')).add(1, polygon('130,140 164,122 86,196'))
  sketch.add(1, polygon('40,50 76,36 164,36 130,50'))
  sketch.add(2, curve('84,74! 90,88! 104,88! 94,98! 98,114! 84,104! 70,114! 74,98! 64,88! 78,88!'))
})

const maypole = simpleThing(feast('maypole', 6), (sketch) => {
  sketch.add(0, box(112, 20, 16, 220, 4), {
    lines: [50, 90, 130, 170, 210].map((y) => line([112, y + 12], [128, y - 4])),
  })
  for (const k of [-1, 1])
    for (const [reach, drop] of [
      [110, 210],
      [66, 220],
    ] as const)
      sketch.add(
        -1,
        brush(
          [
            [120, 40],
            [120 + k * reach * 0.5, 90],
            [120 + k * reach, drop],
          ],
          4,
        ),
      )
  sketch.add(1, ellipse([120, 52], 46, 15)).add(2, ellipse([120, 52], 28, 7))
  for (let i = 0; i < 10; i++) {
    const angle = (i * Math.PI) / 5
    sketch.add(3, ellipse([120 + 40 * Math.cos(angle), 52 + 12 * Math.sin(angle)], 7), { level: 1 })
  }
  sketch.add(3, curve('120,0! 126,12! 140,12! 129,21! 133,34! 120,26! 107,34! 111,21! 100,12! 114,12!'))
  sketch.add(
    0,
    mirrored('0,232 60,240 70,252 0,254', ([x, y]) => [x + 120, y]),
  )
})

const easterBasket = simpleThing(feast('easter-basket', 0.4), (sketch) => {
  sketch.add(-2, tube(parsePoints('24,100 40,30 100,4 160,30 176,100'), [8, 8, 8, 8, 8]))
  for (const [x, y, tilt] of [
    [58, 84, -14],
    [100, 74, 0],
    [142, 84, 14],
  ] as const) {
    sketch.add(-1, ellipse([x, y], 25, 33, tilt), {
      lines: [stroke(`${x - 30},${y - 6} ${x - 10},${y + 2} ${x + 10},${y - 8} ${x + 30},${y}`)],
    })
  }
  sketch.add(0, curve('20,106! 180,106! 160,186! 100,194 40,186!'), {
    lines: [stroke('30,146 100,154 170,146')],
  })
  for (const x of [52, 84, 116, 148]) sketch.add(1, ellipse([x, 126], 10), { level: 1 })
  sketch.add(2, box(10, 96, 180, 20, 9))
  sketch.add(3, centredBow())
})

export const feastMakers = [garland, schoolCone, witchHat, dreidel, maypole, easterBasket]
