import { clamp } from '../geometry/clamp.ts'
import type { Box, Shape } from '../drawing.ts'
import { findThings } from '../coloring/thing-boxes.ts'
import { seededRandom, seedOf } from '../geometry/random.ts'
import { createContainsTest } from '../page/contains-point.ts'
import type { Bitmap } from '../seal/bitmap.ts'
import { distances } from '../seal/distance.ts'
import { findPatches, squareMm, type Patch } from '../seal/regions.ts'
import { drawBodyOrnaments, isOrnamented } from './body-ornaments.ts'
import { createKeepOffTest, inMm, type FillOptions } from './fill-options.ts'
import { materialOf } from './materials.ts'
import { drawMarks, type Field } from './texture-marks.ts'

/** Smaller regions get no texture, so that there is space for color. */
const MIN_REGION_MM2 = 160
const MIN_RADIUS_MM = 3.4
/** A region of this size gets marks of their normal size, larger ones larger marks up to the factor. */
const USUAL_SIZE_MM = 48
const LARGEST_FACTOR = 1.9
/** The texture id of animal bodies on detailed pages. */
const BODY = 'body'
const WIDTH = { natural: 0.6, detailed: 0.75 } as const

/**
 * Draws on each large region what the thing is made of: bark, leaves, tiles, bricks, waves, grain. Whole regions get it, and all of one
 * kind of thing on a page. People get none; animals get ornaments on detailed pages.
 */
export function drawTextures(bitmap: Bitmap, shapes: readonly Shape[], options: FillOptions): Shape[] {
  const { labels, list } = findPatches(bitmap)
  const large = list.filter((patch) => !patch.touchesEdge && squareMm(patch, bitmap) >= MIN_REGION_MM2)
  if (large.length === 0) return []
  const paper = distances(bitmap, 'paper')
  const blocked = createKeepOffTest(options)
  const things = findThings(shapes)
  const bodies = (options.bodies ?? []).map(createContainsTest)
  const unitsPerPixel = options.unitsPerPixel
  const at = (x: number, y: number) => Math.round(y) * bitmap.width + Math.round(x)
  return large.flatMap((patch) => {
    const inside = (x: number, y: number) => labels[at(x, y)] === patch.label
    const room = findRoom(bitmap, patch, inside, paper)
    if (!room) return []
    const point = { x: room[0] * unitsPerPixel, y: room[1] * unitsPerPixel }
    const thing = things.findLast(({ contains }) => contains(point))
    if (!thing) return []
    const isBody = options.style === 'detailed' && isOrnamented(thing.partAt(point))
    if (!isBody && bodies.some(({ contains }) => contains(point))) return []
    const kind = isBody
      ? BODY
      : materialOf(thing, boxOf(patch, unitsPerPixel), options.place)?.[options.style]
    // The seed decides for all things of one material together, so that equal things look equal.
    if (!kind || (!isBody && seededRandom(seedOf(options.seed, kind))() > options.amount)) return []
    const field: Field = {
      patch,
      bitmap,
      unitsPerPixel: unitsPerPixel,
      inside,
      size: clamp(Math.sqrt(squareMm(patch, bitmap)) / USUAL_SIZE_MM, 1, LARGEST_FACTOR),
      free: (x, y, reach) => inside(x, y) && paper[at(x, y)]! >= reach && !blocked(x, y),
      next: seededRandom(seedOf(options.seed, `${kind} ${thing.of}`)),
    }
    const width = WIDTH[options.style]
    const drawn =
      kind === BODY ? drawBodyOrnaments(field, options.amount, width) : drawMarks(kind, field, width)
    return drawn ?? []
  })
}

const boxOf = ({ left, top, right, bottom }: Patch, unitsPerPixel: number): Box => ({
  x: left * unitsPerPixel,
  y: top * unitsPerPixel,
  w: (right - left) * unitsPerPixel,
  h: (bottom - top) * unitsPerPixel,
})

/** The first pixel of the region with room for a mark around it. */
function findRoom(
  bitmap: Bitmap,
  patch: Patch,
  inside: Field['inside'],
  paper: Float32Array,
): readonly [number, number] | undefined {
  const min = inMm(bitmap, MIN_RADIUS_MM)
  for (let y = patch.top; y <= patch.bottom; y += 3)
    for (let x = patch.left; x <= patch.right; x += 3)
      if (paper[y * bitmap.width + x]! >= min && inside(x, y)) return [x, y]
  return undefined
}
