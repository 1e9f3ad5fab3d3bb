import type { Knot } from '../../../geometry/path.ts'
import { hill, OVERHANG, road, stand, trees, spread } from '../../ground.ts'
import { poly, rect, smooth, times } from '../../canvas/outlines.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import type { Thing } from '../../canvas/thing.ts'
import { COUNTRY_HOUSES } from '../../things/buildings/country-houses.ts'
import { door, win } from '../../things/buildings/masonry.ts'
import { PLANTS } from '../../things/plants/plants.ts'

/** A crooked house on a hill by moonlight. */
export const hauntedHouse: Setting = {
  groundStart: 0.73,
  soil: 'none',
  time: 'night',
  draw(place) {
    const { inLayout } = place
    sky(place, { low: 0.4 })
    const far = hill(place, 'far', 0.52, 0.03)
    trees(place, 'far', far, spread(0, 1, place.countAcross(place.byDetail(2, 5, 7))), ['bare'], 180)
    const mid = hill(place, 'mid', 0.6, 0.03)
    stand(place, 'mid', crooked, inLayout(0.32), mid, 330, { sink: 24, landmark: true })
    trees(place, 'mid', mid, [inLayout(0.9)], ['bare'], 330)
    const near = hill(place, 'near', 0.72, 0.018, { growth: ['tuft', 'stone'] })
    road(place, 'near', near, { from: inLayout(0.34), to: inLayout(0.55), narrow: 40, wide: 240 })
    for (const u of [0.12, 0.88])
      place.add('near', PLANTS.pumpkin, inLayout(u), place.Y(0.84), 100, { deco: true })
    return { ground: near, foreground: { things: ['pumpkin', 'tuft', 'mushroom', 'stone'] } }
  },
}

/** Rock all around, an opening with daylight. */
export const cave: Setting = {
  groundStart: 0.76,
  soil: 'none',
  indoors: true,
  draw(place) {
    const { frame, rng } = place
    const left = frame.x - OVERHANG
    const right = place.right + OVERHANG
    const rim = [
      [0.3, 0.62],
      [0.28, 0.42],
      [0.36, 0.26],
      [0.5, 0.2],
      [0.66, 0.27],
      [0.74, 0.44],
      [0.7, 0.62],
    ] as const
    sky(place, { low: 0.5, travellers: [] })
    hill(place, 'far', 0.56, 0.02)
    const opening = rim.map(([u, v]): Knot => [place.X(u), place.Y(v)])
    place.addShape(
      'far',
      smooth([
        [left, place.bottom, 1],
        [left, frame.y - OVERHANG, 1],
        [right, frame.y - OVERHANG, 1],
        [right, place.bottom, 1],
        [place.X(0.7), place.bottom, 1],
        ...opening.toReversed(),
        [place.X(0.3), place.bottom, 1],
      ]),
    )
    const near = hill(place, 'near', 0.72, 0.02, { growth: ['stone', 'crystal'] })
    times(place.countAcross(place.byDetail(5, 8, 10)), (i) => {
      const count = place.countAcross(place.byDetail(5, 8, 10))
      const [x, w, long] = [place.X((i + 0.5) / count), (frame.w / count) * 0.5, rng.range(0.06, 0.15)]
      place.addShape(
        'near',
        smooth([
          [x - w, frame.y - OVERHANG, 1],
          [x - w * 0.3, place.Y(long * 0.5)],
          [x, place.Y(long), 1],
          [x + w * 0.3, place.Y(long * 0.5)],
          [x + w, frame.y - OVERHANG, 1],
        ]),
      )
    })
    return { ground: near, foreground: { things: ['crystal', 'stone', 'mushroom', 'crystal'] } }
  },
}

const crooked: Thing = (pen, rng, detail) => {
  pen.add(rect(26, -84, 12, 30))
  pen.add(poly('-40,0 -46,-58 44,-54 38,0'))
  pen.add(poly('-54,-56 -20,-92 24,-90 54,-52'))
  pen.add(poly('-34,-58 -38,-104 -8,-104 -8,-58')).add(poly('-46,-102 -22,-140 -1,-102'))
  win(pen, -30, -94, 14, 18, detail, 'arch')
  win(pen, -34, -42, 18, 20, detail)
  win(pen, 14, -42, 18, 20, detail)
  door(pen, -2, 20, 36, detail, { arch: true })
  if (detail === 2) COUNTRY_HOUSES.silo(pen, rng, 0)
}
