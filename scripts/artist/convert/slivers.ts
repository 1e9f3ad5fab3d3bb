import type { Judged } from './classify.ts'
import { difference } from './colour.ts'
import { distances } from './distance.ts'
import { PER_UNIT, SIZE, type Mask } from './grid.ts'
import { eachInside, extent } from './mask.ts'
import { topmost } from './visible.ts'
import { trace } from './trace.ts'

/** A strip narrower than twice this many units has no room for a crayon between its two lines. */
const HALF_WIDTH = 1.1
const SHORTEST = 5
const SHADE = 22

interface Sliver {
  pixels: number[]
  owner: number
}

/**
 * Where two lines run side by side, the strip between them is given to a neighbour and one line is left. What has the outside on
 * both sides (a tail, a whisker) is no strip and stays.
 */
export function withoutSlivers(judged: readonly Judged[]): Judged[] {
  const top = topmost(judged)
  const masks = new Map<number, Mask>()
  const change = (index: number) => {
    const mask = masks.get(index) ?? judged[index]!.part.mask.slice()
    masks.set(index, mask)
    return mask
  }
  for (const sliver of findSlivers(judged, top)) {
    const heir = heirOf(sliver, judged, top)
    if (heir === undefined) continue
    const upper = change(heir)
    const lower = heir < sliver.owner ? change(sliver.owner) : undefined
    for (const pixel of sliver.pixels) {
      upper[pixel] = 1
      if (lower) lower[pixel] = 0
    }
  }
  return judged.map((one, index) => {
    const mask = masks.get(index)
    if (!mask) return one
    const box = extent(mask)
    const contours = box.area ? trace(mask) : []
    if (!contours.length) return { ...one, kind: 'drop' }
    return { ...one, part: { ...one.part, mask, extent: box, contours } }
  })
}

function findSlivers(judged: readonly Judged[], top: Int32Array): Sliver[] {
  const reach = HALF_WIDTH * PER_UNIT
  return judged.flatMap(({ part, kind }, owner) => {
    if (kind !== 'region') return []
    const isSeen = (i: number) => part.mask[i] === 1 && top[i] === owner
    const inner = distances(part.extent, (i) => !isSeen(i))
    const core = distances(part.extent, (i) => isSeen(i) && inner.distance[inner.indexOf(i)]! > reach)
    const thin: Mask = new Uint8Array(SIZE * SIZE)
    eachInside(part.mask, part.extent, (i) => {
      if (isSeen(i) && core.distance[core.indexOf(i)]! > reach + 0.8) thin[i] = 1
    })
    return islands(thin)
      .filter((pixels) => pixels.length > SHORTEST * PER_UNIT * 2)
      .map((pixels) => ({ pixels, owner }))
  })
}

const AROUND = [-1, 1, -SIZE, SIZE]

export function islands(mask: Mask): number[][] {
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
 * The region it shares the longest edge with: only for a strip along the silhouette or one of nearly its heir's colour, since
 * strips between strong colours (the net of a giraffe's coat, a window frame) are meant to be seen.
 */
function heirOf({ pixels, owner }: Sliver, judged: readonly Judged[], top: Int32Array): number | undefined {
  const borders = new Map<number, number>()
  for (const pixel of pixels)
    for (const step of AROUND) {
      const other = top[pixel + step] ?? -1
      if (other !== owner) borders.set(other, (borders.get(other) ?? 0) + 1)
    }
  let [best, most, total] = [-1, 0, 0]
  for (const [index, edge] of borders) {
    total += edge
    if (index >= 0 && judged[index]!.kind === 'region' && edge > most) [best, most] = [index, edge]
  }
  if (best < 0 || most < total * 0.3) return undefined
  const isRim = (borders.get(-1) ?? 0) > total * 0.25
  const isShade = difference(judged[owner]!.part.colour, judged[best]!.part.colour) < SHADE
  return isRim || isShade ? best : undefined
}
