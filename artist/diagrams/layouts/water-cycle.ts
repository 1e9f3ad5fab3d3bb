import type { PiecePen } from '../../figures/engine/piece-pen.ts'
import type { Frame } from '../../geometry/vector.ts'
import type { Diagram, DiagramCanvas } from '../diagram.ts'
import { drawSun } from './sun.ts'

const CLOUD = '-50,16 -46,-4 -30,-10 -22,-28 2,-34 20,-24 34,-22 46,-8 52,10 42,22 0,20 -40,24'
const DROP = '0,-10! 5,0 6,6 0,12 -6,6 -5,0'

function land(pen: PiecePen): void {
  pen.poly('38,74 58,50 71,30 77,38 82,34 92,46 103,53 103,76')
  pen.poly('63.8,41 71,30 76,36.6 74,40 71.5,38 69,42.5 66.5,39.5')
  pen.shape('34,72! 56,64 78,62 103,65! 103,84! 34,84!')
  pen.shape('70,47! 66,52 71,57 60,63 50,67 41,71! 46,75! 56,71 68,66 77,58 71,52 73,47!')
  pen.shape('-3,67! 8,66 16,67.5 24,66 32,67.5 40,67 47,72 47,84! -3,84!')
  pen.lines(0, '4,72 8,71 12,72 16,71', '22,78 26,77 30,78 34,77', '6,80 10,79 14,80')
  pen.box(-3, 83, 106, 20)
  pen.shape('-3,90! 25,89 50,91 75,89 103,90! 103,97! 75,96 50,98 25,96 -3,97!')
}

/** In front of the mountain, in per cent of the frame. */
const TREES = [[51, 56], [58, 57], [94, 61]] as const // prettier-ignore

function rain(canvas: DiagramCanvas): void {
  const drops = [
    [66, 25],
    [72, 28],
    [78, 25],
    [84, 28],
    [90, 25],
  ] as const
  for (const [x, y] of drops)
    canvas.draw('rain', canvas.around(x, y, 150), (pen) => pen.shape(DROP, { width: 0.8 }))
}

export const waterCycle: Diagram = {
  labels: ['sun', 'sea', 'evaporation', 'cloud', 'rain', 'mountain', 'river', 'groundwater'],
  shows: ['clouds', 'snow', 'wind', 'water', 'arrow', 'raindrop', 'lake', 'snowfall', 'water-drop'],
  draw(canvas) {
    const { at } = canvas
    const cloud = (x: number, y: number, size: number) =>
      canvas.draw('cloud', canvas.around(x, y, size), (pen) => pen.shape(CLOUD))
    canvas.draw('mountain', at as Frame, land)
    drawSun(canvas, 15, 12, 190)
    for (const [x, y] of TREES)
      canvas.draw('tree', canvas.around(x, y, 90), (pen) => {
        pen.box(-6, 24, 12, 24)
        pen.poly('-34,28 0,-8 34,28')
        pen.poly('-27,4 0,-46 27,4')
      })
    canvas.draw('fish', canvas.around(33, 72.4, 80), (pen) => {
      pen.shape('-34,0 -16,-20 12,-16 26,-2! 44,-18! 40,0 44,18! 26,2! 12,16 -16,20')
      pen.oval(-18, -4, 4)
    })
    rain(canvas)
    cloud(30, 34, 240)
    cloud(78, 14, 280)
    for (const [x, top] of [
      [13, 44],
      [24, 44],
    ] as const)
      canvas.arrow([at([x, 65]), at([x + 2, (65 + top) / 2]), at([x, top])])
    canvas.arrow([at([42, 27]), at([50, 20]), at([59, 16])])
    canvas.arrow([at([94, 25]), at([95, 33]), at([94, 42])])
    canvas.arrow([at([86, 93.5]), at([60, 94]), at([34, 93.5])])
    canvas.label('sun', at([15, 22]))
    canvas.label('sea', at([18, 75]))
    canvas.label('evaporation', at([19, 54]))
    canvas.label('cloud', at([30, 33]))
    canvas.label('rain', at([78, 14]))
    canvas.label('mountain', at([86, 57]))
    canvas.label('river', at([64, 76]))
    canvas.label('groundwater', at([50, 86.5]))
  },
}
