// Clothes that are figures of their own page.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; the first argument of `add` is the paint order.
import { curve, line, mirrored, stroke } from '../../../geometry/path.ts'
import { box, brush, ellipse } from '../../../geometry/round-shapes.ts'
import { frame, type Vec } from '../../../geometry/vector.ts'
import { polygon, parsePoints, simpleThing } from './simple-thing.ts'

const wear = (id: string, height: number) => ({ id, height, topic: 'clothes', rests: 'hangs' as const })
const STAR = '0,-20! 6,-6! 20,-6! 9,4! 13,18! 0,9! -13,18! -9,4! -20,-6! -6,-6!'

const scarf = simpleThing(wear('scarf', 0.3), (sketch) => {
  sketch.add(0, polygon('118,44 168,44 178,128 126,136'), {
    lines: [stroke('122,104 174,98'), stroke('138,134 136,112'), stroke('156,132 154,110')],
  })
  sketch.add(1, curve('0,8 40,24 100,30 160,24 200,8 206,34 164,56 100,62 36,56 -6,34'), {
    lines: [stroke('50,22 46,62'), stroke('100,26 100,66')],
  })
  sketch.add(2, curve('120,22 162,20 168,62 124,64'))
})

const skirt = simpleThing(wear('skirt', 0.5), (sketch) => {
  sketch.add(0, curve('66,20! 134,20! 190,160! 144,176 100,166 56,176 10,160!'), {
    lines: [stroke('78,40 50,170'), stroke('100,40 100,168'), stroke('122,40 150,170')],
  })
  sketch.add(1, box(62, 4, 76, 26, 6)).add(2, ellipse([100, 17], 7))
})

const tutu = simpleThing(wear('tutu', 0.4), (sketch) => {
  sketch.add(
    0,
    curve('0,120 20,96 60,90 140,90 180,96 200,120 176,138 150,128 126,142 100,130 74,142 50,128 24,138'),
  )
  sketch.add(1, curve('24,108 60,84 140,84 176,108 150,116 124,108 100,120 76,108 50,116'))
  sketch.add(2, curve('66,0! 82,10 100,26 118,10 134,0! 132,50 140,92! 100,100 60,92! 68,50'), {
    lines: [stroke('66,50 100,56 134,50')],
  })
  sketch.add(3, curve(STAR, frame([100, 74], 0, 0.6)), { level: 1 })
})

const sweater = simpleThing(wear('sweater', 0.6), (sketch) => {
  for (const k of [-1, 1]) {
    const at = ([x, y]: Vec): Vec => [100 + k * x, y]
    sketch.add(0, curve('40,14! 76,30 98,150! 70,160! 44,76', at), { lines: [stroke('66,138 94,130', at)] })
  }
  sketch.add(1, curve('64,10! 136,10! 150,60 148,190! 100,194 52,190! 50,60'), {
    lines: [
      stroke('50,172 100,176 150,172'),
      stroke('50,84 75,98 100,84 125,98 150,84'),
      stroke('50,106 75,120 100,106 125,120 150,106'),
    ],
  })
  sketch.add(2, curve('72,10 100,0 128,10 120,28 100,34 80,28'))
})

const woollyHat = simpleThing({ ...wear('woolly-hat', 0.25), rests: 'stands' as const }, (sketch) => {
  sketch.add(0, curve('24,150! 24,80 60,40 100,36 140,40 176,80 176,150!'), {
    lines: [
      stroke('24,112 50,98 76,112 100,98 124,112 150,98 176,112'),
      stroke('34,86 60,72 84,86 100,72 116,86 140,72 166,86'),
    ],
  })
  sketch.add(1, box(10, 134, 180, 48, 16), {
    lines: [40, 70, 100, 130, 160].map((x) => line([x, 134], [x, 182])),
  })
  sketch.add(1, ellipse([100, 26], 26), {
    lines: [stroke('84,20 96,32'), stroke('108,14 112,34'), stroke('92,40 110,42')],
  })
})

const raincoat = simpleThing(wear('raincoat', 1), (sketch) => {
  for (const k of [-1, 1]) {
    const at = ([x, y]: Vec): Vec => [100 + k * x, y]
    sketch.add(0, curve('34,50! 70,62 92,160! 64,170! 40,110', at))
  }
  sketch.add(1, curve('58,50! 142,50! 166,214! 100,224 34,214!'), { lines: [line([100, 50], [100, 222])] })
  sketch
    .add(2, curve('52,60! 50,14 100,-6 150,14 148,60! 100,74'))
    .add(3, curve('70,54! 70,26 100,12 130,26 130,54! 100,64'))
  for (const y of [96, 130, 164]) sketch.add(3, ellipse([100, y], 8))
  for (const x of [52, 112]) sketch.add(2, box(x, 150, 36, 34, 5), { lines: [line([x, 160], [x + 36, 160])] })
})

const pajamas = simpleThing(wear('pajamas', 1), (sketch) => {
  for (const k of [-1, 1]) {
    const at = ([x, y]: Vec): Vec => [100 + k * x, y]
    sketch.add(0, curve('36,10! 70,24 86,96! 60,104! 42,60', at))
    sketch.add(0, curve('2,112! 52,112! 56,226! 14,226!', at), { lines: [stroke('14,212 56,212', at)] })
  }
  sketch.add(1, curve('64,8! 136,8! 146,118! 100,124 54,118!'), { lines: [line([100, 34], [100, 122])] })
  sketch.add(2, polygon('64,8 100,36 80,44')).add(2, polygon('136,8 100,36 120,44'))
  for (const [x, y] of [
    [76, 78],
    [124, 66],
    [122, 102],
    [78, 150],
    [122, 168],
    [76, 192],
  ] as const)
    sketch.add(3, curve(STAR, frame([x, y], 0, 0.5)), { level: 1 })
})

const weddingDress = simpleThing(wear('wedding-dress', 1.4), (sketch) => {
  sketch.add(0, curve('80,86! 120,86! 170,150 196,226! 150,236 100,228 50,236 4,226! 30,150'), {
    lines: [stroke('30,150 66,164 100,150 134,164 170,150'), stroke('14,194 56,206 100,192 144,206 186,194')],
  })
  sketch.add(1, curve('70,20! 84,34 100,40 116,34 130,20! 132,60 122,92! 100,98 78,92! 68,60'))
  sketch.add(2, box(74, 80, 52, 16, 7)).add(3, ellipse([100, 88], 9))
  for (const [x, y] of [
    [66, 184],
    [134, 184],
    [100, 174],
    [48, 218],
    [152, 218],
  ] as const)
    sketch.add(3, ellipse([x, y], 7), { level: 1 })
})

const cape = simpleThing(wear('cape', 1), (sketch) => {
  sketch.add(
    0,
    curve('66,10! 134,10! 176,120 190,210! 150,196 120,214 100,198 80,214 50,196 10,210! 24,120'),
    {
      lines: [stroke('78,40 60,196'), stroke('122,40 140,196')],
    },
  )
  sketch.add(1, curve('60,0! 100,18 140,0! 140,30 100,42 60,30')).add(2, ellipse([100, 26], 11))
  sketch.add(2, curve(STAR, frame([100, 112], 0, 1.5)))
})

const apron = simpleThing(wear('apron', 0.8), (sketch) => {
  sketch.add(0, brush(parsePoints('70,30 76,4 100,-4 124,4 130,30'), 4))
  sketch
    .add(0, brush(parsePoints('40,104 10,116 0,140'), 4))
    .add(0, brush(parsePoints('160,104 190,116 200,140'), 4))
  sketch.add(1, curve('68,28! 132,28! 138,90! 166,104! 158,200! 100,210 42,200! 34,104! 62,90!'), {
    lines: [stroke('36,104 164,104')],
  })
  sketch
    .add(2, curve('64,124! 136,124! 128,170 100,178 72,170'), {})
    .add(3, curve('100,80! 78,58 86,46 100,54! 114,46 122,58'))
})

const bracelet = simpleThing({ ...wear('bracelet', 0.07), rests: 'stands' as const }, (sketch) => {
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8
    sketch.add(Math.sin(angle), ellipse([100 + 84 * Math.cos(angle), 70 + 48 * Math.sin(angle)], 17))
  }
  sketch.add(3, curve('100,176! 70,146 80,126 100,138! 120,126 130,146'))
})

const earring = simpleThing({ ...wear('earring', 0.05) }, (sketch) => {
  for (const x of [50, 150]) {
    sketch.add(0, ellipse([x, 14], 14)).add(0.5, ellipse([x, 14], 6))
    sketch
      .add(1, ellipse([x, 50], 24))
      .add(
        2,
        mirrored('0,76 30,116 24,160 0,172', ([a, b]) => [a + x, b]),
      )
      .add(3, ellipse([x, 134], 11))
  }
})

const clog = simpleThing(
  { id: 'clog', height: 0.12, topic: 'clothes', facing: 'right' as const },
  (sketch) => {
    sketch.add(0, curve('0,60! 4,30 50,26 76,46 120,66 190,70 226,40! 230,100 190,128! 20,128!'), {
      lines: [stroke('6,104 120,112 220,100')],
    })
    sketch.add(1, ellipse([40, 48], 34, 16, 8)).add(1, curve('150,84! 134,72 140,64 150,70! 160,64 166,72'))
  },
)

export const clothesMakers = [
  skirt,
  scarf,
  tutu,
  sweater,
  woollyHat,
  raincoat,
  pajamas,
  weddingDress,
  cape,
  apron,
  bracelet,
  earring,
  clog,
]
