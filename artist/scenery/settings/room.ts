import { PAST } from '../ground.ts'
import { oval, rect, smooth, stick, times } from '../outlines.ts'
import type { Place } from '../place.ts'
import type { Setting } from '../setting.ts'
import type { Thing } from '../thing.ts'
import { CLOUDS } from '../things/clouds.ts'
import { LIGHTS } from '../things/lights.ts'
import { TREES } from '../things/trees.ts'

/** A piece of furniture: where across, how tall, on the floor's edge or hung at a share of the height. */
export interface Piece {
  thing: Thing
  u: number
  height: number
  v?: number
  hero?: boolean
}

export interface RoomPlan {
  /** Three arrangements. */
  pieces: readonly (readonly Piece[])[]
  toys: readonly Thing[]
  tiled?: boolean
  rug?: boolean
}

const FLOOR = 0.68

/** Indoors: wall, window with its own weather, floor, furniture. */
export const room = (plan: RoomPlan): Setting => ({
  near: 0.72,
  indoors: true,
  draw(place) {
    wall(place)
    const pieces = plan.pieces[place.variant % plan.pieces.length]!
    const free =
      [0.5, 0.3, 0.7].find((u) =>
        pieces.every((piece) => Math.abs(piece.u - u) > 0.2 || piece.height < 260),
      ) ?? 0.5
    window(place, place.U(free))
    floor(place, plan.tiled ?? false)
    for (const { thing, u, height, v = FLOOR + 0.03, hero } of pieces)
      place.put(v < FLOOR ? 'far' : 'mid', thing, place.U(u), place.Y(v), height, {
        grow: false,
        hero,
        deco: v < FLOOR,
        flip: u > 0.5 !== place.mirrored,
      })
    if (plan.rug) rug(place)
    return {
      ground: () => place.Y(FLOOR),
      foreground: { things: plan.toys, count: place.n(1, 3, 4), size: place.n(110, 92, 86), bare: true },
    }
  },
})

function wall(place: Place): void {
  const { frame } = place
  place.shape(
    'far',
    rect(frame.x - PAST, frame.y - PAST, frame.w + 2 * PAST, place.Y(FLOOR) - frame.y + PAST),
  )
  if (place.d === 0) return
  const n = place.across(place.n(0, 8, 12))
  if (place.variant === 1) {
    const top = place.Y(0.46)
    place.shape('far', rect(frame.x - PAST, top - 10, frame.w + 2 * PAST, 12), { width: 0.8 })
    times(n - 1, (i) =>
      place.shape('far', stick(place.X((i + 1) / n), top, place.X((i + 1) / n), place.Y(FLOOR)), {
        width: 0.7,
      }),
    )
    return
  }
  if (place.variant === 0)
    return void times(n - 1, (i) =>
      place.shape('far', stick(place.X((i + 1) / n), frame.y - PAST, place.X((i + 1) / n), place.Y(FLOOR)), {
        width: 0.7,
      }),
    )
  times(place.across(place.n(0, 12, 20)), (i) =>
    place.put(
      'far',
      LIGHTS.star,
      0.06 + 0.88 * ((i * 0.7549) % 1),
      place.Y(0.05 + 0.58 * ((i * 0.5698) % 1)),
      34,
      { deco: true, loose: true, grow: false },
    ),
  )
}

function window(place: Place, u: number): void {
  const { dice } = place
  const w = Math.min(place.frame.w * 0.29, 240)
  const h = Math.min(place.frame.h * 0.23, 260)
  const [x, y] = [place.X(u), place.Y(0.09)]
  const share = (pixels: number) => pixels / place.frame.w
  place.shape('far', rect(x - w / 2 - 14, y - 14, w + 28, h + 28))
  place.shape('far', rect(x - w / 2, y, w, h))
  const night = place.time === 'night'
  const sun = dice.pick<Thing>([LIGHTS.sunRays, LIGHTS.sunStar, LIGHTS.sunPetal])
  // A thick pen would fill the rays of so small a sun.
  const light = night ? LIGHTS.moon : place.d ? sun : LIGHTS.sunPetal
  place.put('far', light, u - share(w * 0.22), y + h * 0.26, 78, { grow: false })
  if (place.weather === 'snow' || place.weather === 'rain')
    for (const k of [0.12, 0.32, -0.1])
      place.put(
        'far',
        place.weather === 'snow' ? CLOUDS.flake : CLOUDS.drop,
        u + share(w * k),
        y + h * (0.2 + k),
        34,
        { grow: false },
      )
  else if (night)
    for (const k of [0.14, 0.34])
      place.put('far', LIGHTS.star, u + share(w * k), y + h * (0.1 + k), 34, { grow: false })
  place.shape(
    'far',
    smooth([
      [x - w / 2, y + h, 1],
      [x - w / 2, y + h * 0.72, 1],
      [x - w * 0.2, y + h * 0.62],
      [x + w * 0.2, y + h * 0.76],
      [x + w / 2, y + h * 0.66, 1],
      [x + w / 2, y + h, 1],
    ]),
  )
  if (place.d) place.put('far', TREES.round, u + share(w * 0.26), y + h * 0.8, 90, { grow: false })
  place.shape('far', stick(x, y, x, y + h))
  place.shape('far', stick(x - w / 2, y + h * 0.5, x + w / 2, y + h * 0.5))
  for (const side of [-1, 1])
    place.shape(
      'far',
      smooth([
        [x + side * (w / 2 + 46), y - 26, 1],
        [x + side * w * 0.3, y - 26, 1],
        [x + side * w * 0.43, y + h * 0.36],
        [x + side * (w / 2 + 6), y + h * 0.62, 1],
        [x + side * (w / 2 + 22), y + h + 30, 1],
        [x + side * (w / 2 + 58), y + h + 30, 1],
      ]),
    )
  place.shape('far', rect(x - w / 2 - 60, y - 38, w + 120, 16, 4))
}

function floor(place: Place, tiled: boolean): void {
  const { frame } = place
  place.shape('mid', rect(frame.x - PAST, place.Y(FLOOR), frame.w + 2 * PAST, frame.h))
  place.shape('mid', rect(frame.x - PAST, place.Y(FLOOR - 0.022), frame.w + 2 * PAST, frame.h * 0.022))
  if (place.d === 0) return
  const n = place.n(0, 5, 8)
  times(n + 5, (i) => {
    const u = (i - 2) / n - 0.5
    place.shape(
      'mid',
      stick(place.X(0.5 + u * 0.8), place.Y(FLOOR), place.X(0.5 + u * 1.9), place.bottom + PAST),
      { width: 0.7 },
    )
  })
  if (tiled)
    for (const v of [0.74, 0.82, 0.93])
      place.shape('mid', stick(frame.x - PAST, place.Y(v), place.right + PAST, place.Y(v)), { width: 0.7 })
}

function rug(place: Place): void {
  const [x, y] = [place.X(0.5), place.Y(0.9)]
  const w = Math.min(place.frame.w * 0.4, 360)
  place.shape('near', oval(x, y, w, w * 0.25))
  place.shape('near', oval(x, y, w * 0.84, w * 0.19))
}
