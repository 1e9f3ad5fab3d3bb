import type { Box, Point } from '../../drawing.ts'
import { parsePath } from '../../page/path.ts'
import { clusterBox, bodiesOf, facesOf, transformCluster, type Cluster } from '../figures/cluster.ts'
import { moveBox, movePoint, overlapArea, type Move } from '../figures/transform.ts'

/** Width divided by height of the space for a group on a portrait page. */
const PAGE_RATIO = 0.84
/** Distances to try between neighbours and between rows, as shares of the width and height of a figure. */
const PITCHES = [0.78, 0.86, 0.94, 1.02]
const RISES = [0.28, 0.34, 0.4, 0.46, 0.54]
/** Flying figures have free space all around. */
const IN_AIR = { pitch: 1.1, rise: 1.12, swing: 0.3 }
const MAX_ROW = 6
/** How far the farther one of two long figures is moved aside. */
const PAIR_SHIFT = 0.3
/** From this ratio of width to height on, the second of two figures stands behind the first. */
const VERY_LONG = 1.5
/** Rating of rows of two or three figures, which look better side by side. */
const CLUMP = 0.8
/** Rating of each row beyond the second, because many rows look like a column of figures. */
const COLUMN = 0.8
/** Each row is a little smaller than the one in front of it. */
const SCALE_PER_ROW = 0.08
/**
 * The largest share of a figure that others may hide, so that a back row stands on the ground and not on heads. In a crowd
 * visible heads are enough.
 */
const HIDDEN = { few: 0.3, crowd: 0.6, mounted: 0.14 }
/** More space between rows, so that the legs of mounts in the back row can be seen. */
const RISES_OF_MOUNTED = [...RISES, 0.64, 0.74, 0.84]
const CROWD = 7
/** The middle of a box that a figure fills, as a share of its width and height. */
const BODY = 0.9

interface Rows {
  /** Figures per row, back row first. */
  lengths: readonly number[]
  pitch: number
  rise: number
  /** How much every second figure is lower. */
  swing?: number
}

/**
 * Arranges copies of a figure in rows: the back rows are higher and smaller. Figures stand as close together as all
 * heads and most of each body can be seen, in the rows that make them largest on a page of this ratio of width to height.
 */
export function arrangeInRows(copies: readonly Cluster[], ratio = PAGE_RATIO): Cluster {
  const [first] = copies
  if (!first || copies.length === 1) return first!
  let best: { cluster: Cluster; size: number } | undefined
  const areThings = copies.every((copy) => facesOf(copy).length === 0)
  const areLong = copies.every((copy) => clusterBox(copy).w > clusterBox(copy).h)
  const areVeryLong = copies.every((copy) => clusterBox(copy).w > VERY_LONG * clusterBox(copy).h)
  for (const lengths of rowLengths(copies.length, areLong, areThings, areVeryLong)) {
    const cluster = largest(copies, lengths, ratio)
    const isClump = lengths.length > 1 && copies.length < 4 && !areVeryLong
    const size = sizeOf(cluster, ratio) * (isClump ? CLUMP : COLUMN ** Math.max(0, lengths.length - 2))
    if (!best || size > best.size) best = { cluster, size }
  }
  return best!.cluster
}

function sizeOf(cluster: Cluster, ratio: number): number {
  const { w, h } = clusterBox(cluster)
  return Math.min(ratio / w, 1 / h)
}

/** The rows that are largest on the page among those that hide no head and little of each body. */
function largest(copies: readonly Cluster[], lengths: readonly number[], ratio: number): Cluster {
  const placed = (moves: readonly Move[]): Cluster => ({
    ...copies[0]!,
    parts: copies.flatMap((copy, i) => transformCluster(copy, moves[i]!).parts),
  })
  if (copies[0]!.zone === 'air') return placed(movesOf(copies, { lengths, ...IN_AIR }))
  const bodies = copies.map((copy) => ({
    faces: facesOf(copy),
    outline: bodiesOf(copy).flatMap(pointsOf),
    box: inner(clusterBox(copy)),
  }))
  const areMounted = bodies.every(({ faces }) => faces.length > 1)
  const limit = copies.length >= CROWD ? HIDDEN.crowd : areMounted ? HIDDEN.mounted : HIDDEN.few
  const rises = areMounted ? RISES_OF_MOUNTED : RISES
  let best: { cluster: Cluster; size: number } | undefined
  for (const rise of lengths.length > 1 ? rises : rises.slice(0, 1))
    for (const pitch of PITCHES) {
      const moves = movesOf(copies, { lengths, pitch, rise })
      if (largestHiddenShare(bodies, moves) > limit || hidesHead(bodies, moves)) continue
      const cluster = placed(moves)
      const size = sizeOf(cluster, ratio)
      if (!best || size > best.size) best = { cluster, size }
    }
  return best?.cluster ?? placed(movesOf(copies, { lengths, pitch: PITCHES.at(-1)!, rise: RISES.at(-1)! }))
}

/** Where each copy goes, in paint order. */
function movesOf(copies: readonly Cluster[], { lengths, pitch, rise, swing = 0.05 }: Rows): Move[] {
  const width = Math.max(...copies.map((copy) => clusterBox(copy).w)) * pitch
  const height = Math.max(...copies.map((copy) => clusterBox(copy).h))
  const isPair = copies.length === 2
  return lengths.flatMap((count, row) => {
    const rowsInFront = lengths.length - 1 - row
    // Rows of the same length are shifted, so that no figure stands exactly behind another one.
    const shift = count === lengths[row + 1] && rowsInFront % 2 === 1 ? (isPair ? PAIR_SHIFT : 0.5) : 0
    return Array.from({ length: count }, (_, i) => ({
      scale: 1 - rowsInFront * SCALE_PER_ROW,
      x: (i - (count - 1) / 2 + shift) * width,
      y: -rowsInFront * rise * height + (i % 2) * height * swing,
    }))
  })
}

const inner = ({ x, y, w, h }: Box): Box => ({
  x: x + (w * (1 - BODY)) / 2,
  y: y + (h * (1 - BODY)) / 2,
  w: w * BODY,
  h: h * BODY,
})

/** The largest share of a copy that those painted later cover. */
function largestHiddenShare(bodies: readonly Body[], moves: readonly Move[]): number {
  const boxes = bodies.map(({ box }, i) => moveBox(box, moves[i]!))
  return Math.max(
    ...boxes.map((box, i) =>
      boxes.slice(i + 1).reduce((sum, other) => sum + overlapArea(box, other) / (box.w * box.h), 0),
    ),
  )
}

interface Body {
  box: Box
  faces: readonly Box[]
  outline: readonly Point[]
}

/** Whether a copy that is painted later covers a part of a head. */
function hidesHead(bodies: readonly Body[], moves: readonly Move[]): boolean {
  const outlines = bodies.map(({ outline }, i) => outline.map((point) => movePoint(point, moves[i]!)))
  return bodies.some(({ faces }, i) =>
    faces.some((face) => {
      const head = moveBox(face, moves[i]!)
      return outlines.slice(i + 1).some((points) => points.some((point) => isInside(point, head)))
    }),
  )
}

const pointsOf = (d: string): Point[] =>
  parsePath(d).flatMap(({ points }) => (points.length >= 2 ? [{ x: points.at(-2)!, y: points.at(-1)! }] : []))

const isInside = ({ x, y }: Point, box: Box): boolean =>
  x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h

/**
 * Ways to divide a number of figures into rows, back row first; no row is longer than the one in front of it. Long
 * figures like cats from the side may stand one behind the other; few of them would look like a tower, unless they are things.
 */
export function rowLengths(
  count: number,
  areLong: boolean,
  areThings = false,
  areVeryLong = false,
): number[][] {
  const ways: number[][] = []
  for (let rows = 1; rows <= Math.ceil(Math.sqrt(count)) + 1; rows++) {
    const min = Math.floor(count / rows)
    const isTower = (rows > 1 && count < 3 && !areVeryLong) || (rows > 2 && count < 6 && !areThings)
    if (isTower || Math.ceil(count / rows) > MAX_ROW || (rows > 2 && min < 2 && !areLong)) continue
    ways.push(Array.from({ length: rows }, (_, row) => min + (row >= rows - (count % rows) ? 1 : 0)))
  }
  return ways
}
