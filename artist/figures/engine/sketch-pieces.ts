import type { Part } from '../../drawing.ts'
import { flatten, type Path } from '../../geometry/path.ts'
import type { Sketch } from '../../geometry/sketch.ts'
import type { Mass } from './mass.ts'
import type { Piece, PieceDetail } from './piece.ts'

type SketchPart = Sketch['parts'][number]

/** A piece with its place in the paint order. */
export interface Layer {
  z: number
  piece: Piece
}

const STEPS = 5
const DETAIL_WIDTH = 0.9

/** A closed path as a mass. */
export const pathMass = (path: Path): Mass => ({ points: flatten(path, STEPS).slice(1), path })

const spotOf = (path: Path, fill: 'paper' | 'ink', width: number): PieceDetail => ({
  kind: 'spot',
  path,
  fill,
  width,
  level: 0,
})

const lineOf = (path: Path, inside: boolean): PieceDetail => ({
  kind: 'line',
  path,
  width: DETAIL_WIDTH,
  taper: [0, 0],
  inside,
  level: 0,
})

/** The parts of a sketch (hats, clothes, heads of dressed animals) as layers of the engine. */
export const layersOfSketch = (parts: Sketch['parts'], as?: Part): Layer[] =>
  parts.map((part) => ({ z: part.z, piece: pieceOf(part, as) }))

function pieceOf(part: SketchPart, partName: Part | undefined): Piece {
  const { shapes, glass, ink, front, level } = part
  const paths = (list: readonly Path[] | undefined) => list ?? []
  return {
    // The shapes of a part are painted as one, so they are united without rounding.
    masses: glass ? [] : shapes.filter(({ hole }) => !hole).map(pathMass),
    softness: 0.5,
    details: [
      ...(glass ? shapes.map((path) => lineOf(path, false)) : []),
      ...paths(part.patch).map((path) => spotOf(path, 'paper', 0)),
      ...paths(part.lines).map((path) => lineOf(path, shapes.length > 0)),
      ...paths(part.marks).map((path) => ({
        ...spotOf(path, 'paper', DETAIL_WIDTH),
        ...(partName && { part: 'pattern' as const }),
      })),
      ...paths(part.dots).map((path) => spotOf(path, 'ink', 0)),
      ...paths(part.white).map((path) => spotOf(path, 'paper', 0)),
    ],
    ...(partName && { part: partName }),
    ...(ink && { solid: true }),
    ...(front && { front: true }),
    ...(level && { level }),
  }
}

/** The pieces in paint order. */
export const inOrder = (layers: readonly Layer[]): Piece[] =>
  layers.toSorted((a, b) => a.z - b.z).map(({ piece }) => piece)
