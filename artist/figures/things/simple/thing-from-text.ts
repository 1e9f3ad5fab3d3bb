import type { Detail, FigureMaker } from '#artist/drawing.ts'
import { curve, moved, stroke, type Path } from '../../../geometry/path.ts'
import { box, brush, capsule, ellipse } from '../../../geometry/round-shapes.ts'
import type { Sketch } from '../../../geometry/sketch.ts'
import { parsePoints, polygon, simpleThing, type ThingProperties } from './simple-thing.ts'

type Measures = Omit<ThingProperties, 'id'>

/** A table of things written as text, by id: see `drawText`. */
export const thingsFromText = (things: Record<string, readonly [Measures, string]>): FigureMaker[] =>
  Object.entries(things).map(([id, [measures, text]]) =>
    simpleThing({ id, ...measures }, (sketch) => drawText(sketch, text)),
  )

/**
 * Shapes separated by `;`, each painted over the ones before it, about 200 units high:
 *
 *     box x,y w,h r     oval x,y rx,ry     dot x,y r       (a dot is solid ink)
 *     poly points       curve points
 *     bar r from to     rope r points      (straight or bent, with radius r; a rope becomes thin at its ends)
 *     line points       a line on the shape before it
 *     at name x,y       an anchor
 *
 * `^` before a shape paints it over the figure inside; `1>` before a shape draws it from that level of detail on; `4*18,0` draws it four times, each 18 further right.
 */
function drawText(sketch: Sketch, text: string): void {
  for (const [at, part] of text.split(';').entries()) {
    const [, front, level = '0', count = '1', step = '0,0', kind, rest] =
      /^\s*(\^\s*)?(?:(\d)>\s*)?(?:(\d+)\*(\S+)\s+)?(\w+)\s+([\s\S]*?)\s*$/.exec(part) ?? []
    if (!kind || !rest) throw new SyntaxError(`not a shape: ${part}`)
    const [dx = 0, dy = 0] = step.split(',').map(Number)
    const copies = Array.from({ length: Number(count) }, (_, i) =>
      moved(outlineOf(kind, rest), ([x, y]) => [x + dx * i, y + dy * i]),
    )
    const below = sketch.parts.at(-1)
    if (kind === 'at') sketch.anchors[rest.split(' ')[0]!] = parsePoints(rest.split(' ')[1]!)[0]!
    else if (kind === 'line' && below) below.lines = [...(below.lines ?? []), ...copies]
    else
      sketch.add(at, copies, { level: Number(level) as Detail, ink: kind === 'dot', front: Boolean(front) })
  }
}

function outlineOf(kind: string, text: string): Path {
  if (kind === 'curve') return curve(text)
  if (kind === 'line') return stroke(text)
  if (kind === 'poly') return polygon(text)
  if (kind === 'bar' || kind === 'rope') {
    const radius = Number.parseFloat(text)
    const points = parsePoints(text.slice(text.indexOf(' ')))
    return kind === 'rope' ? brush(points, radius) : capsule(points[0]!, radius, points.at(-1)!, radius)
  }
  const [x = 0, y = 0, a = 0, b = a, r = 0] = text.split(/[\s,]+/).map(Number)
  if (kind === 'box') return box(x, y, a, b, r)
  if (kind === 'oval' || kind === 'dot') return ellipse([x, y], a, b)
  // An anchor has no outline, and `drawText` ignores this one.
  if (kind === 'at') return ellipse([0, 0], 1)
  throw new SyntaxError(`not a shape: ${kind}`)
}
