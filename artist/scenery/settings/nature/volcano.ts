import { hill, pond, road, spread, stand, trees } from '../../ground.ts'
import { ring, scallop, smooth, bow } from '../../canvas/outlines.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import type { Thing } from '../../canvas/thing.ts'
import { OLD_WORLD } from '../../things/buildings/old-world.ts'
import { peak } from '../../things/ground/stones.ts'

/** The world of the dinosaurs: a smoking mountain, palms and ferns. */
export const volcano: Setting = {
  groundStart: 0.74,
  framing: ['palm', 'vine'],
  draw(place) {
    const { inLayout, variant } = place
    const u = inLayout([0.3, 0.5, 0.72][variant]!)
    sky(place, { travellers: [], birds: ['bird'], cloudCount: 2, away: u })
    if (!place.repeats('volcano'))
      place.add('far', smoking, u, place.Y(0.6), 340, { landmark: true, of: 'volcano' })
    if (variant === 2) place.add('far', peak({ snow: false }), inLayout(0.18), place.Y(0.6), 260)
    const growth = ['fern', 'stone'] as const
    const far = hill(place, 'far', 0.55, 0.025)
    trees(
      place,
      'far',
      far,
      spread(0, 1, place.countAcross(place.byDetail(2, 2, 6))),
      ['palm'],
      place.byDetail(140, 200, 140),
    )
    const mid = hill(place, 'mid', 0.63, 0.02, { growth })
    if (place.thingDetail > 1)
      stand(place, 'mid', OLD_WORLD.dino, inLayout([0.8, 0.2, 0.24][variant]!), mid, 190, {
        sink: 20,
        deco: true,
        flip: (variant === 0) !== place.mirrored,
      })
    trees(place, 'mid', mid, [inLayout(variant ? 0.92 : 0.08)], ['palm'], 360)
    const near = hill(place, 'near', 0.73, 0.02, { growth })
    if (variant === 1) road(place, 'near', near, { from: 0.5, to: inLayout(0.25), narrow: 30, wide: 260 })
    if (variant === 2) pond(place, 'near', inLayout(0.74), 0.8, 0.24)
    place.add('near', OLD_WORLD.nest, inLayout(variant === 2 ? 0.14 : 0.86), place.Y(0.86), 120, {
      deco: true,
    })
    const things = ['fern', 'bigleaf', 'stone', 'fern'] as const
    return {
      ground: near,
      foreground: { things, count: place.byDetail(3, 3, 8), size: place.byDetail(150, 140, 104) },
    }
  },
}

const smoking: Thing = (pen, _, detail) => {
  const puffs = [
    [0, -112, 15],
    [-16, -128, 18],
    [12, -142, 21],
    [-8, -164, 16],
  ] as const
  for (const [x, y, r] of puffs.slice(0, detail ? 4 : 2)) pen.add(scallop(ring(7, r, r * 0.8, x, y), 0.5))
  pen.add(smooth('-80,0! -40,-50 -20,-100! -8,-95 6,-99 20,-100! 42,-50 84,0!'))
  pen.add(smooth('-20,-100! -8,-95 6,-99 20,-100! 25,-84! 18,-66 10,-78 4,-46 -6,-76 -14,-60 -25,-86!'))
  if (detail)
    for (const [x, y] of [
      [-44, -20],
      [40, -26],
      [-20, -34],
    ] as const)
      pen.line(bow(x, y, x + 5, y + 8, x + 3, y + 18), 0.7)
}
