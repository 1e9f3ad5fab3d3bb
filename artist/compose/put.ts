import type { Box } from '../drawing.ts'
import type { Dice } from '../scenery/dice.ts'
import { clusterBox, placed, type Cluster } from './cluster.ts'

/** The stage: the frame, where the ground begins, where the water line is, whether one floats. */
export interface Stage {
  frame: Box
  near: number
  waterline?: number
  floating: boolean
  /** How large the main figure shall be, as a share of the frame's height. */
  boldness: number
}

/** A cluster on the page, painted in the order of its feet. */
export interface Placed {
  cluster: Cluster
  box: Box
  feet: number
}

/** What is to be put on the page, how tall, and who stands there already. */
export interface Sorting {
  clusters: readonly Cluster[]
  heights: readonly number[]
  stage: Stage
  dice: Dice
  out: (Placed | undefined)[]
}

/** Boxes of those who have their place. */
export const takenBy = (out: readonly (Placed | undefined)[]): Box[] =>
  out.filter((one) => one !== undefined).map((one) => one.box)

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** Puts a cluster at a height on the page, its middle at x and its feet at the given line, and never over the frame. */
export function put(cluster: Cluster, height: number, x: number, feet: number, stage: Stage): Placed {
  const own = clusterBox(cluster)
  const scale = height / own.h
  const { frame } = stage
  const w = own.w * scale
  const edge = frame.w * 0.025
  const left = clamp(x - w / 2, frame.x + edge, Math.max(frame.x + edge, frame.x + frame.w - edge - w))
  const below = (own.y + own.h) * scale
  const top = clamp(
    feet - height + Math.max(0, below),
    frame.y + frame.h * 0.03,
    frame.y + frame.h * 0.985 - height,
  )
  const moved = placed(cluster, { scale, x: left - own.x * scale, y: top - own.y * scale })
  return { cluster: moved, box: clusterBox(moved), feet: top + height - Math.max(0, below) }
}
