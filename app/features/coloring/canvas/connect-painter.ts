import { whenIdle } from '#app/lib/browser/when-idle.ts'
import type { LoadedColoring } from '../load-coloring.ts'
import type { ColoringSession } from '../model/coloring-session.ts'
import { createCanvasLayers } from './canvas-layers.ts'
import { listenToGestures } from './gestures.ts'
import { createPaintGestures } from './paint-gestures.ts'
import { createPainter, type Painter } from './painter.ts'
import { changedView, type View } from './view.ts'

interface Options {
  /** The element that receives pointer events; both canvases fill it. */
  area: HTMLElement
  colors: HTMLCanvasElement
  ink: HTMLCanvasElement
  loaded: LoadedColoring
  session: ColoringSession
  onView(view: View): void
}

/** Paints a session on two canvases and follows fingers, pen and mouse on them. */
export function connectPainter({ area, colors, ink, loaded, session, onView }: Options): {
  painter: Painter
  disconnect(): void
} {
  const { regionMap } = loaded.page
  const layers = createCanvasLayers({ colors, ink, regionMap, drawing: loaded.drawing })
  const painter = createPainter(layers, regionMap)
  const showHistory = () => painter.showHistory(session.get().history)
  showHistory()
  const unsubscribe = session.subscribe(showHistory)
  const observer = new ResizeObserver(() => {
    painter.resize({ width: area.clientWidth, height: area.clientHeight })
    onView(painter.view)
  })
  observer.observe(area)
  const cancelWarmUp = whenIdle(painter.warmUp)
  const stopListening = listenToGestures(area, {
    ...createPaintGestures({ painter, session }),
    onViewChange(change) {
      painter.show(changedView(painter.view, change, regionMap, painter.size), true)
      onView(painter.view)
    },
    onViewEnd: () => painter.show(painter.view),
  })
  return {
    painter,
    disconnect() {
      unsubscribe()
      cancelWarmUp()
      observer.disconnect()
      stopListening()
    },
  }
}
