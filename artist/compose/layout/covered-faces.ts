import type { Box, Point, Shape } from '../../drawing.ts'
import { parsePath } from '../../page/path.ts'
import { partBox, type Cluster, type Part } from '../figures/cluster.ts'
import { EYEWEAR } from '../figures/noun-lists.ts'
import { paintOrder } from '../figures/paint-order.ts'
import { moveBox, overlapArea } from '../figures/transform.ts'

/** A face that another part covers. */
interface CoveredFace {
  part: Part
  by: Part
  /** Share of the face from the eyes to the mouth. */
  share: number
}

/** The edge of a face may be covered: by a cheek, an ear or food. */
export const ACCEPTED_COVER = 0.06

/** The middle of a head, from the eyes to the mouth, as a share of its width and height. */
const INNER = 0.74
/** Points to test along each side of a face. */
const GRID = 9

/** The faces that parts painted later cover, however small the share is. Each face is measured once for each part that covers it. */
export function coveredFaces(clusters: readonly Cluster[]): CoveredFace[] {
  const layers = clusters.flatMap(paintOrder)
  return layers.flatMap(({ part, isFront }, i) => {
    if (isFront || !part.figure.face) return []
    const later = layers
      .slice(i + 1)
      .filter((layer) => layer.part !== part && !EYEWEAR.has(layer.part.figure.id))
    return innerFaces(part).flatMap((face) => coversOf(part, face, later))
  })
}

/** The largest share of a face that one other part covers. */
export const largestCover = (clusters: readonly Cluster[]): number =>
  Math.max(0, ...coveredFaces(clusters).map(({ share }) => share))

const innerFaces = ({ figure, move }: Part): Box[] =>
  (figure.faces ?? [figure.face!]).map((face) => {
    const { x, y, w, h } = moveBox(face, move)
    return { x: x + (w * (1 - INNER)) / 2, y: y + (h * (1 - INNER)) / 2, w: w * INNER, h: h * INNER }
  })

function coversOf(
  part: Part,
  face: Box,
  later: readonly { part: Part; shapes: readonly Shape[] }[],
): CoveredFace[] {
  const near = later.filter((layer) => overlapArea(partBox(layer.part), face) > 0)
  if (near.length === 0) return []
  const points = pointsIn(face)
  const coverers = [...new Set(near.map((layer) => layer.part))]
  return coverers.flatMap((by) => {
    const shapes = near.filter((layer) => layer.part === by).flatMap((layer) => layer.shapes)
    const covered = points.filter((point) => isPainted(shapes, localPoint(point, by))).length
    return covered > 0 ? [{ part, by, share: covered / points.length }] : []
  })
}

/** Points of an ellipse. */
function pointsIn({ x, y, w, h }: Box): Point[] {
  const steps = Array.from({ length: GRID }, (_, i) => ((i + 0.5) / GRID) * 2 - 1)
  return steps.flatMap((dy) =>
    steps.flatMap((dx) =>
      dx * dx + dy * dy > 1 ? [] : [{ x: x + (w * (1 + dx)) / 2, y: y + (h * (1 + dy)) / 2 }],
    ),
  )
}

const localPoint = ({ x, y }: Point, { move }: Part): Point => ({
  x: (x - move.x) / move.scale,
  y: (y - move.y) / move.scale,
})

const isPainted = (shapes: readonly Shape[], point: Point): boolean =>
  shapes.some((shape) => shape.fill !== 'none' && shape.onHead !== 'small' && isInside(areaOf(shape), point))

interface Area {
  box: Box
  edges: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[]
}

/** Shapes never change, and the same ones are measured again when a group is arranged in another way. */
const areas = new WeakMap<Shape, Area>()

function areaOf(shape: Shape): Area {
  const known = areas.get(shape)
  if (known) return known
  const edges: [number, number, number, number][] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const { kind, points } of parsePath(shape.d)) {
    const [toX, toY] = kind === 'Z' ? [startX, startY] : [points.at(-2)!, points.at(-1)!]
    if (kind === 'M') [startX, startY] = [toX, toY]
    else if (kind === 'C') {
      // Two lines through the middle of a curve are close enough.
      const [midX, midY] = [0, 1].map(
        (k) => ((k ? y : x) + 3 * points[k]! + 3 * points[k + 2]! + points[k + 4]!) / 8,
      ) as [number, number]
      edges.push([x, y, midX, midY], [midX, midY, toX, toY])
    } else edges.push([x, y, toX, toY])
    ;[x, y] = [toX, toY]
  }
  const xs = edges.flatMap(([x1, , x2]) => [x1, x2])
  const ys = edges.flatMap(([, y1, , y2]) => [y1, y2])
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const area = { edges, box: { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top } }
  areas.set(shape, area)
  return area
}

/** By the nonzero rule. */
function isInside({ box, edges }: Area, { x, y }: Point): boolean {
  if (x < box.x || x > box.x + box.w || y < box.y || y > box.y + box.h) return false
  let winding = 0
  for (const [x1, y1, x2, y2] of edges)
    if (y1 <= y !== y2 <= y && x1 + ((x2 - x1) * (y - y1)) / (y2 - y1) > x) winding += y2 > y1 ? 1 : -1
  return winding !== 0
}
