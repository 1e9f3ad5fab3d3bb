import type { Box, Detail } from '../../drawing.ts'
import type { Path } from '../../geometry/path.ts'
import type { Rng } from '../../geometry/rng.ts'
import type { Ink, Item, ItemOptions, Layer, Pen } from './pen.ts'
import type { Thing } from './thing.ts'
import type { Framing, Soil } from '../surroundings.ts'
import type { Season, Time, Weather } from '../weather.ts'

export interface AddOptions extends ItemOptions {
  /** Things are enlarged on toddlers' pages, unless this is false. */
  grow?: boolean
  /** Its position was chosen with the figures in view, so it does not move away from heads. */
  fixed?: boolean
  /** The ground line, for things that may move sideways. */
  line?: (x: number) => number
}

/** A trunk or branch at one edge of the page, which frames the picture. Not the `frame` of a canvas. */
export interface Frame {
  kind: Exclude<Framing, 'lamp'>
  atLeft: boolean
  /** Height of the branch in page units; 0 if there is only a trunk. */
  height: number
  /** The part of the sky that it covers. */
  box: Box
  hasTrunk: boolean
}

/** The drawing surface of a setting. Positions are shares of the frame (u across, v down). */
export interface SceneryCanvas {
  rng: Rng
  detail: Detail
  /** `detail` limited to the levels that things of the scenery have (0 to 2). */
  thingDetail: number
  /** The area of the picture on the page. */
  frame: Box
  /** Page units per unit of the heights in the settings, which are written for an A4 portrait page. */
  scale: number
  right: number
  bottom: number
  soil: Soil
  season: Season
  time: Time
  fullMoon: boolean
  weather?: Weather
  /** One of three layouts of the setting. */
  variant: number
  /** A number from the seed that selects what is in the sky, such as clouds or a rainbow. */
  skyKit: number
  /** Whether the sky may have a rainbow or balloons that the wish does not name. */
  rare: boolean
  /** The wish names the time or the weather, so even a sparse page shows it. */
  requested: boolean
  /** A sparse page: no paths and ponds, whose lines would end nowhere, and larger things. */
  plain: boolean
  /** A realistic page, on which only living beings have a face. */
  natural: boolean
  /** Figures stand in the water, which reaches to the lower edge. */
  immersed: boolean
  /** Boxes of the figures on the page. */
  figures: readonly Box[]
  /** Heads of the figures. No narrow thing may seem to grow out of one. */
  heads: readonly Box[]
  /** Tests for areas without small plants, such as paths and water. */
  blocked: ((x: number, y: number) => boolean)[]
  items: Item[]
  /** The trunk or branch, if the page has one. */
  framed?: Frame
  /** Whether a figure already shows this kind of thing, so that the setting must not add another one. */
  repeats(noun: string): boolean
  /** The x on the page of a share of the frame's width. */
  X(u: number): number
  /** The y on the page of a share of the frame's height, moved with the horizon. */
  Y(v: number): number
  /** The position in the layout, which is mirrored on half of the pages. */
  inLayout(u: number): number
  mirrored: boolean
  /** The value for the level of detail. */
  byDetail<T>(few: T, some: T, many: T): T
  /** A count that grows with the width of the sheet. */
  countAcross(count: number): number
  add(layer: Layer, thing: Thing, u: number, y: number, height: number, options?: AddOptions): void
  /** Adds something written in page units that has many outlines, like a wood. */
  addDrawing(layer: Layer, draw: (pen: Pen) => void, of: string): void
  /** Adds ground, water or sky bands, which other things need not avoid. */
  addShape(layer: Layer, path: Path, ink?: Ink): void
}
