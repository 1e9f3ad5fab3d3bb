// Small vehicles.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; the first argument of `add` is the paint order.
import { curve, line, stroke } from '../../../geometry/path.ts'
import { brush, ellipse, tube } from '../../../geometry/round-shapes.ts'
import { frame } from '../../../geometry/vector.ts'
import { polygon, parsePoints, simpleThing } from './simple-thing.ts'

const stroller = simpleThing(
  { id: 'stroller', height: 1, topic: 'vehicles', facing: 'right' as const },
  (sketch) => {
    sketch
      .add(-1, tube(parsePoints('20,40 60,96 130,170'), [6, 6, 6]))
      .add(-1, tube(parsePoints('150,110 70,176'), [6, 6]))
    sketch.add(0, curve('52,84! 196,84! 186,130 124,142 72,130'), { lines: [stroke('62,104 190,104')] })
    sketch.add(1, curve('124,84! 124,16 182,24 200,84!'), {
      lines: [line([124, 84], [160, 20]), line([124, 84], [188, 44])],
    })
    sketch.anchors.handle = [10, 36]
    sketch.add(2, brush(parsePoints('4,34 30,42'), 8))
    for (const x of [66, 140]) sketch.add(3, ellipse([x, 180], 28)).add(4, ellipse([x, 180], 12))
  },
)

const wheelbarrow = simpleThing(
  { id: 'wheelbarrow', height: 0.7, topic: 'vehicles', facing: 'right' as const },
  (sketch) => {
    sketch.anchors.handle = [6, 77]
    sketch
      .add(-1, tube(parsePoints('0,76 110,112 206,140'), [6, 6, 6]))
      .add(-1, tube(parsePoints('76,100 70,172'), [6, 6]))
    sketch.add(0, polygon('48,50 226,40 178,122 94,118'), { lines: [line([56, 66], [220, 58])] })
    sketch.add(1, ellipse([206, 144], 32)).add(2, ellipse([206, 144], 14))
    sketch.add(-2, curve('70,52 84,20 120,30 140,10 170,26 206,44'))
  },
)

const carriage = simpleThing(
  { id: 'carriage', height: 2.4, topic: 'vehicles', facing: 'right' as const },
  (sketch) => {
    sketch.add(-1, tube(parsePoints('20,150 80,164 220,150 252,136'), [6, 6, 6, 5]))
    sketch.add(0, curve('40,60 70,20 150,10 210,40 222,100 180,144 90,146 50,116'), {
      lines: [stroke('44,104 130,112 220,96')],
    })
    sketch
      .add(1, curve('96,132! 96,60 126,40 158,60 158,132!'))
      .add(2, curve('106,86! 106,64 126,52 148,64 148,86!'))
    sketch.add(1, ellipse([68, 72], 18, 22)).add(1, ellipse([188, 70], 18, 22))
    sketch.add(2, ellipse([148, 106], 4), { ink: true })
    sketch.add(3, curve('100,14! 108,-10! 120,6! 130,-16! 140,6! 152,-10! 160,14!'))
    for (const [x, r] of [
      [66, 44],
      [204, 36],
    ] as const) {
      sketch.add(4, ellipse([x, 166], r)).add(5, ellipse([x, 166], r - 10), {
        lines: [0, 45, 90, 135].map((turn) => {
          const at = frame([x, 166], turn)
          return line([...at([-r, 0])] as [number, number], [...at([r, 0])] as [number, number])
        }),
      })
      sketch.add(6, ellipse([x, 166], 10))
    }
    sketch.anchors.window = [127, 76]
    sketch.anchors.seat = [127, 110]
  },
)

export const smallVehicleMakers = [stroller, wheelbarrow, carriage]
