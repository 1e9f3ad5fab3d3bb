import { clusterBox, facesOf, type Cluster } from '../figures/cluster.ts'
import { centreX, moveCluster, scaleBetween } from './scale-to-fit.ts'

/** Size of an instrument as a share of the size of the animal that plays it. */
const [SMALLEST, LARGEST] = [0.72, 0.95]
/** The gap between the face and the instrument, as a share of the face's height. */
const BELOW_FACE = 0.12

/** Puts an instrument before an animal that plays it with its own arms, so high that they reach it, and below the face. */
export function putAtInstrument(instrument: Cluster, player: Cluster): Cluster {
  const own = clusterBox(player)
  const large = scaleBetween(instrument, player, SMALLEST, LARGEST)
  const box = clusterBox(large)
  const [face] = facesOf(player)
  const top = face ? face.y + face.h * (1 + BELOW_FACE) : own.y + own.h / 2
  const placed = moveCluster(large, { x: centreX(box), y: box.y }, { x: centreX(own), y: top })
  return { ...player, parts: [...player.parts, ...placed.parts] }
}
