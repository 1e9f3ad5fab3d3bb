import type { Box, Point } from '../drawing.ts'
import { UNITS_PER_MM, type Paper } from '../page/paper.ts'
import { toBitmap, type Rasterise } from './bitmap.ts'
import { distances } from './distance.ts'
import { findPatches, squareMm } from './regions.ts'

/** A region to color: a point for a number or a fingertip, its size and its bounds. In page units. */
interface Region {
  at: Point
  mm2: number
  box: Box
}

const PIXELS_PER_MM = 4

/** Every closed region of a page, largest first, with the point farthest from its outline. */
export function regionList(svg: string, paper: Paper, rasterise: Rasterise): Region[] {
  const picture = rasterise(svg, (paper.width / UNITS_PER_MM) * PIXELS_PER_MM)
  const bitmap = toBitmap(picture, paper.width / UNITS_PER_MM)
  const { labels, list } = findPatches(bitmap)
  const depth = distances(bitmap, 'paper')
  const deepest = new Int32Array(list.length + 1).fill(-1)
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!
    const best = deepest[label]!
    if (label > 0 && (best < 0 || depth[i]! > depth[best]!)) deepest[label] = i
  }
  const unit = paper.width / picture.width
  return list
    .filter((patch) => !patch.touchesEdge)
    .map((patch) => {
      const pixel = deepest[patch.label]!
      return {
        at: {
          x: ((pixel % picture.width) + 0.5) * unit,
          y: (Math.floor(pixel / picture.width) + 0.5) * unit,
        },
        mm2: Math.round(squareMm(patch, bitmap) * 10) / 10,
        box: {
          x: patch.left * unit,
          y: patch.top * unit,
          w: (patch.right - patch.left + 1) * unit,
          h: (patch.bottom - patch.top + 1) * unit,
        },
      }
    })
    .sort((a, b) => b.mm2 - a.mm2)
}
