import type { Knot } from '../../../geometry/path.ts'
import { hill, road, spread, stand, trees } from '../../ground.ts'
import { scallop, smooth, times, openCurve } from '../../canvas/outlines.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import type { Setting } from '../../setting.ts'
import { FLIERS } from '../../things/sky/fliers.ts'
import { LITTLE_HOMES } from '../../things/buildings/little-homes.ts'
import { OLD_WORLD } from '../../things/buildings/old-world.ts'
import { PLANTS } from '../../things/plants/plants.ts'
import { TREES } from '../../things/plants/trees.ts'
import { vine } from '../../things/plants/wood-things.ts'

export const jungle: Setting = {
  groundStart: 0.73,
  framing: ['palm'],
  draw(canvas) {
    const { inLayout, variant, rng } = canvas
    backdrop(canvas)
    const far = hill(canvas, 'far', 0.52, 0.03)
    trees(
      canvas,
      'far',
      far,
      spread(0, 1, canvas.countAcross(canvas.byDetail(2, 2, 7))),
      ['palm', 'cloudy'],
      250,
    )
    if (variant === 0)
      stand(canvas, 'far', OLD_WORLD.temple, inLayout(0.5), far, 320, { sink: 40, landmark: true })
    const mid = hill(canvas, 'mid', 0.6, 0.02, { growth: ['fern', 'bigleaf'] })
    // A waterfall without currents would look like a skirt.
    if (variant === 1 && canvas.thingDetail > 0) waterfall(canvas)
    trees(
      canvas,
      'mid',
      mid,
      [inLayout(0.16), inLayout(0.84), inLayout(0.64)].slice(0, canvas.byDetail(2, 1, 3)),
      ['palm'],
      420,
    )
    const near = hill(canvas, 'near', 0.72, 0.018, { growth: ['fern', 'bigleaf'] })
    if (variant === 2)
      stand(canvas, 'near', LITTLE_HOMES.hut, inLayout(0.8), near, 240, { sink: 10, landmark: true })
    else road(canvas, 'near', near, { from: inLayout(0.5), to: inLayout(0.3), narrow: 90, wide: 330 })
    canvas.add('near', TREES.giant, inLayout(0.05), canvas.Y(0.88), 900, { grow: false })
    for (const u of [0.24, 0.76, 0.4, 0.93, 0.6].slice(0, canvas.byDetail(1, 2, 5)))
      canvas.add('near', vine, u, canvas.Y(0.1), rng.range(120, 220), { grow: false, deco: true })
    canopy(canvas)
    for (const u of [0.9, 0.6])
      canvas.add('near', FLIERS.butterfly, inLayout(u), canvas.Y(u === 0.9 ? 0.5 : 0.24), 54, {
        deco: true,
        loose: true,
      })
    if (canvas.thingDetail > 1)
      for (const u of [0.16, 0.86])
        canvas.add('near', PLANTS.monstera, inLayout(u), canvas.Y(0.82), 170, { deco: true })
    const things = ['bigleaf', 'monstera', 'fern', 'bigleaf'] as const
    return {
      ground: near,
      foreground: { things, count: canvas.byDetail(2, 2, 7), size: canvas.byDetail(190, 180, 140) },
    }
  },
}

/** Rows of tree crowns in the distance instead of an empty sky. */
function backdrop(canvas: SceneryCanvas): void {
  for (const [row, v] of [0.3, 0.42].slice(canvas.thingDetail > 1 ? 0 : 1).entries()) {
    const count = canvas.countAcross(canvas.byDetail(4, 7, 9)) + row
    const crowns = times(count + 1, (i): Knot => {
      const x = canvas.frame.x - 50 + ((canvas.frame.w + 100) * i) / count
      return [x, canvas.Y(v + canvas.rng.range(-0.025, 0.025)), i === count ? 1 : 0]
    })
    canvas.addShape(
      'far',
      scallop(
        [...crowns, [canvas.right + 60, canvas.bottom, 1], [canvas.frame.x - 60, canvas.bottom, 1]],
        0.45,
      ),
      { width: 0.8 },
    )
  }
}

function canopy(canvas: SceneryCanvas): void {
  const { frame, rng } = canvas
  const count = canvas.countAcross(canvas.byDetail(5, 8, 10))
  const left = frame.x - 40
  const edge = times(count + 1, (i): Knot => [
    canvas.right + 40 - ((frame.w + 80) * i) / count,
    canvas.Y(0.06 + 0.14 * Math.abs(i / count - 0.5)) + rng.range(-12, 12),
    i === count ? 1 : 0,
  ])
  canvas.addShape(
    'near',
    scallop([[left, frame.y - 40, 1], [canvas.right + 40, frame.y - 40, 1], ...edge], 0.4),
  )
}

function waterfall(canvas: SceneryCanvas): void {
  const x = canvas.X(canvas.inLayout(0.5))
  const w = canvas.frame.w * 0.08
  const at = (k: number, v: number, corner: 0 | 1 = 1): Knot => [x + k * w, canvas.Y(v), corner]
  canvas.addShape(
    'mid',
    smooth([
      at(-3.2, 0.65),
      at(-2.9, 0.5, 0),
      at(-2.2, 0.36),
      at(-1.4, 0.3, 0),
      at(-1.3, 0.25),
      at(1.2, 0.25),
      at(1.4, 0.31, 0),
      at(2.2, 0.37),
      at(2.9, 0.52, 0),
      at(3.2, 0.65),
    ]),
  )
  canvas.addShape(
    'mid',
    smooth([at(-0.7, 0.25), at(-0.6, 0.45, 0), at(-1, 0.66), at(1, 0.66), at(0.6, 0.45, 0), at(0.7, 0.25)]),
  )
  if (canvas.thingDetail)
    for (const k of [-0.3, 0, 0.3])
      canvas.addShape('mid', openCurve([at(k, 0.29, 0), at(k * 1.1, 0.4, 0), at(k * 1.4, 0.52, 0)]), {
        width: 0.7,
      })
}
