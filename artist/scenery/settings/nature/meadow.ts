import { hill, pond, road, spread, stand, trees } from '../../ground.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import { COUNTRY_HOUSES } from '../../things/buildings/country-houses.ts'
import { fence } from '../../things/buildings/fence.ts'
import { FLIERS } from '../../things/sky/fliers.ts'
import { PLANTS } from '../../things/plants/plants.ts'
import type { Tree } from '../../things/plants/trees.ts'

const LEAFY: readonly Tree[] = ['cloudy', 'round', 'apple', 'poplar', 'birch', 'willow']
const GREEN = ['tuft', 'tuft', 'bush', 'flower'] as const

export const meadow: Setting = {
  groundStart: 0.72,
  framing: ['branch', 'tree'],
  rareVariant: 1,
  draw(place) {
    const { inLayout, variant } = place
    sky(place)
    const far = hill(place, 'far', 0.5, 0.03, { growth: GREEN })
    if (place.thingDetail)
      trees(place, 'far', far, spread(0, 1, place.countAcross(place.byDetail(2, 5, 8))), LEAFY, 90)
    const mid = hill(place, 'mid', 0.58, 0.03, { growth: GREEN })
    if (variant === 0) {
      stand(place, 'mid', COUNTRY_HOUSES.cottage, inLayout(0.2), mid, 210, { landmark: true })
      trees(place, 'mid', mid, [inLayout(0.86)], LEAFY, 260)
    } else if (variant === 1) {
      stand(place, 'mid', COUNTRY_HOUSES.windmill, inLayout(0.84), mid, 250, { landmark: true })
      trees(place, 'mid', mid, [inLayout(0.1), inLayout(0.28)], ['poplar'], 220)
    } else {
      trees(place, 'mid', mid, [inLayout(0.14)], ['willow', 'apple'], 360)
      trees(place, 'mid', mid, [inLayout(0.74), inLayout(0.92)], ['birch', 'round'], 220)
    }
    const near = hill(place, 'near', 0.71, 0.018)
    if (variant === 0) road(place, 'near', near, { from: inLayout(0.3), to: inLayout(0.62) })
    if (variant === 1) {
      road(place, 'near', near, { from: inLayout(0.66), to: inLayout(0.2), narrow: 40, wide: 260 })
      if (place.thingDetail)
        place.add('near', PLANTS.reed, inLayout(0.06), place.Y(0.93), 110, { deco: true })
    }
    if (variant === 2) {
      place.add('near', (pen) => fence(pen, 520), inLayout(0.8), place.Y(0.76), 120, {
        of: 'fence',
        grow: false,
      })
      pond(place, 'near', inLayout(0.2), 0.83, 0.2)
    }
    for (const u of [0.52, 0.38, 0.64].slice(0, place.byDetail(1, 3, 3)))
      place.add('near', FLIERS.butterfly, inLayout(u), place.Y(0.4 + u * 0.12), place.byDetail(110, 92, 50), {
        deco: true,
        loose: true,
      })
    return { ground: near, foreground: { things: ['tuft', 'flower', 'tulip', 'daisy', 'flower'] } }
  },
}
