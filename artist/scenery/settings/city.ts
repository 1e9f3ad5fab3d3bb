import { hill, spread } from '../ground.ts'
import { poly, stick, times } from '../outlines.ts'
import type { Place } from '../place.ts'
import type { Setting } from '../setting.ts'
import { sky } from '../sky.ts'
import type { Thing } from '../thing.ts'
import { STREET_THINGS } from '../things/street-things.ts'
import { TOWN_HOUSES } from '../things/town-houses.ts'
import { COUNTRY_HOUSES } from '../things/country-houses.ts'
import { TREES } from '../things/trees.ts'

const { shop, stepped, timber, block, church } = TOWN_HOUSES
const FRONTS: readonly (readonly Thing[])[] = [
  [shop, stepped, timber, shop],
  [stepped, stepped, COUNTRY_HOUSES.gable, stepped],
  [block, shop, church],
]

/** A street before houses; `skyline` adds towers behind them. */
export const street = (skyline: boolean): Setting => ({
  near: 0.75,
  draw(place) {
    const { U, variant, dice } = place
    sky(place, { travellers: ['plane', 'balloon'] })
    const base = place.Y(0.66)
    if (skyline)
      for (const u of spread(-0.02, 1.02, place.across(place.n(3, 6, 8))))
        place.put('far', block, u, base, dice.range(340, 470))
    else hill(place, 'far', 0.5, 0.03)
    const fronts = dice.shuffle(FRONTS[variant]!).slice(0, place.n(2, 4, 4))
    const count = Math.max(fronts.length, place.across(fronts.length))
    times(count, (i) =>
      place.put('mid', fronts[i % fronts.length]!, (i + 0.5) / count, base + 14, dice.range(235, 280), {
        grow: false,
      }),
    )
    hill(place, 'mid', 0.67, 0, { flat: true })
    hill(place, 'near', 0.74, 0, { flat: true })
    pavement(place)
    place.put('near', STREET_THINGS.lamp, U(0.07), place.Y(0.745), 300)
    place.put('near', variant === 2 ? TREES.round : STREET_THINGS.traffic, U(0.94), place.Y(0.745), 260)
    const bench = STREET_THINGS.bench
    return {
      ground: () => place.Y(0.74),
      foreground: {
        things: [bench, 'bush', 'tulip', 'bush'],
        count: place.n(2, 4, 5),
        size: place.n(110, 90, 84),
        bare: true,
      },
    }
  },
})

function pavement(place: Place): void {
  if (place.d)
    for (const u of spread(0, 1, place.across(9)))
      place.shape(
        'mid',
        stick(place.X(0.5 + (u - 0.5) * 0.94), place.Y(0.67), place.X(0.5 + (u - 0.5) * 1.06), place.Y(0.74)),
        { width: 0.7 },
      )
  if (place.variant === 1) return crossing(place)
  times(place.across(place.n(2, 4, 4)), (i) => {
    const [u, w] = [0.03 + i * 0.27, 0.14]
    place.shape(
      'near',
      poly([
        [place.X(u + 0.01), place.Y(0.85)],
        [place.X(u + w + 0.01), place.Y(0.85)],
        [place.X(u + w), place.Y(0.867)],
        [place.X(u), place.Y(0.867)],
      ]),
    )
  })
}

function crossing(place: Place): void {
  const n = place.n(3, 5, 6)
  times(n, (i) => {
    const [a, b] = [0.2 + (0.6 * i) / n, 0.2 + (0.6 * i + 0.34) / n]
    const low = (u: number) => place.X(0.5 + (u - 0.5) * 1.5)
    place.shape(
      'near',
      poly([
        [place.X(a), place.Y(0.78)],
        [place.X(b), place.Y(0.78)],
        [low(b), place.Y(0.96)],
        [low(a), place.Y(0.96)],
      ]),
    )
  })
}
