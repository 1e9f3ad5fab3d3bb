import type { Figure, Shape } from '../../drawing.ts'
import {
  anchorOf,
  clusterBox,
  mainPart,
  singleFigureCluster,
  transformCluster,
  type Cluster,
} from '../figures/cluster.ts'
import { centreX, moveCluster } from './scale-to-fit.ts'

const [WIDTH, HEIGHT] = [100, 150]
const BOARD = { x: 4, y: 14, w: 92, h: 92 }
const INSET = 0.72

const box = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`
const shape = (d: string): Shape => ({ d, fill: 'paper', stroke: 1, level: 0 })

/** Shares of the actor's height: the height of a table, and of things that stand on it. */
const TABLE = 0.36
const ON_TABLE = 0.42
const SMALLEST_ON_TABLE = 0.2

/** A small thing on a table, at the height of the actor's hands. `actorHeight` is in centimetres. */
export function onTable(thing: Cluster, actorHeight: number, smallest = SMALLEST_ON_TABLE): Cluster {
  const drawn = clusterBox(thing)
  if (drawn.h > actorHeight * ON_TABLE) return thing
  const large = transformCluster(thing, {
    scale: Math.max(1, (actorHeight * smallest) / drawn.h),
    x: 0,
    y: 0,
  })
  const { x, w } = clusterBox(large)
  const [width, height] = [w + actorHeight * 0.3, actorHeight * TABLE]
  const leg = width * 0.08
  const table: Figure = {
    id: 'table',
    shapes: [
      shape(box(leg, 6, leg, height - 6)),
      shape(box(width - 2 * leg, 6, leg, height - 6)),
      shape(box(0, 0, width, 8)),
    ],
    front: [],
    box: { x: 0, y: 0, w: width, h: height },
    ground: height,
    facing: 'front',
    anchors: {},
  }
  const placedTable = transformCluster(singleFigureCluster(table, height / 100), {
    scale: 1,
    x: x + w / 2,
    y: 0,
  })
  const raised = transformCluster(large, { scale: 1, x: 0, y: -height })
  return { ...thing, parts: [...raised.parts, ...placedTable.parts] }
}

/** Shares of the actor's height: where the patient's chest is, the length of the couch and the thickness of its pad. */
const [CHEST, COUCH_LENGTH, PAD] = [0.58, 0.62, 0.055]
const COUCH_LEG = 0.06
/** Share of the couch's length that is behind the patient, beyond the middle. */
const COUCH_BEHIND = 0.24

/** A patient who sits on a couch with hanging legs, so high that the actor reaches the chest. `actorHeight` is in centimetres. */
export function onCouch(patient: Cluster, actorHeight: number): Cluster {
  const seat = anchorOf(mainPart(patient), 'seat') ?? { x: 0, y: 0 }
  const chest = anchorOf(mainPart(patient), 'chest') ?? seat
  const height = CHEST * actorHeight - (seat.y - chest.y)
  const [width, pad, leg] = [COUCH_LENGTH * actorHeight, PAD * actorHeight, COUCH_LEG * actorHeight]
  const couch: Figure = {
    id: 'couch',
    shapes: [
      shape(box(leg, pad, leg, height - pad)),
      shape(box(width - 2 * leg, pad, leg, height - pad)),
      shape(box(0, 0, width, pad)),
    ],
    front: [],
    box: { x: 0, y: 0, w: width, h: height },
    ground: height,
    facing: 'front',
    anchors: {},
  }
  // The patient sits at the end that is nearer to the actor.
  const shiftX = (mainPart(patient).figure.facing === 'left' ? 1 : -1) * width * COUCH_BEHIND
  const placed = transformCluster(singleFigureCluster(couch, height / 100), {
    scale: 1,
    x: seat.x + shiftX,
    y: 0,
  })
  const raised = transformCluster(patient, { scale: 1, x: 0, y: -height - seat.y })
  return { ...patient, parts: [...raised.parts, ...placed.parts.map((part) => ({ ...part, behind: true }))] }
}

/** A painting of the figures on an easel. `actorHeight` is in centimetres. */
export function paintingOf(subject: Cluster, actorHeight: number): Cluster {
  const easel: Figure = {
    id: 'easel',
    shapes: [
      shape('M46 0L54 0L54 150L46 150Z'),
      shape('M30 100L38 100L12 150L4 150Z'),
      shape('M62 100L70 100L96 150L88 150Z'),
      shape(box(BOARD.x, BOARD.y, BOARD.w, BOARD.h)),
      shape(box(0, BOARD.y + BOARD.h, WIDTH, 8)),
    ],
    front: [],
    box: { x: 0, y: 0, w: WIDTH, h: HEIGHT },
    ground: HEIGHT,
    facing: 'front',
    anchors: {},
  }
  const stand = singleFigureCluster(easel, actorHeight / 100)
  const whole = clusterBox(stand)
  const unit = whole.h / HEIGHT
  const { w, h } = clusterBox(subject)
  const scale = (BOARD.w * unit * INSET) / Math.max(w, h)
  const small = transformCluster(subject, { scale, x: 0, y: 0 })
  const smallBox = clusterBox(small)
  const middle = { x: whole.x + (BOARD.x + BOARD.w / 2) * unit, y: whole.y + (BOARD.y + BOARD.h / 2) * unit }
  const placed = moveCluster(small, { x: centreX(smallBox), y: smallBox.y + smallBox.h / 2 }, middle)
  const parts = placed.parts.map((part) => ({ ...part, fine: true }))
  return { ...stand, parts: [...stand.parts, ...parts], inanimate: true }
}
