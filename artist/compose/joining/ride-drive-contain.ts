import type { AnchorName, Box, CycleRequest, Figure, Point, Shape } from '../../drawing.ts'
import { parsePath } from '../../page/path.ts'
import {
  anchorOf,
  clusterBox,
  facesOf,
  partBox,
  transformCluster,
  mainPart,
  type Cluster,
  type Part,
} from '../figures/cluster.ts'
import { largestCover } from '../layout/covered-faces.ts'
import { putBehindShoulder } from './find-places.ts'
import { centreX, moveCluster, scaleBetween } from './scale-to-fit.ts'
import { putUnderFurniture } from './put-under-furniture.ts'
import { cutBelow, mapPaths } from '../figures/transform.ts'

/** Inserts parts between the shapes of the first part and its `front` shapes. */
function insertBehindFront(outer: Cluster, inner: readonly Part[]): Cluster {
  const [body, ...rest] = outer.parts
  return { ...outer, parts: [{ ...body!, frontAfter: body!.frontAfter + inner.length }, ...inner, ...rest] }
}

/** Puts a rider in the saddle, on the back or on the seat. */
export function putOnMount(rider: Cluster, mount: Cluster): Cluster {
  const mountPart = mainPart(mount)
  // A rider on the back of an animal that faces the viewer would be hidden.
  if (mountPart.figure.facing === 'front' && mountPart.figure.face && !mount.human && !rider.human) return putBehindShoulder(rider, mount) // prettier-ignore
  const box = partBox(mountPart)
  const most = box.w > box.h * THIN ? LARGEST_ON_THIN : 0.95
  const small =
    fittedToHandlebar(rider, mountPart) ?? scaleBetween(rider, mount, rider.human ? 0.5 : 0.4, most)
  const seat = anchorOf(mountPart, 'saddle', 'seat', 'back', 'top') ?? {
    x: centreX(box),
    y: box.y + box.h * 0.12,
  }
  if (!isGroup(small)) {
    const joined = insertBehindFront(mount, moveCluster(small, seatOf(mainPart(small)), seat).parts)
    // A child rides a small bicycle instead of being as large as a grown-up.
    const growth = mainPart(small).move.scale / mainPart(rider).move.scale
    return mainPart(small).figure.pose === 'cycle' && growth > 1
      ? transformCluster(joined, { scale: 1 / growth, x: 0, y: 0 })
      : joined
  }
  const group = limitClusterWidth(small, box.w * 0.8)
  const from = { x: centreX(clusterBox(group)), y: seatOf(mainPart(group)).y }
  return insertBehindFront(mount, moveCluster(group, from, seat).parts)
}

/** A broom is long but has little height, so its rider may be larger than it. */
const [THIN, LARGEST_ON_THIN] = [3, 1.3]

/** The parts of a cycle that its rider touches, seen from the saddle; undefined for other mounts. */
export function cycleOf(mount: Cluster): CycleRequest | undefined {
  const part = mainPart(mount)
  const [saddle, handle, pedal] = [anchorOf(part, 'saddle'), anchorOf(part, 'handle'), anchorOf(part, 'feet')]
  if (!saddle || !handle || !pedal || part.figure.face) return undefined
  const forward = Math.sign(handle.x - saddle.x)
  return {
    handle: [(handle.x - saddle.x) * forward, handle.y - saddle.y],
    pedal: [(pedal.x - saddle.x) * forward, pedal.y - saddle.y],
  }
}

/** A rider whose hands reach the handlebar when the seat is on the saddle. */
function fittedToHandlebar(rider: Cluster, mount: Part): Cluster | undefined {
  const distance = (part: Part, from: AnchorName, to: AnchorName): number | undefined => {
    const [a, b] = [anchorOf(part, from), anchorOf(part, to)]
    return a && b && Math.hypot(a.x - b.x, a.y - b.y)
  }
  const reach = mainPart(rider).figure.pose === 'cycle' && distance(mainPart(rider), 'seat', 'contact')
  const wanted = distance(mount, 'saddle', 'handle')
  return reach && wanted ? transformCluster(rider, { scale: wanted / reach, x: 0, y: 0 }) : undefined
}

export const isGroup = ({ parts }: Cluster) => parts.filter(({ figure }) => figure.face).length > 1

/** The point a figure sits on: its anchor, or a point a little above its lower edge. */
function seatOf(part: Part): Point {
  const box = partBox(part)
  // The seat of an animal is where others sit on it.
  const seat = part.figure.anchors.saddle ? undefined : anchorOf(part, 'seat')
  return seat ?? { x: centreX(box), y: box.y + box.h * 0.94 }
}

/** Boats without cabin or sail, in which the passenger is the hero. */
const SMALL_BOATS = new Set(['boat', 'rowing-boat', 'canoe', 'raft', 'gondola'])
/** Between the high ends of a gondola its side is low. */
const GONDOLA_EDGE = 0.56

/** Puts a driver in the window, or from the chest up behind the side of an open vehicle. */
export function putInVehicle(driver: Cluster, vehicle: Cluster): Cluster {
  const car = mainPart(vehicle)
  const box = partBox(car)
  const window = anchorOf(car, 'window')
  const heads = driver.parts.filter(({ figure }) => figure.face)
  if (window && car.figure.front.length > 0) {
    const seat = anchorOf(car, 'seat')
    // The distance between seat and window centre is half of the window's height.
    const headHeight = seat ? (seat.y - window.y) * 1.8 : box.h * 0.18
    const windows = WINDOWS.map((name) => anchorOf(car, name)).filter((at) => at !== undefined)
    return insertBehindFront(
      vehicle,
      putHeadsInWindows(windows, heads.length > 0 ? heads : [mainPart(driver)], headHeight),
    )
  }
  // Without a window the driver shows above the roof, and the vehicle hides the legs.
  const isGondola = car.figure.id === 'gondola'
  const edge = isGondola ? undefined : anchorOf(car, 'seat', 'top')
  const roof = edge ?? { x: window?.x ?? centreX(box), y: box.y + box.h * (isGondola ? GONDOLA_EDGE : 0.1) }
  const whole = scaleBetween(driver, vehicle, SMALL_BOATS.has(car.figure.id) ? 0.66 : 0.42, 0.75)
  const maxScale = ((box.y + box.h - roof.y) * 0.86) / (clusterBox(whole).h * (1 - BUST_SHARE))
  const small = limitClusterWidth(
    transformCluster(whole, { scale: Math.min(1, maxScale), x: 0, y: 0 }),
    box.w * (heads.length > 1 ? 0.84 : 0.62),
  )
  const driverBox = clusterBox(small)
  const seated = moveCluster(
    small,
    { x: centreX(driverBox), y: driverBox.y + driverBox.h * BUST_SHARE },
    roof,
  )
  // On a ship with a rail, the driver is between the sails and the rail.
  const crew = { ...seated, parts: oarsOver(seated.parts, vehicle.parts.length) }
  return car.figure.front.length > 0 ? insertBehindFront(vehicle, crew.parts) : paintBehind(crew, vehicle)
}

/** The oars of rowers are painted over the side of the boat. */
const oarsOver = (parts: readonly Part[], behind: number): Part[] =>
  parts.map((part, i) =>
    part.figure.pose === 'row' ? { ...part, frontAfter: parts.length - 1 - i + behind } : part,
  )

const WINDOWS = ['window', 'secondWindow', 'thirdWindow', 'fourthWindow'] as const
/** Sizes and positions of heads that share a window, as shares of the height of a single head. */
const HEADS_PER_WINDOW = [
  { size: 1, offsets: [0] },
  { size: 0.72, offsets: [0.34, -0.34] },
  { size: 0.54, offsets: [0, 0.44, -0.44] },
] as const

/** Puts each head into its own window; if there are too few windows, heads share them. */
function putHeadsInWindows(windows: readonly Point[], heads: readonly Part[], headHeight: number): Part[] {
  return windows.flatMap((window, i) => {
    const sharing = heads.filter((_, nth) => nth % windows.length === i).slice(0, HEADS_PER_WINDOW.length)
    const { size, offsets } = HEADS_PER_WINDOW[Math.max(0, sharing.length - 1)]!
    return sharing.map((head, nth) =>
      headAt(
        head,
        { x: window.x + headHeight * offsets[nth]!, y: window.y + headHeight * (1 - size) * 0.28 },
        headHeight * size,
      ),
    )
  })
}

/** A head of the given height, centred at a point. */
function headAt(part: Part, { x, y }: Point, height: number): Part {
  const { figure } = part
  const face = figure.face ?? headBox(figure)
  // The ears count as part of the head, because a cat without ears looks like a bear.
  const ears = Math.max(0, Math.min(face.y - figure.box.y, face.h * 0.5))
  const scale = height / (face.h + ears * 0.7)
  const at = { x: x - (face.x + face.w / 2) * scale, y: y - (face.y - ears * 0.4 + face.h * 0.52) * scale }
  return { ...part, figure: bust(figure, face), move: { scale, ...at } }
}

/** Share of a driver that shows above the side of the vehicle. */
const BUST_SHARE = 0.66

/** Head and shoulders only, because the lower part would show below a narrow cabin. */
function bust(figure: Figure, face: Box): Figure {
  const limit = face.y + face.h * 1.55
  const lowest = face.y + face.h * 2
  const upper = (list: readonly Shape[]) =>
    mapPaths(
      list.filter(({ d }) => topOf(d) < limit),
      (d) => cutBelow(d, lowest),
    )
  const h = Math.min(figure.box.h, lowest - figure.box.y)
  return { ...figure, shapes: upper(figure.shapes), front: upper(figure.front), box: { ...figure.box, h } }
}

function topOf(d: string): number {
  let top = Infinity
  for (const { points } of parsePath(d))
    for (let i = 1; i < points.length; i += 2) top = Math.min(top, points[i]!)
  return top
}

const headBox = ({ box }: Figure): Box => ({
  x: box.x + box.w * 0.25,
  y: box.y,
  w: box.w * 0.5,
  h: box.h * 0.5,
})

/** Paints one cluster before the other, so that only its protruding part shows. */
function paintBehind(back: Cluster, front: Cluster): Cluster {
  const [first, ...rest] = front.parts
  return { ...front, parts: [...back.parts, first!, ...rest] }
}

/** Containers with a larger ratio of width to height are low. */
const LOW_RATIO = 2.2

/** How far the chest is above the rim of a bathtub that is full of foam, as a share of its height: people show the shoulders, animals the muzzle. */
const [FOAM, FOAM_ON_ANIMAL] = [0.16, 0.34]

/** The least size of a figure that lies in one of these as a share of its own size; others are at least half as large. */
const SMALLEST_INSIDE: Readonly<Record<string, number>> = { bed: 0.66, hammock: 0.62 }

/** Puts a figure into a box, a nest or a cup, which hides its lower part. */
export function putInside(content: Cluster, container: Cluster): Cluster {
  const box = partBox(mainPart(container))
  // A low and wide container like a sandbox hides little.
  const isLow = box.w > box.h * LOW_RATIO
  const fit = isLow
    ? scaleBetween(content, container, 0.8, 1.15)
    : scaleBetween(content, container, SMALLEST_INSIDE[mainPart(container).figure.id] ?? 0.5, 0.85)
  const small = limitClusterWidth(fit, box.w * 0.78)
  const contentBox = clusterBox(small)
  const hasFront = mainPart(container).figure.front.length > 0
  const opening = anchorOf(mainPart(container), 'seat', 'window', 'top') ?? {
    x: centreX(box),
    y: box.y + box.h * 0.12,
  }
  // A bather is in the foam to the chest.
  const isBath = mainPart(container).figure.id === 'bathtub'
  const chests = isBath ? small.parts.flatMap((part) => anchorOf(part, 'chest') ?? []) : []
  // The chest of the figure in front, which sits lowest.
  const chest = chests.toSorted((a, b) => b.y - a.y)[0]
  const hidden = chest
    ? contentBox.y + contentBox.h - chest.y - box.h * (small.human ? FOAM : FOAM_ON_ANIMAL)
    : contentBox.h * (isLow ? 0.18 : mainPart(container).figure.id === 'hammock' ? 0.24 : 0.34)
  const depth = Math.min(hidden, box.y + box.h * 0.98 - opening.y)
  const lowered = moveCluster(
    small,
    { x: centreX(contentBox), y: contentBox.y + contentBox.h - depth },
    opening,
  )
  const joinWith = ({ parts }: Cluster): Cluster =>
    hasFront ? insertBehindFront(container, parts) : paintBehind({ ...lowered, parts }, container)
  const joined = joinWith(lowered)
  const [face] = facesOf(lowered)
  // A lying figure is raised until the rim is below the face.
  return face && largestCover([joined]) > HIDDEN_BY_RIM ? joinWith(transformCluster(lowered, { scale: 1, x: 0, y: -face.h * 0.45 })) : joined // prettier-ignore
}
const HIDDEN_BY_RIM = 0.12

/** Shrinks a cluster to a maximum width. */
export function limitClusterWidth(cluster: Cluster, maxWidth: number): Cluster {
  const { w } = clusterBox(cluster)
  return w > maxWidth ? transformCluster(cluster, { scale: maxWidth / w, x: 0, y: 0 }) : cluster
}

/** Size of a pet on a bed as a share of the bed's, and where it lies. */
const PET_ON_BED = 0.42

/** Puts a pet on the blanket, at the feet of the sleeper. */
export function putOnBed(pet: Cluster, bed: Cluster): Cluster {
  const small = scaleBetween(pet, bed, PET_ON_BED, PET_ON_BED)
  const petBox = clusterBox(small)
  const [blanket, feet] = [anchorOf(mainPart(bed), 'lap'), anchorOf(mainPart(bed), 'feet')]
  if (!blanket || !feet) return bed
  const at = { x: blanket.x + (feet.x - blanket.x) * 0.55, y: blanket.y + petBox.h * 0.16 }
  const placed = moveCluster(small, { x: centreX(petBox), y: petBox.y + petBox.h }, at)
  return { ...bed, parts: [...bed.parts, ...placed.parts] }
}

/** Height of a figure under a table as a share of the table's. */
const UNDER_TABLE = 0.84

/** Puts a crouching figure between the legs of a table: its top is above the head. */
function putUnderTop(lower: Cluster, upper: Cluster): Cluster {
  const [box, own] = [clusterBox(upper), clusterBox(lower)]
  const small = transformCluster(lower, { scale: (box.h * UNDER_TABLE) / own.h, x: 0, y: 0 })
  const from = clusterBox(small)
  const placed = moveCluster(
    small,
    { x: centreX(from), y: from.y + from.h },
    { x: centreX(box), y: box.y + box.h },
  )
  return { ...upper, parts: [...upper.parts, ...placed.parts] }
}

const ON_LEGS = new Set(['bed', 'sofa', 'chair', 'armchair', 'bench'])
/** Puts the smaller figure in front of the foot of a tree, an umbrella or a table. */
export function putBeneath(lower: Cluster, upper: Cluster): Cluster {
  if (mainPart(lower).figure.pose === 'crouch') return putUnderTop(lower, upper)
  if (ON_LEGS.has(mainPart(upper).figure.id)) return putUnderFurniture(lower, upper)
  const small = scaleBetween(lower, upper, 0.42, 0.62)
  const offset = clusterBox(upper).w * 0.16
  return {
    ...upper,
    parts: [...upper.parts, ...transformCluster(small, { scale: 1, x: offset, y: 6 }).parts],
  }
}
