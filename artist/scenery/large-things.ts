import type { Box } from '../drawing.ts'
import { overlaps, sharedArea, type Item } from './canvas/pen.ts'

/** How many things that the wish does not name are on the sparsest page; there are more where figures float. */
const MAX_THINGS = 2
const MAX_FLOATING_THINGS = 3
/** The smallest visible area, as a share of the page's area. Fish and planets are smaller. */
const MIN_AREA = 0.022
const MIN_FLOATING_AREA = 0.006
/** As a share of the page's width. Wider things, such as fences and rows of stands, have too many regions. */
const MAX_WIDTH = 0.75
/** Width divided by height. Narrower things, such as silos and poplars, do not show where the scene is. */
const MIN_ASPECT_RATIO = 0.42
/** The least share of a thing that figures must leave visible. */
const MIN_VISIBLE = 0.5
/** A landmark shows where the scene is better than a tree of the same size. */
const LANDMARK_WEIGHT = 2

interface Surroundings {
  frame: Box
  figures: readonly Box[]
  heads: readonly Box[]
  floating: boolean
}

/** The few large things that show where the scene is on the sparsest page: mostly visible, not behind heads, apart from each other. */
export function chooseLargeThings(items: readonly Item[], around: Surroundings): ReadonlySet<Item> {
  const { frame, floating } = around
  const smallest = (floating ? MIN_FLOATING_AREA : MIN_AREA) * frame.w * frame.h
  const ranked = items
    .filter((item) => canBeLarge(item, around))
    .map((item) => ({ item, area: visibleArea(item.box, around) }))
    .filter(({ area }) => area > smallest)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
  const chosen: Item[] = []
  for (const { item } of ranked) {
    if (chosen.length === (floating ? MAX_FLOATING_THINGS : MAX_THINGS)) break
    if (!chosen.some(({ box }) => overlaps(box, item.box))) chosen.push(item)
  }
  return new Set(chosen)
}

const weightOf = ({ item, area }: { item: Item; area: number }): number =>
  area * (item.landmark ? LANDMARK_WEIGHT : 1)

/** Where figures float, fish and planets fill the page. In other settings decoration and the sky do not count as large things. */
function canBeLarge({ object, deco, layer, box }: Item, { frame, heads, floating }: Surroundings): boolean {
  if (!object || layer === 'fore' || box.w > frame.w * MAX_WIDTH) return false
  if (box.w < box.h * MIN_ASPECT_RATIO) return false
  if (!floating && (deco || layer === 'sky')) return false
  return !heads.some((head) => overlaps(head, box))
}

/** The area that figures leave visible; 0 if they hide most of the thing. */
function visibleArea(box: Box, { frame, figures }: Surroundings): number {
  const inFrame = sharedArea(box, frame)
  const hidden = figures.reduce((sum, figure) => sum + sharedArea(box, figure), 0)
  const visible = inFrame - hidden
  return visible < box.w * box.h * MIN_VISIBLE ? 0 : visible
}
