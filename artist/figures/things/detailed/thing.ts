import type { AnchorName, Box, FigureMaker, FigureRequest } from '../../../drawing.ts'
import { finish } from '../../../geometry/finish-figure.ts'
import { curve, mirrored, stroke, type Path } from '../../../geometry/path.ts'
import { box, capsule, discs, ellipse } from '../../../geometry/round-shapes.ts'
import { seededRandom, seedOf, type Random } from '../../../geometry/random.ts'
import { boundsOf, createSketch, type Extras } from '../../../geometry/sketch.ts'
import type { Vec } from '../../../geometry/vector.ts'
import { drawCrewMember, headBehind, type Crew } from './vehicle-crew.ts'

/** Draws a thing part by part; each part hides the parts before it. */
export interface ThingPen {
  detail: number
  next: Random
  request: FigureRequest
  /** The following parts are painted over a rider, driver or passenger. */
  inFront(): void
  put(shapes: Path | readonly Path[], extras?: Extras): void
  shape(outline: string, extras?: Extras): void
  mirror(half: string, extras?: Extras): void
  box(x: number, y: number, w: number, h: number, r?: number, extras?: Extras): void
  circle(x: number, y: number, rx: number, ry?: number, extras?: Extras): void
  bar(x1: number, y1: number, x2: number, y2: number, r: number, extras?: Extras): void
  /** A body with openings; a figure inside shows through the first one. */
  body(outline: string, windows: readonly string[], extras?: Extras): void
  wheel(x: number, y: number, r: number, spokes?: number): void
  /** A wheel under its arch in a body that ends at `bottom`. */
  wheelInArch(x: number, y: number, r: number, spokes?: number, bottom?: number): void
  /** A wheel with lugs for soft ground. */
  wheelWithLugs(x: number, y: number, r: number): void
  /** Details for pages with enough detail: lines, closed marks, circles written `x,y,r`. */
  lines(...texts: string[]): Path[]
  fine(...texts: string[]): Path[]
  marks(...texts: string[]): Path[]
  dots(list: string): Path[]
  anchor(name: AnchorName, x: number, y: number): void
}

export interface Thing {
  /** In metres in the real world. */
  height: number
  facing?: 'front' | 'right'
  lift?: number
  poses?: readonly string[]
  crew?: Crew
  draw(pen: ThingPen): void
}

/** Windows whose sills differ by less form one row. */
const LEVEL = 12

const numbers = (text: string): number[] => text.split(',').map(Number)
function middleOf(outline: string): { c: Vec; low: number; box: Box } {
  const points = outline.split(' ').map((w) => numbers(w.replace('!', '')))
  const xs = points.map((point) => point[0] ?? 0)
  const ys = points.map((point) => point[1] ?? 0)
  const [x, y, low] = [Math.min(...xs), Math.min(...ys), Math.max(...ys)]
  const box = { x, y, w: Math.max(...xs) - x, h: low - y }
  return { c: [x + box.w / 2, y + box.h / 2], low, box }
}

export function thingMaker(id: string, thing: Thing): FigureMaker {
  return {
    id,
    source: 'things',
    height: thing.height,
    poses: thing.poses ?? ['stand'],
    draw(request) {
      const sketch = createSketch()
      thing.draw(
        penFor(
          sketch,
          request,
          seededRandom(seedOf(request.seed, id)),
          request.crewed ? thing.crew : undefined,
        ),
      )
      const { x, y, w, h } = boundsOf(sketch)
      sketch.anchors['top'] ??= [x + w / 2, y]
      const facing = thing.facing ?? 'front'
      return finish(sketch, {
        id,
        facing,
        wanted: request.facing,
        lift: thing.lift ?? 0,
        perMetre: h / thing.height,
      })
    },
  }
}

function penFor(
  sketch: ReturnType<typeof createSketch>,
  request: FigureRequest,
  next: Random,
  crew: Crew | undefined,
): ThingPen {
  const detail = request.detail
  let z = 0
  let front = false
  const put: ThingPen['put'] = (shapes, extras = {}) =>
    void sketch.add(z++, shapes, front ? { ...extras, front } : extras)
  const rim = (x: number, y: number, r: number, spokes: number) => {
    put(ellipse([x, y], r * 0.56), { lines: spokes && detail > 0 ? spokesOf([x, y], r, spokes) : [] })
    put(ellipse([x, y], r * 0.2))
    if (!spokes && detail > 1) put([], { dots: boltsOf([x, y], r) })
  }
  const pen: ThingPen = {
    detail,
    next,
    request,
    inFront() {
      for (const [nth, [x, y, r]] of (crew?.seats ?? []).entries())
        drawCrewMember(put, { at: [x, y], r, hat: crew?.hat, nth })
      front = true
    },
    put,
    shape: (outline, extras) => put(curve(outline), extras),
    mirror: (half, extras) => put(mirrored(half), extras),
    box: (x, y, w, h, r = 0, extras) => put(box(x, y, w, h, r), extras),
    circle: (x, y, rx, ry = rx, extras) => put(ellipse([x, y], rx, ry), extras),
    bar: (x1, y1, x2, y2, r, extras) => put(capsule([x1, y1], r, [x2, y2], r), extras),
    body(outline, windows, extras = {}) {
      const holes = windows.map((w) => curve(w))
      for (const hole of holes) put(hole)
      const first = windows[0]
      if (first) {
        const { c: center, low } = middleOf(first)
        sketch.anchors['window'] ??= center
        sketch.anchors['seat'] ??= [center[0], low]
        const level = windows
          .slice(1)
          .map(middleOf)
          .filter((other) => Math.abs(other.low - low) < LEVEL)
        for (const [i, name] of NEXT_WINDOWS.entries()) if (level[i]) sketch.anchors[name] ??= level[i].c
      }
      const seats = crew?.passengers ? windows : windows.slice(0, 1)
      if (crew)
        for (const [nth, window] of seats.entries()) {
          const head = headBehind(middleOf(window).box)
          if (head) drawCrewMember(put, { ...head, hat: nth === 0 ? crew.hat : undefined, nth })
        }
      front = true
      put([curve(outline), ...holes.map((h) => ({ ...h, hole: true }))], { ...extras, except: holes })
    },
    wheel(x, y, r, spokes = 0) {
      put(ellipse([x, y], r))
      rim(x, y, r, spokes)
    },
    wheelInArch(x, y, r, spokes = 0, bottom = 0) {
      const wide = r * 1.2
      put(curve(`${x - wide},${bottom}! ${x - wide * 0.74},${bottom - wide * 0.68} ${x},${bottom - wide} ${x + wide * 0.74},${bottom - wide * 0.68} ${x + wide},${bottom}!`)) // prettier-ignore
      pen.wheel(x, y, r, spokes)
    },
    wheelWithLugs(x, y, r) {
      put(curve(lugsAround([x, y], r)))
      put(ellipse([x, y], r * 0.84))
      rim(x, y, r, 0)
    },
    lines: (...texts) => (detail > 0 ? texts.map((t) => stroke(t)) : []),
    fine: (...texts) => (detail > 1 ? texts.map((t) => stroke(t)) : []),
    marks: (...texts) => (detail > 0 ? texts.map((t) => curve(t)) : []),
    dots: (list) => (detail > 0 ? discs(list) : []),
    anchor(name, x, y) {
      sketch.anchors[name] = [x, y]
    },
  }
  return pen
}

const NEXT_WINDOWS = ['secondWindow', 'thirdWindow', 'fourthWindow'] as const

const around = ([x, y]: Vec, r: number, turns: number): Vec => {
  const angle = turns * Math.PI * 2
  return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
}
const BOLTS = 5
const boltsOf = (at: Vec, r: number): Path[] =>
  Array.from({ length: BOLTS }, (_, i) => ellipse(around(at, r * 0.38, i / BOLTS), r * 0.05))
const LUGS = 16
const lugsAround = (at: Vec, r: number): string =>
  Array.from({ length: LUGS }, (_, i) =>
    [[0, 0.93], [0.1, 1.03], [0.52, 1.03], [0.62, 0.93]].map(([turn, far]) => `${around(at, r * far!, (i + turn!) / LUGS).join(',')}!`).join(' '),
  ).join(' ') // prettier-ignore

const spokesOf = ([x, y]: Vec, r: number, count: number): Path[] =>
  Array.from({ length: count }, (_, i) => {
    const a = (i * Math.PI * 2) / count
    return stroke(`${x},${y} ${x + Math.cos(a) * r},${y + Math.sin(a) * r}`)
  })
