import type { Bitmap } from './bitmap.ts'

/** A connected area of paper: a region to color, or the paper around the drawing. */
export interface Patch {
  label: number
  /** In pixels. */
  area: number
  /** Pixels beside ink or the sheet's edge, which shows how thin the patch is. */
  rim: number
  left: number
  top: number
  right: number
  bottom: number
  /** The paper around the drawing is not a region to color. */
  touchesEdge: boolean
}

interface Patches {
  /** Label of each pixel, 0 for ink; labels count from 1 in reading order. */
  labels: Int32Array
  list: Patch[]
}

/**
 * Finds all patches of paper, connected along sides but not across corners. Works on horizontal runs of paper
 * instead of pixels, because a page has a thousand times fewer runs.
 */
export function findPatches({ width, height, ink }: Bitmap): Patches {
  const runs = readRuns(ink, width, height)
  const { starts, ends, rows, count, parents } = runs
  const numbers = new Int32Array(count)
  const list: Patch[] = []
  const labels = new Int32Array(width * height)
  for (let run = 0; run < count; run++) {
    const owner = rootOf(parents, run)
    if (owner === run) {
      list.push(emptyPatch(list.length + 1, width, height))
      numbers[run] = list.length
    }
    const patch = list[numbers[owner]! - 1]!
    const [from, to, y] = [starts[run]!, ends[run]!, rows[run]!]
    labels.fill(patch.label, y * width + from, y * width + to)
    patch.area += to - from
    if (from < patch.left) patch.left = from
    if (to - 1 > patch.right) patch.right = to - 1
    if (y < patch.top) patch.top = y
    if (y > patch.bottom) patch.bottom = y
    if (from === 0 || to === width || y === 0 || y === height - 1) patch.touchesEdge = true
    patch.rim += rimOf(ink, width, height, from, to, y)
  }
  return { labels, list }
}

const emptyPatch = (label: number, width: number, height: number): Patch => ({
  label,
  area: 0,
  rim: 0,
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
  const [first, second] = [rootOf(parents, a), rootOf(parents, b)]
  if (first < second) parents[second] = first
  else parents[first] = second
}

/** Pixels of a run beside ink or the edge: both ends, and those with ink above or below. */
function rimOf(ink: Uint8Array, width: number, height: number, from: number, to: number, y: number): number {
  let rim = 0
  const row = y * width
  for (let x = from; x < to; x++) {
    const end = x === from || x === to - 1
    const above = y === 0 || ink[row - width + x]
    const below = y === height - 1 || ink[row + width + x]
    if (end || above || below) rim++
  }
  return rim
}

export const squareMm = (patch: Patch, { pixelsPerMm }: Bitmap) => patch.area / (pixelsPerMm * pixelsPerMm)

/** Mean width: a long sliver is thin whatever its area. */
export const meanWidthMm = (patch: Patch, { pixelsPerMm }: Bitmap) =>
  (2 * patch.area) / Math.max(1, patch.rim) / pixelsPerMm
