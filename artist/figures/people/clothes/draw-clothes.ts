import { drawArms } from '../body/arms.ts'
import { drawLegs } from '../body/legs.ts'
import { drawTrunk } from '../body/trunk.ts'
import type { Skeleton } from '../body/skeleton.ts'
import { drawAccessories } from './accessories.ts'
import { drawBehindBody } from './behind-body.ts'
import { createClothesContext, type ClothesContext, type Wearing } from './clothes-context.ts'
import type { Outfit } from './outfits.ts'
import { drawSkirt } from './skirts.ts'

/** Dresses the skeleton layer by layer, from the skin outwards. */
export function drawClothes(bones: Skeleton, cut: Outfit, wearing: Wearing): ClothesContext {
  const x = createClothesContext(bones, cut, wearing)
  if (!bones.pose.bust) drawLegs(x)
  const torso = drawTrunk(x)
  if (!bones.pose.bust) drawSkirt(x, torso)
  drawAccessories(x)
  drawBehindBody(x)
  drawArms(x)
  return x
}
