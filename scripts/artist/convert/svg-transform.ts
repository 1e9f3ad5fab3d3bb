import type { Contour } from './path-data.ts'

/** The values of `matrix(a b c d e f)` in SVG. */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

export function parseTransform(text: string | undefined): Matrix {
  let matrix = IDENTITY
  for (const [, name, list] of (text ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const v = (list!.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number)
    matrix = multiply(matrix, matrixOf(name!, v))
  }
  return matrix
}

/** The matrix of one SVG transform function. */
function matrixOf(name: string, v: number[]): Matrix {
  if (name === 'matrix') return v as unknown as Matrix
  if (name === 'translate') return [1, 0, 0, 1, v[0]!, v[1] ?? 0]
  if (name === 'scale') return [v[0]!, 0, 0, v[1] ?? v[0]!, 0, 0]
  if (name !== 'rotate') throw new Error(`unsupported transform: ${name}`)
  const angle = (v[0]! * Math.PI) / 180
  const rotation: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
  if (v.length < 3) return rotation
  return multiply(multiply([1, 0, 0, 1, v[1]!, v[2]!], rotation), [1, 0, 0, 1, -v[1]!, -v[2]!])
}

export const transformContours = (contours: readonly Contour[], m: Matrix): Contour[] =>
  contours.map(({ points, closed }) => ({
    closed,
    points: points.map((value, i) =>
      i % 2 === 0 ? m[0] * value + m[2] * points[i + 1]! + m[4] : m[1] * points[i - 1]! + m[3] * value + m[5],
    ),
  }))

export const scaleOf = (m: Matrix) => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]))
