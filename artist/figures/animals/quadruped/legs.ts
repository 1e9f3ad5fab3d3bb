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
  for (const [i, angle] of angles.entries())
    out.push(add(itemClamped(out, i), mul(hang(angle), length * itemClamped(SHARES, i))))
  if (ground === undefined) return out
  const stretch = (ground - from[1]) / (itemClamped(out, 3)[1] - from[1])
  return out.map((joint, i) => (i ? [joint[0], from[1] + (joint[1] - from[1]) * stretch] : joint))
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
  const foot = drawFoot(
    plan.feet,
    end,
    unit(sub(end, itemClamped(chain, chain.length - 2))),
    footRadius(body),
    flat,
    looks.detail,
  )
  const rings = looks.detail > 0 && !pose.lying ? legRings(body, shape) : []
  if (near) {
    body.shapes.push(shape, ...(foot.merged ? foot.shapes : []))
    body.lines.push(...rings, ...(foot.merged ? foot.lines : []))
    body.nearFeet.push(foot)
    return
  }
  fig.add(z, foot.merged ? [shape, ...foot.shapes] : [shape], {
    lines: [...rings, ...(foot.merged ? foot.lines : [])],
    marks: foot.merged ? foot.marks : [],
  })
  if (!foot.merged) fig.add(z + 0.1, foot.shapes, { lines: foot.lines, marks: foot.marks })
}

/** Socks and stripes around a leg. */
function legRings({ plan, looks }: QuadrupedBody, shape: Sweep): Path[] {
  const shares =
    plan.stripes === 'all'
      ? looks.detail > 1
        ? [0.5, 0.57, 0.66, 0.73, 0.82, 0.88]
        : [0.56, 0.64, 0.75, 0.82]
      : []
  return [...(plan.socks ? [0.76] : []), ...shares].map((t) => {
    const station = shape.at(t)
    const side = (factor: number) => add(station.point, mul(station.normal, station.radius * factor))
    return line(side(1.5), add(station.point, mul(station.direction, 3.5)), side(-1.5))
  })
}

/** Short legs take short steps. */
const paced = (angles: readonly number[], body: QuadrupedBody): number[] => {
  const calm = body.pose.grounded ? Math.min(1, Math.max(0.45, body.plan.leg / 120)) : 1
  return angles.map((angle) => angle * calm)
}

export function drawLegs(body: QuadrupedBody): void {
  const { plan, pose, hip, chest, along } = body
  const [hipRadius, , chestRadius] = plan.radii
  const shoulder = add(chest, along(-chestRadius * 0.12, chestRadius * 0.38))
  const hipJoint = add(hip, along(hipRadius * 0.05, hipRadius * 0.22))
  const shift = 0.5 * plan.legRadii[0] + 6
  const far = (point: Vec, factor = 1): Vec => add(point, [shift * factor, -3])
  if (plan.biped) arms(body)
  else if (pose.lying) lyingFront(body, shoulder, far)
  else frontLegs(body, shoulder, far)
  if (pose.lying || (pose.sitting && !plan.biped)) haunch(body, shift)
  else hindLegs(body, hipJoint, far)
}

function frontLegs(body: QuadrupedBody, shoulder: Vec, far: (p: Vec) => Vec): void {
  const { plan, pose, ground } = body
  const legRadii = plan.legRadii
  const radii = [legRadii[0], legRadii[1] * 1.15, legRadii[1] * 0.92, legRadii[2]]
  for (const near of [false, true]) {
    const standing = pose.grounded || pose.sitting
    const ankleY = standing ? ground - footHeight(body) - (near ? 0 : 6) : undefined
    const angles = paced(near ? pose.frontNear : pose.frontFar, body)
    addLeg(
      body,
      joints(near ? shoulder : far(shoulder), angles, plan.leg * 0.94, ankleY),
      radii,
      -30,
      standing,
      near,
    )
  }
}

function lyingFront(body: QuadrupedBody, shoulder: Vec, far: (p: Vec, k: number) => Vec): void {
  const { plan, ground } = body
  const legRadii = plan.legRadii
  for (const near of [false, true]) {
    const joint = near ? shoulder : far(shoulder, 0.8)
    const y = ground - footHeight(body) - (near ? 0 : 3)
    const reach = Math.max(plan.leg * 0.5, plan.radii[2] * 0.95)
    const chain: Vec[] = [
      joint,
      [joint[0] + reach * 0.1, y - legRadii[1] * 0.6],
      [joint[0] + reach * 0.55, y - 1],
      [joint[0] + reach, y],
    ]
    addLeg(body, chain, [legRadii[0], legRadii[1] * 1.2, legRadii[1], legRadii[2]], -30, true, near)
  }
}

function hindLegs(body: QuadrupedBody, hipJoint: Vec, far: (p: Vec, k: number) => Vec): void {
  const { plan, pose, ground, looks, along } = body
  const legRadii = plan.legRadii
  const hipRadius = plan.radii[0]
  const radii = [
    Math.max(legRadii[0] * 1.15, hipRadius * 0.74),
    legRadii[1] * 1.5,
    legRadii[1] * 0.95,
    legRadii[2],
  ]
  const standing = pose.grounded || (plan.biped && !pose.lift && !pose.lying)
  for (const near of [false, true]) {
    const ankleY = standing ? ground - footHeight(body) - (near ? 0 : 6) : undefined
    const from = near ? hipJoint : far(hipJoint, 0.9)
    const angles = paced(near ? pose.hindNear : pose.hindFar, body)
    addLeg(body, joints(from, angles, plan.leg, ankleY), radii, -31, standing || pose.pitch < -40, near)
  }
  if (looks.detail > 0 && plan.stripes !== 'all' && !plan.patches && !plan.shell && !plan.armour) {
    const width = hipRadius * 0.66
    const on = (angle: number) =>
      add(hipJoint, along(Math.cos(angle / 57.3) * width, Math.sin(angle / 57.3) * width * 1.25))
    body.lines.push(smooth([-62, -40, -18, 4, 26, 48, 66].map(on), { closed: false }))
  }
}

/** Folded hind leg: a haunch and a foot in front of it. */
function haunch(body: QuadrupedBody, shift: number): void {
  const { plan, pose, hip, ground, looks, fig, along } = body
  const hipRadius = plan.radii[0]
  const r = Math.min(hipRadius * 0.86, plan.leg * 0.5)
  const from = add(hip, along(hipRadius * 0.12, 0))
  const center: Vec = [from[0], Math.min(from[1] + hipRadius * 0.2, ground - r * 0.8)]
  const y = ground - footHeight(body)
  const x = center[0] + r * (pose.sitting ? 0.95 : 1.05)
  const ankle = plan.legRadii[2]
  for (const [dx, z] of [
    [shift * 0.9, -29],
    [0, 1.5],
  ] as const) {
    // prettier-ignore
    const end: Vec = [x + dx, y]
    const foot = drawFoot(plan.feet, end, [0, 1], footRadius(body), true, looks.detail)
    const shin = capsule([center[0] + dx + r * 0.1, y - ankle * 0.1], ankle * 1.05, end, ankle)
    fig.add(z, [shin, ...(foot.merged ? foot.shapes : [])], {
      lines: foot.merged ? foot.lines : [],
      marks: foot.merged ? foot.marks : [],
    })
    if (!foot.merged) fig.add(z + 0.1, foot.shapes)
  }
  body.shapes.push(ellipse(center, r, r * 0.9, pose.sitting ? -30 : 0))
  const on = (angle: number): Vec => {
    const t = (angle * Math.PI) / 180
    return [center[0] + r * 0.97 * Math.cos(t), center[1] + r * 0.87 * Math.sin(t)]
  }
  body.lines.push(smooth([-105, -75, -45, -15, 15, 42].map(on), { closed: false }))
}

/** The small arms of two-legged dinosaurs, with two claws each. */
function arms(body: QuadrupedBody): void {
  const { plan, chest, pose, fig, along } = body
  const chestRadius = plan.radii[2]
  const length = plan.arm ?? 40
  for (const near of [false, true]) {
    const joint = add(chest, along(chestRadius * 0.34, chestRadius * 0.3 + (near ? 8 : -6)))
    const down = pose.lying ? 0.45 : 0.62
    const elbow = add(joint, [length * 0.22 + (near ? 0 : 8), length * down])
    const wrist = add(elbow, [length * 0.48, -length * 0.04])
    const claws = [-0.55, 0.25, 1].map((aside) => capsule(wrist, 4.4, add(wrist, [10, aside * 8]), 2.6))
    fig.add(near ? 3 : -30, [sweptTube([joint, elbow, wrist], [12, 9.5, 7], 4), ...claws])
  }
}
