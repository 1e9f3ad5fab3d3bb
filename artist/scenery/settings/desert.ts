import { hill, pond, trees } from '../ground.ts'
import { poly, stick, wire } from '../outlines.ts'
import type { Place } from '../place.ts'
import type { Setting } from '../setting.ts'
import { sky } from '../sky.ts'
import type { Thing } from '../thing.ts'
import { OLD_WORLD } from '../things/old-world.ts'
import { TREES } from '../things/trees.ts'

export const desert: Setting = {
  near: 0.74,
  draw(place) {
    const { U, variant } = place
    sky(place, { clouds: ['streak', 'flat'], travellers: ['balloon', 'plane'], cloudCount: place.n(1, 1, 2) })
    if (variant === 0) {
      place.put('far', OLD_WORLD.pyramid, U(0.72), place.Y(0.57), 300, { hero: true })
      place.put('far', OLD_WORLD.pyramid, U(0.3), place.Y(0.57), 190)
    }
    if (variant === 1) mesas(place)
    const growth = ['stone', 'tuft'] as const
    const far = hill(place, 'far', 0.54, 0.03)
    if (variant === 2) trees(place, 'far', far, [U(0.66), U(0.78), U(0.9)], ['palm'], 230, { sink: 50 })
    const mid = hill(place, 'mid', 0.62, 0.035, { growth })
    trees(place, 'mid', mid, variant === 2 ? [U(0.1)] : [U(0.1), U(0.9)], ['cactus'], 230)
    if (variant === 2) pond(place, 'mid', U(0.76), 0.655, 0.2)
    const near = hill(place, 'near', 0.73, 0.03, { growth })
    if (variant === 2) place.put('near', tent, U(0.14), place.Y(0.8), 200, { hero: true })
    else place.put('near', TREES.cactus, U(0.9), place.Y(0.87), 300, { deco: true })
    if (place.d) {
      const ripple = [0.06, 0.16, 0.26, 0.34].map(
        (u, i) => [place.X(U(u)), place.Y(i % 2 ? 0.86 : 0.87)] as const,
      )
      place.shape('near', wire(ripple), { width: 0.7 })
    }
    return {
      ground: near,
      foreground: {
        things: ['stone', TREES.cactus, 'tuft', 'stone'],
        count: place.n(3, 5, 7),
        size: place.n(120, 90, 84),
      },
    }
  },
}

function mesas(place: Place): void {
  for (const [u, width, v] of [
    [0.14, 0.19, 0.36],
    [0.55, 0.14, 0.42],
    [0.9, 0.17, 0.34],
  ] as const) {
    const x = place.X(place.U(u))
    const w = width * place.frame.w
    const at = (k: number, y: number) => [x + k * w, place.Y(y)] as const
    place.shape(
      'far',
      poly([at(-1, 0.58), at(-0.72, v + 0.08), at(-0.62, v), at(0.6, v), at(0.74, v + 0.08), at(1, 0.58)]),
    )
    if (place.d)
      place.shape(
        'far',
        wire([at(-0.72, v + 0.08), at(-0.2, v + 0.07), at(0.2, v + 0.09), at(0.74, v + 0.08)]),
        { width: 0.8 },
      )
  }
}

const tent: Thing = (pen) => {
  pen.add(poly('-80,0 0,-90 80,0'))
  pen.add(poly('-22,0 0,-70 22,0'))
  for (const side of [-1, 1])
    for (const i of [0, 1]) pen.line(stick(side * 2 * (i + 1), -88 + 4 * i, side * (38 + i * 22), 0))
}
