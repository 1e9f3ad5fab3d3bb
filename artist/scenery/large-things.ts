import type { Box } from '../drawing.ts'
import { overlaps, type Item } from './canvas/pen.ts'

/** The sparsest page shows at most so many things that the wish does not name. */
const MOST = 2
const MOST_AFLOAT = 3
/** Smaller things, as a share of the page's area, are not worth their lines; afloat fish and planets are smaller. */
const SMALLEST = 0.022
const SMALLEST_AFLOAT = 0.006
/** Fences and rows of stands are wider, as a share of the page's width, and have too many regions. */
const WIDEST = 0.75
/** Silos and poplars are narrower, as a ratio of width to height, and tell little without their surroundings. */
const NARROWEST = 0.42
/** The share of a thing that figures leave visible. */
const LEAST_VISIBLE = 0.5
/** A landmark tells the place better than a tree of the same size. */
const LANDMARK_WEIGHT = 2

interface Surroundings {
  frame: Box
  figures: readonly Box[]
  heads: readonly Box[]
  floating: boolean
}

/** The few large things that tell the place on the sparsest page: mostly visible, not behind heads, apart from each other. */
export function chooseLargeThings(items: readonly Item[], around: Surroundings): ReadonlySet<Item> {
  const { frame, floating } = around
  const smallest = (floating ? SMALLEST_AFLOAT : SMALLEST) * frame.w * frame.h
  const ranked = items
    .filter((item) => canBeLarge(item, around))
    .map((item) => ({ item, area: visibleArea(item.box, around) }))
    .filter(({ area }) => area > smallest)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
  const chosen: Item[] = []
  for (const { item } of ranked) {
    if (chosen.length === (floating ? MOST_AFLOAT : MOST)) break
    if (!chosen.some(({ box }) => overlaps(box, item.box))) chosen.push(item)
  }
  return new Set(chosen)
}

const weightOf = ({ item, area }: { item: Item; area: number }): number =>
  area * (item.landmark ? LANDMARK_WEIGHT : 1)

/** Afloat, fish and planets fill the page; elsewhere only what stands there on every page. */
function canBeLarge({ object, deco, layer, box }: Item, { frame, heads, floating }: Surroundings): boolean {
  if (!object || layer === 'fore' || box.w > frame.w * WIDEST) return false
  if (box.w < box.h * NARROWEST) return false
  if (!floating && (deco || layer === 'sky')) return false
  return !heads.some((head) => overlaps(head, box))
}

/** The area that figures leave visible; 0 if they hide most of the thing. */
function visibleArea(box: Box, { frame, figures }: Surroundings): number {
  const inFrame = sharedArea(box, frame)
  const hidden = figures.reduce((sum, figure) => sum + sharedArea(box, figure), 0)
  const visible = inFrame - hidden
  return visible < box.w * box.h * LEAST_VISIBLE ? 0 : visible
}

function sharedArea(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}
