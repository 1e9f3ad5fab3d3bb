import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import css from './stroke-drawing.css?inline'
import type { StrokeDrawing as Drawing, Stroke } from './parse-strokes.ts'

interface Props {
  drawing: Drawing
  /** How long the finished drawing stays before the picture below it is shown. */
  holdMs?: number
  onDone(): void
}

let sheet: CSSStyleSheet | undefined

function openRoot(element: HTMLElement): ShadowRoot {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  const root = element.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  return root
}

/**
 * Draws the lines of a picture one after the other. They are in a shadow root, because the rules of the site that are for all elements
 * would apply to hundreds of lines in every frame: most of the memory that an animation takes.
 */
export function StrokeDrawing({ drawing, holdMs = 0, onDone }: Props) {
  useEffect(() => {
    const timer = setTimeout(onDone, drawing.totalMs + holdMs)
    return () => clearTimeout(timer)
  }, [drawing, holdMs, onDone])
  const [root, setRoot] = useState<ShadowRoot>()
  const attach = useCallback((element: HTMLDivElement | null) => {
    if (element) setRoot(element.shadowRoot ?? openRoot(element))
  }, [])
  const lines = (
    <svg viewBox={drawing.viewBox}>
      {drawing.strokes.map((stroke) => (
        <Lines key={stroke.id} {...stroke} />
      ))}
    </svg>
  )
  return (
    <div ref={attach} className="h-full w-full">
      {root && createPortal(lines, root)}
    </div>
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
