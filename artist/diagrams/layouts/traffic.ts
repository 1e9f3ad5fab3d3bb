import type { PiecePen } from '../../figures/engine/piece-pen.ts'
import type { Diagram } from '../diagram.ts'
import type { Slot } from './cycle.ts'
import { drawGrid } from './grid.ts'

const post = (pen: PiecePen, from: number): void => pen.box(-4, from, 8, 52 - from)

function walker(pen: PiecePen): void {
  pen.oval(2, -24, 6)
  pen.band('2,-16 0,2', 9)
  pen.band('0,-12 12,-4 16,4', 5)
  pen.band('0,-12 -10,-4 -14,0', 5)
  pen.band('0,0 8,12 8,24', 6)
  pen.band('0,0 -8,12 -16,22', 6)
}

function smallBicycle(pen: PiecePen): void {
  for (const x of [-18, 18]) {
    pen.oval(x, 8, 13)
    pen.oval(x, 8, 7)
  }
  pen.band('-18,8 -6,-12 12,-12 18,8', 4)
  pen.band('-6,-12 2,8 12,-12', 4)
  pen.band('-12,-17 0,-17', 5)
  pen.band('12,-12 10,-20 20,-22', 4)
}

const SIGNS: readonly Slot[] = [
  {
    label: 'stop-sign',
    draw(canvas, place, { w }) {
      canvas.draw('thing', place, (pen) => {
        post(pen, 30)
        pen.poly('-18,-48 18,-48 42,-24 42,12 18,36 -18,36 -42,12 -42,-24')
        pen.poly('-15,-42 15,-42 36,-21 36,9 15,30 -15,30 -36,9 -36,-21')
      })
      canvas.letters('STOP', place([0, -6]), w * 0.15)
    },
  },
  {
    label: 'give-way',
    draw: (canvas, place) =>
      canvas.draw('thing', place, (pen) => {
        post(pen, 20)
        pen.shape('-46,-44! 46,-44! 0,36!')
        pen.shape('-29,-34! 29,-34! 0,17!')
      }),
  },
  {
    label: 'priority-road',
    draw: (canvas, place) =>
      canvas.draw('thing', place, (pen) => {
        post(pen, 20)
        pen.poly('0,-50 44,-6 0,38 -44,-6')
        pen.poly('0,-34 28,-6 0,22 -28,-6')
      }),
  },
  {
    label: 'crossing',
    draw(canvas, place) {
      canvas.draw('thing', place, (pen) => {
        post(pen, 30)
        pen.box(-42, -48, 84, 84)
        pen.poly('0,-44 36,28 -36,28')
        for (const x of [-24, -10, 4, 18]) pen.poly(`${x},27 ${x + 2},20 ${x + 8},20 ${x + 9},27`)
      })
      canvas.draw('child', ([u, v]) => place([u * 0.82, v * 0.82 - 2]), walker)
    },
  },
  {
    label: 'cycle-path',
    draw(canvas, place) {
      canvas.draw('thing', place, (pen) => {
        post(pen, 30)
        pen.oval(0, -6, 44)
      })
      canvas.draw('bicycle', ([u, v]) => place([u, v - 4]), smallBicycle)
    },
  },
  {
    label: 'traffic-light',
    draw: (canvas, place) =>
      canvas.draw('traffic-light', place, (pen) => {
        post(pen, 30)
        pen.shape('-20,-50! 20,-50! 20,34! -20,34!')
        for (const y of [-34, -8, 18]) pen.oval(0, y, 11)
      }),
  },
]

export const trafficSigns: Diagram = {
  labels: SIGNS.map(({ label }) => label),
  shows: ['stop-sign', 'traffic-light', 'bicycle', 'street'],
  draw: (canvas) => drawGrid(canvas, SIGNS),
}

const BICYCLE_PARTS = [
  'bell',
  'brake',
  'front-light',
  'rear-light',
  'rear-reflector',
  'spoke-reflector',
  'pedal-reflector',
  'helmet',
] as const
const SPOKES = 8

function bicycle(pen: PiecePen): void {
  for (const x of [-70, 70]) {
    pen.oval(x, 0, 46)
    pen.oval(x, 0, 39)
    for (let i = 0; i < SPOKES; i++) {
      const angle = (i / SPOKES) * 2 * Math.PI
      pen.lines(0, `${x},0 ${(x + 39 * Math.cos(angle)).toFixed(1)},${(39 * Math.sin(angle)).toFixed(1)}`)
    }
    for (const y of [-24, 24]) pen.box(x - 5, y - 3.5, 10, 7)
    pen.oval(x, 0, 6)
  }
  pen.shape('-122,-8! -112,-44 -72,-58 -40,-50! -42,-44! -72,-50 -104,-38 -114,-6!')
  pen.band('-70,0 -34,-62', 8)
  pen.band('-70,0 -6,0', 8)
  pen.band('-6,0 -38,-78', 8)
  pen.band('-34,-62 48,-66', 8)
  pen.band('-6,0 50,-58', 8)
  pen.band('70,0 52,-50 44,-84', 8)
  pen.shape('-58,-80! -50,-90 -20,-84 -18,-78! -40,-74')
  pen.band('44,-84 54,-92 72,-88', 6)
  pen.band('58,-86 66,-76 76,-74', 4)
  pen.oval(46, -94, 7)
  pen.shape('58,-68! 72,-76 78,-66 72,-56')
  pen.box(-132, -34, 12, 14)
  pen.box(-130, -16, 10, 10)
  pen.oval(-6, 0, 14)
  pen.band('-6,0 8,24', 5)
  pen.box(-2, 22, 24, 8)
}

function helmet(pen: PiecePen): void {
  pen.shape('-40,14! -38,-16 -10,-34 22,-26 40,-2 42,14!')
  pen.shape('-20,-4 -8,-20 2,-20 -6,2', { level: 0 })
  pen.shape('6,2 8,-18 22,-12 22,2')
  pen.band('-26,14 -12,34 6,34 18,14', 4)
}

export const safeBicycle: Diagram = {
  labels: BICYCLE_PARTS,
  shows: ['bicycle', 'helmet', 'bell'],
  draw(canvas) {
    const { at, frame } = canvas
    const isUpright = frame.h > frame.w
    const size = Math.min(frame.w / 2.9, frame.h / 2)
    const place = canvas.around(52, isUpright ? 46 : 52, size)
    canvas.draw('bicycle', place, bicycle)
    const helmetPlace = canvas.around(20, isUpright ? 84 : 84, size * 0.8)
    canvas.draw('helmet', helmetPlace, helmet)
    const width = frame.w * 0.33
    const [top, bottom] = isUpright ? [14, 74] : [10, 90]
    canvas.pointer('bell', at([50, top]), place([46, -98]), width)
    canvas.pointer('brake', at([84, top + 6]), place([70, -75]), width)
    canvas.pointer('front-light', at([84, isUpright ? 28 : 24]), place([74, -66]), width)
    canvas.pointer('rear-light', at([17, top + 8]), place([-126, -30]), width)
    canvas.pointer('rear-reflector', at([18, isUpright ? 62 : 66]), place([-126, -10]), width)
    canvas.pointer('spoke-reflector', at([80, bottom - 6]), place([70, 24]), width)
    canvas.pointer('pedal-reflector', at([50, bottom]), place([10, 26]), width)
    canvas.label('helmet', helmetPlace([0, 54]), width)
  },
}
