import type { FigureMaker } from '../../drawing.ts'
import { finishPieces } from '../engine/finish-pieces.ts'
import { createPiecePen, type PiecePen } from '../engine/piece-pen.ts'

interface LayeredThing extends Pick<FigureMaker, 'id' | 'height' | 'topic'> {
  paint(pen: PiecePen): void
}

/** A thing that is drawn part by part with the engine's ink, with y upwards from the ground at 0, about 300 units large. */
export const layeredThing = ({ id, height, topic, paint }: LayeredThing): FigureMaker & LayeredThing => ({
  id,
  source: 'things',
  height,
  topic,
  poses: ['stand'],
  paint,
  draw({ detail }) {
    const pen = createPiecePen(([x, y]) => [x, -y], detail)
    paint(pen)
    return finishPieces({ pieces: pen.pieces, facing: 'front', anchors: {} }, { id, detail })
  },
})
