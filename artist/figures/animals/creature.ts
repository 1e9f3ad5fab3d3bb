import type { Sketch } from '../../geometry/sketch.ts'
import type { Random } from '../../geometry/random.ts'
import type { Frame, Vec } from '../../geometry/vector.ts'
import type { Path } from '../../geometry/path.ts'

/** Details on a face or body: closed marks, solid dots, highlights and lines clipped to the shape. */
export interface Features {
  marks: Path[]
  dots: Path[]
  white: Path[]
  lines: Path[]
}

export const createFeatures = (): Features => ({ marks: [], dots: [], white: [], lines: [] })

/** The looks of one animal. */
export interface AnimalLooks {
  pose: string
  detail: number
  baby: boolean
  shut: boolean
  mood: 'happy' | 'sad' | 'angry'
  /** Random variety, about 1. */
  headScale: number
  tilt: number
  /** Natural proportions: a smaller head, dark eyes, longer legs. */
  natural: boolean
  next: Random
}

export interface DrawnAnimal {
  /** Other figures must not cover it. */
  face: { at: Vec; rx: number; ry: number }
  /** The head's coordinate frame for hats, in which its radius is 50. */
  head: Frame
  lift: number
  facing: 'right' | 'front'
}

export type DrawAnimal<Plan> = (fig: Sketch, plan: Plan, looks: AnimalLooks) => DrawnAnimal
