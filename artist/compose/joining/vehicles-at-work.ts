import { clusterBox, directionOf, mainPart, transformCluster, type Cluster } from '../figures/cluster.ts'
import { closed, markPart, oval } from './mark-figure.ts'
import { scaleBetween } from './scale-to-fit.ts'

/** Length and thickness of the bar between the two, as shares of the height of the one in front. */
const [BAR, THICKNESS] = [0.14, 0.05]

/** More wagons would make the page's vehicles small. */
const MAX_WAGONS = 2

/** Puts what a vehicle pulls behind it, on a bar; several wagons are in a row. */
export const hitchBehind = (load: Cluster, vehicle: Cluster): Cluster =>
  load.parts
    .slice(0, load.parts.every(({ figure }) => figure.id === mainPart(load).figure.id) ? MAX_WAGONS : 1)
    .reduce((row, part) => hitchOne({ ...load, parts: [part] }, row), vehicle)

function hitchOne(load: Cluster, vehicle: Cluster): Cluster {
  const direction = directionOf(vehicle)
  const pulled = scaleBetween(load, { ...vehicle, parts: [mainPart(vehicle)] }, 0.7, 1.1)
  const [own, box] = [clusterBox(vehicle), clusterBox(pulled)]
  const back = direction > 0 ? own.x : own.x + own.w
  const gap = own.h * BAR
  const x = direction > 0 ? back - gap - box.x - box.w : back + gap - box.x
  const [from, to] = [back - direction * (gap + own.h * 0.06), back + direction * own.h * 0.06]
  const [y, r] = [-own.h * 0.2, own.h * THICKNESS * 0.5]
  const left = Math.min(from, to)
  const w = Math.abs(to - from)
  const bar = markPart('hitch', [closed(`M${left} ${y - r}L${left + w} ${y - r}L${left + w} ${y + r}L${left} ${y + r}Z`)], { x: left, y: y - r, w, h: 2 * r }) // prettier-ignore
  return {
    ...vehicle,
    parts: [
      ...vehicle.parts,
      ...transformCluster(pulled, { scale: 1, x, y: -(box.y + box.h) }).parts,
      { ...bar, behind: true },
    ],
  }
}

/** How far the bucket is over the truck, as a share of the truck's length. */
const OVER = 0.3

/** Puts a truck under the bucket of a digger, its back to it, with earth that falls. */
export function loadFromAbove(truck: Cluster, digger: Cluster): Cluster {
  const direction = directionOf(digger)
  const under = scaleBetween(truck, digger, 0.62, 0.7)
  const [own, box] = [clusterBox(digger), clusterBox(under)]
  const front = direction > 0 ? own.x + own.w : own.x
  const x = direction > 0 ? front - box.w * OVER - box.x : front + box.w * OVER - box.x - box.w
  const placed = transformCluster(under, { scale: 1, x, y: 0 })
  const raised = own.h < box.h * 1.3 ? transformCluster(digger, { scale: (box.h * 1.3) / own.h, x: 0, y: 0 }) : digger // prettier-ignore
  const reach = clusterBox(raised)
  const tip = direction > 0 ? reach.x + reach.w : reach.x
  const r = box.h * 0.035
  const clods = [[-0.1, 0.92, 1.1], [-0.02, 1.02, 0.8], [0.05, 0.88, 1], [-0.06, 1.12, 0.9]].map(([dx, dy, size]) => closed(oval(tip + direction * dx! * box.h, -box.h * dy!, r * size! * 1.2, r * size!))) // prettier-ignore
  const earth = markPart('earth', clods, {
    x: tip - box.h * 0.2,
    y: -box.h * 1.2,
    w: box.h * 0.4,
    h: box.h * 0.4,
  })
  return {
    ...raised,
    parts: [...placed.parts.map((part) => ({ ...part, behind: true })), ...raised.parts, earth],
  }
}
