import type { Shape } from '#artist/drawing.ts'
import type { ClassifiedPart } from './classify.ts'
import { PER_UNIT } from './grid.ts'
import type { Part } from './part.ts'
import { readPath, writePath, type Contour } from './path-data.ts'
import { transformContours } from './svg-transform.ts'

export const middle = ({ extent: e }: Part) => ({
  x: (e.left + e.right + 1) / 2 / PER_UNIT,
  y: (e.top + e.bottom + 1) / 2 / PER_UNIT,
})

const MAX_ALIKE = 3

/** Dark discs are eyes only on animate figures, and four discs of one size are spots or wheels. */
export function dropFalseEyes(classified: readonly ClassifiedPart[], alive: boolean): ClassifiedPart[] {
  const eyes = classified.filter(({ kind }) => kind === 'eye')
  const alike = (radius: number) =>
    eyes.filter(({ part }) => part.radius > radius * 0.65 && part.radius < radius / 0.65).length
  return classified.map((entry) => {
    if (entry.isOverridden) return entry
    const isBlob = entry.kind === 'ink' && entry.part.radius > 1.7 && !alive
    if (isBlob) return { ...entry, kind: 'region', level: 1 }
    if (entry.kind !== 'eye') return entry
    if (alive && alike(entry.part.radius) <= MAX_ALIKE) return entry
    return {
      ...entry,
      kind: entry.part.radius <= 2.4 ? 'ink' : 'region',
      level: entry.part.radius < 3 ? 1 : 0,
    }
  })
}

const circle = (x: number, y: number, r: number): Contour[] =>
  readPath(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`)

const BIG = 4.3

/**
 * Draws a dark disc as an eye: ink with a highlight, or from a certain size on a white eye with a pupil, because a
 * large black disc cannot be colored. `hasGlint` means that the icon has its own highlight.
 */
export function drawEye(part: Part, hasGlint: boolean): Shape[] {
  const { x, y } = middle(part)
  const { radius } = part
  const isBig = radius > BIG
  const size = isBig ? 0.62 : 1
  const pupil = transformContours(part.contours, [size, 0, 0, size, x * (1 - size), y * (1 - size)])
  const shapes: Shape[] = [{ d: writePath(pupil), fill: 'ink', stroke: 0, level: 0 }]
  if (isBig) shapes.unshift({ d: writePath(part.contours), fill: 'paper', stroke: 1, level: 0 })
  if (!hasGlint || isBig) {
    const r = radius * size
    shapes.push({
      d: writePath(circle(x - r * 0.3, y - r * 0.38, r * 0.34)),
      fill: 'paper',
      stroke: 0,
      level: 0,
    })
  }
  return shapes
}
