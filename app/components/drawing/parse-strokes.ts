interface Line {
  d: string
  fill: 'none' | 'paper' | 'ink'
  /** In units of the drawing. */
  width: number
}

/** A line and when it is drawn. Several short lines of the same kind (ink, or not) may appear together. */
export interface Stroke {
  /** Stays the same when more lines of the drawing arrive, so that its animation does not start again. */
  id: number
  lines: [Line, ...Line[]]
  startMs: number
  durationMs: number
}

export interface StrokeDrawing {
  viewBox: string
  strokes: Stroke[]
  /** From now until the last line is drawn. */
  totalMs: number
}

/** A stroke takes at least this share of the whole drawing, so that short ones are seen, too. */
const MIN_STROKE_SHARE = 0.075
/** Lines that take less than half a frame appear together: they are too short to be seen being drawn, and the animation of each would cost a phone as much as that of a long line. */
const SHORT_MS = 8
/** A line of varying width is a filled shape without a line of its own; its outline is drawn this thin before it fills. */
const OUTLINE_SHARE = 0.25
/** Browsers on phones cannot animate more paths smoothly; such a page appears at once. */
const MAX_LINES = 2500

/**
 * Reads the paths of a master file in the order in which they are painted, longer lines getting more time. The last line begins
 * before `drawingMs`. If the file contains the lines of `begun`, a drawing whose animation started `begunMs` ago, these keep
 * their strokes and only the other lines get new ones.
 */
export function parseStrokes(
  svg: string,
  drawingMs: number,
  begun?: StrokeDrawing,
  begunMs = 0,
): StrokeDrawing | undefined {
  const viewBox = /viewBox="([\d. ]+)"/.exec(svg)?.[1]
  const group = /<g [^>]*stroke-width="([\d.]+)"/.exec(svg)
  if (!viewBox || !group) return undefined
  const lines = [...svg.slice(group.index).matchAll(/<path([^>]*?)\/>/g)].flatMap(([, attributes = '']) => {
    const d = /\sd="([^"]*)"/.exec(attributes)?.[1]
    return d ? [lineOf(d, attributes, Number(group[1]))] : []
  })
  if (lines.length === 0 || lines.length > MAX_LINES) return undefined
  const strokes = createStrokes(lines, drawingMs, begun?.strokes ?? [])
  const earlier = new Set(begun?.strokes)
  const ends = strokes.map(
    (stroke) => stroke.startMs + stroke.durationMs - (earlier.has(stroke) ? begunMs : 0),
  )
  const totalMs = Math.max(0, ...ends)
  return { viewBox, strokes, totalMs }
}

const lineOf = (d: string, attributes: string, pen: number): Line => ({
  d,
  fill: attributes.includes('fill="none"') ? 'none' : attributes.includes('fill="#000"') ? 'ink' : 'paper',
  width: attributes.includes('stroke="none"')
    ? pen * OUTLINE_SHARE
    : Number(/stroke-width="([\d.]+)"/.exec(attributes)?.[1] ?? pen),
})

function createStrokes(lines: readonly Line[], drawingMs: number, begun: readonly Stroke[]): Stroke[] {
  const total = lengthOf(lines)
  const begunLines = begun.flatMap((stroke) => stroke.lines)
  const at = begunLines.length > 0 ? findRun(lines, begunLines) : -1
  if (at === -1) return createTimedStrokes(lines, { drawingMs, total, drawn: 0, firstId: 0 })
  const before = lines.slice(0, at)
  const first = createTimedStrokes(before, { drawingMs, total, drawn: 0, firstId: begun.length })
  const firstId = begun.length + first.length
  const drawn = lengthOf(before)
  const last = createTimedStrokes(lines.slice(at + begunLines.length), { drawingMs, total, drawn, firstId })
  return [...first, ...begun, ...last]
}

const lengthOf = (lines: readonly Line[]) => lines.reduce((sum, { d }) => sum + d.length, 0)

/** The index at which `run` occurs in `lines`; -1 if it does not. */
const findRun = (lines: readonly Line[], run: readonly Line[]) =>
  lines.findIndex((_, at) =>
    run.every(({ d, fill, width }, i) => {
      const line = lines[at + i]
      return line?.d === d && line.fill === fill && line.width === width
    }),
  )

interface Timing {
  drawingMs: number
  /** The length of all lines of the drawing. */
  total: number
  /** The length of the lines that are drawn before. */
  drawn: number
  firstId: number
}

function createTimedStrokes(lines: readonly Line[], { drawingMs, total, drawn, firstId }: Timing): Stroke[] {
  const strokes: Stroke[] = []
  let done = drawn
  /** The time that further lines may take to appear together with the last stroke. */
  let remainingMs = 0
  for (const line of lines) {
    const share = line.d.length / total
    const ms = drawingMs * share
    const lastStroke = strokes.at(-1)
    const isTogether =
      lastStroke && ms <= remainingMs && (lastStroke.lines[0].fill === 'ink') === (line.fill === 'ink')
    if (isTogether) lastStroke.lines.push(line)
    else
      strokes.push({
        id: firstId + strokes.length,
        lines: [line],
        startMs: Math.round((drawingMs * done) / total),
        durationMs: Math.round(drawingMs * Math.max(MIN_STROKE_SHARE, share)),
      })
    remainingMs = (isTogether ? remainingMs : SHORT_MS) - ms
    done += line.d.length
  }
  return strokes
}
