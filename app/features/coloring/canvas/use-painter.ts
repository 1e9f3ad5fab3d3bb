import { type RefObject, useEffect, useRef, useState } from 'react'
import { paintedItems } from '#domain/coloring/coloring-action.ts'
import type { LoadedColoring } from '../load-coloring.ts'
import { type ColoringHistory, doneActions } from '../model/coloring-history.ts'
import type { ColoringSession } from '../model/coloring-session.ts'
import { useTools } from '../model/tools.ts'
import { listenToGestures } from './gestures.ts'
import { createPaintGestures } from './paint-gestures.ts'
import { createPainter, type Painter } from './painter.ts'
import { changedView, type View } from './view.ts'

interface Options {
  loaded: LoadedColoring
  session: ColoringSession
  history: ColoringHistory
}

interface PaintedCanvases {
  /** The element that fingers touch; both canvases fill it. */
  area: RefObject<HTMLDivElement | null>
  colors: RefObject<HTMLCanvasElement | null>
  ink: RefObject<HTMLCanvasElement | null>
  /** Undefined until the canvases have a size. */
  view: View | undefined
  /** Shows another part of the page: called with the view of now and the size of the window. */
  changeView(change: (painter: Painter) => View): void
}

/** Paints a coloring on two canvases, and follows fingers, pen and mouse on them. */
export function usePainter({ loaded, session, history }: Options): PaintedCanvases {
  const area = useRef<HTMLDivElement>(null)
  const colors = useRef<HTMLCanvasElement>(null)
  const ink = useRef<HTMLCanvasElement>(null)
  const painterRef = useRef<Painter>(undefined)
  const paintedHistory = useRef<ColoringHistory>(undefined)
  const [view, setView] = useState<View>()
  const tools = useTools()
  const currentTools = useRef(tools)
  useEffect(() => {
    currentTools.current = tools
  })

  useEffect(() => {
    const element = area.current!
    const { regionMap } = loaded.page
    const painter = createPainter({
      colors: colors.current!,
      ink: ink.current!,
      regionMap,
      drawing: loaded.drawing,
    })
    painterRef.current = painter
    const observer = new ResizeObserver(() => {
      painter.resize({ width: element.clientWidth, height: element.clientHeight })
      setView(painter.view)
    })
    observer.observe(element)
    const gestures = createPaintGestures({
      painter,
      session,
      tools: () => currentTools.current,
      onPainted: (next) => (paintedHistory.current = next),
    })
    const stopListening = listenToGestures(element, {
      ...gestures,
      onViewChange(change) {
        painter.show(changedView(painter.view, change, regionMap, painter.size), true)
        setView(painter.view)
      },
      onViewEnd: () => painter.show(painter.view),
    })
    return () => {
      observer.disconnect()
      stopListening()
    }
  }, [loaded, session])

  useEffect(() => {
    // A gesture has painted its own action already.
    if (paintedHistory.current === history) return
    paintedHistory.current = history
    painterRef.current?.paintAll(paintedItems(doneActions(history)))
  }, [history])

  const [changeView] = useState(() => (change: (painter: Painter) => View) => {
    const painter = painterRef.current
    const next = painter && change(painter)
    if (!next || next === painter.view) return
    painter.show(next)
    setView(next)
  })
  return { area, colors, ink, view, changeView }
}
