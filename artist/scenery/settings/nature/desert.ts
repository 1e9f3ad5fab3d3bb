import { hill, pond, trees } from '../../ground.ts'
import { poly, stick, openCurve } from '../../canvas/outlines.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import type { Thing } from '../../canvas/thing.ts'
import { OLD_WORLD } from '../../things/buildings/old-world.ts'
import { TREES } from '../../things/plants/trees.ts'

export const desert: Setting = {
  groundStart: 0.74,
  soil: 'sand',
  draw(canvas) {
    const { inLayout, variant } = canvas
    sky(canvas, {
      clouds: ['woolly', 'flat'],
      travellers: ['balloon', 'plane'],
      cloudCount: canvas.byDetail(1, 1, 2),
    })
    if (variant === 0) {
      canvas.add('far', OLD_WORLD.pyramid, inLayout(0.72), canvas.Y(0.57), 300, { landmark: true })
      canvas.add('far', OLD_WORLD.pyramid, inLayout(0.3), canvas.Y(0.57), 190)
    }
    if (variant === 1) mesas(canvas)
    const growth = ['stone', 'tuft'] as const
    const far = hill(canvas, 'far', 0.54, 0.03)
    if (variant === 2)
      trees(canvas, 'far', far, [inLayout(0.66), inLayout(0.78), inLayout(0.9)], ['palm'], 230, { sink: 50 })
    const mid = hill(canvas, 'mid', 0.62, 0.035, { growth })
    trees(
      canvas,
      'mid',
      mid,
      variant === 2 ? [inLayout(0.1)] : [inLayout(0.1), inLayout(0.9)],
      ['cactus'],
      230,
    )
    if (variant === 2) pond(canvas, 'mid', inLayout(0.76), 0.655, 0.2)
    const near = hill(canvas, 'near', 0.73, 0.03, { growth })
    if (variant === 2) canvas.add('near', tent, inLayout(0.14), canvas.Y(0.8), 200, { landmark: true })
    else canvas.add('near', TREES.cactus, inLayout(0.9), canvas.Y(0.87), 300, { deco: true })
    if (canvas.thingDetail) {
      const ripple = [0.06, 0.16, 0.26, 0.34].map(
        (u, i) => [canvas.X(inLayout(u)), canvas.Y(i % 2 ? 0.86 : 0.87)] as const,
      )
      canvas.addShape('near', openCurve(ripple), { width: 0.7 })
    }
    return {
      ground: near,
      foreground: {
        things: ['stone', TREES.cactus, 'tuft', 'stone'],
        count: canvas.byDetail(3, 5, 7),
        size: canvas.byDetail(120, 90, 84),
      },
    }
  },
}

function mesas(canvas: SceneryCanvas): void {
  for (const [u, width, v] of [
    [0.14, 0.19, 0.36],
    [0.55, 0.14, 0.42],
    [0.9, 0.17, 0.34],
  ] as const) {
    const x = canvas.X(canvas.inLayout(u))
    const w = width * canvas.frame.w
    const at = (k: number, y: number) => [x + k * w, canvas.Y(y)] as const
    canvas.addShape(
      'far',
      poly([at(-1, 0.58), at(-0.72, v + 0.08), at(-0.62, v), at(0.6, v), at(0.74, v + 0.08), at(1, 0.58)]),
    )
    if (canvas.thingDetail)
      canvas.addShape(
        'far',
        openCurve([at(-0.72, v + 0.08), at(-0.2, v + 0.07), at(0.2, v + 0.09), at(0.74, v + 0.08)]),
        { width: 0.8 },
      )
  }
}

const tent: Thing = (pen) => {
  pen.add(poly('-80,0 0,-90 80,0'))
  pen.add(poly('-22,0 0,-70 22,0'))
  for (const side of [-1, 1])
    for (const i of [0, 1]) pen.line(stick(side * 2 * (i + 1), -88 + 4 * i, side * (38 + i * 22), 0))
}
