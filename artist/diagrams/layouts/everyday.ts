import type { PiecePen } from '../../figures/engine/piece-pen.ts'
import type { Frame } from '../../geometry/vector.ts'
import type { Diagram } from '../diagram.ts'
import { drawSlot, type Slot } from './cycle.ts'
import { drawGrid } from './grid.ts'
import { mirrorOutline } from './mirror-outline.ts'

function newspaper(pen: PiecePen): void {
  pen.poly('-34,-40 30,-40 34,40 -30,40')
  pen.lines(0, '-24,-26 22,-26', '-22,-14 0,-14', '-22,-4 0,-4', '-21,6 0,6', '-20,18 22,18', '-20,28 22,28')
  pen.box(6, -16, 17, 24)
}

function can(pen: PiecePen): void {
  pen.shape('-24,-34! 24,-34! 24,34 0,42 -24,34')
  pen.oval(0, -34, 24, 8)
  pen.lines(0, '-24,-12 0,-6 24,-12', '-24,16 0,22 24,16')
}

function appleCore(pen: PiecePen): void {
  pen.band('0,-30 4,-46', 5)
  pen.shape('-26,-32 0,-28 26,-32 14,-12 12,12 24,34 0,40 -24,34 -12,12 -14,-12')
  pen.oval(-3, -2, 3, 6, { solid: true })
  pen.oval(5, 6, 3, 6, { solid: true })
}

function jar(pen: PiecePen): void {
  pen.shape('-26,-22! -30,-10 -30,36 -22,42 22,42 30,36 30,-10 26,-22!')
  pen.box(-24, -40, 48, 18)
  pen.box(-18, 0, 36, 24)
}

const WASTE: readonly (readonly [label: string, paint: (pen: PiecePen) => void])[] = [
  ['paper', newspaper],
  ['packaging', can],
  ['organic-waste', appleCore],
  ['glass', jar],
]

function bin(pen: PiecePen): void {
  for (const x of [-26, 26]) pen.oval(x, 46, 7)
  pen.poly('-38,-34 38,-34 30,44 -30,44')
  pen.shape('-44,-34! -40,-46 0,-50 40,-46 44,-34!')
  pen.oval(0, 4, 25)
}

/** Four bins with picture signs; the items below belong to one bin each. */
export const wasteSorting: Diagram = {
  labels: WASTE.map(([label]) => label),
  shows: [
    'trash',
    'recycling',
    'bin',
    'plastic',
    'organic',
    'glass',
    'cardboard',
    'newspaper',
    'bottle',
    'can',
    'apple',
    'trash-can',
    'garbage-truck',
    'paper',
  ],
  draw(canvas) {
    const { frame } = canvas
    const isUpright = frame.h > frame.w
    const size = isUpright ? frame.w * 0.36 : frame.w * 0.2
    const slots = WASTE.map(([label, paint]): Slot => ({
      label,
      draw: (each, place) => {
        each.draw('trash-can', place, bin)
        each.draw('picture', ([u, v]) => place([u * 0.36, v * 0.36 + 4]), paint)
      },
    }))
    const columns = isUpright ? 2 : 4
    for (const [i, slot] of slots.entries()) {
      const [x, y] = [((i % columns) + 0.5) / columns, Math.floor(i / columns)]
      const top = isUpright ? 0.17 + y * 0.33 : 0.3
      drawSlot(canvas, slot, [frame.x + frame.w * x, frame.y + frame.h * top], size)
    }
    const order = [2, 0, 3, 1]
    for (const [i, which] of order.entries()) {
      const [x, y] = canvas.at([12.5 + i * 25, isUpright ? 84 : 78])
      const small = isUpright ? frame.w * 0.2 : frame.w * 0.13
      const place: Frame = ([u, v]) => [x + (u * small) / 100, y + (v * small) / 100]
      canvas.draw('paper', place, WASTE[which]![1])
    }
  },
}

interface Mood {
  label: string
  brows: string
  eyes?: 'wide' | 'shut'
  mouth(pen: PiecePen): void
  sign?(pen: PiecePen): void
}

const MOODS: readonly Mood[] = [
  {
    label: 'happy',
    brows: '10,-22 18,-25 26,-22',
    mouth: (pen) => pen.shape('-20,12! 0,16 20,12! 12,28 -12,28'),
  },
  {
    label: 'sad',
    brows: '10,-24 18,-20 26,-16',
    mouth: (pen) => pen.lines(0, '-16,28 0,18 16,28'),
    sign: (pen) => pen.shape('24,2! 29,11 24,17 19,11'),
  },
  {
    label: 'angry',
    brows: '6,-12 16,-18 27,-25',
    mouth: (pen) => {
      pen.shape('-18,26! -14,16 14,16 18,26!')
      pen.lines(0, '-6,17 -6,25', '6,17 6,25')
    },
    sign: (pen) => {
      for (const x of [-40, 40]) pen.shape(`${x},-46! ${x - 8},-58 ${x},-66 ${x + 8},-58`)
    },
  },
  {
    label: 'scared',
    brows: '8,-30 18,-30 26,-22',
    eyes: 'wide',
    mouth: (pen) => pen.shape('-18,24! -10,16! -4,22! 4,16! 10,22! 18,16! 16,30! -14,32!'),
    sign: (pen) => pen.shape('38,-22! 44,-10 38,-3 32,-10'),
  },
  { label: 'surprised', brows: '8,-34 17,-38 26,-34', eyes: 'wide', mouth: (pen) => pen.oval(0, 22, 8, 11) },
  {
    label: 'tired',
    brows: '8,-18 17,-18 26,-15',
    eyes: 'shut',
    mouth: (pen) => pen.oval(2, 24, 7, 5),
    sign: (pen) => {
      pen.lines(0, '34,-52 44,-52 34,-42 44,-42', '46,-68 60,-68 46,-56 60,-56')
    },
  },
]

const moodSlot = ({ label, brows, eyes, mouth, sign }: Mood): Slot => ({
  label,
  draw: (canvas, place) =>
    canvas.draw(
      'face',
      ([u, v]) => place([u * 0.82, v * 0.82 + 8]),
      (pen) => {
        for (const side of [-1, 1]) pen.oval(side * 46, 2, 9, 11)
        pen.oval(0, 0, 46)
        pen.shape('-46,-8! -46,-34 -22,-54 2,-56 28,-52 46,-32 46,-8! 36,-28 14,-36! 0,-28 -24,-32 -38,-22')
        for (const side of [-1, 1]) {
          if (eyes === 'shut') pen.lines(0, `${side * 9},-4 ${side * 17},0 ${side * 25},-4`)
          else {
            pen.oval(side * 17, -6, 8, eyes === 'wide' ? 11 : 9)
            pen.oval(side * 17, eyes === 'wide' ? -6 : -5, 4, 5, { solid: true })
          }
          pen.lines(0, side > 0 ? brows : mirrorOutline(brows))
        }
        pen.lines(0, '-3,8 0,10 3,8')
        mouth(pen)
        sign?.(pen)
      },
    ),
})

export const emotionsChart: Diagram = {
  labels: MOODS.map(({ label }) => label),
  shows: ['face', 'child'],
  draw: (canvas) => drawGrid(canvas, MOODS.map(moodSlot)),
}
