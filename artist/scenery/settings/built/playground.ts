import { hill, road, spread, stand, trees } from '../../ground.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import type { Thing } from '../../canvas/thing.ts'
import { COUNTRY_HOUSES } from '../../things/buildings/country-houses.ts'
import { fence } from '../../things/buildings/fence.ts'
import { PLAYGROUND_THINGS } from '../../things/furnishing/playground-things.ts'
import { TOWN_HOUSES } from '../../things/buildings/town-houses.ts'

const { slide, swing, climber, seesaw, sandbox } = PLAYGROUND_THINGS
const SETS: readonly (readonly [Thing, Thing])[] = [
  [slide, swing],
  [climber, seesaw],
  [swing, sandbox],
]

export const playground: Setting = {
  groundStart: 0.78,
  framing: ['branch', 'tree'],
  draw(place) {
    const { inLayout, variant, rng } = place
    sky(place)
    const far = hill(place, 'far', 0.52, 0.02)
    if (variant === 1)
      for (const u of spread(0.1, 0.9, place.countAcross(place.byDetail(2, 3, 5))))
        stand(
          place,
          'far',
          rng.pick<Thing>([COUNTRY_HOUSES.gable, COUNTRY_HOUSES.cottage, TOWN_HOUSES.stepped]),
          u,
          far,
          150,
          { sink: 10 },
        )
    else
      trees(
        place,
        'far',
        far,
        spread(0, 1, place.countAcross(place.byDetail(3, 4, 7))),
        ['round', 'cloudy', 'poplar', 'birch'],
        190,
      )
    hill(place, 'mid', 0.6, 0.012)
    place.add('mid', (pen) => fence(pen, place.countAcross(900)), 0.5, place.Y(0.635), 110, {
      of: 'fence',
      grow: false,
    })
    const [first, second] = SETS[variant]!
    place.add('mid', second, inLayout(0.82), place.Y(0.75), second === swing ? 260 : 190)
    place.add('mid', first, inLayout(0.2), place.Y(0.77), 350, { flip: place.mirrored, landmark: true })
    const near = hill(place, 'near', 0.79, 0.01)
    road(place, 'near', near, { from: inLayout(0.56), to: inLayout(0.4), narrow: 120, wide: 330 })
    return { ground: near, foreground: { things: ['tuft', 'flower', 'daisy', 'tulip'] } }
  },
}
