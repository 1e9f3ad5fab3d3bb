import type { Box, Detail, Figure, Shape } from '#artist/drawing.ts'
import { anchorsOf } from './anchors.ts'
import { classify, type ClassifiedPart, type Classification } from './classify.ts'
import { drawEye, dropFalseEyes } from './eyes.ts'
import { faceOf, showFaceOnEveryLevel } from './face.ts'
import { readIcon } from './icon.ts'
import { PER_UNIT, SIZE } from './grid.ts'
import { partsOf } from './part.ts'
import { writePath } from './path-data.ts'
import { mergeSlivers } from './slivers.ts'
import { outerParts, dropHiddenRims } from './visible.ts'

interface ConvertedFigure {
  /** `bold` marks the parts whose edge is the silhouette. */
  shapes: (Shape & { bold: boolean })[]
  box: Box
  face?: Box
  anchors: Figure['anchors']
}

interface ConvertOptions {
  /** Dark discs may be eyes. */
  alive: boolean
  /** Classifications set by hand, by the index of the part. */
  overrides: ReadonlyMap<number, Partial<Classification>>
}

export function convert(body: string, options: ConvertOptions): ConvertedFigure {
  const classified = classifyIcon(body, options)
  const outer = outerParts(classified, SIZE)
  const shapes = classified.flatMap((part, index) =>
    shapesOf(part, classified.slice(index + 1)).map((shape) => ({
      ...shape,
      bold: outer.has(index) && part.kind === 'region',
    })),
  )
  const box = bounds(classified.filter(({ kind }) => kind !== 'drop'))
  const face = faceOf(classified)
  return { shapes, box, face, anchors: anchorsOf(classified, box, face) }
}

export function classifyIcon(body: string, { alive, overrides }: ConvertOptions): ClassifiedPart[] {
  const classified = dropFalseEyes(classify(partsOf(readIcon(body)), overrides), alive)
  return showFaceOnEveryLevel(dropHiddenRims(mergeSlivers(dropHiddenRims(dropHiddenRims(classified)))))
}

function shapesOf({ part, kind, level }: ClassifiedPart, partsAbove: readonly ClassifiedPart[]): Shape[] {
  const draw = (fill: Shape['fill'], stroke: number, at: Detail = level): Shape[] => [
    { d: writePath(part.contours), fill, stroke, level: at },
  ]
  if (kind === 'drop') return []
  if (kind === 'region') return draw('paper', 1)
  if (kind === 'line') return draw('none', 1)
  if (kind === 'glint') return draw('paper', 0)
  if (kind === 'ink') return draw('ink', part.radius < 1 ? 0.3 : 0)
  const hasGlint = partsAbove.some(
    (other) => other.kind === 'glint' && overlaps(part.extent, other.part.extent),
  )
  return drawEye(part, hasGlint)
}

type Edges = { left: number; top: number; right: number; bottom: number }
const overlaps = (a: Edges, b: Edges) =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom

function bounds(classified: readonly ClassifiedPart[]): Box {
  const edges = classified.map(({ part }) => part.extent)
  const left = Math.min(...edges.map((e) => e.left)) / PER_UNIT
  const top = Math.min(...edges.map((e) => e.top)) / PER_UNIT
  const right = (Math.max(...edges.map((e) => e.right)) + 1) / PER_UNIT
  const bottom = (Math.max(...edges.map((e) => e.bottom)) + 1) / PER_UNIT
  return { x: left, y: top, w: right - left, h: bottom - top }
}
