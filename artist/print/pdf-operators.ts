import { rgbOf } from '#domain/coloring/crayons.ts'
import type { Shape } from '../drawing.ts'
import { parsePath } from '../page/path.ts'

export const formatNumber = (value: number) => `${Math.round(value * 1000) / 1000}`

const PATH_OPERATORS = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const

/** The PDF operators of SVG path data, without the operator that paints it. */
export function pathOperators(d: string): string {
  let out = ''
  for (const { kind, points } of parsePath(d)) {
    for (const value of points) out += `${formatNumber(value)} `
    out += `${PATH_OPERATORS[kind]} `
  }
  return out
}

/** Shapes in paint order. Fill and line width are written only when they change. */
export function* shapeOperators(shapes: readonly Shape[], pen: number): Generator<string> {
  let fill = ''
  let width = -1
  for (const shape of shapes) {
    const gray = shape.fill === 'ink' ? '0 g' : '1 g'
    if (shape.fill !== 'none' && gray !== fill) yield (fill = gray)
    const line = Math.round(shape.stroke * pen * 100) / 100
    if (line > 0 && line !== width) yield `${(width = line)} w`
    const paint = shape.fill === 'none' ? 'S' : line > 0 ? 'B' : 'f'
    if (paint === 'S' && line === 0) continue
    yield `${pathOperators(shape.d)}${paint}`
  }
}

/** A color such as `#e5383b` as the three operands of `rg` and `RG`. */
export const rgbOperands = (color: string): string =>
  rgbOf(color)
    .map((value) => formatNumber(value / 255))
    .join(' ')
