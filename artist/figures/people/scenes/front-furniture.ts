import { add, frame, mul, type Frame, type Vec } from '../../../geometry/vector.ts'
import { seam, shape, type PieceDetail } from '../../engine/piece.ts'
import { drawHand } from '../body/hands.ts'
import { TABLE_AT, type Arm, type Skeleton } from '../body/skeleton.ts'
import type { ClothesContext, SharedTable } from '../clothes/clothes-context.ts'
import { size } from '../prop-parts.ts'

/** Paint order: furniture in front of the body, what stands on it, and the hands on both. */
export const FURNITURE = 62
export const ON_TOP = 64
export const HANDS_ON_TOP = 67

/** The first layer of things in the hands, above the things on the table. */
export const IN_HANDS = ON_TOP + 1

/** Half of the width, and the depth of the top as it is seen. */
const [HALF, BACK, FRONT] = [92, -13, 13]
const [TOP_OVERHANG, TOP_THICKNESS, TOP_SLANT] = [4, 9, 8]

/** The board in front of the legs: from where to where, and its upper and lower edge. */
interface TableFront {
  place: Frame
  left: number
  right: number
  top: number
  ground: number
}

/**
 * A table, a desk or a stove in front of a person: a top seen from above, and a front that hides the legs. Returns the frame
 * of the things on it, which is between the people at a shared table. `thingsAt` is the middle of the things.
 */
export function putTable(
  clothes: ClothesContext,
  bones: Skeleton,
  front: (table: TableFront) => PieceDetail[] = () => [],
  thingsAt = 0,
): Frame {
  const scale = tableScale(bones)
  const place = placeAtTable(bones)
  const { table } = clothes.wearing
  const [left, right] = table ? [-table.behind / scale, table.ahead / scale] : [-HALF, HALF]
  // The soles reach a little below the ground.
  const ground = -place([0, 0])[1] / scale + 5
  const [from, to] = [left + 6, right - 6]
  const details = front({ place, left, right, top: FRONT, ground })
  clothes.put(
    FURNITURE,
    shape(place, `${from},${FRONT}! ${to},${FRONT}! ${to},${ground}! ${from},${ground}!`, details),
  )
  const [low, near, far] = [FRONT + TOP_THICKNESS, TOP_OVERHANG, TOP_SLANT]
  clothes.put(FURNITURE + 0.1, shape(place, `${left + far},${BACK}! ${right - far},${BACK}! ${right + near},${FRONT}! ${right + near},${low}! ${left - near},${low}! ${left - near},${FRONT}!`, [seam(place, `${left - 20},${FRONT} ${right + 20},${FRONT}`)])) // prettier-ignore
  return table ? frame(place([table.middle / scale - thingsAt, 0]), 0, scale) : place
}

// Grown-ups have larger arms, but not much larger tables.
const tableScale = (bones: Skeleton): number => size(bones) ** 0.75

/** The place of one person at a table, where the plate is. */
export const placeAtTable = (bones: Skeleton): Frame => frame(bones.at(0, TABLE_AT), 0, tableScale(bones))

/** At a shared table everything on it is painted over all people; only one of them draws the table. */
export function putAtSharedTable(clothes: ClothesContext, table: SharedTable): ClothesContext['put'] {
  return (z, ...pieces) => {
    if (z >= FURNITURE && z < IN_HANDS && !table.draws) return
    clothes.put(z, ...pieces.map((piece) => ({ ...piece, front: true })))
  }
}

/** Two drawers. */
export const drawers = ({ place, left, right, top, ground }: TableFront): PieceDetail[] => [
  seam(place, `${(left + right) / 2},${top} ${(left + right) / 2},${ground + 9}`),
  seam(place, `${left},${top + 40} ${right},${top + 40}`, 1, 1),
]

const HEM_WAVES = 6

/** A hem of a tablecloth. */
export const hem = ({ place, left, right, ground }: TableFront): PieceDetail[] => {
  const [from, wave] = [left - 9, (right - left + 18) / HEM_WAVES]
  const knots = Array.from({ length: HEM_WAVES + 1 }, (_, i) => `${from + i * wave},${ground * (i % 2 ? 0.62 : 0.5)}`) // prettier-ignore
  return [seam(place, knots.join(' '))]
}

/** A hand painted over what it lies on or holds. */
export const handOnTop = ({ put, bones, cut }: ClothesContext, arm: Arm, z = HANDS_ON_TOP): void =>
  put(z, ...drawHand(arm, bones.body, {}, cut.mittens))

export const between = (a: Vec, b: Vec, share = 0.5): Vec => add(mul(a, 1 - share), mul(b, share))
