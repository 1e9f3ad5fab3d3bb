import type { Box, HeadSize, Shape } from '../../drawing.ts'
import { partBox, type Part } from './cluster.ts'
import { paintOrder } from './paint-order.ts'
import type { PlacedCluster } from '../placement/place-cluster.ts'
import { facesOfSize } from '../../page/brush.ts'
import { UNITS_PER_MM } from '../../page/paper.ts'
import { moveShapes } from './transform.ts'

/** Shapes of one figure of the wish. */
export interface FigureShapes {
  shapes: Shape[]
  figureIndex?: number
  /** The surface of the water in front of a figure. */
  isWater?: boolean
}

/**
 * The contour is about two pens wide. It may be at most a fifteenth of the head's height, or hands, hair and mouths would
 * become blots.
 */
const PEN_PER_HEAD = 1 / 31
/** No pen is finer than a quarter of a millimetre. */
const FINEST_PEN = UNITS_PER_MM * 0.25

/** Smaller heads have dots for eyes, because the highlights in full eyes would be inked. */
const SMALLEST_FULL_FACE = UNITS_PER_MM * 18

/** Height of the smallest head of a figure on the page. */
function headHeight({ figure: { face, faces }, move }: Part): number | undefined {
  if (!face) return undefined
  return Math.min(...(faces ?? [face]).map(({ h }) => h)) * move.scale
}

/** A small head gets a simple face. */
export const headSizeOf = (part: Part): HeadSize =>
  (headHeight(part) ?? Infinity) < SMALLEST_FULL_FACE ? 'small' : 'large'

/**
 * Line width factor: small figures get finer lines, because thick ones would fill them with ink. A figure of 40 % of the page's length has
 * full lines.
 */
function lineWidthFactor(part: Part, frame: Box, pen: number): number {
  const box = partBox(part)
  const share = Math.max(box.h, box.w) / Math.max(frame.h, frame.w)
  const head = headHeight(part)
  const forHead = head ? (head * PEN_PER_HEAD) / pen : 1
  return Math.max(FINEST_PEN / pen, Math.min(1, 0.34 + share * 1.6, forHead))
}

/** Shapes of all parts in paint order. `nouns` are the nouns of the wish's figures by index. */
export function paintCluster(
  { cluster }: PlacedCluster,
  { frame, pen }: { frame: Box; pen: number },
  nouns: readonly string[],
): FigureShapes[] {
  return paintOrder(cluster)
    .filter(({ shapes }) => shapes.length > 0)
    .map(({ part, shapes }) => {
      const widthFactor = lineWidthFactor(part, frame, pen) * (part.fine ? 0.85 : 1)
      const noun = part.figureIndex === undefined ? undefined : nouns[part.figureIndex]
      const faced = facesOfSize(headSizeOf(part), shapes)
      const moved = moveShapes(faced, part.move).map((shape) => ({
        of: noun ?? part.figure.id,
        ...shape,
        stroke: round(shape.stroke * widthFactor),
      }))
      return { shapes: moved, figureIndex: part.figureIndex }
    })
}

const round = (value: number) => Math.round(value * 100) / 100
