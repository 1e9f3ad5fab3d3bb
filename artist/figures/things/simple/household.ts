// Furniture and household things.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; the first argument of `add` is the paint order.
import { curve, line, mirrored, poly, stroke } from '../../../geometry/path.ts'
import { box, brush, ellipse, tube } from '../../../geometry/round-shapes.ts'
import type { Vec } from '../../../geometry/vector.ts'
import { polygon, parsePoints, simpleThing } from './simple-thing.ts'

const thing = (id: string, height: number, topic = 'things') => ({ id, height, topic })
const right = ([x, y]: Vec): Vec => [x + 100, y]

const table = simpleThing(thing('table', 0.75), (sketch) => {
  for (const x of [26, 206])
    sketch.add(
      0,
      poly([
        [x - 10, 40],
        [x + 12, 40],
        [x + 7, 160],
        [x - 5, 160],
      ]),
    )
  for (const x of [62, 170])
    sketch.add(
      -1,
      poly([
        [x - 8, 40],
        [x + 8, 40],
        [x + 5, 136],
        [x - 4, 136],
      ]),
    )
  sketch.add(1, box(8, 34, 216, 26, 4))
  sketch.add(2, polygon('30,0 202,0 236,36 -4,36'))
})

const lamp = simpleThing(thing('lamp', 0.5), (sketch) => {
  sketch.add(0, box(93, 86, 14, 90, 4))
  sketch.add(1, mirrored('0,168 44,174 50,188 0,192', right))
  sketch.add(1, ellipse([100, 122], 18))
  sketch.add(2, polygon('62,0 138,0 178,92 22,92'), {
    lines: [stroke('52,24 100,30 148,24'), stroke('30,74 100,82 170,74')],
  })
  sketch.add(0, brush(parsePoints('150,92 150,124'), 2)).add(1, ellipse([150, 128], 6))
})

const refrigerator = simpleThing(thing('refrigerator', 1.8), (sketch) => {
  sketch.add(0, box(14, 196, 22, 14, 4)).add(0, box(84, 196, 22, 14, 4))
  sketch.add(1, box(0, 0, 120, 202, 14), { lines: [line([0, 70], [120, 70])] })
  sketch.add(2, box(14, 24, 10, 32, 5)).add(2, box(14, 86, 10, 56, 5))
  sketch.add(2, curve('78,30! 66,18 72,8 78,14! 84,8 90,18'))
  sketch.add(2, polygon('60,96 98,92 102,136 64,140'), { level: 1 })
})

const washingMachine = simpleThing(thing('washing-machine', 0.85), (sketch) => {
  const [opening, door] = [ellipse([80, 118], 43), ellipse([80, 118], 58)]
  const cut = { ...opening, hole: true }
  sketch.add(0, opening, { lines: [stroke('38,126 60,116 84,130 106,118 124,126')] })
  for (const [x, y, r] of [
    [66, 146, 7],
    [90, 150, 9],
    [104, 138, 5],
  ] as const)
    sketch.add(1, ellipse([x, y], r), { level: 1 })
  sketch.add(2, [box(0, 0, 160, 196, 10), cut], {
    lines: [line([0, 42], [160, 42])],
    front: true,
    except: [opening],
  })
  sketch.add(3, [door, cut], { front: true, except: [opening] })
  sketch.add(3, ellipse([130, 21], 12), { front: true }).add(3, box(14, 12, 54, 18, 4), { front: true })
  // A figure inside looks out of the round door.
  sketch.anchors['window'] = [80, 116]
  sketch.anchors['seat'] = [80, 158]
})

const wateringCan = simpleThing({ ...thing('watering-can', 0.35), facing: 'right' }, (sketch) => {
  sketch.add(0, tube(parsePoints('40,70 4,90 6,140 44,160'), [8, 8, 8, 8]))
  sketch.add(0, tube(parsePoints('60,64 84,20 124,30 134,64'), [7, 7, 7, 7]))
  sketch.add(1, polygon('128,150 140,110 196,44 210,54'))
  sketch.add(2, polygon('184,40 204,22 232,62 208,72'))
  sketch.add(3, curve('40,64! 140,64! 150,180! 100,188 30,180!'), {
    lines: [stroke('36,96 90,104 144,96'), stroke('32,150 92,158 148,150')],
  })
  sketch.add(4, curve('92,146! 66,122 74,106 92,116! 110,106 118,122'))
})

const bottle = simpleThing(thing('bottle', 0.3), (sketch) => {
  sketch.add(0, box(80, 0, 40, 24, 6))
  sketch.add(1, mirrored('0,22 16,22! 16,60 42,90 44,120! 44,192 0,196', right))
  sketch.add(2, box(56, 112, 88, 52, 0), { lines: [] })
  sketch.add(3, ellipse([100, 138], 17))
})

const cup = simpleThing(thing('cup', 0.1), (sketch) => {
  sketch.add(0, ellipse([150, 90], 38)).add(1, ellipse([150, 90], 20))
  sketch.add(2, curve('16,24! 150,24! 146,130 120,166 46,166 20,130'))
  sketch.add(3, ellipse([83, 24], 67, 17))
  sketch.add(3, curve('83,128! 52,98 62,78 83,92! 104,78 114,98'))
})

const blackboard = simpleThing(thing('blackboard', 1.6), (sketch) => {
  sketch.add(0, polygon('54,130 70,130 50,196 34,196')).add(0, polygon('170,130 186,130 206,196 190,196'))
  sketch.add(1, box(0, 0, 240, 144, 6)).add(2, box(14, 14, 212, 112, 2))
  sketch.add(3, box(60, 136, 120, 14, 3))
  sketch
    .add(4, polygon('46,60 66,100 26,100'))
    .add(4, ellipse([118, 78], 24))
    .add(4, box(166, 56, 44, 44, 0))
})

const binoculars = simpleThing(thing('binoculars', 0.15), (sketch) => {
  sketch.add(0, box(80, 60, 40, 56, 8))
  for (const k of [-1, 1]) {
    const at = ([x, y]: Vec): Vec => [100 + k * x, y]
    sketch.add(1, curve('22,20! 62,20! 66,60 88,140! 20,140! 18,60', at), {
      lines: [stroke('18,60 66,60', at), stroke('20,120 84,120', at)],
    })
    sketch.add(2, box(k > 0 ? 118 : 34, 0, 48, 24, 8))
    sketch.add(2, ellipse([100 + k * 54, 150], 40, 18))
  }
  sketch.add(3, ellipse([100, 88], 13))
})

const horseshoe = simpleThing(thing('horseshoe', 0.14), (sketch) => {
  sketch.add(0, mirrored('0,0 62,22 86,80 70,150 62,196! 30,196! 38,140 48,80 34,46 0,36', right))
  for (const [x, y] of [
    [36, 66],
    [34, 106],
    [44, 146],
    [60, 34],
    [140, 34],
    [164, 66],
    [166, 106],
    [156, 146],
  ] as const)
    sketch.add(1, ellipse([x, y], 6), { level: 1 })
})

const sleepingBag = simpleThing(thing('sleeping-bag', 0.5), (sketch) => {
  sketch.add(0, box(0, 40, 250, 90, 44), {
    lines: [94, 130, 166, 202].map((x) => stroke(`${x},40 ${x + 10},85 ${x},130`)),
  })
  sketch.add(1, curve('14,44 60,28 84,60 84,108 60,140 12,126 0,84'))
  sketch.add(2, box(14, 58, 58, 54, 22))
})

const button = simpleThing(thing('button', 0.02, 'clothes'), (sketch) => {
  sketch.add(0, ellipse([100, 100], 100)).add(1, ellipse([100, 100], 72))
  for (const [x, y] of [
    [76, 76],
    [124, 76],
    [76, 124],
    [124, 124],
  ] as const)
    sketch.add(2, ellipse([x, y], 13))
})

const belt = simpleThing(thing('belt', 0.1, 'clothes'), (sketch) => {
  sketch.add(0, curve('0,80! 60,56 140,56 220,80! 220,124! 140,102 60,102 0,124!'))
  for (const x of [150, 172, 194]) sketch.add(1, ellipse([x, 88 + (x - 150) / 8], 5))
  sketch
    .add(2, box(72, 40, 62, 78, 10))
    .add(3, box(88, 56, 32, 46, 4))
    .add(4, box(84, 74, 46, 9, 4))
})

const necklace = simpleThing(thing('necklace', 0.2, 'clothes'), (sketch) => {
  for (let i = 0; i <= 16; i++) {
    const angle = (Math.PI * (i - 8)) / 9.4
    if (i === 8) continue
    sketch.add(0, ellipse([100 + 92 * Math.sin(angle), 84 + 88 * Math.cos(angle)], 12))
  }
  sketch.add(1, curve('100,212! 62,176 74,150 100,166! 126,150 138,176'))
})

const dreamcatcher = simpleThing({ ...thing('dreamcatcher', 0.5), rests: 'hangs' as const }, (sketch) => {
  sketch.add(0, ellipse([100, 84], 84)).add(1, ellipse([100, 84], 70))
  const star = Array.from({ length: 8 }, (_, i): Vec => [
    100 + 69 * Math.cos((i * Math.PI) / 4),
    84 + 69 * Math.sin((i * Math.PI) / 4),
  ])
  sketch.add(2, poly(star.map((_, i) => star[(i * 3) % 8]!)))
  sketch.add(3, ellipse([100, 84], 15))
  for (const [x, y] of [
    [44, 150],
    [100, 170],
    [156, 150],
  ] as const) {
    sketch
      .add(
        -1,
        brush(
          [
            [x, y - 8],
            [x, y + 30],
          ],
          3,
        ),
      )
      .add(0, ellipse([x, y + 26], 8))
    sketch.add(1, curve(`${x},${y + 32}! ${x + 15},${y + 62} ${x},${y + 100}! ${x - 15},${y + 62}`), {
      lines: [line([x, y + 40], [x, y + 98])],
    })
  }
})

export const homeMakers = [
  table,
  lamp,
  refrigerator,
  washingMachine,
  wateringCan,
  bottle,
  cup,
  blackboard,
  binoculars,
  horseshoe,
  sleepingBag,
  button,
  belt,
  necklace,
  dreamcatcher,
]
