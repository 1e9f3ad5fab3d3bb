import { hill, stand, waves } from '../../ground.ts'
import { poly, smooth, times } from '../../canvas/outlines.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import { SHORE_THINGS } from '../../things/ground/shore-things.ts'
import { peak } from '../../things/ground/stones.ts'
import { TREES } from '../../things/plants/trees.ts'

const HORIZON = 0.47

export const beach: Setting = {
  groundStart: 0.7,
  soil: 'sand',
  framing: ['palm'],
  waterline: 0.6,
  draw(canvas) {
    const { inLayout, variant } = canvas
    sky(canvas, { birds: ['gull'], travellers: ['kite', 'plane'] })
    coast(canvas)
    hill(canvas, 'far', HORIZON, 0, { flat: true })
    for (const [i, u] of [0.45, 0.9, 0.68].slice(0, canvas.byDetail(1, 2, 3)).entries())
      canvas.add('far', SHORE_THINGS.boat, inLayout(u), canvas.Y(HORIZON + 0.035 + i * 0.012), 110)
    const rows = canvas.byDetail(2, 3, 4)
    times(rows, (i) =>
      waves(
        canvas,
        i ? 'mid' : 'far',
        HORIZON + 0.055 + (i * 0.14) / rows,
        canvas.byDetail(26, 18, 15),
        canvas.byDetail(190, 120, 96),
      ),
    )
    const near = hill(canvas, 'near', 0.69, 0.02, { waves: 0.7 })
    if (variant === 0) {
      towel(canvas)
      stand(canvas, 'near', SHORE_THINGS.parasol, inLayout(0.16), () => canvas.Y(0.83), 330, {
        landmark: true,
      })
    }
    if (variant === 1) {
      canvas.add('near', SHORE_THINGS.sandcastle, inLayout(0.18), canvas.Y(0.85), 200, { landmark: true })
      canvas.add('near', SHORE_THINGS.bucket, inLayout(0.9), canvas.Y(0.86), 96, { deco: true })
    }
    if (variant === 2) {
      canvas.add('near', TREES.palm, inLayout(0.09), canvas.Y(0.84), 640, { grow: false })
      canvas.add('near', TREES.palm, inLayout(0.95), canvas.Y(0.78), 430, { grow: false })
    }
    const growing = ['shell', 'starfish', 'stone', 'shell', 'tuft'] as const
    const things = canvas.thingDetail > 1 ? growing : [SHORE_THINGS.bucket, ...growing]
    return {
      ground: near,
      foreground: { things, count: canvas.byDetail(3, 6, 8), size: canvas.byDetail(96, 68, 62) },
    }
  },
}

function coast(canvas: SceneryCanvas): void {
  const { inLayout, variant } = canvas
  if (variant === 0)
    return canvas.add('far', SHORE_THINGS.lighthouse, inLayout(0.15), canvas.Y(HORIZON + 0.01), 230, {
      landmark: true,
    })
  if (variant === 2) {
    for (const [u, h] of [
      [0.1, 150],
      [0.32, 210],
      [0.9, 170],
    ] as const)
      canvas.add('far', peak({ snow: false }), u, canvas.Y(HORIZON + 0.02), h, { grow: false })
    return
  }
  const x = canvas.X(inLayout(0.75))
  const half = canvas.frame.w * 0.2
  canvas.addShape(
    'far',
    smooth([
      [x - half, canvas.Y(HORIZON + 0.02), 1],
      [x - half * 0.4, canvas.Y(HORIZON - 0.03)],
      [x + half * 0.45, canvas.Y(HORIZON - 0.035)],
      [x + half, canvas.Y(HORIZON + 0.02), 1],
    ]),
  )
  canvas.add('far', TREES.palm, inLayout(0.73), canvas.Y(HORIZON - 0.025), 190)
}

function towel(canvas: SceneryCanvas): void {
  const at = (u: number, v: number) => [canvas.X(canvas.inLayout(u)), canvas.Y(v)] as const
  canvas.addShape('near', poly([at(0.06, 0.87), at(0.3, 0.87), at(0.27, 0.83), at(0.08, 0.83)]))
  canvas.addShape('near', poly([at(0.12, 0.87), at(0.19, 0.87), at(0.18, 0.83), at(0.125, 0.83)]), {
    width: 0.8,
  })
}
