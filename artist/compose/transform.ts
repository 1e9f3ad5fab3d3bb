import type { Box, Figure, Point, Shape } from '../drawing.ts'

/** Where a figure goes: scaled about its own 0,0 and then moved. */
export interface Move {
  scale: number
  x: number
  y: number
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g
const round = (value: number) => Math.round(value * 100) / 100

/** Paths hold absolute pairs only, so every first number is an x. */
function movePath(d: string, { scale, x, y }: Move, flip: 1 | -1 = 1): string {
  let isX = true
  return d.replace(NUMBER, (text) => {
    const value = isX ? x + Number(text) * scale * flip : y + Number(text) * scale
    isX = !isX
    return `${round(value)}`
  })
}

/** The same path with nothing below a line: what reached further down ends on it. */
export function cutBelow(d: string, lowest: number): string {
  let isX = true
  return d.replace(NUMBER, (text) => {
    const value = isX ? text : `${Math.min(Number(text), round(lowest))}`
    isX = !isX
    return value
  })
}

/** Line widths stay what they are: they belong to the page's pen. */
export const moveShapes = (shapes: readonly Shape[], move: Move): Shape[] =>
  shapes.map((shape) => ({ ...shape, d: movePath(shape.d, move) }))

export const moveBox = (box: Box, { scale, x, y }: Move): Box => ({
  x: x + box.x * scale,
  y: y + box.y * scale,
  w: box.w * scale,
  h: box.h * scale,
})

export const movePoint = (point: Point, { scale, x, y }: Move): Point => ({
  x: x + point.x * scale,
  y: y + point.y * scale,
})

/** The figure looking the other way, in the same place. */
export function mirrored(figure: Figure): Figure {
  const twice = figure.box.x * 2 + figure.box.w
  const shapes = (list: readonly Shape[]) =>
    list.map((shape) => ({ ...shape, d: movePath(shape.d, { scale: 1, x: twice, y: 0 }, -1) }))
  const point = (p: Point): Point => ({ x: round(twice - p.x), y: p.y })
  const { handLeft, handRight, ...others } = figure.anchors
  const anchors: Figure['anchors'] = {}
  for (const [name, p] of Object.entries(others)) anchors[name as keyof typeof others] = point(p)
  if (handLeft) anchors.handRight = point(handLeft)
  if (handRight) anchors.handLeft = point(handRight)
  return {
    ...figure,
    shapes: shapes(figure.shapes),
    front: shapes(figure.front),
    ...(figure.face && { face: { ...figure.face, x: round(twice - figure.face.x - figure.face.w) } }),
    facing: figure.facing === 'left' ? 'right' : figure.facing === 'right' ? 'left' : 'front',
    anchors,
  }
}

export function unionOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.x))
  const top = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.w))
  const bottom = Math.max(...boxes.map((box) => box.y + box.h))
  return { x: left, y: top, w: right - left, h: bottom - top }
}

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}
