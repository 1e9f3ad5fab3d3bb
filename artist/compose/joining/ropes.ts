import type { Figure, Point } from '../../drawing.ts'
import {
  anchorOf,
  clusterBox,
  mainPart,
  transformCluster,
  type Cluster,
  type Part,
} from '../figures/cluster.ts'
import { centreX } from './scale-to-fit.ts'

/** Length of a rope as a share of the height of the one who holds it. */
const ROPE = 0.42
/** Line width in pens. */
const THICKNESS = 1.7

/** Puts the partner behind the actor on a tight rope, or in front of the actor on a leash. */
export function joinByRope(
  actor: Cluster,
  drawn: Cluster,
  facing: 'left' | 'right',
  place: 'behind' | 'ahead',
): Cluster {
  const box = clusterBox(actor)
  const way = (facing === 'right' ? 1 : -1) * (place === 'ahead' ? 1 : -1)
  const name = way > 0 ? 'handRight' : 'handLeft'
  const hand = anchorOf(mainPart(actor), name) ?? { x: centreX(box), y: box.y + box.h / 2 }
  const load = clusterBox(drawn)
  const near = way < 0 ? load.x + load.w : load.x
  const tied = tiePoint(drawn, near, way)
  const shift = hand.x + way * box.h * ROPE - near
  const pulled = transformCluster(drawn, { scale: 1, x: shift, y: 0 })
  const end = { x: tied.x + shift, y: tied.y }
  const rope: Part = {
    figure: line('rope', hand, end),
    move: { scale: 1, x: 0, y: 0 },
    frontAfter: 0,
    ...(place === 'behind' && { behind: true }),
  }
  return { ...actor, parts: [...actor.parts, ...pulled.parts, rope] }
}

/** An animal is led by its neck, a sled by its front. */
function tiePoint(drawn: Cluster, near: number, way: number): Point {
  const { h, w } = clusterBox(drawn)
  const [mouth, back] = [anchorOf(mainPart(drawn), 'mouth'), anchorOf(mainPart(drawn), 'back', 'saddle')]
  if (mouth && back) return { x: mouth.x + (back.x - mouth.x) * 0.36, y: mouth.y + h * 0.1 }
  return { x: near + way * w * 0.04, y: -h * 0.45 }
}

function line(id: string, from: Point, to: Point): Figure {
  return {
    id,
    shapes: [{ d: `M${from.x} ${from.y}L${to.x} ${to.y}`, fill: 'none', stroke: THICKNESS, level: 0 }],
    front: [],
    box: {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      w: Math.abs(to.x - from.x),
      h: Math.abs(to.y - from.y),
    },
    ground: 0,
    facing: 'front',
    anchors: {},
  }
}
