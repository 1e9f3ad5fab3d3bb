import type { Detail as Level, Part, Shape } from '../../drawing.ts'
import { ringContains, ringOf } from '../../geometry/clip.ts'
import { flatten, moved, pathData, type Path } from '../../geometry/path.ts'
import type { Frame, Vec } from '../../geometry/vector.ts'
import { creasesOf, cutLine, openOutline } from './inner-lines.ts'
import { fieldOf, type Mass } from './mass.ts'
import { outlineOf, tracedPaths, type PieceOutline } from './outline.ts'
import type { Piece, PieceDetail } from './piece.ts'

/** Line widths in pens. The contour goes around the whole figure, outside its fills. */
const CONTOUR = 2.8
const LINE = 1.5
const LINE_ON_PAPER = 0.7
const CREASE = 1
/** How far lines move away from the light, as a share of their width. */
const SHADE = 0.16

/** A stroke or fill in figure coordinates. */
interface Inked extends Omit<Shape, 'd' | 'patches'> {
  paths: readonly Path[]
  front?: boolean
  patches?: readonly { path: Path; part: Part }[]
}

/** Inks the layers of a figure: a bold contour around everything, then each piece with its details. */
export function inkPieces(pieces: readonly Piece[], level: Level): Inked[] {
  const drawn = drawPieces(pieces, level)
  return [...contoursOf(drawn), ...drawn.flatMap(({ piece, outline }) => inkPiece(piece, outline, level))]
}

/** The paths of the contour around everything. Much quicker than inking the pieces. */
export const contourPaths = (pieces: readonly Piece[], level: Level): readonly Path[] =>
  contoursOf(drawPieces(pieces, level))[0]!.paths

const drawPieces = (pieces: readonly Piece[], level: Level): DrawnPiece[] =>
  pieces
    .filter((piece) => (piece.level ?? 0) <= level)
    .map((piece) => {
      const outline = outlineOf(piece)
      return { piece, outline, rings: outline.paths.map((path) => ({ path, ring: ringOf(path, 4) })) }
    })

interface DrawnPiece {
  piece: Piece
  outline: PieceOutline
  rings: { path: Path; ring: ReturnType<typeof ringOf> }[]
}

/** The contour around everything. If pieces depend on the size of the head, one for each size. */
function contoursOf(drawn: readonly DrawnPiece[]): Inked[] {
  const contour = { fill: 'ink', stroke: CONTOUR, shade: SHADE, level: 0 } as const
  if (!drawn.some(({ piece }) => piece.onHead)) return [{ ...contour, paths: outermost(drawn) }]
  return (['large', 'small'] as const).map((size) => ({
    ...contour,
    paths: outermost(drawn.filter(({ piece }) => !piece.onHead || piece.onHead === size)),
    onHead: size,
  }))
}

/** How many of the inked shapes are contours around the whole figure. */
export const contourCount = ([first]: readonly Inked[]): number => (first?.onHead ? 2 : 1)

function inkPiece(piece: Piece, outline: PieceOutline, most: Level): Inked[] {
  const { paths } = outline
  const width = piece.width ?? 1
  const level = piece.level ?? 0
  const inked: Inked[] = []
  if (paths.length > 0 && piece.open) {
    inked.push({ paths, fill: 'paper', stroke: 0, level, ...partsOf(piece) })
    for (const { path, taper } of openOutline(paths, piece.open))
      inked.push({ paths: [path], fill: 'none', stroke: LINE * width, taper, level })
  } else if (paths.length > 0) {
    inked.push({ paths, fill: 'ink', stroke: LINE * width, shade: SHADE, level })
    if (!piece.solid)
      inked.push({ paths, fill: 'paper', stroke: LINE_ON_PAPER * width, level, ...partsOf(piece) })
  }
  for (const { path, taper } of creasesOf(piece))
    inked.push({ paths: [path], fill: 'none', stroke: CREASE, taper, level })
  for (const detail of piece.details)
    if (detail.level <= most) {
      const lines = inkDetail(detail, piece, outline, Math.max(level, detail.level) as Level)
      const { onHead } = detail
      inked.push(...(onHead ? lines.map((one) => ({ ...one, onHead })) : lines))
    }
  const { onHead } = piece
  if (onHead) for (const one of inked) one.onHead = onHead
  return piece.front ? inked.map((one) => ({ ...one, front: true })) : inked
}

/** Patches end at the outline of their piece, so only their edges are drawn. */
function partsOf({ part, details }: Piece): Pick<Inked, 'part' | 'patches'> {
  const patches = details.flatMap((detail) =>
    detail.kind === 'spot' && detail.inside && detail.fill === 'paper' && detail.part
      ? [{ path: detail.path, part: detail.part }]
      : [],
  )
  return { ...(part && { part }), ...(patches.length > 0 && { patches }) }
}

function inkDetail(detail: PieceDetail, piece: Piece, { field }: PieceOutline, level: Level): Inked[] {
  const { path, width, inside } = detail
  if (!inside || piece.masses.length === 0) return [inkWhole(detail, level, piece.part)]
  if (detail.kind === 'spot' && detail.fill === 'ink') {
    const mass: Mass = { points: flatten(path, 5).slice(1) }
    const own = fieldOf([mass])
    const paths = tracedPaths((x, y) => Math.max(own(x, y), field(x, y)), [mass], 1.2)
    return paths.length > 0 ? [{ paths, fill: 'ink', stroke: 0, level }] : []
  }
  const except = detail.except?.length ? fieldOf(detail.except) : undefined
  const isDrawn = ([x, y]: Vec): boolean => field(x, y) < 0 && !(except && except(x, y) < 0)
  const lines = cutLine(path, isDrawn, detail.kind === 'line' ? detail.taper : [0, 0])
  if (lines.length === 1 && lines[0]!.path === path) return [inkWhole(detail, level, piece.part)]
  return lines.map(({ path, taper }) => inkLine(path, width, taper, level))
}

function inkWhole(detail: PieceDetail, level: Level, ofPiece: Part | undefined): Inked {
  if (detail.kind === 'line') return inkLine(detail.path, detail.width, detail.taper, level)
  const part = detail.fill === 'paper' ? (detail.part ?? ofPiece) : undefined
  return { paths: [detail.path], fill: detail.fill, stroke: detail.width, level, ...(part && { part }) }
}

const inkLine = (path: Path, width: number, taper: readonly [number, number], level: Level): Inked => ({
  paths: [path],
  fill: 'none',
  stroke: width,
  level,
  ...(taper[0] + taper[1] > 0 && { taper }),
})

/** The outlines that are not completely inside another one. */
function outermost(drawn: readonly DrawnPiece[]): Path[] {
  const all = drawn.flatMap(({ rings }) => rings)
  return all
    .filter((a, i) => !all.some((b, j) => i !== j && !b.path.hole && ringContains(b.ring, a.ring)))
    .map(({ path }) => path)
}

/** The shapes at their place, in paint order. */
export function shapesOf(inked: readonly Inked[], place: Frame): { shapes: Shape[]; front: Shape[] } {
  const [shapes, front]: [Shape[], Shape[]] = [[], []]
  const written = new Map<Path, string>()
  const write = (path: Path): string => {
    const d = written.get(path) ?? pathData(moved(path, place))
    written.set(path, d)
    return d
  }
  for (const { paths, front: inFront, patches, ...shape } of inked)
    if (paths.length > 0)
      (inFront ? front : shapes).push({
        ...shape,
        d: paths.map(write).join(''),
        ...(patches && { patches: patches.map(({ path, part }) => ({ d: write(path), part })) }),
      })
  return { shapes, front }
}
