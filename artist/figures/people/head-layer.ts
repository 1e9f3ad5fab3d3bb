import { curve, mirrored, stroke, type Path } from '../../geometry/path.ts'
import type { Detail } from '../../drawing.ts'

/** A layer of hair or headwear in the frame of the head, where the head's radius is 50. */
export interface HeadLayer {
  z: number
  shapes: Path[]
  lines?: Path[]
  marks?: Path[]
  dots?: Path[]
  glass?: boolean
  level?: Detail
  /** Slides with the face when the head turns. */
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

export const C = (text: string): Path => curve(text)
export const L = (text: string): Path => stroke(text)
export const M = (text: string): Path => mirrored(text)
