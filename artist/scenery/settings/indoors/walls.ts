import { OVERHANG } from '../../ground.ts'
import { oval, poly, rect, stick, times } from '../../canvas/outlines.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import { LIGHTS } from '../../things/sky/lights.ts'

export type Wall =
  | 'stripes'
  | 'panels'
  | 'stars'
  | 'tiles'
  | 'bricks'
  | 'stone'
  | 'wood'
  | 'plain'
  | 'glass'
  | 'roof'
  | 'holds'
export type Floor = 'boards' | 'tiles' | 'plain' | 'checks'

/** Draws the wall from the ceiling to the floor's edge. Easy pages show it plain. */
export function drawWall(canvas: SceneryCanvas, kind: Wall, floor: number): void {
  const { frame } = canvas
  const left = frame.x - OVERHANG
  const wide = frame.w + 2 * OVERHANG
  canvas.addShape('far', rect(left, frame.y - OVERHANG, wide, canvas.Y(floor) - frame.y + OVERHANG), {
    of: 'wall',
  })
  if (canvas.thingDetail === 0) return
  const columns = canvas.countAcross(canvas.byDetail(0, kind === 'tiles' ? 3 : 4, 12))
  const down = (u: number, from: number, to: number) =>
    canvas.addShape('far', stick(canvas.X(u), from, canvas.X(u), to), { width: 0.7 })
  const across = (y: number) => canvas.addShape('far', stick(left, y, left + wide, y), { width: 0.7 })
  const bottom = canvas.Y(floor)
  const top = frame.y - OVERHANG
  if (kind === 'roof') slopes(canvas, floor)
  if (kind === 'stripes' || kind === 'wood') times(columns - 1, (i) => down((i + 1) / columns, top, bottom))
  if (kind === 'panels') {
    const rail = canvas.Y(floor * 0.68)
    canvas.addShape('far', rect(left, rail - 10, wide, 12), { width: 0.8, of: 'wall' })
    if (canvas.thingDetail > 1) times(columns - 1, (i) => down((i + 1) / columns, rail, bottom))
  }
  if (kind === 'tiles') {
    const rows = canvas.byDetail(2, 2, 5)
    const start = canvas.Y(floor * 0.5)
    canvas.addShape('far', rect(left, start - 12, wide, 12), { width: 0.8, of: 'wall' })
    times(columns - 1, (i) => down((i + 1) / columns, start, bottom))
    times(rows - 1, (i) => across(start + ((bottom - start) * (i + 1)) / rows))
  }
  if (kind === 'glass') {
    times(columns - 1, (i) =>
      canvas.addShape('far', rect(canvas.X((i + 1) / columns) - 4, top, 8, bottom - top), {
        width: 0.7,
        of: 'window',
      }),
    )
    for (const share of [0.36, 0.7])
      canvas.addShape('far', rect(left, canvas.Y(floor * share), wide, 9), { width: 0.7, of: 'window' })
  }
  if (kind === 'bricks' || kind === 'stone') stones(canvas, kind === 'stone' ? 1.5 : 1, bottom)
  // The wall of a climbing gym.
  if (kind === 'holds')
    times(canvas.countAcross(canvas.byDetail(8, 14, 26)), (i) =>
      canvas.addShape(
        'far',
        oval(
          canvas.X(0.05 + 0.9 * ((i * 0.7549) % 1)),
          canvas.Y(floor * (0.06 + 0.86 * ((i * 0.5698) % 1))),
          16,
          11,
        ),
        { width: 0.9, of: 'climbing-wall' },
      ),
    )
  if (kind === 'stars')
    times(canvas.countAcross(canvas.byDetail(0, 5, 16)), (i) =>
      canvas.add(
        'far',
        LIGHTS.star,
        0.06 + 0.88 * ((i * 0.7549) % 1),
        canvas.Y(floor * (0.07 + 0.85 * ((i * 0.5698) % 1))),
        canvas.byDetail(60, 52, 34),
        {
          deco: true,
          loose: true,
          grow: false,
        },
      ),
    )
}

/** The sloping roof of an attic with its beams. */
function slopes(canvas: SceneryCanvas, floor: number): void {
  const { frame } = canvas
  for (const side of [0, 1]) {
    const edge = side ? canvas.right + OVERHANG : frame.x - OVERHANG
    const x = (u: number) => canvas.X(side ? 1 - u : u)
    canvas.addShape(
      'far',
      poly([
        [edge, frame.y - OVERHANG],
        [x(0.4), frame.y - OVERHANG],
        [edge, canvas.Y(floor * 0.72)],
      ]),
      { of: 'wall' },
    )
    for (const v of [0.2, 0.42])
      canvas.addShape('far', stick(edge, canvas.Y(floor * v), x(0.4 * (1 - v * 1.3)), canvas.Y(floor * v)), {
        width: 0.7,
      })
  }
  canvas.addShape('far', rect(frame.x - OVERHANG, canvas.Y(0.07), frame.w + 2 * OVERHANG, 24), { of: 'wall' })
}

/** A few groups of stones, because coloring a whole wall of them would be tiring. */
function stones(canvas: SceneryCanvas, size: number, bottom: number): void {
  const { rng, frame } = canvas
  // Large stones fill the wall of a medium page with few regions.
  const large = canvas.thingDetail === 1 ? size * 1.5 : size
  const [w, h] = [58 * large, 28 * large]
  times(canvas.countAcross(canvas.byDetail(0, 7, 11)), (i) => {
    const x = canvas.X(0.02 + 0.86 * ((i * 0.7549 + rng.range(0, 0.05)) % 1))
    const y = frame.y + (bottom - frame.y - 3 * h) * (0.04 + 0.9 * ((i * 0.5698) % 1))
    for (const [dx, dy, count] of [
      [0, 0, 2],
      [w / 2, h, 1],
    ] as const)
      canvas.addShape('far', rect(x + dx, y + dy, w * count * 0.5 + (count - 1) * w * 0.3, h, 4), {
        width: 0.7,
        of: 'wall',
      })
  })
}

/** Draws the floor from its edge to the bottom of the page. */
export function drawFloor(canvas: SceneryCanvas, kind: Floor, floor: number): void {
  const { frame } = canvas
  const left = frame.x - OVERHANG
  const wide = frame.w + 2 * OVERHANG
  canvas.addShape('mid', rect(left, canvas.Y(floor), wide, frame.h), { of: 'floor' })
  canvas.addShape('mid', rect(left, canvas.Y(floor) - frame.h * 0.02, wide, frame.h * 0.02), { of: 'floor' })
  if (canvas.thingDetail === 0 || kind === 'plain') return
  if (canvas.thingDetail === 1) return largeFloor(canvas, kind, floor)
  const count = 8
  times(count + 5, (i) => {
    const u = (i - 2) / count - 0.5
    canvas.addShape(
      'mid',
      stick(canvas.X(0.5 + u * 0.8), canvas.Y(floor), canvas.X(0.5 + u * 1.9), canvas.bottom + OVERHANG),
      {
        width: 0.7,
      },
    )
  })
  if (kind === 'boards') return
  for (const share of [0.16, 0.4, 0.74]) {
    const y = canvas.Y(floor) + (canvas.bottom - canvas.Y(floor)) * share
    canvas.addShape('mid', stick(left, y, left + wide, y), { width: 0.7 })
  }
}

/** On medium pages, boards and tiles are few and large. */
function largeFloor(canvas: SceneryCanvas, kind: Floor, floor: number): void {
  const { frame } = canvas
  const [left, right] = [frame.x - OVERHANG, canvas.right + OVERHANG]
  const [top, depth] = [canvas.Y(floor), canvas.bottom - canvas.Y(floor)]
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    canvas.addShape('mid', stick(x1, y1, x2, y2), { width: 0.7, of: 'floor' })
  const y = (share: number) => top + depth * share
  const x = (u: number, share: number) => canvas.X(0.5 + u * (0.8 + 0.9 * share))
  for (const share of kind === 'boards' ? [0.22, 0.56] : [0.42]) line(left, y(share), right, y(share))
  if (kind !== 'boards') for (const u of [-0.34, 0.34]) line(x(u, 0), top, x(u, 1.1), y(1.1))
}

/** A round or square rug below the figures. */
export function drawRug(canvas: SceneryCanvas, kind: 'round' | 'runner'): void {
  const { figures, frame } = canvas
  const left = Math.min(...figures.map((box) => box.x), canvas.X(0.4))
  const right = Math.max(...figures.map((box) => box.x + box.w), canvas.X(0.6))
  const feet = figures.length > 0 ? Math.max(...figures.map((box) => box.y + box.h)) : canvas.Y(0.9)
  const x = (left + right) / 2
  const w = Math.min(frame.w * 0.46, (right - left) * 0.56)
  // The rug lies below the feet, in front of the wall.
  const y = Math.max(feet - w * 0.08, canvas.Y(0.69) + w * 0.25)
  if (kind === 'round') {
    canvas.addShape('near', oval(x, y, w, w * 0.25), { of: 'rug' })
    return canvas.addShape('near', oval(x, y, w * 0.86, w * 0.2), { of: 'rug' })
  }
  for (const [narrow, broad] of [
    [0.2, 0.62],
    [0.15, 0.5],
  ] as const)
    canvas.addShape(
      'near',
      poly([
        [x - w * narrow, canvas.Y(0.69)],
        [x + w * narrow, canvas.Y(0.69)],
        [x + w * broad, canvas.bottom + OVERHANG],
        [x - w * broad, canvas.bottom + OVERHANG],
      ]),
      { of: 'rug' },
    )
}
