import type { Box, Figure, Shape } from '../../drawing.ts'
import { mainPart, type Cluster, type Part } from '../figures/cluster.ts'

/** A shape to color that is drawn with the figures: a puff of dust, a drop, a note. */
export const closed = (d: string): Shape => ({ d, fill: 'paper', stroke: 1, level: 0 })
/** A free line that becomes thin at its end. */
export const stroke = (d: string, width = 1): Shape => ({ d, fill: 'none', stroke: width, level: 0, taper: [0.1, 0.5] }) // prettier-ignore

/** Shapes in centimetres as a part of a cluster. */
export function markPart(id: string, shapes: readonly Shape[], box: Box): Part {
  const figure: Figure = { id, shapes: [...shapes], front: [], box, ground: 0, facing: 'front', anchors: {} }
  return { figure, move: { scale: 1, x: 0, y: 0 }, frontAfter: 0 }
}

/** A closed round outline, `rx` and `ry` from its middle. */
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  const [controlX, controlY] = [rx * 0.5523, ry * 0.5523]
  return `M${cx - rx} ${cy}C${cx - rx} ${cy - controlY} ${cx - controlX} ${cy - ry} ${cx} ${cy - ry}C${cx + controlX} ${cy - ry} ${cx + rx} ${cy - controlY} ${cx + rx} ${cy}C${cx + rx} ${cy + controlY} ${cx + controlX} ${cy + ry} ${cx} ${cy + ry}C${cx - controlX} ${cy + ry} ${cx - rx} ${cy + controlY} ${cx - rx} ${cy}Z`
}

/** A pointed leaf from its stalk to its tip. */
export function leafAt(x: number, y: number, dx: number, dy: number): Shape {
  const side = (along: number, across: number) =>
    `${x + dx * along - dy * across} ${y + dy * along + dx * across}`
  return closed(
    `M${x} ${y}C${side(0.2, 0.42)} ${side(0.7, 0.4)} ${x + dx} ${y + dy}C${side(0.7, -0.4)} ${side(0.2, -0.42)} ${x} ${y}Z`,
  )
}

/** A round crown of leaves. */
export function cloud(x: number, y: number, rx: number, ry: number): string {
  const bumps = 9
  const at = (i: number) => {
    const a = (i / bumps) * 2 * Math.PI
    return `${x + Math.cos(a) * rx} ${y + Math.sin(a) * ry}`
  }
  const out = (i: number, share: number) => {
    const a = ((i + share) / bumps) * 2 * Math.PI
    return `${x + Math.cos(a) * rx * 1.3} ${y + Math.sin(a) * ry * 1.34}`
  }
  const bump = (i: number) => `C${out(i, 0.2)} ${out(i, 0.8)} ${at(i + 1)}`
  return `M${at(0)}${Array.from({ length: bumps }, (_, i) => bump(i)).join('')}Z`
}

/** Lines behind something round that flies. */
export function flightTrail(x: number, y: number, r: number, direction: 1 | -1): Part {
  const lines = [-0.6, 0, 0.6].map((dy) => stroke(`M${x - direction * r * 1.3} ${y + dy * r}L${x - direction * r * (2.6 - Math.abs(dy))} ${y + dy * r * 1.5}`, 1.2)) // prettier-ignore
  return markPart('motion', lines, {
    x: direction > 0 ? x - r * 2.6 : x + r * 1.3,
    y: y - r,
    w: r * 1.3,
    h: 2 * r,
  })
}

/** The part of a thing that is drawn in another way than its figure. */
export const insteadOf = (thing: Cluster, part: Part): Part => ({
  ...part,
  figureIndex: mainPart(thing).figureIndex,
})
