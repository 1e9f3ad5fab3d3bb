import type { Path } from '../../../geometry/path.ts'
import type { Sketch } from '../../../geometry/sketch.ts'
import type { Sweep } from '../../../geometry/swept-tube.ts'
import type { Vec } from '../../../geometry/vector.ts'
import type { AnimalLooks } from '../creature.ts'
import type { Foot } from './feet.ts'
import type { QuadrupedPlan } from './plan.ts'
import type { QuadrupedPose } from './poses.ts'

/** The state that the parts of one four-legged body share while it is drawn. */
export interface QuadrupedBody {
  fig: Sketch
  plan: QuadrupedPlan
  pose: QuadrupedPose
  looks: AnimalLooks
  pitch: number
  hip: Vec
  middle: Vec
  chest: Vec
  torso: Sweep
  /** The y of the feet. */
  ground: number
  /** From body coordinates (forward, down) to the page, without moving the origin. */
  along(x: number, y: number): Vec
  /** Shapes that merge into one outline, and the details on it. */
  shapes: Path[]
  lines: Path[]
  marks: Path[]
  nearFeet: Foot[]
}
