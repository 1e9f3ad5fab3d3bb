import type { Bitmap } from './bitmap.ts'

/** A connected area of paper: a region to color, or the paper around the drawing. */
export interface Patch {
  label: number
  /** In pixels. */
  area: number
  left: number
  top: number
  right: number
  bottom: number
  /** The paper around the drawing is not a region to color. */
  touchesEdge: boolean
}

/** Pixels of a patch beside each other. */
export interface Run {
  y: number
  from: number
  /** The first pixel behind it. */
  to: number
}

interface Patches {
  list: Patch[]
  /** Label of each pixel, 0 for ink; labels count from 1 in reading order. Created on first use, because it is as large as the page. */
  readonly labels: Int32Array
  /** The label of one pixel, found without `labels`. */
  labelAt(pixel: number): number
  firstPixelOf(patch: Patch): number
  /** From top to bottom and from left to right. */
  runsOf(patch: Patch): Run[]
}

/**
 * Finds all patches of paper, connected along sides but not across corners. Works on horizontal runs of paper
 * instead of pixels, because a page has a thousand times fewer runs.
 */
export function findPatches({ width, height, ink }: Bitmap): Patches {
  const runs = readRuns(ink, width, height)
  const { starts, ends, rows, count, parents } = runs
  /** The label of each run. */
  const owners = new Int32Array(count)
  const list: Patch[] = []
  /** The first run of each patch. */
  const roots: number[] = []
  for (let run = 0; run < count; run++) {
    const root = rootOf(parents, run)
    if (root === run) {
      list.push(emptyPatch(list.length + 1, width, height))
      roots.push(run)
    }
    const patch = list[(root === run ? list.length : owners[root]!) - 1]!
    owners[run] = patch.label
    const from = starts[run]!
    const to = ends[run]!
    const y = rows[run]!
    patch.area += to - from
    if (from < patch.left) patch.left = from
    if (to - 1 > patch.right) patch.right = to - 1
    if (y < patch.top) patch.top = y
    if (y > patch.bottom) patch.bottom = y
    if (from === 0 || to === width || y === 0 || y === height - 1) patch.touchesEdge = true
  }
  let labels: Int32Array | undefined
  let runsByLabel: Run[][] | undefined
  return {
    list,
    get labels() {
      if (labels) return labels
      labels = new Int32Array(width * height)
      for (let run = 0; run < count; run++) {
        const row = rows[run]! * width
        labels.fill(owners[run]!, row + starts[run]!, row + ends[run]!)
      }
      return labels
    },
    labelAt(pixel) {
      const run = findRun(runs, Math.floor(pixel / width), pixel % width)
      return run === -1 ? 0 : owners[run]!
    },
    firstPixelOf({ label }) {
      const run = roots[label - 1]!
      return rows[run]! * width + starts[run]!
    },
    runsOf({ label }) {
      runsByLabel ??= groupRuns(runs, owners, list.length)
      return runsByLabel[label]!
    },
  }
}

const emptyPatch = (label: number, width: number, height: number): Patch => ({
  label,
  area: 0,
  left: width,
  top: height,
  right: 0,
  bottom: 0,
  touchesEdge: false,
})

interface Runs {
  starts: Int32Array
  ends: Int32Array
  rows: Int32Array
  /** Union-find over runs; a root is always the first run of its patch in reading order. */
  parents: Int32Array
  count: number
}

/** The run that holds a pixel, or -1: a binary search, because runs are in reading order. */
function findRun({ starts, ends, rows, count }: Runs, y: number, x: number): number {
  let low = 0
  let high = count - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const row = rows[middle]!
    if (row < y || (row === y && ends[middle]! <= x)) low = middle + 1
    else if (row > y || starts[middle]! > x) high = middle - 1
    else return middle
  }
  return -1
}

function groupRuns({ starts, ends, rows, count }: Runs, owners: Int32Array, patches: number): Run[][] {
  const groups: Run[][] = Array.from({ length: patches + 1 }, () => [])
  for (let run = 0; run < count; run++)
    groups[owners[run]!]!.push({ y: rows[run]!, from: starts[run]!, to: ends[run]! })
  return groups
}

function readRuns(ink: Uint8Array, width: number, height: number): Runs {
  const max = mostRuns(ink, height)
  const starts = new Int32Array(max)
  const ends = new Int32Array(max)
  const rows = new Int32Array(max)
  const parents = new Int32Array(max)
  let count = 0
  let above = 0
  let aboveEnd = 0
  for (let y = 0; y < height; y++) {
    const first = count
    const row = y * width
    for (let x = 0; x < width; x++) {
      if (ink[row + x]) continue
      const from = x
      while (x < width && !ink[row + x]) x++
      starts[count] = from
      ends[count] = x
      rows[count] = y
      parents[count] = count
      while (above < aboveEnd && ends[above]! <= from) above++
      for (let other = above; other < aboveEnd && starts[other]! < x; other++) join(parents, other, count)
      count++
    }
    above = first
    aboveEnd = count
  }
  return { starts, ends, rows, parents, count }
}

/** Counts first, to allocate hardly more than the page needs: every row may begin with a run, and each other run follows ink. */
function mostRuns(ink: Uint8Array, height: number): number {
  let count = height
  for (let i = 1; i < ink.length; i++) if (ink[i]! < ink[i - 1]!) count++
  return count
}

function rootOf(parents: Int32Array, run: number): number {
  let root = run
  while (parents[root] !== root) root = parents[root]!
  while (parents[run] !== root) {
    const next = parents[run]!
    parents[run] = root
    run = next
  }
  return root
}

function join(parents: Int32Array, a: number, b: number): void {
  const first = rootOf(parents, a)
  const second = rootOf(parents, b)
  if (first < second) parents[second] = first
  else parents[first] = second
}

/** Pixels of a patch beside ink or the sheet's edge: both ends of its runs, and those with ink above or below. */
function rimOf(runs: readonly Run[], { ink, width, height }: Bitmap): number {
  let rim = 0
  for (const { y, from, to } of runs) {
    const row = y * width
    for (let x = from; x < to; x++)
      if (
        x === from ||
        x === to - 1 ||
        y === 0 ||
        y === height - 1 ||
        ink[row - width + x] ||
        ink[row + width + x]
      )
        rim++
  }
  return rim
}

export const squareMm = (patch: Patch, { pixelsPerMm }: Bitmap) => patch.area / (pixelsPerMm * pixelsPerMm)

/** Mean width: a long sliver is thin whatever its area. */
export const meanWidthMm = (patch: Patch, runs: readonly Run[], bitmap: Bitmap) =>
  (2 * patch.area) / Math.max(1, rimOf(runs, bitmap)) / bitmap.pixelsPerMm
