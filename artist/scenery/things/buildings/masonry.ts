// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import type { Vec } from '../../../geometry/vector.ts'
import { smooth, stick, rect, oval, scallop, festoon, ring, times, span } from '../../canvas/outlines.ts'
import type { Pen } from '../../canvas/pen.ts'

const bottomOf = (outline: readonly Vec[]) => Math.max(...outline.map(([, y]) => y))
const topOf = (outline: readonly Vec[]) => Math.min(...outline.map(([, y]) => y))

/** Rows of roof tiles across an outline. */
export function tiles(pen: Pen, outline: readonly Vec[], step = 11, width = 11) {
  for (let y = topOf(outline) + step; y < bottomOf(outline) - 2; y += step) {
    const row = span(outline, y)
    if (!row) continue
    const [left, right] = row
    const count = Math.max(1, Math.round((right - left) / width))
    pen.line(
      festoon(
        times(count + 1, (i) => [left + ((right - left) * i) / count, y]),
        -0.45,
      ),
      0.6,
    )
  }
}

/** The joints of a brick wall: whole rows first, then the short joints between the bricks. */
export function bricks(pen: Pen, x: number, y: number, w: number, h: number, step = 9, width = 18) {
  for (let top = y + step; top < y + h - 1; top += step) pen.line(stick(x, top, x + w, top), 0.55)
  for (let top = y, row = 0; top < y + h - 1; top += step, row++)
    for (let joint = x + (row % 2 ? width : width / 2); joint < x + w - 2; joint += width)
      pen.line(stick(joint, top, joint, Math.min(y + h, top + step)), 0.55)
}

export const planks = (pen: Pen, x: number, y: number, w: number, h: number, count: number) =>
  times(count - 1, (i) =>
    pen.line(stick(x + (w * (i + 1)) / count, y, x + (w * (i + 1)) / count, y + h), 0.6),
  )
/** Smaller windows have no bars on pages that are not hard, or their panes could not be colored. In square page units. */
const SMALLEST_PANE = 1300
export const win = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  detail: number,
  kind: 'cross' | 'arch' | 'round' = 'cross',
) => {
  if (kind === 'arch')
    pen.add(
      smooth([
        [x, y + h, 1],
        [x, y + w / 2, 1],
        [x + w * 0.15, y + w * 0.15],
        [x + w / 2, y],
        [x + w * 0.85, y + w * 0.15],
        [x + w, y + w / 2, 1],
        [x + w, y + h, 1],
      ]),
    )
  else if (kind === 'round') pen.add(oval(x + w / 2, y + h / 2, w / 2))
  else pen.add(rect(x, y, w, h))
  if (detail === 2 || (detail && pen.big(100 * Math.sqrt(SMALLEST_PANE / (w * h))))) {
    pen.line(stick(x + w / 2, y, x + w / 2, y + h), 0.7)
    pen.line(stick(x, y + h / 2, x + w, y + h / 2), 0.7)
    if (kind === 'cross' && detail === 2) pen.add(rect(x - 2, y + h, w + 4, 3))
  }
}
export const door = (pen: Pen, x: number, w: number, h: number, detail: number, { arch = false } = {}) => {
  pen.add(
    arch
      ? smooth([
          [x - w / 2, 0, 1],
          [x - w / 2, -h + w / 2, 1],
          [x - w * 0.35, -h + w * 0.15],
          [x, -h],
          [x + w * 0.35, -h + w * 0.15],
          [x + w / 2, -h + w / 2, 1],
          [x + w / 2, 0, 1],
        ])
      : rect(x - w / 2, -h, w, h),
  )
  pen.add(oval(x + w * 0.28, -h * 0.42, 1.8), { keep: pen.detail > 0 })
}
export const smoke = (pen: Pen, x: number, y: number) =>
  (
    [
      [0, 0, 5],
      [5, -12, 7],
      [0, -27, 9],
    ] as const
  ).forEach(([a, b, size]) => pen.add(scallop(ring(6, size, size * 0.8, x + a, y + b), 0.5)))
