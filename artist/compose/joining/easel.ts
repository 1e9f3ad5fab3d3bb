import type { Figure, Shape } from '../../drawing.ts'
import { clusterBox, singleFigureCluster, transformCluster, type Cluster } from '../figures/cluster.ts'
import { centreX, moveCluster } from './scale-to-fit.ts'

const [WIDTH, HEIGHT] = [100, 150]
const BOARD = { x: 4, y: 14, w: 92, h: 92 }
const INSET = 0.72

const box = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`
const shape = (d: string): Shape => ({ d, fill: 'paper', stroke: 1, level: 0 })

/** A painting on an easel that shows the figures; `tall` in centimetres. */
export function paintingOf(subject: Cluster, tall: number): Cluster {
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
  const stand = singleFigureCluster(easel, tall / 100)
  const whole = clusterBox(stand)
  const unit = whole.h / HEIGHT
  const { w, h } = clusterBox(subject)
  const scale = (BOARD.w * unit * INSET) / Math.max(w, h)
  const small = transformCluster(subject, { scale, x: 0, y: 0 })
  const from = clusterBox(small)
  const middle = { x: whole.x + (BOARD.x + BOARD.w / 2) * unit, y: whole.y + (BOARD.y + BOARD.h / 2) * unit }
  const placed = moveCluster(small, { x: centreX(from), y: from.y + from.h / 2 }, middle)
  const parts = placed.parts.map((part) => ({ ...part, fine: true }))
  return { ...stand, parts: [...stand.parts, ...parts], inanimate: true }
}
