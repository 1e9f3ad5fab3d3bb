import { hill, spread, stand, trees, type Ground } from '../ground.ts'
import { stick, times } from '../outlines.ts'
import type { Place } from '../place.ts'
import type { Setting } from '../setting.ts'
import { sky } from '../sky.ts'
import { COUNTRY_HOUSES } from '../things/country-houses.ts'
import { fence } from '../things/fence.ts'
import { YARD_THINGS } from '../things/yard-things.ts'

export const farm: Setting = {
  near: 0.74,
  draw(place) {
    const { U, variant } = place
    sky(place)
    const far = hill(place, 'far', 0.5, 0.025)
    if (place.d) trees(place, 'far', far, spread(0, 1, place.across(6)), ['round', 'poplar', 'cloudy'], 80)
    const mid = hill(place, 'mid', 0.57, 0.015)
    fields(place, mid)
    if (variant === 0) {
      stand(place, 'mid', COUNTRY_HOUSES.silo, U(0.4), mid, 240, { sink: 24 })
      stand(place, 'mid', COUNTRY_HOUSES.barn, U(0.18), mid, 270, { sink: 34, hero: true })
    }
    if (variant === 1) {
      stand(place, 'mid', COUNTRY_HOUSES.windmill, U(0.16), mid, 260, { sink: 24, hero: true })
      stand(place, 'mid', COUNTRY_HOUSES.cottage, U(0.82), mid, 190, { sink: 24 })
    }
    if (variant === 2) {
      trees(place, 'mid', mid, [U(0.12)], ['apple'], 330, { sink: 20 })
      stand(place, 'mid', COUNTRY_HOUSES.barn, U(0.8), mid, 260, { sink: 30, hero: true })
    }
    const near = hill(place, 'near', 0.72, 0.015)
    place.put(
      'near',
      (pen) => fence(pen, place.across(760), variant === 1 ? 'picket' : 'rail'),
      0.5,
      place.Y(0.765),
      130,
      { grow: false },
    )
    place.put('near', YARD_THINGS.hay, U(0.1), place.Y(0.86), 130, { deco: true })
    return { ground: near, foreground: { things: ['tuft', 'pumpkin', 'flower', 'tuft', 'daisy'] } }
  },
}

/** Furrows that run together in the distance. */
function fields(place: Place, ground: Ground): void {
  const rows = place.n(4, 7, 10)
  const middle = place.X(place.U(0.75))
  times(rows, (i) => {
    const x = place.X(-0.3 + (1.6 * i) / (rows - 1))
    const top = middle + (x - middle) * 0.3
    place.shape('mid', stick(top, ground(top), x, place.Y(0.76)), { width: 0.8 })
  })
}
