import { TREES } from '../figures/noun-lists.ts'
import { clusterBox, mainPart, transformCluster, type Cluster } from '../figures/cluster.ts'
import { centreX, moveCluster } from './scale-to-fit.ts'

/** Sizes of the thing in the ring as shares of a dancer's height: a tree or a pole rises behind the dancers, a fire burns in front. */
const [TREE, TALL, LOW] = [2.3, 1.7, 0.5]
/** How far behind or in front of the dancers it stands, as a share of their height. */
const [BEHIND, IN_FRONT] = [0.16, 0.14]

/** Puts a tall thing behind the middle of the dancers and a low one in front of their legs, so that they dance around it. */
export function putInRing(dancers: Cluster, thing: Cluster): Cluster {
  const own = clusterBox(dancers)
  const [first] = dancers.parts
  const tall = first ? clusterBox({ ...dancers, parts: [first] }).h : own.h
  const drawn = clusterBox(thing)
  const isTree = TREES.has(mainPart(thing).figure.id)
  const isTall = isTree || drawn.h > tall * 1.2
  const share = isTree ? TREE : isTall ? TALL : LOW
  const scaled = transformCluster(thing, { scale: (tall * share) / drawn.h, x: 0, y: 0 })
  const box = clusterBox(scaled)
  const to = { x: centreX(own), y: tall * (isTall ? -BEHIND : IN_FRONT) }
  const placed = moveCluster(scaled, { x: centreX(box), y: box.y + box.h }, to)
  return {
    ...dancers,
    parts: [...dancers.parts, ...placed.parts.map((part) => (isTall ? { ...part, behind: true } : part))],
  }
}
