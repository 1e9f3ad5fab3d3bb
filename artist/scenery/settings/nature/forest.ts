import { hill, road, spread, stand, trees } from '../../ground.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import { LITTLE_HOMES } from '../../things/buildings/little-homes.ts'
import { log } from '../../things/plants/wood-things.ts'
import type { Tree } from '../../things/plants/trees.ts'

const FAR: readonly (readonly Tree[])[] = [
  ['fir', 'fir', 'poplar'],
  ['fir', 'fir', 'poplar'],
  ['birch', 'poplar'],
]
const NEAR: readonly (readonly Tree[])[] = [['fir'], ['cloudy', 'birch', 'round'], ['birch', 'cloudy']]

export const forest: Setting = {
  groundStart: 0.74,
  framing: ['tree'],
  draw(place) {
    const { inLayout, variant } = place
    sky(place, { travellers: [], cloudCount: 1, low: 0.24 })
    const growth = ['fern', 'tuft', 'mushroom'] as const
    const back = hill(place, 'far', 0.54, 0.02)
    trees(
      place,
      'far',
      back,
      spread(0, 1, place.countAcross(place.byDetail(3, 5, 10))),
      FAR[variant]!,
      variant === 1 ? 260 : 360,
    )
    const mid = hill(place, 'mid', 0.62, 0.02, { growth })
    const spots = place.byDetail([0.08, 0.9], [0.12, 0.88, 0.3], [0.04, 0.22, 0.36, 0.66, 0.8, 0.95])
    trees(place, 'mid', mid, spots, NEAR[variant]!, 410)
    if (variant === 0)
      stand(place, 'mid', LITTLE_HOMES.cabin, inLayout(0.7), mid, 210, { sink: 20, landmark: true })
    if (variant === 2)
      stand(place, 'mid', LITTLE_HOMES.mushroom, inLayout(0.28), mid, 220, { sink: 20, landmark: true })
    const near = hill(place, 'near', 0.73, 0.018, { growth })
    const from = variant === 1 ? 0.5 : variant === 0 ? inLayout(0.7) : inLayout(0.3)
    road(place, 'near', near, {
      from,
      to: variant === 1 ? inLayout(0.16) : inLayout(0.45),
      narrow: 36,
      wide: variant === 1 ? 300 : 220,
    })
    place.add('near', log, inLayout(0.84), place.Y(0.83), 110, { deco: true })
    return { ground: near, foreground: { things: ['fern', 'mushroom', 'tuft', 'mushroom', 'stone'] } }
  },
}
