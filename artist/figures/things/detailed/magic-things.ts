// Fantasy things: eggs of dragons, a helmet, a broom, a yeti.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { ellipse } from '../../../geometry/round-shapes.ts'
import { stroke } from '../../../geometry/path.ts'
import type { ThingPen, Thing } from './thing.ts'

const still = (height: number, draw: (pen: ThingPen) => void): Thing => ({ height, draw })

const egg = (kind: 'dinosaur' | 'dragon'): Thing =>
  still(0.4, (pen) => {
    pen.shape('-110,70 -90,40 -40,52 0,40 40,52 90,40 110,70 60,92 -60,92', {
      lines: pen.lines('-80,60 -40,72', '30,74 80,62', '-20,80 20,66'),
    })
    const scales = '-80,-40 -54,-26 -28,-44 0,-28 28,-44 54,-26 80,-40'
    const spots = pen.dots('-30,-60,12 22,-74,9 40,-24,14 -44,-8,10 -4,0,13 -26,40,11 34,36,10')
    pen.mirror('0,-124 40,-102 70,-36 74,20 48,66 0,78', {
      marks: kind === 'dinosaur' ? spots : [],
      lines: kind === 'dragon' ? pen.lines(...[-60, -30, 0, 30, 60].map((dy) => shifted(scales, dy))) : [],
    })
    pen.put([], {
      lines: [stroke('-20,-128! -8,-104! -22,-92! -2,-70! -12,-58!')],
      clipTo: [ellipse([0, -20], 70, 100)],
    })
  })

const shifted = (text: string, dy: number): string =>
  text
    .split(' ')
    .map((w) => {
      const [x = 0, y = 0] = w.split(',').map(Number)
      return `${x},${y + dy}`
    })
    .join(' ')

const helmet = still(0.4, (pen) => {
  pen.shape('0,-96 30,-140 76,-142 104,-112 84,-100 50,-112 20,-88', {
    lines: pen.lines('20,-96 50,-124 86,-118'),
  })
  pen.mirror('0,-100 50,-84 78,-36 80,40 56,84 0,96')
  pen.shape('-66,-30! 0,-44 66,-30! 66,-2! 0,-14 -66,-2!', { marks: pen.dots('-52,-16,4 52,-16,4') })
  pen.shape('-58,0! 0,-12 58,0! 46,66 0,90! -46,66', {
    lines: pen.lines('-34,10 -28,64', '-12,4 -10,80', '12,4 10,80', '34,10 28,64'),
  })
  for (const side of [-1, 1]) pen.circle(side * 74, -14, 11)
})

const broom: Thing = {
  height: 0.5,
  facing: 'right',
  lift: 60,
  poses: ['fly', 'stand'],
  draw(pen) {
    pen.bar(-40, 0, 138, -5, 5)
    pen.shape(
      '-36,-16! -60,-30 -130,-40! -146,-24! -136,-14! -152,0! -136,10! -146,26! -124,34! -60,28 -36,16!',
      { lines: pen.lines('-44,-8 -136,-14', '-44,0 -150,0', '-44,8 -136,12') },
    )
    pen.shape('-48,-22! -28,-16! -28,16! -48,22!')
    pen.anchor('saddle', 16, 0)
    pen.anchor('seat', 16, 0)
  },
}

const skeleton: Thing = {
  height: 1.6,
  poses: ['stand', 'wave', 'dance'],
  draw(pen) {
    for (const side of [-1, 1]) {
      const up = side > 0
      pen.bar(side * 34, -40, side * 64, up ? -54 : -8, 6)
      pen.bar(side * 64, up ? -54 : -8, side * 78, up ? -96 : 36, 6)
      for (const dx of [-8, 0, 8]) pen.bar(side * 78, up ? -98 : 38, side * 80 + dx, up ? -114 : 54, 3.4)
      pen.bar(side * 18, 34, side * 24, 76, 7)
      pen.bar(side * 24, 80, side * 24, 118, 6)
      pen.shape(`${side * 14},124 ${side * 24},114 ${side * 54},120 ${side * 54},128 ${side * 16},130`)
    }
    pen.bar(0, -50, 0, 26, 6)
    pen.shape('-32,20 0,28 32,20 30,40 12,48 0,38 -12,48 -30,40')
    for (const [y, w] of [
      [-42, 36],
      [-22, 34],
      [-2, 28],
    ] as const)
      pen.shape(`${-w},${y} 0,${y - 9} ${w},${y} ${w - 2},${y + 9} 0,${y + 1} ${-w + 2},${y + 9}`)
    pen.mirror('0,-142 40,-132 54,-100 42,-76 26,-70 24,-56 0,-52')
    pen.put([], { dots: [ellipse([-18, -102], 10, 12), ellipse([18, -102], 10, 12)], white: [ellipse([-14, -106], 3.4), ellipse([22, -106], 3.4)], marks: pen.marks('0,-90! 6,-80! -6,-80!'), lines: pen.lines('-18,-70 18,-70', '-8,-76 -8,-58', '8,-76 8,-58') }) // prettier-ignore
    pen.anchor('head', 0, -140)
    pen.anchor('mouth', 0, -66)
    pen.anchor('handLeft', -80, 46)
    pen.anchor('handRight', 80, -106)
  },
}

const yeti: Thing = {
  height: 2.4,
  poses: ['stand', 'wave'],
  draw(pen) {
    for (const side of [-1, 1]) {
      pen.shape(
        `${side * 50},-70 ${side * 92},-40 ${side * 104},20 ${side * 88},44! ${side * 82},30 ${side * 70},40! ${side * 66},20 ${side * 50},0`,
      )
      pen.shape(`${side * 6},80 ${side * 2},112 ${side * 60},112 ${side * 54},74`, {
        lines: pen.lines(`${side * 20},118 ${side * 20},102`, `${side * 38},118 ${side * 38},102`),
      })
    }
    pen.shape(
      '-54,-100 -40,-136 0,-150 40,-136 54,-100 66,-70! 58,-60 74,-20! 64,-10 78,40! 64,44 66,84! 40,80 30,94! 10,84 0,96! -10,84 -30,94! -40,80 -66,84! -64,44 -78,40! -64,-10 -74,-20! -58,-60 -66,-70!',
      { lines: pen.lines('-20,30 -10,40 0,30', '14,46 24,56 34,46', '-40,50 -30,60 -20,50') },
    )
    pen.shape('-38,-104 -20,-120 0,-112 20,-120 38,-104 40,-76 20,-56 -20,-56 -40,-76')
    pen.put([], { dots: [ellipse([-15, -92], 6, 8), ellipse([15, -92], 6, 8), ellipse([0, -80], 5, 4)], white: [ellipse([-13, -95], 2.4), ellipse([17, -95], 2.4)], lines: [stroke('-16,-70 0,-62 16,-70')], clipTo: [ellipse([0, -80], 60)] }) // prettier-ignore
    pen.anchor('head', 0, -146)
    pen.anchor('mouth', 0, -66)
  },
}

const mummy: Thing = {
  height: 1.7,
  poses: ['stand'],
  draw(pen) {
    const bands = (x0: number, x1: number, heights: readonly number[]) =>
      pen.lines(
        ...heights.map(
          (y, i) => `${x0},${y} ${(x0 + x1) / 2},${y + (i % 2 ? 6 : -4)} ${x1},${y + (i % 2 ? -2 : 6)}`,
        ),
      )
    for (const side of [-1, 1]) {
      pen.shape(`${side * 36},-50 ${side * 100},-58 ${side * 112},-44 ${side * 100},-30 ${side * 36},-22`, {
        lines: pen.lines(
          `${side * 56},-70 ${side * 52},-10`,
          `${side * 74},-70 ${side * 72},-10`,
          `${side * 92},-70 ${side * 90},-10`,
        ),
      })
      pen.shape(`${side * 4},40 ${side * 8},112 ${side * 2},120 ${side * 46},120 ${side * 38},40`, {
        lines: bands(side * 2, side * 50, [60, 78, 98]),
      })
    }
    pen.mirror('0,-60 34,-54 42,-10 38,50 0,58', { lines: bands(-50, 50, [-40, -20, 0, 20, 40]) })
    pen.mirror('0,-150 44,-138 56,-100 44,-66 0,-54', { lines: bands(-60, 60, [-132, -118, -76]) })
    pen.shape('-46,-108 0,-114 46,-108 46,-86 0,-84 -46,-86')
    pen.put([], {
      dots: [ellipse([-18, -98], 7, 8), ellipse([18, -98], 7, 8)],
      white: [ellipse([-16, -101], 2.6), ellipse([20, -101], 2.6)],
    })
    pen.shape('36,-66 60,-60 72,-36 62,-34 52,-50 32,-56')
    pen.anchor('head', 0, -148)
  },
}

export const MAGIC: Readonly<Record<string, Thing>> = {
  'dinosaur-egg': egg('dinosaur'),
  'dragon-egg': egg('dragon'),
  'knight-helmet': helmet,
  'magic-broom': broom,
  skeleton,
  yeti,
  mummy,
}
