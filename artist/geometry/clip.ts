import { itemClamped, len, lerp, sub, type Vec } from './vector.ts'
import { flatten, smooth, type Path } from './path.ts'

interface Ring {
  points: readonly Vec[]
  left: number
  top: number
  right: number
  bottom: number
}

export function ringOf(path: Path, steps = 6): Ring {
  const points = flatten(path, steps)
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { points, left, top, right, bottom }
}

export function inside([x, y]: Vec, { points, left, top, right, bottom }: Ring): boolean {
  if (x <= left || x >= right || y <= top || y >= bottom) return false
  let within = false
  let b = points[points.length - 1]!
  for (let i = 0; i < points.length; i++) {
    const a = points[i]!
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) within = !within
    b = a
  }
  return within
}

/** Whether every point of one ring is inside the other. */
export function ringContains(outer: Ring, inner: Ring): boolean {
  if (inner.left < outer.left || inner.right > outer.right) return false
  if (inner.top < outer.top || inner.bottom > outer.bottom) return false
  return inner.points.every((point) => inside(point, outer))
}

/**
 * The parts of a line inside any of the rings and outside all of `except`, so that detail lines end on the
 * outline.
 */
export function clip(path: Path, rings: readonly Ring[], except: readonly Ring[] = []): Path[] {
  const raw = flatten(path, 10)
  const fine: Vec[] = []
  raw.forEach((point, i) => {
    if (i) {
      const a = itemClamped(raw, i - 1)
      const count = Math.ceil(len(sub(point, a)) / 1.2)
      for (let k = 1; k < count; k++) fine.push(lerp(a, point, k / count))
    }
    fine.push(point)
  })
  const drawn = (point: Vec) => rings.some((r) => inside(point, r)) && !except.some((r) => inside(point, r))
  const runs: Vec[][] = []
  let run: Vec[] | null = null
  fine.forEach((point, i) => {
    if (!drawn(point)) {
      if (run) run.push(findBorder(itemClamped(fine, i - 1), point, drawn))
      run = null
      return
    }
    if (!run) {
      runs.push((run = []))
      if (i > 0) run.push(findBorder(point, itemClamped(fine, i - 1), drawn))
    }
    run.push(point)
  })
  if (runs.length === 1 && itemClamped(runs, 0).length === fine.length) return [path]
  return runs.filter((r) => r.length > 3).map(thinned)
}

/** The point where a line leaves the drawn area, found by bisection. A gap would merge two regions. */
function findBorder(within: Vec, beyond: Vec, drawn: (q: Vec) => boolean): Vec {
  let [a, b] = [within, beyond]
  for (let i = 0; i < 5; i++) {
    const middle = lerp(a, b, 0.5)
    if (drawn(middle)) a = middle
    else b = middle
  }
  return b
}

const thinned = (run: readonly Vec[]): Path =>
  smooth(
    run.filter((_, i) => i % 6 === 0 || i === run.length - 1),
    { closed: false },
  )
