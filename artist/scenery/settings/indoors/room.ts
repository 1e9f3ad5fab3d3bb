import type { Box } from '../../../drawing.ts'
import { rect, smooth, stick } from '../../canvas/outlines.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import type { Setting } from '../../setting.ts'
import type { Thing } from '../../canvas/thing.ts'
import { furnish, sizeAboveFigures, type Piece } from '../../furnish.ts'
import { CLOUDS } from '../../things/sky/clouds.ts'
import { LIGHTS } from '../../things/sky/lights.ts'
import { TREES } from '../../things/plants/trees.ts'
import { drawFloor, drawRug, drawWall, type Floor, type Wall } from './walls.ts'

interface RoomPlan {
  /** Most important first. */
  pieces: readonly Piece[]
  /** Kinds of wall; the seed chooses one. */
  walls?: readonly Wall[]
  floor?: Floor
  /** Rooms have a window with the weather and the time of day, unless this is false. */
  window?: boolean
  /** No curtains beside the window. */
  bare?: boolean
  rug?: 'round' | 'runner'
  toys?: readonly Thing[]
  framing?: Setting['framing']
}

const FLOOR = 0.68
const USUAL_WALLS: readonly Wall[] = ['stripes', 'panels', 'plain']

/** Indoors: wall, window with its own weather, floor, and pieces of furniture that identify the room. */
export const room = (plan: RoomPlan): Setting => ({
  groundStart: 0.72,
  horizon: FLOOR,
  indoors: true,
  pieces: plan.pieces,
  ...(plan.framing && { framing: plan.framing }),
  draw(canvas) {
    drawWall(canvas, canvas.rng.pick(plan.walls ?? USUAL_WALLS), FLOOR)
    const taken =
      plan.window === false || canvas.repeats('window') ? [] : [window(canvas, plan.bare ?? false)]
    drawFloor(canvas, plan.floor ?? 'boards', FLOOR)
    furnish(canvas, plan.pieces, { floor: canvas.Y(FLOOR), taken })
    if (plan.rug) drawRug(canvas, plan.rug)
    const toys = plan.toys ?? []
    return {
      ground: () => canvas.Y(FLOOR),
      foreground: {
        things: toys,
        count: toys.length > 0 ? canvas.byDetail(1, 2, 4) : 0,
        size: canvas.byDetail(110, 92, 86),
        bare: true,
      },
    }
  },
})

/** The position of the window that figures hide least. */
function windowPosition({ figures, X, rng }: SceneryCanvas, w: number, bottom: number): number {
  const covered = (u: number) =>
    figures
      .filter(({ y }) => y < bottom)
      .reduce(
        (sum, { x, w: wide }) =>
          sum + Math.max(0, Math.min(x + wide, X(u) + w / 2) - Math.max(x, X(u) - w / 2)),
        0,
      )
  return rng.shuffle([0.24, 0.5, 0.76]).reduce((a, b) => (covered(b) < covered(a) ? b : a))
}

function window(canvas: SceneryCanvas, bare: boolean): Box {
  const size = sizeAboveFigures(canvas)
  const w = Math.min(canvas.frame.w * 0.29, 240) * size
  const h = Math.min(canvas.frame.h * 0.23, 260) * size
  const y = canvas.frame.y + canvas.frame.h * 0.08
  const u = windowPosition(canvas, w, y + h)
  const x = canvas.X(u)
  const share = (pixels: number) => pixels / canvas.frame.w
  canvas.addShape('far', rect(x - w / 2 - 14, y - 14, w + 28, h + 28), { of: 'window' })
  canvas.addShape('far', rect(x - w / 2, y, w, h), { of: 'sky' })
  drawWeather(canvas, u, y, w, h)
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
  if (canvas.d > 1)
    canvas.add('far', TREES.round, u + share(w * 0.26), y + h * 0.8, 90, { grow: false, fixed: true })
  canvas.addShape('far', stick(x, y, x, y + h))
  if (canvas.d > 1) canvas.addShape('far', stick(x - w / 2, y + h * 0.5, x + w / 2, y + h * 0.5))
  if (!bare) curtains(canvas, x, y, w, h)
  const margin = bare ? 18 : 60
  return { x: x - w / 2 - margin, y: y - 40, w: w + 2 * margin, h: h + 74 }
}

/** Sun, moon, rain or snow behind the window. */
function drawWeather(canvas: SceneryCanvas, u: number, y: number, w: number, h: number): void {
  const share = (pixels: number) => pixels / canvas.frame.w
  const isNight = canvas.time === 'night'
  const options = { grow: false, fixed: true, requested: true }
  const falling =
    canvas.weather === 'snow'
      ? CLOUDS.flake
      : canvas.weather === 'rain' || canvas.weather === 'storm'
        ? CLOUDS.drop
        : undefined
  if (falling) {
    canvas.add('far', CLOUDS.puffy, u - share(w * 0.14), y + h * 0.24, 60, options)
    for (const [dx, dy] of [
      [-0.36, 0.46],
      [-0.14, 0.56],
      [0.12, 0.4],
      [0.34, 0.3],
      [0.3, 0.56],
    ] as const)
      canvas.add('far', falling, u + share(w * dx), y + h * dy, 34, options)
    return
  }
  const byDay = canvas.rng.pick<Thing>([LIGHTS.sunStar, CLOUDS.puffy, LIGHTS.sunFlames, CLOUDS.flat])
  const isCloud = byDay === CLOUDS.puffy || byDay === CLOUDS.flat
  const light = isNight ? LIGHTS.moon : byDay
  const down = isCloud && !isNight ? 0.36 : 0.26
  canvas.add('far', light, u - share(w * 0.22), y + h * down, isCloud ? 56 : 84, options)
  if (isNight)
    for (const k of [0.14, 0.34])
      canvas.add('far', LIGHTS.star, u + share(w * k), y + h * (0.1 + k), 34, options)
}

function curtains(canvas: SceneryCanvas, x: number, y: number, w: number, h: number): void {
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
