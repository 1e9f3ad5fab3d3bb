import { Resvg } from '@resvg/resvg-js'
import type { Figure, Shape } from '#artist/drawing.ts'
import { applyBrush } from '#artist/page/brush.ts'

/** The side of the rendered square and the margin around the figure, in pixels. */
const SIZE = 360
const MARGIN = 20
/** About as many pixels wide as a pen on a figure of this size. */
const PEN_PX = 1.9
/** A pixel whose brightness is below this is dark. */
const DARK_BELOW = 140
/** Pixels nearer to the edge of the paper than this are not counted, because its edge lies below the line. */
const EDGE_PX = 3

/** Renders shapes. A pixel is 1 where the picture is dark. */
function renderBitmap(
  shapes: readonly Shape[],
  figure: Figure,
  attributes: (shape: Shape, penWidth: number, original: Shape) => string,
): Uint8Array {
  const { w, h } = figure.box
  const scale = (SIZE - MARGIN * 2) / Math.max(w, h)
  const penWidth = PEN_PX / scale
  // A figure of this size has a large head, so the parts for small heads are left out.
  const shown = shapes.filter(({ onHead }) => onHead !== 'small')
  const body = applyBrush(shown, penWidth)
    .map((shape, i) => `<path d="${shape.d}" ${attributes(shape, penWidth, shown[i]!)}/>`)
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="#fff"/><g transform="translate(${MARGIN} ${MARGIN}) scale(${scale})" stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const dark = new Uint8Array(SIZE * SIZE)
  for (let i = 0; i < dark.length; i++) dark[i] = (pixels[i * 4] ?? 255) < DARK_BELOW ? 1 : 0
  return dark
}

const FILL = { paper: '#fff', ink: '#000', none: 'none' } as const

const drawnAttributes = ({ fill, stroke }: Shape, penWidth: number): string =>
  `fill="${FILL[fill]}"${stroke ? ` stroke="#000" stroke-width="${stroke * penWidth}"` : ''}`

/**
 * Counts the pixels of a figure's paper that can be reached from outside without crossing a line: 0 for a closed
 * drawing. `eraserLines` erase parts of it, to test that a broken outline is detected.
 */
export function leakedPixels(figure: Figure, eraserLines: readonly Shape[] = []): number {
  const shapes = [...figure.shapes, ...figure.front]
  const dark = renderBitmap([...shapes, ...eraserLines], figure, (shape, penWidth, original) =>
    eraserLines.includes(original)
      ? `fill="none" stroke="#fff" stroke-width="${shape.stroke * penWidth}"`
      : drawnAttributes(shape, penWidth),
  )
  const paper = renderBitmap(
    shapes.filter(({ fill }) => fill === 'paper'),
    figure,
    () => 'fill="#000"',
  )
  const outside = floodFill(dark)
  let leaked = 0
  for (let y = EDGE_PX + 1; y < SIZE - EDGE_PX - 1; y++)
    for (let x = EDGE_PX + 1; x < SIZE - EDGE_PX - 1; x++) {
      const i = y * SIZE + x
      const isInsidePaper = [0, -EDGE_PX, EDGE_PX, -EDGE_PX * SIZE, EDGE_PX * SIZE].every(
        (step) => paper[i + step],
      )
      if (outside[i] && isInsidePaper) leaked++
    }
  return leaked
}

function floodFill(dark: Uint8Array): Uint8Array {
  const reached = new Uint8Array(dark.length)
  const queue = [0]
  reached[0] = 1
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    const x = i % SIZE
    for (const j of [i - SIZE, i + SIZE, x ? i - 1 : -1, x < SIZE - 1 ? i + 1 : -1])
      if (j >= 0 && j < dark.length && !reached[j] && !dark[j]) {
        reached[j] = 1
        queue.push(j)
      }
  }
  return reached
}
