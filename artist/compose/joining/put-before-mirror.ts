import { clusterBox, directionOf, mainPart, transformCluster, type Cluster } from '../figures/cluster.ts'
import { mirrorFigure } from '../figures/transform.ts'
import { centreX, moveCluster } from './scale-to-fit.ts'

/** The height of the mirror as a share of the viewer's, and the gap between them. */
const [MIRROR, GAP] = [1.06, 0.05]
/** Shares of the mirror that its glass has room for. */
const GLASS = { w: 0.62, h: 0.76 }

/** Puts a mirror in front of a figure, with its reflection in the glass. */
export function putBeforeMirror(viewer: Cluster, mirror: Cluster): Cluster {
  const own = clusterBox(viewer)
  const direction = directionOf(viewer)
  const drawn = clusterBox(mirror)
  const large = transformCluster(mirror, { scale: (own.h * MIRROR) / drawn.h, x: 0, y: 0 })
  const box = clusterBox(large)
  const edge = direction > 0 ? own.x + own.w + own.h * GAP : own.x - own.h * GAP - box.w
  const placed = moveCluster(large, { x: box.x, y: box.y + box.h }, { x: edge, y: 0 })
  const frame = clusterBox(placed)
  const scale = Math.min((frame.w * GLASS.w) / own.w, (frame.h * GLASS.h) / own.h)
  const { figureIndex: _seenOnce, ...part } = mainPart(viewer)
  const seen = transformCluster({ ...viewer, parts: [{ ...part, figure: mirrorFigure(part.figure) }] }, { scale, x: 0, y: 0 }) // prettier-ignore
  const image = clusterBox(seen)
  const middle = { x: centreX(frame), y: frame.y + frame.h * 0.5 }
  const reflected = moveCluster(seen, { x: centreX(image), y: image.y + image.h / 2 }, middle)
  return {
    ...viewer,
    parts: [...viewer.parts, ...placed.parts, ...reflected.parts.map((each) => ({ ...each, fine: true }))],
  }
}
