import type { Box } from '../../../drawing.ts'
import type { Knot } from '../../../geometry/path.ts'
import { oval, rect, scallop, smooth, stick, times } from '../../canvas/outlines.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import { sizeAboveFigures } from '../../canvas/size-above-figures.ts'
import type { Thing } from '../../canvas/thing.ts'
import { COUNTRY_HOUSES } from '../../things/buildings/country-houses.ts'
import { FURNITURE } from '../../things/furnishing/furniture.ts'
import { TREES } from '../../things/plants/trees.ts'
import { CLOUDS } from '../../things/sky/clouds.ts'
import { LIGHTS } from '../../things/sky/lights.ts'

export type WindowKind = 'curtains' | 'blind' | 'arched' | 'round' | 'wide'

/** Width and height as shares of the frame's, and where the middle may be. */
const SIZES: Record<WindowKind, { w: number; h: number }> = {
  curtains: { w: 0.29, h: 0.23 },
  blind: { w: 0.3, h: 0.24 },
  arched: { w: 0.27, h: 0.27 },
  round: { w: 0.27, h: 0.19 },
  wide: { w: 0.44, h: 0.2 },
}
const POSITIONS = [0.25, 0.5, 0.75]
/** Largest factor by which a window grows; a larger one would look like a door. */
const LARGEST = 1.18
const FROM_TOP = 0.08
const FRAME = 13
const OPTIONS = { grow: false, fixed: true, requested: true } as const

/** Draws a window with the weather and the time of day. Returns the part of the wall that it covers. */
export function drawWindow(canvas: SceneryCanvas, kind: WindowKind): Box {
  const { frame } = canvas
  const size = Math.min(LARGEST, sizeAboveFigures(canvas))
  const w = Math.min(frame.w * 0.56, frame.w * SIZES[kind].w * size)
  const h = kind === 'round' ? w : Math.min(frame.h * SIZES[kind].h, 300) * size
  const y = frame.y + frame.h * FROM_TOP
  const x = canvas.X(positionOf(canvas, w, y + h))
  const pane: Box = { x: x - w / 2, y, w, h }
  drawPane(canvas, kind, pane)
  if (kind === 'curtains') curtains(canvas, pane)
  if (kind === 'blind') blind(canvas, pane)
  if (kind === 'arched' || kind === 'wide') windowSill(canvas, pane)
  const margin = kind === 'curtains' ? 60 : 26
  return { x: x - w / 2 - margin, y: y - 40, w: w + 2 * margin, h: h + 74 }
}

/** The position that figures hide least. */
function positionOf({ figures, X: pageX, rng }: SceneryCanvas, w: number, bottom: number): number {
  const covered = (u: number) =>
    figures
      .filter(({ y }) => y < bottom)
      .reduce(
        (sum, { x, w: wide }) =>
          sum + Math.max(0, Math.min(x + wide, pageX(u) + w / 2) - Math.max(x, pageX(u) - w / 2)),
        0,
      )
  return rng.shuffle(POSITIONS).reduce((a, b) => (covered(b) < covered(a) ? b : a))
}

/** The frame, the view and the bars. The pane's outline cuts the view. */
function drawPane(canvas: SceneryCanvas, kind: WindowKind, pane: Box): void {
  const { x, y, w, h } = pane
  const outline = (grown: number) => {
    const box = { x: x - grown, y: y - grown, w: w + 2 * grown, h: h + 2 * grown }
    if (kind === 'round') return oval(x + w / 2, y + h / 2, box.w / 2)
    return kind === 'arched' ? arch(box) : rect(box.x, box.y, box.w, box.h)
  }
  canvas.addShape('far', outline(FRAME), { of: 'window' })
  canvas.addShape('far', outline(0), { of: 'sky' })
  drawWeather(canvas, pane)
  // The view through a round window needs an outline of its own.
  if (kind === 'round') canvas.addShape('far', lowerHalf(pane))
  else drawView(canvas, pane)
  for (const share of kind === 'wide' ? [1 / 3, 2 / 3] : [0.5])
    canvas.addShape('far', stick(x + w * share, y, x + w * share, y + h), { of: 'window' })
  if (canvas.thingDetail > 1 || kind === 'round' || kind === 'arched')
    canvas.addShape('far', stick(x, y + h * 0.5, x + w, y + h * 0.5), { of: 'window' })
}

const arch = ({ x, y, w, h }: Box) => {
  const shoulder = y + Math.min(h * 0.5, w * 0.5)
  return smooth([
    [x, y + h, 1],
    [x, shoulder, 1],
    [x + w * 0.15, y + (shoulder - y) * 0.3],
    [x + w * 0.5, y],
    [x + w * 0.85, y + (shoulder - y) * 0.3],
    [x + w, shoulder, 1],
    [x + w, y + h, 1],
  ])
}

const lowerHalf = ({ x, y, w, h }: Box) =>
  smooth([
    [x + w * 0.03, y + h * 0.66, 1],
    [x + w * 0.34, y + h * 0.6],
    [x + w * 0.66, y + h * 0.7],
    [x + w * 0.97, y + h * 0.66, 1],
    [x + w * 0.8, y + h * 0.9],
    [x + w * 0.5, y + h],
    [x + w * 0.2, y + h * 0.9],
  ])

/** A hill outside, sometimes with a tree or a house. */
function drawView(canvas: SceneryCanvas, { x, y, w, h }: Box): void {
  const { rng, frame } = canvas
  const u = (share: number) => (x + w * share - frame.x) / frame.w
  const outside = rng.pick<Thing | undefined>([
    undefined,
    TREES.round,
    TREES.fir,
    COUNTRY_HOUSES.gable,
    undefined,
  ])
  if (outside && canvas.thingDetail > 0)
    canvas.add(
      'far',
      outside,
      u(rng.pick([0.24, 0.75])),
      y + h * 0.84,
      (h * (outside === COUNTRY_HOUSES.gable ? 0.32 : 0.46)) / canvas.scale,
      OPTIONS,
    )
  const [a, b, c] = rng.shuffle([0.64, 0.74, 0.7])
  const hill: Knot[] = [
    [x, y + h, 1],
    [x, y + h * a!, 1],
    [x + w * 0.32, y + h * (b! - 0.06)],
    [x + w * 0.68, y + h * (c! + 0.04)],
    [x + w, y + h * b!, 1],
    [x + w, y + h, 1],
  ]
  canvas.addShape('far', smooth(hill))
}

/** Sun, moon, rain or snow behind the window. */
function drawWeather(canvas: SceneryCanvas, { x, y, w, h }: Box): void {
  const { rng, frame, time, weather } = canvas
  const u = (share: number) => (x + w * share - frame.x) / frame.w
  // A sun wider than half of a narrow pane would reach over its frame.
  const size = Math.min(h, w) / canvas.scale / 230
  const falling =
    weather === 'snow' ? CLOUDS.flake : weather === 'rain' || weather === 'storm' ? CLOUDS.drop : undefined
  if (falling) {
    canvas.add('far', CLOUDS.puffy, u(0.36), y + h * 0.3, 60 * size, OPTIONS)
    for (const [across, down] of [
      [0.16, 0.46],
      [0.38, 0.52],
      [0.62, 0.4],
      [0.84, 0.34],
      [0.78, 0.54],
    ] as const)
      // prettier-ignore
      canvas.add('far', falling, u(across), y + h * down, 36 * Math.max(1, size), OPTIONS)
    return
  }
  if (time === 'night') {
    canvas.add('far', LIGHTS.moon, u(0.28), y + h * 0.3, 84 * size, OPTIONS)
    for (const k of [0.64, 0.84])
      canvas.add('far', LIGHTS.star, u(k), y + h * (k - 0.4), 36 * Math.max(1, size), OPTIONS)
    return
  }
  // Weather would be too small to color on an easy page.
  if (canvas.thingDetail === 0) return
  const byDay = rng.pick<Thing>([LIGHTS.sunStar, CLOUDS.puffy, LIGHTS.sunFlames, CLOUDS.flat])
  const isCloud = byDay === CLOUDS.puffy || byDay === CLOUDS.flat
  const at = rng.pick([0.27, 0.73])
  canvas.add('far', byDay, u(at), y + h * (isCloud ? 0.4 : 0.28), (isCloud ? 56 : 84) * size, OPTIONS)
}

function curtains(canvas: SceneryCanvas, { x: left, y, w, h }: Box): void {
  const x = left + w / 2
  const isTied = canvas.rng.chance(0.5)
  for (const side of [-1, 1])
    canvas.addShape(
      'far',
      smooth([
        [x + side * (w / 2 + 46), y - 26, 1],
        [x + side * w * 0.3, y - 26, 1],
        ...(isTied
          ? ([
              [x + side * w * 0.43, y + h * 0.36],
              [x + side * (w / 2 + 6), y + h * 0.62, 1],
            ] as const)
          : ([[x + side * w * 0.34, y + h * 0.5]] as const)),
        [x + side * (isTied ? w / 2 + 22 : w * 0.31), y + h + 30, 1],
        [x + side * (w / 2 + 58), y + h + 30, 1],
      ]),
      { of: 'curtain' },
    )
  canvas.addShape('far', rect(x - w / 2 - 60, y - 38, w + 120, 16, 4), { of: 'curtain' })
}

/** A blind over the upper third with a wavy hem. */
function blind(canvas: SceneryCanvas, { x, y, w, h }: Box): void {
  const [left, right, hem] = [x - FRAME, x + w + FRAME, y + h * 0.3]
  const waves = times(5, (i): Knot => [right - ((right - left) * i) / 4, hem, i === 4 ? 1 : 0])
  canvas.addShape('far', scallop([[left, y - FRAME, 1], [right, y - FRAME, 1], ...waves], 0.32), {
    of: 'curtain',
  })
  canvas.addShape('far', rect(left - 8, y - FRAME - 14, right - left + 16, 20, 5), { of: 'curtain' })
}

/** A board below the window, sometimes with a plant on it. */
function windowSill(canvas: SceneryCanvas, { x, y, w, h }: Box): void {
  canvas.addShape('far', rect(x - FRAME - 14, y + h + FRAME - 4, w + 2 * FRAME + 28, 18, 4), {
    of: 'windowsill',
  })
  if (!canvas.rng.chance(0.6)) return
  const u = (x + w * canvas.rng.pick([0.16, 0.84]) - canvas.frame.x) / canvas.frame.w
  canvas.add('far', FURNITURE.plant, u, y + h + FRAME - 4, 120, { ...OPTIONS, requested: false })
}
