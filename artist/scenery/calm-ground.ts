import type { Box } from '../drawing.ts'
import type { Item } from './canvas/pen.ts'

const GROUNDS: ReadonlySet<string | undefined> = new Set(['ground', 'floor'])

/**
 * Leaves the first ground of the sparsest pages in one piece, because further hills, kerbs, skirting boards and lines would
 * cut it into strips between the legs of the figures. Things that stand on a removed ground stand on the first one.
 */
export function withCalmGround(items: readonly Item[], frame: Box): Item[] {
  let ground: string | undefined
  return items.filter(({ object, layer, shapes, box }) => {
    const { of, fill } = shapes[0]!
    if (object || layer === 'sky' || box.w < frame.w) return true
    // Sand in front of water is not a second hill.
    if (!GROUNDS.has(of)) {
      if (fill === 'paper') ground = undefined
      return true
    }
    if (fill !== 'paper') return false
    if (ground === of) return false
    ground = of
    return true
  })
}
