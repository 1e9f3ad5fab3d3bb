import type { Knot } from '../geometry/path.ts'
import { ring, smooth, times, wire } from './outlines.ts'
import type { Layer } from './pen.ts'
import type { Place, PutOptions } from './place.ts'
import type { Thing } from './thing.ts'
import { GROWTH, type Growth } from './things/growth.ts'
import { TREES, type Tree } from './things/trees.ts'
import { growthIn, treeIn } from './weather.ts'

/** The height of the ground at x. */
export type Ground = (x: number) => number

/** Ground, water and sky run past the frame, so that its line closes them. */
export const PAST = 30

export interface HillOptions {
  flat?: boolean
  waves?: number
  /** What grows on the slope in small. */
  growth?: readonly Growth[]
}

/** Ground from a wavy crest to the bottom edge. */
export function hill(place: Place, layer: Layer, v: number, swing = 0.02, options: HillOptions = {}): Ground {
  const { dice, frame } = place
  const waves = options.waves ?? dice.range(0.8, 1.8)
  const tilt = dice.range(-1, 1)
  const phase = dice.range(0, 6.3)
  const y: Ground = (x) => {
    const u = (x - frame.x) / frame.w
    const rise = Math.sin(u * waves * 6.28 + phase) * 0.7 + tilt * (u - 0.5) * 1.2
    return place.Y(v) + (options.flat ? 0 : swing * frame.h * rise)
  }
  const left = frame.x - PAST
  const right = place.right + PAST
  const crest = times(17, (i): Knot => [frame.x + (frame.w * i) / 16, y(frame.x + (frame.w * i) / 16)])
  const bottom = place.bottom + PAST
  place.shape(
    layer,
    smooth([[left, bottom, 1], [left, y(left), 1], ...crest, [right, y(right), 1], [right, bottom, 1]]),
  )
  if (options.flat) return y
  if (place.detail === 3 && (layer === 'far' || layer === 'mid')) furrows(place, layer, y, phase)
  if (options.growth && place.d > 0 && layer !== 'sky') sow(place, layer, y, phase, options.growth)
  return y
}

/** Strips of field, from frame to frame so that they close. */
function furrows(place: Place, layer: Layer, y: Ground, phase: number): void {
  const { frame } = place
  for (const [i, down] of [30, 66].entries()) {
    const at = (j: number) => frame.x - PAST + ((frame.w + 2 * PAST) * j) / 13
    const points = times(14, (j): Knot => [at(j), y(at(j)) + down + 9 * Math.sin(j * 0.9 + phase + i * 2)])
    place.shape(layer, wire(points), { width: 0.75 })
  }
}

/** Small growth on the slope; later things cover it. */
function sow(place: Place, layer: Layer, y: Ground, phase: number, kinds: readonly Growth[]): void {
  const { dice } = place
  const size = layer === 'far' ? 40 : 52
  times(place.across(layer === 'far' ? place.n(0, 4, 7) : place.n(0, 7, 13)), (i) => {
    const u = 0.02 + 0.96 * ((i * 0.7549 + phase) % 1)
    const thing = GROWTH[growthIn(place.season, dice.pick(kinds), dice)]
    const down = 26 + 60 * ((i * 0.5698) % 1)
    place.put(layer, (pen) => thing(pen, dice, 0), u, y(place.X(u)) + down, size * dice.range(0.8, 1.3), {
      deco: true,
      loose: true,
      object: false,
      grow: false,
      flip: dice.chance(0.5),
    })
  })
}

export function stand(
  place: Place,
  layer: Layer,
  thing: Thing,
  u: number,
  ground: Ground,
  height: number,
  { sink = 6, ...options }: PutOptions & { sink?: number } = {},
): void {
  const line: Ground = (x) => ground(x) + sink
  place.put(layer, thing, u, line(place.X(u)), height, { ...options, line })
}

export function trees(
  place: Place,
  layer: Layer,
  ground: Ground,
  spots: readonly number[],
  kinds: readonly Tree[],
  height: number,
  options: PutOptions & { sink?: number } = {},
): void {
  const { dice } = place
  for (const u of spots) {
    const tree = TREES[treeIn(place.season, dice.pick(kinds), dice)]
    const flip = dice.chance(0.5)
    stand(place, layer, tree, u + dice.range(-0.02, 0.02), ground, height * dice.range(0.85, 1.15), {
      flip,
      ...options,
    })
  }
}

/** Evenly spread spots between two shares of the width. */
export const spread = (from: number, to: number, count: number): number[] =>
  times(count, (i) => from + ((to - from) * (i + 0.5)) / count)

export interface Road {
  from: number
  to: number
  /** Width at the crest and at the bottom edge. */
  narrow?: number
  wide?: number
}

/** A path that winds from the crest of a hill to the bottom edge and grows wider as it comes near. */
export function road(
  place: Place,
  layer: Layer,
  ground: Ground,
  { from, to, narrow = 24, wide = 190 }: Road,
): void {
  const top = place.X(from)
  const foot = place.X(to)
  const start = ground(top)
  const end = place.bottom + PAST
  const edge = (t: number, side: number): Knot => {
    const ease = t * t * (3 - 2 * t)
    const x = top + (foot - top) * ease + Math.sin(t * 5) * 46 * (1 - t * 0.4)
    const half = (narrow + (wide - narrow) * t * t) * 0.5
    return [
      x + side * half,
      t === 0 ? ground(top + side * half) : start + (end - start) * t,
      t === 0 || t === 1 ? 1 : 0,
    ]
  }
  const left = times(9, (i) => edge(i / 8, -1))
  const right = times(9, (i) => edge(i / 8, 1)).reverse()
  place.shape(layer, smooth([...left, ...right]))
  place.blocked.push((x, y) => {
    const t = (y - start) / (end - start)
    return t >= 0 && x > edge(t, -1)[0] - 34 && x < edge(t, 1)[0] + 34
  })
}

export function pond(place: Place, layer: Layer, u: number, v: number, width: number): void {
  const [x, y, w] = [place.X(u), place.Y(v), width * place.frame.w]
  place.blocked.push((px, py) => ((px - x) / (w + 40)) ** 2 + ((py - y) / (w * 0.22 + 20)) ** 2 < 1.3)
  const shore = ring(9, w, w * 0.22, x, y, () => 1).map(([px, py]): Knot => {
    const wobble = place.dice.range(0.92, 1.08)
    return [x + (px - x) * wobble, y + (py - y) * wobble]
  })
  place.shape(layer, smooth(shore))
  if (place.d > 0 && w > 90)
    place.shape(layer, smooth(shore.map(([px, py]): Knot => [x + (px - x) * 0.72, y + (py - y) * 0.6])), {
      width: 0.7,
    })
}

/** Rows of waves across the sheet. */
export function waves(place: Place, layer: Layer, v: number, height: number, length: number): void {
  const count = Math.ceil(place.frame.w / length) + 2
  const shift = place.dice.range(0, 1) * length
  const x = (i: number) => place.frame.x - PAST - shift + i * length
  const y = place.Y(v)
  const crest = times(count + 1, (i): Knot[] => [
    [x(i), y, 1],
    [x(i) + length * 0.5, y + height],
  ]).flat()
  const end = x(count + 1)
  const bottom = place.bottom + PAST
  place.shape(
    layer,
    smooth([[x(0) - 10, bottom, 1], [x(0) - 10, y, 1], ...crest, [end, y, 1], [end, bottom, 1]]),
  )
}
