import { hill, stand, waves } from '../ground.ts'
import { poly, smooth, times } from '../outlines.ts'
import type { Place } from '../place.ts'
import type { Setting } from '../setting.ts'
import { sky } from '../sky.ts'
import { SHORE_THINGS } from '../things/shore-things.ts'
import { peak } from '../things/stones.ts'
import { TREES } from '../things/trees.ts'

const HORIZON = 0.47

export const beach: Setting = {
  near: 0.7,
  waterline: 0.6,
  draw(place) {
    const { U, variant } = place
    sky(place, { birds: ['gull'], travellers: ['kite', 'plane'] })
    coast(place)
    hill(place, 'far', HORIZON, 0, { flat: true })
    for (const [i, u] of [0.45, 0.9, 0.68].slice(0, place.n(1, 2, 3)).entries())
      place.put('far', SHORE_THINGS.boat, U(u), place.Y(HORIZON + 0.035 + i * 0.012), 110)
    const rows = place.n(2, 3, 4)
    times(rows, (i) =>
      waves(
        place,
        i ? 'mid' : 'far',
        HORIZON + 0.055 + (i * 0.14) / rows,
        place.n(26, 18, 15),
        place.n(190, 120, 96),
      ),
    )
    const near = hill(place, 'near', 0.69, 0.02, { waves: 0.7 })
    if (variant === 0) {
      towel(place)
      stand(place, 'near', SHORE_THINGS.parasol, U(0.16), () => place.Y(0.83), 330, { hero: true })
    }
    if (variant === 1) {
      place.put('near', SHORE_THINGS.sandcastle, U(0.18), place.Y(0.85), 200, { hero: true })
      place.put('near', SHORE_THINGS.bucket, U(0.9), place.Y(0.86), 96, { deco: true })
    }
    if (variant === 2) {
      place.put('near', TREES.palm, U(0.09), place.Y(0.84), 640, { grow: false })
      place.put('near', TREES.palm, U(0.95), place.Y(0.78), 430, { grow: false })
    }
    const things = ['shell', 'starfish', 'stone', 'shell', 'tuft'] as const
    return { ground: near, foreground: { things, count: place.n(3, 6, 8), size: place.n(96, 68, 62) } }
  },
}

function coast(place: Place): void {
  const { U, variant } = place
  if (variant === 0)
    return place.put('far', SHORE_THINGS.lighthouse, U(0.15), place.Y(HORIZON + 0.01), 230, { hero: true })
  if (variant === 2) {
    for (const [u, h] of [
      [0.1, 150],
      [0.32, 210],
      [0.9, 170],
    ] as const)
      place.put('far', peak(false), u, place.Y(HORIZON + 0.02), h, { grow: false })
    return
  }
  const x = place.X(U(0.75))
  const half = place.frame.w * 0.2
  place.shape(
    'far',
    smooth([
      [x - half, place.Y(HORIZON + 0.02), 1],
      [x - half * 0.4, place.Y(HORIZON - 0.03)],
      [x + half * 0.45, place.Y(HORIZON - 0.035)],
      [x + half, place.Y(HORIZON + 0.02), 1],
    ]),
  )
  place.put('far', TREES.palm, U(0.73), place.Y(HORIZON - 0.025), 190)
}

function towel(place: Place): void {
  const at = (u: number, v: number) => [place.X(place.U(u)), place.Y(v)] as const
  place.shape('near', poly([at(0.06, 0.87), at(0.3, 0.87), at(0.27, 0.83), at(0.08, 0.83)]))
  place.shape('near', poly([at(0.12, 0.87), at(0.19, 0.87), at(0.18, 0.83), at(0.125, 0.83)]), { width: 0.8 })
}
