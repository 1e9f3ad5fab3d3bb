import type { Box, Detail } from '../drawing.ts'
import type { Path } from '../geometry/path.ts'
import type { Dice } from './dice.ts'
import { createSheet, type Ink, type Item, type ItemOptions, type Layer } from './pen.ts'
import type { Thing } from './thing.ts'
import type { Season, Time, Weather } from './weather.ts'
import { clearOfHeads } from './heads.ts'
import { roomFor } from './heroes.ts'
import { inSnow } from './things/snow-cap.ts'

export interface PutOptions extends ItemOptions {
  /** Toddlers' pages get larger things; what must fit its place does not grow. */
  grow?: boolean
  /** The line it stands on, for whoever may have to step aside. */
  line?: (x: number) => number
}

/** The place being drawn: where things are in shares of the frame (u across, v down), and the means to put them there. */
export interface Place {
  dice: Dice
  detail: Detail
  /** Detail as things understand it. */
  d: number
  frame: Box
  right: number
  bottom: number
  season: Season
  time: Time
  weather?: Weather
  /** One of three layouts of the setting. */
  variant: number
  /** Keeps one family of sky for the setting and seed. */
  skyKit: number
  /** Boxes of the figures that will stand here. */
  figures: readonly Box[]
  /** Their heads: nothing narrow shall seem to grow out of one. */
  heads: readonly Box[]
  /** Where small growth must not stand: paths and water. */
  blocked: ((x: number, y: number) => boolean)[]
  items: Item[]
  X(u: number): number
  Y(v: number): number
  /** Mirrors a layout, so that it has two faces. */
  U(u: number): number
  mirrored: boolean
  /** The value for this level of detail. */
  n<T>(few: T, some: T, many: T): T
  /** A count that grows with the width of the sheet. */
  across(count: number): number
  put(layer: Layer, thing: Thing, u: number, y: number, height: number, options?: PutOptions): void
  /** Ground, water, bands of sky: no objects. */
  shape(layer: Layer, path: Path, ink?: Ink): void
}

/** Heights are written for a frame this tall. */
const WRITTEN_FOR = 1108

export interface PlaceOptions {
  dice: Dice
  detail: Detail
  frame: Box
  season: Season
  time: Time
  weather?: Weather
  variant: number
  skyKit: number
  figures: readonly Box[]
  heads: readonly Box[]
}

export function createPlace(options: PlaceOptions): Place {
  const { dice, detail, frame } = options
  const sheet = createSheet(detail)
  const mirrored = dice.chance(0.5)
  const d = Math.min(detail, 2)
  // Between the two sides: a wide sheet is low, and things made for its height alone would look lost on it.
  const scale = Math.sqrt(frame.h * Math.min(frame.h, frame.w * 1.42)) / WRITTEN_FOR
  const X = (u: number) => frame.x + u * frame.w
  const place: Place = {
    ...options,
    d,
    right: frame.x + frame.w,
    bottom: frame.y + frame.h,
    blocked: [],
    items: sheet.items,
    X,
    Y: (v) => frame.y + v * frame.h,
    U: (u) => (mirrored ? 1 - u : u),
    mirrored,
    n: (few, some, many) => (d === 0 ? few : d === 1 ? some : many),
    across: (count) => Math.round(count * Math.max(1, (frame.w / frame.h) * 1.05)),
    put(layer, thing, u, y, height, { grow = true, line, ...rest } = {}) {
      const tall = height * scale * (grow && detail === 0 ? 1.18 : 1)
      // Less inside small, far things.
      const inside = layer === 'fore' ? d : tall < 70 ? 0 : tall < 140 ? Math.min(d, 1) : d
      const spot = rest.hero ? roomFor(place, u, y, tall) : { u, height: tall }
      const drawn = options.season === 'winter' ? inSnow(thing) : thing
      const high = layer === 'sky' || layer === 'fore' || rest.object === false
      const x = X(high ? spot.u : clearOfHeads(place, spot.u, y, spot.height))
      sheet.put(layer, x, line ? line(x) : y, spot.height, (pen) => drawn(pen, dice, inside), rest)
    },
    shape(layer, path, ink) {
      sheet.put(layer, 0, 0, 100, (pen) => pen.add(path, { keep: true, ...ink }), { object: false })
    },
  }
  return place
}
