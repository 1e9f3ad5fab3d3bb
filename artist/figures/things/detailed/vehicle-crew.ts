import { curve, moved, stroke, type Path } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import type { Extras } from '../../../geometry/sketch.ts'
import type { Vec } from '../../../geometry/vector.ts'

/** The people in a vehicle for which the wish names no driver. */
export interface Crew {
  hat?: keyof typeof HATS
  /** There are also people behind the other windows. */
  passengers?: boolean
  /** Where heads are in a vehicle without windows: the middle of the head, and its radius. */
  seats?: readonly (readonly [x: number, y: number, r: number])[]
}

/** Drawn around the middle of a head whose radius is 1, looking to the right. */
const SHOULDERS = '-1.75,3.4! -1.7,1.9 -1.2,1.25 -0.5,0.95 0.5,0.95 1.2,1.25 1.7,1.9 1.75,3.4!'
const HATS = {
  cap: [
    '-1.06,-0.28! -1.08,-0.9 -0.6,-1.38 0,-1.46 0.6,-1.38 1.08,-0.9 1.06,-0.28! 0,-0.5',
    '0.2,-0.52! 0.9,-0.62 1.5,-0.46 1.72,-0.16! 1.1,-0.2 0.5,-0.24',
  ],
  helmet: [
    '-1.1,-0.4! -1.14,-1 -0.66,-1.5 0,-1.58 0.66,-1.5 1.14,-1 1.1,-0.4!',
    '-1.36,-0.56 0,-0.8 1.5,-0.56 1.48,-0.32 0,-0.5 -1.36,-0.32',
  ],
} as const
const SHORT_HAIR = ['-1.06,0.1! -1.16,-0.6 -0.7,-1.2 0.1,-1.3 0.8,-1.1 1.12,-0.5 1.04,0! 0.8,-0.42 0.2,-0.4 -0.6,-0.7 -0.84,-0.2'] // prettier-ignore
const FRINGE = ['-1.02,0.1! -1.08,-0.7 -0.5,-1.16 0.2,-1.16 0.9,-0.9 1.04,0! 0.5,-0.56 0,-0.36 -0.5,-0.6']
const LONG_HAIR = '-1.3,1.7 -1.44,0 -1.1,-1 0,-1.4 1.1,-1 1.44,0 1.3,1.7 0.6,1.9 -0.6,1.9'
const CURLS = ['-1.1,0! -1.5,-0.4 -1.2,-0.9 -0.9,-1.4 -0.3,-1.4 0.2,-1.7 0.7,-1.3 1.2,-1.1 1.4,-0.5 1.08,0! 0.7,-0.5 0,-0.6 -0.7,-0.5'] // prettier-ignore
const HAIRS = [{ over: SHORT_HAIR }, { under: LONG_HAIR, over: FRINGE }, { over: CURLS }] as const
const SMILE = '-0.36,0.36 0.06,0.6 0.48,0.36'

interface Head {
  at: Vec
  r: number
  hat?: Crew['hat']
  /** Position in the crew; chooses the hair. */
  nth: number
}

/** A friendly face with shoulders, which the side of the vehicle hides from the chest down. */
export function drawCrewMember(
  put: (shapes: Path | readonly Path[], extras?: Extras) => void,
  { at: [x, y], r, hat, nth }: Head,
): void {
  const placed = (path: Path): Path => moved(path, ([px, py]) => [x + px * r, y + py * r])
  const shape = (outline: string) => put(placed(curve(outline)))
  const hair = HAIRS[nth % HAIRS.length]!
  const top = hat ? HATS[hat] : hair.over
  if (!hat && 'under' in hair) shape(hair.under)
  shape(SHOULDERS)
  for (const side of [-1, 1]) put(placed(ellipse([side * 1.02, 0.12], 0.22, 0.26)))
  put(placed(ellipse([0, 0], 1.04, 1)), {
    dots: [-0.22, 0.54].map((at) => placed(ellipse([at, -0.04], 0.13, 0.17))),
    lines: [placed(stroke(SMILE))],
  })
  for (const part of top) shape(part)
}

/** The size of a head as shares of its window, and how far its middle is above the sill. */
const HEAD = { height: 0.29, width: 0.33, above: 0.4 }
/** Smaller faces would look like ink blots. */
const SMALLEST_HEAD = 8

/** Where a head is behind a window; nothing if the window is too small for one. */
export function headBehind({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  const r = Math.min(h * HEAD.height, w * HEAD.width)
  return r < SMALLEST_HEAD
    ? undefined
    : { at: [x + w / 2, y + h - Math.max(h * HEAD.above, r * 1.3)] as Vec, r }
}
