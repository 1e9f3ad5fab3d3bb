import { lerp } from '../../../geometry/vector.ts'
import type { Path } from '../../../geometry/path.ts'
import { capsule, ellipse } from '../../../geometry/round-shapes.ts'
import { inside, ringOf } from '../../../geometry/clip.ts'
import { drawHand } from './hands-and-feet.ts'
import type { Arm } from './skeleton.ts'
import type { ClothesContext } from '../clothes/clothes-context.ts'

/** Draws arms, hands and sleeves. A hand that holds something is painted again in front of it. */
export function drawArms(x: ClothesContext): void {
  for (const arm of [x.bones.arms.right, x.bones.arms.left]) {
    const z = arm.far ? -30 : x.bones.pose.armsOnTop ? (arm.side < 0 ? 50 : 48) : 20
    bareArm(x, arm, z)
    if (x.cut.sleeve) sleeve(x, arm, z)
  }
}

function bareArm({ fig, bones, cut, wearing, grow }: ClothesContext, arm: Arm, z: number): void {
  const palm = drawHand(arm, bones.body)
  const lines = wearing.detail > 0 ? palm.lines : []
  if (cut.gloves) {
    fig.add(z, arm.limb.slice(0, 0.9))
    fig.add(z + 0.05, [...palm.shapes, ...arm.limb.slice(0.7, 1, 1.5 + grow * 0.3)], { lines })
  } else fig.add(z, [...arm.limb.slice(0, 1), ...palm.shapes], { lines })
  if (arm.shape === 'fist' && !bones.pose.prop) fig.add(60, palm.shapes, { lines, front: true })
}

function sleeve(x: ClothesContext, arm: Arm, z: number): void {
  const { fig, bones, cut, wearing } = x
  const r = bones.body.armRadii
  const length = cut.gloves ? cut.sleeve - 0.1 : cut.sleeve
  const grow = 2 + x.grow * 0.8
  const cloth = arm.limb.slice(0, length, grow, true, length > 0.6 ? 0.6 + (cut.sleeveFlare ?? 0) : 2)
  if (cut.puff) cloth.push(ellipse(arm.limb.at(length * 0.4).p, r[0] + 2 + cut.puff))
  // The seam to the torso is erased, so that shirt and sleeve are one region.
  const seam = !arm.far && !cut.armour && !cut.vest && !cut.safetyVest && !bones.pose.armsOnTop
  const patch = seam
    ? [
        capsule(
          arm.shoulder,
          (r[0] + grow) * 0.97,
          lerp(arm.shoulder, bones.at(0, 0.7), 0.34),
          (r[0] + grow) * 0.82,
        ),
      ]
    : []
  fig.add(z + 0.1, cloth, { lines: cuffs(x, arm, length), patch })
  if (patch[0]) restore(x, arm, patch[0], arm.limb.slice(Math.min(0.3, length * 0.6), length, grow), z + 0.15)
  if (cut.armour) {
    fig.add(z + 0.5, ellipse(arm.limb.at(0.08).p, r[0] + 6), {
      lines: wearing.detail > 0 ? [arm.limb.ring(0.2, 3)] : [],
    })
    fig.add(z + 0.4, ellipse(arm.limb.at(0.5).p, r[1] + 3.5))
  }
}

function cuffs({ cut, wearing }: ClothesContext, { limb }: Arm, length: number): Path[] {
  const det = wearing.detail
  const rings: number[] = []
  if (cut.fur) rings.push(length - 0.13)
  else if (det > 0 && length > 0.6 && !cut.space && !cut.armour) rings.push(length - 0.08)
  if (cut.bands) rings.push(0.55, 0.64)
  if (cut.space) rings.push(0.5, ...(det > 0 ? [0.6] : []))
  if (cut.number && det > 0) rings.push(length - 0.09)
  if (cut.stripes) for (let t = 0.28; t < length - 0.14; t += det > 1 ? 0.15 : 0.25) rings.push(t)
  return [...new Set(rings)].map((t) => limb.ring(t, 2))
}

/** Draws the torso's details again that the patch erased, except on the arm. */
function restore({ fig, cut }: ClothesContext, arm: Arm, patch: Path, cloth: Path[], z: number): void {
  const body = fig.parts.filter((p) => p.z === 0 || (p.z === 5 && (cut.coat || cut.fur)))
  const within = ringOf(patch)
  const rings = cloth.map((c) => ringOf(c, 4))
  const marks = body
    .flatMap((p) => p.marks ?? [])
    .filter((m) => m.points.some((q) => inside(q, within)))
    .filter((m) => !m.points.some((q) => rings.some((ring) => inside(q, ring))))
  fig.add(z, [], { lines: body.flatMap((p) => p.lines ?? []), clipTo: [patch], except: cloth, marks })
}
