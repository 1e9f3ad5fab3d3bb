import { add, frame, lerp } from '../../../../geometry/vector.ts'
import { outlineMass } from '../../../engine/mass.ts'
import { line, shape } from '../../../engine/piece.ts'
import { cloud } from '../coat.ts'
import type { Rig } from '../walker.ts'

const CURLS = [[-40, -16], [-10, -24], [22, -14], [-26, 6], [8, 8], [-50, 12], [36, 8]] as const // prettier-ignore

/** A coat of wool around the body and a round tail; `size` 1 fits a sheep. */
export function addWool({ pose, front, tail, body }: Rig, size = 1): void {
  const middle = add(lerp(pose.hip, pose.chest, 0.52), [0, -4])
  const slope = (Math.atan2(pose.chest[1] - pose.hip[1], pose.chest[0] - pose.hip[0]) * 180) / Math.PI
  const place = frame(middle, slope, size)
  front.unshift(
    shape(
      place,
      cloud([0, 0], 80, 46, 15, 0.13),
      CURLS.map(([x, y]) => line(place, [[x - 10, y], [x - 4, y + 9], [x + 6, y + 6], [x + 6, y - 3]], 0.85, [0.3, 0.5], 1)), // prettier-ignore
    ),
  )
  tail.masses = [outlineMass(cloud([-90, -4], 15, 14, 7, 0.2), place)]
  body.details = body.details.filter(({ inside }) => inside !== true)
}
