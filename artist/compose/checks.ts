import type { Style } from '#domain/creation.ts'
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

/** Between which shares of the frame the main figure's box lies on pages that look right; toddlers want it larger. */
const MAIN_SHARE = { simple: [0.16, 0.68], others: [0.12, 0.6] } as const
/** A train or a name is long rather than large, and whoever stands upright tall rather than wide. */
const LONG = 0.62
const TALL = 0.42

export interface Layout {
  figures: Seen[]
  /** Share of the frame the main figure's box takes. */
  mainShare: number
  /** Its width or height as a share of the frame's, whichever is more: a crocodile is long, not large. */
  mainSpan: number
  /** Much taller than wide. */
  upright: boolean
}

/** What the layout itself can tell: is everything there, large enough, whole and with a free face? */
export function findingsOf(layout: Layout, frame: Box, riders: ReadonlySet<number>, style: Style): Reason[] {
  const reasons: Reason[] = []
  for (const { noun, visible, face, boxes, wished } of layout.figures) {
    // Drivers and riders are hidden on purpose; their faces are checked instead.
    if (visible < (riders.has(wished) ? 0.12 : LEAST_VISIBLE)) reasons.push(`hidden:${noun}`)
    if (face < LEAST_FACE && !riders.has(wished)) reasons.push(`face:${noun}`)
    if (boxes.some((box) => !within(box, frame))) reasons.push(`cut:${noun}`)
  }
  if (layout.figures.length > 0) {
    const [least, most] = style === 'simple' ? MAIN_SHARE.simple : MAIN_SHARE.others
    const crowded = layout.figures.length > 2 ? 0.7 : 1
    const long = layout.upright ? TALL : LONG
    if (layout.mainShare < least * crowded && layout.mainSpan < long) reasons.push('main-small')
    // On a lying sheet whoever is wide fills it well.
    const lying = frame.w > frame.h ? 0.14 : 0
    if (layout.mainShare > most + lying) reasons.push('main-large')
  }
  return reasons
}

const SLACK = 3
const within = (box: Box, frame: Box) =>
  box.x >= frame.x - SLACK &&
  box.y >= frame.y - SLACK &&
  box.x + box.w <= frame.x + frame.w + SLACK &&
  box.y + box.h <= frame.y + frame.h + SLACK
