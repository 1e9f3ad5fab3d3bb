import type { Figure, Point } from '../../drawing.ts'
import { putBehindPlant } from './animal-company.ts'
import {
  anchorOf,
  clusterBox,
  directionOf,
  facesOf,
  mainPart,
  partBox,
  transformCluster,
  type Cluster,
  type Part,
} from '../figures/cluster.ts'
import { mirrorFigure, tiltFigure } from '../figures/transform.ts'
import { LANDMARKS, TREES } from '../figures/noun-lists.ts'
import { centreX, moveCluster, scaleBetween } from './scale-to-fit.ts'

const scaled = (cluster: Cluster, scale: number): Cluster => transformCluster(cluster, { scale, x: 0, y: 0 })

/** Shares of the jumper's height: the largest obstacle and the gap above it. */
const [OBSTACLE, GAP] = [0.55, 0.07]
/** An obstacle lower than this share of its width, such as a puddle, splashes instead of being cleared. */
const FLAT = 0.3
/** Width of a rainbow below a jumper, as a share of the jumper's; that of one underfoot, as a share of the figure's width and height. */
const RAINBOW = 1.5
const RAINBOW_UNDERFOOT = { ofWidth: 1.5, ofHeight: 1.3 }
/** How deep the feet are in the colors of a rainbow, as a share of its height. */
const IN_RAINBOW = 0.12
const LEAPS = new Set(['jump', 'fly'])

/** Shares of the jumper's size: a place under a flying figure is far away, and each obstacle of a row is small. */
const [FAR_PLACE, IN_ROW] = [0.85, 0.5]
/** How far the front of a jumping vehicle is raised, in degrees. */
const RAISED = 13

/** Puts a jumping figure above a fence, or above the splash of a puddle, and a flying one above a distant place. */
export function putOver(jumper: Cluster, obstacle: Cluster): Cluster {
  const raised = isVehicle(jumper) ? raiseFront(jumper) : jumper
  const own = clusterBox(raised)
  const below = belowJumper(raised, obstacle)
  const box = clusterBox(below)
  const isFlat = box.h < box.w * FLAT && below.zone === 'ground' && obstacle.parts.length === 1
  const x = centreX(box) - centreX(own)
  const gap = isUnderfoot(jumper, obstacle) ? -box.h * IN_RAINBOW : own.h * GAP
  const y = (isFlat ? 0 : box.y) - gap - (own.y + own.h)
  const above = transformCluster(raised, { scale: 1, x, y })
  const drops = isFlat ? [splash(box.w * 0.9, centreX(box), own.h)] : []
  const isPlace = LANDMARKS.has(mainPart(obstacle).figure.id)
  return {
    ...above,
    parts: [...above.parts, ...below.parts.map((part) => ({ ...part, behind: true, ...(isPlace && { fine: true }) })), ...drops],
  }
} // prettier-ignore

const isVehicle = ({ inanimate, parts }: Cluster) => inanimate === true && parts[0]!.figure.facing !== 'front'

/** A figure that does not jump over a rainbow stands on it. */
const isUnderfoot = (figure: Cluster, below: Cluster): boolean =>
  mainPart(below).figure.id === 'rainbow' && !LEAPS.has(mainPart(figure).figure.pose ?? '')

/** The obstacle in its size below the jumper. Several obstacles stand side by side. */
function belowJumper(jumper: Cluster, obstacle: Cluster): Cluster {
  const own = clusterBox(jumper)
  const drawn = clusterBox(obstacle)
  if (isUnderfoot(jumper, obstacle)) {
    const { ofWidth, ofHeight } = RAINBOW_UNDERFOOT
    return scaled(obstacle, Math.max(own.w * ofWidth, own.h * ofHeight) / drawn.w)
  }
  if (mainPart(obstacle).figure.id === 'rainbow') return scaled(obstacle, (own.w * RAINBOW) / drawn.w)
  if (LANDMARKS.has(mainPart(obstacle).figure.id)) {
    const size = Math.sqrt(own.w * own.h) * FAR_PLACE
    return scaled(obstacle, Math.min(size / drawn.h, (own.w * 0.9) / drawn.w))
  }
  if (obstacle.parts.length === 1)
    return scaled(obstacle, Math.min((own.h * OBSTACLE) / drawn.h, (own.w * 1.3) / drawn.w))
  let x = 0
  const row = obstacle.parts.map((part) => {
    const one = scaleBetween({ ...obstacle, parts: [part] }, jumper, IN_ROW, IN_ROW)
    const box = clusterBox(one)
    const placed = moveCluster(one, { x: box.x, y: box.y + box.h }, { x, y: 0 })
    x += box.w * 0.94
    return placed.parts
  })
  return { ...obstacle, parts: row.flat() }
}

/** A vehicle in the air lands on its back wheels. */
const raiseFront = (vehicle: Cluster): Cluster => ({
  ...vehicle,
  parts: vehicle.parts.map((part, i) =>
    i === 0 && vehicle.parts.length === 1
      ? { ...part, figure: tiltFigure(part.figure, -directionOf(vehicle) * RAISED) }
      : part,
  ),
})

/** Drops that fly up around the feet. */
function splash(width: number, x: number, height: number): Part {
  const r = height * 0.022
  const drops = [-0.5, -0.36, -0.2, 0.2, 0.36, 0.5].map((share, i) => {
    const [cx, cy] = [x + share * width, -height * (0.06 + 0.05 * (i % 3))]
    return {
      d: `M${cx} ${cy - 2 * r}C${cx + r * 1.3} ${cy} ${cx + r} ${cy + r} ${cx} ${cy + r}C${cx - r} ${cy + r} ${cx - r * 1.3} ${cy} ${cx} ${cy - 2 * r}Z`,
      fill: 'paper' as const,
      stroke: 1,
      level: 0 as const,
    }
  })
  const box = { x: x - width / 2, y: -height * 0.2, w: width, h: height * 0.2 }
  const figure: Figure = { id: 'splash', shapes: drops, front: [], box, ground: 0, facing: 'front', anchors: {} } // prettier-ignore
  return { figure, move: { scale: 1, x: 0, y: 0 }, frontAfter: 0 }
}

/** The height of a climber as a share of what it climbs. */
const SMALLEST_CLIMBER = 0.36

/** Puts a climber in front of a ladder, a rope or a trunk, with the hands on it. */
export function putOnClimb(climber: Cluster, thing: Cluster): Cluster {
  const fitting = scaleBetween(climber, thing, 0.4, 0.62)
  const box = partBox(mainPart(thing))
  // At least this tall, because the box of a rope is so narrow that the climber would be tiny.
  const small = scaled(fitting, Math.max(1, (box.h * SMALLEST_CLIMBER) / clusterBox(fitting).h))
  const own = clusterBox(small)
  const part = mainPart(small)
  const [left, right] = [anchorOf(part, 'handLeft'), anchorOf(part, 'handRight')]
  const hands = left && right ? (left.x + right.x) / 2 : own.x + own.w * 0.8
  const from = { x: hands, y: own.y + own.h }
  // The feet are lower on a trunk than on a ladder, below the crown.
  const to = { x: centreX(box), y: box.y + box.h * (TREES.has(mainPart(thing).figure.id) ? 0.88 : 0.74) }
  return { ...thing, parts: [...thing.parts, ...moveCluster(small, from, to).parts] }
}

/** Where riders sit on a seesaw, as shares of its box, and on the chute of a slide. */
const HIGH_END = { x: 0.9, y: 0.16 }
const LOW_END = { x: 0.1, y: 0.62 }
const CHUTE = { x: 0.62, y: 0.5 }
/** The height of a rider as a share of the length of a seesaw. */
const RIDER = 0.46

const pointAt = (thing: Cluster, share: Point): Point => {
  const box = partBox(mainPart(thing))
  return { x: box.x + box.w * share.x, y: box.y + box.h * share.y }
}

const seatOf = (rider: Cluster): Point => {
  const box = clusterBox(rider)
  return anchorOf(mainPart(rider), 'seat') ?? { x: centreX(box), y: box.y + box.h * 0.94 }
}

/** The smaller of two riders is at least this share of the other one. */
const SMALLEST_RIDER = 0.55

/** Puts one rider on each end of a seesaw, the larger one on the low end; they look at each other. */
export function putOnSeesaw(riders: Cluster, seesaw: Cluster): Cluster {
  const box = partBox(mainPart(seesaw))
  const heightOf = (part: Part) => partBox(part).h
  const pair = riders.parts.slice(0, 2).toSorted((a, b) => heightOf(a) - heightOf(b))
  const tallest = Math.max(...pair.map(heightOf))
  const parts = pair.flatMap((part, i) => {
    const high = i === 0
    const { figure } = part
    const turned = figure.facing === (high ? 'left' : 'right') ? figure : mirrorFigure(figure)
    const one: Cluster = { ...riders, parts: [{ ...part, figure: turned }] }
    const size = Math.max(SMALLEST_RIDER, heightOf(part) / tallest)
    const small = scaled(one, (box.w * RIDER * size) / clusterBox(one).h)
    return moveCluster(small, seatOf(small), pointAt(seesaw, high ? HIGH_END : LOW_END)).parts
  })
  return { ...seesaw, parts: [...seesaw.parts, ...parts] }
}

/** Puts a figure on the chute of a slide. */
export function putOnSlide(rider: Cluster, slide: Cluster): Cluster {
  const box = partBox(mainPart(slide))
  const small = scaled(rider, (box.h * 0.42) / clusterBox(rider).h)
  return {
    ...slide,
    parts: [...slide.parts, ...moveCluster(small, seatOf(small), pointAt(slide, CHUTE)).parts],
  }
}

/** A cover is at most this many times as tall as the one behind it. */
const TALLEST_COVER = 2.2
const LOWEST_COVER = 0.7

const BUSHES = new Set(['plant', 'potted-plant', 'bush', 'fern'])

/** Puts a figure behind a tree or a box; its face looks out at the side. */
export function putBehindCover(hider: Cluster, cover: Cluster): Cluster {
  if (BUSHES.has(mainPart(cover).figure.id)) return putBehindPlant(hider, cover)
  const own = clusterBox(hider)
  const drawn = clusterBox(cover)
  const ratio = drawn.h / own.h
  const wall = scaled(cover, Math.max(LOWEST_COVER, Math.min(TALLEST_COVER, ratio)) / ratio)
  const box = clusterBox(wall)
  const isTree = TREES.has(mainPart(cover).figure.id)
  const edge = isTree ? centreX(box) + box.w * 0.1 : box.x + box.w
  const [face] = facesOf(hider)
  const x = edge - (face ? face.x + face.w * (isTree ? 0.34 : 0.12) : own.x + own.w * 0.4)
  const moved = transformCluster(hider, { scale: 1, x, y: 0 })
  return { ...wall, parts: [...wall.parts, ...moved.parts.map((part) => ({ ...part, behind: true }))] }
}

/** Puts a ball on the nose or the head of an animal. */
export function putOnNose(ball: Cluster, animal: Cluster): Cluster {
  const small = scaleBetween(ball, animal, 0.3, 0.45)
  const box = clusterBox(small)
  const animalPart = mainPart(animal)
  const nose = anchorOf(animalPart, 'top', 'head', 'mouth') ?? {
    x: centreX(partBox(animalPart)),
    y: partBox(animalPart).y,
  }
  const placedBall = moveCluster(small, { x: centreX(box), y: box.y + box.h }, { x: nose.x, y: Math.min(nose.y, partBox(animalPart).y + partBox(animalPart).h * 0.1) }) // prettier-ignore
  return { ...animal, parts: [...animal.parts, ...placedBall.parts] }
}

/** Puts the young at its mother's belly. */
export function putAtBelly(young: Cluster, mother: Cluster): Cluster {
  const part = mainPart(mother)
  const box = partBox(part)
  const facing = part.figure.facing === 'left' ? -1 : 1
  const small = scaled(young, (box.h * 0.56) / clusterBox(young).h)
  const mouth = anchorOf(mainPart(small), 'mouth') ?? { x: clusterBox(small).x, y: -box.h * 0.3 }
  const at = { x: centreX(box) - facing * box.w * 0.16, y: mouth.y }
  return { ...mother, parts: [...mother.parts, ...moveCluster(small, mouth, at).parts] }
}
