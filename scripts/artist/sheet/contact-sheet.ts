import { Resvg } from '@resvg/resvg-js'
import type { Figure, Shape } from '#artist/drawing.ts'
import { applyBrush } from '#artist/page/brush.ts'

interface Cell {
  label: string
  figure: Figure
}

const COLUMNS = 8
const CELL = 196
const LABEL = 14
const MARGIN = 10
/** Line width on the sheet, in pixels. */
const PEN = 1.5

const FILLS: Record<Shape['fill'], string> = { paper: '#fff', ink: '#000', none: 'none' }

export function shapeSvg({ d, fill, stroke }: Shape, pen: number): string {
  const line = stroke
    ? ` stroke="#000" stroke-width="${(stroke * pen).toFixed(3)}" stroke-linejoin="round" stroke-linecap="round"`
    : ''
  return `<path d="${d}" fill="${FILLS[fill]}"${line}/>`
}

function cellSvg({ label, figure }: Cell, index: number, black: boolean): string {
  const room = CELL - 2 * MARGIN
  const { x, y, w, h } = figure.box
  const scale = Math.min(room / w, (room - LABEL) / h)
  const left = (index % COLUMNS) * CELL + MARGIN + (room - w * scale) / 2
  const top = Math.floor(index / COLUMNS) * CELL + MARGIN + (room - LABEL - h * scale) / 2
  const inked = applyBrush([...figure.shapes, ...figure.front], PEN / scale)
  const shapes = inked
    .map((shape) => shapeSvg(black ? { ...shape, fill: 'ink' } : shape, PEN / scale))
    .join('')
  const middle = (index % COLUMNS) * CELL + CELL / 2
  const bottom = Math.floor(index / COLUMNS) * CELL + CELL - 5
  return (
    `<g transform="translate(${left - x * scale} ${top - y * scale}) scale(${scale})">${shapes}</g>` +
    `<text x="${middle}" y="${bottom}" font-size="12" text-anchor="middle" font-family="sans-serif">${label}</text>`
  )
}

/** One labelled PNG of many figures; `black` shows silhouettes. */
export function contactSheet(cells: readonly Cell[], black = false): Uint8Array {
  const height = Math.ceil(cells.length / COLUMNS) * CELL
  const body = cells.map((cell, index) => cellSvg(cell, index, black)).join('')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * CELL}" height="${height}">` +
    `<rect width="100%" height="100%" fill="#fff"/>${body}</svg>`
  return new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng()
}
