import { hill, road, spread, stand, trees } from '../ground.ts'
import { poly, smooth, stick, times } from '../outlines.ts'
import type { Place } from '../place.ts'
import type { Setting } from '../setting.ts'
import { sky } from '../sky.ts'
import type { Thing } from '../thing.ts'
import { castle } from '../things/castle.ts'
import { fence } from '../things/fence.ts'
import { peak } from '../things/stones.ts'

export const castleGrounds: Setting = {
  near: 0.72,
  draw(place) {
    const { U, variant } = place
    sky(place, { travellers: ['balloon', 'kite'] })
    if (variant !== 1)
      for (const [u, h] of [
        [0.85, 260],
        [0.1, 220],
      ] as const)
        place.put('far', peak(true), U(u), place.Y(0.58), h, { grow: false })
    const far = hill(place, 'far', 0.52, 0.025)
    if (place.d) trees(place, 'far', far, spread(0, 1, place.across(7)), ['fir', 'round', 'poplar'], 90)
    const mid = hill(place, 'mid', 0.58, 0.02, { growth: ['tuft', 'bush'] })
    const u = [0.5, U(0.3), U(0.66)][variant]!
    stand(place, 'mid', castle, u, mid, [430, 400, 380][variant]!, { sink: 40, hero: true })
    trees(place, 'mid', mid, [U(0.06), U(0.94)], ['poplar', 'cloudy'], 200, { sink: 40 })
    const near = hill(place, 'near', 0.71, 0.014, { waves: 0.7 })
    if (variant === 1) moat(place, u)
    else road(place, 'near', near, { from: u, to: variant ? U(0.35) : 0.5, narrow: 70, wide: 300 })
    if (variant === 2)
      place.put('near', (pen) => fence(pen, 460), U(0.16), place.Y(0.8), 120, { grow: false, deco: true })
    return { ground: near, foreground: { things: ['tulip', 'flower', 'tuft', 'daisy', 'stone'] } }
  },
}

function moat(place: Place, u: number): void {
  const left = place.frame.x - 40
  const right = place.right + 40
  place.blocked.push((_, y) => y < place.Y(0.84))
  place.shape(
    'near',
    smooth([
      [left, place.Y(0.725), 1],
      [place.X(0.3), place.Y(0.735)],
      [place.X(0.7), place.Y(0.72)],
      [right, place.Y(0.73), 1],
      [right, place.Y(0.79), 1],
      [place.X(0.6), place.Y(0.785)],
      [place.X(0.3), place.Y(0.795)],
      [left, place.Y(0.78), 1],
    ]),
  )
  place.put('near', bridge, u, place.Y(0.8), 120)
}

const bridge: Thing = (pen) => {
  pen.add(poly('-34,4 -22,-90 22,-90 34,4'))
  times(5, (i) => pen.line(stick(-33 + i * 2.2, -4 - i * 17, 33 - i * 2.2, -4 - i * 17)))
}
