import type { Box, Part, Point, Shape } from '../drawing.ts'
import { createContainsTest } from '../page/contains-point.ts'

/** A filled shape of a page, what it shows, and the box of the thing it belongs to. */
interface ThingShape {
  of: string
  contains(point: Point): boolean
  member: number | undefined
  /** The part of the figure at this point, if the drawing names it. */
  partAt(point: Point): Part | undefined
  thing: { of: string; box: Box }
}

/**
 * The filled shapes of a page by thing. Shapes of one thing follow each other and touch; the next flower of a meadow is another thing.
 */
export function findThings(shapes: readonly Shape[]): ThingShape[] {
  const found: ThingShape[] = []
  let thing: ThingShape['thing'] | undefined
  for (const shape of shapes) {
    const { of, fill, d, member } = shape
    if (of === undefined || fill === 'none') continue
    const { box, contains } = createContainsTest(d)
    if (!thing || thing.of !== of || !overlaps(thing.box, box)) thing = { of, box }
    else thing.box = union(thing.box, box)
    if (fill === 'paper') found.push({ of, member, contains, partAt: partsOf(shape), thing })
  }
  return found
}

/** Patches lie on their shape. Their outlines are parsed only when a point is looked up, because most never are. */
const partsOf =
  ({ part, patches = [] }: Shape) =>
  (point: Point): Part | undefined =>
    patches.findLast(({ d }) => createContainsTest(d).contains(point))?.part ?? part

const overlaps = (a: Box, b: Box): boolean =>
  a.x <= b.x + b.w && b.x <= a.x + a.w && a.y <= b.y + b.h && b.y <= a.y + a.h

function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    w: Math.max(a.x + a.w, b.x + b.w) - x,
    h: Math.max(a.y + a.h, b.y + b.h) - y,
  }
}

/** The smallest box around a point, if any is. */
export const boxAround = (boxes: readonly Box[], { x, y }: Point): Box | undefined =>
  boxes
    .filter((box) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h)
    .toSorted((a, b) => a.w * a.h - b.w * b.h)[0]
