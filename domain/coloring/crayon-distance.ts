import { CRAYONS, rgbOf } from './crayons.ts'

type Oklab = readonly [lightness: number, greenToRed: number, blueToYellow: number]

/** Hue and chroma count more than lightness: a darker green is still a tree. */
const CHROMA_WEIGHT = 2.5
/** Between a gray and a color: a gray sky or a gray face looks wrong. */
const GRAY_PENALTY = 0.05
const MAX_GRAY_CHROMA = 0.02

/** How different two crayons look: a squared distance in Oklab. */
export function crayonDistance(a: number, b: number): number {
  const [one, other] = [OKLAB[a]!, OKLAB[b]!]
  const [dl, da, db] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
  const penalty = isGray(one) === isGray(other) ? 0 : GRAY_PENALTY
  return dl * dl + CHROMA_WEIGHT ** 2 * (da * da + db * db) + penalty
}

const isGray = ([, a, b]: Oklab): boolean => Math.hypot(a, b) < MAX_GRAY_CHROMA

/** https://bottosson.github.io/posts/oklab/ */
function oklabOf(color: string): Oklab {
  const [r, g, b] = rgbOf(color).map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** A part of a color from 0 to 255 as an amount of light from 0 to 1. */
function toLinear(part: number): number {
  const value = part / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const OKLAB: readonly Oklab[] = CRAYONS.map(({ color }) => oklabOf(color))
