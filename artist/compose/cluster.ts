import type { AnchorName, Box, Figure, Point } from '../drawing.ts'
import { moveBox, movePoint, unionOf, type Move } from './transform.ts'

/** One figure within a cluster. */
export interface Part {
  figure: Figure
  move: Move
  /** Which figure of the wish it is; nothing for a hat or a ball that only belongs to one. */
  wished?: number
  /** Its `front` shapes are painted after this many later parts, so that a rider sits between. */
  frontAfter: number
  /** Painted before all the others, wherever it was joined. */
  behind?: boolean
  /** Drawn with finer lines than the page's pen, because it is small. */
  fine?: boolean
}

/** Where a cluster belongs on the page. */
export type Rest = 'ground' | 'air' | 'water' | 'behind'

/** Figures that move as one: a rider and the horse, three rabbits, a cat in its box. In centimetres, ground at y 0. */
export interface Cluster {
  parts: Part[]
  rest: Rest
  /** Somebody, alone or several: sized by height among others. */
  human?: boolean
  /** A thing beside somebody who is alive is never the larger one on a page about the small. */
  lifeless?: boolean
}

export const CM = 100

/** A figure in natural size, standing on y 0 with its middle at x 0. */
export function solo(figure: Figure, metres: number, wished: number, rest: Rest = 'ground'): Cluster {
  const perMetre = figure.perMetre ?? figure.box.h / metres
  const scale = CM / perMetre
  const move = { scale, x: -(figure.box.x + figure.box.w / 2) * scale, y: -figure.ground * scale }
  return { parts: [{ figure, move, wished, frontAfter: 0 }], rest }
}

export const partBox = ({ figure, move }: Part): Box => moveBox(figure.box, move)
export const clusterBox = ({ parts }: Cluster): Box => unionOf(parts.map(partBox))

export const facesOf = ({ parts }: Cluster): Box[] =>
  parts.flatMap(({ figure, move }) => (figure.face ? [moveBox(figure.face, move)] : []))

export function anchorOf({ figure, move }: Part, ...names: AnchorName[]): Point | undefined {
  for (const name of names) {
    const point = figure.anchors[name]
    if (point) return movePoint(point, move)
  }
  return undefined
}

/** Scaled about 0,0 and then moved. */
export function placed(cluster: Cluster, { scale, x, y }: Move): Cluster {
  const parts = cluster.parts.map((part) => ({
    ...part,
    move: { scale: part.move.scale * scale, x: part.move.x * scale + x, y: part.move.y * scale + y },
  }))
  return { ...cluster, parts }
}

export const root = (cluster: Cluster): Part => cluster.parts[0]!

/** The taller of height and the part of the width that makes a thing look large. */
export function bulk(cluster: Cluster): number {
  const { w, h } = clusterBox(cluster)
  return Math.sqrt(w * h)
}
