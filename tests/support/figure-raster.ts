import { Resvg } from '@resvg/resvg-js'
import type { Figure, Shape } from '#artist/drawing.ts'

const SIZE = 360
const MARGIN = 20

/** True where the picture is dark. */
function bitmap(
  shapes: readonly Shape[],
  figure: Figure,
  paint: (s: Shape, pen: number) => string,
): Uint8Array {
  const { w, h } = figure.box
  const k = (SIZE - MARGIN * 2) / Math.max(w, h)
  const pen = 1.9 / k
  const body = shapes.map((s) => `<path d="${s.d}" ${paint(s, pen)}/>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="#fff"/><g transform="translate(${MARGIN} ${MARGIN}) scale(${k})" stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const dark = new Uint8Array(SIZE * SIZE)
  for (let i = 0; i < dark.length; i++) dark[i] = (pixels[i * 4] ?? 255) < 140 ? 1 : 0
  return dark
}

const FILL = { paper: '#fff', ink: '#000', none: 'none' } as const

const asDrawn = (s: Shape, pen: number): string =>
  `fill="${FILL[s.fill]}"${s.stroke ? ` stroke="#000" stroke-width="${s.stroke * pen}"` : ''}`

/**
 * How many pixels of a figure's paper can be reached from outside the figure without crossing a line: 0 for a closed drawing.
 * `spoil` draws over the picture, to see that a broken outline is found.
 */
export function leakedPixels(figure: Figure, spoil: readonly Shape[] = []): number {
  const all = [...figure.shapes, ...figure.front]
  const dark = bitmap([...all, ...spoil], figure, (s, pen) =>
    spoil.includes(s) ? `fill="none" stroke="#fff" stroke-width="${s.stroke * pen}"` : asDrawn(s, pen),
  )
  const paper = bitmap(
    all.filter((s) => s.fill === 'paper'),
    figure,
    () => 'fill="#000"',
  )
  const outside = flood(dark)
  let leaked = 0
  for (let y = 4; y < SIZE - 4; y++)
    for (let x = 4; x < SIZE - 4; x++) {
      const i = y * SIZE + x
      const deep = [i, i - 3, i + 3, i - 3 * SIZE, i + 3 * SIZE].every((j) => paper[j])
      if (outside[i] && deep) leaked++
    }
  return leaked
}

function flood(dark: Uint8Array): Uint8Array {
  const seen = new Uint8Array(dark.length)
  const queue = [0]
  seen[0] = 1
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    const x = i % SIZE
    for (const j of [i - SIZE, i + SIZE, x ? i - 1 : -1, x < SIZE - 1 ? i + 1 : -1])
      if (j >= 0 && j < dark.length && !seen[j] && !dark[j]) {
        seen[j] = 1
        queue.push(j)
      }
  }
  return seen
}
