import type { Sketch } from '../../geometry/sketch.ts'
import type { Random } from '../../geometry/random.ts'
import type { Frame, Vec } from '../../geometry/vector.ts'
import type { Path } from '../../geometry/path.ts'

/** What is drawn on a face or body: closed marks, solid dots, highlights and lines cut to the shape. */
export interface Features {
  marks: Path[]
  dots: Path[]
  white: Path[]
  lines: Path[]
}

export const features = (): Features => ({ marks: [], dots: [], white: [], lines: [] })

/** How this one animal is to look. */
export interface Looks {
  pose: string
  detail: number
  baby: boolean
  shut: boolean
  mood: 'happy' | 'sad' | 'angry'
  /** Seeded variety, about 1. */
  headScale: number
  tilt: number
  /** As in nature: a smaller head, dark eyes, longer legs. */
  natural: boolean
  next: Random
}

export interface Drawn {
  /** Never to be covered. */
  face: { at: Vec; rx: number; ry: number }
  /** The frame of the head, where its radius is 50, for hats. */
  head: Frame
  lift: number
  facing: 'right' | 'front'
}

export type Draw<Plan> = (fig: Sketch, plan: Plan, looks: Looks) => Drawn
