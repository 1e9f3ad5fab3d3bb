import { line } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import type { Frame, Vec } from '../../../geometry/vector.ts'
import type { Features, AnimalLooks } from '../creature.ts'

/** An eye in the head's frame: white ball, large pupil, two highlights; a lid when closed. */
export function drawEye(
  f: Features,
  X: Frame,
  unit: number,
  at: Vec,
  o: Pick<AnimalLooks, 'shut' | 'mood' | 'detail' | 'natural'>,
  { size = 1, look = 0.03, turn = 0 } = {},
): void {
  const [u, v] = at
  const k = size
  if (o.shut) {
    f.lines.push(line(X([u - 0.2 * k, v]), X([u, v + 0.12 * k]), X([u + 0.2 * k, v])))
    return
  }
  if (o.natural) {
    f.dots.push(ellipse(X([u, v + 0.03]), 0.115 * k * unit, 0.13 * k * unit, turn))
    f.white.push(ellipse(X([u + 0.03 * k, v - 0.02 * k]), 0.036 * k * unit))
    f.lines.push(line(X([u - 0.19 * k, v + 0.02]), X([u, v - 0.15 * k]), X([u + 0.19 * k, v])))
    return
  }
  if (o.detail === 0) {
    // On a page for toddlers the white of a small eye would be too small to color.
    f.dots.push(ellipse(X([u, v]), 0.17 * k * unit, 0.22 * k * unit, turn))
    f.white.push(ellipse(X([u + 0.05 * k, v - 0.08 * k]), 0.07 * k * unit))
    return
  }
  f.marks.push(ellipse(X([u, v]), 0.2 * k * unit, 0.26 * k * unit, turn))
  f.dots.push(ellipse(X([u + look * k, v + 0.02]), 0.145 * k * unit, 0.2 * k * unit, turn))
  f.white.push(ellipse(X([u + (look + 0.045) * k, v - 0.07 * k]), 0.06 * k * unit))
  f.white.push(ellipse(X([u + (look - 0.05) * k, v + 0.1 * k]), 0.034 * k * unit))
}
