import { hill, pond, road, spread, trees } from '../../ground.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import { peak } from '../../things/ground/stones.ts'

export const savanna: Setting = {
  groundStart: 0.72,
  draw(place) {
    const { U, variant } = place
    sky(place, { travellers: ['balloon'], clouds: ['flat', 'streak'] })
    if (variant === 1) place.add('far', peak(true), 0.64, place.Y(0.55), 260, { grow: false })
    const growth = ['tuft', 'tuft', 'stone'] as const
    const far = hill(place, 'far', 0.52, 0.012)
    trees(place, 'far', far, spread(0, 1, place.countAcross(place.byDetail(2, 4, 6))), ['acacia'], 110)
    const mid = hill(place, 'mid', 0.6, 0.015, { growth })
    if (variant === 0) trees(place, 'mid', mid, [U(0.18)], ['acacia'], 380, { landmark: true })
    if (variant === 1) {
      trees(place, 'mid', mid, [U(0.16)], ['baobab'], 340, { landmark: true })
      trees(place, 'mid', mid, [U(0.84)], ['acacia'], 200)
    }
    if (variant === 2) trees(place, 'mid', mid, [U(0.1), U(0.9)], ['acacia', 'baobab'], 280)
    const near = hill(place, 'near', 0.71, 0.015, { growth })
    if (variant === 1) road(place, 'near', near, { from: U(0.7), to: U(0.4) })
    else pond(place, 'near', U(0.76), 0.77, 0.22)
    const things = ['tuft', 'tuft', 'stone', 'reed', 'tuft'] as const
    return {
      ground: near,
      foreground: { things, count: place.byDetail(4, 8, 12), size: place.byDetail(130, 110, 100) },
    }
  },
}
