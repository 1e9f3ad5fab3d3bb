import { anchorOf, clusterBox, mainPart, transformCluster, type Cluster } from '../figures/cluster.ts'
import { closed, insteadOf, markPart, oval, stroke } from './mark-figure.ts'
import { centreX, moveCluster, scaleBetween } from './scale-to-fit.ts'

const rect = (x: number, y: number, w: number, h: number) => closed(`M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`) // prettier-ignore

/** Shares of the length of the crossing figure: the length of the bridge and the height of its arches. */
const [DECK, ARCHES] = [1.22, 0.5]

/** Puts a figure on the deck of a bridge with arches over water. */
export function putOnBridge(crosser: Cluster, bridge: Cluster): Cluster {
  const own = clusterBox(crosser)
  const length = Math.max(own.w, own.h * 0.9) * DECK
  const [half, h, thickness] = [length / 2, length * ARCHES, length * 0.045]
  const x = centreX(own)
  const [left, right] = [x - half, x + half]
  const count = 3
  const span = length / count
  const arches = Array.from({ length: count }, (_, i) => {
    const [from, to] = [left + span * (i + 0.12), left + span * (i + 0.88)]
    const spring = -h * 0.42
    return `L${from} 0L${from} ${spring}C${from} ${-h * 0.92} ${to} ${-h * 0.92} ${to} ${spring}L${to} 0`
  })
  const wall = closed(`M${left} ${-h}L${left} 0${arches.join('')}L${right} 0L${right} ${-h}Z`)
  const deck = rect(left - thickness * 0.4, -h - thickness, length + thickness * 0.8, thickness * 1.6)
  const arcs = Array.from({ length: count }, (_, i) => stroke(`M${left + span * (i + 0.05)} ${-h * 0.4}C${left + span * (i + 0.06)} ${-h * 0.98} ${left + span * (i + 0.94)} ${-h * 0.98} ${left + span * (i + 0.95)} ${-h * 0.4}`, 0.8)) // prettier-ignore
  const river = closed(`M${left} ${-h * 0.08}C${left + span * 0.5} ${-h * 0.16} ${left + span} 0 ${x} ${-h * 0.08}C${x + span * 0.5} ${-h * 0.16} ${right - span * 0.4} 0 ${right} ${-h * 0.08}L${right} ${h * 0.06}L${left} ${h * 0.06}Z`) // prettier-ignore
  const posts = Array.from({ length: 9 }, (_, i) => rect(left + (length / 9) * (i + 0.4), -h - thickness * 3.4, thickness * 0.4, thickness * 2.6)) // prettier-ignore
  const rail = rect(left, -h - thickness * 3.9, length, thickness * 0.6)
  const box = {
    x: left - thickness,
    y: -h - thickness * 4,
    w: length + 2 * thickness,
    h: h * 1.06 + thickness * 4,
  }
  const railing = markPart('bridge', [...posts, rail], box)
  const stone = insteadOf(bridge, markPart('bridge', [river, wall, ...arcs, deck], box))
  const raised = transformCluster(crosser, { scale: 1, x: 0, y: -h - thickness * 0.9 })
  return {
    ...raised,
    parts: [...raised.parts, { ...railing, behind: true }, { ...stone, behind: true }],
  }
}

/** The radius of a running wheel as a share of the runner's size. */
const WHEEL = 0.86

/** Puts a small animal into a running wheel on a stand. */
export function putInRunningWheel(runner: Cluster, wheel: Cluster): Cluster {
  const own = clusterBox(runner)
  const r = Math.max(own.w * 0.68, Math.sqrt(own.w * own.h) * WHEEL)
  const [x, y, thickness] = [centreX(own), -r * 1.16, r * 0.09]
  const box = { x: x - r * 1.1, y: y - r * 1.1, w: r * 2.2, h: r * 2.36 }
  const stand = closed(`M${x - r * 0.07} ${y}L${x + r * 0.07} ${y}L${x + r * 0.62} ${r * 0.02}L${x + r * 0.46} ${r * 0.02}L${x} ${y + r * 0.3}L${x - r * 0.46} ${r * 0.02}L${x - r * 0.62} ${r * 0.02}Z`) // prettier-ignore
  const spokes = [0, 45, 90, 135].map((degrees) => {
    const [u, v] = [Math.cos((degrees * Math.PI) / 180) * r, Math.sin((degrees * Math.PI) / 180) * r]
    return { ...closed(`M${x - u} ${y - v}L${x + u} ${y + v}`), fill: 'none' as const }
  })
  const back = markPart('wheel', [stand, closed(oval(x, y, r)), closed(oval(x, y, r - thickness)), ...spokes, closed(oval(x, y, r * 0.13))], box) // prettier-ignore
  const floor = y + Math.sqrt(Math.max(0, (r - thickness) ** 2 - (own.w * 0.3) ** 2))
  const inside = moveCluster(runner, { x, y: own.y + own.h }, { x, y: floor })
  return { ...inside, parts: [...inside.parts, { ...insteadOf(wheel, back), behind: true }] }
}

/** Size of what a crane lifts as a share of the crane's. */
const LIFTED = [0.26, 0.34] as const

/** Hangs a load below the hook of a crane, on two slings. */
export function putOnHook(load: Cluster, crane: Cluster): Cluster {
  const hook = anchorOf(mainPart(crane), 'handle') ?? { x: 0, y: 0 }
  const small = scaleBetween(load, crane, ...LIFTED)
  const own = clusterBox(small)
  const top = hook.y + own.w * 0.34
  const placed = moveCluster(small, { x: centreX(own), y: own.y }, { x: hook.x, y: top })
  const thickness = own.w * 0.012
  const sling = (direction: number) => {
    const [x, y] = [hook.x + direction * own.w * 0.36, top + own.h * 0.5]
    return closed(
      `M${hook.x - thickness} ${hook.y}L${hook.x + thickness} ${hook.y}L${x + thickness} ${y}L${x - thickness} ${y}Z`,
    )
  }
  const slings = markPart('rope', [sling(-1), sling(1)], { x: hook.x - own.w / 2, y: hook.y, w: own.w, h: top - hook.y }) // prettier-ignore
  return { ...crane, parts: [...crane.parts, { ...slings, behind: true }, ...placed.parts] }
}

/** Size of the rescued figure as a share of the helicopter's, and the length of the rope. */
const [SAVED, ROPE] = [0.46, 0.34]

/** Hangs a figure in a sling below a helicopter. */
export function putOnWinch(saved: Cluster, helicopter: Cluster): Cluster {
  const box = clusterBox(helicopter)
  const small = scaleBetween(saved, helicopter, SAVED, SAVED)
  const own = clusterBox(small)
  const [x, from, rope] = [centreX(box), box.y + box.h * 0.92, box.h * ROPE]
  const top = from + rope
  const placed = moveCluster(small, { x: centreX(own), y: own.y }, { x, y: top + own.h * 0.12 })
  const thickness = own.w * 0.018
  const there = clusterBox(placed)
  const line = rect(x - thickness, from, thickness * 2, top - from)
  const sling = (side: number) => closed(`M${x} ${top - thickness}L${x + side} ${there.y + there.h * 0.5}L${x + side - Math.sign(side) * thickness * 2} ${there.y + there.h * 0.52}L${x} ${top + thickness * 2}Z`) // prettier-ignore
  const belt = closed(`M${x - own.w * 0.34} ${there.y + there.h * 0.5}C${x - own.w * 0.2} ${there.y + there.h * 0.84} ${x + own.w * 0.2} ${there.y + there.h * 0.84} ${x + own.w * 0.34} ${there.y + there.h * 0.5}L${x + own.w * 0.34} ${there.y + there.h * 0.64}C${x + own.w * 0.2} ${there.y + there.h} ${x - own.w * 0.2} ${there.y + there.h} ${x - own.w * 0.34} ${there.y + there.h * 0.64}Z`) // prettier-ignore
  const tackle = markPart('rope', [line, sling(own.w * 0.34), sling(-own.w * 0.34)], { x: x - own.w / 2, y: from, w: own.w, h: there.y + there.h - from }) // prettier-ignore
  const around = markPart('sling', [belt], { x: x - own.w * 0.34, y: there.y + there.h / 2, w: own.w * 0.68, h: there.h / 2 }) // prettier-ignore
  return { ...helicopter, parts: [...helicopter.parts, { ...tackle, behind: true }, ...placed.parts, around] }
}
