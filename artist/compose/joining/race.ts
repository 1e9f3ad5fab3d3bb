import {
  clusterBox,
  directionOf,
  facesOf,
  partBox,
  transformCluster,
  type Cluster,
} from '../figures/cluster.ts'
import { closed, markPart } from './mark-figure.ts'
import { scaleBetween } from './scale-to-fit.ts'

/** Shares of the nearer runner's size: how far ahead the other one is, and how much farther away its lane. */
const [AHEAD, LANE] = [0.52, 0.76]
/** Runners that are as tall as this share of the one before them need less room to be seen. */
const [ALIKE, NEAR_LANE] = [0.75, 0.5]

/** Puts a runner in the lane behind another one, ahead of it. */
export function putInNextLane(leader: Cluster, runner: Cluster): Cluster {
  const direction = directionOf(runner)
  const other = scaleBetween(leader, runner, 0.7, 1.05)
  const [own, box] = [clusterBox(runner), clusterBox(other)]
  const front = direction > 0 ? own.x + own.w * AHEAD - box.x : own.x + own.w * (1 - AHEAD) - box.x - box.w
  const y = -own.h * (box.h > own.h * ALIKE ? NEAR_LANE : LANE)
  return { ...runner, parts: [...transformCluster(other, { scale: 1, x: front, y }).parts, ...runner.parts] }
}

/** Shares of the height of the runners: the poles of the finish, its banner, and how far the lanes reach behind. */
const [POLE, BANNER, MARGIN] = [1.28, 0.2, 0.12]

/** A track below the runners and a checkered banner over its end. */
export function addFinish(runners: Cluster): Cluster {
  const bodies = runners.parts.filter(({ figureIndex }) => figureIndex !== undefined).map(partBox)
  const box = clusterBox(runners)
  const direction = directionOf(runners)
  const tall = Math.max(...facesOf(runners).map((face) => -face.y), box.h * 0.3)
  const feet = bodies.map((body) => body.y + body.h).toSorted((a, b) => a - b)
  const step = feet.length > 1 ? (feet.at(-1)! - feet[0]!) / (feet.length - 1) : tall * 0.4
  const [far, near] = [feet[0]! - step * 0.5, feet.at(-1)! + Math.max(step * 0.3, tall * MARGIN)]
  const [front, back] = direction > 0 ? [box.x + box.w, box.x] : [box.x, box.x + box.w]
  const end = front + direction * tall * 0.2
  const start = back + direction * tall * 0.1
  // The far edge of the track is farther from the viewer, so its end is nearer to the middle.
  const slant = (near - far) * 0.5
  const at = (y: number, x: number) => `${x - direction * slant * ((near - y) / (near - far))} ${y}`
  const lanes = [far, ...feet.slice(0, -1).map((y, i) => (y + feet[i + 1]!) / 2 + step * 0.16), near]
  const track = lanes.slice(1).map((y, i) => closed(`M${at(lanes[i]!, start)}L${at(lanes[i]!, end)}L${at(y, end)}L${at(y, start)}Z`)) // prettier-ignore
  const h = tall * POLE
  const thickness = tall * 0.035
  const [nearX, farX] = [end - direction * tall * 0.06, end - direction * (tall * 0.06 + slant)]
  const pole = (x: number, y: number) => closed(`M${x - thickness} ${y}L${x + thickness} ${y}L${x + thickness} ${y - h}L${x - thickness} ${y - h}Z`) // prettier-ignore
  const [rows, columns] = [2, 6]
  const corner = (i: number, j: number) => {
    const u = i / columns
    return `${farX + (nearX - farX) * u} ${far + (near - far) * u - h + (j / rows) * tall * BANNER}`
  }
  const cells = Array.from({ length: rows * columns }, (_, index) => {
    const [i, j] = [index % columns, Math.floor(index / columns)]
    const d = `M${corner(i, j)}L${corner(i + 1, j)}L${corner(i + 1, j + 1)}L${corner(i, j + 1)}Z`
    return { ...closed(d), fill: (i + j) % 2 ? ('ink' as const) : ('paper' as const) }
  })
  const left = Math.min(start, end) - Math.abs(slant) - thickness
  const frame = { x: left, y: far - h, w: Math.max(start, end) + thickness - left, h: near - far + h }
  const ground = { ...markPart('track', track, { ...frame, y: far, h: near - far }), behind: true }
  const farPole = {
    ...markPart('finish-pole', [pole(farX, far)], { ...frame, x: farX - thickness, w: 2 * thickness, h }),
    behind: true,
  }
  const gateLeft = Math.min(nearX, farX) - thickness
  const gateBox = { x: gateLeft, y: far - h, w: Math.abs(nearX - farX) + 2 * thickness, h: frame.h }
  const gate = markPart('finish-flag', [pole(nearX, near), ...cells], gateBox)
  return { ...runners, parts: [...runners.parts, ground, farPole, gate] }
}
