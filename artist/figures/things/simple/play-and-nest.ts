// Things that animals and children play with, and a nest with its young.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; the first argument of `add` is the paint order.
import { curve, line } from '../../../geometry/path.ts'
import { box, ellipse } from '../../../geometry/round-shapes.ts'
import { polygon, simpleThing } from './simple-thing.ts'

const stick = simpleThing({ id: 'stick', height: 0.14, topic: 'nature' }, (sketch) => {
  sketch.add(0, curve('128,40 140,8 154,4 152,22 144,44'))
  sketch.add(1, curve('0,52! 6,40 70,44 130,34 210,40 222,46! 218,60! 140,62 70,68 4,68!'), {
    lines: [line([30, 54], [60, 56]), line([110, 50], [146, 48])],
  })
})

const fishBowl = simpleThing({ id: 'fish-bowl', height: 0.36, topic: 'home' }, (sketch) => {
  sketch.add(0, curve('52,30! 22,58 8,104 24,156 60,186! 140,186! 176,156 192,104 178,58 148,30!'))
  sketch.add(1, curve('17,76! 60,84 100,74 140,84 183,76! 192,104 176,156 140,186! 60,186! 24,156 8,104'))
  sketch.add(2, curve('62,122 92,98 126,112 150,92! 148,124 152,152! 126,136 94,146'), {
    lines: [line([92, 104], [92, 142])],
  })
  sketch.add(3, ellipse([80, 118], 4), { ink: true })
  sketch.add(3, curve('40,186! 46,166 62,174 78,164 96,174 116,164 134,174 150,166 160,186!'))
  sketch.add(4, box(44, 20, 112, 14, 6))
})

const hurdle = simpleThing({ id: 'hurdle', height: 0.8, topic: 'sports' }, (sketch) => {
  for (const y of [60, 104]) {
    sketch.add(0, box(16, y, 228, 22, 6), {
      lines: [62, 108, 152, 198].map((x) => line([x, y], [x - 10, y + 22])),
    })
  }
  for (const x of [0, 238]) {
    sketch.add(1, polygon(`${x - 14},180 ${x + 36},180 ${x + 22},166 ${x},166`))
    sketch.add(2, box(x, 30, 22, 140, 5))
    sketch.add(3, ellipse([x + 11, 26], 14))
  }
})

const vine = simpleThing({ id: 'vine', height: 2.6, topic: 'plants', rests: 'floats' }, (sketch) => {
  sketch.add(0, curve('44,0! 58,0! 60,90 50,180 56,260 64,300 48,304 42,260 36,180 46,90'))
  for (const [x, y, way] of [
    [58, 50, 1],
    [46, 110, -1],
    [54, 160, 1],
    [40, 220, -1],
  ] as const)
    // prettier-ignore
    sketch.add(
      1,
      curve(
        `${x},${y}! ${x + way * 18},${y - 18} ${x + way * 46},${y - 6}! ${x + way * 24},${y + 14} ${x},${y}!`,
      ),
      { lines: [line([x, y], [x + way * 34, y - 4])] },
    )
})

const trailer = simpleThing({ id: 'trailer', height: 1.3, topic: 'vehicles', facing: 'right' }, (sketch) => {
  sketch.anchors.seat = [120, 36]
  sketch.add(0, curve('14,40! 40,18 80,8 120,2 160,10 200,16 228,40!'))
  sketch.add(0.5, box(236, 128, 56, 12, 4), { front: true })
  sketch.add(1, polygon('0,40 240,40 228,140 12,140'), {
    front: true,
    lines: [
      line([0, 74], [240, 74]),
      line([0, 106], [240, 106]),
      line([80, 40], [80, 140]),
      line([160, 40], [160, 140]),
    ],
  })
  for (const x of [70, 172]) {
    sketch.add(2, ellipse([x, 150], 34), { front: true })
    sketch.add(3, ellipse([x, 150], 15), { front: true })
  }
})

const CHICKS = [[62, 78], [120, 62], [178, 78]] as const // prettier-ignore

const nestlings = simpleThing({ id: 'nestlings', height: 0.22, topic: 'birds' }, (sketch) => {
  for (const [x, y] of CHICKS) {
    sketch.add(0, curve(`${x - 26},${y + 70}! ${x - 30},${y + 6} ${x},${y - 26} ${x + 30},${y + 6} ${x + 26},${y + 70}!`)) // prettier-ignore
    sketch.add(1, curve(`${x - 5},${y - 25}! ${x - 8},${y - 40} ${x},${y - 34} ${x + 6},${y - 42} ${x + 5},${y - 25}!`)) // prettier-ignore
    sketch.add(2, polygon(`${x - 14},${y + 2} ${x},${y - 10} ${x + 14},${y + 2} ${x},${y + 24}`), {
      lines: [line([x - 14, y + 2], [x + 14, y + 2])],
    })
    for (const side of [-1, 1]) sketch.add(3, ellipse([x + side * 16, y - 4], 4.5), { ink: true })
  }
  for (const twig of ['-20,124 34,146 32,156 -24,134', '260,120 206,148 208,158 264,130', '-10,166 40,170 40,178 -12,176'])
    sketch.add(3.5, polygon(twig))
  sketch.add(
    4,
    curve('0,104! 16,94 28,112! 46,98 62,118! 84,104 100,122! 120,106 142,122! 160,104 180,118! 196,98 212,112! 226,94 240,104! 234,158 184,186 120,190 56,186 8,158'),
    {
      lines: [
        line([22, 132], [70, 150]),
        line([52, 170], [116, 150]),
        line([96, 138], [150, 160]),
        line([140, 176], [190, 150]),
        line([176, 134], [222, 142]),
        line([84, 178], [130, 176]),
      ],
    },
  )
}) // prettier-ignore

export const playAndNestMakers = [stick, fishBowl, hurdle, vine, nestlings, trailer]
