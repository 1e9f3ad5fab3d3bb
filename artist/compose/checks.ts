import type { Box } from '../drawing.ts'
import type { Reason } from '../gate/gate.ts'

/** One figure of the wish as it came out on the page. */
export interface Seen {
  wished: number
  noun: string
  boxes: Box[]
  /** Share of its silhouette that nothing hides. */
  visible: number
  /** Share of its face that nothing hides; 1 when it has none. */
  face: number
}

const LEAST_VISIBLE = 0.6
const LEAST_FACE = 0.8

export interface Layout {
  figures: Seen[]
  /** Share of the frame the main figure's box takes. */
  mainShare: number
  /** Its width or height as a share of the frame's, whichever is more: a crocodile is long, not large. */
  mainSpan: number
}

/** What the layout itself can tell: is everything there, large enough, whole and with a free face? */
export function findingsOf(layout: Layout, frame: Box, riders: ReadonlySet<number>): Reason[] {
  const reasons: Reason[] = []
  for (const { noun, visible, face, boxes, wished } of layout.figures) {
    // Drivers and riders are hidden on purpose; their faces are checked instead.
    if (visible < (riders.has(wished) ? 0.12 : LEAST_VISIBLE)) reasons.push(`hidden:${noun}`)
    if (face < LEAST_FACE && !riders.has(wished)) reasons.push(`face:${noun}`)
    if (boxes.some((box) => !within(box, frame))) reasons.push(`cut:${noun}`)
  }
  if (layout.figures.length > 0) {
    const crowd = Math.min(4, layout.figures.length)
    if (layout.mainShare < 0.15 / crowd && layout.mainSpan < 0.66) reasons.push('main-small')
    if (layout.mainShare > 0.75) reasons.push('main-large')
  }
  return reasons
}

const SLACK = 3
const within = (box: Box, frame: Box) =>
  box.x >= frame.x - SLACK &&
  box.y >= frame.y - SLACK &&
  box.x + box.w <= frame.x + frame.w + SLACK &&
  box.y + box.h <= frame.y + frame.h + SLACK
