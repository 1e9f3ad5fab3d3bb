import { moveBox, moveShapes } from '../../compose/figures/transform.ts'
import type { Box } from '../../drawing.ts'
import { isWhole } from '../hidden-things.ts'
import { sharedArea, type Item } from './pen.ts'

interface Surroundings {
  frame: Box
  figures: readonly Box[]
  items: readonly Item[]
  /** The ground line on which it stands; on a floor it is level. */
  line: (x: number) => number
}

/** Share of the new place that other things may overlap, because trees form groups. */
const SHARED = 0.25
/** Steps aside, as shares of the frame's width. */
const STEPS = [0.06, 0.12, 0.18, 0.24, 0.3, 0.38, 0.46, 0.54]

/** Moves a thing that figures hide to the nearest place on its ground where it is visible. If there is none, it stays. */
export function besideFigures(item: Item, { frame, figures, items, line }: Surroundings): Item {
  const { box } = item
  if (isWhole(box, frame, figures)) return item
  const x = box.x + box.w / 2
  const others = items.filter((other) => other !== item && other.object && other.layer === item.layer)
  for (const step of STEPS)
    for (const side of [-1, 1]) {
      const dx = side * step * frame.w
      const move = { scale: 1, x: dx, y: line(x + dx) - line(x) }
      const to = moveBox(box, move)
      if (
        !isWhole(to, frame, figures) ||
        others.some((other) => sharedArea(other.box, to) > SHARED * to.w * to.h)
      )
        continue
      return { ...item, shapes: moveShapes(item.shapes, move), box: to }
    }
  return item
}
