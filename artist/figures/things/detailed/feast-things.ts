// Things for feasts: gifts, cakes, eggs, lanterns.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { discs } from '../../../geometry/round-shapes.ts'
import { flower, heart, star } from '../../people/clothes/clothes-motifs.ts'
import type { ThingPen, Thing } from './thing.ts'

const still = (height: number, draw: (pen: ThingPen) => void): Thing => ({ height, draw })

const christmasTree = still(2.4, (pen) => {
  pen.box(-16, 84, 32, 34)
  pen.shape('-40,110! 40,110! 32,146 -32,146', { lines: pen.lines('-50,122 50,122') })
  pen.shape('0,10! 60,60 104,92! 60,102 0,96 -60,102 -104,92! -60,60')
  pen.shape('0,-50! 50,0 84,34! 48,44 0,38 -48,44 -84,34! -50,0')
  pen.shape('0,-112! 40,-60 64,-28! 36,-18 0,-24 -36,-18 -64,-28! -40,-60')
  for (const [x, y, r] of [
    [-20, -40, 8],
    [22, -52, 8],
    [-44, 22, 10],
    [0, 6, 9],
    [46, 18, 10],
    [-66, 82, 11],
    [-22, 66, 10],
    [26, 76, 11],
    [70, 84, 10],
  ] as const)
    pen.circle(x, y, r, r, { lines: pen.lines(`${x - 14},${y} ${x + 14},${y}`) })
  pen.put(star([0, -124], 26))
})

const gift = still(0.4, (pen) => {
  pen.box(-70, -60, 140, 110, 4, {
    marks: pen.detail > 1 ? pen.dots('-44,-30,8 -44,10,8 44,-10,8 44,28,8 -28,34,6 30,-40,6') : [],
  })
  pen.box(-18, -60, 36, 110)
  pen.box(-82, -92, 164, 36, 5)
  pen.box(-18, -92, 36, 36)
  pen.shape('0,-92 -30,-138 -66,-126 -56,-96', { lines: pen.lines('-10,-96 -34,-112') })
  pen.shape('0,-92 30,-138 66,-126 56,-96', { lines: pen.lines('10,-96 34,-112') })
  pen.circle(0, -96, 14, 12)
})

const candle = (pen: ThingPen, x: number, y: number, h: number): void => {
  pen.shape(`${x},${y - h - 30}! ${x + 9},${y - h - 12} ${x},${y - h - 2} ${x - 9},${y - h - 12}`)
  pen.box(x - 7, y - h, 14, h, 3, {
    lines: pen.lines(
      `${x - 12},${y - h * 0.3} ${x + 12},${y - h * 0.55}`,
      `${x - 12},${y - h * 0.6} ${x + 12},${y - h * 0.85}`,
    ),
  })
}

/** A layer of cake with dripping icing. */
const tier = (pen: ThingPen, half: number, top: number, low: number, drops: number): void => {
  pen.box(-half, top, half * 2, low - top, 8)
  const step = (half * 2 + 8) / drops
  const edge = Array.from({ length: drops }, (_, i) => {
    const x = half + 4 - i * step
    return `${x - step * 0.25},${top + 26 + (i % 2) * 12} ${x - step * 0.75},${top + 26 + (i % 2) * 12} ${x - step},${top + 12}`
  })
  pen.shape(
    `${-half - 4},${top + 10} ${-half + 6},${top - 8} ${half - 6},${top - 8} ${half + 4},${top + 12} ${edge.join(' ')}`,
  )
}

/** Candles on one line, or more than five in two rows of which the taller one is behind. */
const candles = (pen: ThingPen, count: number): void => {
  const step = Math.min(40, 104 / Math.max(1, count - 1))
  const isBehind = (i: number) => count > 5 && i % 2 === 1
  const order = Array.from({ length: count }, (_, i) => i).toSorted((a, b) => +isBehind(b) - +isBehind(a))
  for (const i of order) candle(pen, (i - (count - 1) / 2) * step, -50, isBehind(i) ? 62 : 36)
}

const birthdayCake = still(0.4, (pen) => {
  pen.shape('-124,84 -110,72 110,72 124,84 100,96 -100,96')
  candles(pen, pen.request.amount ?? 3)
  tier(pen, 62, -48, 8, 6)
  tier(pen, 96, 8, 76, 9)
  pen.put([], { marks: pen.dots('-66,58,8 -34,58,8 0,58,8 34,58,8 66,58,8') })
  if (pen.detail > 1) pen.put([], { marks: [-36, 0, 36].map((x) => heart([x, -6], 7)) })
})

const weddingCake = still(1, (pen) => {
  pen.put(heart([0, -132], 18))
  tier(pen, 36, -112, -62, 5)
  tier(pen, 68, -62, 0, 7)
  tier(pen, 104, 0, 72, 10)
  pen.shape('-124,80 -110,68 110,68 124,80 100,92 -100,92')
})

const easterEgg = still(0.2, (pen) => {
  const wave = (y: number) =>
    `-110,${y} -75,${y - 14} -50,${y + 8} -25,${y - 14} 0,${y + 8} 25,${y - 14} 50,${y + 8} 75,${y - 14} 110,${y}`
  const zig = (y: number) =>
    `-110,${y}! -80,${y + 16}! -55,${y - 10}! -28,${y + 16}! 0,${y - 10}! 28,${y + 16}! 55,${y - 10}! 80,${y + 16}! 110,${y}!`
  const straight = (y: number) => `-110,${y} 0,${y + 8} 110,${y}`
  const style = pen.next()
  pen.mirror('0,-120 44,-100 78,-30 84,30 56,82 0,98', {
    lines:
      pen.detail > 0
        ? pen.lines(
            straight(-56),
            straight(-36),
            style < 0.5 ? wave(-4) : zig(-8),
            style < 0.5 ? wave(14) : zig(12),
            straight(40),
            straight(60),
          )
        : [],
    marks: [
      ...pen.dots('-50,33,7 -25,37,7 0,38,7 25,37,7 50,33,7'),
      ...(pen.detail > 0
        ? [flower([0, -82], 12), heart([-22, -78], 6), heart([22, -78], 6)].slice(0, 1)
        : []),
    ],
  })
})

const pumpkin = ({ carved }: { carved: boolean }): Thing =>
  still(0.4, (pen) => {
    pen.shape('-8,-66 -14,-104 6,-112 14,-100 10,-66')
    pen.shape('10,-84 40,-104 66,-92 44,-76')
    pen.put(discs('-62,6,52,66 62,6,52,66'))
    for (const x of [-32, 32]) pen.circle(x, 6, 46, 72)
    pen.circle(0, 6, 40, 76)
    if (!carved) return
    pen.shape('-56,-20! -20,-20! -38,-50!')
    pen.shape('56,-20! 20,-20! 38,-50!')
    pen.shape('-10,4! 10,4! 0,-14!')
    pen.shape('-66,20! -40,28! -34,40! -22,32 0,34 6,46! 18,34 40,28! 66,20! 44,56 0,66 -44,56')
  })

const balloons = (count: number): Thing =>
  still(0.5, (pen) => {
    const spots = count === 1 ? [[0, -40]] : [[-44, -30], [44, -34], [0, -80]] // prettier-ignore
    for (const [x, y] of spots as [number, number][]) {
      pen.bar(x, y + 62, x * 0.1, 128, 1.4)
      pen.shape(`${x - 8},${y + 68}! ${x},${y + 56} ${x + 8},${y + 68}!`)
      pen.shape(
        `${x},${y - 56} ${x + 38},${y - 42} ${x + 46},${y} ${x + 26},${y + 42} ${x},${y + 58} ${x - 26},${y + 42} ${x - 46},${y} ${x - 38},${y - 42}`,
        {
          marks: pen.marks(`${x + 16},${y - 34} ${x + 26},${y - 24} ${x + 26},${y - 8} ${x + 20},${y - 20}`),
        },
      )
    }
    pen.anchor('handLeft', 0, 128)
  })

const bauble = still(0.1, (pen) => {
  pen.circle(0, -92, 12)
  pen.box(-18, -86, 36, 22, 4)
  pen.circle(0, 0, 68, 68, { lines: pen.lines('-80,-24 0,-14 80,-24', '-80,24 0,34 80,24') })
  pen.put(star([0, 6], 20))
})

const bell = still(0.2, (pen) => {
  pen.circle(0, 70, 18)
  pen.circle(0, -92, 12)
  pen.shape('-20,-80 20,-80 44,-50 56,20 84,54! 0,68 -84,54! -56,20 -44,-50', {
    lines: pen.lines('-80,34 0,44 80,34'),
  })
  pen.shape('0,-88 -50,-120 -56,-80')
  pen.shape('0,-88 50,-120 56,-80')
})

const stocking = still(0.4, (pen) => {
  pen.shape('-40,-60! 40,-60! 40,20 80,50 84,84 50,98 -14,84 -40,50', {
    lines: pen.lines('-50,10 50,10', '-50,-20 50,-20', '40,40 30,70 60,100'),
  })
  pen.box(-52, -92, 104, 38, 10)
})

const candyCane = still(0.2, (pen) => {
  pen.shape(
    '-16,100 -16,-30 -4,-74 36,-92 76,-70 80,-28 64,-14 48,-28 48,-48 34,-60 20,-48 16,-26 16,100 0,108',
    {
      lines: pen.lines(
        '-30,80 30,60',
        '-30,50 30,30',
        '-30,20 30,0',
        '-30,-12 30,-32',
        '-20,-60 26,-48',
        '4,-96 30,-54',
        '50,-100 42,-50',
        '90,-70 44,-44',
      ),
    },
  )
})

const wreathCandle = still(0.3, (pen) => {
  candle(pen, 0, 60, 120)
  pen.shape('-60,58 -44,50 44,50 60,58 50,84 -50,84')
  pen.shape('56,60 84,52 90,74 60,80 58,70 76,70 74,62 58,68')
})

const lantern = still(0.3, (pen) => {
  pen.shape('-30,-80 -24,-112 24,-112 30,-80 18,-82 14,-100 -14,-100 -18,-82')
  pen.shape('-50,-76! -30,-90! 30,-90! 50,-76!')
  pen.box(-50, -76, 100, 120, 6, { lines: pen.lines('-16,-80 -16,50', '16,-80 16,50') })
  if (pen.detail > 0) pen.put(star([0, -18], 24))
  pen.box(-58, 40, 116, 18, 6)
})

const partyHat = still(0.3, (pen) => {
  pen.shape('-60,70! 0,-90! 60,70! 0,84', {
    lines: pen.lines('-80,20 60,-30', '-80,60 70,0', '-30,80 80,44'),
  })
  pen.circle(0, -96, 18)
})

export const FEASTS: Readonly<Record<string, Thing>> = {
  'christmas-tree': christmasTree,
  gift,
  'birthday-cake': birthdayCake,
  cake: birthdayCake,
  'wedding-cake': weddingCake,
  'easter-egg': easterEgg,
  pumpkin: pumpkin({ carved: false }),
  'jack-o-lantern': pumpkin({ carved: true }),
  balloon: balloons(1),
  'birthday-party': balloons(3),
  'christmas-bauble': bauble,
  bell,
  'christmas-stocking': stocking,
  'candy-cane': candyCane,
  candle: wreathCandle,
  lantern,
  'party-hat': partyHat,
}
