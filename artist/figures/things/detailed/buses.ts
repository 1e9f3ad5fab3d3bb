// Buses, full of people.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { stroke } from '../../../geometry/path.ts'
import { driven } from './truck-cab.ts'
import type { ThingPen } from './thing.ts'

const pane = (x: number, low: number, w: number, h: number): string =>
  `${x},${low - 6} ${x},${low - h + 6} ${x + 6},${low - h} ${x + w - 6},${low - h} ${x + w},${low - h + 6} ${x + w},${low - 6} ${x + w - 6},${low} ${x + 6},${low}`

const door = (pen: ThingPen, x: number, top: number, w = 46): void => {
  pen.box(x, top, w, -top - 6, 5)
  for (const left of [x + 5, x + w / 2 + 2]) pen.box(left, top + 8, w / 2 - 7, (-top - 6) * 0.62, 4)
}

const front = (pen: ThingPen, x: number): void => {
  pen.circle(x - 13, -36, 10)
  pen.box(x - 30, -20, 38, 20, 8)
}

/** Stripes make the large sides of a bus colorful on easy pages, too. */
const stripes = (...texts: string[]) => texts.map((text) => stroke(text))

const CREW = { hat: 'cap', passengers: true } as const

const bus = driven(3, CREW, (pen) => {
  pen.bar(158, -136, 178, -132, 3)
  pen.box(172, -132, 14, 32, 6)
  pen.body(
    '-170,0! -170,-140 -164,-156 -148,-162 134,-162 154,-152 168,-100 172,-50 172,0!',
    ['112,-76! 112,-134! 146,-134 158,-76!', ...[-154, -98, -42].map((x) => pane(x, -76, 46, 58))],
    { lines: stripes('-180,-62 180,-62', '-180,-44 180,-44') },
  )
  pen.box(96, -156, 46, 16, 4)
  door(pen, 14, -140, 48)
  front(pen, 174)
  for (const x of [-110, 104]) pen.wheelInArch(x, 2, 31)
})

const schoolBus = driven(3, CREW, (pen) => {
  for (const x of [-140, 70]) pen.box(x, -172, 22, 14, 6)
  pen.bar(112, -118, 130, -112, 3)
  pen.box(124, -116, 13, 30, 6)
  pen.body(
    '-176,0! -176,-140 -170,-156 -154,-162 92,-162 108,-152 120,-90 170,-82 190,-66 196,-40 196,0!',
    ['64,-80! 64,-136! 96,-136 108,-80!', ...[-162, -107, -52].map((x) => pane(x, -80, 46, 56))],
    { lines: stripes('-184,-66 200,-66', '-184,-50 200,-50') },
  )
  door(pen, 6, -140, 46)
  pen.bar(-26, -36, -44, -36, 4)
  pen.shape('-70,-46! -62,-54! -50,-54! -42,-46! -42,-34! -50,-26! -62,-26! -70,-34!')
  if (pen.detail > 0) for (const x of [150, 166]) pen.box(x, -60, 8, 30, 3)
  front(pen, 196)
  for (const x of [-116, 130]) pen.wheelInArch(x, 2, 31)
})

const doubleDecker = driven(4.4, CREW, (pen) => {
  pen.bar(146, -92, 164, -88, 3)
  pen.box(158, -88, 13, 28, 6)
  pen.body(
    '-154,0! -154,-206 -148,-220 -134,-226 124,-226 142,-216 152,-160 156,-50 156,0!',
    [
      '104,-56! 104,-104! 142,-104! 148,-56!',
      ...[-60, -136].map((x) => pane(x, -56, 52, 48)),
      ...[-138, -76, -14, 48].map((x) => pane(x, -148, 50, 54)),
    ],
    { lines: stripes('-160,-138 160,-138', '-160,-116 160,-116', '-160,-40 100,-40') },
  )
  pen.shape('108,-148! 108,-202! 134,-202 142,-148!')
  pen.box(-60, -134, 100, 14, 4)
  door(pen, 14, -108, 48)
  front(pen, 158)
  for (const x of [-96, 98]) pen.wheelInArch(x, 2, 30)
})

export const BUSES = { bus, 'school-bus': schoolBus, 'double-decker-bus': doubleDecker }
