import { add, hang, lerp, mul, perp, rot, sub, type Vec } from '../../../geometry/vector.ts'
import { line, poly, smooth, stroke, type Knot, type Path } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import { between, pick } from '../../../geometry/random.ts'
import type { Station, Sweep } from '../../../geometry/swept-tube.ts'
import { scatterMotifs } from '../../people/clothes/clothes-motifs.ts'
import type { QuadrupedBody } from './frame.ts'
import type { QuadrupedPlan } from './plan.ts'

const off = (station: Station, factor: number): Vec =>
  sub(station.point, mul(station.normal, station.radius * factor))

/** A stripe from the back (or belly) that ends in a point. */
function wedge(station: Station, depth: number, width: number, up = 1): Path {
  const out = add(station.point, mul(station.normal, up * station.radius * 1.25))
  const tip = add(station.point, mul(station.normal, up * station.radius * (1 - depth)))
  const side = (point: Vec, factor: number) => add(point, mul(station.direction, width * factor))
  const point: Knot = [...side(tip, 0.5), 1]
  return smooth(
    [side(out, -1), side(lerp(out, tip, 0.6), -0.75), point, side(lerp(out, tip, 0.6), 0.75), side(out, 1)],
    { closed: false },
  )
}

/** Every marking is a line clipped to the body's outline, so each one encloses a region. */
export function drawMarkings(body: QuadrupedBody, neck: Sweep, spine: Sweep | null): void {
  const { plan } = body
  if (plan.stripes) stripes(body, neck, spine)
  if (plan.patches) patches(body)
  if (plan.neckSpots) neckSpots(body, neck)
  if (plan.spots || plan.rosettes) spots(body)
  if (plan.belly) belly(body, neck)
  if (plan.bib) bib(body)
  if (plan.belt) body.lines.push(...[0.72, 0.4].map((t) => acrossTorso(body, t)))
  if (plan.saddlePatch) body.lines.push(line(off(body.torso.at(0), -1.3), off(body.torso.at(0.3), 0.1), off(body.torso.at(0.7), 0.1), off(body.torso.at(1), -1.3))) // prettier-ignore
  if (plan.stars) stars(body)
  if (bare(plan) && body.looks.detail === 2) fur(body)
  if (bare(plan) && body.looks.detail > 2) ornaments(body)
}

function acrossTorso({ torso }: QuadrupedBody, t: number): Path {
  const station = torso.at(t)
  return line(off(station, -1.3), add(station.point, mul(station.direction, 8)), off(station, 1.3))
}

function stripes(body: QuadrupedBody, neck: Sweep, spine: Sweep | null): void {
  const { plan, torso, lines, pose, hip, looks } = body
  const hipRadius = plan.radii[0]
  const all = plan.stripes === 'all'
  const folded = pose.lying || pose.sitting
  for (let i = 0; i < 5; i++) {
    const t = all ? 0.16 + i * 0.17 : 0.12 + i * 0.18
    const station = torso.at(t)
    const jitter = between(looks.next, -0.08, 0.08)
    if (folded && t < 0.45 && !spine) {
      lines.push(wedge(station, 0.3, 6))
      continue
    }
    lines.push(wedge(station, (all ? 1.1 : 0.75) + (i % 2) * 0.25 + jitter, all ? 7.5 : 6.5))
    if (all && i > 0 && i < 3) lines.push(wedge(torso.at(t + 0.085), 0.42, 5.5, -1))
  }
  if (all) {
    for (const t of [0.36, 0.56, 0.76]) lines.push(wedge(neck.at(t), 1.25, 6))
    for (const angle of folded ? [] : [-36, -4]) lines.push(stroke(`${-hipRadius * 1.3},-5 ${-hipRadius * 0.5},-5 ${-hipRadius * 0.1},3! ${-hipRadius * 0.5},7 ${-hipRadius * 1.3},7`, (v) => add(hip, rot(v, -angle)))) // prettier-ignore
  }
  if (spine) for (const t of [0.4, 0.6, 0.8]) lines.push(wedge(spine.at(t), 0.9, 5, -1))
}

const GIRAFFE =
  '-0.95,-0.35,12 -0.45,-0.62,12 0.1,-0.66,12 0.65,-0.6,12 -0.72,0.25,12 -0.18,0,12.5 0.38,-0.02,12 0.9,0.05,12 0.1,0.62,11 0.65,0.58,11 -0.45,0.7,11'
const COW = '0.06,-0.75,28 -0.62,0,25 0.5,0.45,19 -0.25,0.8,17 0.72,-0.7,18'
const SPOTS = '-0.85,-0.62,7 -0.45,-0.68,8 0,-0.66,7.5 0.45,-0.62,7 0.24,-0.26,6.5 -0.16,-0.3,6 0.62,-0.2,6'
const ROSETTES = `${SPOTS} -0.6,-0.2,6.5 0.9,-0.5,6 -0.3,0.15,6 0.2,0.2,6 0.7,0.25,6 -0.75,0.2,6`

const places = (text: string) =>
  text.split(' ').map((word) => word.split(',').map(Number) as [number, number, number])

function blob(center: Vec, r: number, corners: number, start: number, next: () => number): Path {
  return smooth(
    Array.from({ length: corners }, (_, i) =>
      add(center, mul(hang((i * 360) / corners + start), r * between(next, 0.85, 1.2))),
    ),
  )
}

function patches({ plan, hip, chest, lines, pose, looks, along }: QuadrupedBody): void {
  const bellyRadius = plan.radii[1]
  const many = (plan.patches ?? 0) > 8
  const folded = pose.lying || pose.sitting
  for (const [u, v, r] of places(many ? GIRAFFE : COW).slice(0, plan.patches)) {
    if (folded && u < -0.2 + v * 0.4) continue
    const center = add(lerp(hip, chest, 0.5 + (u / 2) * 1.15), along(0, v * bellyRadius))
    lines.push(blob(center, r * Math.sqrt(bellyRadius / 50), many ? 6 : 7, looks.next() * 120, looks.next))
  }
}

function neckSpots({ lines, looks }: QuadrupedBody, neck: Sweep): void {
  for (let i = 0; i < 9; i++) {
    const station = neck.at(0.2 + i * 0.085)
    lines.push(
      blob(
        add(station.point, mul(station.normal, station.radius * (i % 2 ? 0.45 : -0.45))),
        9.5 - i * 0.45,
        6,
        i * 17,
        looks.next,
      ),
    )
  }
}

function spots({ plan, hip, chest, lines, pose, along }: QuadrupedBody): void {
  const bellyRadius = plan.radii[1]
  const factor = bellyRadius / 44
  for (const [u, v, r] of places(plan.rosettes ? ROSETTES : SPOTS)) {
    if ((pose.lying || pose.sitting) && u <= (v < -0.5 ? -0.3 : 0.1)) continue
    lines.push(
      ellipse(add(lerp(hip, chest, 0.5 + u / 2), along(0, v * bellyRadius)), r * factor, r * factor * 0.85),
    )
  }
}

function belly({ plan, torso, lines, looks }: QuadrupedBody, neck: Sweep): void {
  const chestRadius = plan.radii[2]
  const onNeck = plan.biped ? [0.42, 0.2] : [0.58, 0.38, 0.2]
  const edge = [
    off(neck.at(plan.biped ? 0.5 : 0.68), 1.4),
    ...onNeck.map((t) => off(neck.at(t), 0.35)),
    ...[0.9, 0.6, 0.3].map((t) => off(torso.at(t), 0.5)),
    off(torso.at(0.1), 1.4),
  ]
  lines.push(smooth(edge, { closed: false }))
  if (looks.detail < 1) return
  const bands = [...(plan.biped ? [] : [neck.at(0.5), neck.at(0.36)]), neck.at(0.22), torso.at(0.85), torso.at(0.65), torso.at(0.45)] // prettier-ignore
  for (const side of bands)
    lines.push(line(off(side, side.radius > chestRadius * 0.85 ? 0.56 : 0.4), off(side, 1.4)))
}

function bib({ plan, torso, lines, along }: QuadrupedBody): void {
  const chestRadius = plan.radii[2]
  const station = torso.at(0.98)
  const at = (x: number, y: number) => add(station.point, along(chestRadius * x, chestRadius * y))
  lines.push(poly([add(station.point, mul(station.direction, station.radius * 1.3)), at(0.35, -0.1), at(0.32, 0.25), at(0.1, 0.3), at(0.2, 0.62), at(-0.05, 0.7), at(0, 1.4)], { closed: false })) // prettier-ignore
}

function stars({ plan, hip, chest, lines, along }: QuadrupedBody): void {
  const bellyRadius = plan.radii[1]
  for (const [u, v, r] of [
    [-1.08, 0.02, 14],
    [-0.98, -0.6, 9],
  ] as const) {
    // prettier-ignore
    const center = add(lerp(hip, chest, 0.5 + u / 2), along(0, bellyRadius * v))
    lines.push(
      poly(
        Array.from({ length: 10 }, (_, i) => add(center, mul(hang(180 + i * 36), r * (i % 2 ? 0.48 : 1)))),
      ),
    )
  }
}

const bare = (plan: QuadrupedPlan): boolean =>
  !plan.stripes &&
  !plan.patches &&
  !plan.rosettes &&
  !plan.wool &&
  !plan.shell &&
  !plan.armour &&
  !plan.spots &&
  !plan.stars &&
  plan.ridge !== 'quills'

/** Small tufts of fur. */
function fur({ torso, lines, looks }: QuadrupedBody): void {
  for (let i = 0; i < 9; i++) {
    const station = torso.at(0.15 + ((i * 0.37) % 0.8))
    const center = add(station.point, mul(station.normal, station.radius * between(looks.next, -0.5, 0.6)))
    const direction = perp(station.normal)
    lines.push(line(sub(center, mul(direction, 5)), add(center, [0, 4]), add(center, mul(direction, 5))))
  }
}

/** Flowers, hearts or stars all over the body, for hard pages. */
function ornaments({ plan, torso, marks, looks }: QuadrupedBody): void {
  const motif = pick(looks.next, ['flowers', 'hearts', 'stars', 'dots'] as const)
  marks.push(...scatterMotifs([torso], motif, Math.max(34, plan.radii[1] * 0.9), -999))
}
