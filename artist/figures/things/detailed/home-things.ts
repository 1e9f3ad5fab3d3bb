// Things at home (bowls, pots, a fireplace, a dollhouse), and a campfire and a shooting star.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { curve, stroke } from '../../../geometry/path.ts'
import { discs, ellipse } from '../../../geometry/round-shapes.ts'
import { heart, star } from '../../people/clothes/clothes-motifs.ts'
import { rot } from '../../../geometry/vector.ts'
import type { ThingPen, Thing } from './thing.ts'

const still = (height: number, draw: (pen: ThingPen) => void): Thing => ({ height, draw })

const rattle = still(0.15, (pen) => {
  pen.bar(0, 0, 0, 90, 8, { lines: pen.lines('-14,40 14,40', '-14,56 14,56') })
  pen.circle(0, 104, 20)
  pen.circle(0, 104, 9)
  pen.circle(0, -44, 60, 60, { lines: pen.lines('-70,-60 0,-52 70,-60', '-70,-28 0,-20 70,-28') })
  pen.put(star([0, -84], 10))
  if (pen.detail > 0) pen.put([], { marks: pen.dots('-32,-40,7 0,-38,7 32,-40,7') })
})

const hobbyHorse: Thing = {
  height: 1,
  facing: 'right',
  poses: ['stand', 'ride'],
  draw(pen) {
    pen.bar(-10, -20, -40, 150, 6)
    pen.wheel(-42, 154, 16)
    pen.shape('-44,0 -46,-50 -20,-104 -10,-132! 6,-108 60,-66 66,-44 50,-32 20,-40 14,0 -14,12')
    pen.shape('-44,2 -66,-20 -62,-66 -36,-110 -14,-120 -30,-86 -28,-40 -30,0', {
      lines: pen.lines('-58,-30 -34,-34', '-56,-60 -32,-62', '-42,-90 -26,-88'),
    })
    pen.shape('22,-88! 34,-80! 10,-28! 0,-34!')
    pen.put([], {
      dots: [ellipse([8, -78], 5, 7), ellipse([54, -52], 2.6, 3.4)],
      white: [ellipse([10, -81], 2)],
    })
    pen.anchor('saddle', -20, 40)
  },
}

const dollhouse = still(0.9, (pen) => {
  pen.box(48, -150, 26, 60, 3)
  pen.shape('-118,-62! 0,-152! 118,-62!')
  pen.circle(0, -94, 22, 22, { lines: [stroke('0,-120 0,-70'), stroke('-26,-94 26,-94')] })
  pen.box(-104, -64, 208, 170)
  for (const [x, y] of [[-94, -54], [6, -54], [-94, 28], [6, 28]] as const) pen.box(x, y, 88, 70) // prettier-ignore
  // A bed with a teddy bear, and a chest of drawers with a lamp.
  pen.box(-88, -34, 10, 50, 3)
  pen.box(-84, -8, 74, 20, 4)
  pen.shape('-50,-8! -46,-16 -16,-16 -10,-8! -10,8! -50,8!')
  pen.put(discs('-74,-31,5 -58,-31,5'))
  pen.circle(-66, -22, 11, 11, { dots: discs('-70,-24,1.6 -62,-24,1.6') })
  pen.box(22, -16, 40, 32, 3, { lines: [stroke('20,0 66,0')] })
  pen.bar(42, -20, 42, -28, 2.4)
  pen.shape('30,-28! 36,-46! 48,-46! 54,-28!')
  pen.box(70, -40, 16, 24, 2)
  // A sofa below a picture, and a kitchen with a stove and a window.
  pen.box(-70, 38, 40, 22, 3)
  pen.shape('-82,68! -82,58 -18,58 -18,68! -10,66 -8,96! -92,96! -90,66')
  pen.box(-78, 74, 56, 14, 4)
  pen.box(16, 60, 34, 38, 3, { lines: [stroke('14,70 54,70')] })
  pen.box(22, 76, 22, 16, 3)
  pen.shape('24,60! 22,48! 44,48! 42,60!')
  pen.box(60, 40, 26, 24, 2, { lines: [stroke('73,38 73,66')] })
  pen.box(60, 76, 26, 22, 3)
  pen.box(-122, 102, 244, 14, 5)
})

const globe = still(0.4, (pen) => {
  pen.shape('-50,110 -30,92 30,92 50,110')
  pen.bar(0, 60, 0, 96, 6)
  pen.shape('-20,-104 -76,-60 -84,0 -60,60 0,84 16,82 14,92 -10,96 -74,66 -98,0 -88,-66 -26,-116')
  pen.circle(0, -10, 76, 76, {
    marks: pen.marks(
      '-50,-40 -20,-60 -4,-44 -16,-24 -30,-20 -34,2 -50,0 -58,-20',
      '10,-50 40,-56 58,-30 44,-16 26,-24 14,-34',
      '6,0 30,-6 46,10 36,40 20,46 8,24',
      '-40,24 -22,18 -16,36 -30,48',
    ),
  })
})

const flowerPot = still(0.4, (pen) => {
  for (const [x, y] of [
    [-44, -70],
    [44, -70],
    [0, -100],
  ] as const) {
    pen.bar(x, y, x * 0.2, 10, 3.4)
    for (let i = 0; i < 6; i++) {
      const point = rot([0, -20], i * 60)
      pen.put(ellipse([x + point[0], y + point[1]], 12, 14, i * 60))
    }
    pen.circle(x, y, 10)
  }
  pen.shape('-10,10 -60,-10 -76,-30! -70,6 -40,18')
  pen.shape('10,10 60,-10 76,-30! 70,6 40,18')
  pen.shape('-60,24! 60,24! 44,104 -44,104', {
    lines: pen.lines('-60,66 0,74 60,66'),
    marks: pen.detail > 0 ? [heart([0, 50], 10)] : [],
  })
  pen.box(-70, 6, 140, 26, 6)
})

const pot = still(0.3, (pen) => {
  for (const side of [-1, 1])
    pen.shape(
      `${side * 78},-20 ${side * 112},-24 ${side * 116},6 ${side * 78},10 ${side * 78},-2 ${side * 100},-4 ${side * 100},-10 ${side * 78},-8`,
    )
  pen.shape('-84,-30! 84,-30! 78,60 60,72 -60,72 -78,60', { lines: pen.lines('-90,-8 90,-8') })
  pen.shape('-90,-32 -80,-56 0,-68 80,-56 90,-32 0,-24')
  pen.circle(0, -76, 13)
})

const fireplace = still(1.2, (pen) => {
  pen.box(-110, -70, 220, 170, 2, {
    lines: pen.lines(
      '-110,-30 110,-30',
      '-110,10 110,10',
      '-110,50 110,50',
      '-80,-70 -80,-30',
      '80,-30 80,10',
      '-84,10 -84,50',
      '84,50 84,100',
    ),
  })
  pen.box(-124, -92, 248, 26, 5)
  pen.shape('-66,100! -66,0 -40,-34 0,-44 40,-34 66,0 66,100!')
  pen.shape('-34,84 -40,50 -20,20! -14,40 4,-14! 14,30 26,10! 40,50 34,84', {
    marks: pen.marks('-12,84 -14,64 4,40! 14,64 12,84'),
  })
  for (const [a, b] of [
    [-44, 44],
    [44, -44],
  ] as const)
    pen.bar(a, 92, b, 84, 7)
})

const campfire = still(0.7, (pen) => {
  pen.shape('-50,50 -60,0 -34,-40! -24,-12 -6,-90! 14,-30 34,-56! 58,0 50,50', {
    marks: pen.marks('-22,50 -26,20 -6,-20! 8,10 18,0! 26,24 22,50'),
  })
  pen.bar(-70, 74, 60, 48, 11)
  pen.bar(70, 74, -60, 48, 11)
  for (const x of [-96, -58, -18, 24, 64, 98]) pen.circle(x, 92, 20, 14)
})

const shootingStar = still(10, (pen) => {
  pen.shape('20,-30 -40,0 -130,60! -50,20 -70,60 -140,110! -20,60 30,40', {
    lines: pen.lines('10,-8 -50,26', '16,20 -46,54'),
  })
  pen.put(star([46, -28], 74, 5, 0.52))
  pen.put([], {
    dots: [ellipse([32, -34], 5, 7), ellipse([60, -34], 5, 7)],
    white: [ellipse([34, -37], 2), ellipse([62, -37], 2)],
  })
})

const gingerbreadHouse = still(0.4, (pen) => {
  pen.box(-80, -50, 160, 120, 4)
  pen.shape(
    '-110,-40! 0,-140! 110,-40! 96,-26 78,-38 60,-24 40,-38 20,-24 0,-38 -20,-24 -40,-38 -60,-24 -78,-38 -96,-26',
    { marks: pen.dots('-50,-64,8 -20,-90,8 0,-60,8 22,-90,8 50,-64,8') },
  )
  pen.shape('-22,70! -22,20 0,0 22,20 22,70!', { marks: pen.dots('10,42,4') })
  for (const x of [-56, 56]) pen.put(heart([x, 10], 17))
  for (const side of [-1, 1])
    pen.shape(
      `${side * 96},70 ${side * 92},20 ${side * 104},0 ${side * 120},10 ${side * 118},26 ${side * 110},24 ${side * 110},14 ${side * 104},18 ${side * 106},70`,
      { lines: pen.lines(`${side * 84},56 ${side * 116},46`, `${side * 84},34 ${side * 116},26`) },
    )
  pen.shape('-130,74 -60,62 60,62 130,74 60,88 -60,88')
})

const matryoshka: Thing = {
  height: 0.25,
  draw(pen) {
    pen.mirror('0,-150 52,-138 68,-96 58,-60 84,-6 92,60 74,120 0,132', {
      lines: pen.lines('-92,64 0,78 92,64'),
    })
    pen.mirror('0,-134 38,-124 48,-94 36,-66 0,-58')
    pen.put(curve('-46,-100 -30,-132 0,-136 0,-112! -20,-106 -44,-84'))
    pen.put(curve('46,-100 30,-132 0,-136 0,-112! 20,-106 44,-84'))
    pen.put([], {
      dots: [ellipse([-16, -90], 5, 6.4), ellipse([16, -90], 5, 6.4)],
      white: [ellipse([-14, -92], 1.8), ellipse([18, -92], 1.8)],
    })
    pen.put([], { marks: [ellipse([-28, -78], 6), ellipse([28, -78], 6)] })
    pen.put([], { lines: [stroke('-9,-74 0,-68 9,-74')], clipTo: [ellipse([0, -80], 50)] })
    pen.shape('0,-56! -30,-66 -36,-46 -30,-34! 0,-50! 30,-34! 36,-46 30,-66')
    pen.mirror('0,-36 40,-26 58,14 52,54 0,64')
    for (const [x, y] of [
      [0, -6],
      [-22, 22],
      [22, 22],
    ] as const) {
      for (let a = 0; a < 5; a++)
        pen.put(ellipse([x + 10 * Math.cos(a * 1.2566), y + 10 * Math.sin(a * 1.2566)], 6.5))
      pen.circle(x, y, 6)
    }
  },
}

const bowl: Thing = {
  height: 0.2,
  draw(pen) {
    pen.circle(0, -40, 104, 26)
    pen.anchor('seat', 0, -44)
    pen.inFront()
    pen.shape('-104,-40! -60,-20 0,-14 60,-20 104,-40! 92,20 56,60 0,66 -56,60 -92,20', {
      marks: pen.marks('-60,10 -48,0 -36,10 -48,24', '-10,18 2,6 14,18 2,32', '40,10 52,0 64,10 52,24'),
    })
    pen.shape('-44,58! 44,58! 54,80! -54,80!')
  },
}

export const HOME: Readonly<Record<string, Thing>> = {
  bowl,
  matryoshka,
  rattle,
  'hobby-horse': hobbyHorse,
  dollhouse,
  globe,
  'flower-pot': flowerPot,
  'cooking-pot': pot,
  fireplace,
  campfire,
  'shooting-star': shootingStar,
  'gingerbread-house': gingerbreadHouse,
}
