import { type ColoringAction, paintedItems } from '#domain/coloring/coloring-action.ts'
import { crayonAtPoint } from '#domain/coloring/crayon-at-point.ts'
import { doneActions } from '../model/coloring-history.ts'
import type { ColoringSession } from '../model/coloring-session.ts'
import { changeTools, readTools, selectCrayon } from '../model/tools.ts'
import type { GestureHandlers } from './gestures.ts'
import type { Painter } from './painter.ts'
import { createStrokeRecorder } from './stroke-recorder.ts'
import type { Point } from './view.ts'

interface Options {
  painter: Painter
  session: ColoringSession
}

type PaintGestures = Omit<GestureHandlers, 'onViewChange' | 'onViewEnd'>

/** Turns taps and lines into actions of the selected tool and applies them to the session, whose changes the painter paints. */
export function createPaintGestures({ painter, session }: Options): PaintGestures {
  const recorder = createStrokeRecorder(painter)
  const done = () => doneActions(session.get().history)

  function pickCrayon(region: number, { x, y }: Point): void {
    const picked = crayonAtPoint(paintedItems(done()), region, x, y)
    if (picked === undefined) changeTools({ tool: 'fill' })
    else selectCrayon(picked)
  }
  return {
    isDrawing: () => ['crayon', 'marker', 'eraser'].includes(readTools().tool),
    onTap(point) {
      const { tool, crayon, pattern } = readTools()
      const { region, ...pagePoint } = painter.regionAt(point)
      if (region === undefined) return
      if (tool === 'pick') return pickCrayon(region, pagePoint)
      const fill = { kind: 'fill', region, crayon, ...(pattern !== 'plain' && { pattern }) } as const
      if (!isFilledAlready(done(), fill)) session.apply(fill)
    },
    onLineStart: (point) => recorder.start(point, readTools()),
    onLineMove: recorder.move,
    onLineEnd() {
      const ended = recorder.end()
      if (!ended) return
      const { stroke, startRegion, isTap } = ended
      if (stroke.brush === 'eraser' && isTap && startRegion !== undefined) {
        // A tap clears the whole region instead of the dot that the recorder has painted.
        painter.removeStroke(stroke)
        session.apply({ kind: 'clear', region: startRegion })
      } else session.apply(stroke)
    },
    onLineCancel: recorder.cancel,
  }
}

/** Whether the last action that touched the region was the same fill, so that a second tap would change nothing. */
function isFilledAlready(
  actions: readonly ColoringAction[],
  fill: Extract<ColoringAction, { kind: 'fill' }>,
): boolean {
  const last = actions.findLast(
    (action) => action.kind === 'start-again' || action.region === undefined || action.region === fill.region,
  )
  return last?.kind === 'fill' && last.crayon === fill.crayon && last.pattern === fill.pattern
}
