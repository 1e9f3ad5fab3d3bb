import type { Figure, FigureMaker, FigureRequest, Shape } from '#artist/drawing.ts'
import { mirror } from './mirror.ts'
import { readShape, type StoredFigure, type StoredShape } from './stored-figure.ts'

/** How much heavier the silhouette is than the lines inside it. */
const BOLD = 2.2

/** Makers of all converted figures, from the decompressed data file. A figure's shapes are read when it is first drawn. */
export function readConverted(text: string): FigureMaker[] {
  return text
    .split('\n')
    .filter((line) => line)
    .map((line) => makerOf(JSON.parse(line) as StoredFigure))
}

function makerOf(stored: StoredFigure): FigureMaker {
  const { id, height, rests, topic } = stored
  return {
    id,
    source: 'converted',
    height,
    poses: [],
    rests,
    topic,
    draw: (request) => draw(stored, request),
  }
}

function draw(stored: StoredFigure, { detail, facing }: FigureRequest): Figure {
  const shapes = stored.shapes.map(readShape).filter(({ level }) => level <= detail)
  const figure: Figure = {
    id: stored.id,
    shapes: [...shapes.filter(({ bold }) => bold).map(silhouette), ...shapes.map(plain)],
    front: [],
    box: stored.box,
    ground: stored.ground,
    face: stored.face,
    facing: stored.facing,
    anchors: stored.anchors ?? {},
  }
  const isTurned = facing && stored.facing !== 'front' && stored.facing !== facing
  return isTurned ? mirror(figure) : figure
}

const silhouette = ({ d, level }: StoredShape): Shape => ({ d, fill: 'paper', stroke: BOLD, level })
const plain = ({ d, fill, stroke, level }: StoredShape): Shape => ({ d, fill, stroke, level })
