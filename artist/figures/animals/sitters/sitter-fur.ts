import { splineKnots, type SplineKnot } from '../../../geometry/spline.ts'
import { add, mul, type Frame, type Vec } from '../../../geometry/vector.ts'
import { mirroredKnots, onFlesh, type Mass } from '../../engine/mass.ts'
import {
  ball,
  flat,
  oval,
  patch,
  seam,
  shape,
  symmetric,
  type Piece,
  type PieceDetail,
} from '../../engine/piece.ts'
import { scallops } from '../birds/feathers.ts'
import { bands } from '../walkers/coat.ts'
import type { SitterBuild } from './sitter-build.ts'

/** Fur is drawn on pages with more detail, where large plain forms would leave little to color. */
const LEVEL = 2

const fine = <T extends { level?: unknown }>(parts: readonly T[]): T[] => parts.map((part) => ({ ...part, level: LEVEL })) // prettier-ignore

/** How far the tips of locks are from a regular pattern, in widths of a lock. */
const IRREGULAR = [0.1, -0.16, 0.2, -0.06, 0.14, -0.2, 0.04, 0.18, -0.12, -0.02, 0.16] as const
const irregular = (nth: number): number => IRREGULAR[nth % IRREGULAR.length]!

/** Rows of pointed locks: the tips of a row are the gaps of the next one, so that each lock is a region. */
function locks(place: Frame, top: number, bottom: number, half: number): PieceDetail[] {
  const width = half / 1.8
  const step = width * 1.1
  const rows: PieceDetail[] = []
  let gaps = Array.from({ length: 9 }, (_, i): Vec => [(i - 4 + irregular(i)) * width, top])
  for (let row = 0; top + (row + 0.6) * step < bottom; row++) {
    const tips = gaps.slice(1).map(([x, y], i): Vec => {
      const before = gaps[i]!
      return [(before[0] + x) / 2 + irregular(i + row * 4) * width * 0.5, (before[1] + y) / 2 + step * (1 + irregular(i * 3 + row))]
    }) // prettier-ignore
    const edge = tips.flatMap(([x, y], i): SplineKnot[] => {
      const [from, to] = [gaps[i]!, gaps[i + 1]!]
      const side = (gap: Vec): SplineKnot => [gap[0] + (x - gap[0]) * 0.22, (gap[1] + y) / 2]
      return [[...from, 0], side(from), [x, y, 0], side(to)]
    })
    rows.push(seam(place, [...edge, [...gaps.at(-1)!, 0]]))
    gaps = [[tips[0]![0] - width, tips[0]![1]], ...tips]
  }
  return rows
}

/** Tips of ragged fur: across its line, and how far they hang. */
const RAGGED = [[-1.4, 0.1], [-0.86, -0.06], [-0.66, 0.34], [-0.42, -0.1], [-0.06, 0.62], [0.14, -0.04], [0.42, 0.4], [0.62, -0.1], [0.9, 0.26], [1.4, 0]] as const // prettier-ignore

/** The highest and lowest point and the half width of the right half of an outline. */
function extentOf(outline: string): readonly [top: number, bottom: number, half: number] {
  const knots = splineKnots(outline)
  const ys = knots.map(([, y]) => y)
  return [Math.min(...ys), Math.max(...ys), Math.max(...knots.map(([x]) => x))]
}

/** Locks on the belly of an upright animal. */
export function furOnBelly({ belly, bib, coat, marks }: SitterBuild, place: Frame): Piece[] {
  if (!belly || bib || coat || marks) return []
  const [top, bottom, half] = extentOf(belly)
  return fine([shape(place, mirroredKnots(belly), locks(place, top + half * 0.3, bottom - half * 0.1, half), { part: 'belly', width: 0.9 })]) // prettier-ignore
}

/** Locks on the tuft of a chest. */
export function furOnBib({ bib, coat }: SitterBuild, place: Frame): PieceDetail[] {
  if (!bib || (coat && coat !== 'wool')) return []
  const [top, bottom, half] = extentOf(bib)
  if (coat === 'wool')
    return fine(
      [0.3, 0.5, 0.7].map((share, i) => {
        const y = top + (bottom - top) * share
        return scallops(place, [-half * 1.2 - (i % 2) * 9, y], [half * 1.2 - (i % 2) * 9, y], 7, 9)
      }),
    )
  return fine(locks(place, top + 14, bottom - 8, half * 0.8))
}

/** Ragged lines around a limb or a tail, or folds of skin. */
export function furOnLimb(
  { coat, legMarks }: SitterBuild,
  limb: Mass,
  shares: readonly number[],
): PieceDetail[] {
  if (coat === 'smooth' || coat === 'wool' || legMarks) return []
  if (coat) return fine(bands(limb, shares, 0.3))
  return fine(
    shares.map((share) => {
      const { at, along, side, radius } = onFlesh(limb, share)
      return seam(flat, RAGGED.map(([x, y]): SplineKnot => [...add(at, add(mul(side, -x * radius), mul(along, y * radius))), 0])) // prettier-ignore
    }),
  )
}

/** A ragged edge across a haunch. */
export const furOnHaunch = ({ coat }: SitterBuild, side: Frame, x: number, y: number, radius: number): PieceDetail[] =>
  coat ? [] : fine([seam(side, RAGGED.map(([across, down]): SplineKnot => [x + across * radius * 1.1, y + down * radius * 0.5, 0]))]) // prettier-ignore

/** A collar with a tag. */
export const collar = (place: Frame): Piece[] => [
  symmetric(place, '0,-99 22,-106 31,-101 29,-91 14,-85 0,-83', [seam(place, '-40,-98 -14,-92 0,-90 14,-92 40,-98', 0.8, 2)]),
  { masses: [ball(place, 0, -77, 9, 9.6)], details: [oval(place, 0, -76, 4.6, 4.6, 'paper')] },
] // prettier-ignore

/** A striped scarf for white animals of the snow, whose coat leaves little to color. */
export const scarf = (place: Frame): Piece[] =>
  fine([
    shape(place, '10,-104 34,-108 46,-70! 48,-52! 40,-57! 34,-50! 28,-56! 20,-49! 16,-66', [-94, -82, -70, -60].map((y) => seam(place, [[0, y + 3], [60, y - 4]]))),
    symmetric(place, '0,-118 40,-126 58,-112 52,-98 24,-88 0,-86', [-44, -30, -15, 0, 15, 30, 44].map((x) => seam(place, [[x * 1.1, -130], [x, -80]]))),
    shape(place, '6,-106 22,-112 34,-104 32,-90 18,-84 6,-92'),
  ]) // prettier-ignore

const FRINGE = '-36,-70! -28,-42! -20,-35! -17,-41! -6,-30! -2,-39! 6,-34! 9,-41! 21,-35! 24,-43! 36,-70!'

/** A fringe on the crown of a plain head. */
export function furOnHead({ coat, marks, bib }: SitterBuild, place: Frame, head: Piece[]): Piece[] {
  if (coat || marks || bib) return head
  const skull = head.reduce((a, b) => (b.details.length > a.details.length ? b : a))
  const fringe = fine([patch(place, FRINGE)])
  return head.map((piece) => (piece === skull ? { ...piece, details: [...fringe, ...piece.details] } : piece))
}
