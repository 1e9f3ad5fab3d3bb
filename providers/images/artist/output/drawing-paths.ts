import type { Shape } from '#artist/drawing.ts'
import type { Page } from '#artist/page/to-svg.ts'

export const INK = '#1d1b20'
const CRAYONS = ['#ff6b57', '#4db6e5', '#ffd23f', '#62c370', '#8a6fd1', '#ff9f43']
/** Tints for large background shapes. Shapes that fill almost the whole sheet stay white. */
const TINTS = ['#dcf0fa', '#fff4cc', '#dcf3df', '#ffe3df']
const LARGE_SHARE = 0.2
const WHOLE_SHARE = 0.85

/** The SVG paths of a page, plain or colored in with crayons. */
export function drawingPaths({ pen, shapes, paper }: Page, colored: boolean): string {
  const sheet = paper.width * paper.height
  let next = 0
  const fillOf = (shape: Shape) => {
    if (shape.fill !== 'paper') return shape.fill === 'ink' ? INK : 'none'
    if (!colored) return '#fff'
    const part = boundingArea(shape.d) / sheet
    if (part > WHOLE_SHARE) return '#fff'
    const crayons = part > LARGE_SHARE ? TINTS : CRAYONS
    return crayons[next++ % crayons.length]!
  }
  return shapes
    .map(
      (shape) =>
        `<path d="${shape.d}" fill="${fillOf(shape)}" stroke="${shape.stroke > 0 ? INK : 'none'}" stroke-width="${shape.stroke * pen}" stroke-linejoin="round" stroke-linecap="round"/>`,
    )
    .join('')
}

/** The area of a shape's bounding box. */
function boundingArea(d: string): number {
  const numbers = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  if (xs.length === 0 || ys.length === 0) return 0
  const span = (values: number[]) =>
    values.reduce((max, value) => Math.max(max, value), -Infinity) -
    values.reduce((min, value) => Math.min(min, value), Infinity)
  return span(xs) * span(ys)
}
