import type { Sketch } from '../../geometry/sketch.ts'
import { accessories, behind } from './accessories.ts'
import { arms } from './arms.ts'
import { legs } from './legs.ts'
import { skirt } from './skirts.ts'
import { tailor, type Wearing } from './tailor.ts'
import { trunk } from './trunk.ts'
import type { Outfit } from './outfits.ts'
import type { Skeleton } from './skeleton.ts'

/** Dresses the skeleton layer by layer, from the skin outwards. */
export function dress(fig: Sketch, bones: Skeleton, cut: Outfit, wearing: Wearing): void {
  const x = tailor(fig, bones, cut, wearing)
  if (!bones.pose.bust) legs(x)
  const torso = trunk(x)
  if (!bones.pose.bust) skirt(x, torso)
  accessories(x)
  behind(x)
  arms(x)
  fig.anchors['handLeft'] = bones.arms.left.hand
  fig.anchors['handRight'] = bones.arms.right.hand
  fig.anchors['seat'] = bones.at(0, -0.17)
  fig.anchors['lap'] = bones.at(bones.turn * 20, 0.02)
  fig.anchors['chest'] = bones.at(bones.turn * 6, 0.5)
  fig.anchors['back'] = bones.at(-bones.turn * 12, 0.6)
}
