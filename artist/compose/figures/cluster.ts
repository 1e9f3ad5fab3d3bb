import type { AnchorName, Box, Figure, Point } from '../../drawing.ts'
import { inPageUnits, REGION_SIZES } from '../../gate/region-sizes.ts'
import { parsePath } from '../../page/path.ts'
import { moveBox, movePoint, moveShapes, unionOf, type Move } from './transform.ts'

/** One figure in a cluster. */
export interface Part {
  figure: Figure
  move: Move
  /** The figure's index in the wish; not set for things like a hat or a ball that belong to another figure. */
  figureIndex?: number
  /**
   * How many of the following parts are painted before this part's `front` shapes: a driver is painted between the car's body
   * and its door.
   */
  frontAfter: number
  /** Painted before all other parts. */
  behind?: boolean
  /** Drawn with finer lines than the page's pen, because it is small. */
  fine?: boolean
}

/** Where a cluster belongs on the page. */
export type PageZone = 'ground' | 'air' | 'water' | 'behind'

/**
 * Figures that are placed together: a rider and the horse, three rabbits, a cat in its box. In centimetres, ground
 * at y 0.
 */
export interface Cluster {
  parts: Part[]
  zone: PageZone
  /** Stands in the water, which hides its legs. */
  wades?: boolean
  /** Contains a person, so heights are compared with other people. */
  human?: boolean
  /** Contains only things, so it is drawn smaller than a small animate main figure. */
  inanimate?: boolean
}

const CM_PER_METRE = 100

/** A cluster of one figure in real size, standing on y 0 and centred at x 0. */
export function singleFigureCluster(
  figure: Figure,
  metres: number,
  figureIndex?: number,
  zone: PageZone = 'ground',
): Cluster {
  const perMetre = figure.perMetre ?? figure.box.h / metres
  const scale = CM_PER_METRE / perMetre
  const move = { scale, x: -(figure.box.x + figure.box.w / 2) * scale, y: -figure.ground * scale }
  return { parts: [{ figure, move, figureIndex, frontAfter: 0 }], zone }
}

export const partBox = ({ figure, move }: Part): Box => moveBox(figure.box, move)
export const clusterBox = ({ parts }: Cluster): Box => unionOf(parts.map(partBox))

export const facesOf = ({ parts }: Cluster): Box[] =>
  parts.flatMap(({ figure, move }) =>
    (figure.faces ?? (figure.face ? [figure.face] : [])).map((box) => moveBox(box, move)),
  )

/** Outlines of living figures as path data: the first shape of a figure is its contour. */
export const bodiesOf = ({ parts }: Cluster): string[] =>
  parts.flatMap(({ figure, move }) =>
    figure.face ? moveShapes(figure.shapes.slice(0, 1), move).map(({ d }) => d) : [],
  )

/** The smallest region to color, in square page units. */
const SMALLEST_REGION = inPageUnits(REGION_SIZES.hard.smallestMm2)

/** The number of regions to color that a cluster on the page has, roughly: its closed shapes that are large enough. */
export const regionsOf = ({ parts }: Cluster): number =>
  parts.reduce(
    (sum, { figure, move }) =>
      sum +
      [...figure.shapes, ...figure.front].filter(
        ({ d, fill, stroke, onHead }) =>
          fill === 'paper' &&
          stroke > 0 &&
          onHead !== 'small' &&
          sizeOfPath(d) * move.scale ** 2 > SMALLEST_REGION,
      ).length,
    0,
  )

/** The area of a box around a path's points. */
function sizeOfPath(d: string): number {
  const xs: number[] = []
  const ys: number[] = []
  for (const { points } of parsePath(d))
    for (let i = 0; i + 1 < points.length; i += 2) {
      xs.push(points[i]!)
      ys.push(points[i + 1]!)
    }
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}

export function anchorOf({ figure, move }: Part, ...names: AnchorName[]): Point | undefined {
  for (const name of names) {
    const point = figure.anchors[name]
    if (point) return movePoint(point, move)
  }
  return undefined
}

/** Scales the cluster about 0,0 and then moves it. */
export function transformCluster(cluster: Cluster, { scale, x, y }: Move): Cluster {
  const parts = cluster.parts.map((part) => ({
    ...part,
    move: { scale: part.move.scale * scale, x: part.move.x * scale + x, y: part.move.y * scale + y },
  }))
  return { ...cluster, parts }
}

export const mainPart = (cluster: Cluster): Part => cluster.parts[0]!

/** Where the main figure looks: 1 to the right, -1 to the left. */
export const directionOf = (cluster: Cluster): 1 | -1 => (mainPart(cluster).figure.facing === 'left' ? -1 : 1)

/** How large a cluster looks: the square root of its area. */
export function clusterSize(cluster: Cluster): number {
  const { w, h } = clusterBox(cluster)
  return Math.sqrt(w * h)
}
