import type { Box, Figure, Point, Shape } from '../drawing.ts'
import { readPath } from '../page/path.ts'
import { anchorOf, clusterBox, partBox, placed, root, type Cluster, type Part } from './cluster.ts'
import { middle, shifted, sized } from './fit.ts'
import { BOARDS, CHAIRS, SEAT_DEPTH } from './nature.ts'
import { cutBelow } from './transform.ts'

/** Puts parts between the body of the first part and its front. */
function between(outer: Cluster, inner: readonly Part[]): Cluster {
  const [body, ...rest] = outer.parts
  return { ...outer, parts: [{ ...body!, frontAfter: body!.frontAfter + inner.length }, ...inner, ...rest] }
}

/** A rider in the saddle, on the back or on the seat. */
export function mounted(rider: Cluster, mount: Cluster): Cluster {
  const small = sized(rider, mount, 0.5, 0.95)
  const on = root(mount)
  const box = partBox(on)
  const seat = anchorOf(on, 'saddle', 'seat', 'back', 'top') ?? { x: middle(box), y: box.y + box.h * 0.12 }
  if (!isGroup(small)) return between(mount, shifted(small, seatOf(root(small)), seat).parts)
  const several = narrowed(small, box.w * 0.8)
  const from = { x: middle(clusterBox(several)), y: seatOf(root(several)).y }
  return between(mount, shifted(several, from, seat).parts)
}

const isGroup = ({ parts }: Cluster) => parts.filter(({ figure }) => figure.face).length > 1

/** Where somebody sits: the anchor, or a little above the lower edge. */
function seatOf(part: Part): Point {
  const box = partBox(part)
  return anchorOf(part, 'seat') ?? { x: middle(box), y: box.y + box.h * 0.94 }
}

/** A driver seen in the window, or from the chest up behind the side of an open vehicle. */
export function driving(driver: Cluster, vehicle: Cluster): Cluster {
  const car = root(vehicle)
  const box = partBox(car)
  const window = anchorOf(car, 'window')
  const heads = driver.parts.filter(({ figure }) => figure.face)
  if (window && car.figure.front.length > 0) {
    const seat = anchorOf(car, 'seat')
    // The seat lies as far below the middle of the window as the window is half high.
    const tall = seat ? (seat.y - window.y) * 1.8 : box.h * 0.18
    const windows = WINDOWS.map((name) => anchorOf(car, name)).filter((at) => at !== undefined)
    return between(vehicle, seatedAt(windows, heads.length > 0 ? heads : [root(driver)], tall))
  }
  // Without a window to look through, the driver looks out over the roof, and the vehicle hides the legs.
  const roof = anchorOf(car, 'seat', 'top') ?? { x: window?.x ?? middle(box), y: box.y + box.h * 0.1 }
  const whole = sized(driver, vehicle, 0.42, 0.75)
  const deep = ((box.y + box.h - roof.y) * 0.86) / (clusterBox(whole).h * (1 - BUST))
  const small = narrowed(
    placed(whole, { scale: Math.min(1, deep), x: 0, y: 0 }),
    box.w * (heads.length > 1 ? 0.84 : 0.62),
  )
  const own = clusterBox(small)
  const aboard = shifted(small, { x: middle(own), y: own.y + own.h * BUST }, roof)
  // Between the sails and the rail, where there is a rail.
  return car.figure.front.length > 0 ? between(vehicle, aboard.parts) : behind(aboard, vehicle)
}

const WINDOWS = ['window', 'secondWindow', 'thirdWindow', 'fourthWindow'] as const
/** How large heads are that share a window, and where they are, as shares of the height one alone would have. */
const CHEEK_TO_CHEEK = [
  { size: 1, at: [0] },
  { size: 0.72, at: [0.34, -0.34] },
  { size: 0.54, at: [0, 0.44, -0.44] },
] as const

/** Everybody looks out: each from a window of their own while there are enough. */
function seatedAt(windows: readonly Point[], heads: readonly Part[], tall: number): Part[] {
  return windows.flatMap((window, i) => {
    const here = heads.filter((_, n) => n % windows.length === i).slice(0, CHEEK_TO_CHEEK.length)
    const { size, at } = CHEEK_TO_CHEEK[Math.max(0, here.length - 1)]!
    return here.map((head, n) =>
      seenAt(head, { x: window.x + tall * at[n]!, y: window.y + tall * (1 - size) * 0.28 }, tall * size),
    )
  })
}

/** Somebody's head so tall, its middle at a point. */
function seenAt(who: Part, { x, y }: Point, tall: number): Part {
  const { figure } = who
  const face = figure.face ?? headBox(figure)
  // Ears belong to a face: without them a cat is a bear.
  const ears = Math.max(0, Math.min(face.y - figure.box.y, face.h * 0.5))
  const scale = tall / (face.h + ears * 0.7)
  const at = { x: x - (face.x + face.w / 2) * scale, y: y - (face.y - ears * 0.4 + face.h * 0.52) * scale }
  return { ...who, figure: bust(figure, face), move: { scale, ...at } }
}

/** Share of a driver that looks out over the side. */
const BUST = 0.66

/** Head and shoulders: what hangs lower would show below a narrow cabin. */
function bust(figure: Figure, face: Box): Figure {
  const limit = face.y + face.h * 1.55
  const lowest = face.y + face.h * 2
  const upper = (list: readonly Shape[]) =>
    list.filter(({ d }) => topOf(d) < limit).map((shape) => ({ ...shape, d: cutBelow(shape.d, lowest) }))
  const h = Math.min(figure.box.h, lowest - figure.box.y)
  return { ...figure, shapes: upper(figure.shapes), front: upper(figure.front), box: { ...figure.box, h } }
}

function topOf(d: string): number {
  let top = Infinity
  for (const { points } of readPath(d))
    for (let i = 1; i < points.length; i += 2) top = Math.min(top, points[i]!)
  return top
}

const headBox = ({ box }: Figure): Box => ({
  x: box.x + box.w * 0.25,
  y: box.y,
  w: box.w * 0.5,
  h: box.h * 0.5,
})

/** Painted before the other, so that only what sticks out is seen. */
function behind(back: Cluster, front: Cluster): Cluster {
  const [first, ...rest] = front.parts
  return { ...front, parts: [...back.parts, first!, ...rest] }
}

const LOW = 2.2

/** In a box, a nest, a cup: the lower part is hidden. */
export function inside(content: Cluster, container: Cluster): Cluster {
  const box = partBox(root(container))
  // A sandbox is low and wide: who plays in it is hardly hidden.
  const low = box.w > box.h * LOW
  const fit = low ? sized(content, container, 0.8, 1.15) : sized(content, container, 0.5, 0.85)
  const small = narrowed(fit, box.w * 0.78)
  const own = clusterBox(small)
  const front = root(container).figure.front.length > 0
  const opening = anchorOf(root(container), 'seat', 'window', 'top') ?? {
    x: middle(box),
    y: box.y + box.h * 0.12,
  }
  const depth = Math.min(own.h * (low ? 0.18 : 0.34), box.y + box.h * 0.98 - opening.y)
  const sunk = shifted(small, { x: middle(own), y: own.y + own.h - depth }, opening)
  return front ? between(container, sunk.parts) : behind(sunk, container)
}

/** No wider than its place. */
function narrowed(cluster: Cluster, widest: number): Cluster {
  const { w } = clusterBox(cluster)
  return w > widest ? placed(cluster, { scale: widest / w, x: 0, y: 0 }) : cluster
}

/** Standing, sitting or lying on something; from a chair the legs hang down. */
export function atop(upper: Cluster, lower: Cluster): Cluster {
  const box = partBox(root(lower))
  const isBoard = BOARDS.has(root(lower).figure.id)
  const usual = isBoard ? sized(upper, lower, 1, 1.3) : sized(upper, lower, 0.4, 0.9)
  const small = isGroup(usual) ? narrowed(usual, box.w * 0.92) : usual
  const own = clusterBox(small)
  const seat = anchorOf(root(small), 'seat')
  const depth = SEAT_DEPTH[root(lower).figure.id] ?? 0.06
  const top = anchorOf(root(lower), 'saddle', 'seat', 'back') ?? { x: middle(box), y: box.y + box.h * depth }
  const from =
    seat && CHAIRS.has(root(lower).figure.id)
      ? { x: middle(own), y: seat.y }
      : { x: middle(own), y: own.y + own.h * 0.97 }
  const moved = shifted(small, from, top)
  return { ...lower, parts: [...lower.parts, ...moved.parts] }
}

/** Under a tree, an umbrella, a table: the large thing behind and above, the small one before its foot. */
export function beneath(lower: Cluster, upper: Cluster): Cluster {
  const small = sized(lower, upper, 0.42, 0.62)
  const aside = clusterBox(upper).w * 0.16
  return { ...upper, parts: [...upper.parts, ...placed(small, { scale: 1, x: aside, y: 6 }).parts] }
}
