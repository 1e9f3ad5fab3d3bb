import { hill, spread, stand, trees, type Ground } from '../../ground.ts'
import { stick, times } from '../../canvas/outlines.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import { COUNTRY_HOUSES } from '../../things/buildings/country-houses.ts'
import { fence } from '../../things/buildings/fence.ts'
import { YARD_THINGS } from '../../things/furnishing/yard-things.ts'

export const farm: Setting = {
  groundStart: 0.74,
  framing: ['branch', 'tree'],
  rareVariant: 1,
  draw(canvas) {
    const { inLayout, variant } = canvas
    sky(canvas)
    const far = hill(canvas, 'far', 0.5, 0.025)
    if (canvas.thingDetail)
      trees(canvas, 'far', far, spread(0, 1, canvas.countAcross(6)), ['round', 'poplar', 'cloudy'], 80)
    const mid = hill(canvas, 'mid', 0.57, 0.015)
    fields(canvas, mid)
    if (variant === 0) {
      stand(canvas, 'mid', COUNTRY_HOUSES.silo, inLayout(0.4), mid, 240, { sink: 24 })
      stand(canvas, 'mid', COUNTRY_HOUSES.barn, inLayout(0.18), mid, 270, { sink: 34, landmark: true })
    }
    if (variant === 1) {
      stand(canvas, 'mid', COUNTRY_HOUSES.windmill, inLayout(0.16), mid, 260, { sink: 24, landmark: true })
      stand(canvas, 'mid', COUNTRY_HOUSES.cottage, inLayout(0.82), mid, 190, { sink: 24 })
    }
    if (variant === 2) {
      trees(canvas, 'mid', mid, [inLayout(0.12)], ['apple'], 330, { sink: 20 })
      stand(canvas, 'mid', COUNTRY_HOUSES.barn, inLayout(0.8), mid, 260, { sink: 30, landmark: true })
    }
    const near = hill(canvas, 'near', 0.72, 0.015)
    canvas.add(
      'near',
      (pen) => fence(pen, canvas.countAcross(760), variant === 1 ? 'picket' : 'rail'),
      0.5,
      canvas.Y(0.765),
      130,
      { of: 'fence', grow: false },
    )
    canvas.add('near', YARD_THINGS.hay, inLayout(0.1), canvas.Y(0.86), 130, { deco: true })
    return { ground: near, foreground: { things: ['tuft', 'pumpkin', 'flower', 'tuft', 'daisy'] } }
  },
}

/** Furrows that converge in the distance. */
function fields(canvas: SceneryCanvas, ground: Ground): void {
  const rows = canvas.byDetail(4, 5, 10)
  const middle = canvas.X(canvas.inLayout(0.75))
  times(rows, (i) => {
    const x = canvas.X(-0.3 + (1.6 * i) / (rows - 1))
    const top = middle + (x - middle) * 0.3
    canvas.addShape('mid', stick(top, ground(top), x, canvas.Y(0.76)), { width: 0.8 })
  })
}
