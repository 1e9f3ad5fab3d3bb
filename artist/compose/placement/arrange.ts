import { clamp } from '../../geometry/clamp.ts'
import type { Box } from '../../drawing.ts'
import type { Rng } from '../../geometry/rng.ts'
import { facesOf, type Cluster } from '../figures/cluster.ts'
import type { PlacedCluster, Placement, PlacementArea } from './place-cluster.ts'
import { isLivingPair, placeFloatingPair } from './floating-pair.ts'
import { fillFrame } from './fill-frame.ts'
import { pageWindow } from './page-window.ts'
import { withTrueOrder } from './size-order.ts'
import { LANDSCAPE, placeGroup, placeRow, TALLEST } from './place-row.ts'
import { placeFloating, placeInSky, placeOnShore, placeInBackground } from './find-positions.ts'

/** Places clusters on the page; the first one is the main one. `order` lists them from left to right. */
export function arrange(
  clusters: readonly Cluster[],
  order: readonly number[],
  area: PlacementArea,
  rng: Rng,
): PlacedCluster[] {
  const placed: (PlacedCluster | undefined)[] = clusters.map(() => undefined)
  const main = clusters[0]
  if (!main) return []
  const inZone = (zone: Cluster['zone']) => order.filter((i) => clusters[i]!.zone === zone)
  const ground = inZone('ground')
  const water = inZone('water')
  const air = inZone('air')
  const behind = inZone('behind')
  const standingCount = ground.length + water.length
  const count = clusters.length + (behind.length > 0 ? 1 : 0)
  // The castle in the background must show beside or above the figures.
  const room = behind.length > 0 && main.zone !== 'behind' ? ROOM_FOR_BACKGROUND : 1
  const wanted = clusters.map(
    (cluster, i) =>
      wantedHeight(cluster, main, i === 0, { count, beside: clusters.length - behind.length }, area) * room,
  )
  const heights = withTrueOrder(wanted, clusters)
  const placement: Placement = { clusters, heights, area, rng, placed }

  if (main.zone === 'air' && !area.floating && standingCount + behind.length > 0)
    placeOver({ air, below: [...ground, ...water], behind }, placement)
  else if (area.floating && isLivingPair(clusters)) placeFloatingPair(order[0] === 0, placement)
  else if (area.floating || (main.zone === 'air' && standingCount === 0))
    placeFloating([...air, ...ground, ...water], placement)
  else if (main.zone === 'water' && ground.length > 0 && area.waterline !== undefined) {
    placeRow(water, placement, waterFeet(area) - area.frame.h * 0.05)
    placeOnShore(ground, placement, groundLine(area, standingCount))
    placeInSky(air, placement)
  } else {
    placeGroup(ground, placement, groundLine(area, standingCount))
    placeRow(water, placement, area.waterline === undefined ? groundLine(area, 1) : waterFeet(area))
    placeInSky(air, placement)
  }
  if (behind.some((i) => !placed[i])) placeInBackground(behind, placement)
  const shown = placed.filter((cluster): cluster is PlacedCluster => cluster !== undefined)
  return fillFrame(shown, area).sort((a, b) => paintRank(a) - paintRank(b))
}

/** Lower on the page is nearer; the background is behind everything. */
const paintRank = ({ cluster, feet }: PlacedCluster) => (cluster.zone === 'behind' ? -Infinity : feet)

const ROOM_FOR_BACKGROUND = 0.96

const groundLine = ({ frame }: PlacementArea, count: number) => frame.y + frame.h * (count > 3 ? 0.95 : 0.935)
const waterFeet = ({ frame, waterline = 0.84 }: PlacementArea) => frame.y + frame.h * (waterline + 0.03)

/**
 * Height by importance and by real size: an elephant is larger than a mouse, but the mouse must be large enough to
 * color.
 */
function wantedHeight(
  cluster: Cluster,
  main: Cluster,
  isMain: boolean,
  { count, beside }: { count: number; beside: number },
  { frame, mainHeightShare }: PlacementArea,
): number {
  const box = pageWindow(cluster)
  const landscapeFactor = frame.w > frame.h ? LANDSCAPE : 1
  const base =
    frame.h * Math.min(TALLEST, mainHeightShare * landscapeFactor) * (count > 2 ? 0.86 : count > 1 ? 0.93 : 1)
  // Groups leave room for the setting.
  const tallestGroup = frame.w > frame.h ? TALLEST_GROUP.across : TALLEST_GROUP.upright
  const tallest = frame.h * (facesOf(cluster).length > 1 ? tallestGroup : 1)
  if (isMain)
    return limitWidth(Math.min(tallest, base * (cluster.parts.length > 1 ? 1.12 : 1)), box, frame, beside)
  const mainBox = pageWindow(main)
  // Wrong heights of people are easy to notice, so people keep their real proportions.
  if (cluster.human && main.human)
    return limitWidth(base * clamp(box.h / mainBox.h, 0.42, 1.25), box, frame, beside)
  const relativeSize = clamp(Math.sqrt(Math.sqrt(boxArea(box) / boxArea(mainBox))), 0.5, 1.5)
  const slenderness = Math.min(0.86, Math.sqrt(boxArea(mainBox)) / mainBox.h)
  // Without this limit the cheese would dominate a page about a mouse.
  const max = cluster.inanimate && !main.inanimate && mainBox.h < SMALL_HEIGHT_CM ? 0.6 : 1.1
  return limitWidth(
    base * clamp((box.h / Math.sqrt(boxArea(box))) * relativeSize * slenderness, SMALLEST_SHARE, max),
    box,
    frame,
    beside,
  )
}

const TALLEST_GROUP = { upright: 0.74, across: 0.82 }
const SMALL_HEIGHT_CM = 60
const SMALLEST_SHARE = 0.2
const boxArea = ({ w, h }: Box) => w * h

/** Limits the height so that the cluster is not wider than its share of the page. */
function limitWidth(height: number, box: Box, frame: Box, count: number): number {
  const maxWidth = frame.w * (count > 2 ? 0.64 : count > 1 ? 0.74 : 0.95)
  return Math.min(height, (maxWidth / box.w) * box.h)
}

/** The free height between a flying figure and what it flies over, as a share of the frame's. */
const UNDER_FLIGHT = 0.01

/** Places a flying or jumping figure up in the sky and large, the others below it and not taller than the free height. */
function placeOver(
  { air, below, behind }: Record<'air' | 'below' | 'behind', readonly number[]>,
  placement: Placement,
): void {
  const { clusters, area, heights, placed } = placement
  const { frame } = area
  placeInSky([0], placement)
  const flight = placed[0]!.box
  const isWater = (i: number) => clusters[i]!.zone === 'water'
  const feetOf = (i: number) =>
    isWater(i) && area.waterline !== undefined ? waterFeet(area) : groundLine(area, below.length)
  const lowest = flight.y + flight.h + frame.h * UNDER_FLIGHT
  const capped = heights.map((height, i) => Math.min(height, Math.max(frame.h * 0.2, feetOf(i) - lowest)))
  const beneath = { ...placement, heights: capped }
  for (const [row, feet] of [
    [below.filter((i) => !isWater(i)), groundLine(area, below.length)],
    [below.filter(isWater), feetOf(below.find(isWater) ?? 0)],
  ] as const)
    placeRow(row, beneath, feet, undefined, { lifts: false })
  placeInBackground(behind, beneath, lowest)
  placeInSky(air.slice(1), placement)
}
