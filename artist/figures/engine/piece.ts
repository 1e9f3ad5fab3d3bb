import type { Detail as Level, HeadSize, Part } from '../../drawing.ts'
import { ellipse } from '../../geometry/round-shapes.ts'
import type { Path } from '../../geometry/path.ts'
import { spline, type Outline } from '../../geometry/spline.ts'
import { type Frame, type Vec } from '../../geometry/vector.ts'
import { flesh, mirroredKnots, outlineMass, type Mass } from './mass.ts'

/** A line of the pen. Line widths are in pens. */
interface LineDetail {
  kind: 'line'
  path: Path
  width: number
  /** Share of the length over which each end becomes thin. */
  taper: readonly [number, number]
  /** Cut to the piece, so that it divides the piece into regions to color. */
  inside?: boolean
  /** Not drawn on these masses of the piece. */
  except?: readonly Mass[]
  level: Level
  onHead?: HeadSize
}

/** A closed shape on a piece: an eye, a nose, a patch. */
interface SpotDetail {
  kind: 'spot'
  path: Path
  fill: 'paper' | 'ink'
  width: number
  /** Cut to the piece. */
  inside?: boolean
  except?: readonly Mass[]
  level: Level
  onHead?: HeadSize
  part?: Part
}

export type PieceDetail = LineDetail | SpotDetail

/** One layer of a figure: masses that melt into one outline, and what is drawn on it. Later pieces hide earlier ones. */
export interface Piece {
  masses: Mass[]
  details: PieceDetail[]
  softness?: number
  /** Discs without a line: there the piece grows out of what is beneath it. */
  open?: readonly { at: Vec; radius: number }[]
  /** Width of its outline in pens; 0 draws only the details. */
  width?: number
  /** Filled with ink. */
  solid?: boolean
  /** Painted over a rider or a held thing. */
  front?: boolean
  level?: Level
  /** Drawn only if the figure's head is small, or large, on the page. */
  onHead?: HeadSize
  part?: Part
}

/** The pieces as this part of the figure, unless they are parts already. */
export const asPart = <T extends Piece>(part: Part, pieces: readonly T[]): T[] =>
  pieces.map((piece) => (piece.part ? piece : { ...piece, part }))

export const flat: Frame = (v) => v

/** A piece with a drawn outline. */
export const shape = (
  place: Frame,
  outline: Outline,
  details: PieceDetail[] = [],
  more: Partial<Piece> = {},
): Piece => ({
  masses: [outlineMass(outline, place)],
  details,
  ...more,
})

/** A piece around one bone. */
export const limb = (
  place: Frame,
  joints: Outline,
  radii: readonly number[],
  details: PieceDetail[] = [],
): Piece => ({
  masses: [flesh(joints, radii, undefined, place)],
  details,
})

/** Details that are drawn only on heads of this size. */
export const onHead = (size: HeadSize, details: readonly PieceDetail[]): PieceDetail[] =>
  details.map((detail) => ({ ...detail, onHead: size }))

/** Details without an outline of their own, such as a face on a head that melts into the neck. */
export const drawnOn = (details: PieceDetail[]): Piece => ({ masses: [], details })

const DETAIL_WIDTH = 0.9

/** A free line with thin ends. */
export const line = (
  place: Frame,
  outline: Outline,
  width = 1,
  taper: readonly [number, number] = [0.35, 0.35],
  level: Level = 0,
): PieceDetail => ({
  kind: 'line',
  path: spline(outline, place, { closed: false }),
  width,
  taper,
  level,
})

/** A line that divides its piece into regions: it is cut to the piece's outline. */
export const seam = (
  place: Frame,
  outline: Outline,
  width = DETAIL_WIDTH,
  level: Level = 0,
): PieceDetail => ({
  kind: 'line',
  path: spline(outline, place, { closed: false }),
  width,
  taper: [0, 0],
  inside: true,
  level,
})

export const spot = (
  place: Frame,
  outline: Outline,
  fill: 'paper' | 'ink' = 'ink',
  width = fill === 'ink' ? 0 : DETAIL_WIDTH,
): SpotDetail => ({
  kind: 'spot',
  path: spline(outline, place),
  fill,
  width,
  level: 0,
})

/** A region to color that ends at the outline of its piece: a belly, a marking. */
export const patch = (
  place: Frame,
  outline: Outline,
  except?: readonly Mass[],
  part: Part = 'marking',
): PieceDetail => ({
  kind: 'spot',
  part,
  path: spline(outline, place),
  fill: 'paper',
  width: DETAIL_WIDTH,
  inside: true,
  except,
  level: 0,
})

/** A black marking that ends at the outline of its piece: a stripe. */
export const marking = (place: Frame, outline: Outline, level: Level = 1): PieceDetail => ({
  kind: 'spot',
  path: spline(outline, place),
  fill: 'ink',
  width: 0,
  inside: true,
  level,
})

export const oval = (
  place: Frame,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  fill: 'paper' | 'ink' = 'ink',
  degrees = 0,
): SpotDetail => ({
  kind: 'spot',
  path: ovalPath(place, x, y, rx, ry, degrees),
  fill,
  width: fill === 'ink' ? 0 : DETAIL_WIDTH,
  level: 0,
})

const ovalPath = (place: Frame, x: number, y: number, rx: number, ry: number, degrees: number): Path => {
  const drawn = ellipse([x, y], rx, ry, degrees)
  return { ...drawn, points: drawn.points.map(place) }
}

/** A round mass. */
export const ball = (
  place: Frame,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  degrees = 0,
  softness?: number,
): Mass => {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const around = [0, 60, 120, 180, 240, 300].map((angle) => {
    const [u, v] = [Math.cos((angle * Math.PI) / 180) * rx, Math.sin((angle * Math.PI) / 180) * ry]
    return [x + u * cosine - v * sine, y + u * sine + v * cosine] as const
  })
  return outlineMass(around, place, softness)
}

/** A piece from its right half. */
export const symmetric = (
  place: Frame,
  half: string,
  details: PieceDetail[] = [],
  more: Partial<Piece> = {},
): Piece => shape(place, mirroredKnots(half), details, more)

/** The same drawing on both sides of the middle line; the left one is the mirror image. */
export const bothSides = <T>(place: Frame, draw: (side: Frame, sign: 1 | -1) => T[]): T[] => [
  ...draw((v) => place([-v[0], v[1]]), -1),
  ...draw(place, 1),
]
