import { add, lerp, mul, rot, sub, unit, type Vec } from '../../../geometry/vector.ts'
import { curve, line as lineOf, stroke, type Path } from '../../../geometry/path.ts'
import { ellipse, tube } from '../../../geometry/round-shapes.ts'
import { outlineMass } from '../../engine/mass.ts'
import { asPart, flat, line, shape, type Piece, type PieceDetail } from '../../engine/piece.ts'
import { pathMass } from '../../engine/sketch-pieces.ts'
import type { ClothesContext } from '../clothes/clothes-context.ts'
import { coatOfLimb } from './animal-body.ts'
import { limbOutline, limbRing, onLimb, type Limb } from './limb-outline.ts'
import { drawFoot, drawShoe } from './shoes.ts'
import type { AnimalBody } from './paws.ts'
import type { Leg, Skeleton } from './skeleton.ts'

export const limbOfLeg = ({ hip, knee, ankle }: Leg, { body }: Skeleton): Limb => ({
  joints: [hip, knee, ankle],
  radii: body.legRadii,
})

const FAR = -20
const NEAR = -10
/** Paint order of an animal's near leg, which grows out of its body below the clothes. */
const NEAR_OF_ANIMALS = -0.6

/** Legs, stockings, shoes and trousers. */
export function drawLegs(clothes: ClothesContext): void {
  if (clothes.cut.tail) return fishTail(clothes)
  const { bones } = clothes
  if (!bones.pose.astride) drawLeg(clothes, bones.legs.far, FAR)
  drawLeg(clothes, bones.legs.near, bones.body.animal ? NEAR_OF_ANIMALS : NEAR)
}

function drawLeg(clothes: ClothesContext, leg: Leg, z: number): void {
  const { bones, cut, grow, wearing, put } = clothes
  const { body } = bones
  const limb = limbOfLeg(leg, bones)
  if (body.animal) put(z, ...asPart('leg', animalLeg(clothes, leg, limb, body.animal)))
  const bare = !cut.leg || cut.leg < 0.7
  const boots = cut.shoes === 'boot'
  if (!body.animal && (bare || boots || cut.shoes === 'bare'))
    put(
      z,
      shape(flat, limbOutline(limb, { from: bare ? 0 : 0.6 }), stockings(limb, clothes), { part: 'legs' }),
    )
  const shoes = asPart(
    cut.shoes === 'bare' ? 'legs' : 'shoe',
    drawShoe(leg.foot, cut.shoes, limb, cut.leg && !bare ? 1 + grow * 0.5 : 0),
  )
  if (!body.animal || cut.shoes !== 'bare') for (const piece of shoes) put(z + (boots ? 0.4 : 0.1), piece)
  if (!cut.leg) return
  const short = cut.leg < 0.6
  const to = boots && !short ? 0.84 : cut.leg
  const outline = limbOutline(limb, {
    to,
    grow: (short ? 1.6 : 0.8) + grow * 0.85,
    flare: short ? 1.5 : boots ? 0 : 1,
    hem: true,
  })
  const details = [...hems(limb, clothes), ...folds(leg, limb, short)]
  const cloth: Piece = shape(flat, outline, details, { part: 'trousers' })
  put(
    z + 0.2,
    leg.near ? { ...cloth, masses: [outlineMass(seat(clothes)), ...cloth.masses], softness: 2 } : cloth,
  )
  if (cut.armour)
    put(z + 0.3, {
      masses: [pathMass(ellipse(leg.knee, body.legRadii[1] * 1.15))],
      details: wearing.detail > 0 ? [limbRing(limb, 0.51)] : [],
      part: 'clothes',
    })
}

/** A leg in its own fur or feathers, with its foot. */
function animalLeg({ cut, bones }: ClothesContext, leg: Leg, limb: Limb, animal: AnimalBody): Piece[] {
  const [thigh] = bones.body.legRadii
  const bare = shape(
    flat,
    limbOutline(limb),
    coatOfLimb(limb, animal),
    leg.near ? { open: [{ at: leg.hip, radius: thigh * 1.45 }] } : {},
  )
  return cut.shoes === 'bare' ? [bare, drawFoot(leg.foot, animal.foot)] : [bare]
}

/** The pelvis in trousers. */
function seat({ bones, grow }: ClothesContext): readonly (readonly [number, number])[] {
  const { at, waist: w, hips: h } = bones
  const grown = grow * 0.85
  return [at(-w - grown, 0.26), at(w + grown, 0.26), at(h * 0.96 + grown, 0.02), at(h * 0.7, -0.1), at(0, -0.13), at(-h * 0.75, -0.11), at(-h - grown, 0.01)] // prettier-ignore
}

function stockings(limb: Limb, { cut, wearing }: ClothesContext): PieceDetail[] {
  if (cut.longSocks) return [limbRing(limb, 0.64), ...(wearing.detail > 0 ? [limbRing(limb, 0.71)] : [])]
  return cut.socks && wearing.detail > 0 ? [limbRing(limb, 0.82)] : []
}

function hems(limb: Limb, { cut, wearing }: ClothesContext): PieceDetail[] {
  const { detail } = wearing
  const end = cut.leg ?? 1
  if (cut.bands) return [limbRing(limb, 0.72), limbRing(limb, 0.8)]
  if (cut.space) return [limbRing(limb, 0.5), limbRing(limb, 0.59)].slice(0, detail + 1)
  if (cut.armour) return detail > 0 ? [limbRing(limb, 0.36), limbRing(limb, 0.68)] : []
  if (cut.fur) return [limbRing(limb, end - 0.16)]
  if (detail > 0 && end > 0.8) return [limbRing(limb, end - 0.06)]
  return detail > 0 && cut.number ? [limbRing(limb, end - 0.07)] : []
}

/** Folds behind a bent knee. */
function folds({ hip, knee, ankle }: Leg, { radii }: Limb, short: boolean): PieceDetail[] {
  const [up, low] = [unit(sub(hip, knee)), unit(sub(ankle, knee))]
  const straight = -(up[0] * low[0] + up[1] * low[1])
  if (short || straight > 0.9) return []
  const inner = unit(add(up, low))
  const from = add(knee, mul(inner, radii[1] * 1.05))
  const fold = (along: Vec, share: number): PieceDetail =>
    line(flat, [[...from], [...add(lerp(from, knee, 0.85), mul(along, radii[1] * share))]], 0.85, [0, 0.8], 1)
  return [fold(up, 0.5), fold(low, 0.6)]
}

/** A mermaid's tail instead of legs. */
function fishTail({ fig, bones, wearing, piece }: ClothesContext): void {
  const { legs, hips: h, at } = bones
  const limbs = [limbOfLeg(legs.near, bones), limbOfLeg(legs.far, bones)] as const
  const between = (t: number): Vec => lerp(onLimb(limbs[0], t).at, onLimb(limbs[1], t).at, 0.5)
  const bend = (t: number): Vec => add(between(t), [16 * Math.sin(t * 3.1), 0])
  const end = add(bend(1), [-4, 10])
  const chain = [at(0, 0.06), bend(0.3), bend(0.6), bend(0.85), end]
  const body = tube(chain, [h + 1, h * 0.92, h * 0.66, h * 0.42, h * 0.26])
  const { detail } = wearing
  const scales: Path[] = []
  const w = detail > 1 ? 13 : 21
  if (detail > 0)
    for (let y = at(0, -0.1)[1], row = 0; y < end[1] - 4; y += w * 0.95, row++)
      for (let u = -63 + (row % 2 ? w / 2 : 0); u < 90; u += w)
        scales.push(lineOf([u, y], [u + w / 2, y + w * 0.5], [u + w, y]))
  const fin = (point: Vec) => add(end, rot(mul(point, 1.1), -8))
  fig.add(-9.8, curve('-4,-6 4,-6 16,4 38,8 46,22 24,28 4,18 0,14! -4,18 -24,28 -46,22 -38,8 -16,4', fin), {
    lines: detail > 0 ? [stroke('10,6 30,20', fin), stroke('-10,6 -30,20', fin)] : [],
  })
  fig.add(-9.5, body, { lines: scales })
  const waves = [1, 0.66, 0.33, 0, -0.33, -0.66, -1].map((u, i) => [u * h * 1.05, i % 2 ? 0 : -0.07] as const)
  fig.add(1, piece([-h - 2, 0.2], [0, 0.15], [h + 2, 0.2], ...waves))
}
