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
  const [rh, rb, rc] = plan.radii
  const B = (x: number, y: number): Vec => rot([x, y], pitch)
  const hip = B(-plan.length / 2, 0)
  const chest = B(plan.length / 2, -rc * 0.06)
  const middle = B(0, (rb - (rh + rc) / 2) * 0.3 + 3)
  const torso = sweptTube([hip, middle, chest], [rh, rb, rc], 6)
  const ground = pose.lying
    ? Math.max(middle[1] + rb, hip[1] + rh) * 0.98
    : pose.sitting
      ? hip[1] + rh * 0.98
      : hip[1] + rh * 0.15 + plan.leg * 0.97
  const body: QuadrupedBody = { fig, plan, pose, looks, pitch, hip, middle, chest, torso, ground, along: B, shapes: [torso], lines: [], marks: [], nearFeet: [] } // prettier-ignore
  drawLegs(body)
  const { neck, head } = neckAndHead(body)
  const spine = drawTail(body)
  if (looks.detail > 0) drawMarkings(body, neck, spine)
  drawBack(body, neck, spine)
  fig.add(0, body.shapes, { lines: body.lines, marks: body.marks })
  for (const f of body.nearFeet) {
    if (!f.merged) fig.add(0.5, f.shapes, { lines: f.lines })
    else if (f.marks.length) fig.add(0.6, [], { marks: f.marks })
  }
  if (plan.mane) drawMane(body, neck, head)
  if (plan.wings) drawWings(body)
  const seat = torso.at(0.52)
  fig.anchors['saddle'] = add(seat.p, mul(seat.n, seat.r * (plan.shell ? 1.2 : 0.92)))
  fig.anchors['back'] = add(seat.p, mul(seat.n, seat.r))
  fig.anchors['seat'] = fig.anchors['saddle']
  fig.anchors['chest'] = chest
  fig.anchors['feet'] = [(hip[0] + chest[0]) / 2, ground]
  return { face: head.face, head: head.head, lift: pose.lift, facing: 'right' }
}

function neckAndHead(body: QuadrupedBody): { neck: Sweep; head: DrawnHead } {
  const { fig, plan, pose, looks, pitch, chest, ground, along: B } = body
  const [length, angle, base0, top] = plan.neck
  const rc = plan.radii[2]
  // A long neck bends all the way, a short one only a little.
  const give = pose.neck < -60 ? Math.min(1.3, 0.35 + length / 110) : angle > 30 || pose.neck > 0 ? 1 : 0.4
  const lifted = pitch < 0 && !pose.sitting && !plan.biped ? pitch * 0.35 : 0
  const a = radians(angle + pose.neck * give - lifted)
  const u: Vec = [Math.cos(a), -Math.sin(a)]
  const base = add(chest, B(-rc * 0.05, -rc * 0.2))
  const bend = mul([u[1], -u[0]], plan.swan ? -length * 0.1 : length * 0.03)
  const h = plan.head
  const nod = h.kind === 'front' ? 0.3 : h.trunk ? 0 : looks.shut ? 0.1 : 1
  const headAngle = (h.kind === 'profile' ? h.angle : 0) + pose.head * nod
  const reach = add(base, mul(u, length))
  const drop = (h.kind === 'profile' ? headDrop(h, headAngle) : h.R * 0.9) * looks.headScale
  const low = pose.lying || pose.grounded
  const c: Vec = [reach[0], low ? Math.min(reach[1], ground - drop) : reach[1]]
  const neck = sweptTube([base, add(lerp(base, c, 0.5), bend), c], [base0, base0 * 0.42 + top * 0.58, top], 6)
  body.shapes.push(neck)
  const fillet = withers(body, neck)
  if (fillet) body.shapes.push(fillet)
  const head =
    h.kind === 'front'
      ? drawFrontHead(fig, h, c, headAngle + looks.tilt, looks)
      : drawProfileHead(fig, h, c, headAngle, looks)
  body.shapes.push(...head.merge)
  return { neck, head }
}

/** Rounds the corner between back and neck. */
function withers({ torso, plan }: QuadrupedBody, neck: Sweep): Path | null {
  const t = torso.at(0.66)
  const n = neck.at(0.5)
  const from = add(t.p, mul(t.n, t.r * 0.995))
  const to = add(n.p, mul(n.n, n.r * 0.995))
  const cross = t.d[0] * n.d[1] - t.d[1] * n.d[0]
  if (Math.abs(cross) <= 0.25) return null
  const v = sub(to, from)
  const far = (v[0] * n.d[1] - v[1] * n.d[0]) / cross
  if (far <= 0 || far >= plan.length) return null
  const corner = add(from, mul(t.d, far))
  const inner = lerp(t.p, n.p, 0.5)
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
