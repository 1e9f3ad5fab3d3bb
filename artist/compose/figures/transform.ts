import type { Box, Figure, Point, Shape } from '../../drawing.ts'

/** Scales a figure about 0,0 and then moves it. */
export interface Move {
  scale: number
  x: number
  y: number
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g
const round = (value: number) => Math.round(value * 100) / 100

/** Paths hold absolute coordinate pairs only, so every second number is a y. */
function movePath(d: string, { scale, x, y }: Move, flip: 1 | -1 = 1): string {
  let isX = true
  return d.replace(NUMBER, (text) => {
    const value = isX ? x + Number(text) * scale * flip : y + Number(text) * scale
    isX = !isX
    return `${round(value)}`
  })
}

/** Limits all y values of a path, so that nothing is below a line. */
export const cutBelow = (d: string, lowest: number): string => limited(d, [-Infinity, Infinity], lowest)

/** Moves all points of a path into a column and above a line. */
export function limited(d: string, [left, right]: readonly [number, number], lowest: number): string {
  let isX = true
  return d.replace(NUMBER, (text) => {
    const value = Number(text)
    const inside = isX ? Math.max(left, Math.min(right, value)) : Math.min(value, round(lowest))
    isX = !isX
    return inside === value ? text : `${round(inside)}`
  })
}

/** Shapes with changed outlines; their patches change with them. */
export const mapPaths = (shapes: readonly Shape[], change: (d: string) => string): Shape[] =>
  shapes.map((shape) => ({
    ...shape,
    d: change(shape.d),
    ...(shape.patches && { patches: shape.patches.map((patch) => ({ ...patch, d: change(patch.d) })) }),
  }))

/** Line widths are not scaled, because they depend on the page's pen. */
export const moveShapes = (shapes: readonly Shape[], move: Move): Shape[] =>
  mapPaths(shapes, (d) => movePath(d, move))

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

/** Mirrors a figure about the vertical middle line of its box. */
export function mirrorFigure(figure: Figure): Figure {
  const leftPlusRight = figure.box.x * 2 + figure.box.w
  const shapes = (list: readonly Shape[]) =>
    mapPaths(list, (d) => movePath(d, { scale: 1, x: leftPlusRight, y: 0 }, -1))
  const point = (p: Point): Point => ({ x: round(leftPlusRight - p.x), y: p.y })
  const boxAt = (box: Box): Box => ({ ...box, x: round(leftPlusRight - box.x - box.w) })
  const { handLeft, handRight, ...others } = figure.anchors
  const anchors: Figure['anchors'] = {}
  for (const [name, p] of Object.entries(others)) anchors[name as keyof typeof others] = point(p)
  if (handLeft) anchors.handRight = point(handLeft)
  if (handRight) anchors.handLeft = point(handRight)
  return {
    ...figure,
    shapes: shapes(figure.shapes),
    front: shapes(figure.front),
    ...(figure.face && { face: boxAt(figure.face) }),
    ...(figure.faces && { faces: figure.faces.map(boxAt) }),
    facing: figure.facing === 'left' ? 'right' : figure.facing === 'right' ? 'left' : 'front',
    anchors,
  }
}

/** Turns a figure about the middle of its ground line; positive degrees lower its right side. */
export function tiltFigure(figure: Figure, degrees: number): Figure {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [cx, cy] = [figure.box.x + figure.box.w / 2, figure.ground]
  const point = ({ x, y }: Point): Point => ({
    x: round(cx + (x - cx) * cos - (y - cy) * sin),
    y: round(cy + (x - cx) * sin + (y - cy) * cos),
  })
  const path = (d: string): string =>
    d.replace(PAIR, (_, x: string, y: string) => {
      const turned = point({ x: Number(x), y: Number(y) })
      return `${turned.x} ${turned.y}`
    })
  const shapes = (list: readonly Shape[]) => mapPaths(list, path)
  const boxAt = (box: Box): Box => {
    const middle = point({ x: box.x + box.w / 2, y: box.y + box.h / 2 })
    return { ...box, x: middle.x - box.w / 2, y: middle.y - box.h / 2 }
  }
  const anchors: Figure['anchors'] = {}
  for (const [name, at] of Object.entries(figure.anchors)) anchors[name as keyof typeof anchors] = point(at)
  const turned = { ...figure, shapes: shapes(figure.shapes), front: shapes(figure.front), anchors }
  return {
    ...turned,
    box: boundsOfPaths([...turned.shapes, ...turned.front]),
    ...(figure.face && { face: boxAt(figure.face) }),
    ...(figure.faces && { faces: figure.faces.map(boxAt) }),
  }
}
const PAIR = /(-?[\d.]+(?:e[-+]?\d+)?)[ ,]+(-?[\d.]+(?:e[-+]?\d+)?)/g

/** A box around all points of the paths. */
export function boundsOfPaths(shapes: readonly Shape[]): Box {
  const numbers = shapes.flatMap(({ d }) => (d.match(NUMBER) ?? []).map(Number))
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, i) => i % 2 === odd)) as [number[], number[]]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top }
}

export function unionOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.x))
  const top = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.w))
  const bottom = Math.max(...boxes.map((box) => box.y + box.h))
  return { x: left, y: top, w: right - left, h: bottom - top }
}

export function overlapArea(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}
