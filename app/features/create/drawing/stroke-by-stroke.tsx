import { useEffect, useState } from 'react'
import { parseStrokes } from './parse-strokes.ts'

interface Props {
  /** The SVG of the page. */
  url: string
  onDone(): void
}

/** Longer than this, nobody waits for a drawing that is already finished. */
const LOAD_TIMEOUT_MS = 4000
/** The finished drawing stays for a moment before the picture below it is shown. */
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
        const parsed = parseStrokes(svg)
        if (parsed) setDrawing(parsed)
        else onDone()
      })
      .catch(() => controller.signal.aborted || onDone())
    return () => controller.abort()
  }, [url, onDone])
  useEffect(() => {
    if (!drawing) return undefined
    const timer = setTimeout(onDone, drawing.totalMs + HOLD_MS)
    return () => clearTimeout(timer)
  }, [drawing, onDone])
  return (
    <div aria-hidden="true" data-drawing className="absolute inset-0 bg-sheet p-1.5">
      {drawing && (
        <svg viewBox={drawing.viewBox} className="stroke-by-stroke h-full w-full">
          {drawing.strokes.map(({ d, fill, width, startMs, durationMs }, index) => (
            <path
              key={index}
              d={d}
              data-fill={fill}
              pathLength={1}
              strokeWidth={width}
              style={{ animationDelay: `${startMs}ms`, animationDuration: `${durationMs}ms` }}
            />
          ))}
        </svg>
      )}
    </div>
  )
}
