import { toLab, type Lab } from './color.ts'
import { components } from './components.ts'
import type { PaintedShape } from './icon.ts'
import { PER_UNIT, type Extent, type Mask } from './grid.ts'
import { both, extent, fillMask, lineMask, thickness } from './mask.ts'
import type { Contour } from './path-data.ts'
import { trace } from './trace.ts'

/** One connected component of an icon with its own measurements. Lengths in units of the 128 box. */
export interface Part {
  contours: Contour[]
  mask: Mask
  extent: Extent
  color: Lab
  opacity: number
  faintest: number
  /** Width, if the icon draws it as a stroke. */
  pen?: number
  radius: number
  area: number
  /** 1 for a disc, towards 0 for a stripe. */
  roundness: number
  /** Close to 1 if it fills the ellipse in its box, like eyes and unlike patches of hair. */
  ellipse: number
}

const THIN_PEN = 2.6
const SAME_MASK = 0.985

export function partsOf(shapes: readonly PaintedShape[]): Part[] {
  return shapes.flatMap((shape) => {
    const bounds = shape.clips.map((clip) => fillMask(clip))
    return things(shape).flatMap(({ contours, mask, pen, redraw }) => {
      const clipped = bounds.reduce(both, mask)
      const whole = extent(mask)
      const box = extent(clipped)
      if (box.area < 16) return []
      const isCut = box.area < whole.area * SAME_MASK
      const drawn = isCut || redraw ? trace(clipped) : contours
      if (!drawn.length) return []
      const longest = Math.max(box.right - box.left, box.bottom - box.top) + 1
      return [
        {
          contours: drawn,
          mask: clipped,
          extent: box,
          color: toLab(shape.fill ?? shape.line!.color),
          opacity: shape.opacity,
          faintest: shape.faintest,
          pen: isCut ? undefined : pen,
          radius: thickness(clipped, box),
          area: box.area / PER_UNIT ** 2,
          roundness: box.area / (Math.PI * (longest / 2) ** 2),
          ellipse: box.area / ((Math.PI / 4) * (box.right - box.left + 1) * (box.bottom - box.top + 1)),
        },
      ]
    })
  })
}

interface Thing {
  contours: Contour[]
  mask: Mask
  pen?: number
  redraw?: boolean
}

function things({ contours, fill, line }: PaintedShape): Thing[] {
  if (!fill && line) {
    const isThin = line.width < THIN_PEN
    return contours.map((contour) => ({
      contours: [contour],
      mask: lineMask([contour], line.width),
      pen: isThin ? line.width : undefined,
      redraw: !isThin,
    }))
  }
  const isFattened = line && line.width > 1.2
  return components(contours).map((thing) => {
    if (!isFattened) return { contours: thing, mask: fillMask(thing) }
    const rim = lineMask(thing, line.width)
    return { contours: thing, mask: fillMask(thing).map((value, i) => value | rim[i]!), redraw: true }
  })
}
