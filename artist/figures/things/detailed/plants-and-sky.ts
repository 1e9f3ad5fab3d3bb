// Flowers, fir and palm trees, sun, moon and clouds.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { stroke } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import { add, rot, type Vec } from '../../../geometry/vector.ts'
import { star as starShape } from '../../people/clothes/clothes-motifs.ts'
import type { ThingPen, Thing } from './thing.ts'

const still = (height: number, draw: (pen: ThingPen) => void): Thing => ({ height, draw })

/** Petals around a centre, each one a region. */
function petals(
  pen: ThingPen,
  [cx, cy]: Vec,
  count: number,
  r: number,
  w: number,
  middle: number,
  shift = 0,
): void {
  for (let i = 0; i < count; i++) {
    const center = rot([0, -r], (i * 360) / count + shift)
    pen.put(ellipse([cx + center[0], cy + center[1]], w, r * 0.62, (i * 360) / count + shift))
  }
  pen.circle(cx, cy, middle)
}
function stem(pen: ThingPen, top: number, low: number): void {
  pen.bar(0, top, 0, low, 4)
  pen.shape(`0,${low - 20} -30,${low - 60} -56,${low - 62}! -44,${low - 26} -16,${low - 8}`, {
    lines: pen.lines(`-4,${low - 18} -40,${low - 48}`),
  })
  pen.shape(`0,${low - 34} 28,${low - 74} 54,${low - 76}! 44,${low - 42} 16,${low - 22}`, {
    lines: pen.lines(`4,${low - 32} 38,${low - 62}`),
  })
}

const flower = (kind: 'plain' | 'daisy' | 'sun'): Thing =>
  still(kind === 'sun' ? 2 : 0.4, (pen) => {
    stem(pen, -30, 130)
    if (kind === 'sun') {
      petals(pen, [0, -60], 14, 62, 14, 1, 12)
      petals(pen, [0, -60], 14, 56, 15, 44)
      if (pen.detail > 0)
        pen.put([], {
          marks: pen.dots(
            '-20,-76,5 0,-82,5 20,-76,5 -26,-58,5 26,-58,5 -8,-62,5 10,-62,5 -16,-42,5 16,-42,5 0,-36,5',
          ),
        })
    } else if (kind === 'daisy') petals(pen, [0, -50], 11, 44, 13, 22)
    else petals(pen, [0, -50], 6, 40, 26, 22)
    if (kind !== 'sun' && pen.detail > 1) pen.put([], { marks: pen.dots('-7,-54,3 7,-54,3 0,-42,3') })
  })

const tulip = still(0.4, (pen) => {
  stem(pen, -20, 130)
  pen.shape('-40,-44 -44,-100! -18,-82 0,-112! 18,-82 44,-100! 40,-44 20,-14 -20,-14', {
    lines: pen.lines('-18,-82 -26,-44 0,-10', '18,-82 26,-44 0,-10'),
  })
})

const rose = still(0.6, (pen) => {
  stem(pen, -20, 130)
  pen.shape('-54,-50 -46,-92 0,-108 46,-92 54,-50 30,-14 -30,-14')
  pen.shape('-54,-50 -30,-70 0,-44 -10,-16 -36,-18')
  pen.shape('54,-50 30,-72 -4,-46 6,-14 36,-18')
  pen.circle(0, -74, 24, 20, { lines: pen.lines('-14,-78 0,-90 14,-78 8,-66 -6,-68 0,-76') })
})

const mushroom = still(0.15, (pen) => {
  pen.shape('-34,70 -26,-10 26,-10 34,70 0,82')
  pen.shape('-50,-10 0,-2 50,-10 40,10 0,18 -40,10')
  pen.shape('-104,-6 -90,-60 -40,-98 0,-104 40,-98 90,-60 104,-6 40,-10 0,-8 -40,-10', {
    marks: pen.dots('-56,-44,14 0,-72,17 54,-46,14 -14,-30,9 24,-32,8'),
  })
})

const cactus = still(1.4, (pen) => {
  pen.shape('-30,20 -76,6 -80,-50 -64,-60 -52,-48 -50,-14 -30,-10')
  pen.shape('30,0 72,-14 76,-70 62,-80 50,-68 48,-36 30,-34')
  pen.mirror('0,-120 28,-104 34,-40 34,70 0,74', {
    lines: pen.lines('-12,-110 -14,-20 -12,80', '12,-110 14,-20 12,80'),
  })
  pen.shape('-54,66! 54,66! 42,124 -42,124')
  pen.box(-60, 56, 120, 20, 6)
  pen.put([0, 72, 144, 216, 288].map((a) => ellipse(add([0, -126], rot([0, -12], a)), 8, 10, a)))
  pen.circle(0, -126, 6)
})

const firTree = still(8, (pen) => {
  pen.box(-14, 92, 28, 34)
  pen.shape('0,0! 50,50 92,92! 46,102 0,96 -46,102 -92,92! -50,50')
  pen.shape('0,-60! 40,-10 74,28! 38,38 0,32 -38,38 -74,28! -40,-10')
  pen.shape('0,-124! 32,-76 56,-38! 28,-28 0,-34 -28,-28 -56,-38! -32,-76')
})

const palm = still(8, (pen) => {
  pen.shape('-20,120! -8,40 -6,-40 10,-44 16,40 26,120! 0,126', {
    lines: pen.lines('-30,90 30,86', '-30,60 30,56', '-30,30 30,26', '-30,0 30,-4'),
  })
  const fronds = [[-150, -1], [-30, 1], [-112, -1], [-68, 1], [176, -1], [4, 1]] as const // prettier-ignore
  for (const [a, k] of fronds) {
    const turned = (x: number, y: number): string => {
      const point = rot([x, y * k], a)
      return `${point[0]},${point[1] - 48}`
    }
    pen.shape(
      `${turned(0, -10)} ${turned(44, -24)} ${turned(92, -8)} ${turned(118, 44)}! ${turned(96, 26)} ${turned(86, 40)}! ${turned(70, 16)} ${turned(56, 28)}! ${turned(40, 8)} ${turned(24, 16)}! ${turned(8, 8)}`,
      { lines: pen.lines(`${turned(4, 0)} ${turned(50, -8)} ${turned(88, 8)} ${turned(108, 30)}`) },
    )
  }
  pen.circle(-8, -40, 12)
  pen.circle(14, -38, 12)
})

const leaf = still(0.15, (pen) => {
  pen.bar(0, 60, -14, 110, 4)
  pen.shape('0,-110! 50,-60 66,0 40,56 0,80 -40,56 -66,0 -50,-60', {
    lines: pen.lines(
      '0,-110 0,90',
      '0,-60 36,-84',
      '0,-60 -36,-84',
      '0,-14 60,-44',
      '0,-14 -60,-44',
      '0,32 60,2',
      '0,32 -60,2',
    ),
  })
})

const bouquet = still(0.4, (pen) => {
  for (const [x, y] of [
    [-52, -60],
    [52, -60],
    [0, -86],
    [-26, -24],
    [28, -26],
  ] as const)
    pen.bar(x, y, 0, 60, 3)
  for (const [x, y] of [
    [-52, -60],
    [52, -60],
    [0, -86],
  ] as const)
    petals(pen, [x, y], 6, 24, 15, 12)
  for (const [x, y] of [
    [-26, -24],
    [28, -26],
  ] as const)
    petals(pen, [x, y], 6, 22, 14, 11)
  pen.shape('-60,0! 0,24 60,0! 14,110! -14,110!', { lines: pen.lines('0,24 0,114') })
  pen.shape('0,66 -30,50 -30,84')
  pen.shape('0,66 30,50 30,84')
  pen.circle(0, 66, 8)
})

const rainbow = still(30, (pen) => {
  const half = (r: number) => [`${-r},40!`, `${-r},0`, `${-r * 0.72},${-r * 0.7}`, `0,${-r}`, `${r * 0.72},${-r * 0.7}`, `${r},0`, `${r},40!`] // prettier-ignore
  // The bands are rings, so that the background shows below the rainbow.
  for (const r of [130, 112, 94, 76, 58]) pen.shape([...half(r), ...half(r - 18).toReversed()].join(' '))
  for (const side of [-1, 1]) pen.put([[70, 34, 24], [94, 20, 28], [122, 32, 24], [96, 44, 28]].map(([x, y, r]) => ellipse([side * x!, y!], r!))) // prettier-ignore
})

/** Sun, moon and star have a face, except on realistic pages. */
const sun = still(30, (pen) => {
  for (let i = 0; i < 12; i++) {
    const turned = (x: number, y: number) => rot([x, y], i * 30).join(',')
    pen.shape(`${turned(-13, -78)} ${turned(0, i % 2 ? -112 : -126)}! ${turned(13, -78)} ${turned(0, -70)}`)
  }
  pen.circle(0, 0, 66)
  if (pen.request.natural) return
  pen.put([], {
    dots: [ellipse([-22, -10], 6, 8), ellipse([22, -10], 6, 8)],
    white: [ellipse([-20, -13], 2.2), ellipse([24, -13], 2.2)],
    lines: smile(-26, 16, 26, 34),
    clipTo: [ellipse([0, 0], 66)],
    marks: pen.dots('-40,10,9,6 40,10,9,6'),
  })
})

const moon = still(30, (pen) => {
  if (pen.request.looks?.includes('full')) return fullMoon(pen)
  pen.shape('30,-100 -30,-90 -72,-40 -72,30 -30,84 34,96 66,80! 10,60 -16,10 -6,-50 30,-84 66,-90!', {
    marks: pen.dots('-58,0,8 -36,46,12 -6,66,7'),
  })
  if (pen.request.natural) return
  pen.put([], {
    dots: [ellipse([-34, -36], 5, 7)],
    lines: smile(-38, 6, -20, 18),
    clipTo: [ellipse([-30, 0], 60)],
  })
})

function fullMoon(pen: ThingPen): void {
  pen.circle(0, 0, 92)
  for (const [x, y, r] of [[-44, -44, 17], [48, -52, 12], [56, 40, 15], [-56, 36, 11], [6, 66, 9]] as const) pen.circle(x, y, r, r * 0.86) // prettier-ignore
  if (pen.request.natural) return
  pen.put([], {
    dots: [ellipse([-20, -8], 6, 8), ellipse([24, -8], 6, 8)],
    lines: smile(-20, 22, 24, 36),
    clipTo: [ellipse([0, 0], 90)],
  })
}

/** A large disc behind a flying figure. */
const moonDisc = still(30, (pen) => {
  pen.circle(0, 0, 100, 100, { marks: pen.dots('-44,-40,20 30,-56,13 46,16,24 -30,44,15 8,-8,9') })
})

const star = still(10, (pen) => {
  pen.put(starShape([0, 0], 110, 5, 0.52))
  if (pen.request.natural) return
  pen.put([], {
    dots: [ellipse([-18, -8], 6, 8), ellipse([18, -8], 6, 8)],
    white: [ellipse([-16, -11], 2.2), ellipse([20, -11], 2.2)],
    lines: smile(-20, 14, 20, 30),
    clipTo: [ellipse([0, 0], 66)],
    marks: pen.dots('-34,10,8,5 34,10,8,5'),
  })
})

const smile = (x0: number, y: number, x1: number, low: number) => [
  stroke(`${x0},${y} ${(x0 * 2 + x1) / 3},${low} ${(x0 + x1 * 2) / 3},${low} ${x1},${y}`),
]

const cloud = still(10, (pen) => {
  const puffs = [[-70, 14, 38], [-30, -20, 46], [26, -26, 52], [76, 10, 40], [0, 22, 50]] as const // prettier-ignore
  pen.put(puffs.map(([x, y, r]) => ellipse([x, y], r)))
})

export const GARDEN: Readonly<Record<string, Thing>> = {
  flower: flower('plain'),
  daisy: flower('daisy'),
  sunflower: flower('sun'),
  tulip,
  rose,
  mushroom,
  cactus,
  'fir-tree': firTree,
  'palm-tree': palm,
  leaf,
  bouquet,
  rainbow,
  sun,
  moon,
  'full-moon': moonDisc,
  star,
  cloud,
}
