import type { TouchRequest } from '../../drawing.ts'
import { anchorOf, facesOf, mainPart, transformCluster, type Cluster } from '../figures/cluster.ts'
import { paintOver } from './touch-partner.ts'

type Draw = (touch: TouchRequest) => Cluster

/** Heads that lean on each other overlap a little; bodies stay at least this share of a face's width apart. */
const [CHEEK_TO_CHEEK, BODIES] = [0.92, 0.62]
/** The height of the arms on the partner's back, of the taller and of the shorter figure, as shares of the partner's height. */
const [HIGH, LOW] = [0.55, 0.47]
/** Of two equally tall figures one has its hands lower, so that both arms show. */
const EQUAL = 0.1

const axisOf = (cluster: Cluster): number => anchorOf(mainPart(cluster), 'table')?.x ?? 0
const backOf = (cluster: Cluster): number => anchorOf(mainPart(cluster), 'back')?.x ?? axisOf(cluster)

/** Two people whose arms are around each other. The taller one stands behind, and each hand lies on the other's back. */
export function embrace(
  [tall, drawTall]: readonly [metres: number, Draw],
  [short, drawShort]: readonly [metres: number, Draw],
  facing: 'left' | 'right',
): Cluster {
  const direction = facing === 'right' ? 1 : -1
  const high = { height: short * HIGH }
  const low = { height: Math.min(tall, short + tall * EQUAL) * LOW, embraced: true }
  const [first, second] = [drawTall({ ...high, distance: 0.3 }), drawShort({ ...low, distance: 0.3 })]
  const apart = distanceOfFaces(first, second)
  const [own, other] = [faceX(first), faceX(second)]
  const move = own + direction * apart - other
  const reach = (from: Cluster, to: Cluster, by: number, sign: number) => ((backOf(to) + by - axisOf(from)) * sign) / 100 // prettier-ignore
  const actor = drawTall({ ...high, distance: reach(first, second, move, direction) })
  const partner = drawShort({ ...low, distance: reach(second, first, -move, -direction) })
  return paintOver(actor, transformCluster(partner, { scale: 1, x: faceX(actor) + direction * apart - faceX(partner), y: 0 })) // prettier-ignore
}

const faceX = (cluster: Cluster): number => {
  const [face] = facesOf(cluster)
  return face ? face.x + face.w / 2 : axisOf(cluster)
}

/** Faces at different heights may be closer together. */
function distanceOfFaces(first: Cluster, second: Cluster): number {
  const [[a], [b]] = [facesOf(first), facesOf(second)]
  if (!a || !b) return 0
  const higher = Math.abs(a.y + a.h / 2 - b.y - b.h / 2) / ((a.h + b.h) / 2)
  const width = (a.w + b.w) / 2
  return width * Math.max(BODIES, Math.sqrt(Math.max(0, CHEEK_TO_CHEEK ** 2 - higher ** 2)))
}
