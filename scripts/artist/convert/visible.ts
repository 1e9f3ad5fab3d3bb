import { type Mask } from './grid.ts'
import { eachInside, extent, thickness } from './mask.ts'
import type { ClassifiedPart } from './classify.ts'

const NONE = -1

/** For every pixel the number of the visible part. */
export function topmost(classified: readonly ClassifiedPart[]): Int32Array {
  const top = new Int32Array(classified[0]?.part.mask.length ?? 0).fill(NONE)
  classified.forEach(({ part, kind }, index) => {
    if (kind === 'drop') return
    eachInside(part.mask, part.extent, (i) => {
      top[i] = index
    })
  })
  return top
}

/**
 * Drops regions of which only a rim is visible: icons often put a darker copy under a shape, which would be a
 * second line beside the first in line art.
 */
export function dropHiddenRims(classified: readonly ClassifiedPart[]): ClassifiedPart[] {
  const top = topmost(classified)
  return classified.map((entry, index) => {
    if (entry.kind !== 'region' || entry.isOverridden) return entry
    const seen: Mask = new Uint8Array(top.length)
    let hidden = 0
    eachInside(entry.part.mask, entry.part.extent, (i) => {
      if (top[i] === index) seen[i] = 1
      else hidden++
    })
    if (!hidden) return entry
    const box = extent(seen)
    if (box.area < 30 || (thickness(seen, box) < 0.9 && entry.part.radius > 1.2))
      return { ...entry, kind: 'drop' }
    return entry
  })
}

/** The parts that touch the outside: their edges form the silhouette. */
export function outerParts(classified: readonly ClassifiedPart[], size: number): Set<number> {
  const top = topmost(classified)
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
