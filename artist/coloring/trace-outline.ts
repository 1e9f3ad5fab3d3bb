import type { Box } from '../drawing.ts'

/** A closed ring of points: x and y in turn. */
export type Ring = number[]

/** Directions along pixel edges, clockwise from right; the labelled pixel is always on the right-hand side. */
const STEP_X = [1, 0, -1, 0] as const
const STEP_Y = [0, 1, 0, -1] as const
/** The two pixels ahead of a corner, to the left and to the right of the direction of travel. */
const LEFT_X = [0, 0, -1, -1] as const
const LEFT_Y = [-1, 0, 0, -1] as const
const RIGHT_X = [0, -1, -1, 0] as const
const RIGHT_Y = [0, 0, -1, -1] as const

/**
 * The outlines of the pixels with this label inside `box`: the outer ring and the rings around holes. Points are the middles of pixel
 * edges, which makes slanted lines straight instead of stepped.
 */
export function traceOutline(labels: Int32Array, width: number, label: number, box: Box): Ring[] {
  const isInside = (x: number, y: number) =>
    x >= box.x && y >= box.y && x < box.x + box.w && y < box.y + box.h && labels[y * width + x] === label
  const rings: Ring[] = []
  /** Top edges that a ring has passed. Every ring passes at least one top edge or, around a hole, one bottom edge. */
  const passedTops = new Uint8Array(box.w * (box.h + 1))
  const passedBottoms = new Uint8Array(box.w * (box.h + 1))
  const index = (x: number, y: number) => (y - box.y) * box.w + x - box.x
  for (let y = box.y; y < box.y + box.h; y++)
    for (let x = box.x; x < box.x + box.w; x++) {
      if (!isInside(x, y)) continue
      if (!isInside(x, y - 1) && !passedTops[index(x, y)]) rings.push(follow(x, y, 0))
      if (!isInside(x, y + 1) && !passedBottoms[index(x, y)]) rings.push(follow(x + 1, y + 1, 2))
    }
  return rings

  function follow(startX: number, startY: number, startDirection: number): Ring {
    const ring: Ring = []
    let [x, y, direction] = [startX, startY, startDirection]
    do {
      if (direction === 0) passedTops[index(x, y)] = 1
      if (direction === 2) passedBottoms[index(x - 1, y - 1)] = 1
      ring.push(x + STEP_X[direction]! / 2, y + STEP_Y[direction]! / 2)
      x += STEP_X[direction]!
      y += STEP_Y[direction]!
      if (!isInside(x + RIGHT_X[direction]!, y + RIGHT_Y[direction]!)) direction = (direction + 1) % 4
      else if (isInside(x + LEFT_X[direction]!, y + LEFT_Y[direction]!)) direction = (direction + 3) % 4
    } while (x !== startX || y !== startY || direction !== startDirection)
    return ring
  }
}
