import { hill, road, spread, stand, trees } from '../../ground.ts'
import { poly, smooth, stick, times } from '../../canvas/outlines.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import type { Thing } from '../../canvas/thing.ts'
import { castle } from '../../things/buildings/castle.ts'
import { fence } from '../../things/buildings/fence.ts'
import { peak } from '../../things/ground/stones.ts'

export const castleGrounds: Setting = {
  groundStart: 0.72,
  draw(canvas) {
    const { inLayout, variant } = canvas
    sky(canvas, { travellers: ['balloon', 'kite'] })
    if (variant !== 1)
      for (const [u, h] of [
        [0.85, 260],
        [0.1, 220],
      ] as const)
        canvas.add('far', peak({ snow: true }), inLayout(u), canvas.Y(0.58), h, { grow: false })
    const far = hill(canvas, 'far', 0.52, 0.025)
    if (canvas.thingDetail)
      trees(canvas, 'far', far, spread(0, 1, canvas.countAcross(7)), ['fir', 'round', 'poplar'], 90)
    const mid = hill(canvas, 'mid', 0.58, 0.02, { growth: ['tuft', 'bush'] })
    const u = [0.5, inLayout(0.3), inLayout(0.66)][variant]!
    stand(canvas, 'mid', castle, u, mid, [430, 400, 380][variant]!, { sink: 40, landmark: true })
    trees(canvas, 'mid', mid, [inLayout(0.06), inLayout(0.94)], ['poplar', 'cloudy'], 200, { sink: 40 })
    const near = hill(canvas, 'near', 0.71, 0.014, { waves: 0.7 })
    if (variant === 1) moat(canvas, u)
    else road(canvas, 'near', near, { from: u, to: variant ? inLayout(0.35) : 0.5, narrow: 70, wide: 300 })
    if (variant === 2)
      canvas.add('near', (pen) => fence(pen, 460), inLayout(0.16), canvas.Y(0.8), 120, {
        of: 'fence',
        grow: false,
        deco: true,
      })
    return { ground: near, foreground: { things: ['tulip', 'flower', 'tuft', 'daisy', 'stone'] } }
  },
}

function moat(canvas: SceneryCanvas, u: number): void {
  const left = canvas.frame.x - 40
  const right = canvas.right + 40
  canvas.blocked.push((_, y) => y < canvas.Y(0.84))
  canvas.addShape(
    'near',
    smooth([
      [left, canvas.Y(0.725), 1],
      [canvas.X(0.3), canvas.Y(0.735)],
      [canvas.X(0.7), canvas.Y(0.72)],
      [right, canvas.Y(0.73), 1],
      [right, canvas.Y(0.79), 1],
      [canvas.X(0.6), canvas.Y(0.785)],
      [canvas.X(0.3), canvas.Y(0.795)],
      [left, canvas.Y(0.78), 1],
    ]),
  )
  canvas.add('near', bridge, u, canvas.Y(0.8), 120)
}

const bridge: Thing = (pen) => {
  pen.add(poly('-34,4 -22,-90 22,-90 34,4'))
  times(5, (i) => pen.line(stick(-33 + i * 2.2, -4 - i * 17, 33 - i * 2.2, -4 - i * 17)))
}
