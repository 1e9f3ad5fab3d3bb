import type { FigureFinder } from '../compose/figures/drawable-figures.ts'
import type { FigureMaker } from '../drawing.ts'
import { createDiagramCanvas } from './create-diagram-canvas.ts'
import { DIAGRAMS } from './diagrams.ts'

const POSTER = { x: 0, y: 0, w: 732, h: 1080 }
const HEIGHT_IN_METRES = 1

/** A diagram as a figure without labels, for the middle of a mandala. */
export function findDiagramFigure(noun: string, finder: FigureFinder): { maker: FigureMaker } | undefined {
  const diagram = DIAGRAMS[noun]
  if (!diagram) return undefined
  return {
    maker: {
      id: noun,
      source: 'things',
      height: HEIGHT_IN_METRES,
      poses: [],
      draw({ detail, seed }) {
        const drawn = createDiagramCanvas({
          frame: POSTER,
          detail,
          seed,
          finder,
          labels: 'none',
          wordOf: () => '',
        })
        diagram.draw(drawn.canvas)
        return {
          id: noun,
          shapes: drawn.shapes,
          front: [],
          box: POSTER,
          ground: POSTER.h,
          facing: 'front',
          anchors: {},
        }
      },
    },
  }
}
