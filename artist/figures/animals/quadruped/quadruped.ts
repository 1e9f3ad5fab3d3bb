import { add, lerp, mul, radians, rot, sub, type Vec } from '../../../geometry/vector.ts'
import type { Path } from '../../../geometry/path.ts'
import { sweptTube, type Sweep } from '../../../geometry/swept-tube.ts'
import { drawFrontHead } from '../head/front-head.ts'
import { headDrop, drawProfileHead, type DrawnHead } from '../head/profile-head.ts'
import type { DrawAnimal } from '../creature.ts'
import { drawBack } from './back.ts'
import type { QuadrupedBody } from './frame.ts'
import { drawLegs } from './legs.ts'
import { drawMane, drawWings } from './mane.ts'
import { drawMarkings } from './markings.ts'
import type { QuadrupedPlan } from './plan.ts'
import { BIPED_LEGS, QUADRUPED_POSES, type QuadrupedPose } from './poses.ts'
import { drawTail } from './tail.ts'

function pitchOf(plan: QuadrupedPlan, pose: QuadrupedPose): number {
  if (plan.biped) return pose.lying ? -6 : pose.sitting ? -40 : -30 + pose.pitch * 0.4
  if (!pose.sitting) return pose.pitch
  const rise = (plan.leg + plan.radii[2] * 0.15 - plan.radii[0] * 0.9) / plan.length
  return (-Math.asin(Math.max(0.42, Math.min(0.84, rise))) * 180) / Math.PI
}

/** Draws a four-legged (or two-legged) body in profile, looking right. */
export const drawQuadruped: DrawAnimal<QuadrupedPlan> = (fig, plan, looks) => {
  const named = QUADRUPED_POSES[looks.pose] ?? (QUADRUPED_POSES['stand'] as QuadrupedPose)
  const pose = plan.biped ? { ...named, ...BIPED_LEGS[looks.pose] } : named
  const pitch = pitchOf(plan, pose)
  const [hipRadius, bellyRadius, chestRadius] = plan.radii
  const along = (x: number, y: number): Vec => rot([x, y], pitch)
  const hip = along(-plan.length / 2, 0)
  const chest = along(plan.length / 2, -chestRadius * 0.06)
  const middle = along(0, (bellyRadius - (hipRadius + chestRadius) / 2) * 0.3 + 3)
  const torso = sweptTube([hip, middle, chest], [hipRadius, bellyRadius, chestRadius], 6)
  const ground = pose.lying
    ? Math.max(middle[1] + bellyRadius, hip[1] + hipRadius) * 0.98
    : pose.sitting
      ? hip[1] + hipRadius * 0.98
      : hip[1] + hipRadius * 0.15 + plan.leg * 0.97
  const body: QuadrupedBody = { fig, plan, pose, looks, pitch, hip, middle, chest, torso, ground, along, shapes: [torso], lines: [], marks: [], nearFeet: [] } // prettier-ignore
  drawLegs(body)
  const { neck, head } = neckAndHead(body)
  const spine = drawTail(body)
  if (looks.detail > 0) drawMarkings(body, neck, spine)
  drawBack(body, neck, spine)
  fig.add(0, body.shapes, { lines: body.lines, marks: body.marks })
  for (const foot of body.nearFeet) {
    if (!foot.merged) fig.add(0.5, foot.shapes, { lines: foot.lines })
    else if (foot.marks.length) fig.add(0.6, [], { marks: foot.marks })
  }
  if (plan.mane) drawMane(body, neck, head)
  if (plan.wings) drawWings(body)
  const seat = torso.at(0.52)
  fig.anchors['saddle'] = add(seat.point, mul(seat.normal, seat.radius * (plan.shell ? 1.2 : 0.92)))
  fig.anchors['back'] = add(seat.point, mul(seat.normal, seat.radius))
  fig.anchors['seat'] = fig.anchors['saddle']
  fig.anchors['chest'] = chest
  fig.anchors['feet'] = [(hip[0] + chest[0]) / 2, ground]
  return { face: head.face, head: head.head, lift: pose.lift, facing: 'right' }
}

function neckAndHead(body: QuadrupedBody): { neck: Sweep; head: DrawnHead } {
  const { fig, plan, pose, looks, pitch, chest, ground, along } = body
  const [length, angle, base0, top] = plan.neck
  const chestRadius = plan.radii[2]
  // A long neck bends all the way, a short one only a little.
  const give = pose.neck < -60 ? Math.min(1.3, 0.35 + length / 110) : angle > 30 || pose.neck > 0 ? 1 : 0.4
  const lifted = pitch < 0 && !pose.sitting && !plan.biped ? pitch * 0.35 : 0
  const turn = radians(angle + pose.neck * give - lifted)
  const direction: Vec = [Math.cos(turn), -Math.sin(turn)]
  const base = add(chest, along(-chestRadius * 0.05, -chestRadius * 0.2))
  const bend = mul([direction[1], -direction[0]], plan.swan ? -length * 0.1 : length * 0.03)
  const headPlan = plan.head
  const nod = headPlan.kind === 'front' ? 0.3 : headPlan.trunk ? 0 : looks.shut ? 0.1 : 1
  const headAngle = (headPlan.kind === 'profile' ? headPlan.angle : 0) + pose.head * nod
  const reach = add(base, mul(direction, length))
  const drop =
    (headPlan.kind === 'profile' ? headDrop(headPlan, headAngle) : headPlan.radius * 0.9) * looks.headScale
  const low = pose.lying || pose.grounded
  const center: Vec = [reach[0], low ? Math.min(reach[1], ground - drop) : reach[1]]
  const neck = sweptTube(
    [base, add(lerp(base, center, 0.5), bend), center],
    [base0, base0 * 0.42 + top * 0.58, top],
    6,
  )
  body.shapes.push(neck)
  const fillet = withers(body, neck)
  if (fillet) body.shapes.push(fillet)
  const head =
    headPlan.kind === 'front'
      ? drawFrontHead(fig, headPlan, center, headAngle + looks.tilt, looks)
      : drawProfileHead(fig, headPlan, center, headAngle, looks)
  body.shapes.push(...head.merge)
  return { neck, head }
}

/** Rounds the corner between back and neck. */
function withers({ torso, plan }: QuadrupedBody, neck: Sweep): Path | null {
  const onTorso = torso.at(0.66)
  const onNeck = neck.at(0.5)
  const from = add(onTorso.point, mul(onTorso.normal, onTorso.radius * 0.995))
  const to = add(onNeck.point, mul(onNeck.normal, onNeck.radius * 0.995))
  const cross = onTorso.direction[0] * onNeck.direction[1] - onTorso.direction[1] * onNeck.direction[0]
  if (Math.abs(cross) <= 0.25) return null
  const way = sub(to, from)
  const far = (way[0] * onNeck.direction[1] - way[1] * onNeck.direction[0]) / cross
  if (far <= 0 || far >= plan.length) return null
  const corner = add(from, mul(onTorso.direction, far))
  const inner = lerp(onTorso.point, onNeck.point, 0.5)
  const straight = (a: Vec, b: Vec): Vec[] => [lerp(a, b, 0.33), lerp(a, b, 0.67), b]
  return {
    points: [
      from,
      lerp(from, corner, 0.7),
      lerp(to, corner, 0.7),
      to,
      ...straight(to, inner),
      ...straight(inner, from),
    ],
    closed: true,
  }
}
