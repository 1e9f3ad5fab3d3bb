import type { Box } from '../drawing.ts'
import type { Ground } from './ground.ts'
import { times } from './canvas/outlines.ts'
import { overlaps } from './canvas/pen.ts'
import type { SceneryCanvas } from './canvas/scenery-canvas.ts'
import type { Thing } from './canvas/thing.ts'
import { GROWTH, type Growth } from './things/plants/growth.ts'
import { growthIn } from './weather.ts'

/** What is drawn in the corners in front of the figures and, smaller, on the ground around them. */
export interface Foreground {
  things: readonly (Growth | Thing)[]
  count?: number
  size?: number
  /** No small things on the ground, as on floors and streets. */
  bare?: boolean
}

export function drawForeground(canvas: SceneryCanvas, ground: Ground, plan: Foreground): void {
  const size = plan.size ?? canvas.byDetail(120, 118, 88)
  const pickThing = () => thingOf(canvas, plan)
  if (canvas.thingDetail > 1) corners(canvas, plan.count ?? 13, size, pickThing)
  if (!plan.bare) scatterSmallThings(canvas, ground, size, pickThing)
}

/** A single stone in front of a figure looks important, so other things are preferred. */
function thingOf({ rng, season, soil }: SceneryCanvas, { things }: Foreground): Thing {
  const others = soil === 'grass' ? things.filter((each) => each !== 'stone') : things
  const picked = rng.pick(others.length > 0 ? others : things)
  return typeof picked === 'string' ? GROWTH[growthIn(season, picked, rng)] : picked
}

/** Parts of the width, and how far the lower edge may cover the figures there, as a share of the page's height. */
const ZONES = [
  { from: 0, to: 0.26, over: 0.035 },
  { from: 0.74, to: 1, over: 0.035 },
  { from: 0.36, to: 0.64, over: -0.055 },
] as const
/** Heights of large things in front, in page units. */
const LARGEST = { fewThings: 240, usual: 190 }
const SMALLEST = { fewThings: 96, usual: 58 }
const SMALLEST_THING = 76
/** Smaller companions beside the largest one: the distance as a share of its height, and their size. */
const COMPANION = { beside: 0.55, size: 0.62, smallest: 72 }
/** The page's edge cuts the feet of plants and stones; things on a floor stand above it. */
const FOOT = { growing: 8, standing: -16 }

/** Large simple things along the lower edge, so that the lower part of the page is not empty: plants in both corners, on floors one thing. */
export function drawLargeForeground(canvas: SceneryCanvas, plan: Foreground): void {
  const { figures, heads, frame, rng, bottom, scale } = canvas
  if (plan.things.length === 0 || plan.count === 0) return
  const isSparse = canvas.thingDetail === 0
  const [largest, smallest] = isSparse
    ? [LARGEST.fewThings, SMALLEST.fewThings]
    : [LARGEST.usual, SMALLEST.usual]
  // Easy pages have one large plant instead of several small ones.
  const isSingle = plan.bare || isSparse
  const zones = isSingle ? rng.shuffle(ZONES.slice(0, 2)) : ZONES
  for (const { from, to, over } of zones) {
    const [left, right] = [canvas.X(from), canvas.X(to)]
    const isAbove = ({ x, w }: Box) => x < right && x + w > left
    const lowest = Math.max(0, ...figures.filter(isAbove).map(({ y, h }) => y + h))
    const chin = Math.max(0, ...heads.filter(isAbove).map(({ y, h }) => y + h))
    const covered = plan.bare ? FOOT.standing : over * frame.h
    const free = Math.min(bottom - lowest + covered, bottom - chin) / scale
    if (free < (plan.bare ? SMALLEST_THING : smallest)) continue
    const height = Math.min(largest, free) * rng.range(0.85, 1)
    const inward = from === 0 ? 1 : -1
    const edge = plan.bare ? rng.range(0.1, 0.14) : rng.range(0.04, 0.12)
    const u = from === 0 ? edge : to === 1 ? 1 - edge : rng.range(0.42, 0.58)
    const beside = u + (inward * COMPANION.beside * height * scale) / frame.w
    addLarge(canvas, plan, u, height)
    if (over > 0 && !plan.bare && !isSparse && height * COMPANION.size > COMPANION.smallest)
      addLarge(canvas, plan, beside, height * COMPANION.size)
    if (isSingle) return
  }
}

const addLarge = (canvas: SceneryCanvas, plan: Foreground, u: number, height: number): void =>
  canvas.add(
    'fore',
    largeThingOf(canvas, plan),
    u,
    canvas.bottom + (plan.bare ? FOOT.standing : FOOT.growing),
    height,
    {
      flip: canvas.rng.chance(0.5),
      grow: false,
      requested: true,
    },
  )

/** Thin strokes of grass would look lost at this size, and a fern has many small parts. */
function largeThingOf(canvas: SceneryCanvas, plan: Foreground): Thing {
  const thing = thingOf(canvas, plan)
  return thing === GROWTH.tuft || thing === GROWTH.fern
    ? canvas.season === 'winter'
      ? GROWTH.bush
      : GROWTH.blades
    : thing
}

function corners(canvas: SceneryCanvas, count: number, size: number, thing: () => Thing): void {
  const { rng } = canvas
  const placed: { u: number; up: number; height: number }[] = []
  times(count, (i) => {
    const corner = i < count * (canvas.thingDetail < 2 ? 1 : 0.7)
    const inward = corner ? rng.range(-0.01, 0.2) : rng.range(0.28, 0.72)
    const u = corner && i % 2 ? 1 - inward : inward
    const up = corner ? -rng.range(-8, 46) * (1 - inward * 3) : rng.range(-2, 8)
    const height = size * (corner ? 1.55 - 3 * Math.max(0, inward) : 0.72) * rng.range(0.85, 1.15)
    const crowded = placed.some(
      (other) =>
        Math.abs(other.u - u) * canvas.frame.w < (other.height + height) * canvas.byDetail(0.3, 0.24, 0.2),
    )
    if (!crowded) placed.push({ u, up, height })
  })
  placed.sort((a, b) => a.up - b.up)
  for (const { u, up, height } of placed)
    canvas.add('fore', thing(), u, canvas.bottom - 12 + Math.min(0, up), height, {
      flip: rng.chance(0.5),
      grow: false,
      deco: true,
    })
}

/**
 * Scatters small things on the near ground, smaller towards the horizon, away from paths, water and other things.
 */
function scatterSmallThings(canvas: SceneryCanvas, ground: Ground, size: number, thing: () => Thing): void {
  const { rng } = canvas
  const taken = canvas.items.filter((item) => item.layer === 'near' && item.object).map((item) => item.box)
  const spots = times(canvas.countAcross([2, 4, 16, 30][canvas.detail]!), (i) => {
    const u = 0.03 + 0.94 * ((i * 0.7549 + 0.3) % 1)
    const near = (i * 0.5698 + 0.1) % 1
    const top = ground(canvas.X(u)) + 34
    return { u, y: top + (canvas.Y(0.93) - top) * near, height: size * (0.66 + 0.26 * near) }
  }).sort((a, b) => a.y - b.y)
  for (const { u, y, height } of spots) {
    const x = canvas.X(u)
    const box: Box = { x: x - height * 0.55, y: y - height, w: height * 1.1, h: height + 4 }
    if (canvas.blocked.some((isBlocked) => isBlocked(x, y)) || taken.some((other) => overlaps(box, other)))
      continue
    taken.push(box)
    canvas.add('near', thing(), u, y, height, { deco: true, grow: false, flip: rng.chance(0.5) })
  }
}
