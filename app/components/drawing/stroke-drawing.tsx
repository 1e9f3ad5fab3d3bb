import { useEffect } from 'react'
import type { StrokeDrawing as Drawing } from './parse-strokes.ts'

/** The finished drawing stays for a moment before the picture below it is shown. */
const HOLD_MS = 300

/** Draws the lines of a picture one after the other. */
export function StrokeDrawing({ drawing, onDone }: { drawing: Drawing; onDone(): void }) {
  useEffect(() => {
    const timer = setTimeout(onDone, drawing.totalMs + HOLD_MS)
    return () => clearTimeout(timer)
  }, [drawing, onDone])
  return (
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
  )
}
