import { curve, mirrored, stroke, type Path } from '../../../geometry/path.ts'
import type { Detail } from '../../../drawing.ts'

/** A layer of hair or headwear in the head's frame, in which its radius is 50. */
export interface HeadLayer {
  z: number
  shapes: Path[]
  lines?: Path[]
  marks?: Path[]
  dots?: Path[]
  glass?: boolean
  level?: Detail
  /** Shifts with the face when the head turns. */
  slides?: boolean
}

export const layer = (
  z: number,
  shapes: Path | Path[],
  rest: Omit<HeadLayer, 'z' | 'shapes'> = {},
): HeadLayer => ({
  z,
  shapes: Array.isArray(shapes) ? shapes : [shapes],
  ...rest,
})

export const closedCurve = (text: string): Path => curve(text)
export const openCurve = (text: string): Path => stroke(text)
export const mirroredShape = (text: string): Path => mirrored(text)
