import type { Detail } from '#artist/drawing.ts'
import { difference, toLab, type Lab } from './color.ts'
import { PER_UNIT, SIZE } from './grid.ts'
import { eachInside } from './mask.ts'
import type { Part } from './part.ts'

/**
 * How a part is drawn: an outlined region to color, solid ink (noses, thin lines), an eye, a paper highlight on
 * ink, a pen line, or not at all.
 */
export type Kind = 'region' | 'ink' | 'eye' | 'glint' | 'line' | 'drop'

export interface ClassifiedPart {
  part: Part
  kind: Kind
  level: Detail
  /** Set by an override, which later rules must not change. */
  isOverridden: boolean
}

export type Classification = { kind: Kind; level: Detail }

const DARK = 42
const LIGHT = 84
const STEP = 5
const DROP: Classification = { kind: 'drop', level: 0 }

/** What is below a part when it is painted. */
interface Ground {
  /** Share of the part on top of something painted before. */
  covered: number
  color: Lab
  difference: number
  /** Share on top of ink or an eye. */
  onInk: number
  /** Pixels along the edge of everything painted so far. */
  rim: number
}

/** Classifies parts in paint order; `overrides` holds manual classifications by part number. */
export function classify(
  parts: readonly Part[],
  overrides: ReadonlyMap<number, Partial<Classification>>,
): ClassifiedPart[] {
  const top = new Int32Array(parts[0]?.mask.length ?? 0).fill(-1)
  const painted = top.slice()
  const classified: ClassifiedPart[] = []
  parts.forEach((part, index) => {
    const ground = groundOf(part, top, classified)
    // Soft gradients are drawn as stacks of shapes, each on almost its own color, so such steps are dropped.
    const isStep = groundOf(part, painted, classified).difference < STEP
    const verdict = {
      ...(isStep && ground.covered > 0.85 ? DROP : judge(part, ground)),
      ...overrides.get(index),
    }
    eachInside(part.mask, part.extent, (i) => {
      painted[i] = index
    })
    classified.push({ part, ...verdict, isOverridden: overrides.get(index)?.kind !== undefined })
    if (verdict.kind === 'drop') return
    eachInside(part.mask, part.extent, (i) => {
      top[i] = index
    })
  })
  return classified
}

function groundOf(part: Part, top: Int32Array, classified: readonly ClassifiedPart[]): Ground {
  const pixels = new Uint32Array(classified.length)
  let rim = 0
  eachInside(part.mask, part.extent, (i) => {
    if (top[i]! < 0) return
    pixels[top[i]!]!++
    if (top[i - 1] === -1 || top[i + 1] === -1 || top[i - SIZE] === -1 || top[i + SIZE] === -1) rim++
  })
  let [count, ink, l, a, b] = [0, 0, 0, 0, 0]
  for (const [index, below] of classified.entries()) {
    const n = pixels[index]!
    count += n
    if (below.kind === 'ink' || below.kind === 'eye') ink += n
    l += below.part.color[0] * n
    a += below.part.color[1] * n
    b += below.part.color[2] * n
  }
  const color: Lab = count ? [l / count, a / count, b / count] : toLab([255, 255, 255])
  return {
    covered: count / part.extent.area,
    color,
    difference: count ? difference(part.color, color) : 100,
    onInk: ink / part.extent.area,
    rim,
  }
}

function judge(part: Part, ground: Ground): Classification {
  const lightness = part.color[0]
  const { radius, area, roundness } = part
  if (area < 1) return DROP
  const isInside = ground.covered > 0.85
  const isShading = part.opacity < 0.55 || part.faintest < 0.25
  if (isShading && isInside) return DROP
  // A highlight has no line, so it must not reach over the edge of the ink.
  if (ground.onInk > 0.7)
    return lightness > 60 && radius > 0.5 && ground.onInk > 0.96 ? { kind: 'glint', level: 0 } : DROP
  if (part.pen !== undefined) {
    if (isInside && ground.difference < 14) return DROP
    return { kind: 'line', level: isInside && ground.difference < 30 ? 2 : area > 14 ? 0 : 1 }
  }
  if (radius < 1) return thin(part, ground, isInside)
  if (lightness < DARK && ground.covered > 0.6 && ground.difference > 20) {
    if (radius <= 1.9 && roundness > 0.42) return { kind: 'ink', level: 0 }
    if (radius <= 9.6 && lightness < 34 && isEyeShaped(part)) return { kind: 'eye', level: 0 }
    if (radius <= 3 && roundness > 0.55) return { kind: 'ink', level: 0 }
  }
  if (!isInside) return { kind: 'region', level: radius < 1.3 && area < 12 ? 1 : 0 }
  return nested(part, ground)
}

const isEyeShaped = ({ roundness, ellipse }: Part) => roundness > 0.45 && Math.abs(ellipse - 1) < 0.15

/** A part narrower than a pen line is always a line. */
function thin(part: Part, ground: Ground, isInside: boolean): Classification {
  const isHighlight = part.color[0] > LIGHT || part.color[0] > ground.color[0] + 12
  if (!isInside) return { kind: 'ink', level: part.area > 8 ? 0 : 1 }
  if (ground.difference < 16) return DROP
  if (isHighlight) return ground.difference > 40 && part.area > 14 ? { kind: 'ink', level: 3 } : DROP
  return { kind: 'ink', level: ground.difference > 32 ? (part.area > 6 ? 0 : 1) : 2 }
}

/** A patch on another part: shown if it is large or different enough. */
function nested({ color, radius, area }: Part, ground: Ground): Classification {
  if (ground.difference < 9) return DROP
  const isStrip = area > radius * radius * 9
  if (isStrip && radius < 4.5 && isSameHue(color, ground.color)) {
    const isAlongTheEdge = ground.rim / PER_UNIT > (area / (2 * radius)) * 0.4
    if (isAlongTheEdge && ground.difference < 45) return DROP
    if (ground.difference < 34)
      return { kind: ground.difference < 22 || radius < 1.3 ? 'drop' : 'region', level: 2 }
  }
  const isHighlight = color[0] > LIGHT && ground.color[0] > 45 && radius < 3.4 && area < 160
  if (isHighlight) return { kind: radius < 2 ? 'drop' : 'region', level: 3 }
  if (ground.difference < 17) return { kind: radius < 2.5 ? 'drop' : 'region', level: 2 }
  if (radius < 1.6) return { kind: 'region', level: area > 60 ? 1 : ground.difference > 40 ? 2 : 3 }
  if (radius < 2.6) return { kind: 'region', level: area > 80 ? 0 : 1 }
  return { kind: 'region', level: radius < 3.6 && ground.difference < 30 ? 1 : 0 }
}

/**
 * A lighter or darker shade of one paint: it models the body in the icon, but would only be a second line in line
 * art.
 */
function isSameHue(a: Lab, b: Lab): boolean {
  const [strongA, strongB] = [Math.hypot(a[1], a[2]), Math.hypot(b[1], b[2])]
  if (strongA < 8 && strongB < 8) return Math.abs(a[0] - b[0]) < 20
  const cosine = (a[1] * b[1] + a[2] * b[2]) / (strongA * strongB || 1)
  return cosine > 0.94
}
