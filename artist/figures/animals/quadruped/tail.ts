import { add, mul, perp, rot, sub, type Frame, type Vec } from '../../../geometry/vector.ts'
import { curve, knots, line, poly, stroke } from '../../../geometry/path.ts'
import { ellipse, tube } from '../../../geometry/round-shapes.ts'
import { sweptTube, type Station, type Sweep } from '../../../geometry/swept-tube.ts'
import type { QuadrupedBody } from './frame.ts'
import type { QuadrupedPlan } from './plan.ts'

/** Paint order, behind the body. */
const LAYER = -20

/** The body of the animal, and where its tail begins. */
interface Tail extends QuadrupedBody {
  detail: number
  hipRadius: number
  root: Vec
  /** Degrees by which the tail swings up. */
  swing: number
  fromRoot: Frame
  /** The animal lies or sits, so the tail is on the ground. */
  folded: boolean
  scale: number
}

/** Draws the tail. Returns a heavy tail that continues the spine, for ridges and stripes. */
export function drawTail(body: QuadrupedBody): Sweep | null {
  const { plan, pose, hip, pitch, looks, along: alongSpine } = body
  if (plan.tail === 'dino') return heavyTail(body)
  const hipRadius = plan.radii[0]
  const root = add(hip, alongSpine(-hipRadius * 0.78, -hipRadius * 0.42))
  const long = plan.tail === 'flow' || plan.tail === 'tuft'
  // A long tail lies behind a sitting animal, because it would hang into the ground.
  const swing = pose.sitting && long ? 66 : pose.tail * 0.9 + pitch * 0.4 * (pose.sitting ? -0.6 : 1)
  DRAW_TAIL[plan.tail]?.({
    ...body,
    detail: looks.detail,
    hipRadius,
    root,
    swing,
    fromRoot: (v) => add(root, rot([-v[0], v[1]], swing)),
    folded: pose.lying || pose.sitting,
    scale: hipRadius / 46,
  })
  return null
}

/** Long hair that hangs down. */
function flowingTail({ fig, fromRoot, detail }: Tail): void {
  fig.add(LAYER, curve('-14,6 4,-14 30,-6 44,34 40,84 54,122! 24,112 12,124! 6,84 12,44 2,22', fromRoot), {
    lines:
      detail > 0
        ? [
            stroke('2,-2 24,14 28,56 30,104', fromRoot),
            ...(detail > 1 ? [stroke('0,8 16,26 18,60 17,96', fromRoot)] : []),
          ]
        : [],
  })
}

/** A thin tail with a tuft at its end. */
function tuftedTail({ fig, swing, fromRoot, detail, scale }: Tail): void {
  const end = fromRoot([30 * scale + 4, 66 * scale])
  fig.add(
    LAYER,
    sweptTube(
      [fromRoot([-8, 6]), fromRoot([14 * scale, 8]), fromRoot([26 * scale, 34 * scale]), end],
      [6, 5.5, 5, 4.6],
      4,
    ),
  )
  const direction = rot([-0.25, 1], swing)
  const inTuft: Frame = (v) => add(end, add(mul(direction, v[0]), mul(perp(direction), v[1])))
  fig.add(LAYER + 1, curve('-6,-6 10,-13 22,-9 36,0! 22,11 8,12 -6,6', inTuft), {
    lines: detail > 1 ? [stroke('4,0 20,1', inTuft)] : [],
  })
}

function curledTail({ fig, fromRoot }: Tail): void {
  fig.add(LAYER, tube(knots('-6,6 10,2 20,-8 16,-20 5,-18 7,-6 22,-4 32,-14', fromRoot).map(([x, y]): Vec => [x, y]), [5, 5, 4.6, 4.4, 4.2, 4, 3.8, 3])) // prettier-ignore
}

/** A thin tail, long and plain or with rings. */
function thinTail({ fig, plan, ground, root, fromRoot, detail, folded }: Tail): void {
  const thick = plan.tail === 'banded' ? 3 : plan.tail === 'ringed' ? 2 : plan.tail === 'mouse' ? 0.55 : 1
  const chain: Vec[] = folded
    ? [
        fromRoot([-10, 12]),
        [root[0] - 16, ground - 12],
        [root[0] - 46, ground - 9 * thick],
        [root[0] - 70, ground - 22],
      ]
    : [fromRoot([-10, 10]), fromRoot([24, 4]), fromRoot([46, -26]), fromRoot([44, -62]), fromRoot([58, -80])]
  const tail = sweptTube(chain, [9, 8, 8, 7.5, 7].map((r) => r * thick), 5) // prettier-ignore
  const ringed = thick > 1 || (detail > 0 && plan.stripes)
  const rings = !ringed ? [] : detail > 0 ? [0.4, 0.52, 0.64, 0.76, 0.88] : [0.4, 0.6, 0.8]
  fig.add(LAYER, tail, { lines: rings.map((at) => across(tail.at(at), 2)) })
}

function waggingTail({ fig, fromRoot }: Tail): void {
  fig.add(
    LAYER,
    sweptTube(
      [fromRoot([-8, 10]), fromRoot([16, -8]), fromRoot([34, -34]), fromRoot([30, -58])],
      [10, 9, 8, 5],
    ),
  )
}

/** A thick tail of fur, level or raised like a plume. */
function bushyTail({ fig, plan, ground, root, fromRoot, detail, folded }: Tail): void {
  const up = plan.tail === 'plume'
  const chain: Vec[] = up
    ? [
        fromRoot([-10, 14]),
        fromRoot([30, 10]),
        fromRoot([54, -36]),
        fromRoot([40, -84]),
        fromRoot([56, -112]),
      ]
    : folded
      ? [
          fromRoot([-10, 10]),
          [root[0] - 24, ground - 20],
          [root[0] - 62, ground - 20],
          [root[0] - 92, ground - 30],
        ]
      : [fromRoot([-10, 10]), fromRoot([26, 2]), fromRoot([60, 14]), fromRoot([94, -6])]
  const tail = sweptTube(chain, up ? [9, 22, 30, 26, 12] : [10, 17, 21, 4], 6)
  const tipStart = tail.at(0.7)
  const atTip = (across: number, along: number): Vec =>
    add(add(tipStart.point, mul(tipStart.normal, tipStart.radius * across)), mul(tipStart.direction, along))
  const tip = poly([[1.4, 0], [0.6, -8], [0.3, 5], [-0.1, -7], [-0.5, 6], [-1.4, 0]].map(([n, f]) => atTip(n!, f!)), { closed: false }) // prettier-ignore
  fig.add(LAYER, tail, { lines: detail > 0 && !up ? [tip] : detail > 0 ? [smoothSpine(tail)] : [] })
}

function shortTail({ fig, fromRoot }: Tail): void {
  fig.add(LAYER, curve('-12,12 0,-8 16,-14 30,-8! 22,8 6,18', fromRoot))
}

/** A beaver's tail with scales. */
function flatTail({ fig, hip, ground, hipRadius, detail }: Tail): void {
  const y = ground - 12
  fig.add(
    LAYER,
    curve(
      `${hip[0] - hipRadius * 0.6},${y - 14} ${hip[0] - hipRadius - 20},${y - 12} ${hip[0] - hipRadius - 62},${y - 8} ${hip[0] - hipRadius - 74},${y + 2} ${hip[0] - hipRadius - 60},${y + 10} ${hip[0] - hipRadius * 0.5},${y + 10}`,
    ),
    {
      // prettier-ignore
      lines: detail > 0 ? [-20, -34, -48, -62].flatMap((x) => [line([hip[0] - hipRadius + x, y - 20], [hip[0] - hipRadius + x - 10, y + 16]), line([hip[0] - hipRadius + x - 10, y - 20], [hip[0] - hipRadius + x, y + 16])]) : [], // prettier-ignore
    },
  )
}

/** A ball of fur. */
function roundTail({ fig, fromRoot }: Tail): void {
  fig.add(LAYER, [[2, 8, 13], [10, 0, 10], [12, 14, 10], [0, -4, 9]].map(([a, b, r]) => ellipse(fromRoot([a!, b!]), r!))) // prettier-ignore
}

const DRAW_TAIL: Partial<Record<QuadrupedPlan['tail'], (tail: Tail) => void>> = {
  flow: flowingTail,
  tuft: tuftedTail,
  curl: curledTail,
  thin: thinTail,
  ringed: thinTail,
  banded: thinTail,
  mouse: thinTail,
  wag: waggingTail,
  bushy: bushyTail,
  plume: bushyTail,
  short: shortTail,
  flat: flatTail,
  pom: roundTail,
}

const across = (station: Station, factor: number) =>
  line(
    add(station.point, mul(station.normal, station.radius * factor)),
    sub(station.point, mul(station.normal, station.radius * factor)),
  )
const smoothSpine = (tail: Sweep) =>
  line(tail.at(0.2).point, tail.at(0.4).point, tail.at(0.6).point, tail.at(0.85).point)

function heavyTail({ plan, pose, hip, ground, fig, shapes }: QuadrupedBody): Sweep {
  const length = plan.tailLength ?? 120
  const hipRadius = plan.radii[0]
  const up = pose.lift ? -0.3 : 0
  const at = (u: number, v: number): Vec => [hip[0] - length * u, Math.min(hip[1] + length * v, ground - 10)]
  const tail = sweptTube([hip, at(0.42, 0.16 + up * 0.3), at(0.78, 0.22 + up), at(1.12, 0.04 + up)], [hipRadius * 0.86, hipRadius * 0.5, hipRadius * 0.24, 5], 6) // prettier-ignore
  shapes.push(tail)
  const end = tail.at(1)
  const atEnd: Frame = (v) => add(end.point, add(mul(end.direction, v[0]), mul(perp(end.direction), v[1])))
  if (plan.arrow) fig.add(-13, curve('-6,-5 -10,-20! 14,-12 36,0! 14,12 -10,20! -6,5', atEnd))
  if (plan.club)
    fig.add(1, [ellipse(atEnd([6, -9]), 17), ellipse(atEnd([6, 11]), 15), ellipse(atEnd([20, 0]), 15)])
  if (plan.thagomizer)
    for (const [t, angle] of [
      [0.97, -150],
      [0.97, 170],
      [0.84, -165],
      [0.84, 160],
    ] as const) {
      // prettier-ignore
      const station = tail.at(t)
      const direction: Vec = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
      fig.add(
        -14,
        poly([
          add(station.point, mul(perp(direction), 6)),
          add(station.point, mul(direction, 36)),
          add(station.point, mul(perp(direction), -6)),
        ]),
      )
    }
  return tail
}
