import type { Shape } from '../../drawing.ts'
import { closed, oval, stroke } from './mark-figure.ts'

/** Where the sitters are, in centimetres above the ground as negative numbers, if they look to the right. */
interface SeatPlan {
  /** From behind the backs to below the knees. */
  left: number
  right: number
  /** The height of what they sit on. */
  plane: number
  /** The heights of the middle of the backs, the chins and the tops of the heads. */
  top: number
  chin: number
  crown: number
}

const poly = (...points: readonly (readonly [number, number])[]): Shape => closed(`M${points.map((point) => point.join(' ')).join('L')}Z`) // prettier-ignore
const rect = (x: number, y: number, w: number, h: number): Shape =>
  poly([x, y], [x + w, y], [x + w, y + h], [x, y + h])

/** A cushion: a rectangle whose corners have the radius r. */
function pad(x: number, y: number, w: number, h: number, r: number): Shape {
  const [a, b, k] = [x + w, y + h, r * 0.45]
  return closed(
    `M${x + r} ${y}L${a - r} ${y}C${a - k} ${y} ${a} ${y + k} ${a} ${y + r}L${a} ${b - r}C${a} ${b - k} ${a - k} ${b} ${a - r} ${b}L${x + r} ${b}C${x + k} ${b} ${x} ${b - k} ${x} ${b - r}L${x} ${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`,
  )
}

type DrawSeat = (plan: SeatPlan) => Shape[]

/** The slab and the legs of a chair, seen from its front corner. */
function chairSeat({ left, right, plane }: SeatPlan): Shape[] {
  const h = -plane
  const [deep, thick, leg] = [h * 0.24, h * 0.13, h * 0.12]
  const legs = [left + deep * 0.9, right + deep * 0.5].map((x) => rect(x, plane, leg, h * 0.86))
  return [
    ...legs,
    poly([left, plane + deep * 0.3], [left + deep, plane - deep * 0.7], [right + deep, plane - deep * 0.7], [right, plane + deep * 0.3]),
    poly([right, plane + deep * 0.3], [right + deep, plane - deep * 0.7], [right + deep, plane - deep * 0.7 + thick], [right, plane + deep * 0.3 + thick]),
    rect(left, plane + deep * 0.3, right - left, thick),
    ...[left + leg * 0.2, right - leg * 1.2].map((x) => rect(x, plane + deep * 0.3 + thick, leg, h - deep * 0.3 - thick)),
  ] // prettier-ignore
}

const SEATS: Readonly<Record<string, DrawSeat>> = {
  chair(plan) {
    const { plane, chin } = plan
    const h = -plane
    const [deep, post, left, top] = [h * 0.62, h * 0.12, plan.left - h * 0.22, chin + h * 0.12]
    const slat = (y: number) => poly([left - post * 0.4, y], [left + deep, y - deep * 0.36], [left + deep, y - deep * 0.36 + post * 1.6], [left - post * 0.4, y + post * 1.6]) // prettier-ignore
    return [
      rect(left + deep - post, top, post, plane - top),
      rect(left - post * 0.4, top + deep * 0.3, post, plane - top),
      ...[0.05, 0.34, 0.62].map((share) => slat(top + deep * 0.3 + (plane - top) * share)),
      ...chairSeat(plan),
    ]
  },
  throne(plan) {
    const { left, right, plane, crown } = plan
    const h = -plane
    const [w, high] = [(right - left + h * 0.7) / 1.55, crown - h * 0.2]
    const mid = (left + right) / 2 - h * 0.1
    const back = closed(`M${mid - w * 0.72} ${plane + h * 0.2}L${mid - w * 0.8} ${high + h * 0.3}L${mid - w * 0.36} ${high + h * 0.46}L${mid} ${high - h * 0.1}L${mid + w * 0.36} ${high + h * 0.46}L${mid + w * 0.8} ${high + h * 0.3}L${mid + w * 0.72} ${plane + h * 0.2}Z`) // prettier-ignore
    const knobs = [[mid - w * 0.8, high + h * 0.24], [mid, high - h * 0.16], [mid + w * 0.8, high + h * 0.24]].map(([x, y]) => closed(oval(x!, y!, h * 0.09))) // prettier-ignore
    const base = rect(mid - w * 0.72, plane + h * 0.12, w * 1.44, h * 0.7)
    return [
      back,
      pad(mid - w * 0.56, high + h * 0.6, w * 1.12, plane - high - h * 0.58, h * 0.14),
      ...knobs,
      base,
      pad(mid - w * 0.76, plane - h * 0.04, w * 1.52, h * 0.2, h * 0.08),
      rect(mid - w * 0.9, -h * 0.2, w * 1.8, h * 0.2),
      closed(`M${(left + right) / 2} ${plane + h * 0.3}L${(left + right) / 2 + h * 0.11} ${plane + h * 0.46}L${(left + right) / 2} ${plane + h * 0.62}L${(left + right) / 2 - h * 0.11} ${plane + h * 0.46}Z`),
    ] // prettier-ignore
  },
  sofa({ left, right, plane, top }) {
    const h = -plane
    const [from, to, arm] = [left - h * 0.3, right + h * 0.5, h * 0.4]
    const count = Math.max(2, Math.round((to - from) / (h * 2)))
    const [wide, back] = [(to - from) / count, top - h * 0.1]
    const each = (draw: (x: number) => Shape) =>
      Array.from({ length: count }, (_, i) => draw(from + i * wide))
    return [
      ...[from - arm * 0.6, to + arm * 0.2].map((x) => rect(x, -h * 0.14, arm * 0.4, h * 0.14)),
      pad(from - arm * 0.4, back - h * 0.1, to - from + arm * 0.8, -back, h * 0.2),
      ...each((x) => pad(x, back, wide, plane - back, h * 0.16)),
      rect(from, plane + h * 0.26, to - from, h * 0.6),
      ...each((x) => pad(x, plane - h * 0.03, wide, h * 0.32, h * 0.1)),
      ...[from - arm, to].map((x) => pad(x, plane - h * 0.42, arm, h * 1.28, h * 0.19)),
    ]
  },
  bench({ left, right, plane, top }) {
    const h = -plane
    const [from, to, board] = [left - h * 0.5, right + h * 0.6, h * 0.2]
    return [
      ...[from + h * 0.3, to - h * 0.42].map((x) => rect(x, top + h * 0.1, h * 0.13, plane - top)),
      ...[0.16, 0.55].map((share) => pad(from, top + (plane - top) * share, to - from, board * 1.15, h * 0.05)),
      ...[from + h * 0.2, to - h * 0.36].map((x) => rect(x, plane, h * 0.17, h)),
      poly([from, plane + h * 0.05], [from + h * 0.16, plane - h * 0.16], [to - h * 0.16, plane - h * 0.16], [to, plane + h * 0.05]),
      rect(from, plane + h * 0.05, to - from, h * 0.13),
    ] // prettier-ignore
  },
  bed({ left, right, plane }) {
    const h = -plane
    const [from, to, post] = [left - h * 1.5, right + h * 1.1, h * 0.2]
    const [deep, edge] = [h * 0.42, plane + h * 0.06]
    return [
      pad(from - post, plane - h * 1.25, post * 1.3, h * 2.2, h * 0.08),
      poly([from, edge], [from + deep, edge - deep], [to, edge - deep], [to, edge]),
      pad(from + h * 0.12, plane - h * 0.62, h * 0.95, h * 0.46, h * 0.2),
      rect(from, edge, to - from, h * 0.36),
      poly([left - h * 0.4, edge - deep], [to, edge - deep], [to, edge + h * 0.5], [left - h * 0.4, edge + h * 0.5]),
      stroke(`M${left - h * 0.14} ${edge - deep}L${left - h * 0.14} ${edge + h * 0.5}`),
      rect(from, edge + h * 0.5, to - from, h * 0.18),
      rect(from, edge + h * 0.68, h * 0.14, h * 0.26),
      pad(to, plane - h * 0.6, post, h * 1.56, h * 0.08),
    ] // prettier-ignore
  },
}

export const isSeat = (id: string): boolean => Object.hasOwn(SEATS, id)

/** The seat that fits its sitters. */
export const seatShapes = (id: string, plan: SeatPlan): Shape[] => SEATS[id]!(plan)
