import type { Box } from '../../drawing.ts'
import { anchorOf, partBox, type Cluster, type Part } from '../figures/cluster.ts'
import { moveBox } from '../figures/transform.ts'

/** The room around a hand, as a share of the figure's height. */
const HAND = 0.06
/** A tool reaches out if a figure goes farther beyond its face than this share of its height. */
const REACH = 0.12

/** Mounts and vehicles that are seen whole, because without them the rider seems to sit in the air. */
const SEEN_WHOLE: ReadonlySet<string> = new Set([
  'table',
  'bicycle',
  'tricycle',
  'unicycle',
  'scooter',
  'wheelchair',
])

/** The boxes of an action: the hands with what they hold, the table, the bicycle, and a tool that reaches out, such as a rod or a broom. */
export const doingOf = ({ parts }: Cluster): Box[] =>
  parts.flatMap((part) => {
    if (part.figure.face) return [...handsOf(part), ...toolOf(part)]
    return SEEN_WHOLE.has(part.figure.id) ? [partBox(part)] : []
  })

function handsOf(part: Part): Box[] {
  const size = partBox(part).h * HAND
  return (['handLeft', 'handRight', 'contact'] as const).flatMap((name) => {
    const at = anchorOf(part, name)
    return at ? [{ x: at.x - size, y: at.y - size, w: size * 2, h: size * 2 }] : []
  })
}

/** The whole column in front of the face, because the tool may be anywhere in it. */
function toolOf(part: Part): Box[] {
  const { figure, move } = part
  if (!figure.anchors.handRight && !figure.anchors.handLeft) return []
  const [box, face] = [partBox(part), moveBox(figure.face!, move)]
  const [front, back] = [box.x + box.w - face.x - face.w, face.x - box.x]
  const [left, w] = figure.facing === 'left' ? [box.x, back] : [face.x + face.w, front]
  return w > REACH * box.h ? [{ x: left, y: box.y, w, h: box.h }] : []
}
