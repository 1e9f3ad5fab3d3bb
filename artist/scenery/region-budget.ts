import type { Box, Detail, Shape } from '../drawing.ts'
import { sharedArea, type Item } from './canvas/pen.ts'

/**
 * The number of regions that a page of a level of detail should have, and how many of them are reserved for things that the
 * place does not need.
 */
const BUDGETS: readonly ({ page: number; least: number } | undefined)[] = [
  { page: 26, least: 4 },
  { page: 44, least: 9 },
  undefined,
  undefined,
]

interface Surroundings {
  detail: Detail
  figures: readonly Box[]
  /** Regions of the figures themselves. */
  figureRegions: number
}

/**
 * Leaves out things of the place that have many small regions for their size, so that a page for young children has few and
 * large regions. Things that the wish names, landmarks, ground, walls and open strokes stay.
 */
export function withinBudget(
  items: readonly Item[],
  { detail, figures, figureRegions }: Surroundings,
): readonly Item[] {
  const budget = BUDGETS[detail]
  if (!budget) return items
  const counted = items.map((item) => ({ item, regions: regionsOf(item) }))
  const dropped = new Set<Item>()
  const needed = counted.reduce((sum, { item, regions }) => sum + (isNeeded(item) ? regions : 0), 0)
  let left = Math.max(budget.least, budget.page - figureRegions - needed)
  const free = counted
    .filter(({ item, regions }) => regions > 0 && !isNeeded(item))
    .map((each) => ({ ...each, value: visibleArea(each.item, figures) / (each.regions + 1) }))
    .toSorted((a, b) => b.value - a.value)
  for (const { item, regions } of free)
    if (regions <= left) left -= regions
    else dropped.add(item)
  return items.filter((item) => !dropped.has(item))
}

const isNeeded = ({ requested, landmark, object, deco }: Item): boolean =>
  requested || landmark || (!object && !deco)

/** Closed shapes. Merged shapes count as one: their outlines are painted twice, the second time without a line. */
const isDivider = (isThing: boolean, taper: Shape['taper']) => !isThing && !taper

function regionsOf({ shapes, object }: Item): number {
  const isMerged = shapes.some(({ stroke, fill }) => stroke === 0 && fill === 'paper')
  if (isMerged)
    return 1 + shapes.filter(({ stroke, fill }) => fill === 'paper' && stroke > 0 && stroke < 1).length
  return shapes.filter(
    ({ stroke, fill, taper }) => stroke > 0 && (fill === 'paper' || isDivider(object, taper)),
  ).length
}

function visibleArea({ box }: Item, figures: readonly Box[]): number {
  const hidden = figures.reduce((sum, figure) => sum + sharedArea(box, figure), 0)
  return Math.max(0, box.w * box.h - hidden)
}
