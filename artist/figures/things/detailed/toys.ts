// Toys, balls and instruments.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { stroke, curve } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import { rot, type Vec } from '../../../geometry/vector.ts'
import { drawDigit, heart, star } from '../../people/clothes/clothes-motifs.ts'
import type { ThingPen, Thing } from './thing.ts'

const still = (height: number, draw: (pen: ThingPen) => void): Thing => ({ height, draw })

const football = still(0.22, (pen) => {
  const five = [0, 1, 2, 3, 4]
  const corner = (r: number, i: number, degrees = 0) => rot([0, -r], i * 72 + degrees).map((v) => v.toFixed(1)).join(',') // prettier-ignore
  pen.circle(0, 0, 90, 90, {
    lines: pen.detail > 0 ? five.flatMap((i) => [stroke(`${corner(34, i)} ${corner(62, i)}`), stroke(`${corner(62, i)} ${corner(72, i, 24)} ${corner(72, i, 48)} ${corner(62, i + 1)}`)]) : [], // prettier-ignore
  })
  pen.shape(five.map((i) => `${corner(34, i)}!`).join(' '))
  for (const i of five) pen.put([curve(`${corner(66, i, -14)}! ${corner(60, i)}! ${corner(66, i, 14)}! ${corner(86, i, 16)} ${corner(89, i)} ${corner(86, i, -16)}`)]) // prettier-ignore
})

const ball = still(0.25, (pen) => {
  pen.circle(0, 0, 90, 90, {
    lines: pen.lines(
      '-100,-10 -40,-30 0,-100',
      '100,-10 40,-30 0,-100',
      '-100,20 -30,50 0,100',
      '100,20 30,50 0,100',
    ),
  })
  pen.put(star([0, 4], 36))
})

const basketball = still(0.25, (pen) => {
  pen.circle(0, 0, 90, 90, {
    lines: [
      stroke('-100,0 100,0'),
      stroke('0,-100 0,100'),
      stroke('-70,-70 -34,0 -70,70'),
      stroke('70,-70 34,0 70,70'),
    ],
  })
})

const kite: Thing = {
  height: 0.9,
  lift: 160,
  poses: ['fly', 'stand'],
  draw(pen) {
    const tail = '0,90 -16,116 10,140 -6,168 14,190'
    for (const [x, y] of [
      [-8, 112],
      [4, 140],
      [2, 172],
    ] as const) {
      pen.shape(`${x},${y} ${x - 18},${y - 10} ${x - 18},${y + 10}`)
      pen.shape(`${x},${y} ${x + 18},${y - 10} ${x + 18},${y + 10}`)
    }
    pen.put([], { lines: [stroke(tail)], clipTo: [ellipse([0, 140], 80)] })
    pen.shape('0,-100! 66,-14! 0,96! -66,-14!', { lines: [stroke('0,-120 0,110'), stroke('-80,-14 80,-14')] })
    if (pen.detail > 0) for (const side of [-1, 1]) pen.circle(side * 22, 16, 8)
    pen.anchor('handLeft', 14, 190)
  },
}

const drum = still(0.4, (pen) => {
  pen.bar(-70, -60, 0, -116, 4)
  pen.bar(70, -60, 0, -116, 4)
  for (const side of [-1, 1]) {
    pen.bar(side * 20, -66, side * 84, -112, 4)
    pen.circle(side * 14, -62, 9)
  }
  pen.shape('-84,-40! 84,-40! 84,50 0,72 -84,50', {
    lines: pen.lines(
      '-84,-24 -56,56',
      '-28,-16 -56,56',
      '-28,-16 0,64',
      '28,-16 0,64',
      '28,-16 56,56',
      '84,-24 56,56',
    ),
  })
  pen.circle(0, -40, 88, 26)
  pen.circle(0, -42, 74, 18)
})

const guitar = still(1, (pen) => {
  pen.box(-9, -150, 18, 120, 3, {
    lines: pen.lines(...[-130, -112, -94, -76, -58].map((y) => `-20,${y} 20,${y}`)),
  })
  pen.shape('-13,-150! -17,-190 17,-190 13,-150!', {
    marks: pen.dots('-8,-180,4 8,-180,4 -8,-164,4 8,-164,4'),
  })
  pen.mirror('0,-36 26,-40 44,-20 38,6 60,40 50,84 0,98')
  pen.circle(0, 18, 21)
  pen.put([], { lines: pen.lines('-4,-150 -4,62', '4,-150 4,62'), clipTo: [ellipse([0, -50], 200)] })
  pen.box(-24, 60, 48, 11, 3)
})

const book = still(0.3, (pen) => {
  pen.shape('-124,-66! -60,-78 0,-58! 60,-78 124,-66! 124,72! 60,62 0,84! -60,62 -124,72!')
  pen.shape('-112,-74! -56,-84 0,-64! 0,70! -56,50 -112,60!', {
    lines: pen.lines('-96,-40 -60,-46 -20,-34', '-96,-16 -60,-22 -20,-10'),
  })
  pen.shape('112,-74! 56,-84 0,-64! 0,70! 56,50 112,60!', {
    lines: pen.lines('96,20 60,12 20,24', '96,40 60,32 20,44'),
  })
  if (pen.detail > 0) {
    pen.put(heart([-58, 22], 20))
    pen.put(star([58, -30], 22))
  }
})

const swing: Thing = {
  height: 2.4,
  poses: ['stand'],
  draw(pen) {
    for (const side of [-1, 1]) {
      pen.bar(side * 90, -150, side * 130, 90, 7)
      pen.bar(side * 90, -150, side * 64, 90, 7)
    }
    pen.bar(-104, -152, 104, -152, 8)
    for (const side of [-1, 1]) pen.bar(side * 34, -146, side * 34, 24, 2)
    pen.box(-46, 20, 92, 13, 4)
    pen.anchor('seat', 0, 20)
    pen.anchor('handLeft', -34, -40)
    pen.anchor('handRight', 34, -40)
  },
}

const slide: Thing = {
  height: 2,
  facing: 'right',
  poses: ['stand'],
  draw(pen) {
    for (const x of [-104, -62]) pen.bar(x, -104, x - 12, 80, 5)
    for (const y of [-70, -36, -2, 32, 62]) pen.bar(-108 - y * 0.06, y, -66 - y * 0.06, y, 4)
    pen.bar(-30, -80, -30, 80, 5)
    pen.shape('-112,-96! -20,-96 40,-40 96,40 140,60! 140,80! 84,64 20,-16 -30,-72 -112,-74!')
    pen.shape('-112,-110 -20,-110 44,-52 100,28 142,48 140,62 90,46 32,-34 -26,-92 -112,-94')
    pen.bar(-104, -104, -104, -140, 4)
    pen.bar(-62, -104, -62, -140, 4)
    pen.bar(-104, -140, -62, -140, 4)
    pen.anchor('seat', -30, -100)
  },
}

const seesaw: Thing = {
  height: 1,
  poses: ['stand'],
  draw(pen) {
    pen.shape('-34,60! 0,-10! 34,60!')
    pen.shape('-140,24! 140,-42! 142,-28! -138,38!')
    for (const [x, y] of [
      [-96, 0],
      [96, -46],
    ] as const) {
      pen.bar(x, y + 14, x, y - 18, 3.4)
      pen.bar(x - 12, y - 18, x + 12, y - 20, 4)
    }
    pen.circle(0, 0, 9)
    pen.anchor('seat', -122, 18)
    pen.anchor('saddle', 122, -38)
  },
}

const blocks = still(0.3, (pen) => {
  const cube = (x: number, y: number, digit: number) => {
    pen.box(x, y, 78, 78, 4)
    pen.box(x + 10, y + 10, 58, 58, 2)
    if (pen.detail > 0) pen.put(drawDigit(digit, [x + 39, y + 39], 10))
  }
  cube(-82, 4, 1)
  cube(4, 4, 2)
  cube(-40, -78, 3)
})

const rockingHorse: Thing = {
  height: 0.9,
  facing: 'right',
  poses: ['stand', 'ride'],
  draw(pen) {
    pen.shape('-64,-30 -96,-40 -112,0 -100,30 -84,10 -70,0')
    for (const x of [-44, 40]) pen.bar(x, 10, x + (x < 0 ? -20 : 24), 84, 11)
    pen.shape(
      '-74,-20 -40,-34 20,-34 44,-80 66,-112 84,-130! 92,-108 124,-76 120,-60 96,-60 78,-50 70,0 50,26 -50,26 -76,8',
    )
    pen.shape('40,-70 50,-110 78,-122 66,-96 64,-70 54,-40 36,-30')
    pen.shape('-22,-36 20,-36 26,-4 -2,8 -26,-4', { lines: pen.lines('-30,-16 30,-16') })
    pen.put([], {
      dots: [ellipse([88, -86], 5, 6)],
      white: [ellipse([90, -88], 2)],
      lines: [stroke('122,-66 108,-62')],
      clipTo: [ellipse([100, -80], 60)],
    })
    pen.shape('-120,66! -80,92 0,104 90,92 130,66! 134,78 96,108 0,120 -86,108 -124,78')
    pen.anchor('saddle', 0, -34)
    pen.anchor('seat', 0, -34)
  },
}

const bucket = still(0.3, (pen) => {
  pen.shape('-60,-40 -50,-100 0,-120 50,-100 60,-40 50,-40 42,-92 0,-108 -42,-92 -50,-40')
  pen.shape('-66,-40! 66,-40! 50,70 0,82 -50,70', { lines: pen.lines('-80,-6 0,4 80,-6') })
  pen.circle(0, -40, 68, 16)
  if (pen.detail > 0) pen.put(star([0, 36], 20))
})

const rubberDuck: Thing = {
  height: 0.12,
  facing: 'right',
  poses: ['swim'],
  draw(pen) {
    pen.shape('-110,-30! -70,0 -20,-10 10,-20 60,-10 90,20 80,70 30,90 -50,90 -96,60')
    pen.circle(34, -52, 50, 48)
    pen.shape('74,-62 112,-58 122,-46 112,-34 76,-36', { lines: [stroke('70,-48 124,-46')] })
    pen.shape('-50,20 -10,10 30,20 20,52 -20,60 -50,46', { lines: pen.lines('-30,40 0,44 24,30') })
    pen.put([], {
      dots: [ellipse([48, -62], 7, 9)],
      white: [ellipse([51, -65], 2.8)],
      marks: pen.dots('36,-36,8,5'),
    })
    pen.anchor('head', 30, -98)
  },
}

const top = still(0.2, (pen) => {
  pen.box(-6, -110, 12, 50, 4)
  pen.circle(0, -114, 12)
  pen.shape('-90,-10 -60,-56 0,-66 60,-56 90,-10 60,40 0,96! -60,40', {
    lines: pen.lines('-110,-10 0,8 110,-10', '-100,20 0,40 100,20', '-80,-40 0,-28 80,-40'),
  })
})

const mandalaRing = (pen: ThingPen, count: number, r: number, outline: string, k = 1): void => {
  for (let i = 0; i < count; i++) {
    const place = (v: Vec): Vec => {
      const point = rot([v[0] * k, v[1] * k - r], (i * 360) / count)
      return point
    }
    pen.put(curve(outline, place))
  }
}

const mandala = still(1, (pen) => {
  const count = pen.detail > 1 ? 16 : pen.detail > 0 ? 12 : 8
  const wide = 8 / count + 0.25
  const petal = (h: number, w: number) =>
    `0,${-h}! ${w},${-h * 0.4} ${w * 0.7},${h * 0.6} 0,${h}! ${-w * 0.7},${h * 0.6} ${-w},${-h * 0.4}`
  pen.circle(0, 0, 190)
  mandalaRing(pen, count, 150, petal(38, 34 * wide))
  mandalaRing(pen, count, 150, petal(20, 16 * wide))
  pen.circle(0, 0, 112)
  mandalaRing(pen, count, 84, petal(26, 24 * wide))
  if (pen.detail > 0) mandalaRing(pen, count, 88, '0,-6 6,0 0,6 -6,0')
  pen.circle(0, 0, 58)
  mandalaRing(pen, 8, 34, petal(22, 13))
  pen.circle(0, 0, 17)
  if (pen.detail > 0) mandalaRing(pen, count, 178, '0,-5 5,0 0,5 -5,0')
})

export const TOYS: Readonly<Record<string, Thing>> = {
  football,
  ball,
  basketball,
  kite,
  drum,
  guitar,
  book,
  swing,
  slide,
  seesaw,
  'building-block': blocks,
  'rocking-horse': rockingHorse,
  bucket,
  'rubber-duck': rubberDuck,
  'spinning-top': top,
  mandala,
}
