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
  corners(canvas, plan.count ?? canvas.byDetail(4, 6, 13), size, pickThing)
  if (!plan.bare) scatterSmallThings(canvas, ground, size, pickThing)
}

/** A single stone in front of somebody seems to mean something, so other things lie there if there are any. */
function thingOf({ rng, season, soil }: SceneryCanvas, { things }: Foreground): Thing {
  const others = soil === 'grass' ? things.filter((each) => each !== 'stone') : things
  const picked = rng.pick(others.length > 0 ? others : things)
  return typeof picked === 'string' ? GROWTH[growthIn(season, picked, rng)] : picked
}

/** The free height below the figures, as a share of the page's, from which large things stand there. */
const EMPTY_BELOW = 0.13
/** Positions across the page; the middle one needs more room. */
const LARGE_SPOTS = [0.13, 0.87]
const MIDDLE_FROM = 0.2

/** A few large things in front of figures that leave the lower part of a sparse page empty. */
export function drawLargeForeground(canvas: SceneryCanvas, plan: Foreground): void {
  const { figures, frame, rng } = canvas
  const lowest = Math.max(canvas.Y(0.5), ...figures.map(({ y, h }) => y + h))
  const free = canvas.bottom - lowest
  if (plan.things.length === 0 || free < frame.h * EMPTY_BELOW) return
  const spots = free > frame.h * MIDDLE_FROM ? [...LARGE_SPOTS, rng.range(0.4, 0.6)] : LARGE_SPOTS
  const height = Math.min(LARGEST, free * 0.9) / canvas.scale
  for (const u of spots)
    canvas.add(
      'fore',
      thingOf(canvas, plan),
      u,
      canvas.bottom - frame.h * 0.015,
      height * rng.range(0.8, 1),
      {
        flip: rng.chance(0.5),
        grow: false,
        deco: true,
        requested: true,
      },
    )
}
/** Height of the largest things in front, in page units. */
const LARGEST = 190

function corners(canvas: SceneryCanvas, count: number, size: number, thing: () => Thing): void {
  const { rng } = canvas
  const placed: { u: number; up: number; height: number }[] = []
  times(count, (i) => {
    const corner = i < count * (canvas.d < 2 ? 1 : 0.7)
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
    if (canvas.blocked.some((is) => is(x, y)) || taken.some((other) => overlaps(box, other))) continue
    taken.push(box)
    canvas.add('near', thing(), u, y, height, { deco: true, grow: false, flip: rng.chance(0.5) })
  }
}
