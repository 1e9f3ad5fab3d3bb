import { add, hang, itemClamped, mul, sub, unit, type Vec } from '../../../geometry/vector.ts'
import { line, smooth, type Path } from '../../../geometry/path.ts'
import { capsule, ellipse } from '../../../geometry/round-shapes.ts'
import { sweptTube, type Sweep } from '../../../geometry/swept-tube.ts'
import { drawFoot } from './feet.ts'
import type { QuadrupedBody } from './frame.ts'

const SHARES = [0.4, 0.33, 0.27] as const

/** Joints of a leg. With a ground line the leg is stretched to reach it. */
function joints(from: Vec, angles: readonly number[], length: number, ground?: number): Vec[] {
  const out: Vec[] = [from]
  for (const [i, a] of angles.entries())
    out.push(add(itemClamped(out, i), mul(hang(a), length * itemClamped(SHARES, i))))
  if (ground === undefined) return out
  const f = (ground - from[1]) / (itemClamped(out, 3)[1] - from[1])
  return out.map((q, i) => (i ? [q[0], from[1] + (q[1] - from[1]) * f] : q))
}

const footRadius = ({ plan }: QuadrupedBody): number => plan.legRadii[2] * 1.08
const footHeight = (body: QuadrupedBody): number => {
  const r = footRadius(body)
  return body.plan.feet === 'hoof' ? r * 1.1 : body.plan.feet === 'nail' ? r * 0.75 : r * 0.85
}

function addLeg(
  body: QuadrupedBody,
  chain: readonly Vec[],
  radii: readonly number[],
  z: number,
  flat: boolean,
  near: boolean,
): void {
  const { plan, pose, looks, fig } = body
  const shape = sweptTube(chain, radii, 4)
  const end = itemClamped(chain, chain.length - 1)
  const f = drawFoot(
    plan.feet,
    end,
    unit(sub(end, itemClamped(chain, chain.length - 2))),
    footRadius(body),
    flat,
    looks.detail,
  )
  const rings = looks.detail > 0 && !pose.lying ? legRings(body, shape) : []
  if (near) {
    body.shapes.push(shape, ...(f.merged ? f.shapes : []))
    body.lines.push(...rings, ...(f.merged ? f.lines : []))
    body.nearFeet.push(f)
    return
  }
  fig.add(z, f.merged ? [shape, ...f.shapes] : [shape], {
    lines: [...rings, ...(f.merged ? f.lines : [])],
    marks: f.merged ? f.marks : [],
  })
  if (!f.merged) fig.add(z + 0.1, f.shapes, { lines: f.lines, marks: f.marks })
}

/** Socks and stripes around a leg. */
function legRings({ plan, looks }: QuadrupedBody, shape: Sweep): Path[] {
  const ts =
    plan.stripes === 'all'
      ? looks.detail > 1
        ? [0.5, 0.57, 0.66, 0.73, 0.82, 0.88]
        : [0.56, 0.64, 0.75, 0.82]
      : []
  return [...(plan.socks ? [0.76] : []), ...ts].map((t) => {
    const s = shape.at(t)
    const side = (k: number) => add(s.p, mul(s.n, s.r * k))
    return line(side(1.5), add(s.p, mul(s.d, 3.5)), side(-1.5))
  })
}

/** Short legs take short steps. */
const paced = (angles: readonly number[], body: QuadrupedBody): number[] => {
  const calm = body.pose.grounded ? Math.min(1, Math.max(0.45, body.plan.leg / 120)) : 1
  return angles.map((a) => a * calm)
}

export function drawLegs(body: QuadrupedBody): void {
  const { plan, pose, hip, chest, along: B } = body
  const [rh, , rc] = plan.radii
  const shoulder = add(chest, B(-rc * 0.12, rc * 0.38))
  const hipJoint = add(hip, B(rh * 0.05, rh * 0.22))
  const shift = 0.5 * plan.legRadii[0] + 6
  const far = (p: Vec, k = 1): Vec => add(p, [shift * k, -3])
  if (plan.biped) arms(body)
  else if (pose.lying) lyingFront(body, shoulder, far)
  else frontLegs(body, shoulder, far)
  if (pose.lying || (pose.sitting && !plan.biped)) haunch(body, shift)
  else hindLegs(body, hipJoint, far)
}

function frontLegs(body: QuadrupedBody, shoulder: Vec, far: (p: Vec) => Vec): void {
  const { plan, pose, ground } = body
  const lr = plan.legRadii
  const radii = [lr[0], lr[1] * 1.15, lr[1] * 0.92, lr[2]]
  for (const near of [false, true]) {
    const standing = pose.grounded || pose.sitting
    const g = standing ? ground - footHeight(body) - (near ? 0 : 6) : undefined
    const angles = paced(near ? pose.frontNear : pose.frontFar, body)
    addLeg(
      body,
      joints(near ? shoulder : far(shoulder), angles, plan.leg * 0.94, g),
      radii,
      -30,
      standing,
      near,
    )
  }
}

function lyingFront(body: QuadrupedBody, shoulder: Vec, far: (p: Vec, k: number) => Vec): void {
  const { plan, ground } = body
  const lr = plan.legRadii
  for (const near of [false, true]) {
    const a = near ? shoulder : far(shoulder, 0.8)
    const y = ground - footHeight(body) - (near ? 0 : 3)
    const reach = Math.max(plan.leg * 0.5, plan.radii[2] * 0.95)
    const chain: Vec[] = [
      a,
      [a[0] + reach * 0.1, y - lr[1] * 0.6],
      [a[0] + reach * 0.55, y - 1],
      [a[0] + reach, y],
    ]
    addLeg(body, chain, [lr[0], lr[1] * 1.2, lr[1], lr[2]], -30, true, near)
  }
}

function hindLegs(body: QuadrupedBody, hipJoint: Vec, far: (p: Vec, k: number) => Vec): void {
  const { plan, pose, ground, looks, along: B } = body
  const lr = plan.legRadii
  const rh = plan.radii[0]
  const radii = [Math.max(lr[0] * 1.15, rh * 0.74), lr[1] * 1.5, lr[1] * 0.95, lr[2]]
  const standing = pose.grounded || (plan.biped && !pose.lift && !pose.lying)
  for (const near of [false, true]) {
    const g = standing ? ground - footHeight(body) - (near ? 0 : 6) : undefined
    const from = near ? hipJoint : far(hipJoint, 0.9)
    const angles = paced(near ? pose.hindNear : pose.hindFar, body)
    addLeg(body, joints(from, angles, plan.leg, g), radii, -31, standing || pose.pitch < -40, near)
  }
  if (looks.detail > 0 && plan.stripes !== 'all' && !plan.patches && !plan.shell && !plan.armour) {
    const w = rh * 0.66
    const on = (a: number) => add(hipJoint, B(Math.cos(a / 57.3) * w, Math.sin(a / 57.3) * w * 1.25))
    body.lines.push(smooth([-62, -40, -18, 4, 26, 48, 66].map(on), false))
  }
}

/** Folded hind leg: a haunch and a foot in front of it. */
function haunch(body: QuadrupedBody, shift: number): void {
  const { plan, pose, hip, ground, looks, fig, along: B } = body
  const rh = plan.radii[0]
  const r = Math.min(rh * 0.86, plan.leg * 0.5)
  const from = add(hip, B(rh * 0.12, 0))
  const c: Vec = [from[0], Math.min(from[1] + rh * 0.2, ground - r * 0.8)]
  const y = ground - footHeight(body)
  const x = c[0] + r * (pose.sitting ? 0.95 : 1.05)
  const ankle = plan.legRadii[2]
  for (const [dx, z] of [
    [shift * 0.9, -29],
    [0, 1.5],
  ] as const) {
    // prettier-ignore
    const p: Vec = [x + dx, y]
    const f = drawFoot(plan.feet, p, [0, 1], footRadius(body), true, looks.detail)
    const shin = capsule([c[0] + dx + r * 0.1, y - ankle * 0.1], ankle * 1.05, p, ankle)
    fig.add(z, [shin, ...(f.merged ? f.shapes : [])], {
      lines: f.merged ? f.lines : [],
      marks: f.merged ? f.marks : [],
    })
    if (!f.merged) fig.add(z + 0.1, f.shapes)
  }
  body.shapes.push(ellipse(c, r, r * 0.9, pose.sitting ? -30 : 0))
  const on = (a: number): Vec => {
    const t = (a * Math.PI) / 180
    return [c[0] + r * 0.97 * Math.cos(t), c[1] + r * 0.87 * Math.sin(t)]
  }
  body.lines.push(smooth([-105, -75, -45, -15, 15, 42].map(on), false))
}

/** The small arms of two-legged dinosaurs, with two claws each. */
function arms(body: QuadrupedBody): void {
  const { plan, chest, pose, fig, along: B } = body
  const rc = plan.radii[2]
  const length = plan.arm ?? 40
  for (const near of [false, true]) {
    const a = add(chest, B(rc * 0.34, rc * 0.3 + (near ? 8 : -6)))
    const down = pose.lying ? 0.45 : 0.62
    const elbow = add(a, [length * 0.22 + (near ? 0 : 8), length * down])
    const wrist = add(elbow, [length * 0.48, -length * 0.04])
    const claws = [-0.55, 0.25, 1].map((s) => capsule(wrist, 4.4, add(wrist, [10, s * 8]), 2.6))
    fig.add(near ? 3 : -30, [sweptTube([a, elbow, wrist], [12, 9.5, 7], 4), ...claws])
  }
}
