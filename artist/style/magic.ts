import type { Box, Shape } from '../drawing.ts'
import { pathData, type Path } from '../geometry/path.ts'
import { brush } from '../geometry/round-shapes.ts'
import type { Vec } from '../geometry/vector.ts'
import type { Paper } from '../page/paper.ts'
import type { Rng } from '../geometry/rng.ts'
import { oval, times } from '../scenery/canvas/outlines.ts'
import { overlaps } from '../scenery/canvas/pen.ts'
import type { OrnamentTheme } from './ornament-themes.ts'

/** Width of the magic border on each side. */
export const BORDER = 46

const shape = (path: Path, stroke = 0.8): Shape => ({
  d: pathData(path),
  fill: path.closed ? 'paper' : 'none',
  stroke,
  level: 0,
})

/** Radius of the ornaments in the border and in its corners. */
const IN_BORDER = 17
const IN_CORNER = BORDER * 0.46

/** A band of ornaments around the picture with a large one in each corner; a plain one has only the corners. */
export function magicBorder({ frame }: Paper, { large, small }: OrnamentTheme, plain = false): Shape[] {
  const { x, y, w, h } = frame
  const out: Shape[] = []
  const step = BORDER * 1.3
  const side = (length: number, at: (t: number) => Vec) => {
    const count = Math.round((length - 2 * BORDER) / step)
    times(count, (i) => {
      const [px, py] = at(BORDER + ((length - 2 * BORDER) * (i + 0.5)) / count)
      out.push(...(i % 2 ? small : large)(px, py, IN_BORDER).map((path) => shape(path)))
    })
  }
  const halfBorder = BORDER / 2
  if (!plain) {
    side(w, (t) => [x + t, y + halfBorder])
    side(w, (t) => [x + t, y + h - halfBorder])
    side(h, (t) => [x + halfBorder, y + t])
    side(h, (t) => [x + w - halfBorder, y + t])
  }
  for (const [cx, cy] of [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ] as const) {
    const [px, py] = [cx + (cx === x ? halfBorder : -halfBorder), cy + (cy === y ? halfBorder : -halfBorder)]
    out.push(
      shape(oval(px, py, BORDER * 0.72), 1),
      ...large(px, py, IN_CORNER).map((path) => shape(path, 0.9)),
    )
  }
  return out
}

/**
 * Ornaments around a figure, large enough to color, where the sky is free. `taken` grows by what is placed.
 * Plain pages have only the large ones, because a thick pen would fill the others.
 */
export function magicRing(
  sky: Box,
  main: Box,
  taken: Box[],
  rng: Rng,
  count: number,
  theme: OrnamentTheme,
  plain: boolean,
): Shape[] {
  const turn = rng.range(0, 0.4)
  return times(count, (i): Shape[] => {
    const angle = -Math.PI * (1.22 - (1.44 * (i + turn)) / count)
    const isSmall = i % 2 === 1 && !plain
    const size = isSmall ? rng.range(28, 36) : rng.range(34, 44)
    const [a, b] = [main.w / 2 + 58, main.h / 2 + 54]
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const radius = ((cos / a) ** 4 + (sin / b) ** 4) ** -0.25
    const [x, y] = [main.x + main.w / 2 + cos * radius, main.y + main.h / 2 + sin * radius]
    if (!takeSpace(x, y, size, sky, taken)) return []
    return (isSmall ? theme.small : theme.large)(x, y, size).map((path) => shape(path, 1))
  }).flat()
}

/** Whether a square around the point is free. If it is, it becomes taken. */
function takeSpace(x: number, y: number, half: number, sky: Box, taken: Box[]): boolean {
  const box = { x: x - half, y: y - half, w: half * 2, h: half * 2 }
  if (!isWithin(box, sky) || taken.some((other) => overlaps(other, box))) return false
  taken.push(box)
  return true
}

const isWithin = (box: Box, frame: Box) =>
  box.x > frame.x + 4 &&
  box.y > frame.y + 4 &&
  box.x + box.w < frame.x + frame.w - 4 &&
  box.y + box.h < frame.y + frame.h - 4

/** Places that are tried for each ornament in the air. */
const TRIES = 8

/** Curls and ornaments in the air, away from everything else. */
export function magicAir(
  sky: Box,
  taken: Box[],
  rng: Rng,
  count: number,
  theme: OrnamentTheme,
  plain: boolean,
): Shape[] {
  const out: Shape[] = []
  let drawn = 0
  for (let i = 0; i < count * TRIES && drawn < count; i++) {
    const isCurl = i % 3 === 0
    const size = isCurl ? rng.range(48, 68) : rng.range(26, 36)
    const x = sky.x + sky.w * (0.07 + 0.86 * ((i * 0.7549 + 0.2) % 1))
    const y = sky.y + sky.h * (0.08 + 0.86 * ((i * 0.5698 + 0.15) % 1))
    if (!takeSpace(x, y, size, sky, taken)) continue
    drawn++
    if (isCurl) out.push(shape(curl(x, y, size, rng.chance(0.5) ? 1 : -1), 0.8))
    else {
      const ornament = i % 3 === 1 && !plain ? theme.small : theme.large
      out.push(...ornament(x, y, size * 0.9).map((path) => shape(path)))
    }
  }
  return out
}

/** A ribbon rolled up at one end, thick enough to color. */
function curl(x: number, y: number, r: number, direction: 1 | -1): Path {
  const points = times(16, (i): Vec => {
    const t = i / 15
    const angle = t * 8.2
    const radius = r * (0.16 + 0.84 * t)
    return [x + direction * Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.8]
  })
  return brush(points, Math.max(6, r * 0.13))
}
