import { useEffect } from 'react'
import type { StrokeDrawing as Drawing } from './parse-strokes.ts'

interface Props {
  drawing: Drawing
  /** How long the finished drawing stays before the picture below it is shown. */
  holdMs?: number
  onDone(): void
}

/** Draws the lines of a picture one after the other. */
export function StrokeDrawing({ drawing, holdMs = 0, onDone }: Props) {
  useEffect(() => {
    const timer = setTimeout(onDone, drawing.totalMs + holdMs)
    return () => clearTimeout(timer)
  }, [drawing, holdMs, onDone])
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
