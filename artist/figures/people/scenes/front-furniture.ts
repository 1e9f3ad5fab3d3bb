import { add, frame, mul, type Frame, type Vec } from '../../../geometry/vector.ts'
import { seam, shape, type PieceDetail } from '../../engine/piece.ts'
import { drawHand } from '../body/hands.ts'
import { TABLE_AT, type Arm, type Skeleton } from '../body/skeleton.ts'
import type { ClothesContext } from '../clothes/clothes-context.ts'
import { size } from '../prop-parts.ts'

/** Paint order: furniture in front of the body, what stands on it, and the hands on both. */
export const FURNITURE = 62
export const ON_TOP = 64
export const HANDS_ON_TOP = 67

/** Half of the width, and the depth of the top as it is seen. */
export const [HALF, FRONT] = [92, 13]
const BACK = -13

/** A table, a desk or a stove in front of somebody: a top seen from above, and a front that hides the legs. */
export function putTable(
  x: ClothesContext,
  bones: Skeleton,
  front: (P: Frame, ground: number) => PieceDetail[] = () => [],
): Frame {
  // Grown-ups have larger arms, but not much larger tables.
  const u = size(bones) ** 0.75
  const P = frame(bones.at(0, TABLE_AT), 0, u)
  // The soles reach a little below the ground.
  const ground = -P([0, 0])[1] / u + 5
  x.put(FURNITURE, shape(P, `${-HALF + 6},${FRONT}! ${HALF - 6},${FRONT}! ${HALF - 6},${ground}! ${-HALF + 6},${ground}!`, front(P, ground))) // prettier-ignore
  x.put(FURNITURE + 0.1, shape(P, `${-HALF + 8},${BACK}! ${HALF - 8},${BACK}! ${HALF + 4},${FRONT}! ${HALF + 4},${FRONT + 9}! ${-HALF - 4},${FRONT + 9}! ${-HALF - 4},${FRONT}!`, [seam(P, `${-HALF - 20},${FRONT} ${HALF + 20},${FRONT}`)])) // prettier-ignore
  return P
}

/** Two drawers. */
export const drawers = (P: Frame, ground: number): PieceDetail[] => [
  seam(P, `0,${FRONT} 0,${ground + 9}`),
  seam(P, `${-HALF},${FRONT + 40} ${HALF},${FRONT + 40}`, 1, 1),
]

/** A hem of a tablecloth. */
export const hem = (P: Frame, ground: number): PieceDetail[] => [
  seam(P, `${-HALF - 9},${ground * 0.5} ${-HALF * 0.66},${ground * 0.62} ${-HALF * 0.33},${ground * 0.5} 0,${ground * 0.62} ${HALF * 0.33},${ground * 0.5} ${HALF * 0.66},${ground * 0.62} ${HALF + 9},${ground * 0.5}`), // prettier-ignore
]

/** A hand painted over what it lies on or holds. */
export const handOnTop = ({ put, bones, cut }: ClothesContext, arm: Arm, z = HANDS_ON_TOP): void =>
  put(z, ...drawHand(arm, bones.body, {}, cut.mittens))

export const between = (a: Vec, b: Vec, share = 0.5): Vec => add(mul(a, 1 - share), mul(b, share))
