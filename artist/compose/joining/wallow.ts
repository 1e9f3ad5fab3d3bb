import { clusterBox, partBox, type Cluster, type Part } from '../figures/cluster.ts'
import { closed, insteadOf, markPart, oval, stroke } from './mark-figure.ts'
import { centreX } from './scale-to-fit.ts'

/** Shares of the animals' size: how far the mud reaches beside them, in front of them and up their bodies. */
const [BESIDE, IN_FRONT, UP] = [0.12, 0.14, 0.16]

/** Puts animals into a puddle of mud: its near edge hides their feet, and drops fly up. */
export function putInMud(animals: Cluster, puddle: Cluster): Cluster {
  const box = clusterBox(animals)
  const size = Math.min(...animals.parts.map((part) => partBox(part).h))
  const [x, rx] = [centreX(box), box.w * (0.5 + BESIDE)]
  const rise = box.y + box.h - size
  const [top, front] = [Math.min(-size * 0.3, rise * 0.7 - size * 0.3), size * IN_FRONT]
  const at = (u: number, y: number) => `${x + u * rx} ${y}`
  const far = closed(`M${at(-1, -size * 0.06)}C${at(-1.04, top * 0.6)} ${at(-0.7, top)} ${at(-0.3, top)}C${at(0, top * 1.15)} ${at(0.4, top * 0.9)} ${at(0.6, top)}C${at(0.9, top * 0.9)} ${at(1.08, top * 0.4)} ${at(1, -size * 0.06)}C${at(0.9, front)} ${at(-0.9, front)} ${at(-1, -size * 0.06)}Z`) // prettier-ignore
  const edge = -size * UP
  const near = closed(`M${at(-1, -size * 0.06)}C${at(-0.86, edge)} ${at(-0.72, edge)} ${at(-0.6, edge * 0.7)}C${at(-0.46, edge * 1.3)} ${at(-0.3, edge * 1.2)} ${at(-0.2, edge * 0.7)}C${at(-0.06, edge * 1.2)} ${at(0.1, edge * 1.3)} ${at(0.22, edge * 0.7)}C${at(0.36, edge * 1.2)} ${at(0.52, edge * 1.2)} ${at(0.62, edge * 0.7)}C${at(0.74, edge)} ${at(0.88, edge)} ${at(1, -size * 0.06)}C${at(1.02, front * 0.6)} ${at(0.6, front)} ${at(0.3, front * 0.8)}C${at(0, front * 1.1)} ${at(-0.4, front * 0.8)} ${at(-0.6, front * 0.9)}C${at(-0.9, front * 0.8)} ${at(-1.04, front * 0.3)} ${at(-1, -size * 0.06)}Z`) // prettier-ignore
  const drops = [[-1.08, -0.5, 0.05], [-0.96, -0.7, 0.035], [1.02, -0.56, 0.05], [1.1, -0.34, 0.035]].map(([u, v, r]) => closed(oval(x + u! * rx, v! * size, r! * size, r! * size * 1.2))) // prettier-ignore
  const frame = { x: x - rx * 1.15, y: top, w: rx * 2.3, h: front - top }
  return {
    ...animals,
    parts: [
      ...animals.parts,
      insteadOf(puddle, markPart('puddle', [near, ...drops], frame)),
      { ...markPart('puddle', [far], frame), behind: true },
    ],
  }
}

/** A tongue from the mouth of a frog to the insect that it catches. */
export function putOnTongue(insect: Cluster, frog: Cluster): Cluster {
  const [body] = frog.parts
  const box = partBox(body!)
  const [bug] = insect.parts
  const own = clusterBox({ ...insect, parts: [bug!] })
  const face = body!.figure.face
  const { move } = body!
  const mouth = face
    ? { x: (face.x + face.w / 2) * move.scale + move.x, y: (face.y + face.h * 0.82) * move.scale + move.y }
    : { x: centreX(box), y: box.y + box.h * 0.4 }
  const scale = (box.h * INSECT) / Math.max(own.w, own.h)
  const to = { x: box.x + box.w * 1.22, y: box.y + box.h * 0.06 }
  const thickness = box.h * 0.034
  const tongue = closed(`M${mouth.x - thickness * 1.4} ${mouth.y}C${mouth.x + box.w * 0.2} ${mouth.y + box.h * 0.16} ${to.x - box.w * 0.1} ${mouth.y - box.h * 0.1} ${to.x - thickness} ${to.y + thickness}C${to.x - thickness * 2} ${to.y - thickness * 1.4} ${to.x + thickness * 2} ${to.y - thickness * 1.4} ${to.x + thickness} ${to.y + thickness * 1.4}C${to.x + thickness} ${mouth.y + box.h * 0.04} ${mouth.x + box.w * 0.3} ${mouth.y + box.h * 0.24} ${mouth.x - thickness * 1.4} ${mouth.y}Z`) // prettier-ignore
  const caught = {
    ...bug!,
    move: {
      scale: bug!.move.scale * scale,
      x: to.x + thickness - (own.x + own.w * 0.3) * scale + bug!.move.x * scale,
      y: to.y - (own.y + own.h * 0.6) * scale + bug!.move.y * scale,
    },
  }
  const mark = markPart('tongue', [tongue], { x: mouth.x, y: to.y, w: to.x - mouth.x, h: mouth.y - to.y })
  return { ...frog, parts: [...frog.parts, mark, caught] }
}
/** Size of the insect as a share of the frog's height. */
const INSECT = 0.34

/** The surface of the water in front of a floating figure. */
export function waterlineOf(part: Part): Part {
  const { x, y, w, h } = partBox(part)
  const [level, low, side] = [y + h * 0.86, y + h * 1.06, w * 0.14]
  const count = 4
  const step = (w + 2 * side) / count
  const wave = Array.from({ length: count }, (_, i) => {
    const from = x - side + i * step
    return `C${from + step * 0.2} ${level - h * 0.09} ${from + step * 0.4} ${level - h * 0.09} ${from + step * 0.5} ${level}C${from + step * 0.6} ${level + h * 0.06} ${from + step * 0.8} ${level + h * 0.06} ${from + step} ${level}`
  }).join('')
  const surface = `M${x - side} ${level}${wave}`
  const water = { ...closed(`${surface}L${x + w + side} ${low}L${x - side} ${low}Z`), stroke: 0 }
  return markPart('water', [water, stroke(surface, 1.2)], { x: x - side, y: level - h * 0.1, w: w + 2 * side, h: low - level + h * 0.1 }) // prettier-ignore
}
