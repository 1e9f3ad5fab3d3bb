// Things outdoors.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; the first argument of `add` is the paint order.
import { curve, line, mirrored, stroke } from '../../../geometry/path.ts'
import { box, brush, ellipse } from '../../../geometry/round-shapes.ts'
import { frame } from '../../../geometry/vector.ts'
import { polygon, parsePoints, simpleThing } from './simple-thing.ts'

const place = (id: string, height: number) => ({ id, height, topic: 'buildings' })

const birdhouse = simpleThing(place('birdhouse', 0.4), (sketch) => {
  sketch.add(-1, box(92, 150, 16, 90, 3))
  sketch.add(0, polygon('40,76 100,20 160,76 150,160 50,160'), { lines: [stroke('46,136 154,136')] })
  sketch.add(1, polygon('100,0 184,78 170,92 100,30 30,92 16,78'))
  sketch.add(2, ellipse([100, 90], 24)).add(3, brush(parsePoints('100,126 100,128'), 7))
  sketch.add(2, box(34, 156, 132, 14, 4))
})

const pyramid = simpleThing(place('pyramid', 30), (sketch) => {
  sketch.add(0, polygon('120,0 196,150 0,150'), {
    lines: [30, 60, 90, 120].map((y) => line([0, y], [240, y])),
  })
  sketch.add(1, polygon('120,0 244,128 196,150'), {
    lines: [30, 60, 90, 120].map((y) => line([120, y], [250, y * 0.86])),
  })
  sketch.add(2, curve('84,150! 84,126 98,116 112,126 112,150!'))
})

const birdCage = simpleThing(place('bird-cage', 0.6), (sketch) => {
  sketch.add(0, ellipse([100, 14], 14)).add(1, ellipse([100, 14], 7))
  sketch.add(2, curve('30,196! 30,90 66,34 100,26 134,34 170,90 170,196!'), {
    lines: [
      stroke('64,200 64,90 90,30'),
      stroke('100,200 100,26'),
      stroke('136,200 136,90 110,30'),
      stroke('30,100 100,112 170,100'),
    ],
  })
  sketch.add(3, box(20, 190, 160, 24, 8))
  sketch.add(3, curve('78,186! 78,150 100,140 122,150 122,186!'))
})

const streetLamp = simpleThing(place('street-lamp', 4), (sketch) => {
  sketch.add(0, box(93, 84, 14, 140, 2)).add(
    1,
    mirrored('0,214 20,220 28,240 0,242', ([x, y]) => [x + 100, y]),
  )
  sketch.add(1, polygon('72,26 128,26 116,88 84,88'), {
    lines: [line([93, 26], [96, 88]), line([107, 26], [104, 88])],
  })
  sketch.add(2, curve('64,28! 80,8 100,2 120,8 136,28!')).add(3, ellipse([100, 0], 7))
  sketch.add(2, box(76, 84, 48, 10, 4)).add(1, box(70, 120, 60, 9, 4))
})

const windTurbine = simpleThing(place('wind-turbine', 40), (sketch) => {
  sketch.add(0, polygon('94,86 106,86 112,260 88,260'))
  for (const turn of [0, 120, 240])
    sketch.add(1, curve('-7,0! 10,-30 5,-104! -9,-50', frame([100, 84], turn)))
  sketch.add(2, ellipse([100, 84], 14))
})

const maze = simpleThing(
  { id: 'maze', height: 1, topic: 'buildings', rests: 'floats' as const },
  (sketch) => {
    sketch.add(0, box(0, 0, 200, 200, 4)).add(1, box(14, 14, 172, 172, 2))
    for (const [x, y, w, h] of [
      [40, 40, 120, 8],
      [40, 40, 8, 120],
      [40, 152, 88, 8],
      [152, 40, 8, 92],
      [68, 68, 60, 8],
      [68, 68, 8, 60],
      [68, 122, 60, 8],
      [122, 96, 8, 34],
    ] as const)
      sketch.add(2, box(x, y, w, h, 2))
    sketch.add(3, curve('99,92! 102,99! 110,99! 104,104! 106,112! 99,107! 92,112! 94,104! 88,99! 96,99!'))
  },
)

const puddle = simpleThing({ id: 'puddle', height: 0.1, topic: 'nature' }, (sketch) => {
  sketch.add(0, curve('-30,52 4,36 48,38 70,28 124,30 168,24 214,34 262,42 276,56 240,66 214,78 150,76 104,84 52,74 0,70'), {
    lines: [stroke('40,56 84,46 140,46'), stroke('96,66 150,68 206,58'), stroke('180,42 212,46 232,54')],
  }) // prettier-ignore
})

const icicle = simpleThing({ id: 'icicle', height: 0.6, topic: 'sky', rests: 'hangs' as const }, (sketch) => {
  for (const [x, w, h] of [
    [20, 22, 100],
    [66, 30, 180],
    [116, 24, 120],
    [160, 28, 150],
    [204, 20, 80],
  ] as const)
    sketch.add(
      0,
      curve(`${x - w},20! ${x - w * 0.5},${h * 0.6} ${x},${h}! ${x + w * 0.5},${h * 0.6} ${x + w},20!`),
      { lines: [stroke(`${x - 6},36 ${x - 3},${h * 0.5}`)] },
    )
  sketch.add(1, curve('-10,0 50,-8 120,2 180,-8 236,2 232,28 180,22 120,32 60,22 -8,30'))
})

export const outdoorMakers = [birdhouse, pyramid, birdCage, streetLamp, windTurbine, maze, puddle, icicle]
