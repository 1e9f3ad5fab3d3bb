import { hill, pond, road, spread, stand, trees } from '../../ground.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import { fence } from '../../things/buildings/fence.ts'
import { LITTLE_HOMES } from '../../things/buildings/little-homes.ts'
import { PLANTS } from '../../things/plants/plants.ts'
import { peak } from '../../things/ground/stones.ts'
import { STREET_THINGS } from '../../things/furnishing/street-things.ts'
import { TOWN_HOUSES } from '../../things/buildings/town-houses.ts'

const RANGES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0.2, 380],
    [0.86, 330],
    [0.52, 470],
  ],
  [
    [0.85, 300],
    [0.2, 520],
    [0.6, 360],
  ],
  [
    [0.1, 300],
    [0.4, 360],
    [0.95, 340],
    [0.72, 430],
  ],
]

export const mountains: Setting = {
  groundStart: 0.74,
  draw(place) {
    const { inLayout, variant } = place
    sky(place, { travellers: ['balloon', 'plane'] })
    for (const [u, height] of RANGES[variant]!)
      place.add('far', peak({ snow: true }), u, place.Y(0.6), height, { grow: false })
    const growth = ['stone', 'tuft', 'bush'] as const
    const far = hill(place, 'far', 0.56, 0.025, { growth })
    trees(place, 'far', far, spread(0, 1, place.countAcross(place.byDetail(2, 4, 9))), ['fir'], 95)
    const mid = hill(place, 'mid', 0.63, 0.025, { growth })
    if (variant === 0) stand(place, 'mid', LITTLE_HOMES.cabin, inLayout(0.18), mid, 200, { landmark: true })
    if (variant === 1) stand(place, 'mid', TOWN_HOUSES.church, inLayout(0.82), mid, 200, { landmark: true })
    trees(
      place,
      'mid',
      mid,
      variant === 1 ? [inLayout(0.06)] : [inLayout(0.88), inLayout(0.76), inLayout(0.06)],
      ['fir'],
      280,
    )
    const near = hill(place, 'near', 0.73, 0.02, { growth })
    if (variant === 2) {
      pond(place, 'near', inLayout(0.34), 0.79, 0.26)
      place.add('near', PLANTS.reed, inLayout(0.06), place.Y(0.84), 120, { deco: true })
    } else
      road(place, 'near', near, {
        from: inLayout(variant ? 0.8 : 0.22),
        to: inLayout(0.5),
        narrow: 26,
        wide: 200,
      })
    if (variant === 1)
      place.add('near', (pen) => fence(pen, 420, 'rail'), inLayout(0.2), place.Y(0.8), 120, {
        of: 'fence',
        grow: false,
        deco: true,
      })
    place.add('near', STREET_THINGS.sign, inLayout(0.9), place.Y(0.84), 150, {
      flip: !place.mirrored,
      deco: true,
    })
    return { ground: near, foreground: { things: ['stone', 'tuft', 'daisy', 'flower', 'tuft'] } }
  },
}
