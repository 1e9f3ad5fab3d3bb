// Plants, fruit and small things of nature.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; the first argument of `add` is the paint order.
import { curve, line, stroke } from '../../../geometry/path.ts'
import { brush, ellipse, tube } from '../../../geometry/round-shapes.ts'
import { frame, rot, type Vec } from '../../../geometry/vector.ts'
import { parsePoints, simpleThing } from './simple-thing.ts'

const eye = (x: number, y: number, r: number) =>
  [
    ellipse([x, y], r, r * 1.25),
    { ink: true, white: [ellipse([x - r * 0.3, y - r * 0.4], r * 0.4)] },
  ] as const

const seaweed = simpleThing({ id: 'seaweed', height: 0.8, topic: 'sea' }, (sketch) => {
  for (const [x, h, k] of [
    [30, 40, 1],
    [70, 0, -1],
    [112, 24, 1],
    [150, 60, -1],
  ] as const) {
    const stem: Vec[] = [
      [x, 210],
      [x + 14 * k, 160],
      [x - 12 * k, 110],
      [x + 10 * k, h + 50],
      [x - 4 * k, h],
    ]
    sketch.add(h / 100, brush(stem, 13), { lines: [line(...stem)] })
  }
  sketch.add(2, curve('-6,200 40,188 90,198 140,188 186,200 190,220 -8,220'))
})

const seaUrchin = simpleThing({ id: 'sea-urchin', height: 0.1, topic: 'sea' }, (sketch) => {
  // A half ball on the sea floor. Fine spines keep it from looking like a sun.
  for (let turn = -96; turn <= 96; turn += 12) {
    const at = frame([100, 100], turn)
    sketch.add(0, curve(turn % 24 === 0 ? '-4,-56! 0,-112! 4,-56!' : '-4,-56! 0,-92! 4,-56!', at))
  }
  sketch.add(1, curve('34,112! 30,84 52,46 100,38 148,46 170,84 166,112! 132,118 68,118'), {
    lines: [
      stroke('84,88 100,98 116,88'),
      stroke('66,52 54,66'),
      stroke('100,44 100,58'),
      stroke('134,52 146,66'),
    ],
  })
  sketch.add(2, ...eye(80, 74, 7)).add(2, ...eye(120, 74, 7))
})

const eel = simpleThing(
  { id: 'eel', height: 0.3, topic: 'sea', facing: 'right', rests: 'floats' },
  (sketch) => {
    sketch.add(
      0,
      curve(
        '0,96! 40,60 92,78 132,112 166,92 190,54 232,34 268,52 262,82 222,90 192,134 140,160 86,132 44,104',
      ),
      {
        lines: [stroke('18,98 44,84 90,102 136,134 176,108 206,68 226,58'), stroke('240,74 254,76 264,68')],
      },
    )
    sketch.add(1, ...eye(246, 52, 6))
  },
)

const beehive = simpleThing({ id: 'beehive', height: 0.6, topic: 'insects' }, (sketch) => {
  for (const [y, w] of [
    [20, 44],
    [56, 72],
    [96, 88],
    [138, 90],
    [176, 76],
  ] as const)
    sketch.add(y / 100, ellipse([100, y], w, 27))
  sketch.add(3, curve('76,152! 76,126 100,112 124,126 124,152! 100,160'))
  sketch.add(4, ellipse([170, 70], 17, 12, -20), {
    lines: [stroke('164,58 168,84'), stroke('174,56 178,80')],
  })
  sketch.add(3.5, ellipse([164, 52], 9, 13, -30)).add(3.5, ellipse([178, 50], 9, 13, 10))
})

const anthill = simpleThing({ id: 'anthill', height: 0.4, topic: 'insects' }, (sketch) => {
  sketch.add(0, curve('0,160! 40,110 70,50 100,20 140,28 176,96 224,160!'), {
    lines: [stroke('60,120 90,112'), stroke('130,70 150,78'), stroke('150,130 180,126')],
  })
  sketch.add(1, ellipse([118, 44], 18, 11)).add(1, ellipse([94, 104], 15, 11))
  for (const [x, y, tilt] of [
    [60, 96, -50],
    [160, 104, 50],
    [124, 136, 0],
  ] as const) {
    const at = frame([x, y], tilt)
    for (const [dx, r] of [
      [-11, 7],
      [0, 5],
      [10, 6],
    ] as const)
      sketch.add(2, ellipse(at([dx, 0]), r))
  }
})

const cocoon = simpleThing({ id: 'cocoon', height: 0.05, topic: 'insects', rests: 'hangs' }, (sketch) => {
  sketch
    .add(0, tube(parsePoints('0,20 100,12 200,26'), [10, 10, 8]))
    .add(0, curve('150,16! 176,-16 206,-10 190,8'))
  sketch.add(1, brush(parsePoints('100,16 100,44'), 3))
  sketch.add(2, curve('100,36 136,60 142,120 100,206! 58,120 64,60'), {
    lines: [
      stroke('66,74 100,86 134,74'),
      stroke('58,104 100,118 142,104'),
      stroke('66,136 100,148 134,136'),
      stroke('80,166 100,174 120,166'),
    ],
  })
})

const acorn = simpleThing({ id: 'acorn', height: 0.03, topic: 'plants' }, (sketch) => {
  sketch.add(-1, tube(parsePoints('100,30 112,0'), [8, 7]))
  sketch.add(0, curve('36,84! 40,140 76,188 100,206! 124,188 160,140 164,84!'), {
    lines: [stroke('60,100 66,140 80,164')],
  })
  sketch.add(1, curve('20,88 24,46 70,22 100,20 130,22 176,46 180,88 140,98 100,102 60,98'), {
    lines: [
      stroke('24,66 100,78 176,66'),
      stroke('40,44 100,54 160,44'),
      stroke('64,20 50,60 58,100'),
      stroke('136,20 150,60 142,100'),
      stroke('100,20 100,102'),
    ],
  })
})

const pineCone = simpleThing({ id: 'pine-cone', height: 0.1, topic: 'plants' }, (sketch) => {
  sketch.add(-1, tube(parsePoints('100,20 100,-10'), [8, 7]))
  for (const [row, count] of [
    [0, 2],
    [1, 3],
    [2, 4],
    [3, 4],
    [4, 3],
    [5, 2],
    [6, 1],
  ] as const)
    for (let i = 0; i < count; i++) {
      const x = 100 + (i - (count - 1) / 2) * 36
      const y = 30 + row * 26
      sketch.add(
        7 - row,
        curve(
          `${x - 23},${y - 14} ${x + 23},${y - 14} ${x + 18},${y + 12} ${x},${y + 28}! ${x - 18},${y + 12}`,
        ),
      )
    }
})

const carnivorousPlant = simpleThing({ id: 'carnivorous-plant', height: 0.3, topic: 'plants' }, (sketch) => {
  sketch.add(0, tube(parsePoints('100,210 96,160 104,110'), [9, 9, 8]))
  sketch.add(0.5, curve('98,196! 40,190 16,150! 70,156')).add(0.5, curve('100,190! 160,184 186,146! 130,150'))
  for (let i = 0; i < 6; i++) {
    const x = 46 + i * 22
    sketch.add(1, curve(`${x - 9},62! ${x},${84}! ${x + 9},62!`))
  }
  sketch.add(2, curve('22,66! 30,16 74,-6 104,0 150,4 184,30 186,66! 104,52'))
  sketch.add(2, curve('22,74! 104,92 186,74! 176,118 130,134 100,132 40,122'))
  for (const [x, y, r] of [
    [70, 30, 9],
    [110, 24, 12],
    [148, 36, 8],
  ] as const)
    sketch.add(3, ellipse([x, y], r), { level: 1 })
})

const leafRing = (r: number, count: number) =>
  Array.from({ length: count }, (_, i) => rot([0, -r], (i * 360) / count))

const flowerWreath = simpleThing(
  { id: 'flower-wreath', height: 0.3, topic: 'plants', rests: 'floats' },
  (sketch) => {
    leafRing(76, 16).forEach(([x, y], i) => sketch.add(0, ellipse([100 + x, 100 + y], 22, 11, i * 22.5 + 30)))
    for (const [x, y] of leafRing(76, 8)) {
      for (const [px, py] of leafRing(13, 5)) sketch.add(1, ellipse([100 + x + px, 100 + y + py], 10))
      sketch.add(2, ellipse([100 + x, 100 + y], 8))
    }
  },
)

/** A head of lettuce that sits on the ground: a ball with wavy leaves that open around it. */
const lettuce = simpleThing({ id: 'lettuce', height: 0.25, topic: 'food' }, (sketch) => {
  const leaf = (z: number, outline: string, veins: readonly string[]) =>
    sketch.add(z, curve(outline), { lines: veins.map((vein) => stroke(vein)) })
  for (const side of [-1, 1]) {
    const sided = (text: string) =>
      text.replace(/(-?[\d.]+),/g, (_, x: string) => `${100 + side * Number(x)},`)
    leaf(0, sided('0,196! 76,192 126,160 130,136 118,124 136,102 130,78 112,72 116,48 92,34 66,44 34,110'), [
      sided('20,190 74,140 104,86'),
      sided('74,140 112,132'),
      sided('92,108 92,66'),
    ])
  }
  sketch.add(1, ellipse([100, 100], 82, 88), {
    lines: [
      stroke('24,70 60,36 110,30 160,56 184,100'),
      stroke('142,36 118,82 108,150 110,190'),
      stroke('60,34 44,80 52,130 76,180'),
      stroke('120,80 150,74 172,84'),
      stroke('112,122 146,120 170,134'),
      stroke('48,92 78,88 112,104'),
    ],
  })
  for (const side of [-1, 1]) {
    const sided = (text: string) =>
      text.replace(/(-?[\d.]+),/g, (_, x: string) => `${100 + side * Number(x)},`)
    leaf(2, sided('-8,204! 62,206 104,182 108,160 94,152 102,132 86,116 68,124 52,112 38,128 24,158'), [
      sided('8,198 46,176 78,140'),
      sided('46,176 82,172'),
      sided('56,166 54,134'),
    ])
  }
})

/** A rocket that bursts: sparks as long drops around a star. */
const firework = simpleThing({ id: 'firework', height: 30, topic: 'feasts', rests: 'floats' }, (sketch) => {
  const SPARKS = 12
  for (let i = 0; i < SPARKS; i++) {
    const at = frame([100, 100], (i * 360) / SPARKS)
    const far = i % 2 ? -72 : -100
    sketch.add(0, curve(`0,-26! 7,${far + 14} 0,${far} -7,${far + 14}`, at))
    if (i % 2) sketch.add(1, ellipse(at([0, far - 14]), 7))
  }
  const points = Array.from({ length: 10 }, (_, i) => frame([100, 100], i * 36)([0, i % 2 ? -10 : -22]))
  sketch.add(2, curve(points.map(([x, y]) => `${x},${y}!`).join(' ')))
})

export const natureMakers = [
  lettuce,
  firework,
  seaweed,
  seaUrchin,
  eel,
  beehive,
  anthill,
  cocoon,
  acorn,
  pineCone,
  carnivorousPlant,
  flowerWreath,
]
