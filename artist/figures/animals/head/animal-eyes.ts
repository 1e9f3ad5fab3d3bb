import { line } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import type { Frame, Vec } from '../../../geometry/vector.ts'
import type { Features, AnimalLooks } from '../creature.ts'

/** An eye in the head's frame: white ball, large pupil, two highlights; a lid when closed. */
export function drawEye(
  features: Features,
  place: Frame,
  unit: number,
  at: Vec,
  looks: Pick<AnimalLooks, 'shut' | 'mood' | 'detail' | 'natural'>,
  { size = 1, look = 0.03, turn = 0 } = {},
): void {
  const [u, v] = at
  const k = size
  if (looks.shut) {
    features.lines.push(line(place([u - 0.2 * k, v]), place([u, v + 0.12 * k]), place([u + 0.2 * k, v])))
    return
  }
  if (looks.natural) {
    features.dots.push(ellipse(place([u, v + 0.03]), 0.115 * k * unit, 0.13 * k * unit, turn))
    features.white.push(ellipse(place([u + 0.03 * k, v - 0.02 * k]), 0.036 * k * unit))
    features.lines.push(
      line(place([u - 0.19 * k, v + 0.02]), place([u, v - 0.15 * k]), place([u + 0.19 * k, v])),
    )
    return
  }
  if (looks.detail === 0) {
    // On a page for toddlers the white of a small eye would be too small to color.
    features.dots.push(ellipse(place([u, v]), 0.17 * k * unit, 0.22 * k * unit, turn))
    features.white.push(ellipse(place([u + 0.05 * k, v - 0.08 * k]), 0.07 * k * unit))
    return
  }
  features.marks.push(ellipse(place([u, v]), 0.2 * k * unit, 0.26 * k * unit, turn))
  features.dots.push(ellipse(place([u + look * k, v + 0.02]), 0.145 * k * unit, 0.2 * k * unit, turn))
  features.white.push(ellipse(place([u + (look + 0.045) * k, v - 0.07 * k]), 0.06 * k * unit))
  features.white.push(ellipse(place([u + (look - 0.05) * k, v + 0.1 * k]), 0.034 * k * unit))
}
