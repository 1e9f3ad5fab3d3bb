import { add, lerp, len, mul, perp, sub, unit, type Frame, type Vec } from '../../geometry/vector.ts'
import { curve, line, poly, stroke, type Path } from '../../geometry/path.ts'
import { box, capsule, ellipse, tube } from '../../geometry/round-shapes.ts'
import type { Sketch } from '../../geometry/sketch.ts'
import { drawHand } from './body/hands-and-feet.ts'
import { heart } from './clothes/clothes-motifs.ts'
import type { Prop } from './body/person-poses.ts'
import type { Skeleton } from './body/skeleton.ts'

/** Draws the thing that belongs to a pose, together with the body, so that fingers are in front of it. */
export function drawProp(fig: Sketch, bones: Skeleton, prop: Prop, detail: number): void {
  PROPS[prop]?.(fig, bones, detail)
}

type Draw = (fig: Sketch, bones: Skeleton, detail: number) => void

/** The closed right hand, in front of the thing it holds. */
function grip(fig: Sketch, bones: Skeleton, z = 61): void {
  const { right } = bones.arms
  if (right.far) return
  const palm = drawHand(right, bones.body)
  fig.add(z, palm.shapes, { lines: palm.lines })
}

/** A frame along a direction: x runs along it, y to its left. */
const along =
  (from: Vec, d: Vec): Frame =>
  (v) =>
    add(from, add(mul(d, v[0]), mul(perp(d), v[1])))

const size = (bones: Skeleton): number => bones.body.torso / 68

const PROPS: Partial<Record<Prop, Draw>> = {
  book(fig, bones, detail) {
    const [l, r] = [bones.arms.left.hand, bones.arms.right.hand]
    const c = add(lerp(l, r, 0.5), [0, -8])
    const w = Math.max(38 * size(bones), Math.abs(r[0] - l[0]) / 2 + 12)
    const P: Frame = (v) => add(c, mul(v, w))
    const lines = [stroke('0,-0.6 0,0.8', P)]
    if (detail > 1) lines.push(stroke('-1.2,0.44 -0.5,0.36 0,0.54 0.5,0.36 1.2,0.44', P))
    fig.add(
      62,
      curve(
        '-1.06,-0.6! -0.5,-0.7 0,-0.54! 0.5,-0.7 1.06,-0.6! 1.06,0.56! 0.5,0.48 0,0.66! -0.5,0.48 -1.06,0.56!',
        P,
      ),
      {
        lines,
        marks: detail > 0 ? [heart(P([-0.52, -0.06]), w * 0.22), ellipse(P([0.52, -0.08]), w * 0.2)] : [],
      },
    )
    for (const s of [-1, 1])
      fig.add(
        63,
        [0, 1, 2].map((i) => capsule(P([s * 1.1, 0.12 + i * 0.2]), 4.4, P([s * 0.86, 0.1 + i * 0.2]), 4)),
      )
  },
  guitar(fig, bones, detail) {
    const u = size(bones)
    const from = add(bones.arms.left.hand, [4, 6])
    const G = along(from, unit(sub(bones.arms.right.hand, from)))
    const P: Frame = (v) => G(mul(v, u))
    const frets = detail > 0 ? [48, 60, 72].map((x) => line(P([x, -9]), P([x, 9]))) : []
    fig.add(18, [...tube([P([30, 0]), P([92, 0])], [4.5, 4]), curve('88,-6! 108,-8! 110,8! 88,6!', P)], {
      lines: frets,
    })
    fig.add(18.5, curve('-26,0 -20,-22 0,-27 16,-16 32,-19 44,-8 44,8 32,19 16,16 0,27 -20,22', P), {
      marks: [ellipse(P([18, 0]), 8 * u), poly([P([-12, -9]), P([-7, -9]), P([-7, 9]), P([-12, 9])])],
    })
  },
  violin(fig, bones) {
    const from = bones.at(4, 1)
    const to = bones.arms.right.hand
    const d = len(sub(to, from)) * 0.98
    const V = along(from, unit(sub(add(to, [0, -6]), from)))
    const P: Frame = (v) => V(mul(v, d))
    fig.add(49, [...tube([P([0.6, 0]), P([1.1, 0])], [3.2, 3]), ellipse(P([1.16, 0]), 5.5)])
    fig.add(
      49.5,
      curve(
        '-0.08,0 -0.05,-0.21 0.14,-0.27 0.3,-0.15 0.46,-0.22 0.66,-0.15 0.7,0 0.66,0.15 0.46,0.22 0.3,0.15 0.14,0.27 -0.05,0.21',
        P,
      ),
      {
        lines: [stroke('0.2,0 0.8,0', P)],
        marks: [curve('0.17,-0.09! 0.22,-0.09! 0.22,0.09! 0.17,0.09!', P)],
      },
    )
    const bowHand = bones.arms.left.hand
    const b = unit(sub(P([0.42, 0]), bowHand))
    fig.add(49.8, capsule(sub(bowHand, mul(b, 10)), 2.2, add(bowHand, mul(b, d * 1.25)), 1.6))
  },
  microphone(fig, bones) {
    const h = bones.arms.right.hand
    const d = unit(sub(add(bones.head, [0, bones.body.head * 0.5]), h))
    const P = along(h, d)
    fig.add(60, capsule(P([-12, 0]), 3, P([10, 0]), 4.4))
    fig.add(60.5, ellipse(P([15, 0]), 8), {
      lines: [line(P([8, -9]), P([12, 9])), line(P([15, -10]), P([18, 10]))],
    })
    grip(fig, bones)
  },
  brush(fig, bones) {
    const P = along(bones.arms.right.hand, unit([0.5, -1]))
    fig.add(60, capsule(P([-20, 0]), 2.6, P([26, 0]), 3))
    fig.add(60.2, curve('24,-5! 32,-6! 50,2! 32,6! 24,5!', P))
    fig.add(60.3, curve('22,-5! 30,-6! 30,6! 22,5!', P))
    grip(fig, bones)
    const l = bones.arms.left.hand
    fig.add(60, ellipse(add(l, [-4, 2]), 26, 18, -10), {
      marks: [[-14, -4], [-4, -9], [8, -8], [15, 1]].map(([x, y]) => ellipse(add(l, [x! - 4, y! + 2]), 4.4)), // prettier-ignore
    })
  },
  spoon(fig, bones) {
    const P = along(bones.arms.right.hand, unit([0.35, -1]))
    fig.add(60, [capsule(P([-16, 0]), 2.8, P([28, 0]), 2.8), ellipse(P([36, 0]), 8, 8)])
    grip(fig, bones)
    const l = bones.arms.left.hand
    const B: Frame = (v) => add(l, mul(v, size(bones)))
    fig.add(60, curve('-32,-8! 32,-8! 24,18 0,26 -24,18', B))
    fig.add(60.1, ellipse(add(l, [0, -8 * size(bones)]), 32 * size(bones), 6))
  },
  shovel(fig, bones) {
    const top = bones.arms.left.hand
    const P = along(top, unit(sub(add(bones.legs.right.ankle, [26, 14]), top)))
    const long = len(sub(add(bones.legs.right.ankle, [26, 14]), top)) - 18
    fig.add(15, capsule(P([-24, 0]), 3, P([long, 0]), 3))
    fig.add(15.1, capsule(P([-26, -9]), 3.4, P([-26, 9]), 3.4))
    fig.add(
      15.2,
      curve(
        `${long - 10},-13! ${long - 6},-14 ${long + 16},-12 ${long + 30},0! ${long + 16},12 ${long - 6},14 ${long - 10},13!`,
        P,
      ),
    )
  },
  rod(fig, bones) {
    const h = bones.arms.left.hand
    const u = size(bones)
    const tip = add(h, mul([120, -96], u))
    fig.add(15, capsule(sub(h, mul(unit(sub(tip, h)), 18)), 3.4, tip, 1.6))
    const bob = add(tip, mul([4, 150], u))
    fig.add(14.5, [], { lines: [line(tip, add(tip, [8, 60]), bob)], clipTo: [box(-999, -999, 1998, 1998)] })
    fig.add(15, ellipse(bob, 6.5, 8), { lines: [line(add(bob, [-12, 0]), add(bob, [12, 0]))] })
  },
  cup(fig, bones) {
    const P: Frame = (v) => add(bones.arms.right.hand, mul(v, size(bones)))
    fig.add(60, curve('-13,-16! 9,-16! 7,12 -2,15 -11,12', P), { lines: [stroke('-20,-8 20,-8', P)] })
    grip(fig, bones)
  },
  skis(fig, bones) {
    for (const leg of [bones.legs.right, bones.legs.left]) {
      const P: Frame = (v) => add(leg.ankle, v)
      fig.add(leg.far ? -19 : 12, curve('-62,12! -60,19! 74,19 92,10 98,0! 88,4 72,11', P))
    }
    const near = bones.arms.left.hand
    const pole = (from: Vec, z: number) => {
      const end = add(from, [-34, bones.body.leg[0] * 1.5])
      fig.add(z, capsule(add(from, [4, -10]), 2.2, end, 1.8))
      fig.add(z, ellipse(sub(end, [-3, 10]), 7, 3, -20))
    }
    pole(near, 60)
    pole(bones.arms.right.hand, -31)
    const palm = drawHand(bones.arms.left, bones.body)
    fig.add(61, palm.shapes, { lines: palm.lines })
  },
  skates(fig, bones) {
    for (const leg of [bones.legs.right, bones.legs.left]) {
      const z = leg.far ? -19 : 12
      const y = leg.d
      const x: Vec = [y[1], -y[0]]
      const flat = Math.abs(y[0]) < 0.35
      const P: Frame = (v) => add(leg.ankle, flat ? v : add(mul(x, v[0]), mul(y, v[1])))
      fig.add(
        z,
        curve('-12,12! -10,20! -16,20! -14,25 26,25 34,18! 24,20! 22,12! 16,12! 14,20! -2,20! -4,12!', P),
      )
    }
  },
  skateboard(fig, bones) {
    const a = bones.legs.left.ankle
    const b = bones.legs.right.ankle
    const low = Math.max(a[1], b[1]) + 16 * bones.body.foot
    const [x0, x1] = [Math.min(a[0], b[0]) - 24, Math.max(a[0], b[0]) + 44]
    fig.add(
      -25,
      curve(
        `${x0 - 14},${low - 10} ${x0},${low - 1} ${x1},${low - 1} ${x1 + 14},${low - 10} ${x1 + 18},${low - 4} ${x1 + 2},${low + 8} ${x0 - 2},${low + 8} ${x0 - 18},${low - 4}`,
      ),
    )
    for (const x of [x0 + 14, x1 - 14])
      fig.add(-24, ellipse([x, low + 14], 9), { marks: [ellipse([x, low + 14], 3.4)] })
  },
  wheelchair(fig, bones, detail) {
    const t = Math.sign(bones.turn) || 1
    const g = bones.body.leg[1] / 35
    const { at, legs, shoulders: s } = bones
    const wheel = add(at(0, 0), [-4 * t, 16 * g])
    const r = 40 * g
    const ankle = legs.left.ankle
    const knee = add(legs.left.knee, [-4 * t, 18])
    const back = (u: number, v: number) => add(at(-s * t, v), [u * t, 0])
    fig.add(-35, [
      capsule(back(-8, 0.95), 4, back(-2, -0.1), 4),
      capsule(back(-8, 0.9), 3.5, back(-24, 0.92), 3.5),
    ])
    fig.add(-21, capsule([wheel[0] - 24 * t, 14 * g], 6, knee, 6))
    fig.add(-21.5, tube([knee, add(ankle, [-8 * t, 10]), add(ankle, [16 * t, 19 * g])], [3.5, 3.5, 3.5]))
    fig.add(-21.2, ellipse(add(ankle, [-16 * t, 14 * g]), 11 * g), {
      marks: [ellipse(add(ankle, [-16 * t, 14 * g]), 4 * g)],
    })
    fig.add(15, ellipse(wheel, r), { marks: [ellipse(wheel, r * 0.86)] })
    const n = detail > 0 ? 10 : 6
    const spokes = Array.from({ length: n }, (_, i): Path => {
      const a = (i * Math.PI * 2) / n
      const d: Vec = [Math.cos(a), Math.sin(a)]
      return capsule(add(wheel, mul(d, r * 0.24)), 1.1, add(wheel, mul(d, r * 0.85)), 1.1)
    })
    fig.add(15.1, [], { dots: spokes })
    fig.add(15.2, ellipse(wheel, r * 0.2))
  },
}
