import type { Figure } from '../../drawing.ts'
import type { Cluster } from '../figures/cluster.ts'

/** For tests: a figure that is a box on the ground, `w` wide and `h` high, with these anchors. */
export function boxCluster(id: string, w: number, h: number, more: Partial<Figure> = {}): Cluster {
  const outline = `M0 0L${w} 0L${w} ${h}L0 ${h}Z`
  const figure: Figure = {
    id,
    shapes: [{ d: outline, fill: 'paper', stroke: 1, level: 0 }],
    front: [],
    box: { x: 0, y: 0, w, h },
    ground: h,
    facing: 'right',
    anchors: {},
    ...more,
  }
  return { parts: [{ figure, move: { scale: 1, x: 0, y: -h }, frontAfter: 0 }], zone: 'ground' }
}
