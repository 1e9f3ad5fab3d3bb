import { hill, pond, spread, stand, trees } from '../../ground.ts'
import { smooth } from '../../canvas/outlines.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import type { Thing } from '../../canvas/thing.ts'
import { COUNTRY_HOUSES } from '../../things/buildings/country-houses.ts'
import { fence } from '../../things/buildings/fence.ts'
import { LITTLE_HOMES } from '../../things/buildings/little-homes.ts'
import { peak } from '../../things/ground/stones.ts'
import { TREES } from '../../things/plants/trees.ts'
import { YARD_THINGS } from '../../things/furnishing/yard-things.ts'

export const snow: Setting = {
  groundStart: 0.73,
  soil: 'snow',
  framing: ['branch'],
  season: 'winter',
  weather: 'snow',
  draw(place) {
    const { inLayout, variant } = place
    sky(place, { travellers: [], birds: [] })
    if (variant !== 0)
      for (const [u, h] of [
        [0.2, 280],
        [0.8, 340],
      ] as const)
        place.add('far', peak({ snow: true }), u, place.Y(0.58), h, { grow: false })
    const far = hill(place, 'far', 0.5, 0.035)
    trees(
      place,
      'far',
      far,
      spread(0, 1, place.countAcross(place.byDetail(2, 4, 8))),
      ['snowfir', 'fir', 'bare'],
      130,
    )
    const mid = hill(place, 'mid', 0.6, 0.03)
    const home = [COUNTRY_HOUSES.cottage, LITTLE_HOMES.igloo, LITTLE_HOMES.cabin][variant]!
    stand(place, 'mid', home, inLayout([0.24, 0.75, 0.8][variant]!), mid, 235, { sink: 12, landmark: true })
    trees(
      place,
      'mid',
      mid,
      variant === 1 ? [inLayout(0.08), inLayout(0.26)] : [inLayout(variant ? 0.12 : 0.88)],
      ['snowfir'],
      330,
    )
    const near = hill(place, 'near', 0.72, 0.02)
    if (variant === 1) pond(place, 'near', 0.5, 0.82, 0.36)
    else
      place.add('near', YARD_THINGS.snowman, inLayout(variant ? 0.14 : 0.88), place.Y(0.85), 210, {
        deco: true,
      })
    if (variant === 2)
      place.add('near', (pen) => fence(pen, 380, 'rail'), inLayout(0.84), place.Y(0.78), 120, {
        of: 'fence',
        grow: false,
        deco: true,
      })
    return {
      ground: near,
      foreground: {
        things: place.thingDetail > 1 ? [drift, 'stone', TREES.snowfir] : [drift],
        count: place.byDetail(3, 5, 7),
        size: place.byDetail(120, 96, 86),
      },
    }
  },
}

const drift: Thing = (pen) => {
  pen.add(smooth('-80,4! -50,-34 0,-50 52,-36 84,4!'))
}
