import type { Box, Point } from '../../drawing.ts'
import { parsePath } from '../../page/path.ts'
import { clusterBox, bodiesOf, facesOf, transformCluster, type Cluster } from '../figures/cluster.ts'
import { moveBox, movePoint, type Move } from '../figures/transform.ts'

/** Width divided by height of the space for a group on a portrait page. */
const PAGE_RATIO = 0.84
/** Distances to try between neighbours and between rows, as shares of the width and height of a figure. */
const PITCHES = [0.78, 0.86, 0.94, 1.02]
const RISES = [0.42, 0.5, 0.58, 0.66]
const MAX_ROW = 6
/** Two or three figures stand side by side, unless rows would make them larger by more than this. */
const CLUMP = 0.8
/** Each row is a little smaller than the one in front of it. */
const SCALE_PER_ROW = 0.08

interface Rows {
  /** Figures per row, back row first. */
  lengths: readonly number[]
  pitch: number
  rise: number
}

/**
 * Arranges copies of a figure in rows: the back rows are higher and smaller. Figures stand as close together as all
 * heads can be seen, in the rows that make them largest on a page of this ratio of width to height.
 */
export function arrangeInRows(copies: readonly Cluster[], ratio = PAGE_RATIO): Cluster {
  const [first] = copies
  if (!first || copies.length === 1) return first!
  let best: { cluster: Cluster; size: number } | undefined
  const areThings = copies.every((copy) => facesOf(copy).length === 0)
  const areLong = copies.every((copy) => clusterBox(copy).w > clusterBox(copy).h)
  for (const lengths of rowLengths(copies.length, areLong, areThings)) {
    const cluster = closest(copies, lengths)
    const { w, h } = clusterBox(cluster)
    const size = Math.min(ratio / w, 1 / h) * (lengths.length > 1 && copies.length < 4 ? CLUMP : 1)
    if (!best || size > best.size) best = { cluster, size }
  }
  return best!.cluster
}

/** The rows with the least distances that hide no head. */
function closest(copies: readonly Cluster[], lengths: readonly number[]): Cluster {
  const bodies = copies.map((copy) => ({ faces: facesOf(copy), outline: bodiesOf(copy).flatMap(pointsOf) }))
  const place = (pitch: number, rise: number) => movesOf(copies, { lengths, pitch, rise })
  const placed = (moves: readonly Move[]): Cluster => ({
    ...copies[0]!,
    parts: copies.flatMap((copy, i) => transformCluster(copy, moves[i]!).parts),
  })
  if (bodies.every(({ faces }) => faces.length > 0))
    for (const rise of lengths.length > 1 ? RISES : RISES.slice(0, 1))
      for (const pitch of PITCHES) {
        const moves = place(pitch, rise)
        if (!hidesHead(bodies, moves)) return placed(moves)
      }
  return placed(place(PITCHES.at(-1)!, RISES.at(-1)!))
}

/** Where each copy goes, in paint order. */
function movesOf(copies: readonly Cluster[], { lengths, pitch, rise }: Rows): Move[] {
  const width = Math.max(...copies.map((copy) => clusterBox(copy).w)) * pitch
  const height = Math.max(...copies.map((copy) => clusterBox(copy).h))
  return lengths.flatMap((count, row) => {
    const rowsInFront = lengths.length - 1 - row
    // Rows of the same length are shifted, so that nobody stands exactly behind somebody.
    const shift = count === lengths[row + 1] ? 0.5 : 0
    return Array.from({ length: count }, (_, i) => ({
      scale: 1 - rowsInFront * SCALE_PER_ROW,
      x: (i - (count - 1) / 2 + shift) * width,
      y: -rowsInFront * rise * height + (i % 2) * height * 0.05,
    }))
  })
}

interface Body {
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
export function rowLengths(count: number, areLong: boolean, areThings = false): number[][] {
  const ways: number[][] = []
  for (let rows = 1; rows <= Math.ceil(Math.sqrt(count)) + 1; rows++) {
    const min = Math.floor(count / rows)
    const isTower = (rows > 1 && count < 3) || (rows > 2 && count < 5 && !areThings)
    if (isTower || Math.ceil(count / rows) > MAX_ROW || (rows > 2 && min < 2 && !areLong)) continue
    ways.push(Array.from({ length: rows }, (_, row) => min + (row >= rows - (count % rows) ? 1 : 0)))
  }
  return ways
}
