import type { Box } from '../drawing.ts'
import type { Item } from './canvas/pen.ts'

/** Number of sample points across and down a thing. */
const POINTS = 9
const STEPS = Array.from({ length: POINTS }, (_, i) => i)
/** A thing is whole if this share of it is visible, or a part without gaps that is this wide or high: half a house beside a figure is recognised. */
const WHOLE = { share: 0.62, part: 0.44 }
/** A landmark, which shows where the scene is, may be hidden more. */
const WHOLE_LANDMARK = { share: 0.4, part: 0.33 }
/** A column or row without a gap is visible to this share. */
const CLEAR = 0.75

/** For each row and column of a box, which points are inside the frame and not behind figures. */
function visiblePoints({ x, y, w, h }: Box, frame: Box, figures: readonly Box[]): boolean[][] {
  return STEPS.map((j) =>
    STEPS.map((i) => {
      const [px, py] = [x + (w * (i + 0.5)) / POINTS, y + (h * (j + 0.5)) / POINTS]
      const isIn = (box: Box) => px > box.x && px < box.x + box.w && py > box.y && py < box.y + box.h
      return isIn(frame) && !figures.some(isIn)
    }),
  )
}

const shareOf = (points: readonly boolean[]): number => points.filter(Boolean).length / points.length

/** The longest run of lines without a gap, as a share of all. */
function longestClear(lines: readonly (readonly boolean[])[]): number {
  let [run, longest] = [0, 0]
  for (const line of lines) {
    run = shareOf(line) >= CLEAR ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest / lines.length
}

/** Whether figures leave enough of a thing visible in one piece, so that the visible parts do not look like scraps. */
export function isWhole(box: Box, frame: Box, figures: readonly Box[], isLandmark = false): boolean {
  const rows = visiblePoints(box, frame, figures)
  const { share, part } = isLandmark ? WHOLE_LANDMARK : WHOLE
  const columns = STEPS.map((i) => rows.map((row) => row[i]!))
  return shareOf(rows.flat()) >= share || longestClear(rows) >= part || longestClear(columns) >= part
}

/** Leaves out things behind the figures of which only scraps are visible. */
export const withoutScraps = (items: readonly Item[], frame: Box, figures: readonly Box[]): Item[] =>
  items.filter(
    ({ layer, object, landmark, box }) =>
      !object || layer === 'sky' || layer === 'fore' || isWhole(box, frame, figures, landmark),
  )
