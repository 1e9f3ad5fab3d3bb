import type { TouchRequest } from '../../drawing.ts'
import { anchorOf, clusterBox, mainPart, transformCluster, type Cluster } from '../figures/cluster.ts'
import type { DrawableFigure } from '../figures/drawable-figures.ts'
import type { ContactFrame } from './contact-frame.ts'
import type { Unit } from './unit.ts'

export type Facing = 'left' | 'right'

/** How the caller draws single figures and whole units. */
export interface Drawing {
  facing: Facing
  /** Whether the figure sits in a wheelchair. */
  hasLap(who: DrawableFigure): boolean
  figure(who: DrawableFigure, pose: string, facing: Facing, touch?: TouchRequest): Cluster
  unit(unit: Unit, facing: Facing): Cluster
}

/** Shares of the figure's size: how far the others stand apart and behind. */
const [ASIDE, BACK] = [0.78, 0.05]

/** Shares of a puller's size: the distance to the next one. */
const NEXT_PULLER = 0.62

/** A second puller walks ahead of the first. */
export function joinAhead(joined: Cluster, who: DrawableFigure, { facing, figure }: Drawing): Cluster {
  const drawn = figure(who, 'walk', facing)
  const [box, own] = [clusterBox(joined), clusterBox(drawn)]
  const step = own.w * NEXT_PULLER
  const x = facing === 'right' ? box.x + box.w + step - own.x - own.w : box.x - step - own.x
  return placeBehind(joined, drawn, x, BACK)
}

/** Further actors stand behind the first two, on alternate sides; those who push do it side by side. */
export function joinBehind(
  joined: Cluster,
  who: DrawableFigure,
  frame: ContactFrame,
  drawing: Drawing,
  nth: number,
): Cluster {
  const { facing, figure } = drawing
  if (frame.pose === 'push') return joinBeside(joined, who, drawing, nth)
  const isLeft = nth % 2 === 0
  const direction = frame.along ? facing : isLeft ? 'right' : 'left'
  const drawn = figure(who, frame.pose, direction)
  const [box, own] = [clusterBox(joined), clusterBox(drawn)]
  const x = isLeft ? box.x - own.x - own.w * ASIDE : box.x + box.w - own.x - own.w * (1 - ASIDE)
  return placeBehind(joined, drawn, x, BACK)
}

/** Shares of the height: how far the next pusher is behind and farther away. */
const [NEXT_PUSHER, FARTHER] = [0.32, 0.09]

/** Pushes beside the first one, with long arms to the same handle. */
function joinBeside(joined: Cluster, who: DrawableFigure, { facing, figure }: Drawing, nth: number): Cluster {
  const first = mainPart(joined)
  const [hand, axis] = [anchorOf(first, 'contact'), anchorOf(first, 'table')]
  if (!hand || !axis) return joined
  const apart = NEXT_PUSHER * (nth + 1) * who.maker.height
  const distance = Math.abs(hand.x - axis.x) / 100 + apart
  const drawn = figure(who, 'push', facing, { height: -hand.y / 100, distance, stretched: true })
  const own = anchorOf(mainPart(drawn), 'table') ?? hand
  const x = axis.x + apart * (facing === 'right' ? -100 : 100) - own.x
  return placeBehind(joined, drawn, x, FARTHER)
}

function placeBehind(joined: Cluster, drawn: Cluster, x: number, farther: number): Cluster {
  const placed = transformCluster(drawn, { scale: 1, x, y: -clusterBox(drawn).h * farther })
  return { ...joined, parts: [...joined.parts, ...placed.parts.map((part) => ({ ...part, behind: true }))] }
}
