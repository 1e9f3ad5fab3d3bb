import type { Box } from '../../drawing.ts'
import type { PiecePen } from '../../figures/engine/piece-pen.ts'
import type { Diagram } from '../diagram.ts'
import { drawCycle, type Slot } from './cycle.ts'

function leaf(pen: PiecePen): void {
  pen.shape('-48,18! -30,-14 4,-26 30,-14 48,6! 30,30 0,38 -30,34')
  pen.lines(0, '-46,17 -10,8 20,6 46,6')
  pen.lines(1, '-24,12 -16,-10', '0,7 8,-14', '-20,12 -8,30', '8,6 20,24')
}

const eggOnLeaf: Slot = {
  label: 'egg',
  draw: (canvas, place) =>
    canvas.draw('leaf', place, (pen) => {
      leaf(pen)
      pen.oval(-6, -14, 13, 17)
      pen.oval(20, -8, 12, 15)
      pen.oval(6, 2, 13, 16)
    }),
}

const caterpillarOnLeaf: Slot = {
  label: 'caterpillar',
  draw(canvas, place, box) {
    canvas.draw('leaf', place, leaf)
    canvas.figure('caterpillar', {
      x: box.x + box.w * 0.12,
      y: box.y + box.h * 0.02,
      w: box.w * 0.74,
      h: box.h * 0.56,
    })
  },
}

const chrysalis: Slot = {
  label: 'chrysalis',
  draw: (canvas, place) =>
    canvas.draw('cocoon', place, (pen) => {
      pen.band('-46,-34 -16,-40 16,-36 46,-44', 9)
      pen.shape('26,-40! 34,-54 50,-52! 42,-42')
      pen.band('0,-38 0,-28', 4)
      pen.shape('0,-30! 13,-24 19,-6 15,14 6,34 0,46! -6,34 -17,14 -19,-6 -12,-24')
      pen.lines(0, '-17,-14 0,-6 18,-14', '-18,0 0,8 17,0', '-15,14 0,20 14,14', '-9,28 0,32 9,28')
    }),
}

const butterfly: Slot = {
  label: 'butterfly',
  draw: (canvas, _, box) => canvas.figure('butterfly', box, { centred: true }),
}

export const butterflyLifeCycle: Diagram = {
  labels: ['egg', 'caterpillar', 'chrysalis', 'butterfly'],
  shows: ['cocoon', 'leaf'],
  draw: (canvas) => drawCycle(canvas, [eggOnLeaf, caterpillarOnLeaf, chrysalis, butterfly]),
}

function pond(pen: PiecePen): void {
  pen.oval(0, 6, 49, 36)
  pen.lines(1, '-30,30 -24,27 -18,30', '14,33 20,30 26,33')
}

/** A tadpole that swims to the left. */
function tadpole(pen: PiecePen, legs: 'none' | 'hind' | 'all'): void {
  const tail = legs === 'all' ? '4,-7 20,-8 30,-2! 20,6 4,9' : '4,-8 20,-14 38,-6! 44,4 34,8 20,10 4,10'
  pen.shape(tail)
  if (legs !== 'none') {
    pen.shape('0,8 10,18 22,14 26,22! 14,28 0,20')
    pen.shape('4,-6 14,-18 24,-18 24,-26! 10,-26 0,-14')
  }
  if (legs === 'all') {
    pen.shape('-20,8 -26,20 -36,22! -30,28 -16,24 -10,12')
    pen.shape('-18,-8 -24,-18 -34,-22! -26,-26 -14,-20 -8,-10')
  }
  pen.shape('-36,0 -28,-13 -10,-15 8,-8 10,4 0,13 -20,14 -33,9')
  pen.oval(-24, -5, 3.4, 4, { solid: true })
  pen.lines(0, '-33,4 -28,8 -22,8')
}

const inPond = (label: string, paint: (pen: PiecePen) => void): Slot => ({
  label,
  draw: (canvas, place) => {
    canvas.draw('pond', place, pond)
    canvas.draw('tadpole', place, paint)
  },
})

function spawn(pen: PiecePen): void {
  for (const [x, y] of [
    [-18, -8],
    [2, -12],
    [20, -4],
    [-8, 8],
    [12, 12],
    [-26, 10],
  ] as const) {
    pen.oval(x, y, 12)
    pen.oval(x, y, 3.6, 3.6, { solid: true })
  }
}

export const frogLifeCycle: Diagram = {
  labels: ['spawn', 'tadpole', 'tadpole-with-legs', 'froglet', 'frog'],
  shows: ['pond', 'egg', 'leaf'],
  draw: (canvas) =>
    drawCycle(canvas, [
      { label: 'frog', draw: (each, _, box) => each.figure('frog', box, { pose: 'sit' }) },
      inPond('spawn', spawn),
      inPond('tadpole', (pen) => tadpole(pen, 'none')),
      inPond('tadpole-with-legs', (pen) => tadpole(pen, 'hind')),
      inPond('froglet', (pen) => tadpole(pen, 'all')),
    ]),
}

function nest(pen: PiecePen): void {
  pen.shape('-46,14! -20,22 20,22 46,14! 40,36 20,46 -20,46 -40,36')
  pen.lines(1, '-36,26 -14,34', '-10,40 14,32', '18,38 38,26', '-26,38 -16,42')
}

const eggInNest: Slot = {
  label: 'egg',
  draw: (canvas, place) =>
    canvas.draw('egg', place, (pen) => {
      pen.shape('0,-36 18,-18 24,6 16,26 0,32 -16,26 -24,6 -18,-18')
      nest(pen)
    }),
}

const hatching: Slot = {
  label: 'hatching',
  draw: (canvas, place) =>
    canvas.draw('egg', place, (pen) => {
      pen.oval(0, -10, 20, 19)
      pen.oval(-8, -14, 2.6, 3.4, { solid: true })
      pen.oval(8, -14, 2.6, 3.4, { solid: true })
      pen.poly('-5,-7 5,-7 0,1')
      pen.shape('-26,2! -14,8! -6,0! 2,9! 10,1! 18,8! 26,2! 22,30 0,38 -22,30')
      pen.poly('-17,-22 -10,-40 4,-44 14,-34 19,-20 12,-26 4,-18 -4,-26 -10,-18')
      pen.shape('-46,24! -20,30 20,30 46,24! 40,42 20,48 -20,48 -40,42')
    }),
}

export const chickenLifeCycle: Diagram = {
  labels: ['egg', 'hatching', 'chick', 'hen'],
  shows: ['chicken', 'rooster', 'nest'],
  draw: (canvas) =>
    drawCycle(canvas, [
      { label: 'hen', draw: (each, _, box) => each.figure('chicken', box, { facing: 'right' }) },
      eggInNest,
      hatching,
      { label: 'chick', draw: (each, _, box) => each.figure('chick', shrink(box, 0.72)) },
    ]),
}

const shrink = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x + (w * (1 - by)) / 2,
  y: y + h * (1 - by),
  w: w * by,
  h: h * by,
})
