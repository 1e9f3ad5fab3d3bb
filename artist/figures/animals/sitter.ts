import { add, type Frame, type Vec } from '../../geometry/vector.ts'
import { curve, mirrored, moved, stroke, type Path } from '../../geometry/path.ts'
import { capsule, ellipse } from '../../geometry/round-shapes.ts'
import { sweptTube } from '../../geometry/swept-tube.ts'
import type { DrawAnimal, AnimalLooks } from './creature.ts'
import { drawFrontHead, type FrontHead } from './head/front-head.ts'
import type { Sketch } from '../../geometry/sketch.ts'

export type SitterTail = 'curl' | 'plume' | 'ringed' | 'long' | 'kangaroo' | 'flat'

/** An animal that sits or stands upright and faces the viewer, like a soft toy. */
export interface SitterPlan {
  head: FrontHead
  /** Half width and half height of the egg-shaped body. */
  rx: number
  ry: number
  arm: number
  tail?: SitterTail
  belly?: boolean
  pouch?: boolean
  vest?: boolean
  /** A coat of quills around the whole body. */
  quills?: boolean
  frog?: boolean
  /** Three long claws on every paw. */
  claws?: boolean
  feet?: 'round' | 'long' | 'hoof'
  legs?: number
}

type Reach = readonly [elbow: Vec, hand: Vec]
/** Positions of the right hand, in body half widths from the shoulder. */
const ARMS: Readonly<Record<string, readonly [Reach, Reach]>> = {
  sit: [[[0.42, 0.5], [0.24, 0.96]], [[0.42, 0.5], [0.24, 0.96]]], // prettier-ignore
  wave: [[[0.42, 0.5], [0.24, 0.96]], [[0.72, 0], [0.98, -0.72]]], // prettier-ignore
  cheer: [[[0.7, -0.1], [0.92, -0.8]], [[0.7, -0.1], [0.92, -0.8]]], // prettier-ignore
  hold: [[[0.5, 0.5], [-0.16, 0.62]], [[0.5, 0.5], [-0.16, 0.62]]], // prettier-ignore
  drive: [[[0.56, 0.42], [0.2, 0.3]], [[0.56, 0.42], [0.2, 0.3]]], // prettier-ignore
  read: [[[0.5, 0.5], [-0.02, 0.6]], [[0.5, 0.5], [-0.02, 0.6]]], // prettier-ignore
  eat: [[[0.5, 0.42], [-0.24, 0.14]], [[0.5, 0.42], [-0.24, 0.14]]], // prettier-ignore
  hug: [[[0.8, 0.2], [1.16, 0.36]], [[0.8, 0.2], [1.16, 0.36]]], // prettier-ignore
}
export const SITTER_POSES = [
  'sit',
  'wave',
  'cheer',
  'hold',
  'hug',
  'drive',
  'read',
  'dance',
  'eat',
  'sleep',
  'stand',
]

export const drawSitter: DrawAnimal<SitterPlan> = (fig, plan, looks) => {
  const k = looks.baby ? 0.84 : 1
  const rx = plan.rx * k * (0.95 + looks.next() * 0.1)
  const ry = plan.ry * k
  const place: Frame = (v) => [v[0] * rx, v[1] * ry]
  const standing = looks.pose === 'stand' || looks.pose === 'dance'
  // Only the upper body of a driver is visible.
  if (looks.pose !== 'drive') {
    if (plan.tail) drawSitterTail(fig, plan.tail, place, looks)
    feet(fig, plan, place, standing, looks)
  }
  if (plan.quills) fig.add(-4, coat(place))
  const body = mirrored('0,-0.98 0.5,-0.86 0.84,-0.3 1,0.32 0.8,0.82 0,1', place)
  const marks: Path[] = []
  if (plan.belly && looks.detail > 0) marks.push(mirrored('0,-0.5 0.4,-0.42 0.62,0.1 0.6,0.56 0,0.82', place))
  if (plan.pouch) marks.push(curve('-0.5,0.2! 0,0.3 0.5,0.2! 0.52,0.6 0,0.82 -0.52,0.6', place))
  const lines = plan.vest && looks.detail > 0 ? [stroke('-1.2,-0.3 0,-0.12 1.2,-0.3')] : []
  fig.add(0, body, { marks, lines: lines.map((path) => moved(path, place)) })
  arms(fig, plan, place, rx, looks)
  const headCenter: Vec = [0, -ry * 0.9 - plan.head.radius * looks.headScale * 0.72]
  const head = drawFrontHead(
    fig,
    plan.head,
    headCenter,
    looks.pose === 'dance' ? 8 : looks.tilt * 0.6,
    looks,
    0,
  )
  fig.anchors['chest'] = place([0, 0])
  fig.anchors['lap'] = place([0, 0.6])
  fig.anchors['seat'] = place([0, 0.9])
  fig.anchors['saddle'] = place([0, -0.8])
  fig.anchors['back'] = place([0, -0.5])
  fig.anchors['feet'] = place([0, 1])
  return { face: head.face, head: head.head, lift: 0, facing: 'front' }
}

/** A hedgehog from the front: its quills stick out on both sides from the hips to the head. */
function coat(place: Frame): Path {
  const count = 15
  const at = (degrees: number, r: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${Math.cos(angle) * r},${Math.sin(angle) * r * 1.1 - 0.2}`
  }
  const spikes = Array.from({ length: count }, (_, i) => {
    const angle = 145 + (i * 250) / (count - 1)
    return `${at(angle - 7, 1.22)} ${at(angle, 1.62)}! ${at(angle + 7, 1.22)}`
  })
  return curve(`${spikes.join(' ')} 0.4,0.8 -0.4,0.8`, place)
}

function arms(fig: Sketch, plan: SitterPlan, place: Frame, rx: number, looks: AnimalLooks): void {
  const pose = ARMS[looks.pose === 'dance' ? 'cheer' : looks.pose] ?? ARMS['sit']!
  for (const side of [-1, 1]) {
    const [elbow, hand] = side < 0 ? pose[0] : pose[1]
    const shoulder = place([side * 0.62, -0.52])
    const at = (v: Vec): Vec => add(shoulder, [side * v[0] * plan.arm, v[1] * plan.arm])
    const r = rx * 0.25
    const paw = ellipse(at(hand), r * 1.08)
    if (plan.claws) claws(fig, at(hand), r * 0.62, hand[1] < 0 ? -1 : 1, 5.5)
    const front = ['hold', 'eat', 'drive', 'read'].includes(looks.pose)
    fig.add(front ? 14 : 6, [sweptTube([shoulder, at(elbow), at(hand)], [r * 1.1, r, r * 0.9], 5), paw], {
      lines: looks.detail > 0 ? [-0.3, 0.3].map((d) => stroke(`${d},0.5 ${d},1.4`, (v) => add(at(hand), [v[0] * r, v[1] * r * (hand[1] < 0 ? -1 : 1)]))) : [], // prettier-ignore
    })
    // A thing held with both paws is in front of the middle of the body.
    fig.anchors[side < 0 ? 'handLeft' : 'handRight'] = front ? [0, at(hand)[1]] : at(hand)
    if (front) fig.add(60, paw, { front: true })
  }
}

function feet(fig: Sketch, plan: SitterPlan, place: Frame, standing: boolean, looks: AnimalLooks): void {
  const rx = place([1, 0])[0]
  for (const side of [-1, 1]) {
    if (standing) {
      const top = place([side * 0.44, 0.6])
      const low: Vec = [side * rx * 0.48, place([0, 1])[1] + (plan.legs ?? 40)]
      fig.add(-3, [
        capsule(top, rx * 0.34, low, rx * 0.26),
        ellipse(add(low, [side * 6, 6]), rx * 0.34, rx * 0.2),
      ])
      continue
    }
    if (plan.frog) {
      fig.add(
        -2,
        sweptTube(
          [place([side * 0.6, 0.6]), place([side * 1.5, 0.2]), place([side * 1.3, 0.86])],
          [rx * 0.3, rx * 0.34, rx * 0.2],
        ),
      )
      fig.add(
        3,
        [-14, 0, 14].map((d) =>
          capsule(place([side * 1.1, 0.92]), 7, add(place([side * 1.3, 1]), [side * 10 + d, 2]), 6),
        ),
      )
      continue
    }
    const center = place([side * 0.74, 0.86])
    if (plan.feet === 'long') {
      fig.add(5, ellipse(add(center, [side * 4, 4]), rx * 0.3, rx * 0.5, side * 24))
      continue
    }
    if (plan.claws) claws(fig, add(center, [side * rx * 0.1, 0]), rx * 0.22, 1, 4.5)
    fig.add(5, ellipse(center, rx * 0.4, rx * 0.37), {
      marks: looks.detail > 0 && plan.feet !== 'hoof' ? [ellipse(add(center, [0, rx * 0.08]), rx * 0.17, rx * 0.14), ...[-1, 0, 1].map((i) => ellipse(add(center, [i * rx * 0.16, -rx * 0.17 + Math.abs(i) * 3]), rx * 0.06))] : [], // prettier-ignore
    })
  }
}

function claws(fig: Sketch, at: Vec, apart: number, way: number, z: number): void {
  for (const i of [-1, 0, 1])
    fig.add(
      z,
      capsule(add(at, [i * apart, way * apart]), 5.4, add(at, [i * apart * 1.3, way * apart * 3.4]), 3),
    )
}

export function drawSitterTail(fig: Sketch, kind: SitterTail, place: Frame, looks: AnimalLooks): void {
  const from = place([0.6, 0.7])
  const point = (u: number, v: number): Vec => add(from, [u, v])
  switch (kind) {
    case 'curl':
      fig.add(
        -8,
        sweptTube(
          [point(0, 0), point(40, 10), point(66, -20), point(58, -62), point(30, -60), point(36, -38)],
          [8, 8, 8, 8, 7, 6],
          6,
        ),
      )
      break
    case 'long':
      fig.add(-8, sweptTube([point(0, 0), point(40, 16), point(76, 4), point(96, -30)], [8, 8, 7, 6], 6))
      break
    case 'plume': {
      const tail = sweptTube(
        [point(-6, 6), point(44, 6), point(70, -50), point(52, -104), point(76, -128)],
        [12, 28, 34, 28, 12],
        6,
      )
      fig.add(-8, tail, {
        lines:
          looks.detail > 0
            ? [stroke('0,0 1,1', (v) => (v[0] === 0 ? tail.at(0.3).point : tail.at(0.8).point))]
            : [],
      })
      break
    }
    case 'ringed': {
      const tail = sweptTube(
        [point(0, 0), point(46, 12), point(80, -20), point(84, -70)],
        [14, 17, 18, 12],
        6,
      )
      const rings = [0.35, 0.5, 0.65, 0.8].map((t) => stroke('0,-1 0,1', (v) => add(tail.at(t).point, [tail.at(t).normal[0] * v[1] * 30, tail.at(t).normal[1] * v[1] * 30]))) // prettier-ignore
      fig.add(-8, tail, { lines: looks.detail > 0 ? rings : [] })
      break
    }
    case 'kangaroo':
      fig.add(-8, sweptTube([point(-10, -10), point(30, 20), point(84, 24)], [26, 17, 6], 6))
      break
    case 'flat':
      fig.add(-8, ellipse(point(40, 2), 44, 22, 24), { lines: looks.detail > 0 ? [-1, 0, 1].flatMap((i) => [stroke(`${i * 18},-40 ${i * 18 + 12},60`, (v) => point(v[0] + 34, v[1])), stroke(`${i * 18 + 12},-40 ${i * 18},60`, (v) => point(v[0] + 34, v[1]))]) : [] }) // prettier-ignore
  }
}
