import { useEffect, useState } from 'react'
import { parseStrokes } from '#app/components/drawing/parse-strokes.ts'
import { StrokeDrawing } from '#app/components/drawing/stroke-drawing.tsx'

interface Props {
  /** The SVG of the page. */
  url: string
  onDone(): void
}

/** Short, because the page is already finished and the animation only delays it. */
const LOAD_TIMEOUT_MS = 4000
const DRAWING_MS = 3200
const HOLD_MS = 300

/** Draws the lines of a page one after the other, over its finished picture. */
export default function StrokeByStroke({ url, onDone }: Props) {
  const [drawing, setDrawing] = useState<ReturnType<typeof parseStrokes>>()
  useEffect(() => {
    const controller = new AbortController()
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(LOAD_TIMEOUT_MS)])
    fetch(url, { signal })
      .then((response) => (response.ok ? response.text() : ''))
      .then((svg) => {
        const parsed = parseStrokes(svg, DRAWING_MS)
        if (parsed) setDrawing(parsed)
        else onDone()
      })
      .catch(() => controller.signal.aborted || onDone())
    return () => controller.abort()
  }, [url, onDone])
  return (
    <div aria-hidden="true" data-drawing className="absolute inset-0 bg-sheet p-1.5">
      {drawing && <StrokeDrawing drawing={drawing} holdMs={HOLD_MS} onDone={onDone} />}
    </div>
  )
}
