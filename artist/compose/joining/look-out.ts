import type { Shape } from '../../drawing.ts'
import { clusterBox, facesOf, mainPart, type Cluster, type Part } from '../figures/cluster.ts'
import { closed, cloud, insteadOf, markPart, stroke } from './mark-figure.ts'

/** Shares of the looking figure's height: what the wall hides, the free space above the head, and the thickness of the walls. */
const [HIDDEN, HEADROOM, WALL] = [0.44, 0.08, 0.13]
/** Shares of that height: the height of a tower below the window and of the trunk below a tree house. */
const [SHAFT, TRUNK] = [0.8, 0.62]

/** The opening that a figure looks out of, with its walls: `left` to `right` outside, `from` to `to` inside. */
interface Opening {
  left: number
  right: number
  from: number
  to: number
  top: number
  sill: number
  /** The height of the looking figure, and the thickness of the walls. */
  size: number
  wall: number
}

const rect = (x: number, y: number, w: number, h: number): Shape =>
  closed(`M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`)

function openingAround(lookers: Cluster): Opening {
  const { x, y, w, h } = clusterBox(lookers)
  const wall = h * WALL
  // Animals carry their heads low.
  const chin = Math.max(...facesOf(lookers).map((face) => face.y + face.h)) + h * 0.06
  const [from, to] = [x - w * 0.06, x + w * 1.06]
  return { left: from - wall, right: to + wall, from, to, top: y - h * HEADROOM, sill: Math.max(y + h * (1 - HIDDEN), chin), size: h, wall } // prettier-ignore
}

/** The walls beside and above an opening, as one shape; `arched` is the height of the round upper edge. */
const wallAround = ({ left, right, from, to, top, sill, wall }: Opening, arched: number): Shape =>
  closed(
    `M${left} ${sill}L${left} ${top - wall}L${right} ${top - wall}L${right} ${sill}L${to} ${sill}L${to} ${top + arched}` +
      `C${to} ${top} ${to - (to - from) * 0.2} ${top} ${(from + to) / 2} ${top}C${from + (to - from) * 0.2} ${top} ${from} ${top} ${from} ${top + arched}L${from} ${sill}Z`,
  )

interface Building {
  behind: readonly Shape[]
  front: readonly Shape[]
  /** The highest and the lowest point, and how far it reaches beyond the walls. */
  apex: number
  foot: number
  over: number
}

/** Puts people or animals into the large window of a tower or a tree house that is built around them. */
export function putIntoLookout(building: Cluster, lookers: Cluster): Cluster {
  const opening = openingAround(lookers)
  const { left, right, from, to, top, sill } = opening
  const id = mainPart(building).figure.id === 'treehouse' ? 'treehouse' : 'tower'
  const { behind, front, apex, foot, over } = id === 'tower' ? tower(opening, lookers) : treeHouse(opening)
  const box = { x: left - over, y: apex, w: right - left + 2 * over, h: foot - apex }
  const part = (shapes: readonly Shape[]): Part => insteadOf(building, markPart(id, shapes, box))
  const back = part([...behind, rect(from, top, to - from, sill - top)])
  return { ...lookers, zone: 'ground', parts: [...lookers.parts, { ...back, behind: true }, part(front)] }
}

/** A round tower with a pointed roof; from that of a princess a braid hangs down. */
function tower(opening: Opening, lookers: Cluster): Building {
  const { left, right, from, to, top, sill, size, wall } = opening
  const [middle, foot, over] = [(left + right) / 2, sill + size * SHAFT, wall * 0.7]
  const apex = top - wall - Math.min(size * 0.5, (right - left) * 0.5)
  const eaves = top - wall
  const shaft = closed(`M${left + wall * 0.5} ${sill}L${right - wall * 0.5} ${sill}L${right} ${foot}L${left} ${foot}Z`)
  const stones = [[0.16, 0.24], [0.66, 0.3], [0.3, 0.52], [0.76, 0.62], [0.14, 0.78], [0.5, 0.84]].map(([along, down]) =>
    rect(left + (right - left) * along!, sill + wall + size * SHAFT * 0.8 * down!, wall * 1.5, wall * 0.8),
  )
  const roof = closed(`M${left - over} ${eaves}C${middle - wall * 1.6} ${(eaves + apex) / 2} ${middle - wall * 0.5} ${apex + wall} ${middle} ${apex}C${middle + wall * 0.5} ${apex + wall} ${middle + wall * 1.6} ${(eaves + apex) / 2} ${right + over} ${eaves}C${right} ${eaves + wall * 0.6} ${left} ${eaves + wall * 0.6} ${left - over} ${eaves}Z`)
  const flag = [rect(middle - wall * 0.06, apex - wall * 1.5, wall * 0.12, wall * 1.6), closed(`M${middle + wall * 0.06} ${apex - wall * 1.5}L${middle + wall * 1.5} ${apex - wall * 1.1}L${middle + wall * 0.06} ${apex - wall * 0.7}Z`)]
  const ledge = rect(left - over, sill, right - left + 2 * over, wall * 0.7)
  const frame = wallAround(opening, (to - from) * 0.3)
  const isPrincess = lookers.parts.some(({ figure }) => figure.id === 'princess')
  const hair = isPrincess ? braid(from + wall, sill, size * SHAFT * 0.74, wall * 0.72) : []
  return { behind: [], front: [shaft, ...stones, frame, ...flag, roof, ledge, ...hair], apex: apex - wall * 1.5, foot, over }
} // prettier-ignore

/** Strands that cross from both sides, with a bow at the end. */
function braid(x: number, top: number, length: number, half: number): Shape[] {
  const count = Math.max(4, Math.round(length / (half * 1.2)))
  const step = length / count
  const strand = (y: number, direction: number) =>
    closed(`M${x} ${y + step * 1.3}C${x - direction * half * 0.2} ${y + step * 0.9} ${x + direction * half * 1.5} ${y + step * 0.9} ${x + direction * half} ${y - step * 0.1}C${x + direction * half * 0.7} ${y - step * 0.5} ${x + direction * half * 0.1} ${y + step * 0.1} ${x} ${y + step * 1.3}Z`) // prettier-ignore
  const strands = Array.from({ length: count }, (_, i) => [strand(top + step * (i - 0.2), -1), strand(top + step * (i + 0.1), 1)]).flat() // prettier-ignore
  const end = top + length
  const tuft = closed(`M${x - half * 0.5} ${end - step * 0.2}C${x - half} ${end + half} ${x - half * 0.4} ${end + half * 1.6} ${x} ${end + half * 2}C${x + half * 0.4} ${end + half * 1.6} ${x + half} ${end + half} ${x + half * 0.5} ${end - step * 0.2}Z`) // prettier-ignore
  const bow = [-1, 1].map((direction) => closed(`M${x} ${end}L${x + direction * half * 1.3} ${end - half * 0.7}L${x + direction * half * 1.3} ${end + half * 0.7}Z`)) // prettier-ignore
  return [...strands, tuft, ...bow]
}

/** A hut of planks on a platform in a tree, with a ladder. */
function treeHouse(opening: Opening): Building {
  const { left, right, top, sill, size, wall } = opening
  const [middle, w] = [(left + right) / 2, right - left]
  const [floor, eaves] = [sill + size * 0.37, top - wall]
  const foot = floor + wall * 0.8 + size * TRUNK
  const count = Math.max(3, Math.round(w / (wall * 2.4)))
  const planks = Array.from({ length: count }, (_, i) => rect(left + (w / count) * i, sill, w / count, floor - sill))
  const apex = eaves - Math.min(size * 0.42, w * 0.4)
  const roof = closed(`M${left - wall} ${eaves + wall * 0.4}L${middle} ${apex - wall * 0.7}L${right + wall} ${eaves + wall * 0.4}L${right + wall * 0.7} ${eaves + wall}L${middle} ${apex + wall * 0.2}L${left - wall * 0.7} ${eaves + wall}Z`)
  const gable = closed(`M${left} ${eaves}L${middle} ${apex}L${right} ${eaves}Z`)
  const trunk = closed(`M${middle - w * 0.2} ${floor}L${middle + w * 0.2} ${floor}C${middle + w * 0.17} ${foot - size * 0.3} ${middle + w * 0.22} ${foot - size * 0.1} ${middle + w * 0.34} ${foot}L${middle - w * 0.34} ${foot}C${middle - w * 0.22} ${foot - size * 0.1} ${middle - w * 0.17} ${foot - size * 0.3} ${middle - w * 0.2} ${floor}Z`)
  const bark = [-0.07, 0.06].map((at) => stroke(`M${middle + w * at} ${floor + size * 0.2}C${middle + w * (at + 0.03)} ${floor + size * 0.34} ${middle + w * (at - 0.02)} ${floor + size * 0.4} ${middle + w * at} ${floor + size * 0.52}`))
  const crown = [[-0.46, -0.5, 0.42], [0.46, -0.5, 0.42], [-0.62, 0.1, 0.34], [0.62, 0.1, 0.34], [0, -0.62, 0.42]].map(([dx, dy, r]) => closed(cloud(middle + w * dx!, top + size * dy! * 0.62, w * r!, size * r! * 0.86)))
  const front = [trunk, ...bark, gable, ...planks, wallAround(opening, 0), roof, rect(left - wall, floor, w + 2 * wall, wall * 0.8), ...ladder(right - w * 0.16, floor, foot, wall)]
  return { behind: crown, front, apex: Math.min(apex - wall, top - size * 0.76), foot, over: w * 0.42 }
} // prettier-ignore

function ladder(x: number, top: number, foot: number, wall: number): Shape[] {
  const [rail, gap, count] = [wall * 0.3, wall * 1.5, 4]
  const rungs = Array.from({ length: count }, (_, i) => rect(x, top + ((foot - top) * (i + 0.6)) / count - rail, gap, rail)) // prettier-ignore
  return [
    ...rungs,
    ...[x - rail, x + gap].map((at) => rect(at, top - wall * 0.3, rail, foot - top + wall * 0.3)),
  ]
}
