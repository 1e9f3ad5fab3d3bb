// Treasures, jewels and sweets.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { stroke } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import { heart as heartShape, star } from '../../people/clothes/clothes-motifs.ts'
import type { ThingPen, Thing } from './thing.ts'

const still = (height: number, draw: (pen: ThingPen) => void): Thing => ({ height, draw })

const chest = still(0.6, (pen) => {
  pen.shape('-104,-40! -104,-90 -60,-118 60,-118 104,-90 104,-40!', {
    lines: pen.lines('-64,-118 -64,-40', '64,-118 64,-40'),
  })
  pen.shape('-96,-30 -80,-58 -56,-52 -40,-72 -14,-58 8,-74 32,-56 56,-70 78,-50 96,-30', {
    marks: pen.dots('-60,-40,10 -24,-46,11 14,-46,11 52,-42,10'),
  })
  pen.box(-110, -34, 220, 104, 6, { lines: pen.lines('-120,-8 120,-8', '-70,-34 -70,70', '70,-34 70,70') })
  pen.box(-22, -28, 44, 44, 6)
  pen.circle(0, -10, 7)
  pen.shape('-4,-6! 4,-6! 6,8! -6,8!')
})

const crown = still(0.25, (pen) => {
  pen.shape('-96,60! -108,-50! -58,-8! 0,-86! 58,-8! 108,-50! 96,60! 0,76', {
    lines: pen.lines('-110,28 0,44 110,28', '-110,46 0,62 110,46'),
  })
  for (const [x, y, r] of [
    [-108, -56, 12],
    [0, -94, 14],
    [108, -56, 12],
  ] as const)
    pen.circle(x, y, r)
  pen.shape('0,-30! 16,-6! 0,18! -16,-6!')
  for (const x of [-56, 56]) pen.circle(x, 12, 11)
})

const tiara = still(0.1, (pen) => {
  pen.shape('-110,50! -90,0 -60,14! -40,-40 -20,-10! 0,-76! 20,-10! 40,-40 60,14! 90,0 110,50! 0,30')
  pen.shape('0,-40 12,-20 0,0 -12,-20')
  for (const x of [-50, 50]) pen.circle(x, 2, 8)
  pen.circle(0, -84, 8)
})

const wand = still(0.5, (pen) => {
  pen.bar(-60, 110, 20, -30, 6, { lines: pen.lines('-70,80 -20,100', '-40,30 10,50') })
  pen.put(star([30, -54], 62))
  if (pen.detail > 0) pen.put(star([30, -54], 30))
  for (const [x, y, r] of [
    [-54, -60, 11],
    [104, -96, 12],
    [92, 24, 9],
  ] as const)
    pen.put(star([x, y], r, 4, 0.4))
  pen.anchor('handLeft', -50, 96)
})

const sword = still(1, (pen) => {
  pen.shape('-13,50! -13,-130 0,-160! 13,-130 13,50!', { lines: [stroke('0,-150 0,50')] })
  pen.box(-7, 58, 14, 48, 4, { lines: pen.lines('-20,72 20,72', '-20,86 20,86') })
  pen.shape('-48,46 -54,60 54,60 48,46')
  pen.circle(0, 116, 13)
  pen.anchor('handLeft', 0, 84)
})

const shield = still(0.8, (pen) => {
  pen.mirror('0,-100! 40,-84 86,-90! 84,0 56,64 0,108!')
  pen.mirror('0,-80! 40,-66 68,-70! 66,-4 44,48 0,84!', { lines: pen.lines('0,-90 0,100', '-90,-4 90,-4') })
  pen.put(star([0, -4], 30))
})

const umbrella = still(0.9, (pen) => {
  pen.shape('-6,-90 -6,80 -14,96 -28,92 -32,76 -42,78 -38,100 -16,112 6,98 6,-90')
  pen.shape(
    '-122,0 -108,-62 -60,-106 0,-116 60,-106 108,-62 122,0 92,-16! 62,2 32,-16! 0,2 -32,-16! -62,2 -92,-16!',
    {
      lines: pen.lines(
        '0,-116 -32,-60 -32,-14',
        '0,-116 32,-60 32,-14',
        '0,-116 -80,-70 -92,-14',
        '0,-116 80,-70 92,-14',
      ),
    },
  )
  pen.bar(0, -116, 0, -130, 3.4)
  pen.anchor('handLeft', -2, 70)
})

const key = still(0.1, (pen) => {
  pen.shape('-10,-20! 10,-20! 10,60! 34,60! 34,76! 10,76! 10,86! 34,86! 34,104! -10,104!')
  pen.circle(0, -64, 50)
  pen.put(heartShape([0, -62], 24))
})

const diamond = still(0.1, (pen) => {
  pen.shape('-60,-70! 60,-70! 104,-20! 0,96! -104,-20!', {
    lines: pen.lines(
      '-120,-20 120,-20',
      '-60,-70 -40,-20 0,96',
      '60,-70 40,-20 0,96',
      '-40,-20 0,-70 40,-20',
    ),
  })
})

const heart = still(0.3, (pen) => {
  pen.put(heartShape([0, 0], 110))
  if (pen.detail > 0) pen.put(heartShape([0, 2], 72))
  if (pen.detail > 1) pen.put(heartShape([0, 4], 38))
})

const iceCream = (scoops: number): Thing =>
  still(0.25, (pen) => {
    pen.shape('-50,-10! 0,130! 50,-10!', {
      lines: pen.lines(
        '-60,-20 20,90',
        '-30,-20 36,70',
        '10,-20 50,30',
        '60,-20 -20,90',
        '30,-20 -36,70',
        '-10,-20 -50,30',
      ),
    })
    const balls = scoops === 1 ? [[0, -44, 52]] : [[-34, -34, 42], [34, -34, 42], [0, -88, 42]] // prettier-ignore
    for (const [x, y, r] of balls as [number, number, number][])
      pen.circle(x, y, r, r, {
        marks:
          pen.detail > 1 ? pen.dots(`${x - 14},${y - 10},4 ${x + 12},${y - 16},4 ${x + 2},${y + 10},4`) : [],
      })
    pen.shape('-64,-16 -40,-24 0,-18 40,-24 64,-16 54,4 36,-4 20,8 0,-2 -20,8 -36,-4 -54,4')
    const topY = scoops === 1 ? -96 : -130
    pen.circle(0, topY - 6, 14)
    pen.put([], { lines: [stroke(`2,${topY - 18} 10,${topY - 34}`)], clipTo: [ellipse([0, topY - 30], 40)] })
    pen.anchor('handLeft', 0, 90)
  })

const cupcake = still(0.1, (pen) => {
  pen.shape('-66,10! 66,10! 46,96 -46,96', {
    lines: pen.lines('-40,0 -28,100', '-14,0 -10,100', '14,0 10,100', '40,0 28,100'),
  })
  pen.shape('-84,14 -80,-20 -40,-30 0,-24 40,-30 80,-20 84,14 40,24 0,18 -40,24')
  pen.shape('-62,-20 -52,-54 0,-62 52,-54 62,-20 20,-12 -20,-12')
  pen.shape('-38,-52 -26,-84 0,-92 26,-84 38,-52 0,-44')
  pen.circle(0, -98, 16)
  if (pen.detail > 0)
    for (const [x, y] of [
      [-46, -4],
      [-10, -34],
      [30, -2],
      [34, -38],
      [-28, -42],
      [8, -68],
    ] as const)
      pen.bar(x, y, x + 8, y - 4, 3)
})

const donut = still(0.1, (pen) => {
  pen.circle(0, 10, 96, 88)
  pen.shape('-88,4 -70,-60 0,-84 70,-60 88,4 74,20 56,8 40,30 20,22 0,36 -20,22 -40,32 -58,12 -76,20')
  pen.circle(0, -4, 28, 22)
  if (pen.detail > 0)
    for (const [x, y, d] of [
      [-60, -20, 6],
      [-40, -50, -6],
      [0, -62, 6],
      [44, -48, 8],
      [62, -16, -6],
      [46, 4, 6],
      [-34, 10, 8],
    ] as const)
      pen.bar(x, y, x + 9, y + d, 3.4)
})

const lollipop = still(0.2, (pen) => {
  pen.box(-5, 40, 10, 100, 4)
  pen.circle(0, -20, 78, 78, {
    lines: [
      stroke(
        '0,-20 10,-30 20,-16 8,0 -18,-2 -30,-26 -14,-54 22,-56 48,-30 44,8 10,32 -32,26 -58,-8 -54,-50 -20,-80 26,-82 66,-52 80,-16',
      ),
    ],
  })
  pen.shape('0,58 -30,42 -30,76')
  pen.shape('0,58 30,42 30,76')
  pen.circle(0, 58, 8)
})

const candy = still(0.05, (pen) => {
  for (const side of [-1, 1])
    pen.shape(
      `${side * 46},-6 ${side * 104},-46! ${side * 92},-16 ${side * 112},0 ${side * 92},16 ${side * 104},46! ${side * 46},8`,
    )
  pen.circle(0, 0, 56, 46, {
    lines: pen.lines('-20,-60 -36,0 -20,60', '10,-60 -6,0 10,60', '40,-60 24,0 40,60'),
  })
})

export const TREASURES: Readonly<Record<string, Thing>> = {
  'treasure-chest': chest,
  crown,
  tiara,
  'magic-wand': wand,
  sword,
  shield,
  umbrella,
  parasol: umbrella,
  key,
  diamond,
  heart,
  'ice-cream': iceCream(3),
  cupcake,
  donut,
  lollipop,
  candy,
}
