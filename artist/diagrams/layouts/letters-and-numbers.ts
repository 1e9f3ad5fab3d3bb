import { LETTERS, letterId, numberId } from '../../lexicon/letters-and-numbers.ts'
import type { Box } from '../../drawing.ts'
import type { Diagram, DiagramCanvas } from '../diagram.ts'

/** The letters that all six languages have. */
const ALPHABET = LETTERS.slice(0, 26)
const HIGHEST_COUNT = 10
const USUAL_COUNTED = 'heart'
/** Share of its cell that a picture fills. */
const FILL = 0.8
/** Height of the first row of numbers; each further row is one taller. */
const FIRST_ROW = 3
/** Share of its cell that a numeral takes. */
const NUMERAL = 0.3

/** The cell of the i-th of several pictures in a grid. */
function cellOf(grid: Box, columns: number, rows: number, i: number): Box {
  const [w, h] = [grid.w / columns, grid.h / rows]
  return { x: grid.x + (i % columns) * w, y: grid.y + Math.floor(i / columns) * h, w, h }
}

const centredShare = ({ x, y, w, h }: Box, share: number): Box => ({
  x: x + (w * (1 - share)) / 2,
  y: y + (h * (1 - share)) / 2,
  w: w * share,
  h: h * share,
})

/** All letters in rows. */
export const alphabet: Diagram = {
  labels: [],
  draw(canvas) {
    const columns = canvas.frame.h > canvas.frame.w ? 4 : 7
    const rows = Math.ceil(ALPHABET.length / columns)
    for (const [i, letter] of ALPHABET.entries())
      canvas.figure(letterId(letter), centredShare(cellOf(canvas.frame, columns, rows, i), FILL), {
        centred: true,
      })
  },
}

/** The numbers from 1 to 10, each with so many things. Rows with more things are taller. */
export const numberChart: Diagram = {
  labels: [],
  shows: ['number', USUAL_COUNTED],
  draw(canvas) {
    const { frame } = canvas
    const columns = frame.h > frame.w ? 2 : 4
    const rows = Math.ceil(HIGHEST_COUNT / columns)
    const heights = Array.from({ length: rows }, (_, row) => row + FIRST_ROW)
    const unit = frame.h / heights.reduce((sum, height) => sum + height, 0)
    let y = frame.y
    for (const [row, height] of heights.entries()) {
      const band = { ...frame, y, h: height * unit }
      for (let n = row * columns + 1; n <= Math.min((row + 1) * columns, HIGHEST_COUNT); n++)
        drawCount(canvas, n, centredShare(cellOf(band, columns, 1, (n - 1) % columns), 0.92))
      y += band.h
    }
  },
}

function drawCount(canvas: DiagramCanvas, count: number, cell: Box): void {
  const width = cell.w * NUMERAL
  canvas.figure(numberId(count), centredShare({ ...cell, w: width }, FILL), { centred: true })
  const picturesArea = { ...cell, x: cell.x + width, w: cell.w - width }
  const columns = Math.max(1, Math.round(Math.sqrt(count * (picturesArea.w / picturesArea.h))))
  const rows = Math.ceil(count / columns)
  for (let i = 0; i < count; i++)
    canvas.figure(
      canvas.counted ?? USUAL_COUNTED,
      centredShare(cellOf(picturesArea, columns, rows, i), 0.9),
      {
        centred: true,
        detail: 0,
      },
    )
}
