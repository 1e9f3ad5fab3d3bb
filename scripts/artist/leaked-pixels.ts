import { Resvg } from '@resvg/resvg-js'
import type { Figure, Shape } from '#artist/drawing.ts'
import { applyBrush } from '#artist/page/brush.ts'
import { shapeSvg } from './sheet/contact-sheet.ts'

const SIZE = 320
const MARGIN = 12
/** A thin pen: a figure that is closed with it is closed with every thicker one. */
const PEN = 1.6

function svg(figure: Figure, shapes: readonly Shape[], color: (shape: Shape) => Shape | string): string {
  const { x, y, w, h } = figure.box
  const scale = (SIZE - 2 * MARGIN) / Math.max(w, h)
  const body = applyBrush(shapes, PEN / scale).map((shape) => {
    const drawn = color(shape)
    return typeof drawn === 'string' ? drawn : shapeSvg(drawn, PEN / scale)
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="100%" height="100%" fill="#fff"/>` +
    `<g transform="translate(${MARGIN} ${MARGIN}) scale(${scale}) translate(${-x} ${-y})">${body.join('')}</g></svg>`
  )
}

const luminance = (source: string): Uint8Array => {
  const { pixels } = new Resvg(source, { font: { loadSystemFonts: false } }).render()
  return Uint8Array.from({ length: SIZE * SIZE }, (_, i) => pixels[i * 4]!)
}

/**
 * Flood-fills the background from the corner and counts the reached pixels inside the figure's regions. 0 means
 * closed.
 */
export function leakedPixels(figure: Figure): number {
  const shapes = [...figure.shapes, ...figure.front]
  const ink = luminance(svg(figure, shapes, (shape) => shape))
  const inside = luminance(
    svg(
      figure,
      shapes.filter(({ fill, stroke }) => fill === 'paper' && stroke > 0),
      ({ d }) => `<path d="${d}" fill="#000"/>`,
    ),
  )
  const reached = new Uint8Array(SIZE * SIZE)
  const queue = [0]
  reached[0] = 1
  for (let k = 0; k < queue.length; k++) {
    const i = queue[k]!
    const x = i % SIZE
    for (const [next, ok] of [
      [i - 1, x > 0],
      [i + 1, x < SIZE - 1],
      [i - SIZE, i >= SIZE],
      [i + SIZE, i < SIZE * (SIZE - 1)],
    ] as const)
      if (ok && !reached[next] && ink[next]! > 150) {
        reached[next] = 1
        queue.push(next)
      }
  }
  let leaked = 0
  for (let i = 0; i < reached.length; i++) if (reached[i] && inside[i]! < 40) leaked++
  return leaked
}
