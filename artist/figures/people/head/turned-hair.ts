import type { Frame } from '../../../geometry/vector.ts'
import { line, shape, type Piece } from '../../engine/piece.ts'
import { hairCap, type Hair } from './hair.ts'

/** Hair is drawn for the three-quarter view: its near edge at the temple is near x -27, the forehead ends near 46. */
const BACK_EDGE = -57
const TEMPLE = -27
const TEMPLE_FROM_SIDE = 6
const FOREHEAD = 30
const FOREHEAD_FROM_SIDE = 46
const HAIRLINE = -22

/** Moves hair of the three-quarter view to the side of the head: the face is narrow, and no lock hangs in front of it. */
export const fromSide =
  (at: Frame): Frame =>
  ([x, y]) => {
    if (x < BACK_EDGE) return at([x, y])
    if (x < TEMPLE) {
      const share = (x - BACK_EDGE) / (TEMPLE - BACK_EDGE)
      return at([BACK_EDGE + share * (TEMPLE_FROM_SIDE - BACK_EDGE), y])
    }
    const share = (x - TEMPLE) / (50 - TEMPLE)
    const side = TEMPLE_FROM_SIDE + share * (FOREHEAD_FROM_SIDE - TEMPLE_FROM_SIDE)
    return at([side, x > FOREHEAD ? Math.min(y, HAIRLINE) : y])
  }

const CROWN = '0,-64 34,-57 53,-30 54,0 46,24 30,38! 12,33 0,37! -14,33 -30,38! -46,24 -54,0 -53,-30 -34,-57'
const STRANDS = ['-6,-52 -32,-34 -36,6', '0,-54 2,-24 0,16', '8,-52 34,-34 38,4']

/** Hair from behind: it covers the whole head, and what hangs down lies over the back. */
export function hairFromBehind(hair: Hair, at: Frame): Piece[] {
  const [cap] = hairCap(hair, at)
  if (!cap) return []
  const mirrored: Frame = ([x, y]) => at([-x, y])
  const strands = STRANDS.map((text) => line(at, text, 0.85, [0.3, 0.6], 1))
  const crown = shape(at, CROWN, strands, { softness: 0.5 })
  const near = hair.nape?.(at) ?? []
  const far = hair.nape?.(mirrored) ?? []
  const long = near.map((piece, i) => ({
    ...piece,
    masses: [...piece.masses, ...far[i]!.masses],
    softness: 2,
  }))
  const middle: Frame = ([x, y]) => at([x - (hair.middle ?? 0), y])
  return [
    ...long,
    { ...crown, masses: [...crown.masses, ...cap.masses] },
    ...(long.length > 0 ? [] : (hair.back?.(middle) ?? [])),
    ...(hair.top?.(middle) ?? []),
  ]
}
