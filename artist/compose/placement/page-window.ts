import { clamp } from '../../geometry/clamp.ts'
import type { Box } from '../../drawing.ts'
import { clusterBox, partBox, type Cluster } from '../figures/cluster.ts'
import { CUT_BY_PAGE } from '../figures/noun-lists.ts'
import { unionOf } from '../figures/transform.ts'

/** A figure in, on or under a large thing has at least this share of the window's height. */
const SMALLEST_SHARE = 0.58
/** The window shows at least this share of the whole cluster, so that a tree is still a tree. */
const SMALLEST_WINDOW = 0.5
/** A lying figure is considered as large as a standing one of this share of its length. */
const LENGTH = 0.75
/** The share of the window's free height that is below the figures, if there is enough. */
const BELOW = 0.6

/**
 * The part of a cluster that has to be on the page. The edge of the page cuts trees and houses, so that a figure under a tree is
 * large. Other clusters are seen whole.
 */
export function pageWindow(cluster: Cluster): Box {
  const whole = clusterBox(cluster)
  const seen = cluster.parts.filter(({ figure }) => !CUT_BY_PAGE.has(figure.id))
  if (seen.length === cluster.parts.length || !seen.some(({ figure }) => figure.face)) return whole
  const figures = unionOf(seen.map(partBox))
  const wanted = Math.max(figures.h, figures.w * LENGTH) / SMALLEST_SHARE
  const h = clamp(wanted, Math.max(whole.h * SMALLEST_WINDOW, figures.h), whole.h)
  if (h > whole.h * 0.95) return whole
  const w = clamp((whole.w * h) / whole.h, figures.w, whole.w)
  const free = h - figures.h
  const bottom = whole.y + whole.h
  const roomBelow = bottom - figures.y - figures.h
  const below = Math.max(Math.min(roomBelow, free * BELOW), free - (figures.y - whole.y))
  return {
    x: clamp(figures.x + figures.w / 2 - w / 2, whole.x, whole.x + whole.w - w),
    y: figures.y + figures.h + below - h,
    w,
    h,
  }
}
