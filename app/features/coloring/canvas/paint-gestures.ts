import {
  type ColoringAction,
  filledCrayon,
  paintedItems,
  type PaintedItem,
  type StrokeAction,
} from '#domain/coloring/coloring-action.ts'
import { type ColoringHistory, doneActions } from '../model/coloring-history.ts'
import type { ColoringSession } from '../model/coloring-session.ts'
import { BRUSH_WIDTHS, changeTools, selectCrayon, type Tools } from '../model/tools.ts'
import type { GestureHandlers } from './gestures.ts'
import type { Painter } from './painter.ts'
import { toPage } from './view.ts'

interface Options {
  painter: Painter
  session: ColoringSession
  tools(): Tools
  /** Called with the history that the canvas shows now. */
  onPainted(history: ColoringHistory): void
}

/** A line shorter than this, in pixels, is a tap. */
const TAP_LENGTH = 10

type PaintGestures = Omit<GestureHandlers, 'onViewChange' | 'onViewEnd'>

/** Turns taps and lines into actions of the selected tool, and paints them. */
export function createPaintGestures({ painter, session, tools, onPainted }: Options): PaintGestures {
  let stroke: StrokeAction | undefined
  /** The region in which the line began, also if it may leave it. */
  let startRegion: number | undefined
  const items = (): PaintedItem[] => paintedItems(doneActions(session.get().history))

  function apply(action: ColoringAction): void {
    session.apply(action)
    onPainted(session.get().history)
    if (action.kind === 'clear') painter.paintRegion(action.region, items())
    else if (action.kind !== 'start-again') painter.paintTop(action)
  }
  const repaint = () => painter.paintAll(items())

  return {
    isDrawing: () => ['crayon', 'marker', 'eraser'].includes(tools().tool),
    onTap(point) {
      const { tool, crayon, pattern } = tools()
      const { region } = painter.regionAt(point)
      if (region === undefined) return
      const before = items().findLast((item) => item.region === region)
      if (tool === 'pick') {
        const picked = filledCrayon(items(), region)
        if (picked === undefined) changeTools({ tool: 'fill' })
        else selectCrayon(picked)
        return
      }
      const isSame =
        before?.kind === 'fill' && before.crayon === crayon && (before.pattern ?? 'plain') === pattern
      if (!isSame) apply({ kind: 'fill', region, crayon, ...(pattern !== 'plain' && { pattern }) })
    },
    onLineStart(point) {
      const { tool, crayon, crossesLines } = tools()
      if (tool === 'fill' || tool === 'pick') return
      const { region, x, y } = painter.regionAt(point)
      startRegion = region
      if (region === undefined && !crossesLines) return
      // The same width under the finger at every zoom, so that small regions can be colored after zooming in.
      const width =
        Math.round(Math.min(BRUSH_WIDTHS[tool], (BRUSH_WIDTHS[tool] * 0.6) / painter.view.scale) * 10) / 10
      stroke = {
        kind: 'stroke',
        ...(!crossesLines && { region }),
        brush: tool,
        crayon,
        width,
        points: [round(x), round(y)],
      }
      painter.paintStroke(stroke, 0)
    },
    onLineMove(points) {
      if (!stroke) return
      const from = stroke.points.length
      for (const point of points) {
        const { x, y } = toPage(painter.view, point)
        const [lastX, lastY] = [stroke.points.at(-2)!, stroke.points.at(-1)!]
        if (Math.hypot(x - lastX, y - lastY) * painter.view.scale >= 1.5)
          stroke.points.push(round(x), round(y))
      }
      if (stroke.points.length > from) painter.paintStroke(stroke, from)
    },
    onLineEnd() {
      const done = stroke
      stroke = undefined
      if (!done) return
      const isTap = lengthOf(done.points) * painter.view.scale < TAP_LENGTH
      if (done.brush === 'eraser' && isTap && startRegion !== undefined) {
        repaint()
        apply({ kind: 'clear', region: startRegion })
      } else apply(done)
    },
    onLineCancel() {
      stroke = undefined
      repaint()
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
