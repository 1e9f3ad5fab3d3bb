import { hill, road, spread, stand } from '../../ground.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import type { Thing } from '../../canvas/thing.ts'
import { COUNTRY_HOUSES } from '../../things/buildings/country-houses.ts'
import { fence } from '../../things/buildings/fence.ts'
import { bush } from '../../things/plants/leafy-trees.ts'
import { STREET_THINGS } from '../../things/furnishing/street-things.ts'
import { TOWN_HOUSES } from '../../things/buildings/town-houses.ts'
import { TREES } from '../../things/plants/trees.ts'

const SPOTS: readonly (readonly number[])[] = [
  [0.14, 0.42, 0.84],
  [0.12, 0.88],
  [0.2, 0.62, 0.88],
]

export const village: Setting = {
  groundStart: 0.71,
  draw(place) {
    const { inLayout, variant, rng } = place
    const { timber, stepped, church } = TOWN_HOUSES
    const cottage = COUNTRY_HOUSES.cottage
    const houses: Thing[] = [timber, COUNTRY_HOUSES.gable, stepped, cottage]
    sky(place, { low: 0.34 })
    const far = hill(place, 'far', 0.5, 0.03)
    for (const u of spread(0.05, 0.95, place.countAcross(place.byDetail(2, 5, 7)))) {
      const thing = rng.chance(0.3)
        ? place.season === 'winter'
          ? TREES.snowfir
          : TREES.fir
        : rng.pick([...houses, church])
      stand(place, 'far', thing, u, far, rng.range(110, 150), { sink: 10 })
    }
    const mid = hill(place, 'mid', 0.61, variant === 1 ? 0.03 : 0.012, { growth: ['tuft', 'bush'] })
    for (const [i, u] of SPOTS[variant]!.slice(0, place.byDetail(2, 3, 3)).entries())
      stand(
        place,
        'mid',
        variant === 2 && i === 1 ? church : rng.pick(houses),
        inLayout(u),
        mid,
        variant === 1 ? 330 : 275,
        { sink: 24, grow: false, landmark: i === 0 },
      )
    const near = hill(place, 'near', 0.7, 0.015)
    road(place, 'near', near, {
      from: [0.5, 0.5, inLayout(0.42)][variant]!,
      to: inLayout(0.5),
      narrow: 60,
      wide: 280,
    })
    if (variant === 1)
      place.add('near', (pen) => fence(pen, 420), inLayout(0.12), place.Y(0.77), 110, {
        of: 'fence',
        grow: false,
        deco: true,
      })
    place.add('near', STREET_THINGS.lamp, inLayout(0.93), place.Y(0.83), 320, { deco: true })
    if (variant !== 1) place.add('near', bush, inLayout(0.07), place.Y(0.79), 130, { deco: true })
    return {
      ground: near,
      foreground: {
        things: ['bush', 'tuft', 'stone', 'tulip', 'bush'],
        count: place.byDetail(3, 6, 8),
        size: place.byDetail(110, 84, 78),
      },
    }
  },
}
