// Open things that carry a figure: boxes, baskets, a bathtub, a sandbox.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { brush, discs } from '../../../geometry/round-shapes.ts'
import type { Vec } from '../../../geometry/vector.ts'
import { heart } from '../../people/clothes/clothes-motifs.ts'
import type { ThingPen, Thing } from './thing.ts'

/** An open carrier: a figure inside looks out over its front edge. */
const open = (
  height: number,
  seat: Vec,
  behind: (pen: ThingPen) => void,
  before: (pen: ThingPen) => void,
): Thing => ({
  height,
  draw(pen) {
    behind(pen)
    pen.anchor('seat', ...seat)
    pen.inFront()
    before(pen)
  },
})

const box = open(
  0.4,
  [110, 76],
  (pen) => {
    pen.shape('28,46! 192,46! 210,4! 10,4!')
    pen.shape('10,84! 28,46! 192,46! 210,84!')
    pen.shape('10,84! 28,46! -16,36! -38,74!')
    pen.shape('210,84! 192,46! 236,36! 258,74!')
  },
  (pen) => {
    pen.box(10, 84, 200, 124, 2, { lines: pen.lines('10,108 210,108') })
    if (pen.detail > 0) pen.put(heart([110, 152], 26))
  },
)

const basket = open(
  0.35,
  [100, 70],
  (pen) => {
    pen.put(brush([[16, 66], [30, -4], [100, -46], [170, -4], [184, 66]], 9)) // prettier-ignore
    pen.circle(100, 66, 98, 22)
  },
  (pen) => {
    pen.shape('4,70! 40,88 100,92 160,88 196,70! 188,128 174,176! 100,188 26,176! 12,128', {
      lines: [
        ...pen.lines('0,116 100,134 200,116', '0,146 100,164 200,146'),
        ...pen.fine('60,84 66,190', '100,84 100,190', '140,84 134,190'),
      ],
    })
    pen.shape('-4,62! 44,82 100,86 156,82 204,62! 208,80! 160,102 100,106 40,102 -8,80!')
  },
)

const bathtub = open(
  0.6,
  [130, 66],
  (pen) => pen.circle(130, 62, 128, 22),
  (pen) => {
    pen.shape(
      '20,80! 4,56 26,38 46,46! 52,24 84,20 98,36! 112,18 146,18 158,38! 172,22 204,26 210,46! 236,38 256,58 240,80!',
    )
    for (const x of [58, 202]) pen.circle(x, 186, 17, 15)
    pen.shape('4,66! 60,84 200,84 256,66! 246,140 206,184! 54,184! 14,140', {
      lines: pen.lines('26,150 130,166 234,150'),
    })
    pen.shape('-8,58! 60,78 200,78 268,58! 270,76! 202,98 58,98 -10,76!')
    for (const [x, y, r] of [
      [28, 56, 22],
      [58, 70, 18],
      [236, 54, 24],
      [208, 70, 17],
      [6, 34, 11],
      [252, 24, 12],
    ] as const)
      // prettier-ignore
      pen.circle(x, y, r)
  },
)

const birdNest = open(
  0.18,
  [100, 52],
  (pen) => pen.circle(100, 48, 94, 24),
  (pen) => {
    pen.shape('2,52! 50,74 150,74 198,52! 190,100 150,132 50,132 10,100', {
      lines: pen.lines('20,80 80,100 176,84', '30,104 100,112 182,98', '60,124 110,108 160,122'),
    })
    pen.put(brush([[-8, 58], [50, 82], [120, 84], [208, 56]], 8)) // prettier-ignore
  },
)

/** Deepest in the middle, so that the face of a lying figure is free. */
const hammock = open(
  1.4,
  [180, 118],
  (pen) => {
    for (const x of [0, 360]) pen.box(x - 9, 0, 18, 190, 5)
    pen.shape('6,34! 34,52 62,64! 58,74! 30,64 4,46!')
    pen.shape('354,34! 326,52 298,64! 302,74! 330,64 356,46!')
    pen.shape('56,60! 110,84 180,92 250,84 304,60! 270,130 180,146 90,130')
  },
  (pen) => {
    pen.shape(
      '52,62! 90,108 140,124 180,126 220,124 270,108 308,62! 296,118 250,158 180,168 110,158 64,118',
      {
        lines: pen.lines('104,118 112,158', '154,126 158,166', '206,126 202,166', '256,118 248,158'),
      },
    )
  },
)

const sandbox = open(
  0.5,
  [150, 62],
  (pen) => {
    pen.shape('36,0! 264,0! 300,70! 0,70!')
    pen.shape('48,46! 76,14 108,8 140,40 150,52!')
    pen.shape('226,52! 230,14! 266,14! 270,52!')
  },
  (pen) => {
    pen.box(-8, 64, 316, 40, 6, { lines: pen.lines('100,64 100,104', '200,64 200,104') })
    for (const x of [-16, 288]) pen.box(x, 54, 28, 58, 6)
  },
)

/** Its crest curls over the rider. */
const wave: Thing = {
  height: 1.7,
  facing: 'right',
  draw(pen) {
    pen.shape(
      '-30,200! -24,110 14,34 84,0 140,14 166,62! 130,40 96,54 92,98 124,134 190,146 270,158 330,200!',
      {
        lines: pen.lines('2,200 4,120 34,60 80,30', '40,200 44,140 62,96 92,70', '90,200 92,166 104,140'),
      },
    )
    for (const [x, y, r] of [
      [166, 60, 15],
      [148, 34, 18],
      [120, 16, 16],
      [190, 78, 9],
    ] as const)
      // prettier-ignore
      pen.circle(x, y, r)
    pen.anchor('seat', 196, 144)
  },
}

/** An arched footbridge of stone. */
const bridge: Thing = {
  height: 1.5,
  draw(pen) {
    pen.shape('0,190! 0,108! 80,62 160,46 240,62 320,108! 320,190! 262,190! 240,140 160,112 80,140 58,190!', {
      lines: [
        ...pen.lines('10,150 60,150', '260,150 310,150', '160,60 160,112', '84,76 104,124', '236,76 216,124'),
        ...pen.fine('120,56 130,118', '200,56 190,118', '30,150 30,190', '290,150 290,190'),
      ],
    })
    pen.shape('-12,112! 76,54 160,36 244,54 332,112! 324,126! 240,72 160,54 80,72 -4,126!')
    pen.put(discs('-4,96,14 324,96,14'))
    pen.anchor('seat', 160, 42)
  },
}

const skateboard: Thing = {
  height: 0.14,
  facing: 'right',
  draw(pen) {
    for (const x of [-92, 92]) pen.wheel(x, 44, 26)
    pen.put(brush([[-190, -26], [-150, 2], [0, 8], [150, 2], [190, -26]], 17)) // prettier-ignore
    pen.anchor('saddle', 0, -8)
    pen.anchor('seat', 0, -8)
  },
}

export const CARRIERS = {
  box,
  basket,
  bathtub,
  hammock,
  'bird-nest': birdNest,
  sandbox,
  wave,
  bridge,
  skateboard,
}
