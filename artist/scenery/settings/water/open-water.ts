import type { Foreground } from '../../foreground.ts'
import { hill, OVERHANG, spread, stand, trees, type Ground } from '../../ground.ts'
import type { Knot } from '../../../geometry/path.ts'
import { openCurve, oval, smooth, times } from '../../canvas/outlines.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import type { Thing } from '../../canvas/thing.ts'
import { leafOf } from '../../things/plants/growing-forms.ts'
import { GROWTH } from '../../things/plants/growth.ts'
import { PLANTS } from '../../things/plants/plants.ts'
import type { Tree } from '../../things/plants/trees.ts'

/** The height of the bank on different pages, as shares of the height. */
const BANKS = [0.52, 0.46, 0.56]

/** Water from a bank with trees to the lower edge, for animals that stand in it. */
export function drawOpenWater(
  canvas: SceneryCanvas,
  kinds: readonly Tree[],
): { ground: Ground; foreground: Foreground } {
  const { rng, frame, variant, inLayout } = canvas
  const bank = BANKS[variant]!
  const far = hill(canvas, 'far', bank - 0.1, 0.03)
  const count = canvas.countAcross(canvas.byDetail(2, 4, 7))
  trees(canvas, 'far', far, spread(0, 1, count), kinds, variant === 1 ? 180 : 240)
  const shoreHill = hill(canvas, 'mid', bank - 0.03, 0.008)
  for (const [u, height] of [
    [0.1, 100],
    [0.55, 70],
    [0.92, 110],
  ].slice(0, canvas.byDetail(2, 3, 3)) as [number, number][])
    stand(canvas, 'mid', GROWTH.bush, inLayout(u), shoreHill, height, { sink: 18 })
  const left = frame.x - OVERHANG
  const shore = times(9, (i): Knot => [
    left + ((frame.w + 2 * OVERHANG) * i) / 8,
    canvas.Y(bank) + rng.range(-7, 7),
  ])
  const bottom = canvas.bottom + OVERHANG
  canvas.addShape('mid', smooth([[left, bottom, 1], ...shore, [canvas.right + OVERHANG, bottom, 1]]), {
    of: 'water',
  })
  if (canvas.thingDetail) drawRippleLines(canvas, bank)
  for (const [u, v, w] of [
    [0.2, 0.93, 110],
    [0.6, 0.95, 90],
    [0.78, 0.66, 64],
  ].slice(0, canvas.byDetail(1, 2, 3)) as [number, number, number][])
    canvas.add('near', w > 100 ? lilyInBloom : lilyPad, inLayout(u), canvas.Y(v), w, {
      deco: true,
      grow: false,
      of: 'water-lily',
    })
  const side = variant === 2 ? 0.06 : 0.94
  canvas.add('fore', PLANTS.reed, inLayout(side), canvas.bottom - 8, canvas.byDetail(260, 300, 300), {
    deco: true,
    grow: false,
  })
  canvas.add('near', PLANTS.reed, inLayout(1 - side), canvas.Y(bank + 0.06), 170, { deco: true, grow: false })
  return {
    ground: () => canvas.Y(bank),
    foreground: { things: ['reed'], count: 0, bare: true },
  }
}

/** Open strokes that grow towards the viewer. */
function drawRippleLines(canvas: SceneryCanvas, bank: number): void {
  times(canvas.byDetail(0, 22, 30), (i) => {
    const t = (i + 0.5) / canvas.byDetail(1, 22, 30)
    const [x, y] = [canvas.X(0.04 + 0.8 * ((i * 0.618 + 0.13) % 1)), canvas.Y(bank + 0.03 + t * 0.43)]
    const w = 34 + 60 * t
    const wave = [0, 0.28, 0.55, 0.85, 1.1].map((k, j): Knot => [x + w * k, y - (j % 2 ? w * 0.09 : 0)])
    canvas.addShape('mid', openCurve(wave), { width: 1, taper: [0.35, 0.35], of: 'water' })
  })
}

export const lilyPad: Thing = (pen, _, detail) => {
  pen.add(smooth('12,-16! 70,-40! 78,-14 40,6 -30,8 -80,-12 -50,-38 10,-44 48,-36!'))
  if (detail)
    for (const x of [-46, -14, 20])
      pen.hair(
        openCurve([
          [4, -16],
          [x, -4],
        ]),
        0.8,
        [0, 0.6],
      )
}
const lilyInBloom: Thing = (pen, rng, detail) => {
  lilyPad(pen, rng, detail)
  for (const degrees of [-165, -15, -140, -40, -115, -65, -90])
    leafOf(pen, 'plain', [-6, -18], degrees % 50 ? 44 : 38, degrees)
  pen.add(oval(-6, -20, 9, 5))
}
