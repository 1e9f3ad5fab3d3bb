/** x grows to the right and y downwards, as on the page. */
export type Vec = readonly [number, number]
export type Frame = (v: Vec) => Vec

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1]]
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1]]
export const mul = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k]
export const lerp = (a: Vec, b: Vec, t: number): Vec => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
export const len = (a: Vec): number => Math.hypot(a[0], a[1])
export const unit = (a: Vec): Vec => mul(a, 1 / (len(a) || 1))
export const perp = (a: Vec): Vec => [-a[1], a[0]]
export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Direction of a vector: 0 to the right, 90 downwards. */
export const degreesOf = (v: Vec): number => (Math.atan2(v[1], v[0]) * 180) / Math.PI

/** Direction of a hanging limb: 0 is straight down, positive angles swing to the right of the page. */
export const hang = (degrees: number): Vec => [Math.sin(radians(degrees)), Math.cos(radians(degrees))]

export function rot(v: Vec, degrees: number): Vec {
  const cosine = Math.cos(radians(degrees))
  const sine = Math.sin(radians(degrees))
  return [v[0] * cosine - v[1] * sine, v[0] * sine + v[1] * cosine]
}

/** A local coordinate frame: scales, rotates and then moves to its origin. */
export const frame =
  (origin: Vec, degrees = 0, scale = 1): Frame =>
  (v) =>
    add(origin, rot(mul(v, scale), degrees))

/** The item at i, wrapping around, for closed outlines. */
export function itemWrapped<T>(list: readonly T[], i: number): T {
  return list[((i % list.length) + list.length) % list.length] as T
}

/** The item at i, clamped to the ends, for open lines. */
export function itemClamped<T>(list: readonly T[], i: number): T {
  return list[Math.max(0, Math.min(list.length - 1, i))] as T
}
