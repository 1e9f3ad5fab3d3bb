import { add, mul, type Frame, type Vec } from '../../../geometry/vector.ts'
import { curve, line, smooth, stroke, type Knot } from '../../../geometry/path.ts'
import type { Sweep } from '../../../geometry/swept-tube.ts'
import type { DrawnHead } from '../head/profile-head.ts'
import type { QuadrupedBody } from './frame.ts'

const sharp = (point: Vec): Knot => [point[0], point[1], 1]

export function drawMane({ plan, fig, looks }: QuadrupedBody, neck: Sweep, head: DrawnHead): void {
  const onCrest = (t: number, factor: number): Vec => {
    const station = neck.at(t)
    return add(station.point, mul(station.normal, station.radius * factor))
  }
  if (plan.mane === 'brush') {
    const outer = [0.24, 0.4, 0.56, 0.72, 0.88, 1].flatMap((t) => [
      sharp(onCrest(t - 0.1, 1.62)),
      sharp(onCrest(t, 1.22)),
    ])
    fig.add(
      -3,
      smooth([sharp(onCrest(0.08, 0.9)), ...outer, onCrest(1, 0.3), onCrest(0.6, 0.3), onCrest(0.2, 0.3)]),
    )
    const knobs = plan.head.kind === 'profile' && plan.head.horn === 'knob'
    if (head.skull && !knobs)
      fig.add(9, curve('-0.55,-0.75! -0.3,-1.25 0.1,-1.3! 0.15,-0.9! -0.2,-0.8', head.at))
    return
  }
  // Overlapping locks from the withers to the poll; each lock is a separate region.
  for (const [i, t] of [0.24, 0.44, 0.64, 0.84, 1].entries()) {
    const factor = i % 2 ? 0.16 : 0
    const top: Vec[] =
      i === 4 && head.skull
        ? [head.at([-0.2, -0.55]), head.at([-0.28, -1.08]), head.at([-0.85, -0.98])]
        : [onCrest(t + 0.08, 0.5), onCrest(t + 0.06, 1.12)]
    const lock = [...top, onCrest(t - 0.08, 1.46), onCrest(t - 0.22, 1.12), onCrest(t - 0.31, 0.6 - factor), sharp(onCrest(t - 0.46, -factor)), onCrest(t - 0.26, -0.12 - factor), onCrest(t - 0.08, -0.02)] // prettier-ignore
    const strand = line(onCrest(t - 0.02, 1), onCrest(t - 0.15, 0.75), onCrest(t - 0.3, 0.2))
    fig.add(5 + i * 0.1, smooth(lock), { lines: looks.detail > 1 ? [strand] : [] })
  }
  if (head.skull)
    fig.add(
      9.5,
      curve('-0.42,-0.86! 0,-1.16 0.44,-1 0.86,-0.56! 0.46,-0.66 0.26,-0.46! -0.08,-0.66', head.at),
    )
}

const FEATHERS =
  '18,14 22,-24 4,-66 -34,-104 -88,-128! -84,-108 -100,-98! -88,-80 -102,-68! -84,-54 -94,-38! -70,-28 -72,-10! -44,-4 -36,14! -14,22'
const QUILLS = [
  '16,-22 -14,-56 -42,-80 -86,-108',
  '12,-10 -20,-40 -50,-62 -88,-80',
  '6,2 -24,-22 -52,-40 -84,-54',
  '0,10 -24,-6 -46,-20 -70,-28',
]
const LEATHER =
  '14,14 20,-30 6,-84 -6,-128! -34,-112 -84,-118 -132,-104! -112,-80 -110,-50! -88,-48 -74,-18! -52,-22 -40,4! -22,2 -10,18'
const BONES = [
  '-6,-128 0,-90 6,-40 8,8',
  '-3,-100 -60,-82 -110,-50',
  '2,-72 -40,-48 -74,-18',
  '5,-44 -20,-20 -40,4',
]

/** A pair of wings on the back, raised when flying. */
export function drawWings(body: QuadrupedBody): void {
  const { plan, pose, looks, fig, middle, chest, pitch, along } = body
  const bat = plan.wings === 'bat'
  const root = add([middle[0] + (chest[0] - middle[0]) * (bat ? 0.05 : 0.5), middle[1] + (chest[1] - middle[1]) * 0.4], along(0, -plan.radii[2] * 0.5)) // prettier-ignore
  const raised = pose.lift || pose.pitch < -30 ? 14 : 0
  const size = pose.flying ? 1.25 : 1
  for (const near of [false, true]) {
    const turn = pitch * 0.6 + raised + (near ? 0 : 18)
    const factor = size * (near ? 1 : 0.9)
    const place: Frame = (v) => {
      const cosine = Math.cos((turn * Math.PI) / 180)
      const sine = Math.sin((turn * Math.PI) / 180)
      const shift: Vec = near ? [0, 0] : [24, -8]
      return add(add(root, shift), [
        (v[0] * cosine - v[1] * sine) * factor,
        (v[0] * sine + v[1] * cosine) * factor,
      ])
    }
    const lines = (bat ? BONES : QUILLS).slice(0, bat || looks.detail > 1 ? 4 : 3)
    fig.add(near ? 6 : -42, curve(bat ? LEATHER : FEATHERS, place), {
      lines: looks.detail > 0 ? lines.map((text) => stroke(text, place)) : [],
    })
  }
}
