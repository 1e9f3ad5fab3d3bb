import { festoon, rect, stick, times } from '../../canvas/outlines.ts'
import { thing } from '../../canvas/thing-text.ts'
import { OVERHANG, spread } from '../../ground.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import { TOWN_HOUSES } from '../../things/buildings/town-houses.ts'
import { COUNTRY_HOUSES } from '../../things/buildings/country-houses.ts'

const chimney = thing(
  'house',
  'rect -30,-84 60,84; rect -38,-100 76,18 3; rect -22,-118 16,18; rect 6,-118 16,18; 1> path -30,-58 30,-58; 1> path -30,-30 30,-30; 1> path 0,-58 0,-30',
)
const dormer = thing(
  'window',
  'poly -60,0 -60,-56 0,-100 60,-56 60,0; poly -72,-48 0,-108 72,-48 60,-40 0,-92 -60,-40; rect -26,-54 52,54; path 0,-54 0,0; path -26,-28 26,-28',
)
/** Shares of the frame's height: the ridge on which figures stand, and the rows of tiles below it. */
const RIDGE = 0.74
/** How round the tiles are; rounder ones without sides would be waves of water. */
const TILE_BULGE = -0.24
const TILE_ROWS = [0.79, 0.86, 0.95]

/** A roof, with the roofs of the town behind it. */
export const rooftops: Setting = {
  groundStart: 0.76,
  soil: 'none',
  draw(canvas) {
    const { rng, frame, inLayout } = canvas
    sky(canvas, { low: 0.4, travellers: [] })
    const houses = [TOWN_HOUSES.timber, COUNTRY_HOUSES.gable, TOWN_HOUSES.stepped, TOWN_HOUSES.church]
    for (const [i, u] of spread(0.08, 0.92, canvas.countAcross(canvas.byDetail(3, 4, 5))).entries())
      canvas.add(
        'far',
        houses[(i + canvas.variant) % houses.length]!,
        u,
        canvas.Y(0.8),
        rng.range(300, 380),
        {
          grow: false,
          landmark: i === 0,
        },
      )
    const left = frame.x - OVERHANG
    const wide = frame.w + 2 * OVERHANG
    canvas.add('mid', chimney, inLayout(0.85), canvas.Y(RIDGE + 0.02), 190, { landmark: true, grow: false })
    canvas.addShape('mid', rect(left, canvas.Y(RIDGE), wide, frame.h), { of: 'roof' })
    canvas.addShape('mid', rect(left, canvas.Y(RIDGE), wide, frame.h * 0.016), { of: 'roof' })
    for (const [row, v] of TILE_ROWS.entries()) drawTiles(row, v)
    canvas.add('near', dormer, inLayout(0.14), canvas.Y(0.93), 170, { grow: false, deco: true })
    return { ground: () => canvas.Y(RIDGE), foreground: { things: [], count: 0, bare: true } }

    /** Tiles with straight sides and round ends side by side, from edge to edge; every second row is shifted. */
    function drawTiles(row: number, v: number): void {
      const count = canvas.countAcross(canvas.byDetail(5, 7, 9))
      const step = wide / count
      const start = left - (row % 2) * (step / 2)
      const points = times(count + 2, (i) => [start + i * step, canvas.Y(v)] as const)
      canvas.addShape('mid', festoon(points, TILE_BULGE), { width: 0.8, of: 'roof' })
      const top = canvas.Y(TILE_ROWS[row - 1] ?? RIDGE + 0.016)
      for (const [x, y] of points) canvas.addShape('mid', stick(x, top, x, y), { width: 0.8, of: 'roof' })
    }
  },
}
