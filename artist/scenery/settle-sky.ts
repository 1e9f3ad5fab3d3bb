import { moveBox, moveShapes } from '../compose/figures/transform.ts'
import type { Box } from '../drawing.ts'
import { overlaps, type Item } from './canvas/pen.ts'

interface Surroundings {
  frame: Box
  figures: readonly Box[]
  heads: readonly Box[]
  /** A branch or a trunk at the edge. */
  framed?: Box | undefined
  /** The sun is on the horizon, behind the hills. */
  isLow: boolean
}

/** Small things that fall or twinkle, which other things of the sky may overlap. */
const SMALL = new Set(['star', 'rain', 'snowflake', 'leaf'])
const LIGHTS = new Set(['sun', 'moon'])
/** Distances in page units: to the frame and to others. */
const TO_FRAME = 12
const APART = 10
/** Positions to try, as steps of the frame's size away from its own place; the lowest one, as a share of the frame's height. */
const STEPS_ACROSS = [0, -0.08, 0.08, -0.16, 0.16, -0.26, 0.26, -0.38, 0.38, -0.52, 0.52, -0.66, 0.66]
const STEPS_DOWN = [0, -0.05, 0.05, 0.11]
const LOWEST = 0.42
/** Sizes to try, as shares of the thing's own size. */
const SIZES = [1, 0.78, 0.6]
/** Share of the width of a roof or a tree crown that is free at either side. */
const AIR = 0.06

/**
 * Moves the sun, the moon, clouds and fliers until they touch neither each other nor heads, roofs and the frame, or makes them smaller; without any room they are removed. A
 * sun in a corner of the page stays there.
 */
export function settleSky(items: readonly Item[], around: Surroundings): Item[] {
  const { frame, figures, heads, framed, isLow } = around
  const standing = items.filter(({ layer, object }) => object && (layer === 'mid' || layer === 'near'))
  const taken: Box[] = standing.map(({ box }) => withoutAir(box))
  taken.push(...figures, ...heads, ...(framed ? [framed] : []))
  const isLarge = ({ layer, object, shapes }: Item) =>
    layer === 'sky' && object && !SMALL.has(shapes[0]?.of ?? '')
  const settled = new Map<Item, Item | undefined>()
  const lightsFirst = items.filter(isLarge).toSorted((a, b) => rank(a) - rank(b))
  for (const item of lightsFirst) {
    const stays = isInCorner(item, frame) || (isLow && isLight(item))
    const next = stays
      ? item
      : (placeOf(item, frame, taken) ?? (item.requested && isLight(item) ? item : undefined))
    if (next) taken.push(next.box)
    settled.set(item, next)
  }
  const large = [...settled.values()].flatMap((item) => item?.box ?? [])
  return items.flatMap((item) => {
    if (settled.has(item)) return settled.get(item) ?? []
    const isSmall = item.layer === 'sky' && item.object
    return isSmall && large.some((box) => overlaps(grown(box, 4), item.box)) ? [] : [item]
  })
}

const isLight = ({ shapes }: Item): boolean => LIGHTS.has(shapes[0]?.of ?? '')
const rank = (item: Item): number => (isLight(item) ? 0 : item.requested ? 1 : 2)

/** The item at the nearest free place, as large as possible. */
function placeOf(item: Item, frame: Box, taken: readonly Box[]): Item | undefined {
  for (const size of SIZES)
    for (const down of STEPS_DOWN)
      for (const across of STEPS_ACROSS) {
        const box = insideFrame(sizedAt(item.box, size, across * frame.w, down * frame.h), frame)
        if (box.y + box.h > frame.y + frame.h * LOWEST && down > 0) continue
        if (!taken.some((other) => overlaps(grown(box, APART), other))) return movedTo(item, box)
      }
  return undefined
}

const sizedAt = ({ x, y, w, h }: Box, size: number, dx: number, dy: number): Box => ({
  x: x + dx + (w * (1 - size)) / 2,
  y: y + dy + (h * (1 - size)) / 2,
  w: w * size,
  h: h * size,
})

const insideFrame = (box: Box, frame: Box): Box => ({
  ...box,
  x: Math.max(frame.x + TO_FRAME, Math.min(box.x, frame.x + frame.w - box.w - TO_FRAME)),
  y: Math.max(frame.y + TO_FRAME, box.y),
})

function movedTo(item: Item, to: Box): Item {
  const { box } = item
  if (to.x === box.x && to.y === box.y && to.w === box.w) return item
  const scale = to.w / box.w
  const move = { scale, x: to.x - box.x * scale, y: to.y - box.y * scale }
  return { ...item, shapes: moveShapes(item.shapes, move), box: moveBox(box, move) }
}

/** A quarter of a sun in a corner of the page. */
const isInCorner = (item: Item, frame: Box): boolean => {
  const { x, y, w } = item.box
  return isLight(item) && y < frame.y && (x < frame.x || x + w > frame.x + frame.w)
}

const grown = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
})
const withoutAir = ({ x, y, w, h }: Box): Box => ({ x: x + w * AIR, y, w: w * (1 - 2 * AIR), h })
