/** One path of a drawing, and when its line is drawn. */
interface Stroke {
  d: string
  fill: 'none' | 'paper' | 'ink'
  /** In units of the drawing. */
  width: number
  startMs: number
  durationMs: number
}

export interface StrokeDrawing {
  viewBox: string
  strokes: Stroke[]
  totalMs: number
}

/** A stroke takes at least this share of the whole drawing, so that short ones are seen, too. */
const MIN_STROKE_SHARE = 0.075
/** A line of varying width is a filled shape without a line of its own; its outline is drawn this thin before it fills. */
const OUTLINE_SHARE = 0.25
/** Browsers on phones cannot animate more paths smoothly; such a page appears at once. */
const MAX_STROKES = 2500

/**
 * Reads the paths of a master file in the order in which they are painted, longer lines getting more time. The last line begins
 * before `drawingMs`.
 */
export function parseStrokes(svg: string, drawingMs: number): StrokeDrawing | undefined {
  const viewBox = /viewBox="([\d. ]+)"/.exec(svg)?.[1]
  const group = /<g [^>]*stroke-width="([\d.]+)"/.exec(svg)
  if (!viewBox || !group) return undefined
  const paths = [...svg.slice(group.index).matchAll(/<path([^>]*?)\/>/g)].flatMap(([, attributes = '']) => {
    const d = /\sd="([^"]*)"/.exec(attributes)?.[1]
    return d ? [{ d, attributes }] : []
  })
  if (paths.length === 0 || paths.length > MAX_STROKES) return undefined
  const total = paths.reduce((sum, { d }) => sum + d.length, 0)
  let drawn = 0
  const strokes = paths.map(({ d, attributes }): Stroke => {
    const share = d.length / total
    const startMs = Math.round(drawingMs * (drawn / total))
    drawn += d.length
    return {
      d,
      fill: attributes.includes('fill="none"')
        ? 'none'
        : attributes.includes('fill="#000"')
          ? 'ink'
          : 'paper',
      width: attributes.includes('stroke="none"')
        ? Number(group[1]) * OUTLINE_SHARE
        : Number(/stroke-width="([\d.]+)"/.exec(attributes)?.[1] ?? group[1]),
      startMs,
      durationMs: Math.round(drawingMs * Math.max(MIN_STROKE_SHARE, share)),
    }
  })
  const totalMs = Math.max(...strokes.map(({ startMs, durationMs }) => startMs + durationMs))
  return { viewBox, strokes, totalMs }
}
