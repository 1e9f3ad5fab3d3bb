import { line, smooth, type Knot } from '../../../geometry/path.ts'
import { add, lerp, type Vec } from '../../../geometry/vector.ts'
import type { QuadrupedBody } from './frame.ts'

const LOCKS = 6

/** A mammoth's coat, which hangs down in locks and is high over the shoulders. */
export function drawShaggyCoat({ fig, plan, hip, chest, looks, along }: QuadrupedBody): void {
  const center = lerp(hip, chest, 0.5)
  const rx = plan.length / 2 + plan.radii[0] * 0.86
  const ry = plan.radii[1]
  const at = (u: number, v: number): Vec => add(center, along(u * rx, v * ry))
  const soft = (u: number, v: number): Knot => [...at(u, v)]
  const hem = Array.from({ length: LOCKS }, (_, i): Knot[] => {
    const u = 0.86 - (i * 1.7) / LOCKS
    const low = (i % 2 ? 1.34 : 1.5) - Math.abs(u) * 0.12
    return [[...at(u - 0.1, low), 1], [...at(u - 1.7 / LOCKS + 0.02, 1.06), 1]] // prettier-ignore
  }).flat()
  const coat = smooth([
    soft(-0.98, 0),
    soft(-0.84, -0.62),
    soft(-0.3, -0.98),
    soft(0.34, -1.22),
    soft(0.8, -1),
    soft(1.02, -0.3),
    soft(0.98, 0.5),
    ...hem,
    soft(-0.96, 0.6),
  ])
  const strands = Array.from({ length: looks.detail > 1 ? 9 : 5 }, (_, i) => {
    const [u, v] = [-0.62 + ((i * 0.47) % 1.25), -0.5 + ((i * 0.38) % 1.05)]
    return line(at(u, v), at(u - 0.05, v + 0.2), at(u + 0.02, v + 0.42))
  })
  fig.add(2.5, coat, { lines: looks.detail > 0 ? strands : [] })
}
