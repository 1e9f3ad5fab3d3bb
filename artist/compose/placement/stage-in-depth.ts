import type { Box } from '../../drawing.ts'
import { facesOf, type Cluster } from '../figures/cluster.ts'
import { overlapArea } from '../figures/transform.ts'
import { doingOf } from './doing-of.ts'
import { pageWindow } from './page-window.ts'

/** The place of a figure in a group: the middle and the feet, with the height. */
interface Standing {
  index: number
  x: number
  /** Above the nearest feet. */
  raised: number
  height: number
}

/** A group in any unit, with its size. */
interface Staging {
  standing: Standing[]
  w: number
  h: number
}

interface Room {
  /** The largest width and height of the group. */
  w: number
  h: number
  /** How far the ground reaches behind the nearest feet. */
  depth: number
}

interface Body {
  index: number
  height: number
  /** Around the middle of the feet. */
  box: Box
  faces: Box[]
  /** Hands and tools. */
  doing: Box[]
  /** Low things stand in front of their neighbours. */
  isLow: boolean
}

/** Distances between the middles of neighbours, as shares of half their widths together: on one line, and one farther away than the other. */
const SIDE_BY_SIDE = [1.04, 0.95, 0.86]
const IN_DEPTH = [1, 0.86, 0.72, 0.6, 0.48]
/** How much higher on the page the farther ones stand, as shares of the height of the tallest one. */
const STEPS = [0.16, 0.3, 0.44, 0.6]
/** Farther ones are a little smaller. */
const FARTHER = 0.94
/** A figure may be hidden by this share. */
const HIDDEN = 0.25
/** The middle of a box that a figure fills, as a share of its width and height. */
const BODY = 0.84
/** The same with snouts and tails, which must not be in front of the hands of others. */
const WHOLE_BODY = 0.95
/** Rating of a group in depth, which must be clearly larger than a group on one line to be chosen. */
const WORTH = 0.93
const LOW = 0.55
/** How much nearer low things stand, as a share of their height. */
const IN_FRONT = 0.08

/**
 * Finds the positions at which the group is as large as possible in the room: on one line, or some figures nearer and lower
 * and others farther and higher, with all heads free.
 */
export function stageInDepth(
  clusters: readonly Cluster[],
  order: readonly number[],
  heights: readonly number[],
  room: Room,
): Staging | undefined {
  const tallest = Math.max(...order.map((i) => heights[i]!))
  const bodies = order.map((i) => bodyOf(clusters[i]!, i, heights[i]!, tallest))
  let best: { staging: Staging; value: number } | undefined
  const judge = (farther: readonly boolean[], step: number, pitch: number, worth: number) => {
    const staging = stage(bodies, farther, step * tallest, pitch)
    if (!staging) return
    const scale = scaleFor(staging, room)
    const value = scale * worth
    if (!best || value > best.value) best = { staging: scaled(staging, scale), value }
  }
  for (const pitch of SIDE_BY_SIDE)
    judge(
      bodies.map(() => false),
      0,
      pitch,
      1,
    )
  for (const farther of waysToStagger(bodies))
    for (const step of STEPS) for (const pitch of IN_DEPTH) judge(farther, step, pitch, WORTH)
  return best?.staging
}

function bodyOf(cluster: Cluster, index: number, height: number, tallest: number): Body {
  const window = pageWindow(cluster)
  const scale = height / window.h
  const middle = window.x + window.w / 2
  const place = ({ x, y, w, h }: Box): Box => ({
    x: (x - middle) * scale,
    y: y * scale,
    w: w * scale,
    h: h * scale,
  })
  return {
    index,
    height,
    box: place(window),
    faces: facesOf(cluster).map(place),
    doing: doingOf(cluster).map(place),
    isLow: (cluster.inanimate ?? false) && height < LOW * tallest,
  }
}

/** Every second figure stands farther away, beginning with the first or the second. Low things always stand in front. */
function waysToStagger(bodies: readonly Body[]): boolean[][] {
  const ways = [0, 1].map((start) => bodies.map(({ isLow }, i) => !isLow && i % 2 === start))
  return ways.filter(
    (direction) => direction.some((farther) => farther) && direction.some((farther) => !farther),
  )
}

/** Places all figures from left to right. Undefined if one of them hides a head, hands, a tool or too much of a body. */
function stage(
  bodies: readonly Body[],
  farther: readonly boolean[],
  step: number,
  pitch: number,
): Staging | undefined {
  const standing: Standing[] = []
  let x = 0
  for (const [i, { index, height, box, isLow }] of bodies.entries()) {
    const size = farther[i] ? FARTHER : 1
    const last = bodies[i - 1]
    // A low thing may stand in front of a figure, unless all have a place of their own.
    const near = pitch < 1 && (isLow || last?.isLow) ? Math.min(pitch, 0.8) : pitch
    if (last) x += ((last.box.w * (farther[i - 1] ? FARTHER : 1) + box.w * size) / 2) * near
    standing.push({
      index,
      x,
      raised: farther[i] ? step : isLow ? -IN_FRONT * height : 0,
      height: height * size,
    })
  }
  const boxes = bodies.map(({ box }, i) => moved(box, standing[i]!, farther[i] ? FARTHER : 1))
  const standingAt = (i: number) => (box: Box) => moved(box, standing[i]!, farther[i] ? FARTHER : 1)
  for (const [i, box] of boxes.entries()) {
    const nearer = boxes.filter((_, j) => j !== i && isNearer(bodies, standing, j, i))
    const { faces, doing } = bodies[i]!
    const body = inner(box, BODY)
    const hidden = nearer.reduce((sum, other) => sum + overlapArea(body, inner(other, BODY)), 0)
    if (hidden > HIDDEN * body.w * body.h) return undefined
    const isHidden = (face: Box) => nearer.some((other) => overlapArea(face, inner(other, BODY)) > 0)
    if (faces.map(standingAt(i)).some(isHidden)) return undefined
    // No figure stands behind a tool either, because a rod would end in the beak.
    const others = boxes.filter((_, j) => j !== i).map((other) => inner(other, WHOLE_BODY))
    if (doing.map(standingAt(i)).some((part) => others.some((other) => overlapArea(part, other) > 0)))
      return undefined
  }
  const left = Math.min(...boxes.map((box) => box.x))
  const right = Math.max(...boxes.map((box) => box.x + box.w))
  const top = Math.min(...boxes.map((box) => box.y))
  const bottom = Math.max(...boxes.map((box) => box.y + box.h))
  const middle = (left + right) / 2
  return {
    standing: standing.map((each) => ({ ...each, x: each.x - middle })),
    w: right - left,
    h: bottom - top,
  }
}

const isNearer = (bodies: readonly Body[], standing: readonly Standing[], j: number, i: number): boolean => {
  const raised = standing[i]!.raised - standing[j]!.raised
  if (raised !== 0) return raised > 0
  return standing[j]!.index > standing[i]!.index
}

const moved = ({ x, y, w, h }: Box, at: Standing, scale: number): Box => ({
  x: x * scale + at.x,
  y: y * scale - at.raised,
  w: w * scale,
  h: h * scale,
})

/** The middle of a box. */
const inner = ({ x, y, w, h }: Box, share: number): Box => ({
  x: x + (w * (1 - share)) / 2,
  y: y + (h * (1 - share)) / 2,
  w: w * share,
  h: h * share,
})

/** The scale at which the group fills the room and its farther ones stand on the ground. */
function scaleFor({ w, h, standing }: Staging, room: Room): number {
  const raised = Math.max(...standing.map((each) => each.raised))
  return Math.min(room.w / w, room.h / h, raised > 0 ? room.depth / raised : Infinity)
}

const scaled = ({ standing, w, h }: Staging, scale: number): Staging => ({
  standing: standing.map((each) => ({
    ...each,
    x: each.x * scale,
    raised: each.raised * scale,
    height: each.height * scale,
  })),
  w: w * scale,
  h: h * scale,
})
