import { add, lerp, mul, perp, sub, type Vec } from '../../../geometry/vector.ts'
import { curve, line, poly, smooth, stroke, type Knot, type Path } from '../../../geometry/path.ts'
import { capsule, ellipse } from '../../../geometry/round-shapes.ts'
import type { Station, Sweep } from '../../../geometry/swept-tube.ts'
import type { QuadrupedBody } from './frame.ts'
import { drawShaggyCoat } from './shaggy.ts'

interface Ridge {
  point: Vec
  normal: Vec
  size: number
}

const edge = (station: Station, factor: number): Vec =>
  add(station.point, mul(station.normal, station.radius * factor))
const sharp = (point: Vec): Knot => [point[0], point[1], 1]

/** Draws what is on the back: plates, spikes, sails, quills, armour, shells, humps and wool. */
export function drawBack(body: QuadrupedBody, neck: Sweep, spine: Sweep | null): void {
  const { plan } = body
  if (plan.ridge) ridge(body, neck, spine)
  if (plan.shell) shell(body)
  if (plan.armour) armour(body)
  if (plan.humps) humps(body)
  if (plan.wool === 'shaggy') drawShaggyCoat(body)
  else if (plan.wool) wool(body)
  if (plan.udder && !body.pose.lying && !body.pose.sitting) udder(body)
  if (plan.collar) collar(body, neck)
}

function alongTheBack(torso: Sweep, neck: Sweep, spine: Sweep | null): Ridge[] {
  const out: Ridge[] = []
  if (spine)
    for (const t of [0.9, 0.72, 0.54, 0.36, 0.2]) {
      const station = spine.at(t)
      out.push({
        point: sub(station.point, mul(station.normal, station.radius)),
        normal: mul(station.normal, -1),
        size: 1.1 - t,
      })
    }
  for (const t of [0.02, 0.2, 0.4, 0.6, 0.8, 0.98])
    out.push({ point: edge(torso.at(t), 1), normal: torso.at(t).normal, size: 1.15 })
  for (const t of [0.4, 0.62, 0.84])
    out.push({ point: edge(neck.at(t), 1), normal: neck.at(t).normal, size: 0.8 - t * 0.3 })
  return out
}

function ridge(body: QuadrupedBody, neck: Sweep, spine: Sweep | null): void {
  const { fig, plan, torso, looks } = body
  if (plan.ridge === 'sail') {
    const top = [0.02, 0.25, 0.5, 0.75, 0.96].map((t, i) =>
      add(edge(torso.at(t), 1), mul(torso.at(t).normal, [18, 62, 84, 66, 20][i]!)),
    )
    const low = [0.96, 0.5, 0.02].map((t) => edge(torso.at(t), 0.7))
    const ribs = [0.2, 0.4, 0.6, 0.8].map((t) =>
      line(edge(torso.at(t), 0.9), add(edge(torso.at(t), 1), mul(torso.at(t).normal, 100))),
    )
    fig.add(-12, smooth([...top, ...low]), { lines: looks.detail > 0 ? ribs : [] })
    return
  }
  if (plan.ridge === 'quills') return quills(body)
  const plates = plan.ridge === 'plates'
  const [height, width] = plates ? [46, 21] : [22, 13]
  for (const [i, spot] of alongTheBack(torso, neck, spine).entries()) {
    if (!plates && i % 2 === 0 && i < 5) continue
    const along = perp(spot.normal)
    const place = ([a, b]: Vec): Vec =>
      add(spot.point, add(mul(along, a * width * spot.size), mul(spot.normal, b * height * spot.size)))
    const outline = plates
      ? '-0.7,-0.35 -1,0.35 0,1! 1,0.35 0.7,-0.35'
      : '-1,-0.3! -0.5,0.5 -0.2,1! 0.6,0.4 1,-0.3!'
    fig.add(-12 - (i % 2), curve(outline, place))
  }
}

/** A hedgehog's quills: a ragged dome in two rows over the whole back. */
function quills({ fig, hip, chest, plan, looks, along }: QuadrupedBody): void {
  const center = lerp(hip, chest, 0.42)
  const rx = plan.length / 2 + plan.radii[0] * 0.95
  const ry = plan.radii[1] * 1.12
  const on = (degrees: number, factor: number): Vec => {
    const angle = (degrees * Math.PI) / 180
    return add(center, along(Math.cos(angle) * rx * factor, -Math.sin(angle) * ry * factor))
  }
  const coat = (factor: number, from: number, to: number, spines: number): Path => {
    const step = (to - from) / spines
    const tips: Knot[] = []
    for (let i = 0; i < spines; i++)
      tips.push(sharp(on(from + step * i, factor * 0.94)), sharp(on(from + step * (i + 0.72), factor * 1.16)))
    return smooth([
      ...tips,
      sharp(on(to, factor * 0.9)),
      on(250, factor * 0.5),
      on(300, factor * 0.42),
      on(340, factor * 0.5),
    ])
  }
  fig.add(2.6, coat(1, 4, 208, 17))
  if (looks.detail > 0) fig.add(2.7, coat(0.68, 8, 200, 11))
  if (looks.detail > 1) fig.add(2.8, coat(0.38, 10, 196, 7))
}

/** A turtle's shell: rim, and plates to color. */
function shell({ fig, hip, chest, plan, looks, along }: QuadrupedBody): void {
  const center = lerp(hip, chest, 0.48)
  const rx = plan.length / 2 + plan.radii[0] * 0.86
  const ry = plan.radii[1] * 1.35
  const place = ([u, v]: Vec): Vec => add(center, along(u * rx, v * ry))
  const dome = curve('-1,0.22! -0.9,-0.4 -0.5,-0.86 0,-1 0.5,-0.86 0.9,-0.4 1,0.22! 0,0.34', place)
  const plates = ['-0.28,-0.56! 0.28,-0.56! 0.42,-0.1! 0.24,0.5! -0.24,0.5! -0.42,-0.1!', '-0.28,-0.56 -0.34,-1.2', '0.28,-0.56 0.34,-1.2', '-0.42,-0.1 -0.84,-0.06 -1.3,0.02', '0.42,-0.1 0.84,-0.06 1.3,0.02'] // prettier-ignore
  fig.add(3, dome, { lines: plates.slice(0, looks.detail > 0 ? 5 : 1).map((t) => stroke(t, place)) })
  fig.add(3.2, curve('-1.06,0.16 0,0.26 1.06,0.16 1.04,0.4 0,0.52 -1.04,0.4', place))
}

/** The bony back of an ankylosaurus or armadillo. */
function armour({ fig, hip, chest, plan, looks, along }: QuadrupedBody): void {
  const center = lerp(hip, chest, 0.5)
  const rx = plan.length / 2 + plan.radii[0] * 0.8
  const ry = plan.radii[1] * 1.14
  const place = ([u, v]: Vec): Vec => add(center, along(u * rx, v * ry))
  const bands = [-0.6, -0.3, 0, 0.3, 0.6].map((u) =>
    stroke(`${u * 0.9},-1.2 ${u * 1.1},-0.4 ${u * 1.05},0.4`, place),
  )
  const knobs = [-0.72, -0.44, -0.14, 0.14, 0.44, 0.72].map((u) =>
    ellipse(place([u, -0.44 + u * u * 0.3]), 6),
  )
  fig.add(2.6, curve('-1,0.16! -0.88,-0.5 -0.45,-0.92 0,-1 0.45,-0.92 0.88,-0.5 1,0.1! 0,0.22', place), {
    lines: looks.detail > 0 ? bands : [],
    marks: looks.detail > 0 && plan.dino ? knobs : [],
  })
  if (!plan.dino) return
  for (const u of [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8]) {
    const root = place([u, 0.16])
    fig.add(2.5, poly([add(root, [-9, -4]), add(root, [-5, 20]), add(root, [9, -4])]))
  }
}

function humps({ plan, torso, shapes }: QuadrupedBody): void {
  const shares = plan.humps === 2 ? [0.26, 0.76] : [0.5]
  for (const t of shares) {
    const station = torso.at(t)
    const width = plan.humps === 2 ? 24 : 36
    const base = edge(station, 0.5)
    shapes.push(smooth([add(base, mul(station.direction, -width * 1.2)), add(add(base, mul(station.normal, width * 1.3)), mul(station.direction, -width * 0.4)), add(add(base, mul(station.normal, width * 1.5)), mul(station.direction, width * 0.1)), add(add(base, mul(station.normal, width * 1)), mul(station.direction, width * 0.6)), add(base, mul(station.direction, width * 1.2))])) // prettier-ignore
  }
}

function wool({ fig, plan, hip, chest, torso, pitch, looks, along }: QuadrupedBody): void {
  const center = lerp(hip, chest, 0.5)
  const rx = plan.length / 2 + plan.radii[0] * 0.92
  const ry = plan.radii[1] * 0.98
  // The puffs cover the body's outline. A thick pen needs fewer and larger ones.
  const few = looks.detail === 0
  const count = few ? 11 : 15
  const puff = (plan.wool === 'sheep' ? 17 : 14) * (few ? 1.45 : 1)
  const puffs = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    return ellipse(add(center, along(Math.cos(angle) * rx * 0.99, Math.sin(angle) * ry * 0.94)), puff)
  })
  const curls = Array.from({ length: looks.detail > 1 ? 8 : 5 }, (_, i) => {
    const start = add(
      center,
      along((i % 2 ? 22 : -26) + (i - 2.5) * 15 * (i % 2 ? 1 : -0.6), ((i * 37) % 50) - 26),
    )
    return line(add(start, [-9, -3]), add(start, [-2, 7]), add(start, [8, 3]), add(start, [9, -5]))
  })
  fig.add(2.5, [torso, ellipse(center, rx * 0.93, ry * 0.9, pitch), ...puffs], {
    lines: looks.detail > 0 ? curls : [],
  })
}

function udder({ fig, plan, hip, along }: QuadrupedBody): void {
  const [hipRadius, bellyRadius] = plan.radii
  const at = (x: number, y: number) => add(hip, along(hipRadius * x, y))
  fig.add(-25, [
    ellipse(at(0.72, bellyRadius * 0.86), 21, 17),
    capsule(at(0.6, bellyRadius * 1.1), 4.5, at(0.6, bellyRadius * 1.1 + 13), 3.6),
    capsule(at(0.9, bellyRadius * 1.1), 4.5, at(0.92, bellyRadius * 1.1 + 13), 3.6),
  ])
}

function collar({ fig }: QuadrupedBody, neck: Sweep): void {
  const station = neck.at(0.36)
  const at = (factor: number, distance: number) =>
    add(add(station.point, mul(station.normal, station.radius * factor)), mul(station.direction, distance))
  fig.add(4, poly([at(1.06, -4), at(1.06, 5), at(-1.06, 5), at(-1.06, -4)]))
  fig.add(4.1, ellipse(at(-0.9, 12), 6))
}
