import type { PiecePen } from '../engine/piece-pen.ts'
import { layeredThing } from '../things/layered-thing.ts'

/** A famous building. */
export const landmark = (id: string, height: number, paint: (pen: PiecePen) => void) =>
  layeredThing({ id, height, topic: 'buildings', paint })

/** Half an ellipse on a base line. */
export function dome(pen: PiecePen, x: number, y: number, r: number, h = r): void {
  pen.shape(
    `${x - r},${y}! ${x - r * 0.87},${y + h * 0.5} ${x - r * 0.5},${y + h * 0.87} ${x},${y + h} ${x + r * 0.5},${y + h * 0.87} ${x + r * 0.87},${y + h * 0.5} ${x + r},${y}!`,
  )
}

export const spire = (pen: PiecePen, x: number, y: number, w: number, h: number): void =>
  pen.poly(`${x - w / 2},${y} ${x},${y + h} ${x + w / 2},${y}`)

/** A round tower with a pointed roof. */
export function roundTower(pen: PiecePen, x: number, y: number, w: number, h: number, roof: number): void {
  pen.box(x - w / 2, y, w, h)
  spire(pen, x, y + h, w * 1.35, roof)
  pen.arch(x - w * 0.16, y + h * 0.7, w * 0.32, h * 0.18)
}

/** Columns with bases and capitals, at the given middles. */
export function columns(pen: PiecePen, middles: readonly number[], y: number, w: number, h: number): void {
  for (const x of middles) {
    pen.box(x - w / 2, y, w, h)
    pen.lines(
      1,
      `${x - w / 6},${y + h * 0.1} ${x - w / 6},${y + h * 0.9}`,
      `${x + w / 6},${y + h * 0.1} ${x + w / 6},${y + h * 0.9}`,
    )
    pen.box(x - w * 0.68, y, w * 1.36, h * 0.07)
    pen.box(x - w * 0.68, y + h * 0.93, w * 1.36, h * 0.07)
  }
}

/** A row of openings with round tops, from left to right. */
export function arcade(
  pen: PiecePen,
  left: number,
  y: number,
  w: number,
  h: number,
  count: number,
  gap = 0.3,
): void {
  const step = w / count
  for (let i = 0; i < count; i++) pen.arch(left + i * step + (step * gap) / 2, y, step * (1 - gap), h)
}

/** A row of rectangular windows. */
export function windows(
  pen: PiecePen,
  left: number,
  y: number,
  w: number,
  h: number,
  count: number,
  level: 0 | 1 | 2 = 0,
): void {
  const step = w / count
  for (let i = 0; i < count; i++) pen.box(left + i * step + step * 0.22, y, step * 0.56, h, { level })
}

/** A pointed opening. */
export const lancet = (pen: PiecePen, x: number, y: number, w: number, h: number): void =>
  pen.shape(
    `${x - w / 2},${y}! ${x - w / 2},${y + h * 0.55} ${x},${y + h}! ${x + w / 2},${y + h * 0.55} ${x + w / 2},${y}!`,
  )
