import type { Knot } from '../../../geometry/path.ts'
import { OVERHANG } from '../../ground.ts'
import { scallop, times } from '../../canvas/outlines.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import { COUNTRY_HOUSES } from '../../things/buildings/country-houses.ts'
import { TREES } from '../../things/plants/trees.ts'
import { hill, spread, stand } from '../../ground.ts'

/** High in the air: clouds below, or a small landscape far down. */
export const air: Setting = {
  groundStart: 0.86,
  floating: true,
  draw(place) {
    const { frame, rng } = place
    sky(place, { low: 0.6, cloudCount: place.byDetail(3, 5, 6) })
    if (place.variant === 0) {
      const land = hill(place, 'far', 0.86, 0.02)
      for (const u of spread(0, 1, place.countAcross(place.byDetail(3, 7, 10))))
        stand(
          place,
          'far',
          rng.pick([TREES.round, TREES.fir, COUNTRY_HOUSES.gable]),
          u,
          land,
          rng.range(60, 84),
        )
      return { ground: () => place.Y(0.92), foreground: { things: ['bush'], count: 0, bare: true } }
    }
    for (const [row, v] of [0.78, 0.88].entries()) {
      const count = place.countAcross(place.byDetail(4, 6, 8)) - row
      const tops = times(count + 1, (i): Knot => [
        frame.x - 60 + ((frame.w + 120) * i) / count,
        place.Y(v + rng.range(-0.02, 0.02)),
        i === count ? 1 : 0,
      ])
      place.addShape(
        'near',
        scallop(
          [
            ...tops,
            [place.right + 70, place.bottom + OVERHANG, 1],
            [frame.x - 70, place.bottom + OVERHANG, 1],
          ],
          0.5,
        ),
      )
    }
    return { ground: () => place.Y(0.9), foreground: { things: ['bush'], count: 0, bare: true } }
  },
}
