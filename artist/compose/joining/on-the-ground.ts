import { clusterBox, partBox, type Cluster, type Part } from '../figures/cluster.ts'
import { closed, markPart, oval, stroke } from './mark-figure.ts'

/** Shares of the width of the seated group: the blanket beyond it and its depth, and the size of what is on it. */
const [BEYOND, DEPTH, THINGS] = [0.04, 0.13, 0.1]

/** A checked blanket below people who sit, with sandwiches, fruit and a jug in the middle before them. */
export function putOnBlanket(seated: Cluster): Cluster {
  const { x, y, w, h } = clusterBox(seated)
  const ground = y + h
  const [left, right, far, near] = [x - w * BEYOND, x + w * (1 + BEYOND), ground - w * DEPTH * 1.5, ground + w * DEPTH] // prettier-ignore
  const inset = w * 0.12
  const edge = closed(`M${left + inset} ${far}L${right - inset} ${far}L${right} ${near}L${left} ${near}Z`)
  const stripe = (share: number) => stroke(`M${left + inset + (right - left - 2 * inset) * share} ${far}L${left + (right - left) * share} ${near}`, 0.9) // prettier-ignore
  const across = (share: number) => stroke(`M${left + inset * (1 - share)} ${far + (near - far) * share}L${right - inset * (1 - share)} ${far + (near - far) * share}`, 0.9) // prettier-ignore
  const seams = [...[0.25, 0.5, 0.75].map(stripe), across(0.55)].map((line) => ({
    ...line,
    taper: undefined,
  }))
  const box = { x: left, y: far, w: right - left, h: near - far }
  const blanket = { ...markPart('blanket', [edge, ...seams.map(({ taper: _none, ...line }) => line)], box), behind: true } // prettier-ignore
  const s = w * THINGS
  const [cx, floor] = [x + w / 2, ground + w * DEPTH * 0.62]
  const plate = [
    closed(oval(cx - s * 0.2, floor - s * 0.16, s * 1.15, s * 0.36)),
    ...[-0.85, -0.1].map((at) => closed(`M${cx + s * at} ${floor - s * 0.2}L${cx + s * (at + 0.7)} ${floor - s * 0.2}L${cx + s * (at + 0.55)} ${floor - s * 0.95}Z`)),
  ] // prettier-ignore
  const jug = [
    closed(`M${cx + s * 1.2} ${floor - s * 1.7}L${cx + s * 2} ${floor - s * 1.7}L${cx + s * 2.15} ${floor}L${cx + s * 1.05} ${floor}Z`),
    stroke(`M${cx + s * 1.14} ${floor - s}L${cx + s * 2.06} ${floor - s}`, 1),
  ] // prettier-ignore
  const apple = closed(oval(cx - s * 1.95, floor - s * 0.45, s * 0.5, s * 0.46))
  const leaf = closed(`M${cx - s * 1.95} ${floor - s * 0.9}C${cx - s * 1.8} ${floor - s * 1.3} ${cx - s * 1.5} ${floor - s * 1.3} ${cx - s * 1.4} ${floor - s * 1.2}C${cx - s * 1.5} ${floor - s * 0.95} ${cx - s * 1.7} ${floor - s * 0.85} ${cx - s * 1.95} ${floor - s * 0.9}Z`) // prettier-ignore
  const food = markPart('picnic', [...plate, ...jug, apple, leaf], { x: cx - s * 2.5, y: floor - s * 1.8, w: s * 4.7, h: s * 2 }) // prettier-ignore
  return { ...seated, parts: [...seated.parts, blanket, food] }
}

/** A campfire in the middle before people who sit. */
export function putAroundFire(seated: Cluster): Cluster {
  const { x, y, w, h } = clusterBox(seated)
  const s = Math.max(w, h) * 0.1
  const [cx, floor] = [x + w / 2, y + h + s * 0.7]
  const at = (dx: number, dy: number) => `${cx + dx * s} ${floor + dy * s}`
  const fire = [
    closed(`M${at(-0.9, -0.4)}C${at(-1.3, -1.4)} ${at(-0.8, -1.7)} ${at(-0.7, -2.4)}C${at(-0.4, -2)} ${at(-0.3, -2)} ${at(0, -3.2)}C${at(0.3, -2.4)} ${at(0.5, -2.2)} ${at(0.6, -2.3)}C${at(0.9, -1.6)} ${at(1.3, -1.3)} ${at(0.9, -0.4)}Z`),
    closed(`M${at(-0.42, -0.4)}C${at(-0.6, -1)} ${at(-0.2, -1.2)} ${at(0, -1.8)}C${at(0.2, -1.2)} ${at(0.6, -1)} ${at(0.42, -0.4)}Z`),
    closed(`M${at(-1.5, -0.5)}L${at(1.3, 0)}L${at(1.4, -0.36)}L${at(-1.4, -0.86)}Z`),
    closed(`M${at(1.5, -0.5)}L${at(-1.3, 0)}L${at(-1.4, -0.36)}L${at(1.4, -0.86)}Z`),
    ...[-1.9, 1.9].map((dx) => closed(oval(cx + dx * s, floor - s * 0.2, s * 0.4, s * 0.3))),
  ] // prettier-ignore
  return { ...seated, parts: [...seated.parts, markPart('campfire', fire, { x: cx - s * 2.3, y: floor - s * 3.2, w: s * 4.6, h: s * 3.3 })] } // prettier-ignore
}

/** A bucket of water in front of a person who washes something large, and foam on its roof. */
export function putFoam(washers: Cluster, washed: Part): Cluster {
  const car = partBox(washed)
  const s = car.h * 0.1
  const [cx, floor] = [car.x + car.w / 2, car.y + car.h + s * 0.4]
  const foam = (x: number, y: number, r: number) => closed(oval(x, y, r, r * 0.86))
  const suds = [[-1.9, 0.3, 0.9], [-0.8, -0.3, 1.2], [0.7, -0.2, 1.1], [1.8, 0.35, 0.8]].map(([dx, dy, r]) => foam(cx + dx! * s, car.y + (0.3 + dy!) * s, r! * s)) // prettier-ignore
  const bucket = [
    stroke(`M${cx - s * 1.2} ${floor - s * 2.2}C${cx - s * 0.9} ${floor - s * 3.7} ${cx + s * 0.9} ${floor - s * 3.7} ${cx + s * 1.2} ${floor - s * 2.2}`, 1.2),
    ...[-0.8, 0, 0.8].map((dx) => foam(cx + dx * s, floor - s * 2.3, s * 0.6)),
    closed(`M${cx - s * 1.3} ${floor - s * 2.1}L${cx + s * 1.3} ${floor - s * 2.1}L${cx + s} ${floor}L${cx - s} ${floor}Z`),
    stroke(`M${cx - s * 1.2} ${floor - s * 1.4}L${cx + s * 1.2} ${floor - s * 1.4}`, 0.9),
  ] // prettier-ignore
  const onRoof = markPart('foam', suds, { x: cx - s * 3, y: car.y - s * 1.2, w: s * 6, h: s * 2.4 })
  const below = markPart('bucket', bucket, { x: cx - s * 1.3, y: floor - s * 3.4, w: s * 2.6, h: s * 3.4 })
  return { ...washers, parts: [...washers.parts, onRoof, below] }
}
