import type { Path } from '../../../geometry/path.ts'
import type { Sketch } from '../../../geometry/sketch.ts'
import type { Sweep } from '../../../geometry/limb.ts'
import type { Vec } from '../../../geometry/vector.ts'
import type { Looks } from '../creature.ts'
import type { Foot } from './feet.ts'
import type { QuadrupedPlan } from './plan.ts'
import type { QuadrupedPose } from './poses.ts'

/** Everything the parts of one four-legged body share while it is drawn. */
export interface Body {
  fig: Sketch
  plan: QuadrupedPlan
  pose: QuadrupedPose
  looks: Looks
  pitch: number
  hip: Vec
  middle: Vec
  chest: Vec
  torso: Sweep
  /** Where the feet stand. */
  ground: number
  /** From body coordinates (forward, down) to the page, without moving the origin. */
  along(x: number, y: number): Vec
  /** What melts into one outline, and what is drawn on it. */
  shapes: Path[]
  lines: Path[]
  marks: Path[]
  nearFeet: Foot[]
}
