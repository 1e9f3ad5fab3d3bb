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
