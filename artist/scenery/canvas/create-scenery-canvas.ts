import type { Box, Detail } from '../../drawing.ts'
import type { Rng } from '../../geometry/rng.ts'
import { besideFigures } from './beside-figures.ts'
import { clearOfHeads } from './head-clearance.ts'
import { shareOnPage, type Horizon } from './horizon.ts'
import { visiblePosition } from './landmark-position.ts'
import { sizeAboveFigures } from './size-above-figures.ts'
import { createSheet } from './pen.ts'
import type { SceneryCanvas } from './scenery-canvas.ts'
import { nounOfThing } from '../things/thing-nouns.ts'
import { inSnow } from '../things/buildings/snow-cap.ts'
import type { Soil } from '../surroundings.ts'
import type { Season, Time, Weather } from '../weather.ts'

/** The height of the frame that the heights in the settings refer to. */
const REFERENCE_HEIGHT = 1108

/** From this height on, things on medium pages have details that are large enough to color. */
const LARGE = 240

/** Pages with little scenery show it larger. */
const GROWTH = { plain: 1.4, fewDetails: 1.18 }

/** How much larger things in the sky of a landscape sheet are, where they would look lost. */
const WIDE_SKY = 1.25

interface SceneryCanvasOptions {
  rng: Rng
  detail: Detail
  frame: Box
  soil: Soil
  season: Season
  time: Time
  fullMoon: boolean
  weather?: Weather
  variant: number
  skyKit: number
  rare: boolean
  requested: boolean
  plain: boolean
  natural: boolean
  immersed: boolean
  indoors: boolean
  figures: readonly Box[]
  heads: readonly Box[]
  horizon: Horizon
  repeats(noun: string): boolean
}

export function createSceneryCanvas(options: SceneryCanvasOptions): SceneryCanvas {
  const { rng, detail, frame } = options
  const sheet = createSheet(detail)
  const mirrored = rng.chance(0.5)
  const thingDetail = Math.min(detail, 2)
  // Scales by both sides, because things scaled by height alone look lost on a landscape sheet.
  const scale = Math.sqrt(frame.h * Math.min(frame.h, frame.w * 1.42)) / REFERENCE_HEIGHT
  const pageX = (u: number) => frame.x + u * frame.w
  const above = options.indoors ? 1 : sizeAboveFigures(options)
  const growth = options.plain ? GROWTH.plain : detail === 0 ? GROWTH.fewDetails : 1
  const canvas: SceneryCanvas = {
    ...options,
    thingDetail,
    scale,
    right: frame.x + frame.w,
    bottom: frame.y + frame.h,
    blocked: [],
    items: sheet.items,
    X: pageX,
    Y: (v) => frame.y + shareOnPage(options.horizon, v) * frame.h,
    inLayout: (u) => (mirrored ? 1 - u : u),
    mirrored,
    byDetail: (few, some, many) => (thingDetail === 0 ? few : thingDetail === 1 ? some : many),
    countAcross: (count) => Math.round(count * Math.max(1, (frame.w / frame.h) * 1.05)),
    add(layer, thing, u, y, height, { grow = true, fixed = false, line, ...rest } = {}) {
      const noun = rest.of ?? nounOfThing(thing)
      // Trees in the distance are a forest, so they do not repeat a tree of the figures.
      if (layer !== 'far' && options.repeats(noun)) return
      const isBehind = layer === 'far' || layer === 'mid' || (layer === 'sky' && rest.object !== false)
      const inWideSky = layer === 'sky' && frame.w > frame.h ? WIDE_SKY : 1
      const tall = height * scale * (grow ? growth : 1) * (isBehind && !fixed ? above : 1) * inWideSky
      // Small and distant things get fewer details.
      const inside = thingDetail === 1 ? (tall < LARGE ? 0 : 1) : layer === 'fore' ? thingDetail : tall < 70 ? 0 : tall < 140 ? Math.min(thingDetail, 1) : thingDetail // prettier-ignore
      const position = rest.landmark && !fixed ? visiblePosition(canvas, u, y, tall) : { u, height: tall }
      const drawn = options.season === 'winter' ? inSnow(thing) : thing
      const high = fixed || layer === 'sky' || layer === 'fore' || rest.object === false
      const x = pageX(high ? position.u : clearOfHeads(canvas, position.u, y, position.height))
      const count = sheet.items.length
      sheet.put(layer, x, line ? line(x) : y, position.height, (pen) => drawn(pen, rng, inside), {
        ...rest,
        of: noun,
      })
      const added = sheet.items[count]
      const isMovable = !high && !rest.deco && (line !== undefined || options.indoors)
      if (added && isMovable)
        sheet.items[count] = besideFigures(added, { ...canvas, line: line ?? (() => y) })
    },
    addDrawing(layer, draw, of) {
      sheet.put(layer, 0, 0, 100, draw, { object: false, of })
    },
    addShape(layer, path, ink) {
      const of = ink?.of ?? (layer === 'sky' ? 'cloud' : 'ground')
      sheet.put(layer, 0, 0, 100, (pen) => pen.add(path, { keep: true, ...ink }), { object: false, of })
    },
  }
  return canvas
}
