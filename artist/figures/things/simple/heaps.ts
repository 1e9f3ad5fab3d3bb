// Heaps that are told apart by their outline and by what is stuck in them.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; the first argument of `add` is the paint order.
import { curve, stroke } from '../../../geometry/path.ts'
import { box, capsule, discs, ellipse } from '../../../geometry/round-shapes.ts'
import type { Sketch } from '../../../geometry/sketch.ts'
import { simpleThing } from './simple-thing.ts'

/** A spade that is stuck in the heap, behind it. */
function spade(sketch: Sketch, x: number): void {
  sketch.add(0, capsule([x, 40], 6, [x + 14, 150], 6))
  sketch.add(1, box(x - 24, 18, 46, 16, 8))
}

const sandHeap = simpleThing({ id: 'sand-heap', height: 0.9, topic: 'nature' }, (sketch) => {
  spade(sketch, 210)
  sketch.add(2, curve('-30,200! 10,176 60,116 96,62 124,46 150,62 192,122 240,176 282,200! 126,208'), {
    lines: [stroke('84,98 104,76 120,72'), stroke('40,168 62,146'), stroke('196,156 216,178')],
    marks: discs('110,112,6 146,128,5 92,150,5 134,172,6 178,176,5 60,184,5 122,88,4'),
  })
  sketch.add(3, curve('-66,132! 2,132! -8,196 -14,204 -50,204 -56,196'), {
    lines: [stroke('-70,152 10,152')],
  })
  sketch.add(4, box(-74, 122, 84, 16, 8))
})

const snowHeap = simpleThing({ id: 'snow-heap', height: 0.9, topic: 'nature' }, (sketch) => {
  sketch.add(0, capsule([214, 26], 6, [196, 120], 6))
  sketch.add(1, box(190, 10, 50, 16, 8))
  sketch.add(1.5, curve('166,106! 226,118! 214,196! 152,186!'))
  sketch.add(
    2,
    curve(
      '-36,200! -20,164 12,152 30,112 62,92 92,58 128,56 158,84 186,128 220,150 262,168 284,200! 126,208',
    ),
    {
      lines: [
        stroke('70,118 92,96 116,92'),
        stroke('24,178 44,164 66,162'),
        stroke('150,150 176,148 194,160'),
        ...[[104, 140], [210, 184], [146, 112]].flatMap(([x, y]) => [stroke(`${x! - 9},${y} ${x! + 9},${y}`), stroke(`${x! - 5},${y! - 8} ${x! + 5},${y! + 8}`), stroke(`${x! + 5},${y! - 8} ${x! - 5},${y! + 8}`)]), // prettier-ignore
      ],
    },
  )
  for (const [x, y, r] of [[-34, 182, 24], [-72, 190, 16], [-52, 162, 15]] as const) sketch.add(3, ellipse([x, y], r)) // prettier-ignore
})

const earthHeap = simpleThing({ id: 'earth-heap', height: 0.7, topic: 'nature' }, (sketch) => {
  spade(sketch, 196)
  sketch.add(
    2,
    curve('-30,200! 6,176 22,150! 34,152! 58,112 74,96! 86,102! 110,72 128,68! 144,82! 158,82! 186,124 196,130! 206,150! 244,184 280,200! 126,208'),
    {
      lines: [stroke('96,112 108,104'), stroke('60,156 74,148'), stroke('168,150 184,158'), stroke('120,136 134,130'), stroke('208,182 224,186')],
      marks: [curve('84,164! 96,152! 112,156! 116,170! 98,178!'), curve('140,104! 152,98! 164,108! 158,120! 144,118!'), curve('150,178! 162,168! 178,174! 176,188! 158,190!')],
    },
  )
  for (const x of [-52, -86]) sketch.add(3, curve(`${x - 16},202! ${x - 10},182! ${x + 6},178! ${x + 18},190! ${x + 16},202!`))
}) // prettier-ignore

const haystack = simpleThing({ id: 'haystack', height: 1.8, topic: 'nature' }, (sketch) => {
  sketch.add(0, capsule([228, 0], 5, [196, 150], 5))
  for (const dx of [-20, 0, 20]) sketch.add(0.5, capsule([232 + dx, -46], 3.6, [229 + dx * 0.9, -10], 3.6))
  sketch.add(0.6, capsule([208, -8], 4.4, [250, -4], 4.4))
  sketch.add(
    1,
    curve(
      '-40,204! -58,190! -34,180! -46,158! -22,150! -28,124! -4,116! -4,88! 22,84! 28,54! 54,56! 68,26! 92,38! 114,12! 130,38! 156,28! 168,58! 196,60! 196,90! 222,94! 220,122! 246,130! 238,156! 264,166! 252,186! 270,204! 116,210',
    ),
    {
      lines: [
        '40,110 66,86', '84,78 116,62', '150,84 178,106', '10,150 34,132', '70,140 108,116', '130,136 168,152',
        '190,134 214,152', '-14,188 20,174', '48,186 86,162', '112,190 152,178', '176,190 214,182', '96,98 122,92',
      ].map((text) => stroke(text)),
    },
  )
}) // prettier-ignore

const coinPile = simpleThing({ id: 'coin-pile', height: 0.8, topic: 'fantasy' }, (sketch) => {
  sketch.add(0, curve('-60,204! -36,150 0,104 44,78 110,70 176,78 220,104 256,150 282,204! 110,212'))
  const rows = [
    [86, [46, 110, 174]],
    [120, [14, 78, 142, 206]],
    [154, [-14, 46, 110, 174, 234]],
    [188, [-28, 40, 110, 178, 246]],
  ] as const
  for (const [y, across] of rows)
    for (const [i, x] of across.entries()) {
      const face = ellipse([x, y], 30, 19)
      sketch.add(y / 10, [ellipse([x, y + 9], 30, 19), face])
      sketch.add(y / 10 + 0.1, face)
      if ((i + y) % 3 === 0) sketch.add(y / 10 + 0.2, ellipse([x, y], 17, 10))
    }
  sketch.add(30, curve('196,196! 176,144! 208,158! 218,122! 240,152! 268,130! 260,180! 230,194'), {
    marks: discs('214,176,6 238,172,6'),
  })
  sketch.add(31, curve('-84,204! -100,184! -88,168! -60,168! -48,184! -64,204!'), {
    lines: [stroke('-110,184 -40,184')],
  })
  sketch.add(31, curve('300,204! 286,186! 296,172! 320,172! 330,186! 316,204!'), {
    lines: [stroke('280,186 340,186')],
  })
})

export const heapMakers = [sandHeap, snowHeap, earthHeap, haystack, coinPile]
