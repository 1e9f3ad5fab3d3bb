import type { Knot } from '../geometry/path.ts'
import { markGround } from './ground-marks.ts'
import { ring, smooth, times, openCurve } from './canvas/outlines.ts'
import { overlaps, type Layer } from './canvas/pen.ts'
import type { SceneryCanvas, AddOptions } from './canvas/scenery-canvas.ts'
import type { Thing } from './canvas/thing.ts'
import { GROWTH, type Growth } from './things/plants/growth.ts'
import { TREES, type Tree } from './things/plants/trees.ts'
import { wood, type WoodTree } from './things/plants/wood.ts'
import { nounOfThing } from './things/thing-nouns.ts'
import { growthIn, treeIn } from './weather.ts'

/** The y of the ground at an x. */
export type Ground = (x: number) => number

/** Ground, water and sky extend this far beyond the frame, so that its line closes them. */
export const OVERHANG = 30

interface HillOptions {
  flat?: boolean
  waves?: number
  /** Small plants and stones on the slope. */
  growth?: readonly Growth[]
}

/** Ground from a wavy crest to the bottom edge. */
export function hill(
  canvas: SceneryCanvas,
  layer: Layer,
  v: number,
  swing = 0.02,
  options: HillOptions = {},
): Ground {
  const { rng, frame } = canvas
  const waves = options.waves ?? rng.range(0.8, 1.8)
  const tilt = rng.range(-1, 1)
  const phase = rng.range(0, 6.3)
  const y: Ground = (x) => {
    const u = (x - frame.x) / frame.w
    const rise = Math.sin(u * waves * 6.28 + phase) * 0.7 + tilt * (u - 0.5) * 1.2
    return canvas.Y(v) + (options.flat ? 0 : swing * frame.h * rise)
  }
  const left = frame.x - OVERHANG
  const right = canvas.right + OVERHANG
  const crest = times(17, (i): Knot => [frame.x + (frame.w * i) / 16, y(frame.x + (frame.w * i) / 16)])
  const bottom = canvas.bottom + OVERHANG
  canvas.addShape(
    layer,
    smooth([[left, bottom, 1], [left, y(left), 1], ...crest, [right, y(right), 1], [right, bottom, 1]]),
    { of: layer === 'sky' ? 'sky' : 'ground' },
  )
  if (options.flat) return y
  markGround(canvas, layer, y)
  if (canvas.detail === 3 && (layer === 'far' || layer === 'mid')) furrows(canvas, layer, y, phase)
  if (options.growth && canvas.thingDetail > 0 && layer !== 'sky')
    scatterGrowth(canvas, layer, y, phase, options.growth)
  return y
}

/** Furrows are strips from one edge of the frame to the other, so that they are closed. */
function furrows(canvas: SceneryCanvas, layer: Layer, y: Ground, phase: number): void {
  const { frame } = canvas
  for (const [i, down] of [30, 66].entries()) {
    const at = (j: number) => frame.x - OVERHANG + ((frame.w + 2 * OVERHANG) * j) / 13
    const points = times(14, (j): Knot => [at(j), y(at(j)) + down + 9 * Math.sin(j * 0.9 + phase + i * 2)])
    canvas.addShape(layer, openCurve(points), { width: 0.75 })
  }
}

/** Scatters small plants and stones on the slope; later things cover them. */
function scatterGrowth(
  canvas: SceneryCanvas,
  layer: Layer,
  y: Ground,
  phase: number,
  kinds: readonly Growth[],
): void {
  const { rng } = canvas
  const size = layer === 'far' ? 44 : canvas.byDetail(80, 80, 62)
  times(canvas.countAcross(layer === 'far' ? canvas.byDetail(0, 0, 7) : canvas.byDetail(0, 2, 11)), (i) => {
    const u = 0.02 + 0.96 * ((i * 0.7549 + phase) % 1)
    const thing = GROWTH[growthIn(canvas.season, rng.pick(kinds), rng)]
    const down = 26 + 60 * ((i * 0.5698) % 1)
    canvas.add(layer, (pen) => thing(pen, rng, 0), u, y(canvas.X(u)) + down, size * rng.range(0.8, 1.3), {
      deco: true,
      loose: true,
      object: false,
      grow: false,
      flip: rng.chance(0.5),
      of: nounOfThing(thing),
    })
  })
}

export function stand(
  canvas: SceneryCanvas,
  layer: Layer,
  thing: Thing,
  u: number,
  ground: Ground,
  height: number,
  { sink = 6, ...options }: AddOptions & { sink?: number } = {},
): void {
  const line: Ground = (x) => ground(x) + sink
  canvas.add(layer, thing, u, line(canvas.X(u)), height, { ...options, line })
}

/** Kinds of trees that can be merged into a wood. */
const WOOD_KINDS = new Set<Tree>(['round', 'cloudy', 'apple', 'poplar', 'birch', 'willow', 'fir'])
/** Fewer trees than this are drawn separately. */
const WOOD_FROM = 3

/** On medium pages distant trees are one wood. Bare and snowy trees keep their shapes. */
const isWood = (
  { thingDetail, season }: SceneryCanvas,
  spots: readonly number[],
  kinds: readonly Tree[],
): boolean =>
  thingDetail === 1 &&
  season !== 'winter' &&
  spots.length >= WOOD_FROM &&
  kinds.every((kind) => WOOD_KINDS.has(kind))

/** Trees in groups of different height, so that the sky shows between them. */
function drawWood(
  canvas: SceneryCanvas,
  ground: Ground,
  spots: readonly number[],
  kinds: readonly Tree[],
  height: number,
): void {
  const { rng, scale } = canvas
  const gap = rng.range(0, 1) * spots.length
  const standing = spots.flatMap((u, i): WoodTree[] => {
    if (Math.floor(gap) === i && spots.length > WOOD_FROM) return []
    const x = canvas.X(u + rng.range(-0.03, 0.03))
    const tall = Math.max(height, LOWEST_WOOD) * scale * rng.range(0.75, 1.1)
    return [{ x, foot: ground(x) + 6, height: tall, kind: rng.pick(kinds) === 'fir' ? 'fir' : 'leafy' }]
  })
  // The wood is written in page units, which a height of 100 does not scale.
  canvas.addDrawing('far', (pen) => wood(pen, rng, standing), 'tree')
}
/** A lower wood in the distance would look like a row of small bushes. */
const LOWEST_WOOD = 130

export function trees(
  canvas: SceneryCanvas,
  layer: Layer,
  ground: Ground,
  spots: readonly number[],
  kinds: readonly Tree[],
  height: number,
  options: AddOptions & { sink?: number } = {},
): void {
  const { rng } = canvas
  if (layer === 'far' && isWood(canvas, spots, kinds)) return drawWood(canvas, ground, spots, kinds, height)
  for (const u of spots) {
    const tree = TREES[treeIn(canvas.season, rng.pick(kinds), rng)]
    const flip = rng.chance(0.5)
    stand(canvas, layer, tree, u + rng.range(-0.02, 0.02), ground, height * rng.range(0.85, 1.15), {
      flip,
      ...options,
    })
  }
}

/** Evenly spaced positions between two shares of the width. */
export const spread = (from: number, to: number, count: number): number[] =>
  times(count, (i) => from + ((to - from) * (i + 0.5)) / count)

interface Road {
  from: number
  to: number
  /** Width at the crest and at the bottom edge. */
  narrow?: number
  wide?: number
}

/** A winding path from the crest of a hill to the bottom edge that widens towards the viewer. */
export function road(
  canvas: SceneryCanvas,
  layer: Layer,
  ground: Ground,
  { from, to, narrow = 24, wide = 190 }: Road,
): void {
  if (canvas.plain) return
  const top = canvas.X(from)
  const foot = canvas.X(to)
  const start = ground(top)
  const end = canvas.bottom + OVERHANG
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
  canvas.addShape(layer, smooth([...left, ...right]), { of: 'path' })
  canvas.blocked.push((x, y) => {
    const t = (y - start) / (end - start)
    return t >= 0 && x > edge(t, -1)[0] - 34 && x < edge(t, 1)[0] + 34
  })
}

/** Open lines on the water of a pond: from, to and down from its middle, as shares of its half width. */
const RIPPLES = [
  [-0.6, -0.1, -0.04],
  [0.05, 0.55, 0.06],
] as const

export function pond(canvas: SceneryCanvas, layer: Layer, u: number, v: number, width: number): void {
  if (canvas.plain || canvas.thingDetail === 0) return
  const [x, y, w] = [canvas.X(u), canvas.Y(v), width * canvas.frame.w]
  // Around feet the edge of a pond would look like a carpet.
  const box = { x: x - w, y: y - w * 0.22, w: 2 * w, h: w * 0.44 }
  if (canvas.figures.some((figure) => overlaps(figure, box))) return
  canvas.blocked.push((px, py) => ((px - x) / (w + 40)) ** 2 + ((py - y) / (w * 0.22 + 20)) ** 2 < 1.3)
  const shore = ring(9, w, w * 0.22, x, y, () => 1).map(([px, py]): Knot => {
    const wobble = canvas.rng.range(0.92, 1.08)
    return [x + (px - x) * wobble, y + (py - y) * wobble]
  })
  canvas.addShape(layer, smooth(shore), { of: 'water' })
  for (const [from, to, down] of RIPPLES)
    canvas.addShape(
      layer,
      openCurve([
        [x + from * w, y + down * w],
        [x + ((from + to) / 2) * w, y + (down - 0.015) * w],
        [x + to * w, y + down * w],
      ]),
      { width: 0.7, taper: [0.4, 0.4], of: 'water' },
    )
}

/** How much higher and longer waves are in a storm. */
const STORMY = { height: 2.2, length: 1.6 }

/** Rows of waves across the sheet. */
export function waves(canvas: SceneryCanvas, layer: Layer, v: number, usual: number, apart: number): void {
  const isStormy = canvas.weather === 'storm'
  const height = isStormy ? usual * STORMY.height : usual
  const length = isStormy ? apart * STORMY.length : apart
  const count = Math.ceil(canvas.frame.w / length) + 2
  const shift = canvas.rng.range(0, 1) * length
  const x = (i: number) => canvas.frame.x - OVERHANG - shift + i * length
  const y = canvas.Y(v)
  const crest = times(count + 1, (i): Knot[] => [
    [x(i), y, 1],
    [x(i) + length * 0.5, y + height],
  ]).flat()
  const end = x(count + 1)
  const bottom = canvas.bottom + OVERHANG
  canvas.addShape(
    layer,
    smooth([[x(0) - 10, bottom, 1], [x(0) - 10, y, 1], ...crest, [end, y, 1], [end, bottom, 1]]),
    { of: 'water' },
  )
}
