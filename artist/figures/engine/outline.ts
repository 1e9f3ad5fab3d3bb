import { fitRing } from '../../geometry/fit-curves.ts'
import { area, type Path } from '../../geometry/path.ts'
import { traceField, type Field } from '../../geometry/trace-field.ts'
import { boundsOfMasses, fieldOf, type Mass } from './mass.ts'
import type { Piece } from './piece.ts'

/** Distance between the samples of a traced outline, in figure units. */
const STEP = 2
const TOLERANCE = 0.28
/** Smaller islands and holes are too small to color. */
const SMALLEST = 16
const SMALLEST_HOLE = 60

/** Where a piece is, and the closed paths of its outline. */
export interface PieceOutline {
  paths: readonly Path[]
  field: Field
}

/** The outline of a piece: its drawn curve if there is just one, or else the traced union of its masses. */
export function outlineOf({ masses, softness }: Piece): PieceOutline {
  const field = fieldOf(masses, softness)
  const [only] = masses
  if (only?.path && masses.length === 1) return { paths: [only.path], field }
  return { paths: masses.length > 0 ? tracedPaths(field, masses) : [], field }
}

export function tracedPaths(field: Field, masses: readonly Mass[], step = STEP): Path[] {
  const rings = traceField(field, boundsOfMasses(masses), step).map((ring) => ({ ring, size: area(ring) }))
  const largest = rings.reduce((most, { size }) => (Math.abs(size) > Math.abs(most) ? size : most), 0)
  return rings.flatMap(({ ring, size }) => {
    const hole = Math.sign(size) !== Math.sign(largest)
    if (Math.abs(size) < (hole ? SMALLEST_HOLE : SMALLEST)) return []
    return [{ ...fitRing(ring, TOLERANCE), ...(hole && { hole }) }]
  })
}
