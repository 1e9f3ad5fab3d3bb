import { anchorOf, clusterBox, directionOf, facesOf, mainPart, partBox, transformCluster, type Cluster, type Part } from '../figures/cluster.ts' // prettier-ignore
import { boundsOfPaths, mirrorFigure, unionOf } from '../figures/transform.ts'
import { insteadOf, markPart } from './mark-figure.ts'
import { isSeat, seatShapes } from './seats.ts'

/** Poses with the hips on a seat and the feet before it. */
const SEATED: ReadonlySet<string> = new Set(['seat', 'read-seated', 'comb-seated', 'arm-out'])
/** Where the knees bend, as a share of the way from the hips to the toes. */
const KNEES = 0.5
/** The share of its width that a sitter needs beside another one. */
const ROOM = 0.84

/** Whether everybody sits, so that a seat can be built below them. */
export const canTakeSeat = (sitters: Cluster, seat: Cluster): boolean =>
  isSeat(mainPart(seat).figure.id) &&
  sitters.parts.some(isSitter) &&
  sitters.parts.every((part) => !part.figure.face || isSitter(part))

const isSitter = ({ figure }: Part): boolean => figure.face !== undefined && SEATED.has(figure.pose ?? '')

/** Every sitter with the things that follow it. */
function sittersOf({ parts, ...rest }: Cluster): Cluster[] {
  const all: Cluster[] = []
  for (const part of parts)
    if (part.figure.face || all.length === 0) all.push({ ...rest, parts: [part] })
    else all.at(-1)!.parts.push(part)
  return all
}

const hipOf = (sitter: Cluster) => anchorOf(mainPart(sitter), 'seat') ?? { x: 0, y: 0 }

/** Puts people side by side on a seat that has their size: hips on it, knees over its edge, the back at the backrest. */
export function takeSeat(group: Cluster, seat: Cluster): Cluster {
  const direction = directionOf(group)
  const sitters = sittersOf(group)
  const plane = Math.min(...sitters.map((one) => hipOf(one).y - groundOf(one)))
  let next = 0
  const placed = sitters.map((one) => {
    const { x, w } = clusterBox(one)
    const moved = transformCluster(one, { scale: 1, x: next - x, y: plane - hipOf(one).y })
    next += w * ROOM
    return moved
  })
  const boxes = placed.map(clusterBox)
  const back = direction > 0 ? placed[0]! : placed.at(-1)!
  const front = direction > 0 ? placed.at(-1)! : placed[0]!
  const bodies = unionOf(placed.map((one) => partBox(mainPart(one))))
  // Measured as if they looked to the right, and mirrored at the end.
  const from = (x: number) => (direction > 0 ? x : bodies.x * 2 + bodies.w - x)
  const hips = from(hipOf(front).x)
  const toes = from(direction > 0 ? boxes.at(-1)!.x + boxes.at(-1)!.w : boxes[0]!.x)
  const left = from(anchorOf(mainPart(back), 'back')?.x ?? hipOf(back).x)
  const faces = placed.flatMap(facesOf)
  const shapes = seatShapes(mainPart(seat).figure.id, {
    left,
    right: hips + (toes - hips) * KNEES,
    plane,
    top: Math.min(...placed.map((one) => anchorOf(mainPart(one), 'back')?.y ?? plane * 2)),
    chin: Math.min(...faces.map(({ y, h }) => y + h)),
    crown: Math.min(...boxes.map(({ y }) => y)),
  })
  const { figure } = markPart(mainPart(seat).figure.id, shapes, bodies)
  const bounds = boundsOfPaths(shapes)
  const whole = { ...figure, box: bounds }
  const shown = direction > 0 ? whole : mirrorFigure(whole)
  const shift = direction > 0 ? 0 : bodies.x * 2 + bodies.w - bounds.x * 2 - bounds.w
  const part = insteadOf(seat, { figure: shown, move: { scale: 1, x: shift, y: 0 }, frontAfter: 0 })
  return { ...seat, human: true, inanimate: false, parts: [part, ...placed.flatMap(({ parts }) => parts)] }
}

const groundOf = (one: Cluster): number => {
  const { figure, move } = mainPart(one)
  return move.y + figure.ground * move.scale
}
