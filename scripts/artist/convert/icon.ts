import { readColor, type Rgb } from './color.ts'
import { readPath, type Contour } from './path-data.ts'
import {
  IDENTITY,
  transformContours,
  multiply,
  parseTransform,
  scaleOf,
  type Matrix,
} from './svg-transform.ts'

/** One painted shape of an icon with inheritance, `use` and transforms resolved. Units: the icon's 128 box. */
export interface PaintedShape {
  contours: Contour[]
  fill?: Rgb
  line?: { color: Rgb; width: number }
  /** 0…1; the faintest stop of a gradient. */
  opacity: number
  faintest: number
  /** Each clip hides everything outside it. */
  clips: Contour[][]
}

interface Tag {
  name: string
  attributes: Record<string, string>
  children: Tag[]
}

interface Paint {
  fill: string
  stroke: string
  width: number
  opacity: number
  matrix: Matrix
  clips: Contour[][]
}

const UNSEEN = new Set(['defs', 'linearGradient', 'radialGradient', 'clipPath', 'symbol', 'filter', 'mask'])

function readTags(xml: string): Tag {
  const root: Tag = { name: 'root', attributes: {}, children: [] }
  const path = [root]
  for (const [, closing, name, list, empty] of xml.matchAll(/<(\/?)([\w:]+)([^>]*?)(\/?)>/g)) {
    if (closing) {
      path.pop()
      continue
    }
    const attributes = Object.fromEntries(
      [...list!.matchAll(/([\w:-]+)="([^"]*)"/g)].map((m) => [m[1]!, m[2]!]),
    )
    const tag: Tag = { name: name!, attributes, children: [] }
    path.at(-1)!.children.push(tag)
    if (!empty) path.push(tag)
  }
  return root
}

function outline({ name, attributes: a }: Tag): Contour[] {
  const n = (key: string) => Number(a[key] ?? 0)
  if (name === 'path') return readPath(a.d ?? '')
  if (name === 'rect') {
    const [x, y, w, h] = [n('x'), n('y'), n('width'), n('height')]
    return readPath(`M${x} ${y}H${x + w}V${y + h}H${x}Z`)
  }
  const [rx, ry] = name === 'circle' ? [n('r'), n('r')] : [n('rx'), n('ry')]
  const [cx, cy] = [n('cx'), n('cy')]
  return readPath(`M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`)
}

const link = (tag: Tag) => (tag.attributes.href ?? tag.attributes['xlink:href'] ?? '').slice(1)

export function readIcon(body: string): PaintedShape[] {
  const root = readTags(body)
  const named = new Map<string, Tag>()
  const index = (tag: Tag): void => {
    if (tag.attributes.id) named.set(tag.attributes.id, tag)
    tag.children.forEach(index)
  }
  index(root)
  const target = (url: string) => named.get(url.slice(5, -1))

  function gradient(tag: Tag | undefined): { color: Rgb; opacity: number; faintest: number } {
    const stops = tag?.children.filter((child) => child.name === 'stop') ?? []
    if (!stops.length) {
      const next = tag && named.get(link(tag))
      return next ? gradient(next) : { color: [200, 200, 200], opacity: 1, faintest: 1 }
    }
    const seen = stops.map((stop) => ({
      color: readColor(stop.attributes['stop-color'] ?? '#000'),
      opacity: Number(stop.attributes['stop-opacity'] ?? 1),
    }))
    const weight = seen.reduce((sum, stop) => sum + stop.opacity + 0.001, 0)
    const channel = (i: 0 | 1 | 2) =>
      seen.reduce((sum, stop) => sum + stop.color[i] * (stop.opacity + 0.001), 0) / weight
    return {
      color: [channel(0), channel(1), channel(2)],
      opacity: seen.reduce((sum, stop) => sum + stop.opacity, 0) / seen.length,
      faintest: Math.min(...seen.map((stop) => stop.opacity)),
    }
  }
  const colorOf = (text: string) =>
    text.startsWith('url(') ? gradient(target(text)) : { color: readColor(text), opacity: 1, faintest: 1 }

  /** The outlines of a clip path, including those referenced by `use`. */
  function clipOutlines(tag: Tag, matrix: Matrix): Contour[] {
    return tag.children.flatMap((child) => {
      const childMatrix = multiply(matrix, parseTransform(child.attributes.transform))
      if (child.name === 'use') {
        const used = named.get(link(child))
        return used
          ? transformContours(outline(used), multiply(childMatrix, parseTransform(used.attributes.transform)))
          : []
      }
      return transformContours(outline(child), childMatrix)
    })
  }

  const shapes: PaintedShape[] = []
  function walk(tag: Tag, above: Paint, used: boolean): void {
    if (UNSEEN.has(tag.name) && !used) return
    const a = tag.attributes
    const paint: Paint = {
      fill: a.fill ?? above.fill,
      stroke: a.stroke ?? above.stroke,
      width: a['stroke-width'] ? Number(a['stroke-width']) : above.width,
      opacity: above.opacity * Number(a.opacity ?? 1),
      matrix: a.transform ? multiply(above.matrix, parseTransform(a.transform)) : above.matrix,
      clips: above.clips,
    }
    const clip = a['clip-path'] && target(a['clip-path'])
    if (clip) paint.clips = [...above.clips, clipOutlines(clip, paint.matrix)]
    if (tag.name === 'use') {
      const next = named.get(link(tag))
      const shift: Matrix = [1, 0, 0, 1, Number(a.x ?? 0), Number(a.y ?? 0)]
      if (next) walk(next, { ...paint, matrix: multiply(paint.matrix, shift) }, true)
      return
    }
    if (!['path', 'circle', 'ellipse', 'rect'].includes(tag.name)) {
      for (const child of tag.children) walk(child, paint, false)
      return
    }
    const filled = paint.fill !== 'none' ? colorOf(paint.fill) : undefined
    const lined = paint.stroke !== 'none' ? colorOf(paint.stroke) : undefined
    const seen = filled ?? lined
    if (!seen) return
    const opacity = paint.opacity * Number(a['fill-opacity'] ?? 1) * seen.opacity
    shapes.push({
      contours: transformContours(outline(tag), paint.matrix),
      fill: filled?.color,
      line: lined && { color: lined.color, width: paint.width * scaleOf(paint.matrix) },
      opacity,
      faintest: paint.opacity * seen.faintest,
      clips: paint.clips,
    })
  }
  walk(root, { fill: '#000', stroke: 'none', width: 1, opacity: 1, matrix: IDENTITY, clips: [] }, false)
  return shapes
}
