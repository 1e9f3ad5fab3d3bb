import type { Box } from '../drawing.ts'
import { createSheet, overlaps, sharedArea } from './canvas/pen.ts'
import type { SceneryCanvas } from './canvas/scenery-canvas.ts'
import { sizeAboveFigures } from './canvas/size-above-figures.ts'
import { times } from './canvas/outlines.ts'
import type { Thing } from './canvas/thing.ts'
import { nounOfThing } from './things/thing-nouns.ts'

/** A thing that shows which place it is. Its height is in page units of an A4 portrait page. */
export interface Piece {
  thing: Thing
  height: number
  on: 'floor' | 'wall' | 'ceiling'
  /** Identifies the place: it is on every page, however little is drawn. */
  main?: boolean
  /** Largest height, in heads of the figures, so that people stand at a table and not below it. */
  heads?: number
}

export const standing = (thing: Thing, height: number): Piece => ({ thing, height, on: 'floor' })
export const hung = (thing: Thing, height: number): Piece => ({ thing, height, on: 'wall' })
export const hanging = (thing: Thing, height: number): Piece => ({ thing, height, on: 'ceiling' })
export const main = (piece: Piece): Piece => ({ ...piece, main: true })

export const atMostHeads = (heads: number, piece: Piece): Piece => ({ ...piece, heads })

interface Spot {
  box: Box
  cost: number
}

const MAX_WIDTH = { main: 0.62, others: 0.5 }
/** Shares of the frame's height at which things hang on a wall. */
const WALL_TOPS = [0.04, 0.11, 0.2, 0.3]
const LARGEST_PREFERRED = 1.1
const POSITIONS_ACROSS = 15
/** Sizes to try: a smaller piece may fit beside a figure, and a larger one may show behind it. */
const SIZES = [1, 0.8, 0.62, 1.25]
/** Costs of a position. */
const COVERED = 3
const BEHIND_HEAD = 0.9
const COLLIDING = 6
const CHANCE = 1.1
const OTHER_SIZE = 2
const WORST = 1.9
/** The margin around heads, as a share of their size. */
const QUIET = 0.2
/**
 * Places the pieces where figures hide them least, apart from each other. Seeds give different positions. A piece
 * that would be hidden is left out, unless it identifies the place. `taken` are boxes where nothing may be.
 */
export function furnish(
  canvas: SceneryCanvas,
  pieces: readonly Piece[],
  { floor, taken = [] }: { floor: number; taken?: readonly Box[] },
): void {
  const occupied = [...taken]
  // Large signs and clocks above a low vehicle would be more striking than the vehicle.
  const preferred = Math.min(LARGEST_PREFERRED, sizeAboveFigures(canvas))
  const shown = pieces
    .filter(({ thing }) => !canvas.repeats(nounOfThing(thing)))
    .slice(0, canvas.byDetail(2, 4, pieces.length))
  for (const piece of shown) {
    const spots = SIZES.flatMap((size) =>
      candidates(canvas, piece, floor, size).map((box): Spot => ({
        box,
        cost: costOf(canvas, box, occupied) + OTHER_SIZE * Math.abs(preferred - size),
      })),
    )
    const best = spots.reduce((a, b) => (b.cost < a.cost ? b : a))
    if (best.cost > WORST && !piece.main) continue
    occupied.push(best.box)
    add(canvas, piece, best.box, piece === shown.find(({ main: isMain }) => isMain))
  }
}

/** The bounds of a thing that is drawn 100 units tall. */
function boundsOf(thing: Thing, canvas: SceneryCanvas): Box {
  const sheet = createSheet(canvas.detail)
  sheet.put('mid', 0, 0, 100, (pen) => thing({ ...pen, big: () => true }, canvas.rng, canvas.thingDetail), {
    requested: true,
  })
  return sheet.items[0]?.box ?? { x: -50, y: -100, w: 100, h: 100 }
}

function sizeOf(canvas: SceneryCanvas, { thing, height, main: isMain }: Piece): { w: number; h: number } {
  const bounds = boundsOf(thing, canvas)
  const maxWidth = canvas.frame.w * (isMain ? MAX_WIDTH.main : MAX_WIDTH.others)
  const h = Math.min(height * canvas.scale, (maxWidth / bounds.w) * bounds.h)
  return { w: (h * bounds.w) / bounds.h, h }
}

function candidates(canvas: SceneryCanvas, piece: Piece, floor: number, size: number): Box[] {
  const { frame } = canvas
  const full = sizeOf(canvas, piece)
  const head = Math.max(0, ...canvas.heads.map((each) => each.h))
  const tallest = piece.heads && head > 0 ? piece.heads * head : Infinity
  const scale = Math.min(size, tallest / full.h)
  const [w, h] = [full.w * scale, full.h * scale]
  const tops =
    piece.on === 'floor'
      ? [floor + frame.h * 0.025 - h]
      : piece.on === 'ceiling'
        ? [frame.y]
        : WALL_TOPS.map((share) => frame.y + share * frame.h).filter(
            (top, i) => i === 0 || top + h < floor - 12,
          )
  const margin = frame.w * 0.015
  return times(
    POSITIONS_ACROSS,
    (i) => frame.x + margin + ((frame.w - 2 * margin - w) * i) / (POSITIONS_ACROSS - 1),
  ).flatMap((x) => tops.map((y): Box => ({ x, y, w, h })))
}

function costOf({ figures, heads, rng }: SceneryCanvas, box: Box, occupied: readonly Box[]): number {
  const share = (others: readonly Box[]) =>
    others.reduce((sum, other) => sum + sharedArea(box, other), 0) / (box.w * box.h)
  return (
    COVERED * Math.min(1, share(figures)) +
    BEHIND_HEAD * (heads.some((head) => overlaps(box, grown(head))) ? 1 : 0) +
    COLLIDING * share(occupied) +
    CHANCE * rng.range(0, 1)
  )
}

const grown = ({ x, y, w, h }: Box): Box => ({
  x: x - w * QUIET,
  y: y - h * QUIET,
  w: w * (1 + 2 * QUIET),
  h: h * (1 + 2 * QUIET),
})

/** Adds the piece so that it fills its box; on the right side of the page it is mirrored. The sparsest page has only the first main one. */
function add(canvas: SceneryCanvas, { thing, on, main: isMain }: Piece, box: Box, isFirst: boolean): void {
  const bounds = boundsOf(thing, canvas)
  const scale = box.h / bounds.h
  const flip = box.x + box.w / 2 > canvas.X(0.5)
  const x = flip ? box.x + box.w + bounds.x * scale : box.x - bounds.x * scale
  canvas.add(
    on === 'floor' ? 'mid' : 'far',
    thing,
    (x - canvas.frame.x) / canvas.frame.w,
    box.y - bounds.y * scale,
    (100 * scale) / canvas.scale,
    {
      grow: false,
      fixed: true,
      requested: isFirst,
      landmark: isMain ?? false,
      flip: flip && on === 'floor',
    },
  )
}
