import { openCurve, poly, rect, smooth, stick, times } from '../../canvas/outlines.ts'
import { OVERHANG, spread } from '../../ground.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import type { Setting } from '../../setting.ts'
import { COUNTRY_HOUSES } from '../../things/buildings/country-houses.ts'
import { FURNITURE } from '../../things/furnishing/furniture.ts'
import { TREES } from '../../things/plants/trees.ts'
import { CLOUDS } from '../../things/sky/clouds.ts'
import { LIGHTS } from '../../things/sky/lights.ts'

const TOP = 0.045
const HIGH = { grow: false, fixed: true, requested: true } as const

/** A large window with curtains, seen from the room; the figures are on its sill. */
export const windowsill: Setting = {
  groundStart: 0.6,
  indoors: true,
  framing: [],
  draw(canvas) {
    const { frame, figures, inLayout } = canvas
    const sill = Math.max(canvas.Y(0.62), ...figures.map(({ y, h }) => y + h - frame.h * 0.02))
    const left = frame.x - OVERHANG
    const width = frame.w + 2 * OVERHANG
    drawView(canvas, sill)
    canvas.addShape('far', rect(canvas.X(0.495), canvas.Y(TOP), frame.w * 0.016, sill - canvas.Y(TOP)), {
      of: 'window',
    })
    const bar = canvas.Y(TOP) + (sill - canvas.Y(TOP)) * 0.4
    canvas.addShape('far', rect(canvas.X(0.08), bar, frame.w * 0.84, 12), { of: 'window' })
    for (const side of [0, 1]) drawCurtain(canvas, side === 0, sill)
    canvas.addShape('near', rect(left, canvas.Y(0.02), width, 14, 6), { of: 'curtain' })
    canvas.addShape('near', rect(left, sill, width, frame.h), { of: 'wall' })
    if (canvas.thingDetail) drawBricks(canvas, sill + 30)
    canvas.addShape('near', rect(left, sill - 4, width, 34, 4), { of: 'windowsill' })
    canvas.add('near', FURNITURE.plant, inLayout(0.88), sill + 4, 190, { deco: true, grow: false })
    return { ground: () => sill, foreground: { things: [], count: 0, bare: true } }
  },
}

/** What is outside: roofs and trees under the sky of the wish. */
function drawView(canvas: SceneryCanvas, sill: number): void {
  const { frame, rng, weather, variant } = canvas
  canvas.addShape('sky', rect(canvas.X(0.06), canvas.Y(TOP - 0.01), frame.w * 0.88, sill), { of: 'window' })
  const wet = weather === 'rain' || weather === 'storm' || weather === 'snow'
  const isNight = canvas.time === 'night'
  if (wet || !isNight) {
    canvas.add('sky', CLOUDS.puffy, 0.32, canvas.Y(0.17), 86, HIGH)
    canvas.add(
      'sky',
      wet ? CLOUDS.puffy : LIGHTS.sunStar,
      0.7,
      canvas.Y(wet ? 0.13 : 0.14),
      wet ? 76 : 130,
      HIGH,
    )
  } else {
    canvas.add('sky', LIGHTS.moon, 0.68, canvas.Y(0.16), 130, HIGH)
    for (const [u, v] of [
      [0.24, 0.1],
      [0.42, 0.16],
      [0.3, 0.24],
    ] as const)
      canvas.add('sky', LIGHTS.star, u, canvas.Y(v), 40, HIGH)
  }
  const from = sill - frame.h * 0.06
  for (const [i, u] of spread(0.1, 0.92, canvas.byDetail(3, 4, 5)).entries())
    canvas.add(
      'far',
      (i + variant) % 3 === 2
        ? TREES.cloudy
        : (i + variant) % 3
          ? COUNTRY_HOUSES.gable
          : COUNTRY_HOUSES.cottage,
      u,
      from + 20,
      rng.range(150, 200),
      { grow: false, fixed: true },
    )
  if (!wet) return
  const drop = weather === 'snow' ? CLOUDS.flake : CLOUDS.drop
  times(canvas.byDetail(8, 14, 20), (i) =>
    canvas.add(
      'far',
      drop,
      0.2 + 0.6 * ((i * 0.7549) % 1),
      canvas.Y(TOP) + (sill - canvas.Y(TOP)) * (0.22 + 0.6 * ((i * 0.5698 + 0.2) % 1)),
      canvas.byDetail(44, 36, 32),
      { ...HIGH, deco: true },
    ),
  )
}

/** A curtain that is gathered at the side; its folds are open lines. */
function drawCurtain(canvas: SceneryCanvas, atLeft: boolean, sill: number): void {
  const { frame } = canvas
  const tie = canvas.Y(TOP) + (sill - canvas.Y(TOP)) * 0.66
  const x = (share: number) => canvas.X(atLeft ? share : 1 - share)
  canvas.addShape(
    'near',
    smooth([
      [x(-0.04), canvas.Y(0.03), 1],
      [x(0.3), canvas.Y(0.03), 1],
      [x(0.27), canvas.Y(0.16)],
      [x(0.17), tie - frame.h * 0.07],
      [x(0.085), tie, 1],
      [x(0.13), (tie + sill) / 2],
      [x(0.15), sill, 1],
      [x(-0.04), sill, 1],
    ]),
    { of: 'curtain' },
  )
  canvas.addShape(
    'near',
    poly([
      [x(-0.04), tie - 12],
      [x(0.105), tie - 9],
      [x(0.1), tie + 11],
      [x(-0.04), tie + 12],
    ]),
    {
      of: 'curtain',
    },
  )
  if (canvas.thingDetail === 0) return
  for (const [top, bottom] of [
    [0.07, 0.02],
    [0.15, 0.045],
    [0.23, 0.07],
  ] as const) {
    const fold = { width: 0.9, taper: [0.1, 0.5] as const, of: 'curtain' }
    canvas.addShape(
      'near',
      openCurve([
        [x(top), canvas.Y(0.035)],
        [x(top - 0.015), canvas.Y(0.2)],
        [x(bottom), tie - 26],
      ]),
      fold,
    )
    canvas.addShape(
      'near',
      openCurve([
        [x(bottom * 1.6), sill - 6],
        [x(bottom * 1.4), (tie + sill) / 2],
      ]),
      fold,
    )
  }
}

function drawBricks(canvas: SceneryCanvas, top: number): void {
  const height = canvas.byDetail(1, 62, 46)
  const rows = Math.ceil((canvas.bottom - top) / height)
  const count = canvas.byDetail(1, 4, 6)
  times(rows, (row) => {
    const y = top + row * height
    canvas.addShape('near', stick(canvas.frame.x - OVERHANG, y, canvas.right + OVERHANG, y), { width: 0.7 })
    times(count, (i) => {
      const x = canvas.X((i + (row % 2 ? 0.5 : 0)) / count)
      canvas.addShape('near', stick(x, y, x, y + height), { width: 0.7 })
    })
  })
}
