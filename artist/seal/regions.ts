import type { Bitmap } from './bitmap.ts'

/** A patch of paper with ink all around it. */
export interface Patch {
  label: number
  /** In pixels. */
  area: number
  /** Pixels with ink or the sheet's edge beside them: says how thin the patch is. */
  rim: number
  left: number
  top: number
  right: number
  bottom: number
  /** The paper around the drawing is no region to color. */
  touchesEdge: boolean
}

export interface Patches {
  /** Label of each pixel, 0 for ink; labels count from 1 in reading order. */
  labels: Int32Array
  list: Patch[]
}

/** All patches of paper, joined along sides (never across a corner, where a crayon would not go either). */
export function findPatches({ width, height, ink }: Bitmap): Patches {
  const labels = new Int32Array(width * height)
  const stack = new Int32Array(width * height)
  const list: Patch[] = []
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] || labels[start]) continue
    const patch: Patch = {
      label: list.length + 1,
      area: 0,
      rim: 0,
      left: width,
      top: height,
      right: 0,
      bottom: 0,
      touchesEdge: false,
    }
    list.push(patch)
    let waiting = 0
    stack[waiting++] = start
    labels[start] = patch.label
    while (waiting > 0) {
      const at = stack[--waiting]!
      const x = at % width
      const y = (at - x) / width
      patch.area++
      if (x < patch.left) patch.left = x
      if (x > patch.right) patch.right = x
      if (y < patch.top) patch.top = y
      if (y > patch.bottom) patch.bottom = y
      let open = 0
      for (let side = 0; side < 4; side++) {
        const inside = side === 0 ? x > 0 : side === 1 ? x < width - 1 : side === 2 ? y > 0 : y < height - 1
        if (!inside) {
          patch.touchesEdge = true
          continue
        }
        const next = side === 0 ? at - 1 : side === 1 ? at + 1 : side === 2 ? at - width : at + width
        if (ink[next]) continue
        open++
        if (labels[next]) continue
        labels[next] = patch.label
        stack[waiting++] = next
      }
      if (open < 4) patch.rim++
    }
  }
  return { labels, list }
}

export const squareMm = (patch: Patch, { pixelsPerMm }: Bitmap) => patch.area / (pixelsPerMm * pixelsPerMm)

/** Mean width: a long sliver is thin however large it is. */
export const meanWidthMm = (patch: Patch, { pixelsPerMm }: Bitmap) =>
  (2 * patch.area) / Math.max(1, patch.rim) / pixelsPerMm
