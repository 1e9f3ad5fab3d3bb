import { createPiecePen } from '../../../figures/engine/piece-pen.ts'
import { boundsOfMasses } from '../../../figures/engine/mass.ts'
import { landmarkMakers } from '../../../figures/landmarks/landmark-makers.ts'
import type { Thing } from '../../canvas/thing.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import { hill, road, spread, stand, trees, type Ground } from '../../ground.ts'
import { TOWN_HOUSES } from '../../things/buildings/town-houses.ts'
import { TREES } from '../../things/plants/trees.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'

/** The landmarks by which a city is recognized; the layout chooses one of them. */
const LANDMARKS_OF_CITY: Readonly<Record<string, string>> = {
  berlin: 'brandenburg-gate tv-tower',
  cologne: 'cologne-cathedral',
  hamburg: 'elbphilharmonie',
  dresden: 'frauenkirche',
  paris: 'eiffel-tower',
  barcelona: 'sagrada-familia',
  seville: 'giralda',
  granada: 'alhambra',
  rome: 'colosseum',
  pisa: 'leaning-tower',
  venice: 'rialto',
  florence: 'florence-duomo',
  naples: 'vesuvius',
  amsterdam: 'canal-houses',
  brussels: 'atomium',
  vienna: 'stephansdom riesenrad',
  london: 'big-ben tower-bridge london-eye',
  'new-york': 'statue-of-liberty',
  'san-francisco': 'golden-gate',
  sydney: 'sydney-opera',
  egypt: 'pyramids-and-sphinx',
}
const MAX_HEIGHT = 560
const MAX_WIDTH = 640

/** A landmark as a thing of the scenery, with the proportions of the figure. */
function landmarkThing(id: string): { thing: Thing; height: number } {
  const maker = landmarkMakers.find((each) => each.id === id)!
  const unscaled = createPiecePen(([x, y]) => [x, -y], 0)
  maker.paint(unscaled)
  const { left, right, top, bottom } = boundsOfMasses(unscaled.pieces.flatMap(({ masses }) => masses))
  const scale = 100 / (bottom - top)
  const thing: Thing = (pen, _, detail) => {
    const layers = createPiecePen(
      ([x, y]) => [(x - (left + right) / 2) * scale, (-y - bottom) * scale],
      detail > 1 ? 2 : detail > 0 ? 1 : 0,
    )
    maker.paint(layers)
    for (const { masses, details, level = 0, solid } of layers.pieces) {
      if (level > layers.detail) continue
      for (const { path } of masses) if (path) pen.add(path, { fill: solid ? 'ink' : 'paper' })
      for (const { path } of details) pen.line(path)
    }
  }
  return { thing, height: Math.min(MAX_HEIGHT, (MAX_WIDTH / (right - left)) * (bottom - top)) }
}

/** Landmarks with the houses of a city around them. */
const IN_CITIES =
  'eiffel-tower arc-de-triomphe louvre notre-dame brandenburg-gate tv-tower cologne-cathedral elbphilharmonie frauenkirche sagrada-familia giralda colosseum leaning-tower florence-duomo canal-houses atomium manneken-pis stephansdom riesenrad big-ben tower-bridge london-eye'.split(' ') // prettier-ignore
const HOUSES = [TOWN_HOUSES.timber, TOWN_HOUSES.stepped, TOWN_HOUSES.block]

/** A row of houses and round trees in turn. */
function drawRoofs(canvas: SceneryCanvas, far: Ground): void {
  const count = canvas.countAcross(canvas.byDetail(4, 6, 8))
  for (const [i, u] of spread(0, 1, count).entries())
    if (i % 2 === 0) stand(canvas, 'far', HOUSES[(i / 2) % HOUSES.length]!, u, far, 190, { sink: 14 })
    else stand(canvas, 'far', TREES.round, u, far, 120, { sink: 14, of: 'tree' })
}

const grounds = (landmarks: readonly string[]): Setting => ({
  groundStart: 0.74,
  draw(canvas) {
    const { inLayout, variant } = canvas
    sky(canvas)
    const far = hill(canvas, 'far', 0.56, 0.012)
    const along = spread(0, 1, canvas.countAcross(canvas.byDetail(3, 6, 8)))
    if (IN_CITIES.some((noun) => canvas.repeats(noun))) drawRoofs(canvas, far)
    else trees(canvas, 'far', far, along, ['round', 'cloudy', 'poplar'], 120)
    const id = landmarks[variant % landmarks.length]
    if (id) {
      const { thing, height } = landmarkThing(id)
      const u = inLayout([0.5, 0.32, 0.66][variant]!)
      stand(canvas, 'far', thing, u, far, height, { sink: 12, landmark: true, of: 'building', grow: false })
    }
    hill(canvas, 'mid', 0.63, 0.008)
    const near = hill(canvas, 'near', 0.72, 0.012)
    road(canvas, 'near', near, { from: 0.5, to: inLayout(0.4), narrow: 90, wide: 320 })
    return { ground: near, foreground: { things: ['tuft', 'flower', 'stone'] } }
  },
})

/** Around a landmark that is the main figure. */
export const landmarkGrounds = grounds([])

/** The settings of cities that have a landmark. */
export const FAMOUS_CITIES: Readonly<Record<string, Setting>> = Object.fromEntries(
  Object.entries(LANDMARKS_OF_CITY).map(([city, landmarks]) => [city, grounds(landmarks.split(' '))]),
)

/** Whether the scenery of the city shows this landmark already. */
export const isLandmarkOfCity = (noun: string, city: string): boolean =>
  LANDMARKS_OF_CITY[city]?.split(' ').includes(noun) ?? false
