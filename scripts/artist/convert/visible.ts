import { type Mask } from './grid.ts'
import { eachInside, extent, thickness } from './mask.ts'
import type { Judged } from './classify.ts'

const NONE = -1

/** For every pixel the number of the part seen there. */
export function topmost(judged: readonly Judged[]): Int32Array {
  const top = new Int32Array(judged[0]?.part.mask.length ?? 0).fill(NONE)
  judged.forEach(({ part, kind }, index) => {
    if (kind === 'drop') return
    eachInside(part.mask, part.extent, (i) => {
      top[i] = index
    })
  })
  return top
}

/**
 * Drops regions of which only a rim looks out from under what is painted over them: source pictures like to put a darker copy
 * under a shape, and in line art that is a second line beside the first.
 */
export function withoutRims(judged: readonly Judged[]): Judged[] {
  const top = topmost(judged)
  return judged.map((one, index) => {
    if (one.kind !== 'region' || one.decided) return one
    const seen: Mask = new Uint8Array(top.length)
    let hidden = 0
    eachInside(one.part.mask, one.part.extent, (i) => {
      if (top[i] === index) seen[i] = 1
      else hidden++
    })
    if (!hidden) return one
    const box = extent(seen)
    if (box.area < 30 || (thickness(seen, box) < 0.9 && one.part.radius > 1.2))
      return { ...one, kind: 'drop' }
    return one
  })
}

/** Which parts touch the outside: their edges make the silhouette. */
export function outerParts(judged: readonly Judged[], size: number): Set<number> {
  const top = topmost(judged)
  const outer = new Set<number>()
  for (let i = 0; i < top.length; i++) {
    const index = top[i]!
    if (index === NONE || outer.has(index)) continue
    const x = i % size
    const open = (j: number, ok: boolean) => !ok || top[j] === NONE
    if (
      open(i - 1, x > 0) ||
      open(i + 1, x < size - 1) ||
      open(i - size, i >= size) ||
      open(i + size, i + size < top.length)
    )
      outer.add(index)
  }
  return outer
}
