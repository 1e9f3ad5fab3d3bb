import { clusterBox, transformCluster, type Cluster } from '../figures/cluster.ts'
import { closed, markPart } from './mark-figure.ts'
import { centreX, scaleBetween } from './scale-to-fit.ts'

/** Shares of the size or height of the furniture: the figure below it, the room that it already has, and its legs. */
const [SMALLEST, LARGEST, ROOM, LEG] = [0.3, 0.5, 0.16, 0.05]

/** Puts a figure below a bed or a sofa, which gets legs that are long enough for the figure to be seen. */
export function putUnderFurniture(lower: Cluster, upper: Cluster): Cluster {
  const small = scaleBetween(lower, upper, SMALLEST, LARGEST)
  const [own, box] = [clusterBox(small), clusterBox(upper)]
  const rise = Math.max(0, own.h * 1.04 - box.h * ROOM)
  const w = box.w * LEG
  const legs = [box.x + w * 0.6, box.x + box.w - w * 1.6].map((x) =>
    closed(`M${x} ${-rise - box.h * ROOM}L${x + w} ${-rise - box.h * ROOM}L${x + w} 0L${x} 0Z`),
  )
  const raised = transformCluster(upper, { scale: 1, x: 0, y: -rise })
  const beneath = transformCluster(small, { scale: 1, x: centreX(box) - centreX(own), y: 0 })
  const below = markPart('leg', legs, { x: box.x, y: -rise, w: box.w, h: rise })
  return { ...upper, parts: [...raised.parts, { ...below, behind: true }, ...beneath.parts] }
}
