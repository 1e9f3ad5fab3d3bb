import { type RefObject, useEffect, useRef, useState } from 'react'
import type { LoadedColoring } from '../load-coloring.ts'
import type { ColoringSession } from '../model/coloring-session.ts'
import { connectPainter } from './connect-painter.ts'
import type { Painter } from './painter.ts'
import type { View } from './view.ts'

interface PaintedCanvases {
  area: RefObject<HTMLDivElement | null>
  colors: RefObject<HTMLCanvasElement | null>
  ink: RefObject<HTMLCanvasElement | null>
  /** Undefined until the canvases have a size. */
  view: View | undefined
  /** Shows another part of the page: called with the current view and the size of the window. */
  changeView(change: (painter: Painter) => View): void
}

/** The canvases of a coloring. They follow the session without rendering a component. */
export function usePainter(loaded: LoadedColoring, session: ColoringSession): PaintedCanvases {
  const area = useRef<HTMLDivElement>(null)
  const colors = useRef<HTMLCanvasElement>(null)
  const ink = useRef<HTMLCanvasElement>(null)
  const painterRef = useRef<Painter>(undefined)
  const [view, setView] = useState<View>()
  useEffect(() => {
    const { painter, disconnect } = connectPainter({
      area: area.current!,
      colors: colors.current!,
      ink: ink.current!,
      loaded,
      session,
      onView: setView,
    })
    painterRef.current = painter
    return disconnect
  }, [loaded, session])

  const [changeView] = useState(() => (change: (painter: Painter) => View) => {
    const painter = painterRef.current
    const next = painter && change(painter)
    if (!next || next === painter.view) return
    painter.show(next)
    setView(next)
  })
  return { area, colors, ink, view, changeView }
}
