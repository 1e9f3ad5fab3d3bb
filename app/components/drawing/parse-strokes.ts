interface Line {
  d: string
  fill: 'none' | 'paper' | 'ink'
  /** In units of the drawing. */
  width: number
}

/** A line and when it is drawn, or several short ones that appear together: all of them ink, or none. */
export interface Stroke {
  lines: [Line, ...Line[]]
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
/** Lines of less than half a frame appear together: nobody sees them being drawn, and every animation costs a phone as much as a long line. */
const SHORT_MS = 8
/** A line of varying width is a filled shape without a line of its own; its outline is drawn this thin before it fills. */
const OUTLINE_SHARE = 0.25
/** Browsers on phones cannot animate more paths smoothly; such a page appears at once. */
const MAX_LINES = 2500

/**
 * Reads the paths of a master file in the order in which they are painted, longer lines getting more time. The last line begins
 * before `drawingMs`.
 */
export function parseStrokes(svg: string, drawingMs: number): StrokeDrawing | undefined {
  const viewBox = /viewBox="([\d. ]+)"/.exec(svg)?.[1]
  const group = /<g [^>]*stroke-width="([\d.]+)"/.exec(svg)
  if (!viewBox || !group) return undefined
  const lines = [...svg.slice(group.index).matchAll(/<path([^>]*?)\/>/g)].flatMap(([, attributes = '']) => {
    const d = /\sd="([^"]*)"/.exec(attributes)?.[1]
    return d ? [lineOf(d, attributes, Number(group[1]))] : []
  })
  if (lines.length === 0 || lines.length > MAX_LINES) return undefined
  const strokes = timed(lines, drawingMs)
  const totalMs = Math.max(...strokes.map(({ startMs, durationMs }) => startMs + durationMs))
  return { viewBox, strokes, totalMs }
}

const lineOf = (d: string, attributes: string, pen: number): Line => ({
  d,
  fill: attributes.includes('fill="none"') ? 'none' : attributes.includes('fill="#000"') ? 'ink' : 'paper',
  width: attributes.includes('stroke="none"')
    ? pen * OUTLINE_SHARE
    : Number(/stroke-width="([\d.]+)"/.exec(attributes)?.[1] ?? pen),
})

function timed(lines: readonly Line[], drawingMs: number): Stroke[] {
  const total = lines.reduce((sum, { d }) => sum + d.length, 0)
  const strokes: Stroke[] = []
  let drawn = 0
  /** How much longer the lines that appear together may be. */
  let room = 0
  for (const line of lines) {
    const share = line.d.length / total
    const ms = drawingMs * share
    const before = strokes.at(-1)
    const isTogether = before && ms <= room && (before.lines[0].fill === 'ink') === (line.fill === 'ink')
    if (isTogether) before.lines.push(line)
    else
      strokes.push({
        lines: [line],
        startMs: Math.round((drawingMs * drawn) / total),
        durationMs: Math.round(drawingMs * Math.max(MIN_STROKE_SHARE, share)),
      })
    room = (isTogether ? room : SHORT_MS) - ms
    drawn += line.d.length
  }
  return strokes
}
