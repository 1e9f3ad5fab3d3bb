import type { Box } from '../drawing.ts'
import type { Knot } from '../geometry/path.ts'
import { openCurve, smooth, times } from './canvas/outlines.ts'
import { overlaps } from './canvas/pen.ts'
import type { SceneryCanvas } from './canvas/scenery-canvas.ts'
import { OVERHANG } from './ground.ts'
import { lightning } from './things/sky/weather-things.ts'

/** Where lightning may strike across the page, and the heights of a bolt to try, in page units. */
const BOLTS_AT = [0.2, 0.8, 0.5, 0.12, 0.88, 0.35, 0.65]
const BOLT_HEIGHTS = [250, 200, 150, 110]
const MOST_BOLTS = 2
/** As a share of the frame's height. */
const BELOW_CLOUDS = 0.09

/** Bolts from the upper edge where no figure is in front of them. */
export function flashes(canvas: SceneryCanvas): void {
  const { figures, heads, frame, scale, rng } = canvas
  const taken: Box[] = [...figures, ...heads]
  let boltsLeft = canvas.byDetail(1, MOST_BOLTS, MOST_BOLTS)
  const places = rng.shuffle(BOLTS_AT)
  for (const height of BOLT_HEIGHTS)
    for (const u of places) {
      const h = height * scale
      const box = { x: canvas.X(u) - h * 0.34, y: frame.y + frame.h * BELOW_CLOUDS, w: h * 0.68, h }
      if (boltsLeft === 0 || taken.some((other) => overlaps(box, other))) continue
      canvas.add('sky', lightning, u, box.y + h / 2, height, { grow: false, requested: true })
      taken.push({ ...box, x: box.x - h * 0.5, w: box.w + h })
      boltsLeft--
    }
}

/** Streaks of rain between the drops: open lines, slanted in a storm. */
export function rainStreaks(canvas: SceneryCanvas, rainDepth: number): void {
  const { rng, frame, scale } = canvas
  const slant = canvas.weather === 'storm' ? 0.5 : 0.14
  const count = canvas.countAcross(canvas.byDetail(10, 22, 34))
  const streaks = times(count, (i) => {
    const x = canvas.X((i * 0.7549 + rng.range(0, 0.03)) % 1)
    const y = frame.y + frame.h * (0.04 + (rainDepth + 0.1) * ((i * 0.5698 + 0.37) % 1))
    const length = 46 * scale * rng.range(0.8, 1.25)
    return openCurve([
      [x, y],
      [x - slant * length * 0.5, y + length * 0.5],
      [x - slant * length, y + length],
    ])
  })
  // The rain is written in page units, which a height of 100 does not scale.
  canvas.addDrawing(
    'sky',
    (pen) => void streaks.forEach((streak) => pen.hair(streak, 0.9, [0.5, 0.1])),
    'rain',
  )
}

/** One wave of a row as shares of its length and height: it rises, curls over and falls into the trough. */
const BREAKER: readonly (readonly [x: number, y: number, corner?: 1])[] = [
  [0.16, 0.92],
  [0.4, 0.5],
  [0.62, 0.06],
  [0.8, 0],
  [0.95, 0.22],
  [0.93, 0.42, 1],
  [0.8, 0.26],
  [0.7, 0.44],
  [0.76, 0.82],
]

/** A row of high waves that break, from edge to edge; `v` is the height of their troughs. */
function breakers(
  canvas: SceneryCanvas,
  layer: 'far' | 'mid' | 'fore',
  v: number,
  height: number,
  length: number,
): void {
  const { frame, scale, rng, mirrored } = canvas
  const [waveHeight, waveLength] = [height * scale, length * scale]
  const count = Math.ceil((frame.w + 2 * OVERHANG) / waveLength) + 1
  const start = frame.x - OVERHANG - rng.range(0, 1) * waveLength
  const flip = (x: number) => (mirrored ? 2 * frame.x + frame.w - x : x)
  const y = canvas.Y(v)
  const crest = times(count, (i) =>
    BREAKER.map(([dx, dy, corner]): Knot => [
      flip(start + (i + dx) * waveLength),
      y - waveHeight * (1 - dy),
      corner ?? 0,
    ]),
  ).flat()
  const bottom = canvas.bottom + OVERHANG
  const [from, to] = [flip(start), flip(start + count * waveLength)]
  canvas.addShape(layer, smooth([[from, bottom, 1], [from, y, 1], ...crest, [to, y, 1], [to, bottom, 1]]), {
    of: 'water',
  })
  for (let i = 0; i < count && canvas.thingDetail > 0; i++) {
    const at = (dx: number, dy: number): Knot => [
      flip(start + (i + dx) * waveLength),
      y - waveHeight * (1 - dy),
    ]
    canvas.addShape(layer, openCurve([at(0.36, 0.86), at(0.52, 0.52), at(0.66, 0.3)]), {
      width: 0.8,
      taper: [0.4, 0.2],
      of: 'water',
    })
  }
}

/** High waves from the horizon to the lower edge. The last row is in front of the figures, unless they stand in the water. */
export function stormySea(canvas: SceneryCanvas, from: number, to: number): void {
  const rows = canvas.byDetail(2, 3, 4)
  times(rows, (i) => {
    const t = i / rows
    breakers(canvas, t < 0.4 ? 'far' : 'mid', from + (to - from) * t, 64 + 46 * t, 190 + 130 * t)
  })
  if (canvas.immersed) return
  breakers(canvas, 'fore', 0.985, 110, 380)
}
