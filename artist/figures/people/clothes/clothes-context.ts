import type { TableRequest } from '../../../drawing.ts'
import { line, smooth, type Knot, type Path } from '../../../geometry/path.ts'
import { createSketch, type Sketch } from '../../../geometry/sketch.ts'
import type { Vec } from '../../../geometry/vector.ts'
import type { Piece } from '../../engine/piece.ts'
import type { Layer } from '../../engine/sketch-pieces.ts'
import type { Skeleton } from '../body/skeleton.ts'
import type { Motif } from './clothes-motifs.ts'
import type { Outfit } from './outfits.ts'

export interface Wearing {
  detail: number
  motif: Motif
  number: number
  /** The figure will be mirrored, so digits must be mirrored first. */
  mirrored: boolean
  belly: number
  /** Things that the pose draws. */
  holds?: readonly string[] | undefined
  table?: SharedTable | undefined
}

/** A table that several people share, in figure units. */
export type SharedTable = TableRequest

/** The state that all layers of clothes share: the body, the cut, and functions that draw in torso coordinates. */
export interface ClothesContext {
  /** Flat cloth is added to this sketch, limbs with `put`; both share one paint order. */
  fig: Sketch
  layers: Layer[]
  put(z: number, ...pieces: Piece[]): void
  bones: Skeleton
  cut: Outfit
  wearing: Wearing
  grow: number
  /** Drawing order of straps, collars and badges: over the shoulders unless an arm crosses the chest. */
  zTop: number
  /** Middle of the chest, shifted by the turn. */
  middle: number
  torsoLine(...points: readonly Vec[]): Path
  across(v: number, bow?: number): Path
  piece(...points: readonly Knot[]): Path
}

export function createClothesContext(bones: Skeleton, cut: Outfit, wearing: Wearing): ClothesContext {
  const { at, shoulders, waist, hips, arms } = bones
  const layers: Layer[] = []
  const wide = Math.max(shoulders, waist, hips) * 1.6
  const torsoLine = (...points: readonly Vec[]) => line(...points.map(([u, v]) => at(u, v)))
  const crossed = arms.near.hand[0] > at(-shoulders * 0.7, 0.5)[0] || bones.pose.far.front === true
  return {
    fig: createSketch(),
    layers,
    put: (z, ...pieces) => void layers.push(...pieces.map((piece) => ({ z, piece }))),
    bones,
    cut,
    wearing,
    grow: cut.grow ?? 0,
    zTop: crossed ? 8 : 20.4,
    middle: bones.turn * shoulders * 0.34,
    torsoLine,
    across: (v, bow = 0.03) => torsoLine([-wide, v + bow * 0.6], [0, v - bow], [wide, v + bow * 0.6]),
    piece: (...points) =>
      smooth(
        points.map(([u, v, sharp]) => {
          const point = at(u, v)
          return [point[0], point[1], sharp] as const
        }),
      ),
  }
}
