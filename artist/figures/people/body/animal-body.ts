import { add, lerp, mul, perp, type Frame, type Vec } from '../../../geometry/vector.ts'
import { roundKnot, type SplineKnot } from '../../../geometry/spline.ts'
import { flat, line, marking, oval, patch, shape, type Piece, type PieceDetail } from '../../engine/piece.ts'
import type { ClothesContext } from '../clothes/clothes-context.ts'
import { limbOutline, onLimb, type Limb } from './limb-outline.ts'
import type { AnimalBody } from './paws.ts'
import type { Skeleton } from './skeleton.ts'

/** Right half of the trunk: widths as shares of the half widths at shoulders, waist and hips, heights along the spine. */
function trunkHalf({ shoulders, waist, hips }: Skeleton): readonly (readonly [number, number])[] {
  return [[shoulders * 0.6, 1], [shoulders * 0.96, 0.86], [(shoulders + waist) / 2 + 1, 0.6], [waist, 0.38], [hips, 0.12], [hips * 0.9, -0.06], [hips * 0.5, -0.17]] // prettier-ignore
}

const FUR = [0.74, 0.5, 0.26]

/** Trunk, belly and a long neck, below all clothes. */
export function drawAnimalTrunk({ bones, put, middle }: ClothesContext, animal: AnimalBody): void {
  const { at, neck, neckTop, turn } = bones
  const half = trunkHalf(bones)
  const knot = ([u, v]: readonly [number, number]): SplineKnot => roundKnot(at(u, v))
  const outline = [
    ...half.map(knot),
    knot([0, -0.2]),
    ...half.map(([u, v]) => knot([-u, v])).toReversed(),
    knot([0, 1.03]),
  ]
  const details = bones.pose.view === 'back' ? [] : [...coatOf(bones, animal), ...frontOf(bones, animal, middle), ...furOf(bones, animal)]
  put(-1, shape(flat, outline, details, { part: 'body' }))
  if (!animal.neck) return
  const radius = animal.neck
  const base = at(turn * 3, 0.84)
  const spots = animal.coat === 'spots' ? [0.3, 0.62, 0.85].map((share, i) => neckSpot(base, neckTop, share, (i % 2 ? 0.5 : -0.5) * radius, radius)) : [] // prettier-ignore
  const long = limbOutline({ joints: [base, neck, neckTop], radii: [radius * 1.35, radius * 1.05, radius * 0.94] })
  put(-0.9, shape(flat, long, spots, { open: [{ at: base, radius: radius * 2.1 }], part: 'neck' }))
} // prettier-ignore

const neckSpot = (from: Vec, to: Vec, share: number, aside: number, radius: number): PieceDetail => {
  const [x, y] = lerp(from, to, share)
  return patch(flat, [[x + aside - radius * 0.6, y], [x + aside, y - radius * 0.55], [x + aside + radius * 0.55, y], [x + aside, y + radius * 0.5]]) // prettier-ignore
}

/** Regions to color along both sides, which the belly covers in the middle. */
function coatOf({ at, waist, hips, shoulders }: Skeleton, { coat }: AnimalBody): PieceDetail[] {
  if (!coat) return []
  const blot = (u: number, v: number, rx: number, ry: number) => {
    const knots = [[-1, 0.1], [-0.5, 0.9], [0.5, 0.8], [1, 0], [0.6, -0.9], [-0.4, -0.8]].map(([x, y]) => roundKnot(at(u + x! * rx, v + y! * ry))) // prettier-ignore
    return patch(flat, knots)
  }
  if (coat === 'stripes')
    return [0.72, 0.46, 0.2].flatMap((v, i) =>
      [-1, 1].map((way) => {
        const edge = (i === 0 ? shoulders : i === 1 ? waist : hips) * way
        return marking(flat, [[...at(edge * 1.15, v + 0.05), 0], [...at(edge * 0.42, v - 0.03), 0], [...at(edge * 1.15, v - 0.06), 0]], 0) // prettier-ignore
      }),
    )
  if (coat === 'patches') return [blot(-waist * 0.9, 0.55, 15, 0.2), blot(hips * 0.9, 0.12, 14, 0.17)]
  return [[-0.9, 0.74], [-0.72, 0.4], [-0.95, 0.12], [0.98, 0.62], [1, 0.24], [-0.3, -0.06]].map(([u, v]) => blot(u! * waist, v!, 6.5, 0.085)) // prettier-ignore
}

/** Stripes or spots down an arm or a leg, which clothes cover in part. */
export function coatOfLimb(limb: Limb, { coat }: AnimalBody): PieceDetail[] {
  if (coat !== 'stripes' && coat !== 'spots') return []
  return [0.26, 0.42, 0.58, 0.74, 0.9].map((share, i) => {
    const { at, along, radius } = onLimb(limb, share)
    const place: Frame = ([x, y]) => add(at, add(mul(perp(along), x * radius * (i % 2 ? -1 : 1)), mul(along, y * radius)))
    return coat === 'stripes' ? marking(place, '1.3,-0.26! 1.3,0.26! 0.2,0.2 -0.5,0.02! 0.2,-0.12', 0) : oval(place, 0.34, 0, 0.3, 0.26, 'paper')
  }) // prettier-ignore
}

/** The belly is turned to the viewer's right, as the whole body. */
function frontOf({ at, waist, hips }: Skeleton, { front }: AnimalBody, middle: number): PieceDetail[] {
  if (!front || front === 'wool') return []
  const [wide, low] = [waist * 0.66, hips * 0.72]
  const aside = middle * 1.25
  const side = (way: number): SplineKnot[] =>
    [[wide * 0.62, 0.84], [wide, 0.6], [low * 1.04, 0.3], [low * 0.94, 0.12], [low * 0.5, 0.02]].map(([u, v]) => roundKnot(at(aside + u! * way, v!))) // prettier-ignore
  const belly = patch(flat, [...side(1), ...side(-1).toReversed()], undefined, 'belly')
  const across = (v: number, u: number, bow: number): PieceDetail =>
    line(flat, [[...at(aside - u, v)], [...at(aside, v - bow)], [...at(aside + u, v)]], 0.85, [0, 0], 1) // prettier-ignore
  if (front === 'bands') return [belly, ...[0.64, 0.44, 0.24].map((v) => across(v, wide * 1.02, 0.04))]
  if (front === 'plates')
    return [
      belly,
      across(0.56, wide, 0.03),
      across(0.26, low, 0.03),
      line(flat, [[...at(aside, 0.86)], [...at(aside, -0.06)]], 0.85, [0, 0], 1),
    ]
  if (front === 'feathers')
    return [belly, ...[[0, 0.6], [-0.5, 0.4], [0.5, 0.4], [0, 0.2]].map(([u, v]) => across2(at, aside + u! * wide, v!))] // prettier-ignore
  return [belly]
}

const across2 = (at: Skeleton['at'], u: number, v: number): PieceDetail =>
  line(flat, [[...at(u - 4.5, v + 0.04)], [...at(u, v - 0.05)], [...at(u + 4.5, v + 0.04)]], 0.85, [0.3, 0.3], 1) // prettier-ignore

/** Short strokes of fur along the side in the shade, or curls of wool. */
function furOf({ at, waist, hips, shoulders }: Skeleton, { front, winged }: AnimalBody): PieceDetail[] {
  if (front === 'plates' || front === 'bands' || winged) return []
  if (front === 'wool')
    return [
      [-0.5, 0.66],
      [0.3, 0.58],
      [-0.1, 0.36],
      [0.6, 0.28],
      [-0.6, 0.2],
      [0.2, 0.06],
    ].map(([u, v]) => {
      const [x, k] = [u! * hips, 4.6]
      return line(flat, [[...at(x - k, v!)], [...at(x - k * 0.4, v! - 0.08)], [...at(x + k, v! - 0.05)], [...at(x + k * 0.8, v! + 0.05)]], 0.85, [0.2, 0.3], 1) // prettier-ignore
    })
  return FUR.map((v, i) => {
    const u = -(i === 0 ? shoulders : i === 1 ? waist : hips) * 0.9
    return line(flat, [[...at(u, v)], [...at(u + 5, v - 0.07)]], 0.85, [0, 0.6], 1)
  })
}

/** Feathers along the lower side of a wing, painted before the arm. They are longest at the wrist. */
export function wingFeathers(limb: Limb, outwards: number): Piece {
  const below = (along: Vec): Vec => {
    const side = perp(along)
    return side[1] * 1.2 + side[0] * outwards > 0 ? side : mul(side, -1)
  }
  const at = (share: number, out: number, back = 0): Vec => {
    const { at: place, along } = onLimb(limb, share)
    return add(add(place, mul(below(along), out)), mul(along, back))
  }
  const r = limb.radii[1]
  const corner = (v: Vec): SplineKnot => [...v, 0]
  const feathers = [0.34, 0.62, 0.92].flatMap((share, i) => [
    corner(at(share - 0.16, r * 1.5)),
    roundKnot(at(share - 0.1, r * (2.2 + i * 0.3), r * 0.2)),
    roundKnot(at(share, r * (2.5 + i * 0.35), r * 0.7)),
    roundKnot(at(share + 0.06, r * 1.9, r * 0.6)),
  ])
  return shape(flat, [corner(at(0.08, 0)), ...feathers, corner(at(1, 0))], [])
}
