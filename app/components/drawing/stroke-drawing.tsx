import { useEffect } from 'react'
import type { StrokeDrawing as Drawing, Stroke } from './parse-strokes.ts'

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
      {drawing.strokes.map((stroke) => (
        <Lines key={stroke.id} {...stroke} />
      ))}
    </svg>
  )
}

function Lines({ lines, startMs, durationMs }: Stroke) {
  const style = { animationDelay: `${startMs}ms`, animationDuration: `${durationMs}ms` }
  const [{ d, fill, width }] = lines
  if (lines.length === 1)
    return <path d={d} data-fill={fill} pathLength={1} strokeWidth={width} style={style} />
  return (
    <g data-fill={fill} style={style}>
      {lines.map((line, index) => (
        <path key={index} d={line.d} data-fill={line.fill} strokeWidth={line.width} />
      ))}
    </g>
  )
}
