import type { PiecePen } from '../../figures/engine/piece-pen.ts'
import type { Vec } from '../../geometry/vector.ts'
import type { Diagram } from '../diagram.ts'
import { drawChain } from './chain.ts'
import { drawSun } from './sun.ts'

function glass(pen: PiecePen): void {
  pen.poly('-30,-46 30,-46 22,46 -22,46')
  pen.shape('-27,-18! -12,-22 8,-14 27,-18! 21,42! -21,42!')
}

function oilBottle(pen: PiecePen): void {
  pen.box(-9, -52, 18, 12)
  pen.shape('-8,-42! 8,-42! 9,-26 22,-12 22,46! -22,46! -22,-12 -9,-26')
  pen.box(-15, 2, 30, 28)
}

/** From the top to the bottom: what each level shows. */
const LEVELS = [
  { label: 'sweets', items: ['candy'] },
  { label: 'oils', items: ['oil'] },
  { label: 'milk-and-meat', items: ['milk', 'cheese', 'fish'] },
  { label: 'grains', items: ['bread', 'croissant', 'pretzel', 'bread'] },
  { label: 'fruit-and-vegetables', items: ['carrot', 'apple', 'broccoli', 'banana', 'tomato'] },
  { label: 'drinks', items: ['glass', 'glass', 'glass', 'glass', 'glass', 'glass'] },
] as const

export const foodPyramid: Diagram = {
  labels: LEVELS.map(({ label }) => label).toReversed(),
  shows: [
    'candy',
    'milk',
    'cheese',
    'fish',
    'bread',
    'carrot',
    'apple',
    'broccoli',
    'banana',
    'tomato',
    'fruit',
    'vegetable',
    'water',
    'egg',
    'meat',
  ],
  draw(canvas) {
    const { at, frame } = canvas
    const [top, bottom] = [2, 98]
    const step = (bottom - top) / LEVELS.length
    const halfAt = (y: number) => ((y - top) / (bottom - top)) * 49
    canvas.draw('background', at, (pen) => {
      pen.poly(`50,${top} 99,${bottom} 1,${bottom}`)
      for (let i = 1; i < LEVELS.length; i++) {
        const y = top + i * step
        pen.lines(0, `${50 - halfAt(y)},${y} ${50 + halfAt(y)},${y}`)
      }
    })
    for (const [i, { label, items }] of LEVELS.entries()) {
      const y = top + i * step
      const half = halfAt(y + step * 0.35) * 0.92
      const height = (frame.h * step * 0.5) / 100
      const room = Math.min(i === 0 ? Infinity : height, (2 * half * frame.w) / 100 / items.length)
      for (const [k, item] of items.entries()) {
        const x =
          50 + (items.length > 1 ? (k / (items.length - 1) - 0.5) * 2 * (half - (room / frame.w) * 50) : 0)
        const middle = at([x, y + step * (i === 0 ? 0.56 : 0.36)])
        const side = i === 0 ? height * 0.8 : room
        const place = ([u, v]: Vec): Vec => [middle[0] + (u * side) / 100, middle[1] + (v * side) / 100]
        if (item === 'glass') canvas.draw('water', place, glass)
        else if (item === 'oil') canvas.draw('bottle', place, oilBottle)
        else if (canvas.has(item))
          canvas.figure(
            item,
            { x: middle[0] - side / 2, y: middle[1] - side / 2, w: side, h: side },
            { centred: true },
          )
      }
      if (i > 1) canvas.label(label, at([50, y + step * 0.83]), (frame.w * 2 * halfAt(y + step)) / 105)
      else
        canvas.pointer(
          label,
          at([84, y + step * 0.6]),
          at([50 + halfAt(y + step * 0.7) * 0.5, y + step * 0.7]),
          210,
        )
    }
  },
}

function grass(pen: PiecePen): void {
  pen.shape(
    '-46,40! -40,4 -34,-14! -28,10 -22,36! -18,-6 -8,-34! -4,-2 -2,36! 4,-8 16,-30! 16,0 16,36! 24,6 38,-10! 36,16 40,40!',
  )
  pen.shape('-50,36! 0,30 50,36! 50,48! -50,48!')
}

export const foodChain: Diagram = {
  labels: ['sun', 'plant', 'rabbit', 'fox'],
  shows: ['grass', 'plant', 'animal'],
  draw(canvas) {
    drawChain(canvas, [
      {
        label: 'sun',
        draw: (each, _, { x, y, w, h }) => drawSun(each, ...share(each.frame, x + w / 2, y + h / 2), w),
      },
      { label: 'plant', draw: (each, place) => each.draw('grass', place, grass) },
      { label: 'rabbit', draw: (each, _, box) => each.figure('rabbit', box, { facing: 'right' }) },
      { label: 'fox', draw: (each, _, box) => each.figure('fox', box, { facing: 'left' }) },
    ])
  },
}

const share = (
  frame: { x: number; y: number; w: number; h: number },
  x: number,
  y: number,
): [number, number] => [((x - frame.x) / frame.w) * 100, ((y - frame.y) / frame.h) * 100]

function iceCubes(pen: PiecePen): void {
  for (const [x, y] of [
    [-24, 14],
    [22, 18],
    [0, -24],
  ] as const) {
    pen.poly(
      `${x - 22},${y - 14} ${x},${y - 24} ${x + 22},${y - 14} ${x + 22},${y + 14} ${x},${y + 26} ${x - 22},${y + 14}`,
    )
    pen.lines(0, `${x - 22},${y - 14} ${x},${y - 4} ${x + 22},${y - 14}`, `${x},${y - 4} ${x},${y + 26}`)
  }
}

function kettle(pen: PiecePen): void {
  pen.shape('28,0! 44,-4 50,-22! 56,-18 46,14 28,24!')
  pen.band('-22,-16 -20,-42 0,-50 20,-42 22,-16', 6)
  pen.shape('-32,-8! -20,-18 20,-18 32,-8! 36,30 26,44! -26,44! -36,30')
  pen.oval(0, -22, 5)
  for (const x of [52, 68])
    pen.shape(`${x},-30! ${x - 8},-44 ${x + 6},-58 ${x - 2},-74! ${x + 12},-58 ${x + 2},-44`)
}

export const statesOfWater: Diagram = {
  labels: ['ice', 'melting', 'water', 'evaporation', 'steam', 'condensation', 'freezing'],
  shows: ['water', 'ice-cube', 'teapot', 'kettle', 'cloud'],
  draw: (canvas) =>
    drawChain(
      canvas,
      [
        { label: 'ice', draw: (each, place) => each.draw('ice', place, iceCubes) },
        { label: 'water', draw: (each, place) => each.draw('water', place, glass) },
        {
          label: 'steam',
          draw: (each, place) => each.draw('teapot', ([u, v]) => place([u * 0.8 - 8, v * 0.8 + 10]), kettle),
        },
      ],
      [
        ['melting', 'freezing'],
        ['evaporation', 'condensation'],
      ],
    ),
}
