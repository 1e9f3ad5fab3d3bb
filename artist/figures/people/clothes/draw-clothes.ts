import type { Sketch } from '../../../geometry/sketch.ts'
import { drawAccessories, drawBehindBody } from './accessories.ts'
import { drawArms } from '../body/arms.ts'
import { drawLegs } from '../body/legs.ts'
import { drawSkirt } from './skirts.ts'
import { createClothesContext, type Wearing } from './clothes-context.ts'
import { drawTrunk } from '../body/trunk.ts'
import type { Outfit } from './outfits.ts'
import type { Skeleton } from '../body/skeleton.ts'

/** Dresses the skeleton layer by layer, from the skin outwards. */
export function drawClothes(fig: Sketch, bones: Skeleton, cut: Outfit, wearing: Wearing): void {
  const x = createClothesContext(fig, bones, cut, wearing)
  if (!bones.pose.bust) drawLegs(x)
  const torso = drawTrunk(x)
  if (!bones.pose.bust) drawSkirt(x, torso)
  drawAccessories(x)
  drawBehindBody(x)
  drawArms(x)
  fig.anchors['handLeft'] = bones.arms.left.hand
  fig.anchors['handRight'] = bones.arms.right.hand
  fig.anchors['seat'] = bones.at(0, -0.17)
  fig.anchors['lap'] = bones.at(bones.turn * 20, 0.02)
  fig.anchors['chest'] = bones.at(bones.turn * 6, 0.5)
  fig.anchors['back'] = bones.at(-bones.turn * 12, 0.6)
}
