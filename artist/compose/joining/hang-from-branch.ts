import { anchorOf, clusterBox, mainPart, transformCluster, type Cluster } from '../figures/cluster.ts'
import { tiltFigure } from '../figures/transform.ts'
import { closed, cloud, insteadOf, leafAt, markPart, stroke } from './mark-figure.ts'

/** Shares of the hanging figure's height: how far the feet are above the ground, and the thickness of the branch. */
const [ABOVE_GROUND, BAT_ABOVE_GROUND, THICK] = [0.42, 1.2, 0.13]
/** Where the trunk stands and the branch ends, in widths from the hand. */
const [TRUNK, TIP] = [0.7, 0.5]

/** Hangs a figure by a hand, or a bat by its feet, from the branch of a tree beside it, with the feet above the ground. */
export function hangFromBranch(hanging: Cluster, tree: Cluster): Cluster {
  const isBat = mainPart(hanging).figure.id === 'bat'
  const turned = isBat ? upsideDown(hanging) : hanging
  const drawn = clusterBox(turned)
  const raised = transformCluster(turned, {
    scale: 1,
    x: 0,
    y: -drawn.h * (isBat ? BAT_ABOVE_GROUND : ABOVE_GROUND),
  })
  const own = clusterBox(raised)
  const part = mainPart(raised)
  const hands = [anchorOf(part, 'handLeft'), anchorOf(part, 'handRight')].filter((hand) => hand !== undefined)
  const grip = { x: own.x + own.w / 2, y: own.y }
  const hand = (isBat ? grip : undefined) ?? hands.toSorted((a, b) => a.y - b.y)[0] ?? grip
  // The trunk is on the other side of the raised hand, so that it does not hide the figure.
  const direction = hand.x > own.x + own.w / 2 ? 1 : -1
  const thickness = own.h * THICK
  const high = Math.max(own.h * 0.3, own.w * 0.24)
  const [trunk, tip, y] = [
    hand.x - direction * own.w * (0.5 + TRUNK),
    hand.x + direction * own.w * TIP,
    hand.y,
  ]
  const [root, top] = [trunk + direction * thickness * 1.3, y - high * 1.1]
  const wood = closed(
    `M${trunk - direction * thickness * 2} 0C${trunk - direction * thickness * 0.9} ${-own.h * 0.1} ${trunk - direction * thickness * 1.2} ${y + thickness} ${trunk - direction * thickness * 1.1} ${top}` +
      `L${root} ${top}C${root} ${y - thickness * 1.6} ${root + direction * thickness * 0.4} ${y - thickness * 0.7} ${root + direction * thickness * 1.6} ${y - thickness * 0.6}` +
      `C${(root + tip) / 2} ${y - thickness * 0.4} ${tip - direction * thickness * 2} ${y - thickness * 0.9} ${tip} ${y - thickness * 0.9}` +
      `C${tip + direction * thickness * 0.4} ${y - thickness * 0.9} ${tip + direction * thickness * 0.4} ${y - thickness * 0.4} ${tip} ${y - thickness * 0.3}` +
      `C${tip - direction * thickness * 2} ${y + thickness * 0.2} ${(root + tip) / 2} ${y + thickness * 0.4} ${root + direction * thickness * 1.6} ${y + thickness * 0.6}` +
      `C${root} ${y + thickness * 1.2} ${root - direction * thickness * 0.1} ${y + own.h * 0.5} ${root + direction * thickness * 0.9} 0Z`,
  )
  const grain = [0.25, 0.6].map((share) =>
    stroke(`M${trunk} ${y + own.h * share}C${trunk + direction * thickness * 0.3} ${y + own.h * (share + 0.1)} ${trunk - direction * thickness * 0.2} ${y + own.h * (share + 0.2)} ${trunk + direction * thickness * 0.2} ${y + own.h * (share + 0.3)}`),
  ) // prettier-ignore
  const crown = closed(cloud((trunk + hand.x) / 2 - direction * thickness, top, own.w * 0.95, high))
  const leaves = [0.45, 0.75, 1].map((share, i) => {
    const x = hand.x + (tip - hand.x) * share
    return leafAt(x, y, direction * thickness * 0.7, (i % 2 ? -1.9 : 1.9) * thickness)
  })
  const [left, right] = [
    Math.min(trunk - thickness * 3, tip, hand.x - own.w),
    Math.max(trunk + thickness * 3, tip),
  ]
  const box = { x: left, y: top - high, w: right - left, h: -(top - high) }
  const drawnTree = insteadOf(tree, markPart('tree', [...leaves, wood, ...grain, crown], box))
  return { ...hanging, zone: 'ground', parts: [...raised.parts, { ...drawnTree, behind: true }] }
}

/** A bat hangs by its feet. */
function upsideDown(bat: Cluster): Cluster {
  const [part, ...others] = bat.parts
  const { y, h } = clusterBox(bat)
  const turned = { ...bat, parts: [{ ...part!, figure: tiltFigure(part!.figure, 180) }, ...others] }
  const box = clusterBox(turned)
  return transformCluster(turned, { scale: 1, x: 0, y: y + h - box.y - box.h })
}
