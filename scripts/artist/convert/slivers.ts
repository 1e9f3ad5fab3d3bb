import type { ClassifiedPart } from './classify.ts'
import { difference } from './color.ts'
import { distances } from './distance.ts'
import { PER_UNIT, SIZE, type Mask } from './grid.ts'
import { eachInside, extent } from './mask.ts'
import { topmost } from './visible.ts'
import { trace } from './trace.ts'

/** A strip narrower than twice this many units is too narrow to color. */
const HALF_WIDTH = 1.1
const MIN_LENGTH = 5
const SHADE = 22

interface Sliver {
  pixels: number[]
  owner: number
}

/**
 * Merges narrow strips between two parallel lines into a neighbour, so that one line is left. Parts with the
 * outside on both sides (a tail, a whisker) stay.
 */
export function mergeSlivers(classified: readonly ClassifiedPart[]): ClassifiedPart[] {
  const top = topmost(classified)
  const masks = new Map<number, Mask>()
  const change = (index: number) => {
    const mask = masks.get(index) ?? classified[index]!.part.mask.slice()
    masks.set(index, mask)
    return mask
  }
  for (const sliver of findSlivers(classified, top)) {
    const heir = neighbourOf(sliver, classified, top)
    if (heir === undefined) continue
    const upper = change(heir)
    const lower = heir < sliver.owner ? change(sliver.owner) : undefined
    for (const pixel of sliver.pixels) {
      upper[pixel] = 1
      if (lower) lower[pixel] = 0
    }
  }
  return classified.map((entry, index) => {
    const mask = masks.get(index)
    if (!mask) return entry
    const box = extent(mask)
    const contours = box.area ? trace(mask) : []
    if (!contours.length) return { ...entry, kind: 'drop' }
    return { ...entry, part: { ...entry.part, mask, extent: box, contours } }
  })
}

function findSlivers(classified: readonly ClassifiedPart[], top: Int32Array): Sliver[] {
  const reach = HALF_WIDTH * PER_UNIT
  return classified.flatMap(({ part, kind }, owner) => {
    if (kind !== 'region') return []
    const isSeen = (i: number) => part.mask[i] === 1 && top[i] === owner
    const inner = distances(part.extent, (i) => !isSeen(i))
    const core = distances(part.extent, (i) => isSeen(i) && inner.distance[inner.indexOf(i)]! > reach)
    const thin: Mask = new Uint8Array(SIZE * SIZE)
    eachInside(part.mask, part.extent, (i) => {
      if (isSeen(i) && core.distance[core.indexOf(i)]! > reach + 0.8) thin[i] = 1
    })
    return islands(thin)
      .filter((pixels) => pixels.length > MIN_LENGTH * PER_UNIT * 2)
      .map((pixels) => ({ pixels, owner }))
  })
}

const AROUND = [-1, 1, -SIZE, SIZE]

function islands(mask: Mask): number[][] {
  const left = mask.slice()
  const found: number[][] = []
  for (let i = left.indexOf(1); i >= 0; i = left.indexOf(1, i)) {
    const pixels = [i]
    left[i] = 0
    for (let k = 0; k < pixels.length; k++)
      for (const step of AROUND) {
        const next = pixels[k]! + step
        if (left[next]) {
          left[next] = 0
          pixels.push(next)
        }
      }
    found.push(pixels)
  }
  return found
}

/**
 * The region with the longest shared edge. Only for a strip along the silhouette or of nearly the same color,
 * because strips between strong colors (a giraffe's pattern, a window frame) must stay visible.
 */
function neighbourOf(
  { pixels, owner }: Sliver,
  classified: readonly ClassifiedPart[],
  top: Int32Array,
): number | undefined {
  const borders = new Map<number, number>()
  for (const pixel of pixels)
    for (const step of AROUND) {
      const other = top[pixel + step] ?? -1
      if (other !== owner) borders.set(other, (borders.get(other) ?? 0) + 1)
    }
  let [best, max, total] = [-1, 0, 0]
  for (const [index, edge] of borders) {
    total += edge
    if (index >= 0 && classified[index]!.kind === 'region' && edge > max) [best, max] = [index, edge]
  }
  if (best < 0 || max < total * 0.3) return undefined
  const isRim = (borders.get(-1) ?? 0) > total * 0.25
  const isShade = difference(classified[owner]!.part.color, classified[best]!.part.color) < SHADE
  return isRim || isShade ? best : undefined
}
