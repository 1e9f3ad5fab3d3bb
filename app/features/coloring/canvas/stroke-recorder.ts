import type { StrokeAction } from '#domain/coloring/coloring-action.ts'
import { BRUSH_WIDTHS, type Tools } from '../model/tools.ts'
import type { Painter } from './painter.ts'
import { type Point, toPage } from './view.ts'

/** A stroke that has ended. */
interface RecordedStroke {
  stroke: StrokeAction
  /** The region in which it began, even if it may leave that region. */
  startRegion: number | undefined
  /** It is so short that it was meant as a tap. */
  isTap: boolean
}

/** Follows a brush on the page and paints its line at once. */
interface StrokeRecorder {
  start(point: Point, tools: Tools): void
  move(points: readonly Point[]): void
  end(): RecordedStroke | undefined
  cancel(): void
}

/** A line shorter than this, in pixels, is a tap. */
const TAP_LENGTH = 10
/** Points nearer to each other than this, in pixels, add nothing to a line. */
const MIN_DISTANCE = 1.5
/** In a zoomed view a brush is this many times as wide on the screen as in `BRUSH_WIDTHS`. */
const ZOOMED_WIDTH = 0.6

export function createStrokeRecorder(painter: Painter): StrokeRecorder {
  let stroke: StrokeAction | undefined
  let startRegion: number | undefined
  return {
    start(point, { tool, crayon, crossesLines }) {
      if (tool === 'fill' || tool === 'pick') return
      const { region, x, y } = painter.regionAt(point)
      startRegion = region
      if (region === undefined && !crossesLines) return
      // The width on the screen does not grow with the zoom, so that small regions can be colored after zooming in.
      const width = Math.min(BRUSH_WIDTHS[tool], (BRUSH_WIDTHS[tool] * ZOOMED_WIDTH) / painter.view.scale)
      stroke = {
        kind: 'stroke',
        ...(!crossesLines && { region }),
        brush: tool,
        crayon,
        width: round(width),
        points: [round(x), round(y)],
      }
      painter.paintStroke(stroke, 0)
    },
    move(points) {
      if (!stroke) return
      const from = stroke.points.length
      for (const point of points) {
        const { x, y } = toPage(painter.view, point)
        const [lastX, lastY] = [stroke.points.at(-2)!, stroke.points.at(-1)!]
        if (Math.hypot(x - lastX, y - lastY) * painter.view.scale >= MIN_DISTANCE)
          stroke.points.push(round(x), round(y))
      }
      if (stroke.points.length > from) painter.paintStroke(stroke, from)
    },
    end() {
      const ended = stroke
      stroke = undefined
      if (!ended) return undefined
      return { stroke: ended, startRegion, isTap: lengthOf(ended.points) * painter.view.scale < TAP_LENGTH }
    },
    cancel() {
      if (stroke) painter.removeStroke(stroke)
      stroke = undefined
    },
  }
}

const round = (value: number) => Math.round(value * 10) / 10

function lengthOf(points: readonly number[]): number {
  let length = 0
  for (let i = 2; i < points.length; i += 2)
    length += Math.hypot(points[i]! - points[i - 2]!, points[i + 1]! - points[i - 1]!)
  return length
}
