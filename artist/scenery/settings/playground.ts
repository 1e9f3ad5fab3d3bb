import { hill, road, spread, stand, trees } from '../ground.ts'
import type { Setting } from '../setting.ts'
import { sky } from '../sky.ts'
import type { Thing } from '../thing.ts'
import { COUNTRY_HOUSES } from '../things/country-houses.ts'
import { fence } from '../things/fence.ts'
import { PLAYGROUND_THINGS } from '../things/playground-things.ts'
import { TOWN_HOUSES } from '../things/town-houses.ts'

const { slide, swing, climber, seesaw, sandbox } = PLAYGROUND_THINGS
const SETS: readonly (readonly [Thing, Thing])[] = [
  [slide, swing],
  [climber, seesaw],
  [swing, sandbox],
]

export const playground: Setting = {
  near: 0.78,
  draw(place) {
    const { U, variant, dice } = place
    sky(place)
    const far = hill(place, 'far', 0.52, 0.02)
    if (variant === 1)
      for (const u of spread(0.1, 0.9, place.across(place.n(2, 4, 5))))
        stand(
          place,
          'far',
          dice.pick<Thing>([COUNTRY_HOUSES.gable, COUNTRY_HOUSES.cottage, TOWN_HOUSES.stepped]),
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
        spread(0, 1, place.across(place.n(3, 6, 8))),
        ['round', 'cloudy', 'poplar', 'birch'],
        190,
      )
    hill(place, 'mid', 0.6, 0.012)
    place.put('mid', (pen) => fence(pen, place.across(900)), 0.5, place.Y(0.635), 110, { grow: false })
    const [first, second] = SETS[variant]!
    place.put('mid', second, U(0.82), place.Y(0.75), second === swing ? 260 : 190)
    place.put('mid', first, U(0.2), place.Y(0.77), 350, { flip: place.mirrored, hero: true })
    const near = hill(place, 'near', 0.79, 0.01)
    road(place, 'near', near, { from: U(0.56), to: U(0.4), narrow: 120, wide: 330 })
    return { ground: near, foreground: { things: ['tuft', 'flower', 'daisy', 'tulip'] } }
  },
}
