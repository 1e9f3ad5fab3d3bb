import type { Bitmap, Picture } from '../seal/bitmap.ts'
import { distances } from '../seal/distance.ts'
import { findPatches, type Patch, squareMm } from '../seal/regions.ts'
import { REGION_SIZES } from './region-sizes.ts'

/** Shares of pixels that are neither ink nor paper, in per cent of the sheet. */
interface Tones {
  grey: number
  colored: number
}

/** Measures of a page's pixels. Shares are per cent of the sheet. */
export interface Measures {
  ink: number
  /** Diameter of the largest solid black area. */
  blobMm: number
  regions: number
  /** Numbers of regions smaller or larger than this many square millimetres. */
  under1: number
  under4: number
  under6: number
  under25: number
  under80: number
  over100: number
  medianMm2: number
  largest: number
  /** Share of the sheet in closed regions. */
  closed: number
  /** Large regions that split when the pen is one millimetre wider, which shows lines that nearly meet. */
  leaks: number
  specks: number
  /** Ink on the outermost pixels of the sheet, which shows a cropped picture. */
  edge: number
}

/** From this resolution on, half of the pixels are enough for lines and gaps. */
const FINE_PIXELS = 3.5
const GREY_FROM = 64
const GREY_TO = 192
const COLOR_SPREAD = 40
const SPECK_MM2 = 0.6
const GAP_MM = 0.85
const LEAK_MM2 = 60

/**
 * Buffers as large as a page. They are used again for every page, because browsers collect buffers late: those of a few pages would take
 * more memory than everything else on the drawing table.
 */
let floats = new Float32Array(0)
let bytes = new Uint8Array(0)
let indices = new Int32Array(0)

const emptyFloats = (length: number) =>
  floats.length === length ? floats.fill(0) : (floats = new Float32Array(length))
const emptyBytes = (length: number) =>
  bytes.length === length ? bytes.fill(0) : (bytes = new Uint8Array(length))

/** `patches` are those of the bitmap, if they are known. */
export function measure(bitmap: Bitmap, patches: readonly Patch[] = findPatches(bitmap).list): Measures {
  const sheet = bitmap.width * bitmap.height
  const closed = patches.filter((patch) => !patch.touchesEdge)
  const sizes = closed.map((patch) => squareMm(patch, bitmap)).sort((a, b) => a - b)
  const under = (mm2: number) => sizes.filter((size) => size < mm2).length
  const area = closed.reduce((sum, patch) => sum + patch.area, 0)
  const coarse = bitmap.pixelsPerMm >= FINE_PIXELS ? halveResolution(bitmap) : bitmap
  return {
    ink: percent(count(bitmap.ink) / sheet),
    blobMm: round(
      (2 * largest(distances(coarse, 'ink', emptyFloats(coarse.ink.length)))) / coarse.pixelsPerMm,
    ),
    regions: closed.length,
    under1: under(1),
    under4: under(4),
    under6: under(REGION_SIZES.hard.smallestMm2),
    under25: under(REGION_SIZES.medium.smallestMm2),
    under80: under(REGION_SIZES.easy.smallestMm2),
    over100: sizes.length - under(100),
    medianMm2: round(sizes[Math.floor(sizes.length / 2)] ?? 0),
    largest: percent(closed.reduce((max, patch) => Math.max(max, patch.area), 0) / sheet),
    closed: percent(area / sheet),
    leaks: countLeaks(coarse),
    specks: countSpecks(coarse),
    edge: percent(inkAtEdge(bitmap)),
  }
}

/** Halves the resolution and keeps every ink pixel. Precise enough for measures in whole millimetres. */
function halveResolution({ width, height, ink, pixelsPerMm }: Bitmap): Bitmap {
  const [w, h] = [width >> 1, height >> 1]
  const small = new Uint8Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const at = 2 * y * width + 2 * x
      small[y * w + x] = ink[at]! | ink[at + 1]! | ink[at + width]! | ink[at + width + 1]!
    }
  return { width: w, height: h, ink: small, pixelsPerMm: pixelsPerMm / 2 }
}

function count(flags: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < flags.length; i++) sum += flags[i]!
  return sum
}

/** Share of the sheet's outermost pixels that are ink. */
function inkAtEdge({ width, height, ink }: Bitmap): number {
  let inked = 0
  for (let x = 0; x < width; x++) inked += ink[x]! + ink[(height - 1) * width + x]!
  for (let y = 0; y < height; y++) inked += ink[y * width]! + ink[y * width + width - 1]!
  return inked / (2 * (width + height))
}

function largest(values: Float32Array): number {
  let max = 0
  for (let i = 0; i < values.length; i++) if (values[i]! > max) max = values[i]!
  return max
}

/**
 * Grey pixels beyond the soft edges of lines, and colored pixels. Rasterised lines have grey edges, so a few per
 * cent are normal.
 */
export function measureTones({ pixels }: Picture): Tones {
  let grey = 0
  let colored = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    if (Math.max(r, g, b) - Math.min(r, g, b) > COLOR_SPREAD) colored++
    if (g > GREY_FROM && g < GREY_TO) grey++
  }
  const sheet = pixels.length / 4
  return { grey: percent(grey / sheet), colored: percent(colored / sheet) }
}

function countLeaks(bitmap: Bitmap): number {
  const before = findPatches(bitmap)
  const toInk = distances(bitmap, 'paper', emptyFloats(bitmap.ink.length))
  const reach = GAP_MM * bitmap.pixelsPerMm
  const wide = emptyBytes(toInk.length)
  for (let i = 0; i < toInk.length; i++) wide[i] = bitmap.ink[i] || toInk[i]! < reach ? 1 : 0
  const after = findPatches({ ...bitmap, ink: wide })
  const large = after.list.filter((patch) => squareMm(patch, bitmap) >= LEAK_MM2)
  // A patch after widening lies in the patch before widening that contains its first pixel.
  const whole = new Set(large.map((patch) => before.labelAt(after.firstPixelOf(patch))))
  return large.length - whole.size
}

/** Counts single dots of ink, as scans contain them. Ink counts as connected across corners. */
function countSpecks({ width, height, ink, pixelsPerMm }: Bitmap): number {
  const limit = SPECK_MM2 * pixelsPerMm * pixelsPerMm
  const seen = emptyBytes(ink.length)
  if (indices.length < ink.length) indices = new Int32Array(ink.length)
  const stack = indices
  let specks = 0
  for (let start = 0; start < ink.length; start++) {
    if (!ink[start] || seen[start]) continue
    let waiting = 0
    let area = 0
    stack[waiting++] = start
    seen[start] = 1
    while (waiting > 0) {
      const at = stack[--waiting]!
      const x = at % width
      const y = (at - x) / width
      area++
      for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++)
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
          const next = at + dy * width + dx
          if (!ink[next] || seen[next]) continue
          seen[next] = 1
          stack[waiting++] = next
        }
    }
    if (area < limit) specks++
  }
  return specks
}

const round = (value: number) => Math.round(value * 10) / 10
const percent = (share: number) => Math.round(share * 1000) / 10
