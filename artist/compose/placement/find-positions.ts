import type { Box } from '../../drawing.ts'
import type { Rng } from '../../geometry/rng.ts'
import { clusterBox, mainPart, type Cluster } from '../figures/cluster.ts'
import { LANDMARKS } from '../figures/noun-lists.ts'
import { PARKED } from '../joining/resting-place.ts'
import {
  placeCluster,
  takenBoxes,
  type PlacedCluster,
  type Placement,
  type PlacementArea,
} from './place-cluster.ts'
import { overlapArea } from '../figures/transform.ts'

const boxArea = ({ w, h }: Box) => w * h

/** Places floating clusters: the main one in the middle, the others around it. */
export function placeFloating(indices: readonly number[], placement: Placement): void {
  const { clusters, heights, rng, placed, area } = placement
  const order = [...indices].sort((a, b) => a - b)
  const middle = area.floating ? 0.5 : ABOVE_LAND
  for (const i of order) {
    const height = heights[i]! * (i === 0 ? 1 : 0.86) * (order.length > 2 ? 0.86 : 1)
    const positions = i === 0 ? mainPositions(rng, order.length, middle) : POSITIONS_AROUND
    placed[i] = findFreePosition(clusters[i]!, height, positions, placement)
  }
}

/** Where there is land below, the main figure flies above the middle, as a share of the frame's height. */
const ABOVE_LAND = 0.38

const mainPositions = (rng: Rng, count: number, middle: number): readonly (readonly [number, number])[] =>
  count === 1
    ? [[rng.range(0.46, 0.54), middle]]
    : [[rng.pick([0.36, 0.64]), middle + rng.range(-0.06, 0.06)]]
const POSITIONS_AROUND: readonly (readonly [number, number])[] = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.8, 0.8],
  [0.5, 0.16],
  [0.5, 0.84],
  [0.16, 0.5],
  [0.84, 0.5],
]
/** Positions for the main figure in the sky. */
const MAIN_SKY_POSITIONS: readonly (readonly [number, number])[] = [
  [0.5, 0.27],
  [0.44, 0.26],
  [0.56, 0.26],
]
const SKY_POSITIONS: readonly (readonly [number, number])[] = [
  [0.2, 0.15],
  [0.8, 0.15],
  [0.5, 0.14],
  [0.22, 0.3],
  [0.78, 0.3],
  [0.5, 0.26],
  [0.85, 0.42],
  [0.15, 0.42],
]

/** Places clusters in the sky above the ones on the ground. */
export function placeInSky(indices: readonly number[], placement: Placement): void {
  const { clusters, heights, placed } = placement
  const { frame } = placement.area
  for (const i of [...indices].sort((a, b) => a - b)) {
    const box = clusterBox(clusters[i]!)
    const share = i === 0 ? 0.44 : 0.24
    const height = Math.min(heights[i]!, frame.h * share, (frame.w * (i === 0 ? 0.88 : 0.5) * box.h) / box.w)
    placed[i] = findFreePosition(
      clusters[i]!,
      height,
      i === 0 ? MAIN_SKY_POSITIONS : SKY_POSITIONS,
      placement,
    )
  }
}

/** Finds the position with the least overlap. Tries smaller sizes while all positions overlap. */
function findFreePosition(
  cluster: Cluster,
  height: number,
  positions: readonly (readonly [number, number])[],
  { area, rng, placed }: Placement,
): PlacedCluster {
  const { frame } = area
  const taken = takenBoxes(placed)
  let best: PlacedCluster | undefined
  let minCost = Infinity
  for (const shrink of [1, 0.85, 0.7, 0.58]) {
    for (const [u, v] of rng.shuffle(positions)) {
      const scaledHeight = height * shrink
      const candidate = placeCluster(
        cluster,
        scaledHeight,
        frame.x + u * frame.w,
        frame.y + v * frame.h + scaledHeight / 2,
        area,
      )
      const cost =
        taken.reduce((sum, other) => sum + overlapArea(candidate.box, other), 0) / boxArea(candidate.box) +
        (1 - shrink) * 0.3
      if (cost >= minCost) continue
      minCost = cost
      best = candidate
    }
    if (minCost < 0.08) break
  }
  return best!
}

/** Places clusters on the shore in front of a boat, small and in a corner, so that the boat stays visible. */
export function placeOnShore(indices: readonly number[], placement: Placement, feet: number): void {
  const { clusters, heights, area, rng, placed } = placement
  const { frame } = area
  for (const i of indices) {
    const box = clusterBox(clusters[i]!)
    const maxHeight = frame.h * (clusters[i]!.inanimate ? 0.17 : 0.3)
    const height = Math.min(heights[i]!, maxHeight, (frame.w * 0.34 * box.h) / box.w)
    const taken = takenBoxes(placed)
    const candidates = rng
      .shuffle([0.12, 0.88, 0.3, 0.7, 0.5])
      .map((u) => placeCluster(clusters[i]!, height, frame.x + u * frame.w, feet, area))
    const cost = (candidate: PlacedCluster) =>
      taken.reduce((sum, other) => sum + overlapArea(candidate.box, other), 0)
    placed[i] = candidates.reduce((a, b) => (cost(b) < cost(a) - 1 ? b : a))
  }
}

const FAR_SHORE = 0.6
/** The least height of a thing below a flying figure; it may reach behind the flier. */
const LOWEST_BELOW_FLIGHT = 0.36

/** Places large things in the background, beside the main figure. */
export function placeInBackground(
  indices: readonly number[],
  { clusters, heights, area, rng, placed }: Placement,
  /** Feet above this line would be hidden. */
  highest = -Infinity,
): void {
  const { frame, groundStart, waterline } = area
  // Beside water it stands on the far shore.
  const start = waterline === undefined ? Math.min(0.84, groundStart + 0.03) : FAR_SHORE
  for (const i of indices) {
    if (mainPart(clusters[i]!).figure.id === 'full-moon' && placed[0]) {
      placed[i] = moonBehind(clusters[i]!, placed[0], area)
      continue
    }
    const box = clusterBox(clusters[i]!)
    const height = Math.min(
      parkedHeight(clusters[i]!, clusters[0]!, placed[0]),
      besideLandmark(clusters[0]!, placed[0]),
      frame.h * (i === 0 ? 0.6 : 0.64),
      (frame.w * (i === 0 ? 0.72 : 0.92) * box.h) / box.w,
      Math.max(heights[i]!, frame.h * (i === 0 ? 0.42 : 0.58)),
      Math.max(frame.h * LOWEST_BELOW_FLIGHT, frame.y + frame.h * start - highest),
    )
    const taken = takenBoxes(placed)
    const feet = frame.y + frame.h * start
    const candidates = rng
      .shuffle([0.2, 0.8, 0.5, 0.32, 0.68])
      .map((u) => placeCluster(clusters[i]!, height, frame.x + u * frame.w, feet, area))
    const cost = (candidate: PlacedCluster) =>
      taken.reduce((sum, other) => sum + overlapArea(candidate.box, other), 0)
    placed[i] = { ...candidates.reduce((a, b) => (cost(b) < cost(a) - 1 ? b : a)), feet }
  }
}

/** Parked vehicles are farther away than the people at work, so they are this share of their true size beside them. */
const FARTHER_AWAY = 0.62

export const isParkedVehicle = (cluster: Cluster): boolean =>
  cluster.zone === 'behind' && PARKED.has(mainPart(cluster).figure.id)

function parkedHeight(vehicle: Cluster, main: Cluster, placed: PlacedCluster | undefined): number {
  if (!placed || !isParkedVehicle(vehicle)) return Infinity
  return ((clusterBox(vehicle).h * placed.box.h) / clusterBox(main).h) * FARTHER_AWAY
}

/** The width of a full moon behind the main figure, as a share of the page's, and how far its middle is above the figure's. */
const MOON = { width: 0.86, above: 0.12 }

function moonBehind(moon: Cluster, { box, cluster }: PlacedCluster, area: PlacementArea): PlacedCluster {
  const size = area.frame.w * MOON.width
  // Behind a standing figure the moon is at the height of the chest and above.
  const middle = box.y + box.h * (cluster.zone === 'air' ? 0.5 : 0.34) - size * MOON.above
  return placeCluster(moon, size, box.x + box.w / 2, middle + size / 2, area)
}

/** Size of a bridge behind a castle that is the main figure. */
const BESIDE_LANDMARK = 0.55
const besideLandmark = (main: Cluster, placed: PlacedCluster | undefined): number =>
  placed && LANDMARKS.has(mainPart(main).figure.id) ? placed.box.h * BESIDE_LANDMARK : Infinity
