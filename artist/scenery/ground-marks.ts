import type { Knot } from '../geometry/path.ts'
import type { Rng } from '../geometry/rng.ts'
import { openCurve, times } from './canvas/outlines.ts'
import type { Layer, Pen } from './canvas/pen.ts'
import type { SceneryCanvas } from './canvas/scenery-canvas.ts'
import type { Soil } from './surroundings.ts'

const MARKS: Record<Exclude<Soil, 'none'>, (pen: Pen, rng: Rng) => void> = {
  grass(pen, rng) {
    for (const [u, h] of [
      [-16, 62],
      [0, 100],
      [17, 74],
    ] as const) {
      const lean = u + rng.range(-8, 8)
      pen.hair(
        openCurve([
          [u, 0],
          [u + lean * 0.4, -h * 0.5],
          [u + lean * 1.3, -h],
        ]),
        0.9,
        [0, 0.9],
      )
    }
  },
  sand(pen, rng) {
    const w = rng.range(120, 220)
    const wave: Knot[] = [
      [-w, 0],
      [-w * 0.4, -16],
      [w * 0.2, 0],
      [w, -14],
    ]
    pen.hair(openCurve(wave), 1, [0.4, 0.4])
    pen.dot(w * 0.5, 34, 8).dot(-w * 0.3, 40, 6)
  },
  snow(pen, rng) {
    const w = rng.range(130, 230)
    pen.hair(
      openCurve([
        [-w, 0],
        [-w * 0.3, -46],
        [w * 0.4, -38],
        [w, 6],
      ]),
      1,
      [0.35, 0.35],
    )
  },
}

/** Rows of marks per layer, in page units below the crest, and how large they are. */
const ROWS: Partial<Record<Layer, { count: number; depth: number; size: number }>> = {
  mid: { count: 8, depth: 90, size: 22 },
  near: { count: 16, depth: 260, size: 34 },
}

/** Strokes that show what the ground is made of and how it lies; they close no region. */
export function markGround(canvas: SceneryCanvas, layer: Layer, crest: (x: number) => number): void {
  const rows = ROWS[layer]
  if (!rows || canvas.thingDetail === 0) return
  const kind = canvas.season === 'winter' && canvas.soil === 'grass' ? 'snow' : canvas.soil
  if (kind === 'none') return
  const { rng } = canvas
  const count = canvas.countAcross(rows.count * (kind === 'grass' ? 1 : 0.6))
  const shift = rng.range(0, 1)
  times(count, (i) => {
    const u = (i * 0.7549 + shift) % 1
    const down = 20 + rows.depth * ((i * 0.5698 + shift) % 1)
    const x = canvas.X(u)
    const y = crest(x) + down
    if (y > canvas.bottom - 6 || canvas.blocked.some((isBlocked) => isBlocked(x, y))) return
    canvas.add(layer, (pen) => MARKS[kind](pen, rng), u, y, rows.size * rng.range(0.8, 1.3), {
      deco: true,
      loose: true,
      object: false,
      grow: false,
      of: 'ground',
    })
  })
}
