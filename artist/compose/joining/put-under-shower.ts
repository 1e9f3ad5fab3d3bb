import { anchorOf, clusterBox, directionOf, mainPart, partBox, type Cluster } from '../figures/cluster.ts'
import { mirrorFigure } from '../figures/transform.ts'
import { closed, markPart, oval, stroke } from './mark-figure.ts'
import { centreX, moveCluster, scaleBetween } from './scale-to-fit.ts'

/** Size of the showered figure as a share of the elephant's: a mouse must be seen. */
const [SMALLEST, LARGEST] = [0.36, 0.8]
/** Shares of the elephant's height: how far away it stands, how high the arc of water is, and how thick. */
const [AWAY, ARC, JET] = [0.16, 0.34, 0.035]

/** Puts a figure under the water that an elephant sprays from its raised trunk. */
export function putUnderShower(wet: Cluster, elephant: Cluster): Cluster {
  const body = mainPart(elephant)
  const box = partBox(body)
  const direction = directionOf(elephant)
  const facing = direction > 0 ? 'right' : 'left'
  const [one, ...others] = wet.parts
  const turned = others.length === 0 && one!.figure.facing === facing ? mirrorFigure(one!.figure) : one!.figure // prettier-ignore
  const faced: Cluster = { ...wet, parts: [{ ...one!, figure: turned }, ...others] }
  const small = scaleBetween(faced, elephant, SMALLEST, LARGEST)
  const own = clusterBox(small)
  const front = direction > 0 ? box.x + box.w : box.x
  const from = anchorOf(body, 'mouth') ?? { x: front, y: box.y }
  const x = front + direction * (own.w / 2 + box.h * AWAY)
  const placed = moveCluster(small, { x: centreX(own), y: 0 }, { x, y: 0 })
  const [r, top] = [box.h * JET, Math.min(from.y, own.y) - box.h * ARC]
  const spread = Math.min(own.w * 0.3, box.h * 0.14)
  const end = own.y + own.h * 0.06
  const [near, far] = [x - direction * spread, x + direction * spread]
  const bend = from.x + (x - from.x) * 0.3
  const water = `M${from.x - direction * r} ${from.y}C${bend - direction * r} ${top} ${far} ${top} ${far} ${end}C${x + direction * spread * 0.5} ${end - r * 2} ${x - direction * spread * 0.5} ${end + r * 2} ${near} ${end}C${near} ${top + box.h * 0.2} ${bend} ${top + box.h * 0.2} ${from.x + direction * r} ${from.y + r}Z`
  const flow = stroke(`M${from.x} ${from.y}C${bend} ${top + r * 2} ${x} ${top + r * 2} ${x} ${end}`, 0.9)
  const drops = [[-1.7, 0.1], [1.6, 0.06], [-1.3, 0.34], [1.9, 0.3], [1.4, -0.2]].map(([dx, dy]) => closed(oval(x + dx! * spread, end + dy! * own.h, r * 0.45, r * 0.7))) // prettier-ignore
  const left = Math.min(from.x, x) - spread * 2
  const shower = markPart('water', [closed(water), flow, ...drops], { x: left, y: top, w: Math.abs(x - from.x) + spread * 4, h: end - top }) // prettier-ignore
  return { ...elephant, parts: [...elephant.parts, ...placed.parts, shower] }
}
