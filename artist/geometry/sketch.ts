import type { Box, Detail, Point, Shape } from '../drawing.ts'
import type { Frame, Vec } from './vector.ts'
import { moved, pathData, type Path } from './path.ts'
import { clip, ringContains, ringOf } from './clip.ts'

/**
 * One layer of a figure. Its shapes are painted together, first all outlines, then all fills, so that joints leave
 * no seam. `lines` are clipped to the shapes, `marks` are closed regions and `dots` are solid ink.
 */
interface Part {
  z: number
  shapes: readonly Path[]
  lines?: readonly Path[]
  marks?: readonly Path[]
  dots?: readonly Path[]
  /** Highlights painted over the dots. */
  white?: readonly Path[]
  /** Paper painted over a seam. */
  patch?: readonly Path[]
  /** Lines are clipped to these instead of the shapes, and never drawn within `except`. */
  clipTo?: readonly Path[]
  except?: readonly Path[]
  /** Transparent: outline only. */
  glass?: boolean
  ink?: boolean
  /** Painted over a rider, a driver or a held thing. */
  front?: boolean
  level?: Detail
}

export type Extras = Omit<Part, 'z' | 'shapes'>

export interface Sketch {
  parts: Part[]
  anchors: Record<string, Vec>
  add(z: number, shapes: Path | readonly Path[], extras?: Extras): Sketch
}

export function createSketch(): Sketch {
  const parts: Part[] = []
  const sketch: Sketch = {
    parts,
    anchors: {},
    add(z, shapes, extras = {}) {
      parts.push({ z, shapes: 'points' in shapes ? [shapes] : shapes, ...extras })
      return sketch
    },
  }
  return sketch
}

const LISTS = ['shapes', 'lines', 'marks', 'dots', 'white', 'patch', 'clipTo', 'except'] as const

/** The sketch with every point transformed. */
export function placed(sketch: Sketch, place: Frame): Sketch {
  const next = createSketch()
  for (const part of sketch.parts) {
    const copy: Part = { ...part }
    for (const list of LISTS) {
      const paths = part[list]
      if (paths) copy[list] = paths.map((path) => moved(path, place))
    }
    next.parts.push(copy)
  }
  for (const [name, at] of Object.entries(sketch.anchors)) next.anchors[name] = place(at)
  return next
}

/** Tight bounds of all outlines. */
export function boundsOf(sketch: Sketch): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const part of sketch.parts)
    for (const shape of [...part.shapes, ...(part.marks ?? [])]) {
      const ring = ringOf(shape, 5)
      left = Math.min(left, ring.left)
      top = Math.min(top, ring.top)
      right = Math.max(right, ring.right)
      bottom = Math.max(bottom, ring.bottom)
    }
  return { x: left, y: top, w: right - left, h: bottom - top }
}

/** Line widths in pens. The contour surrounds the whole figure, outside its fills. */
const CONTOUR = 1.4
const LINE = 1
/** As in `figures/engine/ink.ts`: how far lines move away from the light, as a share of their width. */
const SHADE = 0.16
/** Share of a line over which an end that touches nothing becomes thin. */
const FREE_END = 0.35

/** Paints the parts in order, on top of a bold silhouette of the whole figure. */
export function painted(sketch: Sketch): { shapes: Shape[]; front: Shape[] } {
  const parts = sketch.parts.toSorted((a, b) => a.z - b.z)
  const outer = outermost(parts)
  const shapes: Shape[] = []
  const front: Shape[] = []
  const data = createPathWriter()
  const silhouette = data([...outer])
  if (silhouette) shapes.push({ d: silhouette, fill: 'ink', stroke: CONTOUR * 2, shade: SHADE, level: 0 })
  for (const part of parts) paint(part, part.front ? front : shapes, outer, data)
  return { shapes, front }
}

function paint(part: Part, out: Shape[], outer: ReadonlySet<Path>, data: PathWriter): void {
  const level = part.level ?? 0
  const put = (paths: readonly Path[] | undefined, fill: Shape['fill'], stroke: number) => {
    if (paths?.length) out.push({ d: data(paths), fill, stroke, level })
  }
  if (part.glass) return put(part.shapes, 'none', LINE)
  const [only] = part.shapes
  // A single inner shape needs one stroke only; on the contour all lines are outside the fill.
  if (only && part.shapes.length === 1 && !outer.has(only)) put([only], part.ink ? 'ink' : 'paper', LINE)
  else {
    if (only) out.push({ d: data(part.shapes), fill: 'ink', stroke: LINE * 2, shade: SHADE, level })
    if (!part.ink) put(part.shapes, 'paper', 0)
  }
  put(part.patch, 'paper', 0)
  if (part.lines?.length) {
    const rings = (part.clipTo ?? part.shapes).map((shape) => ringOf(shape))
    const except = (part.except ?? []).map((shape) => ringOf(shape))
    for (const line of part.lines)
      for (const cut of clip(line, rings, except)) {
        const taper = taperOfFreeEnds(line, cut)
        out.push({ d: data([cut]), fill: 'none', stroke: LINE, level, ...(taper && { taper }) })
      }
  }
  put(part.marks, 'paper', LINE)
  put(part.dots, 'ink', 0)
  put(part.white, 'paper', 0)
}

/** Only the ends that clipping has left in place touch no other line, so only they become thin. */
function taperOfFreeEnds(line: Path, cut: Path): Shape['taper'] {
  const isSame = (a: Vec | undefined, b: Vec | undefined) =>
    a && b && Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.01
  const start = isSame(line.points[0], cut.points[0]) ? FREE_END : 0
  const end = isSame(line.points.at(-1), cut.points.at(-1)) ? FREE_END : 0
  return start + end > 0 ? [start, end] : undefined
}

type PathWriter = (paths: readonly Path[]) => string

/** Caches path data, because the same shape is used as outline, line and fill. */
function createPathWriter(): PathWriter {
  const written = new Map<Path, string>()
  const write = (path: Path): string => {
    const d = written.get(path) ?? pathData(path)
    written.set(path, d)
    return d
  }
  return (paths) => paths.map(write).join('')
}

/** The shapes that are not completely inside another one. */
function outermost(parts: readonly Part[]): Set<Path> {
  const all = parts
    .filter((part) => !part.glass)
    .flatMap((part) => part.shapes.filter((shape) => !shape.hole))
    .map((shape) => ({ shape, ring: ringOf(shape, 4) }))
  return new Set(
    all.filter((a, i) => !all.some((b, j) => i !== j && ringContains(b.ring, a.ring))).map((a) => a.shape),
  )
}

export const pointOf = (v: Vec): Point => ({
  x: Math.round(v[0] * 100) / 100,
  y: Math.round(v[1] * 100) / 100,
})
