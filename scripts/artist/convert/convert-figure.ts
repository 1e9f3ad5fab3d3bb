import type { Box, Detail, Figure, Shape } from '#artist/drawing.ts'
import { anchorsOf } from './anchors.ts'
import { classify, type Judged, type Verdict } from './classify.ts'
import { drawEye, onlyRealEyes } from './eyes.ts'
import { faceOf, withFaceKept } from './face.ts'
import { readIcon } from './icon.ts'
import { PER_UNIT, SIZE } from './grid.ts'
import { partsOf } from './part.ts'
import { writePath } from './path-data.ts'
import { withoutSlivers } from './slivers.ts'
import { outerParts, withoutRims } from './visible.ts'

export interface Drawn {
  /** `bold` marks the parts whose edge is the silhouette. */
  shapes: (Shape & { bold: boolean })[]
  box: Box
  face?: Box
  anchors: Figure['anchors']
}

export interface Advice {
  /** Dark discs may be eyes. */
  alive: boolean
  decided: ReadonlyMap<number, Partial<Verdict>>
}

export function convert(body: string, advice: Advice): Drawn {
  const judged = judgeIcon(body, advice)
  const outer = outerParts(judged, SIZE)
  const shapes = judged.flatMap((one, index) =>
    shapesOf(one, judged.slice(index + 1)).map((shape) => ({
      ...shape,
      bold: outer.has(index) && one.kind === 'region',
    })),
  )
  const box = bounds(judged.filter(({ kind }) => kind !== 'drop'))
  const face = faceOf(judged)
  return { shapes, box, face, anchors: anchorsOf(judged, box, face) }
}

export function judgeIcon(body: string, { alive, decided }: Advice): Judged[] {
  const judged = onlyRealEyes(classify(partsOf(readIcon(body)), decided), alive)
  return withFaceKept(withoutRims(withoutSlivers(withoutRims(withoutRims(judged)))))
}

function shapesOf({ part, kind, level }: Judged, later: readonly Judged[]): Shape[] {
  const draw = (fill: Shape['fill'], stroke: number, at: Detail = level): Shape[] => [
    { d: writePath(part.contours), fill, stroke, level: at },
  ]
  if (kind === 'drop') return []
  if (kind === 'region') return draw('paper', 1)
  if (kind === 'line') return draw('none', 1)
  if (kind === 'glint') return draw('paper', 0)
  if (kind === 'ink') return draw('ink', part.radius < 1 ? 0.3 : 0)
  const hasGlint = later.some((other) => other.kind === 'glint' && overlaps(part.extent, other.part.extent))
  return drawEye(part, hasGlint)
}

type Edges = { left: number; top: number; right: number; bottom: number }
const overlaps = (a: Edges, b: Edges) =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom

function bounds(judged: readonly Judged[]): Box {
  const edges = judged.map(({ part }) => part.extent)
  const left = Math.min(...edges.map((e) => e.left)) / PER_UNIT
  const top = Math.min(...edges.map((e) => e.top)) / PER_UNIT
  const right = (Math.max(...edges.map((e) => e.right)) + 1) / PER_UNIT
  const bottom = (Math.max(...edges.map((e) => e.bottom)) + 1) / PER_UNIT
  return { x: left, y: top, w: right - left, h: bottom - top }
}
