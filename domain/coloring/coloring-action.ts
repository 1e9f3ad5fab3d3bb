import { CRAYONS } from './crayons.ts'
import type { Pattern } from './fill-patterns.ts'

export type Brush = 'crayon' | 'marker' | 'eraser'

/** Fills a region with a crayon. */
interface FillAction {
  kind: 'fill'
  region: number
  crayon: number
  pattern?: Pattern
}

/** Takes the color out of a region. */
interface ClearAction {
  kind: 'clear'
  region: number
}

/** A brush stroke. Without a region it may cross the lines of the drawing. */
export interface StrokeAction {
  kind: 'stroke'
  region?: number
  brush: Brush
  crayon: number
  /** In page units. */
  width: number
  /** x1, y1, x2, y2 … in page units. */
  points: number[]
}

/** Takes all color off the page. */
interface StartAgainAction {
  kind: 'start-again'
}

export type ColoringAction = FillAction | ClearAction | StrokeAction | StartAgainAction

/** Something that is visible on the page, in paint order. */
export type PaintedItem = FillAction | StrokeAction

/** What is visible after these actions. What a later fill covers is left out. */
export function paintedItems(actions: readonly ColoringAction[]): PaintedItem[] {
  const items: PaintedItem[] = []
  /** Regions whose earlier items are covered. */
  const covered = new Set<number>()
  for (let i = actions.length - 1; i >= 0; i--) {
    const action = actions[i]!
    if (action.kind === 'start-again') break
    if (action.region !== undefined && covered.has(action.region)) continue
    if (action.kind !== 'clear') items.push(action)
    // A free line may lie below a region that was cleared, so only the region's own items are left out.
    if (action.kind !== 'stroke') covered.add(action.region)
  }
  return items.reverse()
}

/** The crayon that a region is filled with, if it is. */
export const filledCrayon = (items: readonly PaintedItem[], region: number): number | undefined =>
  items.findLast((item) => item.kind === 'fill' && item.region === region)?.crayon

/** The regions that have any color of their own. */
export const coloredRegions = (items: readonly PaintedItem[]): Set<number> =>
  new Set(items.flatMap(({ region }) => (region === undefined ? [] : region)))

const isIndex = (value: unknown, count: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < count

/** Whether a stored action can be painted on a page with so many regions. */
export function isColoringAction(value: unknown, regionCount: number): value is ColoringAction {
  const { kind, region, crayon, points } = (value ?? {}) as Record<keyof StrokeAction, unknown>
  if (kind === 'start-again') return true
  if (kind === 'clear') return isIndex(region, regionCount)
  if (!isIndex(crayon, CRAYONS.length)) return false
  if (kind === 'fill') return isIndex(region, regionCount)
  return kind === 'stroke' && Array.isArray(points) && (region === undefined || isIndex(region, regionCount))
}
