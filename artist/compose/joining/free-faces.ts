import type { TouchRequest } from '../../drawing.ts'
import { anchorOf, mainPart, type Cluster } from '../figures/cluster.ts'
import { ACCEPTED_COVER, largestCover } from '../layout/covered-faces.ts'
import { faceOverlap, handBeforeFace, joinInContact, showFaces, type Contact } from './touch-partner.ts'

/** The partner is further away if one of the faces would be hidden; where the arms are too short, the hand is on its near side. */
export function stretchedPastFaces(
  joined: Cluster,
  actor: Cluster,
  found: Contact,
  { draw, facing }: { draw: (touch: TouchRequest) => Cluster; facing: 'left' | 'right' },
): Cluster {
  const apart = Math.max(faceOverlap(joined, facing, WHOLE_FACE), handBeforeFace(joined, facing))
  if (apart === 0 && largestCover([joined]) <= ACCEPTED_COVER) return joined
  const distance = distanceOf(actor) + apart / 100
  const stretched = joinInContact(draw({ ...found.touch, distance, stretched: true }), found)
  if (largestCover([stretched]) <= ACCEPTED_COVER) return stretched
  const moved = showFaces(stretched, facing, WHOLE_FACE)
  const inFront = joinInContact(draw({ ...found.touch, distance, stretched: true }), {
    ...found,
    inFront: true,
  })
  return leastCovered([stretched, moved, inFront, showFaces(inFront, facing, WHOLE_FACE)])
}

/** The first one with free faces, or the one that covers least. */
function leastCovered(ways: readonly Cluster[]): Cluster {
  const measured = ways.map((cluster) => ({ cluster, cover: largestCover([cluster]) }))
  return (
    measured.find(({ cover }) => cover <= ACCEPTED_COVER) ??
    measured.reduce((best, one) => (one.cover < best.cover ? one : best))
  ).cluster
}
/** With some of the hair. */
const WHOLE_FACE = 1.06

/** How far the contact is in front of the body's axis, in metres. */
function distanceOf(actor: Cluster): number {
  const [hand, axis] = (['contact', 'table'] as const).map((name) => anchorOf(mainPart(actor), name))
  return hand && axis ? Math.abs(hand.x - axis.x) / 100 : 0
}
