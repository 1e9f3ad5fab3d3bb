import type { Box } from '../drawing.ts'
import type { Ground } from './ground.ts'
import { times } from './outlines.ts'
import { meets } from './pen.ts'
import type { Place } from './place.ts'
import type { Thing } from './thing.ts'
import { GROWTH, type Growth } from './things/growth.ts'
import { growthIn } from './weather.ts'

/** What stands in the corners before the figures, and, smaller, on the ground around them. */
export interface Foreground {
  things: readonly (Growth | Thing)[]
  count?: number
  size?: number
  /** Floors and streets stay swept. */
  bare?: boolean
}

export function foreground(place: Place, ground: Ground, plan: Foreground): void {
  const { dice } = place
  const size = plan.size ?? place.n(120, 92, 84)
  const thing = (): Thing => {
    const one = dice.pick(plan.things)
    return typeof one === 'string' ? GROWTH[growthIn(place.season, one, dice)] : one
  }
  corners(place, plan.count ?? place.n(5, 13, 18), size, thing)
  if (!plan.bare) litter(place, ground, size, thing)
}

function corners(place: Place, count: number, size: number, thing: () => Thing): void {
  const { dice } = place
  const kept: { u: number; up: number; height: number }[] = []
  times(count, (i) => {
    const corner = i < count * 0.7
    const inward = corner ? dice.range(-0.01, 0.2) : dice.range(0.28, 0.72)
    const u = corner && i % 2 ? 1 - inward : inward
    const up = corner ? -dice.range(-8, 46) * (1 - inward * 3) : dice.range(-2, 8)
    const height = size * (corner ? 1.55 - 3 * Math.max(0, inward) : 0.72) * dice.range(0.85, 1.15)
    const crowded = kept.some(
      (other) => Math.abs(other.u - u) * place.frame.w < (other.height + height) * place.n(0.3, 0.24, 0.2),
    )
    if (!crowded) kept.push({ u, up, height })
  })
  kept.sort((a, b) => a.up - b.up)
  for (const { u, up, height } of kept)
    place.put('fore', thing(), u, place.bottom + 6 + up, height, {
      flip: dice.chance(0.5),
      grow: false,
      deco: true,
    })
}

/** Small things on the near ground, smaller towards the horizon, away from paths, water and other things. */
function litter(place: Place, ground: Ground, size: number, thing: () => Thing): void {
  const { dice } = place
  const taken = place.items.filter((item) => item.layer === 'near' && item.object).map((item) => item.box)
  const spots = times(place.across([3, 20, 34, 52][place.detail]!), (i) => {
    const u = 0.03 + 0.94 * ((i * 0.7549 + 0.3) % 1)
    const near = (i * 0.5698 + 0.1) % 1
    const top = ground(place.X(u)) + 34
    return { u, y: top + (place.Y(0.93) - top) * near, height: size * (0.66 + 0.26 * near) }
  }).sort((a, b) => a.y - b.y)
  for (const { u, y, height } of spots) {
    const x = place.X(u)
    const box: Box = { x: x - height * 0.55, y: y - height, w: height * 1.1, h: height + 4 }
    if (place.blocked.some((is) => is(x, y)) || taken.some((other) => meets(box, other))) continue
    taken.push(box)
    place.put('near', thing(), u, y, height, { deco: true, grow: false, flip: dice.chance(0.5) })
  }
}
