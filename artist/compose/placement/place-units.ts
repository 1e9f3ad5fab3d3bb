import type { ClothesFor, FigureMaker } from '../../drawing.ts'
import type { Paper } from '../../page/paper.ts'
import type { Scene } from '../../scene.ts'
import type { Rng } from '../../geometry/rng.ts'
import type { Look } from '../../style/look.ts'
import { arrange } from './arrange.ts'
import { placeLetterPage } from './place-letter-page.ts'
import type { PlacedCluster, PlacementArea } from './place-cluster.ts'
import { coveredFaces } from '../layout/covered-faces.ts'
import { drawUnit } from '../joining/draw-unit.ts'
import type { FigureFinder } from '../figures/drawable-figures.ts'
import { applyPlacements } from './apply-placements.ts'
import { mainPart, type Cluster } from '../figures/cluster.ts'
import { isParkedVehicle } from './find-positions.ts'
import { overlapArea } from '../figures/transform.ts'
import type { Unit } from '../joining/unit.ts'

/** The drawn units, before they have a place. */
export interface DrawnUnits {
  clusters: Cluster[]
  /** From left to right. */
  order: number[]
  mainFacing: 'left' | 'right'
  isLetterPage: boolean
}

interface DrawUnitsOptions {
  look: Look
  scene: Scene
  finder: FigureFinder
  rng: Rng
  clothesFor?: ClothesFor | undefined
}

/** Draws the units and decides their positions and directions. */
export function drawUnits(
  units: readonly Unit[],
  { look, scene, finder, rng, clothesFor }: DrawUnitsOptions,
): DrawnUnits {
  const order = leftToRightOrder(units, rng)
  const facings = units.map((_, i) => facingOf(i, order, units, scene.seed % 2 === 0))
  const wide = isLetterPage(units)
  const crewed = scene.wish.figures.every(({ noun }) => isThing(finder.find(noun)?.maker.source))
  const clusters = units.map((unit, i) => ({
    ...drawUnit(unit, {
      seed: scene.seed,
      detail: look.figures,
      facing: facings[i],
      finder,
      natural: look.natural,
      clothesFor,
      crewed,
      wide,
    }),
    ...(unit.wades && { wades: true }),
  }))
  return { clusters, order, mainFacing: facings[0] ?? 'right', isLetterPage: wide }
}

const isThing = (source: FigureMaker['source'] | undefined): boolean =>
  source !== 'people' && source !== 'animals'

interface PlaceUnitsOptions {
  paper: Paper
  look: Look
  scene: Scene
  rng: Rng
  groundStart: number
  floating: boolean
  waterline?: number
}

/** Places drawn units on the page. Repeats with smaller figures while they hide each other. */
export function placeUnits(units: DrawnUnits, options: PlaceUnitsOptions): PlacedCluster[] {
  const { paper, look, scene, rng } = options
  const distance = rng.range(NEAREST, FARTHEST)
  let best: PlacedCluster[] = []
  let min = Infinity
  for (let attempt = 0; attempt < MAX_ATTEMPTS && min > ACCEPTED_HIDDEN_SHARE; attempt++) {
    const area: PlacementArea = {
      frame: paper.frame,
      groundStart: options.groundStart,
      waterline: options.waterline,
      floating: options.floating,
      mainHeightShare: (look.mainHeightShare / distance) * (1 - attempt * 0.07),
      mainFacing: units.mainFacing,
    }
    const placed = units.isLetterPage
      ? placeLetterPage(units.clusters, area, rng)
      : arrange(units.clusters, units.order, area, rng)
    const hidden = Math.max(maxHiddenShare(placed), faceCoveredByOthers(placed) * FACE_WEIGHT)
    if (hidden >= min) continue
    min = hidden
    best = placed
  }
  return applyPlacements(best, scene.wish.figures, paper)
}

/** A page about a letter, a number or a name. */
const isLetterPage = ([main]: readonly Unit[]) => main?.drawable.maker.topic === 'signs'

const MAX_ATTEMPTS = 8
/** The seed varies the distance from which the figures are seen. */
const NEAREST = 0.8
const FARTHEST = 1
const ACCEPTED_HIDDEN_SHARE = 0.3
/** Covered faces count this many times as much as covered bodies. */
const FACE_WEIGHT = 4

/** The largest share of a face that something else of the page covers, apart from what the figure is joined to. */
function faceCoveredByOthers(placed: readonly PlacedCluster[]): number {
  const clusters = placed.map(({ cluster }) => cluster)
  const own = new Map(clusters.flatMap((cluster) => cluster.parts.map((part) => [part, cluster] as const)))
  const covers = coveredFaces(clusters).filter(({ part, by }) => own.get(part) !== own.get(by))
  return Math.max(0, ...covers.map(({ share }) => share))
}

/** The largest covered share of any cluster's box. */
function maxHiddenShare(placed: readonly PlacedCluster[]): number {
  let max = 0
  for (const [i, { box, cluster }] of placed.entries()) {
    const covered = placed.slice(i + 1).reduce((sum, other) => sum + overlapArea(box, other.box), 0)
    // A castle in the background may be covered more, because its towers show; a parked vehicle may be covered most.
    if (mainPart(cluster).figure.id === 'full-moon') continue
    const weight = isParkedVehicle(cluster) ? 0.3 : cluster.zone === 'behind' ? 0.75 : 1
    max = Math.max(max, (weight * covered) / (box.w * box.h))
  }
  return max
}

/**
 * The order from left to right. The main figure is in the middle of three or more figures. Of two figures it is on a
 * random side.
 */
function leftToRightOrder(units: readonly Unit[], rng: Rng): number[] {
  const others = units.map((_, i) => i).slice(1)
  if (others.length === 0) return units.length === 0 ? [] : [0]
  if (units[0] && isChase(units[0])) return [0, ...others]
  const middle = others.length === 1 ? (rng.chance(0.5) ? 0 : 1) : Math.floor(others.length / 2)
  return [...others.slice(0, middle), 0, ...others.slice(middle)]
}

/** Whether one figure runs after another. Fighting figures face each other, although they are also "chasing". */
const isChase = ({ unjoinedRelation, drawable }: Unit) =>
  unjoinedRelation === 'chasing' && drawable.wished.verb !== 'fight'

/** People who walk together go in the same direction. */
const isOnTheWay = ({ drawable: { wished } }: Unit) => TRAVELLING.has(wished.verb ?? '')
const TRAVELLING = new Set('walk cross march hike run race follow travel play-tag'.split(' '))

/** Figures face each other; a single figure faces the other direction with the next seed. */
function facingOf(
  unit: number,
  order: readonly number[],
  units: readonly Unit[],
  isLeft: boolean,
): 'left' | 'right' {
  if (order.length === 1) return isLeft ? 'left' : 'right'
  if (units.some(isChase) || units.some(isOnTheWay)) return 'right'
  const position = order.indexOf(unit)
  if (unit !== 0) return position < order.indexOf(0) ? 'right' : 'left'
  return position === 0 ? 'right' : position === order.length - 1 ? 'left' : isLeft ? 'left' : 'right'
}
