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

export const drawSitter: DrawAnimal<SitterPlan> = (fig, plan, o) => {
  const k = o.baby ? 0.84 : 1
  const rx = plan.rx * k * (0.95 + o.next() * 0.1)
  const ry = plan.ry * k
  const X: Frame = (v) => [v[0] * rx, v[1] * ry]
  const standing = o.pose === 'stand' || o.pose === 'dance'
  // Only the upper body of a driver is visible.
  if (o.pose !== 'drive') {
    if (plan.tail) drawSitterTail(fig, plan.tail, X, o)
    feet(fig, plan, X, standing, o)
  }
  if (plan.quills) fig.add(-4, coat(X))
  const body = mirrored('0,-0.98 0.5,-0.86 0.84,-0.3 1,0.32 0.8,0.82 0,1', X)
  const marks: Path[] = []
  if (plan.belly && o.detail > 0) marks.push(mirrored('0,-0.5 0.4,-0.42 0.62,0.1 0.6,0.56 0,0.82', X))
  if (plan.pouch) marks.push(curve('-0.5,0.2! 0,0.3 0.5,0.2! 0.52,0.6 0,0.82 -0.52,0.6', X))
  const lines = plan.vest && o.detail > 0 ? [stroke('-1.2,-0.3 0,-0.12 1.2,-0.3')] : []
  fig.add(0, body, { marks, lines: lines.map((l) => moved(l, X)) })
  arms(fig, plan, X, rx, o)
  const hc: Vec = [0, -ry * 0.9 - plan.head.R * o.headScale * 0.72]
  const head = drawFrontHead(fig, plan.head, hc, o.pose === 'dance' ? 8 : o.tilt * 0.6, o, 0)
  fig.anchors['chest'] = X([0, 0])
  fig.anchors['lap'] = X([0, 0.6])
  fig.anchors['seat'] = X([0, 0.9])
  fig.anchors['saddle'] = X([0, -0.8])
  fig.anchors['back'] = X([0, -0.5])
  fig.anchors['feet'] = X([0, 1])
  return { face: head.face, head: head.head, lift: 0, facing: 'front' }
}

/** A hedgehog from the front: its quills stick out on both sides from the hips to the head. */
function coat(X: Frame): Path {
  const count = 15
  const at = (degrees: number, r: number) => {
    const a = (degrees * Math.PI) / 180
    return `${Math.cos(a) * r},${Math.sin(a) * r * 1.1 - 0.2}`
  }
  const spikes = Array.from({ length: count }, (_, i) => {
    const a = 145 + (i * 250) / (count - 1)
    return `${at(a - 7, 1.22)} ${at(a, 1.62)}! ${at(a + 7, 1.22)}`
  })
  return curve(`${spikes.join(' ')} 0.4,0.8 -0.4,0.8`, X)
}

function arms(fig: Sketch, plan: SitterPlan, X: Frame, rx: number, o: AnimalLooks): void {
  const pose = ARMS[o.pose === 'dance' ? 'cheer' : o.pose] ?? ARMS['sit']!
  for (const s of [-1, 1]) {
    const [elbow, hand] = s < 0 ? pose[0] : pose[1]
    const shoulder = X([s * 0.62, -0.52])
    const at = (v: Vec): Vec => add(shoulder, [s * v[0] * plan.arm, v[1] * plan.arm])
    const r = rx * 0.25
    const paw = ellipse(at(hand), r * 1.08)
    if (plan.claws) claws(fig, at(hand), r * 0.62, hand[1] < 0 ? -1 : 1, 5.5)
    const front = ['hold', 'eat', 'drive', 'read'].includes(o.pose)
    fig.add(front ? 14 : 6, [sweptTube([shoulder, at(elbow), at(hand)], [r * 1.1, r, r * 0.9], 5), paw], {
      lines: o.detail > 0 ? [-0.3, 0.3].map((d) => stroke(`${d},0.5 ${d},1.4`, (v) => add(at(hand), [v[0] * r, v[1] * r * (hand[1] < 0 ? -1 : 1)]))) : [], // prettier-ignore
    })
    // A thing held with both paws is in front of the middle of the body.
    fig.anchors[s < 0 ? 'handLeft' : 'handRight'] = front ? [0, at(hand)[1]] : at(hand)
    if (front) fig.add(60, paw, { front: true })
  }
}

function feet(fig: Sketch, plan: SitterPlan, X: Frame, standing: boolean, o: AnimalLooks): void {
  const rx = X([1, 0])[0]
  for (const s of [-1, 1]) {
    if (standing) {
      const top = X([s * 0.44, 0.6])
      const low: Vec = [s * rx * 0.48, X([0, 1])[1] + (plan.legs ?? 40)]
      fig.add(-3, [
        capsule(top, rx * 0.34, low, rx * 0.26),
        ellipse(add(low, [s * 6, 6]), rx * 0.34, rx * 0.2),
      ])
      continue
    }
    if (plan.frog) {
      fig.add(
        -2,
        sweptTube(
          [X([s * 0.6, 0.6]), X([s * 1.5, 0.2]), X([s * 1.3, 0.86])],
          [rx * 0.3, rx * 0.34, rx * 0.2],
        ),
      )
      fig.add(
        3,
        [-14, 0, 14].map((d) => capsule(X([s * 1.1, 0.92]), 7, add(X([s * 1.3, 1]), [s * 10 + d, 2]), 6)),
      )
      continue
    }
    const c = X([s * 0.74, 0.86])
    if (plan.feet === 'long') {
      fig.add(5, ellipse(add(c, [s * 4, 4]), rx * 0.3, rx * 0.5, s * 24))
      continue
    }
    if (plan.claws) claws(fig, add(c, [s * rx * 0.1, 0]), rx * 0.22, 1, 4.5)
    fig.add(5, ellipse(c, rx * 0.4, rx * 0.37), {
      marks: o.detail > 0 && plan.feet !== 'hoof' ? [ellipse(add(c, [0, rx * 0.08]), rx * 0.17, rx * 0.14), ...[-1, 0, 1].map((i) => ellipse(add(c, [i * rx * 0.16, -rx * 0.17 + Math.abs(i) * 3]), rx * 0.06))] : [], // prettier-ignore
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

export function drawSitterTail(fig: Sketch, kind: SitterTail, X: Frame, o: AnimalLooks): void {
  const from = X([0.6, 0.7])
  const T = (u: number, v: number): Vec => add(from, [u, v])
  switch (kind) {
    case 'curl':
      fig.add(
        -8,
        sweptTube(
          [T(0, 0), T(40, 10), T(66, -20), T(58, -62), T(30, -60), T(36, -38)],
          [8, 8, 8, 8, 7, 6],
          6,
        ),
      )
      break
    case 'long':
      fig.add(-8, sweptTube([T(0, 0), T(40, 16), T(76, 4), T(96, -30)], [8, 8, 7, 6], 6))
      break
    case 'plume': {
      const s = sweptTube([T(-6, 6), T(44, 6), T(70, -50), T(52, -104), T(76, -128)], [12, 28, 34, 28, 12], 6)
      fig.add(-8, s, {
        lines: o.detail > 0 ? [stroke('0,0 1,1', (v) => (v[0] === 0 ? s.at(0.3).p : s.at(0.8).p))] : [],
      })
      break
    }
    case 'ringed': {
      const s = sweptTube([T(0, 0), T(46, 12), T(80, -20), T(84, -70)], [14, 17, 18, 12], 6)
      const rings = [0.35, 0.5, 0.65, 0.8].map((t) => stroke('0,-1 0,1', (v) => add(s.at(t).p, [s.at(t).n[0] * v[1] * 30, s.at(t).n[1] * v[1] * 30]))) // prettier-ignore
      fig.add(-8, s, { lines: o.detail > 0 ? rings : [] })
      break
    }
    case 'kangaroo':
      fig.add(-8, sweptTube([T(-10, -10), T(30, 20), T(84, 24)], [26, 17, 6], 6))
      break
    case 'flat':
      fig.add(-8, ellipse(T(40, 2), 44, 22, 24), { lines: o.detail > 0 ? [-1, 0, 1].flatMap((i) => [stroke(`${i * 18},-40 ${i * 18 + 12},60`, (v) => T(v[0] + 34, v[1])), stroke(`${i * 18 + 12},-40 ${i * 18},60`, (v) => T(v[0] + 34, v[1]))]) : [] }) // prettier-ignore
  }
}
