import type { Box, Shape } from '../../drawing.ts'
import {
  anchorOf,
  clusterBox,
  facesOf,
  mainPart,
  partBox,
  type Cluster,
  type Part,
} from '../figures/cluster.ts'
import type { DrawableFigure } from '../figures/drawable-figures.ts'
import { INSTRUMENTS, TRUNKED } from '../figures/noun-lists.ts'
import { drinkingMark } from './drinking-mark.ts'
import { isBurning, withFlames } from './burning.ts'
import { closed, markPart, oval, stroke } from './mark-figure.ts'
import { putAroundFire, putFoam, putOnBlanket } from './on-the-ground.ts'
import type { Unit } from './unit.ts'
import { waterlineOf } from './wallow.ts'

type Mark =
  'dust' | 'notes' | 'sound' | 'earth' | 'water' | 'drops' | 'wagging' | 'breath' | 'drinking' | 'puddle'

/** Marks that show an action: few, and closed where they can be colored. */
const MARKS: Readonly<Record<string, Mark>> = {
  run: 'dust',
  chase: 'dust',
  race: 'dust',
  flee: 'dust',
  'play-tag': 'dust',
  sing: 'notes',
  dance: 'notes',
  'play-instrument': 'notes',
  drum: 'notes',
  roar: 'sound',
  howl: 'sound',
  spray: 'water',
  'shake-off': 'drops',
  wag: 'wagging',
  'blow-out': 'breath',
  dig: 'earth',
  bury: 'earth',
  drink: 'drinking',
  splash: 'puddle',
  stomp: 'puddle',
}
/** More copies than this would fill the page with marks. */
const MAX_MARKED = 3

/** Adds the marks of the figure's verb to its copies on the ground. */
export function addMarks(cluster: Cluster, { drawable, zone, joined }: Unit): Cluster {
  const { source } = drawable.maker
  if (drawable.wished.verb === 'picnic' && zone === 'ground' && (source === 'people' || source === 'animals'))
    return putOnBlanket(cluster)
  const isAtFire = drawable.wished.verb === 'camp' || mainPart(cluster).figure.pose === 'roast-together'
  if (isAtFire && zone === 'ground' && source === 'people') return putAroundFire(cluster)
  const washed = drawable.wished.verb === 'wash' && source === 'people' && largeThing(cluster, joined)
  if (washed) return putFoam(cluster, washed)
  const playsMusic = joined.some(({ unit }) => INSTRUMENTS.has(unit.drawable.wished.noun))
  if (isBurning(drawable)) return withFlames(cluster, drawable.index)
  const floats = zone === 'water' && cluster.parts.filter(({ figure }) => figure.pose === 'float')
  if (floats && floats.length > 0)
    return { ...cluster, parts: [...cluster.parts, ...floats.map(waterlineOf)] }
  const mark = playsMusic ? 'notes' : markOf(drawable)
  if (!mark || (zone !== 'ground' && mark !== 'notes')) return cluster
  // People blow and drink in their own poses.
  if ((mark === 'breath' || mark === 'drinking') && drawable.maker.source === 'people') return cluster
  if (mark === 'drinking' && joined.length > 0) return cluster
  if (mark === 'puddle' && (drawable.maker.source === 'people' || joined.length > 0)) return cluster
  const own = cluster.parts.filter((part) => part.figureIndex === drawable.index).slice(0, MAX_MARKED)
  const marks = mark === 'notes' && facesOf(cluster).length > 1 ? [notesAbove(cluster)] : own.map((part) => DRAW[mark](part)) // prettier-ignore
  return { ...cluster, parts: [...cluster.parts, ...marks] }
}

/** A car or a bus that the actor touches. */
function largeThing({ parts }: Cluster, joined: Unit['joined']): Part | undefined {
  const touched = joined.find(({ how }) => how === 'contact')?.unit.drawable
  const isLarge = touched && touched.maker.source !== 'people' && touched.maker.source !== 'animals' && touched.maker.height > LARGE // prettier-ignore
  return isLarge ? parts.find(({ figureIndex }) => figureIndex === touched.index) : undefined
}
/** In metres. */
const LARGE = 1

const markOf = ({ wished: { verb = '', noun } }: DrawableFigure): Mark | undefined =>
  verb === 'splash' && TRUNKED.has(noun) ? 'water' : Object.hasOwn(MARKS, verb) ? MARKS[verb] : undefined

/** The figure's box and the direction it looks: 1 to the right, -1 to the left. */
function viewOf(part: Part): { box: Box; direction: 1 | -1; size: number; front: number; back: number } {
  const box = partBox(part)
  const direction = part.figure.facing === 'left' ? -1 : 1
  const [front, back] = direction > 0 ? [box.x + box.w, box.x] : [box.x, box.x + box.w]
  return { box, direction, size: Math.sqrt(box.w * box.h), front, back }
}

const DRAW: Record<Mark, (part: Part) => Part> = {
  dust,
  notes,
  sound,
  earth,
  water,
  drops,
  wagging,
  breath,
  drinking: drinkingMark,
  puddle,
}

/** Two puffs behind the feet and lines of speed behind the back. */
function dust(part: Part): Part {
  const { box, direction, size, back } = viewOf(part)
  const ground = box.y + box.h
  const r = size * 0.07
  const x = back - direction * r * 1.2
  const lines = [0.34, 0.5, 0.64].map((share, i) => {
    const y = box.y + box.h * share
    return stroke(
      `M${back - direction * r * 0.6} ${y}L${back - direction * size * (0.14 + 0.04 * (i % 2))} ${y}`,
      1.2,
    )
  })
  const puffs = [
    closed(oval(x - direction * r * 1.7, ground - r * 0.6, r * 0.62)),
    closed(oval(x, ground - r, r)),
  ]
  const w = size * 0.2
  return markPart('dust', [...puffs, ...lines], { x: direction > 0 ? back - w : back, y: box.y + box.h * 0.34, w, h: box.h * 0.66 }) // prettier-ignore
}

/** Music notes beside the head. */
function notes(part: Part): Part {
  const { box, direction, size, front } = viewOf(part)
  const head = anchorOf(part, 'head', 'top') ?? { x: box.x + box.w / 2, y: box.y }
  const r = Math.min(size * 0.05, box.h * 0.045)
  // The notes are above the head, because notes at the sides would make the musician smaller.
  const right = Math.max((front - head.x) * direction, size * 0.2)
  const spots = [[right * 0.9, 1.6], [right * 0.5, -3], [-right * 0.45, -1.4]] as const // prettier-ignore
  const shapes = spots.flatMap(([dx, dy]) => note(head.x + direction * dx, head.y + dy * r, r))
  const xs = spots.map(([dx]) => head.x + direction * dx)
  const x = Math.min(...xs) - r * 2
  return markPart('note', shapes, { x, y: head.y - r * 7, w: Math.max(...xs) - x + r * 3, h: r * 9 })
}

/** Musicians stand side by side, and notes beside a head would be on the neighbour's face. */
function notesAbove(cluster: Cluster): Part {
  const { x, y, w, h } = clusterBox(cluster)
  const r = h * 0.034
  const shapes = [[0.1, 0.6], [0.5, 1], [0.92, 0.4]].flatMap(([share, up]) => note(x + w * share!, y - up! * r * 3, r)) // prettier-ignore
  return markPart('note', shapes, { x, y: y - r * 8, w, h: r * 8 })
}

const note = (x: number, y: number, r: number): Shape[] => [
  closed(`M${x + r * 0.6} ${y}L${x + r * 0.6} ${y - r * 4}C${x + r * 1.2} ${y - r * 2.6} ${x + r * 2.6} ${y - r * 2.8} ${x + r * 2.2} ${y - r * 1.2}C${x + r * 1.9} ${y - r * 2} ${x + r * 1.3} ${y - r * 2} ${x + r * 1.1} ${y - r * 2}L${x + r * 1.1} ${y}Z`),
  closed(oval(x, y, r * 1.15, r * 0.9)),
] // prettier-ignore

/** Arcs of sound in front of the mouth. */
function sound(part: Part): Part {
  const { box, direction, size, front } = viewOf(part)
  const mouth = anchorOf(part, 'mouth', 'head') ?? { x: front, y: box.y + box.h * 0.3 }
  const x = part.figure.facing === 'front' ? mouth.x + box.w * 0.3 : mouth.x + direction * size * 0.04
  const arcs = [0.07, 0.13, 0.19].map((share) => {
    const r = size * share
    return stroke(`M${x + direction * r * 0.7} ${mouth.y - r * 0.7}C${x + direction * r * 1.15} ${mouth.y - r * 0.3} ${x + direction * r * 1.15} ${mouth.y + r * 0.3} ${x + direction * r * 0.7} ${mouth.y + r * 0.7}`, 1.4) // prettier-ignore
  })
  const r = size * 0.22
  return markPart('sound', arcs, { x: direction > 0 ? x : x - r, y: mouth.y - r, w: r, h: 2 * r })
}

const drop = (x: number, y: number, r: number): Shape =>
  closed(`M${x} ${y - 1.9 * r}C${x + r * 0.5} ${y - r * 0.9} ${x + r} ${y - r * 0.3} ${x + r} ${y + r * 0.2}C${x + r} ${y + r * 1.3} ${x - r} ${y + r * 1.3} ${x - r} ${y + r * 0.2}C${x - r} ${y - r * 0.3} ${x - r * 0.5} ${y - r * 0.9} ${x} ${y - 1.9 * r}Z`) // prettier-ignore

/** A jet of water from the trunk or the mouth that falls in an arc, with drops around it. */
function water(part: Part): Part {
  const { box, direction, size, front } = viewOf(part)
  const from = anchorOf(part, 'mouth', 'top') ?? { x: front, y: box.y + box.h * 0.2 }
  const at = (dx: number, dy: number) => `${from.x + direction * dx * size} ${from.y + dy * size}`
  const jet = `M${at(0, 0)}C${at(0.1, -0.3)} ${at(0.32, -0.36)} ${at(0.46, -0.04)}C${at(0.48, 0.06)} ${at(0.38, 0.08)} ${at(0.36, 0)}C${at(0.28, -0.2)} ${at(0.14, -0.16)} ${at(0.03, 0.02)}Z`
  const inner = `M${at(0.06, -0.07)}C${at(0.16, -0.24)} ${at(0.3, -0.24)} ${at(0.4, -0.02)}`
  const r = size * 0.028
  const spots = [[0.2, -0.32], [0.4, -0.26], [0.53, -0.06], [0.32, 0.12], [0.43, 0.2], [0.52, 0.12]] as const // prettier-ignore
  const shapes = [closed(jet), stroke(inner, 0.9), ...spots.map(([dx, dy]) => drop(from.x + direction * dx * size, from.y + dy * size, r))] // prettier-ignore
  const w = size * 0.58
  return markPart('water', shapes, { x: direction > 0 ? from.x : from.x - w, y: from.y - size * 0.36, w, h: size * 0.6 }) // prettier-ignore
}

/** Drops that fly off on all sides, and short lines of the shaking. */
function drops(part: Part): Part {
  const { box, size } = viewOf(part)
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h * 0.46]
  const angles = [-172, -150, -126, -100, -74, -48, -24, -4]
  const shapes = angles.flatMap((degrees, i) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const out = 1.12 + 0.14 * (i % 2)
    const at = (share: number) => `${cx + dx * box.w * 0.5 * share} ${cy + dy * box.h * 0.56 * share}`
    return [
      drop(cx + dx * box.w * 0.5 * out * 1.08, cy + dy * box.h * 0.56 * out * 1.08, size * 0.045),
      stroke(`M${at(1.02)}L${at(1.1)}`, 1.1),
    ]
  })
  const [w, h] = [box.w * 1.5, box.h * 1.2]
  return markPart('drops', shapes, { x: cx - w / 2, y: cy - box.h * 0.8, w, h })
}

/** A puddle below the feet, with a crown of drops on both sides. */
function puddle(part: Part): Part {
  const { box, size } = viewOf(part)
  const [x, ground, rx, ry] = [box.x + box.w / 2, box.y + box.h, box.w * 0.62, size * 0.1]
  const splashes = [-0.96, -0.78, 0.78, 0.96].map((share, i) => {
    const [bx, h] = [x + share * rx, size * (i % 3 === 0 ? 0.2 : 0.3)]
    const lean = Math.sign(share) * size * 0.1
    return closed(`M${bx - size * 0.05} ${ground}C${bx} ${ground - h * 0.4} ${bx + lean * 0.4} ${ground - h * 0.8} ${bx + lean} ${ground - h}C${bx + lean * 0.8} ${ground - h * 0.6} ${bx + size * 0.06} ${ground - h * 0.3} ${bx + size * 0.05} ${ground}Z`) // prettier-ignore
  })
  const flying = [-1.2, -0.96, -0.7, 0.7, 0.96, 1.2].map((share, i) => drop(x + share * rx, ground - size * (0.3 + 0.1 * (i % 2)), size * 0.034)) // prettier-ignore
  const ripple = stroke(`M${x - rx * 0.6} ${ground + ry * 0.4}C${x - rx * 0.3} ${ground + ry * 0.75} ${x + rx * 0.3} ${ground + ry * 0.75} ${x + rx * 0.6} ${ground + ry * 0.4}`, 0.9) // prettier-ignore
  const shapes = [...splashes, closed(oval(x, ground, rx, ry)), ripple, ...flying]
  return { ...markPart('puddle', shapes, { x: x - rx * 1.25, y: ground - size * 0.46, w: rx * 2.5, h: size * 0.46 + ry }), behind: true } // prettier-ignore
}

/** Lines of breath in front of the mouth. */
function breath(part: Part): Part {
  const { box, direction, size, front } = viewOf(part)
  const from = anchorOf(part, 'mouth', 'head') ?? { x: front, y: box.y + box.h * 0.3 }
  const lines = [-0.05, 0, 0.05].map((dy) => stroke(`M${from.x + direction * size * 0.04} ${from.y + dy * size * 0.5}C${from.x + direction * size * 0.12} ${from.y + dy * size * 0.6} ${from.x + direction * size * 0.18} ${from.y + dy * size} ${from.x + direction * size * 0.24} ${from.y + dy * size * 1.3}`, 1.3)) // prettier-ignore
  const w = size * 0.24
  return markPart('breath', lines, {
    x: direction > 0 ? from.x : from.x - w,
    y: from.y - w * 0.3,
    w,
    h: w * 0.6,
  })
}

/** Arcs on both sides of the tail's tip. */
function wagging(part: Part): Part {
  const { box, direction, size, back } = viewOf(part)
  const [x, y, r] = [back + direction * size * 0.08, box.y + box.h * 0.08, size * 0.2]
  const arcs = [0.8, 1.15].flatMap((share) => [
    stroke(`M${x - direction * r * share} ${y + r * 0.5}C${x - direction * r * share * 1.1} ${y} ${x - direction * r * share} ${y - r * 0.4} ${x - direction * r * share * 0.7} ${y - r * 0.7}`, 2),
    stroke(`M${x + direction * r * share} ${y + r * 0.3}C${x + direction * r * share * 1.1} ${y - r * 0.1} ${x + direction * r * share} ${y - r * 0.5} ${x + direction * r * share * 0.7} ${y - r * 0.8}`, 2),
  ]) // prettier-ignore
  return markPart('wagging', arcs, { x: x - r * 1.4, y: y - r, w: r * 2.8, h: r * 1.6 })
}

/** A steep mound of crumbly earth at the paws, the spade or the shovel, with lumps beside it; round bumps would be a cloud. */
function earth(part: Part): Part {
  const { box, direction, size } = viewOf(part)
  const ground = box.y + box.h
  const x = holeOf(part)
  const [w, h] = [size * 0.36, size * 0.2]
  const at = (u: number, v: number) => `${x + direction * u * w} ${ground - v * h}`
  const mound = `M${at(-1, 0)}C${at(-0.8, 0.12)} ${at(-0.62, 0.42)} ${at(-0.44, 0.66)}L${at(-0.34, 0.6)}C${at(-0.24, 0.86)} ${at(-0.08, 1.1)} ${at(0.06, 1.08)}C${at(0.2, 1.06)} ${at(0.28, 0.86)} ${at(0.4, 0.68)}L${at(0.5, 0.7)}C${at(0.66, 0.4)} ${at(0.84, 0.12)} ${at(1.04, 0)}C${at(0.5, -0.16)} ${at(-0.5, -0.16)} ${at(-1, 0)}Z`
  const grains = [[-0.5, 0.2], [-0.14, 0.46], [0.12, 0.14], [0.36, 0.38], [0.64, 0.14]].map(([u, v]) => closed(oval(x + direction * u! * w, ground - v! * h, h * 0.085, h * 0.06))) // prettier-ignore
  const crumbs = [[-0.3, 0.2], [0.08, 0.74], [0.4, 0.12], [-0.02, 0.28]].map(([u, v]) => stroke(`M${at(u!, v!)}L${at(u! + 0.1, v! + 0.05)}`, 1)) // prettier-ignore
  const lumps = [[1.22, 0.16], [1.46, 0.1]].map(([u, r]) => closed(`M${at(u! - r!, 0)}L${at(u! - r! * 0.5, r! * 1.5)}L${at(u! + r! * 0.5, r! * 1.4)}L${at(u! + r!, 0)}Z`)) // prettier-ignore
  const left = x - w * (direction > 0 ? 1 : 1.6)
  return markPart('earth', [closed(mound), ...grains, ...crumbs, ...lumps], { x: left, y: ground - h * 1.1, w: w * 2.6, h: h * 1.2 }) // prettier-ignore
}

/** The x position of a digger's hole: in front of the feet, at the reach of the paws or the spade. */
export function holeOf(part: Part): number {
  const { direction, size, front } = viewOf(part)
  // The blade of a spade stays in sight.
  const hasSpade = anchorOf(part, 'table') !== undefined
  return front + direction * size * (hasSpade ? 0.2 : 0.16)
}
