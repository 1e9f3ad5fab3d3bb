import type { Box, Detail, Shape } from '../drawing.ts'
import { seedOf } from '../geometry/random.ts'
import { createRng, type Rng } from '../geometry/rng.ts'
import { drawForeground, drawLargeForeground } from './foreground.ts'
import { withCalmGround } from './calm-ground.ts'
import { chooseFraming, drawFraming } from './framing.ts'
import { chooseLargeThings } from './large-things.ts'
import { drawLargeInSky } from './large-in-sky.ts'
import type { Ground } from './ground.ts'
import { overlaps, sharedArea, type Item } from './canvas/pen.ts'
import { chooseHorizon, type Horizon } from './canvas/horizon.ts'
import type { SceneryCanvas } from './canvas/scenery-canvas.ts'
import { createSceneryCanvas } from './canvas/create-scenery-canvas.ts'
import { withOpenMoon } from './open-moon.ts'
import { createRepeatsTest } from './same-kind.ts'
import { settingOf } from './setting-of-place.ts'
import { soilOf, type Setting } from './setting.ts'
import { withinBudget } from './region-budget.ts'
import { settleSky } from './settle-sky.ts'
import { withoutScraps } from './hidden-things.ts'
import { isSnowLand, type Season, type Time, type Weather } from './weather.ts'

export type Sparse = 0 | 1 | 2 | 3 | 4

interface SceneryRequest {
  place: string
  seed: number
  detail: Detail
  /**
   * 1 leaves out small decoration; 2 also loose things, branches, paths and everything in front; 3 also all but a few large
   * things that the wish does not name; 4 these, too.
   */
  sparse?: Sparse
  natural?: boolean
  /** The wish names the place, so its landmarks are even on the sparsest page. */
  isPlaceNamed?: boolean
  frame: Box
  time?: Time
  /** The moon is full. Otherwise its shape is random. */
  fullMoon?: boolean
  weather?: Weather
  season?: Season
  /** Version of the scene. Older scenes keep their drawing. */
  version?: 1 | 2
  /** Boxes of the figures, which decoration avoids and buildings move away from. */
  figures?: readonly Box[]
  /** The figures that do not fly. */
  standing?: readonly Box[]
  /** How many regions to color the figures have. */
  figureRegions?: number
  /** Nouns that the figures show, none of which the place repeats. */
  shown?: readonly string[]
  /** The horizon may not move, because something in the background was placed by it. */
  fixedHorizon?: boolean
  /** Figures stand in the water, which reaches to the lower edge. */
  immersed?: boolean
  /** Boxes that nothing in front may cover. */
  faces?: readonly Box[]
}

interface Scenery {
  back: Shape[]
  /** Drawn over the figures. */
  front: Item[]
  ground: Ground
  /** Boxes of the setting's landmarks, and of everything that is not ground, wall or sky. */
  landmarks: Box[]
  things: Box[]
  /** Boxes of the sun or the moon. */
  lights: Box[]
  /** The y at which the sky, or the wall above the floor, ends. */
  skyBottom: number
}

export function drawScenery(request: SceneryRequest): Scenery {
  const { figures = [], faces = [], sparse = 0, isPlaceNamed = true } = request
  const setting = settingOf(request.place)
  const seed = seedOf(request.seed, backdropOf(request))
  const rng = createRng(seed)
  const isSnowy = request.weather === 'snow' || isSnowLand(request.place, request.shown ?? [])
  const canvas = createSceneryCanvas({
    rng,
    detail: request.detail,
    frame: request.frame,
    soil: soilOf(setting),
    season: request.season ?? setting.season ?? (isSnowy ? 'winter' : 'summer'),
    time: request.time ?? setting.time ?? 'day',
    fullMoon: request.fullMoon ?? false,
    weather: request.weather ?? setting.weather ?? (request.season === 'winter' ? 'snow' : undefined),
    variant: variantOf(request, setting),
    skyKit: seed % 97,
    rare: rarityOf(request).inSky,
    requested: request.version === 2 && (request.time !== undefined || request.weather !== undefined),
    plain: sparse > 1,
    natural: request.natural ?? false,
    immersed: request.immersed ?? false,
    indoors: setting.indoors ?? false,
    figures,
    heads: faces,
    horizon: horizonOf(request, setting, rng),
    repeats: createRepeatsTest(request.shown ?? []),
  })
  if (sparse < 2) canvas.framed = chooseFraming(canvas, setting)
  const { ground, foreground: plan } = setting.draw(canvas)
  if (sparse < 2) drawFraming(canvas, setting)
  drawForeground(canvas, ground, plan)
  if (canvas.thingDetail < 2) drawLargeForeground(canvas, plan)
  const hasSky = !setting.indoors && (!setting.floating || request.place === 'sky')
  const settled = hasSky
    ? settleSky(canvas.items, {
        frame: request.frame,
        figures,
        heads: faces.map(quietZone),
        framed: canvas.framed?.box,
        isLow: canvas.time === 'sunset' || canvas.time === 'morning',
      })
    : canvas.items
  const apart = withOpenMoon(withoutCollisions(settled))
  const whole = withoutScraps(apart, request.frame, figures)
  const roomy = whole.filter((item) => makesRoom(item, figures, faces) && !isScrap(item, request.frame))
  const around = { frame: request.frame, figures, heads: faces, floating: setting.floating ?? false }
  const large = sparse === 3 ? chooseLargeThings(roomy, around) : new Set<Item>()
  const left = roomy.filter((item) => large.has(item) || !isLeftOut(item, sparse, isPlaceNamed))
  const chosen = sparse > 2 ? withCalmGround(left, request.frame) : left
  const few = withinBudget(chosen, {
    detail: request.detail,
    figures,
    figureRegions: request.figureRegions ?? 0,
  })
  const items = hasSky && (sparse > 0 || canvas.thingDetail === 1) ? withLargeInSky(canvas, few, sparse) : few
  return {
    back: items.filter((item) => item.layer !== 'fore').flatMap((item) => item.shapes),
    front: items.filter((item) => item.layer === 'fore'),
    ground,
    // With those of which the figures leave only scraps, so that the page is known to hide its place.
    landmarks: [...items, ...apart.filter((item) => !whole.includes(item))]
      .filter((item) => item.landmark)
      .map((item) => item.box),
    things: items
      .filter(({ object, box }) => object || box.w < request.frame.w * WALL_WIDTH)
      .map((item) => item.box),
    lights: items.filter(({ shapes }) => LIGHTS_OF_SKY.has(shapes[0]?.of ?? '')).map(({ box }) => box),
    skyBottom: skyBottomOf(items, setting, ground(request.frame.x + request.frame.w / 2)),
  }
}

/** How many things of the sky are enough, and how large they are, as a share of the page. */
const ENOUGH_IN_SKY = { sparse: 1, others: 2 }
const LARGE_IN_SKY = 0.016

/** Adds something large to a sky that shows little, behind everything on the ground. */
function withLargeInSky(canvas: SceneryCanvas, items: readonly Item[], sparse: Sparse): readonly Item[] {
  const smallest = sparse > 0 ? 0 : LARGE_IN_SKY * canvas.frame.w * canvas.frame.h
  const large = items.filter(
    ({ layer, object, box }) => layer === 'sky' && object && box.w * box.h > smallest,
  )
  if (large.length >= (sparse > 0 ? ENOUGH_IN_SKY.sparse : ENOUGH_IN_SKY.others)) return items
  const hasLight = items.some(({ shapes }) => LIGHTS_OF_SKY.has(shapes[0]?.of ?? ''))
  const before = canvas.items.length
  const framed = canvas.framed ? [canvas.framed.box] : []
  drawLargeInSky(canvas, [...items.filter(({ object }) => object).map(({ box }) => box), ...framed], hasLight)
  const firstOnGround = items.findIndex(({ layer }) => layer !== 'sky')
  return items.toSpliced(firstOnGround < 0 ? items.length : firstOnGround, 0, ...canvas.items.slice(before))
}

const LIGHTS_OF_SKY = new Set(['sun', 'moon'])

/** Shapes of this share of the width are ground, wall or sky; narrower ones are windows and furniture. */
const WALL_WIDTH = 0.6

/** The highest crest of the ground outdoors; indoors and under water the floor. */
function skyBottomOf(items: readonly Item[], { indoors, floating }: Setting, ground: number): number {
  const crests = items.filter(({ object, layer }) => !object && layer !== 'sky').map(({ box }) => box.y)
  return indoors || floating ? ground : Math.min(ground, ...crests)
}

/** One page in this many has a rainbow, windmill or balloon that the wish does not name. */
const RARITY = 15

/** Depends on seed, place and figures together, so that the same seed does not put a rainbow on every wish. */
function rarityOf({ version, seed, place, shown = [], time, weather, season }: SceneryRequest) {
  if (version !== 2) return { inSky: true, onGround: true }
  const hash = seedOf(seed, `rare ${place} ${shown.join(' ')}`)
  const isRare =
    hash % RARITY === 0 &&
    GENTLE_PLACES.has(place) &&
    !(time ?? weather ?? season) &&
    !shown.some((noun) => OUT_OF_PLACE.test(noun))
  const inSky = (hash / RARITY) % 2 === 0
  return { inSky: isRare && inSky, onGround: isRare && !inSky }
}

/** Places that may have a rainbow, a windmill or a balloon that the wish does not name. */
const GENTLE_PLACES = new Set('meadow farm garden park playground lake village field orchard sky'.split(' '))
/** Main figures of another time, beside which windmills and balloons would look wrong. */
const OUT_OF_PLACE =
  /saur|rex|mammoth|volcano|knight|caveman|dragon|castle|pharaoh|viking|rocket|alien|astronaut/

/** Pages with the same place and seed have different backdrops if their main figures differ; further figures change nothing. */
const backdropOf = ({ place, shown = [] }: SceneryRequest): string => `${place} ${shown[0] ?? ''}`

/** One of three layouts. The rare layout of a setting is chosen on rare pages only. */
function variantOf(request: SceneryRequest, { rareVariant }: Setting): number {
  const { version } = request
  const seed = request.seed + (seedOf(0, backdropOf(request)) % 6)
  const variant = seed % 3
  return version === 2 && variant === rareVariant && !rarityOf(request).onGround ? (seed % 2) * 2 : variant
}

/** The horizon stays where the setting has it if the water line or things in the background were placed by it. */
function horizonOf(
  { frame, figures = [], standing, faces: heads = [], fixedHorizon }: SceneryRequest,
  setting: Setting,
  rng: Rng,
): Horizon {
  if (fixedHorizon || setting.floating || setting.waterline !== undefined) return { written: 1, shown: 1 }
  return chooseHorizon(setting, { frame, figures, standing, heads, rng })
}

/** Decoration makes room for figures and keeps a margin around heads; the foreground avoids whole bodies. */
function makesRoom(item: Item, figures: readonly Box[], faces: readonly Box[]): boolean {
  if (!item.deco) return true
  if (!item.requested && faces.some((face) => overlaps(item.box, quietZone(face)))) return false
  if (item.layer === 'fore')
    return !faces.some((face) => overlaps(item.box, face)) && !figures.some((box) => overlaps(item.box, box))
  return !figures.some((box) => overlaps(item.box, shrunk(box)))
}

/** At least this share of a small thing must be inside the page, because a cut one would look like a black speck. */
const INSIDE = 0.6
const SMALL_WIDTH = 0.16

const isScrap = ({ object, layer, box }: Item, frame: Box): boolean =>
  object &&
  layer !== 'fore' &&
  box.w < frame.w * SMALL_WIDTH &&
  sharedArea(box, frame) < INSIDE * box.w * box.h

/** Whether a sparse page leaves the item out. */
const isLeftOut = (item: Item, sparse: Sparse, isPlaceNamed: boolean): boolean => {
  const { deco, loose, landmark, requested, calm, object, layer } = item
  if (requested || (calm && sparse < 3) || (landmark && (isPlaceNamed || sparse < 3))) return false
  return (
    (sparse > 0 && (deco || layer === 'fore')) ||
    (sparse > 1 && loose === true) ||
    (sparse > 2 && object === true)
  )
}

const QUIET = 0.22
const quietZone = ({ x, y, w, h }: Box): Box => ({
  x: x - w * QUIET,
  y: y - h * QUIET,
  w: w * (1 + 2 * QUIET),
  h: h * (1 + 2 * QUIET),
})
const shrunk = ({ x, y, w, h }: Box): Box => ({ x: x + w * 0.06, y: y + h * 0.04, w: w * 0.88, h: h * 0.92 })

/** Removes loose things that overlap objects or each other, and lights and clouds behind landmarks or each other. */
function withoutCollisions(items: readonly Item[]): Item[] {
  const solid = items
    .filter((item) => item.object && !item.loose && item.layer !== 'fore')
    .map((item) => item.box)
  const landmarks = items.filter(({ landmark, layer }) => landmark && layer !== 'sky').map(({ box }) => box)
  const inSky: Box[] = []
  return items.filter((item) => {
    if (item.requested) return true
    if (item.calm) {
      const covers = (box: Box) => overlaps(item.box, box)
      if (landmarks.some(covers) || inSky.some(covers)) return false
      inSky.push(item.box)
    }
    if (!item.loose) return true
    if (solid.some((box) => overlaps(item.box, box))) return false
    solid.push(item.box)
    return true
  })
}
