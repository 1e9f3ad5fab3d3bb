import type { Box, Shape } from '../../drawing.ts'
import { pathData, type Path } from '../../geometry/path.ts'
import { openCurve, oval, rect, scallop, stick, times } from '../../scenery/canvas/outlines.ts'
import { partBox, transformCluster, type Cluster } from '../figures/cluster.ts'
import type { DrawableFigure, FigureFinder } from '../figures/drawable-figures.ts'
import type { PlacedCluster } from '../placement/place-cluster.ts'

/** A placed cluster and what it stands on. */
interface Supported {
  placed: PlacedCluster
  support: Shape[]
}

/** Nouns of other topics that also stand on a table. */
const ON_TABLES = new Set(
  'birthday-cake wedding-cake teapot cup vase menorah kinara advent-wreath king-cake'.split(' '),
)
/** Shares of the frame's height: where a meal that fills the page stands, and the height of a side table. */
const MEAL_LINE = 0.86
const TABLE_HEIGHT = 0.17
const MARGIN = 0.14

interface SupportOptions {
  frame: Box
  topicOf: FigureFinder['topicOf']
  /** The index of the main figure. */
  main?: number | undefined
}

/**
 * Puts food on a table: a wide one if the page is about food, a small one beside people, and none if an animal eats it from
 * the ground. Other things get a line below them, so that they do not float.
 */
export function supportThings(
  placed: readonly PlacedCluster[],
  drawables: readonly DrawableFigure[],
  { frame, topicOf, main = drawables[0]?.index }: SupportOptions,
): Supported[] {
  const hasPeople = placed.some(({ cluster }) => cluster.human)
  return placed.map((each) => {
    if (each.cluster.zone !== 'ground' || !each.cluster.inanimate) return { placed: each, support: [] }
    if (!isMeal(each.cluster, drawables, topicOf)) return { placed: each, support: [groundLine(each.box)] }
    if (each.cluster.parts.some(({ figureIndex }) => figureIndex === main)) return onWideTable(each, frame)
    return hasPeople ? onSideTable(each, frame) : { placed: each, support: [groundLine(each.box)] }
  })
}

function isMeal(
  { parts }: Cluster,
  drawables: readonly DrawableFigure[],
  topicOf: FigureFinder['topicOf'],
): boolean {
  const own = parts.flatMap(({ figureIndex }) => drawables.find(({ index }) => index === figureIndex) ?? [])
  return (
    own.length > 0 && own.every(({ wished: { noun } }) => topicOf(noun) === 'food' || ON_TABLES.has(noun))
  )
}

const shape = (path: Path, of: string, stroke = 0.9): Shape => ({
  d: pathData(path),
  fill: path.closed ? 'paper' : 'none',
  stroke,
  level: 0,
  of,
})

const groundLine = ({ x, y, w, h }: Box): Shape => ({
  ...shape(
    openCurve([
      [x - w * 0.12, y + h + 3],
      [x + w * 0.5, y + h + 7],
      [x + w * 1.12, y + h + 3],
    ]),
    'ground',
    0.8,
  ),
  taper: [0.4, 0.4],
})

/** Moved upwards; its place in the paint order stays the same. */
const raised = ({ cluster, box, feet }: PlacedCluster, by: number): PlacedCluster => ({
  cluster: transformCluster(cluster, { scale: 1, x: 0, y: -by }),
  box: { ...box, y: box.y - by },
  feet,
})

const plates = ({ cluster }: PlacedCluster): Shape[] =>
  cluster.parts
    .map(partBox)
    .toSorted((a, b) => a.y + a.h - b.y - b.h)
    .map(({ x, y, w, h }) => shape(oval(x + w / 2, y + h - w * 0.05, w * 0.6, w * 0.12), 'plate'))

/** A table with a cloth across the page. */
function onWideTable(meal: PlacedCluster, frame: Box): Supported {
  const bottom = meal.box.y + meal.box.h
  const placed = raised(meal, Math.max(0, bottom - (frame.y + frame.h * MEAL_LINE)))
  const feet = placed.box.y + placed.box.h
  const [left, width] = [frame.x - 20, frame.w + 40]
  const top = feet - Math.min(60, placed.box.h * 0.16)
  const edge = feet + frame.h * 0.03
  const cloth = times(
    8,
    (i) => [left + width - (width * i) / 7, edge + frame.h * 0.05, i === 7 ? 1 : 0] as const,
  )
  return {
    placed,
    support: [
      shape(rect(left, top, width, frame.y + frame.h - top + 20), 'table'),
      shape(
        scallop(
          [
            [left, edge, 1],
            [left + width, edge, 1],
            ...cloth.map(([x, y, sharp]) => [x, y, sharp ? 1 : 0] as const),
          ],
          0.35,
        ),
        'table',
      ),
      shape(stick(left, edge, left + width, edge), 'table'),
      ...plates(placed),
    ],
  }
}

/** A small table under a thing beside people. */
function onSideTable(meal: PlacedCluster, frame: Box): Supported {
  const placed = raised(meal, Math.min(frame.h * TABLE_HEIGHT, meal.box.y - frame.y - frame.h * 0.05))
  const { x, y, w, h } = placed.box
  const top = y + h - Math.min(14, h * 0.08)
  const left = Math.max(frame.x + 6, x - w * MARGIN)
  const right = Math.min(frame.x + frame.w - 6, x + w * (1 + MARGIN))
  const ground = meal.box.y + meal.box.h
  const leg = Math.max(12, (right - left) * 0.07)
  return {
    placed,
    support: [
      ...[left + leg, right - 2 * leg].map((at) =>
        shape(rect(at, top + 8, leg, ground - top - 8, 3), 'table'),
      ),
      shape(rect(left, top, right - left, 20, 6), 'table'),
    ],
  }
}
