import type { Detail as Level } from '../../drawing.ts'
import { ellipse } from '../../geometry/round-shapes.ts'
import { splineKnots, spline, type SplineKnot } from '../../geometry/spline.ts'
import type { Frame } from '../../geometry/vector.ts'
import { flatten } from '../../geometry/path.ts'
import { line, type Piece } from './piece.ts'

/** Draws things part by part; each part hides the parts before it. Points are written as `x,y x,y!`, see `spline.ts`. */
export interface PiecePen {
  detail: Level
  pieces: Piece[]
  /** A closed shape with straight sides. */
  poly(points: string, options?: PartOptions): void
  /** A closed smooth shape; `!` marks corners. */
  shape(outline: string, options?: PartOptions): void
  /** From its corner with the smallest x and y. */
  box(x: number, y: number, w: number, h: number, options?: PartOptions): void
  oval(x: number, y: number, rx: number, ry?: number, options?: PartOptions): void
  /** A door or window with a round top. `h` is negative where y grows downwards. */
  arch(x: number, y: number, w: number, h: number, options?: PartOptions): void
  /** A band of even width around a line. */
  band(points: string, width: number, options?: PartOptions): void
  /** Lines on what is drawn so far, ending at outlines or clearly before them. */
  lines(level: Level, ...texts: string[]): void
}

interface PartOptions {
  level?: Level
  /** Width of its outline in pens. */
  width?: number
  /** Filled with ink. */
  solid?: boolean
}

const LINE_WIDTH = 0.9

export function createPiecePen(place: Frame, detail: Level): PiecePen {
  const pieces: Piece[] = []
  const addPath = (path: ReturnType<typeof spline>, options: PartOptions = {}) => {
    pieces.push({ masses: [{ points: flatten(path, 5).slice(1), path }], details: [], ...options })
  }
  const addKnots = (knots: readonly SplineKnot[], options?: PartOptions) =>
    addPath(spline(knots, place), options)
  const corners = (points: readonly (readonly [number, number])[]): SplineKnot[] =>
    points.map(([x, y]) => [x, y, 0])
  return {
    detail,
    pieces,
    poly: (points, options) =>
      addKnots(
        splineKnots(points).map(([x, y]) => [x, y, 0]),
        options,
      ),
    shape: (outline, options) => addPath(spline(outline, place), options),
    box: (x, y, w, h, options) =>
      addKnots(
        corners([
          [x, y],
          [x + w, y],
          [x + w, y + h],
          [x, y + h],
        ]),
        options,
      ),
    oval(x, y, rx, ry = rx, options) {
      const drawn = ellipse([x, y], rx, ry)
      addPath({ ...drawn, points: drawn.points.map(place) }, options)
    },
    arch(x, y, w, h, options) {
      const spring = y + h - (Math.sign(h) * w) / 2
      addKnots(
        [
          [x, y, 0],
          [x, spring, 0],
          [x + w * 0.15, spring + (y + h - spring) * 0.71],
          [x + w / 2, y + h],
          [x + w * 0.85, spring + (y + h - spring) * 0.71],
          [x + w, spring, 0],
          [x + w, y, 0],
        ],
        options,
      )
    },
    band(points, width, options) {
      const middle = flatten(spline(points, undefined, { closed: false }), 6)
      const side = (way: 1 | -1) =>
        middle.map(([x, y], i): [number, number] => {
          const [a, b] = [middle[Math.max(0, i - 1)]!, middle[Math.min(middle.length - 1, i + 1)]!]
          const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
          return [
            x - ((b[1] - a[1]) / length) * way * (width / 2),
            y + ((b[0] - a[0]) / length) * way * (width / 2),
          ]
        })
      addKnots(corners([...side(1), ...side(-1).reverse()]), options)
    },
    lines(level, ...texts) {
      const details = texts.map((text) => line(place, text, LINE_WIDTH, [0, 0], level))
      pieces.push({ masses: [], details, level })
    },
  }
}
