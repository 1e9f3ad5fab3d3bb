import type { Box, Detail, Shape } from '../drawing.ts'
import { seedOf } from '../geometry/random.ts'
import { diceOf } from './dice.ts'
import { foreground } from './foreground.ts'
import type { Ground } from './ground.ts'
import { meets, type Item } from './pen.ts'
import { createPlace } from './place.ts'
import { settingOf } from './places.ts'
import type { Season, Time, Weather } from './weather.ts'

export type Sparse = 0 | 1 | 2 | 3

export interface SceneryRequest {
  place: string
  seed: number
  detail: Detail
  /** Leaves out small decoration (1), all that is loose and everything in front (2), what stands far away (3). */
  sparse?: Sparse
  frame: Box
  time?: Time
  weather?: Weather
  season?: Season
  /** Where figures stand; decoration keeps away, buildings step aside. */
  figures?: readonly Box[]
  /** Never covered by anything in front. */
  faces?: readonly Box[]
}

export interface Scenery {
  back: Shape[]
  /** Drawn over the figures. */
  front: Item[]
  ground: Ground
  /** Boxes of what the place is known by, and of what is in its sky. */
  heroes: Box[]
  aloft: Box[]
}

export function drawScenery(request: SceneryRequest): Scenery {
  const { figures = [], faces = [], sparse = 0 } = request
  const setting = settingOf(request.place)
  const seed = seedOf(request.seed, request.place)
  const dice = diceOf(seed)
  const place = createPlace({
    dice,
    detail: request.detail,
    frame: request.frame,
    season: request.season ?? setting.season ?? 'summer',
    time: request.time ?? setting.time ?? 'day',
    weather: request.weather ?? setting.weather ?? (request.season === 'winter' ? 'snow' : undefined),
    variant: request.seed % 3,
    skyKit: seed % 97,
    figures,
    heads: faces,
  })
  const { ground, foreground: plan } = setting.draw(place)
  foreground(place, ground, plan)
  const items = withoutCollisions(place.items).filter(
    (item) => stays(item, figures, faces) && !isSpared(item, sparse),
  )
  return {
    back: items.filter((item) => item.layer !== 'fore').flatMap((item) => item.shapes),
    front: items.filter((item) => item.layer === 'fore'),
    ground,
    heroes: items.filter((item) => item.hero).map((item) => item.box),
    aloft: items.filter((item) => item.layer === 'sky' && item.object).map((item) => item.box),
  }
}

/** Decoration makes room for figures; what stands in front only for faces and most of a body. */
function stays(item: Item, figures: readonly Box[], faces: readonly Box[]): boolean {
  if (!item.deco) return true
  if (item.layer === 'fore')
    return !faces.some((face) => meets(item.box, face)) && !figures.some((box) => meets(item.box, box))
  return !figures.some((box) => meets(item.box, shrunk(box)))
}

/** What a plain page does without. */
const isSpared = ({ deco, loose, hero, object, layer }: Item, sparse: Sparse): boolean =>
  !hero &&
  ((sparse > 0 && (deco || layer === 'fore')) ||
    (sparse > 1 && loose) ||
    (sparse > 2 && layer === 'far' && object))

const shrunk = ({ x, y, w, h }: Box): Box => ({ x: x + w * 0.06, y: y + h * 0.04, w: w * 0.88, h: h * 0.92 })

/** Loose things keep clear of objects and of each other. */
function withoutCollisions(items: readonly Item[]): Item[] {
  const solid = items
    .filter((item) => item.object && !item.loose && item.layer !== 'fore')
    .map((item) => item.box)
  return items.filter((item) => {
    if (!item.loose) return true
    if (solid.some((box) => meets(item.box, box))) return false
    solid.push(item.box)
    return true
  })
}
