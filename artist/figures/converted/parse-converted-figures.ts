import type { Figure, FigureMaker, FigureRequest, Shape } from '#artist/drawing.ts'
import { mirrorConvertedFigure } from './mirror.ts'
import { parseShape, type StoredFigure, type StoredShape } from './stored-figure.ts'

/** The contour of `figures/engine/ink.ts`: its width relative to the inner lines, and its share of shade. */
const SILHOUETTE_STROKE = 3.2
const SHADE = 0.2

/**
 * Creates makers of all converted figures from the decompressed data file. A figure's shapes are parsed when it is
 * first drawn.
 */
export function parseConvertedFigures(text: string): FigureMaker[] {
  return text
    .split('\n')
    .filter((line) => line)
    .map((line) => JSON.parse(line) as StoredFigure)
    .map((stored) => createConvertedMaker(stored, () => stored))
}

/** What is known of a figure before its shapes are loaded. */
export type ListedFigure = Pick<StoredFigure, 'id' | 'height' | 'rests' | 'topic'>

export function createConvertedMaker(
  { id, height, rests, topic }: ListedFigure,
  find: (id: string) => StoredFigure,
): FigureMaker {
  return {
    id,
    source: 'converted',
    height,
    poses: [],
    rests,
    topic,
    draw: (request) => draw(find(id), request),
  }
}

function draw(stored: StoredFigure, { detail, facing }: FigureRequest): Figure {
  const shapes = stored.shapes.map(parseShape).filter(({ level }) => level <= detail)
  const figure: Figure = {
    id: stored.id,
    shapes: [...shapes.filter(({ bold }) => bold).map(silhouetteShape), ...shapes.map(innerShape)],
    front: [],
    box: stored.box,
    ground: stored.ground,
    face: stored.face,
    facing: stored.facing,
    anchors: stored.anchors ?? {},
  }
  const needsMirroring = facing && stored.facing !== 'front' && stored.facing !== facing
  return needsMirroring ? mirrorConvertedFigure(figure) : figure
}

const silhouetteShape = ({ d, level }: StoredShape): Shape => ({
  d,
  fill: 'paper',
  stroke: SILHOUETTE_STROKE,
  shade: SHADE,
  level,
})
const innerShape = ({ d, fill, stroke, level }: StoredShape): Shape => ({ d, fill, stroke, level })
