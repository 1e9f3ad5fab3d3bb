import { hill, pond, road, spread, trees } from '../../ground.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import { openCurve, ring, smooth } from '../../canvas/outlines.ts'
import { PLANTS } from '../../things/plants/plants.ts'
import { peak, STONES } from '../../things/ground/stones.ts'

export const savanna: Setting = {
  groundStart: 0.72,
  framing: ['branch'],
  draw(place) {
    const { inLayout, variant } = place
    sky(place, { travellers: ['balloon'], clouds: ['flat', 'woolly'] })
    if (variant === 1) place.add('far', peak({ snow: true }), 0.64, place.Y(0.55), 260, { grow: false })
    const growth = ['tuft', 'tuft', 'stone'] as const
    const far = hill(place, 'far', 0.52, 0.012)
    trees(place, 'far', far, spread(0, 1, place.countAcross(place.byDetail(2, 4, 6))), ['acacia'], 110)
    const mid = hill(place, 'mid', 0.6, 0.015, { growth })
    if (variant === 0) trees(place, 'mid', mid, [inLayout(0.18)], ['acacia'], 380, { landmark: true })
    if (variant === 1) {
      trees(place, 'mid', mid, [inLayout(0.16)], ['baobab'], 340, { landmark: true })
      trees(place, 'mid', mid, [inLayout(0.84)], ['acacia'], 200)
    }
    if (variant === 2) trees(place, 'mid', mid, [inLayout(0.1), inLayout(0.9)], ['acacia', 'baobab'], 280)
    const near = hill(place, 'near', 0.71, 0.015, { growth })
    if (variant === 1) road(place, 'near', near, { from: inLayout(0.7), to: inLayout(0.4) })
    else pond(place, 'near', inLayout(0.76), 0.77, 0.22)
    const things = ['tuft', 'tuft', 'stone', 'reed', 'tuft'] as const
    return {
      ground: near,
      foreground: { things, count: place.byDetail(4, 8, 12), size: place.byDetail(130, 110, 100) },
    }
  },
}

/** The savanna with a large waterhole in front of the animals. */
export const waterhole: Setting = {
  ...savanna,
  draw(place) {
    const { ground } = savanna.draw(place)
    const { X: pageX, bottom, frame, figures, rng } = place
    const feet = Math.max(place.Y(0.76), ...figures.map(({ y, h }) => y + h - frame.h * 0.03))
    const [middle, half] = [pageX(0.5), frame.w * 0.47]
    const deep = (bottom - feet) * 0.46
    const shore = (share: number) =>
      smooth(
        ring(10, half * share, deep * share, middle, feet + deep).map(([x, y]) => [
          x + rng.range(-9, 9),
          y + rng.range(-3, 3),
        ]),
      )
    place.addShape('near', shore(1), { of: 'water' })
    place.addShape('near', shore(0.9), { width: 0.8, of: 'water' })
    for (const [u, v] of [
      [0.3, 0.8],
      [0.6, 1.2],
      [0.42, 1.5],
      [0.72, 0.7],
    ] as const)
      place.addShape(
        'near',
        openCurve([0, 14, 28, 46, 62].map((dx, i) => [pageX(u) + dx, feet + deep * v - (i % 2) * 5])),
        {
          taper: [0.35, 0.35],
          of: 'water',
        },
      )
    for (const [u, size] of [
      [0.05, 80],
      [0.94, 100],
    ] as const)
      place.add('near', STONES.stone, place.inLayout(u), feet + deep * 1.5, size, { deco: true, grow: false })
    place.add('near', PLANTS.reed, place.inLayout(0.9), feet + deep * 0.7, 170, { deco: true, grow: false })
    return { ground, foreground: { things: ['tuft', 'stone'], bare: true } }
  },
}
