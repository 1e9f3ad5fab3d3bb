import type { Box } from '../../drawing.ts'
import type { Part } from '../figures/cluster.ts'
import { closed, leafAt, markPart, stroke } from './mark-figure.ts'
import { centreX } from './scale-to-fit.ts'

/** How far the branch goes beyond the sitter and beyond the trunk, and its thickness, as shares of the sitter's width. */
const BRANCH = { beyond: 0.4, stub: 0.5, thick: 0.085 }

/** A branch below the sitter and in front of the crown, thin and leafy at both ends. */
export function branchBelow({ x, y, w, h }: Box, tree: Box): Part {
  const trunk = centreX(tree)
  const middle = x + w / 2
  const direction = middle < trunk ? -1 : 1
  const tip = (direction > 0 ? x + w : x) + direction * w * BRANCH.beyond
  const end = Math.min(middle * direction, trunk * direction) * direction - direction * w * BRANCH.stub
  const [top, thickness] = [y + h * 0.97, w * BRANCH.thick]
  const along = (share: number) => end + (tip - end) * share
  const wood = closed(
    `M${end} ${top - thickness}C${along(0.18)} ${top - thickness * 0.4} ${along(0.3)} ${top + thickness * 0.5} ${along(0.5)} ${top}` +
      `C${along(0.7)} ${top - thickness * 0.3} ${along(0.86)} ${top - thickness * 0.6} ${tip} ${top - thickness * 1.4}` +
      `C${tip + direction * thickness} ${top - thickness * 1.4} ${tip + direction * thickness} ${top - thickness * 0.6} ${tip} ${top - thickness * 0.3}` +
      `C${along(0.86)} ${top + thickness * 1.2} ${along(0.72)} ${top + thickness * 1.9} ${along(0.5)} ${top + thickness * 2.2}` +
      `C${along(0.32)} ${top + thickness * 2.5} ${along(0.16)} ${top + thickness * 1.4} ${end} ${top + thickness * 0.2}` +
      `C${end - direction * thickness * 0.8} ${top} ${end - direction * thickness * 0.8} ${top - thickness * 0.8} ${end} ${top - thickness}Z`,
  )
  const bark = [0.34, 0.62].map((share) =>
    stroke(`M${along(share)} ${top + thickness * 1.1}C${along(share + 0.05)} ${top + thickness * 0.8} ${along(share + 0.1)} ${top + thickness * 1.3} ${along(share + 0.15)} ${top + thickness * 0.9}`, 0.8),
  ) // prettier-ignore
  const leaves = [
    leafAt(
      tip - direction * thickness * 0.6,
      top - thickness * 1.2,
      direction * thickness * 1.6,
      -thickness * 2.6,
    ),
    leafAt(along(0.9), top + thickness * 0.8, direction * thickness * 2.4, thickness * 1.8),
    leafAt(along(0.05), top - thickness * 0.6, -direction * thickness * 1.6, -thickness * 2.4),
    leafAt(along(0.12), top + thickness, -direction * thickness * 2.4, thickness * 1.6),
  ]
  const [left, right] = [Math.min(end, tip) - thickness, Math.max(end, tip) + thickness]
  return markPart('tree', [...leaves, wood, ...bark], {
    x: left,
    y: top - thickness * 4,
    w: right - left,
    h: thickness * 7,
  })
}
