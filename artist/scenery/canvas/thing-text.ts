import { knots } from '../../geometry/path.ts'
import type { Path } from '../../geometry/path.ts'
import type { Pen } from './pen.ts'
import { oval, openCurve, poly, polyline, rect, scallop, smooth, star } from './outlines.ts'
import type { Thing } from './thing.ts'

/** What a thing shows: a noun of the lexicon or a word of `coloring/region-words.ts`. */
const nouns = new Map<Thing, string>()
export const nounOfText = (thing: Thing): string | undefined => nouns.get(thing)

type Draw = (pen: Pen, dx: number, dy: number) => void
interface Repeated {
  level: number
  below: number
  count: number
  dx: number
  dy: number
  draw: Draw
}

/**
 * A thing written as text: shapes separated by `;`, painted in order, about 100 units tall with the foot at 0,0.
 *
 *     rect x,y w,h r     oval x,y rx,ry     star x,y r     dot x,y r
 *     poly points        curve points       puff points    (closed: corners, smooth, bulging)
 *     path points        line points                       (open: corners, smooth)
 *
 * `2>` before a shape draws it from that level of detail on, `<1` only below that level; `4*18,0` draws it four times, each 18 further right.
 */
export function thing(noun: string, text: string): Thing {
  const shapes = text.split(';').map(parseShape)
  const drawn: Thing = (pen, _, detail) => {
    for (const { level, below, count, dx, dy, draw } of shapes)
      if (detail >= level && detail < below) for (let i = 0; i < count; i++) draw(pen, dx * i, dy * i)
  }
  nouns.set(drawn, noun)
  return drawn
}

function parseShape(text: string): Repeated {
  const [, level, below, count, step = '0,0', kind, rest] =
    /^\s*(?:(\d)>\s*)?(?:<(\d)\s*)?(?:(\d+)\*(\S+)\s+)?(\w+)\s+([\s\S]*?)\s*$/.exec(text) ?? []
  if (!kind || rest === undefined) throw new SyntaxError(`not a shape: ${text}`)
  const [dx = 0, dy = 0] = numbers(step)
  return {
    level: Number(level ?? 0),
    below: Number(below ?? Infinity),
    count: Number(count ?? 1),
    dx,
    dy,
    draw: drawing(kind, rest),
  }
}

const numbers = (text: string) => text.split(/[\s,]+/).map(Number)

function drawing(kind: string, text: string): Draw {
  if (kind === 'poly' || kind === 'curve' || kind === 'puff' || kind === 'path' || kind === 'line') {
    const points = knots(text)
    const outline = { poly, curve: smooth, puff: scallop, path: polyline, line: openCurve }[kind]
    return (pen, dx, dy) => pen.add(outline(points.map(([x, y, sharp]) => [x + dx, y + dy, sharp] as const)))
  }
  const [x = 0, y = 0, a = 0, b, c] = numbers(text)
  if (kind === 'dot') return (pen, dx, dy) => pen.dot(x + dx, y + dy, a)
  const shape = (dx: number, dy: number): Path => {
    if (kind === 'rect') return rect(x + dx, y + dy, a, b ?? a, c)
    if (kind === 'oval') return oval(x + dx, y + dy, a, b, c)
    if (kind === 'star') return star(x + dx, y + dy, a, b)
    throw new SyntaxError(`not a shape: ${kind}`)
  }
  return (pen, dx, dy) => pen.add(shape(dx, dy))
}
