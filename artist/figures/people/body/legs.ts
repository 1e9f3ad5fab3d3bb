import { add, lerp, mul, rot, type Vec } from '../../../geometry/vector.ts'
import { curve, line, stroke, type Path } from '../../../geometry/path.ts'
import { ellipse, tube } from '../../../geometry/round-shapes.ts'
import { drawShoe } from './hands-and-feet.ts'
import type { Leg } from './skeleton.ts'
import type { ClothesContext } from '../clothes/clothes-context.ts'

/** Legs, stockings, shoes and trousers. */
export function drawLegs(x: ClothesContext): void {
  if (x.cut.tail) return fishTail(x)
  const { fig, bones, cut, grow, wearing } = x
  const { at, hips: h, pose, body } = bones
  const det = wearing.detail
  const near: { shapes: Path[]; lines: Path[] }[] = []
  for (const leg of [bones.legs.right, bones.legs.left]) {
    if (leg.far && pose.astride) continue
    const z = leg.far ? -20 : -10
    fig.add(z, leg.limb.slice(0, 1), { lines: stockings(leg, x) })
    const toes = pose.sideFeet ? Math.sign(bones.turn) || 1 : 0
    const foot = drawShoe(leg, body, cut.shoes, {
      detail: det,
      toes,
      soles: pose.soles,
      stretched: pose.pointed,
      flat: !pose.pointed && Math.abs(leg.d[0]) < 0.3,
    })
    fig.add(z + (cut.shoes === 'boot' && cut.space ? 0.4 : 0.2), foot.shapes, {
      lines: foot.lines,
      marks: foot.marks ?? [],
    })
    if (!cut.leg) continue
    const short = cut.leg < 0.6
    const shapes = leg.limb.slice(0, cut.leg, (short ? 3.5 : 2.2) + grow * 0.7, true, short ? 2 : 1)
    const lines = hems(leg, x)
    if (leg.far) fig.add(-19.5, shapes, { lines })
    else near.push({ shapes, lines })
    if (cut.armour)
      fig.add(z + 0.6, ellipse(leg.limb.at(0.5).p, body.legRadii[1] * 1.15), {
        lines: det > 0 ? [leg.limb.ring(0.5, 1.6, 0)] : [],
      })
  }
  if (!cut.leg) return
  const pelvis = x.piece(
    [-h * 0.9 - grow, 0.2],
    [h * 0.9 + grow, 0.2],
    [h * 0.97 + grow, 0],
    [h * 0.6, -0.15],
    [0, -0.17],
    [-h * 0.6, -0.15],
    [-h * 0.97 - grow, 0],
  )
  const seam = near.length > 1 && det > 0 ? [line(at(0, -0.05), at(0, -0.3))] : []
  fig.add(-9.5, [pelvis, ...near.flatMap((n) => n.shapes)], {
    lines: [...near.flatMap((n) => n.lines), ...seam],
  })
}

function stockings({ limb }: Leg, { cut, wearing }: ClothesContext): Path[] {
  if (cut.longSocks) return [limb.ring(0.66), ...(wearing.detail > 0 ? [limb.ring(0.73)] : [])]
  return cut.socks && wearing.detail > 0 ? [limb.ring(0.84)] : []
}

function hems({ limb }: Leg, { cut, wearing }: ClothesContext): Path[] {
  const det = wearing.detail
  const end = cut.leg ?? 1
  if (cut.bands) return [limb.ring(0.74), limb.ring(0.83)]
  if (cut.space) return [limb.ring(0.5), limb.ring(0.59)].slice(0, det + 1)
  if (cut.armour) return det > 0 ? [limb.ring(0.36), limb.ring(0.68)] : []
  if (cut.fur) return [limb.ring(end - 0.12)]
  if (det > 1 && end > 0.8) return [limb.ring(end - 0.07)]
  return det > 0 && cut.number ? [limb.ring(end - 0.08)] : []
}

/** A mermaid's tail instead of legs. */
function fishTail({ fig, bones, wearing, piece }: ClothesContext): void {
  const { legs: pair, hips: h, at } = bones
  const way = bones.turn < 0 ? -1 : 1
  const between = (t: number): Vec => lerp(pair.left.limb.at(t).p, pair.right.limb.at(t).p, 0.5)
  const bend = (t: number): Vec => add(between(t), [way * 16 * Math.sin(t * 3.1), 0])
  const end = add(bend(1), [-way * 4, 10])
  const chain = [at(0, 0.06), bend(0.3), bend(0.6), bend(0.85), end]
  const body = tube(chain, [h + 1, h * 0.92, h * 0.66, h * 0.42, h * 0.26])
  const det = wearing.detail
  const scales: Path[] = []
  const w = det > 1 ? 13 : 21
  if (det > 0)
    for (let y = at(0, -0.1)[1], row = 0; y < end[1] - 4; y += w * 0.95, row++)
      for (let u = -63 + (row % 2 ? w / 2 : 0); u < 90; u += w)
        scales.push(line([u, y], [u + w / 2, y + w * 0.5], [u + w, y]))
  const F = (q: Vec) => add(end, rot(mul(q, 1.15), -way * 8))
  fig.add(-9.8, curve('-4,-6 4,-6 16,4 38,8 46,22 24,28 4,18 0,14! -4,18 -24,28 -46,22 -38,8 -16,4', F), {
    lines: det > 0 ? [stroke('10,6 30,20', F), stroke('-10,6 -30,20', F)] : [],
  })
  fig.add(-9.5, body, { lines: scales })
  fig.add(
    1,
    piece(
      [-h - 3, 0.2],
      [-h * 0.5, 0.12],
      [0, 0.18],
      [h * 0.5, 0.12],
      [h + 3, 0.2],
      [h + 2, 0.02],
      [h * 0.66, -0.07],
      [h * 0.33, 0],
      [0, -0.08],
      [-h * 0.33, 0],
      [-h * 0.66, -0.07],
      [-h - 2, 0.02],
    ),
  )
}
