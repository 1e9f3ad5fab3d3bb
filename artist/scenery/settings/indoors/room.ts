import { OVERHANG } from '../../ground.ts'
import { oval, rect, smooth, stick, times } from '../../canvas/outlines.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import type { Setting } from '../../setting.ts'
import type { Thing } from '../../canvas/thing.ts'
import { CLOUDS } from '../../things/sky/clouds.ts'
import { LIGHTS } from '../../things/sky/lights.ts'
import { TREES } from '../../things/plants/trees.ts'

/** A piece of furniture: its position, its height, on the floor's edge or hung at a share of the height. */
interface Piece {
  thing: Thing
  u: number
  height: number
  v?: number
  landmark?: boolean
}

interface RoomPlan {
  /** Three arrangements of furniture. */
  pieces: readonly (readonly Piece[])[]
  toys: readonly Thing[]
  tiled?: boolean
  rug?: boolean
}

const FLOOR = 0.68

/** Indoors: wall, window with its own weather, floor, furniture. */
export const room = (plan: RoomPlan): Setting => ({
  groundStart: 0.72,
  horizon: FLOOR,
  indoors: true,
  draw(canvas) {
    wall(canvas)
    const pieces = plan.pieces[canvas.variant % plan.pieces.length]!
    const free =
      [0.5, 0.3, 0.7].find((u) =>
        pieces.every((piece) => Math.abs(piece.u - u) > 0.2 || piece.height < 260),
      ) ?? 0.5
    window(canvas, canvas.U(free))
    floor(canvas, plan.tiled ?? false)
    for (const { thing, u, height, v = FLOOR + 0.03, landmark } of pieces)
      canvas.add(v < FLOOR ? 'far' : 'mid', thing, canvas.U(u), canvas.Y(v), height, {
        grow: false,
        landmark,
        deco: v < FLOOR,
        flip: u > 0.5 !== canvas.mirrored,
      })
    if (plan.rug) rug(canvas)
    return {
      ground: () => canvas.Y(FLOOR),
      foreground: {
        things: plan.toys,
        count: canvas.byDetail(1, 3, 4),
        size: canvas.byDetail(110, 92, 86),
        bare: true,
      },
    }
  },
})

function wall(canvas: SceneryCanvas): void {
  const { frame } = canvas
  canvas.addShape(
    'far',
    rect(
      frame.x - OVERHANG,
      frame.y - OVERHANG,
      frame.w + 2 * OVERHANG,
      canvas.Y(FLOOR) - frame.y + OVERHANG,
    ),
    { of: 'wall' },
  )
  if (canvas.d === 0) return
  const n = canvas.countAcross(canvas.byDetail(0, 8, 12))
  if (canvas.variant === 1) {
    const top = canvas.Y(0.46)
    canvas.addShape('far', rect(frame.x - OVERHANG, top - 10, frame.w + 2 * OVERHANG, 12), {
      width: 0.8,
      of: 'wall',
    })
    times(n - 1, (i) =>
      canvas.addShape('far', stick(canvas.X((i + 1) / n), top, canvas.X((i + 1) / n), canvas.Y(FLOOR)), {
        width: 0.7,
      }),
    )
    return
  }
  if (canvas.variant === 0)
    return void times(n - 1, (i) =>
      canvas.addShape(
        'far',
        stick(canvas.X((i + 1) / n), frame.y - OVERHANG, canvas.X((i + 1) / n), canvas.Y(FLOOR)),
        {
          width: 0.7,
        },
      ),
    )
  times(canvas.countAcross(canvas.byDetail(0, 12, 20)), (i) =>
    canvas.add(
      'far',
      LIGHTS.star,
      0.06 + 0.88 * ((i * 0.7549) % 1),
      canvas.Y(0.05 + 0.58 * ((i * 0.5698) % 1)),
      34,
      { deco: true, loose: true, grow: false },
    ),
  )
}

function window(canvas: SceneryCanvas, u: number): void {
  const { rng } = canvas
  const w = Math.min(canvas.frame.w * 0.29, 240)
  const h = Math.min(canvas.frame.h * 0.23, 260)
  const [x, y] = [canvas.X(u), canvas.Y(0.09)]
  const share = (pixels: number) => pixels / canvas.frame.w
  canvas.addShape('far', rect(x - w / 2 - 14, y - 14, w + 28, h + 28), { of: 'window' })
  canvas.addShape('far', rect(x - w / 2, y, w, h), { of: 'sky' })
  const night = canvas.time === 'night'
  const sun = rng.pick<Thing>([LIGHTS.sunRays, LIGHTS.sunStar, LIGHTS.sunPetal])
  // A thick pen would fill the rays of such a small sun.
  const light = night ? LIGHTS.moon : canvas.d ? sun : LIGHTS.sunPetal
  canvas.add('far', light, u - share(w * 0.22), y + h * 0.26, 78, { grow: false })
  if (canvas.weather === 'snow' || canvas.weather === 'rain')
    for (const k of [0.12, 0.32, -0.1])
      canvas.add(
        'far',
        canvas.weather === 'snow' ? CLOUDS.flake : CLOUDS.drop,
        u + share(w * k),
        y + h * (0.2 + k),
        34,
        { grow: false },
      )
  else if (night)
    for (const k of [0.14, 0.34])
      canvas.add('far', LIGHTS.star, u + share(w * k), y + h * (0.1 + k), 34, { grow: false })
  canvas.addShape(
    'far',
    smooth([
      [x - w / 2, y + h, 1],
      [x - w / 2, y + h * 0.72, 1],
      [x - w * 0.2, y + h * 0.62],
      [x + w * 0.2, y + h * 0.76],
      [x + w / 2, y + h * 0.66, 1],
      [x + w / 2, y + h, 1],
    ]),
  )
  if (canvas.d) canvas.add('far', TREES.round, u + share(w * 0.26), y + h * 0.8, 90, { grow: false })
  canvas.addShape('far', stick(x, y, x, y + h))
  canvas.addShape('far', stick(x - w / 2, y + h * 0.5, x + w / 2, y + h * 0.5))
  for (const side of [-1, 1])
    canvas.addShape(
      'far',
      smooth([
        [x + side * (w / 2 + 46), y - 26, 1],
        [x + side * w * 0.3, y - 26, 1],
        [x + side * w * 0.43, y + h * 0.36],
        [x + side * (w / 2 + 6), y + h * 0.62, 1],
        [x + side * (w / 2 + 22), y + h + 30, 1],
        [x + side * (w / 2 + 58), y + h + 30, 1],
      ]),
      { of: 'curtain' },
    )
  canvas.addShape('far', rect(x - w / 2 - 60, y - 38, w + 120, 16, 4), { of: 'curtain' })
}

function floor(canvas: SceneryCanvas, tiled: boolean): void {
  const { frame } = canvas
  canvas.addShape('mid', rect(frame.x - OVERHANG, canvas.Y(FLOOR), frame.w + 2 * OVERHANG, frame.h), {
    of: 'floor',
  })
  canvas.addShape(
    'mid',
    rect(frame.x - OVERHANG, canvas.Y(FLOOR - 0.022), frame.w + 2 * OVERHANG, frame.h * 0.022),
    { of: 'floor' },
  )
  if (canvas.d === 0) return
  const n = canvas.byDetail(0, 5, 8)
  times(n + 5, (i) => {
    const u = (i - 2) / n - 0.5
    canvas.addShape(
      'mid',
      stick(canvas.X(0.5 + u * 0.8), canvas.Y(FLOOR), canvas.X(0.5 + u * 1.9), canvas.bottom + OVERHANG),
      { width: 0.7 },
    )
  })
  if (tiled)
    for (const v of [0.74, 0.82, 0.93])
      canvas.addShape('mid', stick(frame.x - OVERHANG, canvas.Y(v), canvas.right + OVERHANG, canvas.Y(v)), {
        width: 0.7,
      })
}

function rug(canvas: SceneryCanvas): void {
  const [x, y] = [canvas.X(0.5), canvas.Y(0.9)]
  const w = Math.min(canvas.frame.w * 0.4, 360)
  canvas.addShape('near', oval(x, y, w, w * 0.25), { of: 'rug' })
  canvas.addShape('near', oval(x, y, w * 0.84, w * 0.19), { of: 'rug' })
}
