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
  const size = w * THINGS
  const [cx, floor] = [x + w / 2, ground + w * DEPTH * 0.62]
  const plate = [
    closed(oval(cx - size * 0.2, floor - size * 0.16, size * 1.15, size * 0.36)),
    ...[-0.85, -0.1].map((at) => closed(`M${cx + size * at} ${floor - size * 0.2}L${cx + size * (at + 0.7)} ${floor - size * 0.2}L${cx + size * (at + 0.55)} ${floor - size * 0.95}Z`)),
  ] // prettier-ignore
  const jug = [
    closed(`M${cx + size * 1.2} ${floor - size * 1.7}L${cx + size * 2} ${floor - size * 1.7}L${cx + size * 2.15} ${floor}L${cx + size * 1.05} ${floor}Z`),
    stroke(`M${cx + size * 1.14} ${floor - size}L${cx + size * 2.06} ${floor - size}`, 1),
  ] // prettier-ignore
  const apple = closed(oval(cx - size * 1.95, floor - size * 0.45, size * 0.5, size * 0.46))
  const leaf = closed(`M${cx - size * 1.95} ${floor - size * 0.9}C${cx - size * 1.8} ${floor - size * 1.3} ${cx - size * 1.5} ${floor - size * 1.3} ${cx - size * 1.4} ${floor - size * 1.2}C${cx - size * 1.5} ${floor - size * 0.95} ${cx - size * 1.7} ${floor - size * 0.85} ${cx - size * 1.95} ${floor - size * 0.9}Z`) // prettier-ignore
  const food = markPart('picnic', [...plate, ...jug, apple, leaf], { x: cx - size * 2.5, y: floor - size * 1.8, w: size * 4.7, h: size * 2 }) // prettier-ignore
  return { ...seated, parts: [...seated.parts, blanket, food] }
}

/** A campfire in the middle before people who sit. */
export function putAroundFire(seated: Cluster): Cluster {
  const { x, y, w, h } = clusterBox(seated)
  const size = Math.max(w, h) * 0.1
  const [cx, floor] = [x + w / 2, y + h + size * 0.7]
  const at = (dx: number, dy: number) => `${cx + dx * size} ${floor + dy * size}`
  const fire = [
    closed(`M${at(-0.9, -0.4)}C${at(-1.3, -1.4)} ${at(-0.8, -1.7)} ${at(-0.7, -2.4)}C${at(-0.4, -2)} ${at(-0.3, -2)} ${at(0, -3.2)}C${at(0.3, -2.4)} ${at(0.5, -2.2)} ${at(0.6, -2.3)}C${at(0.9, -1.6)} ${at(1.3, -1.3)} ${at(0.9, -0.4)}Z`),
    closed(`M${at(-0.42, -0.4)}C${at(-0.6, -1)} ${at(-0.2, -1.2)} ${at(0, -1.8)}C${at(0.2, -1.2)} ${at(0.6, -1)} ${at(0.42, -0.4)}Z`),
    closed(`M${at(-1.5, -0.5)}L${at(1.3, 0)}L${at(1.4, -0.36)}L${at(-1.4, -0.86)}Z`),
    closed(`M${at(1.5, -0.5)}L${at(-1.3, 0)}L${at(-1.4, -0.36)}L${at(1.4, -0.86)}Z`),
    ...[-1.9, 1.9].map((dx) => closed(oval(cx + dx * size, floor - size * 0.2, size * 0.4, size * 0.3))),
  ] // prettier-ignore
  return { ...seated, parts: [...seated.parts, markPart('campfire', fire, { x: cx - size * 2.3, y: floor - size * 3.2, w: size * 4.6, h: size * 3.3 })] } // prettier-ignore
}

/** A bucket of water in front of a person who washes something large, and foam on its roof. */
export function putFoam(washers: Cluster, washed: Part): Cluster {
  const car = partBox(washed)
  const size = car.h * 0.1
  const [cx, floor] = [car.x + car.w / 2, car.y + car.h + size * 0.4]
  const foam = (x: number, y: number, r: number) => closed(oval(x, y, r, r * 0.86))
  const suds = [[-1.9, 0.3, 0.9], [-0.8, -0.3, 1.2], [0.7, -0.2, 1.1], [1.8, 0.35, 0.8]].map(([dx, dy, r]) => foam(cx + dx! * size, car.y + (0.3 + dy!) * size, r! * size)) // prettier-ignore
  const bucket = [
    stroke(`M${cx - size * 1.2} ${floor - size * 2.2}C${cx - size * 0.9} ${floor - size * 3.7} ${cx + size * 0.9} ${floor - size * 3.7} ${cx + size * 1.2} ${floor - size * 2.2}`, 1.2),
    ...[-0.8, 0, 0.8].map((dx) => foam(cx + dx * size, floor - size * 2.3, size * 0.6)),
    closed(`M${cx - size * 1.3} ${floor - size * 2.1}L${cx + size * 1.3} ${floor - size * 2.1}L${cx + size} ${floor}L${cx - size} ${floor}Z`),
    stroke(`M${cx - size * 1.2} ${floor - size * 1.4}L${cx + size * 1.2} ${floor - size * 1.4}`, 0.9),
  ] // prettier-ignore
  const onRoof = markPart('foam', suds, {
    x: cx - size * 3,
    y: car.y - size * 1.2,
    w: size * 6,
    h: size * 2.4,
  })
  const below = markPart('bucket', bucket, {
    x: cx - size * 1.3,
    y: floor - size * 3.4,
    w: size * 2.6,
    h: size * 3.4,
  })
  return { ...washers, parts: [...washers.parts, onRoof, below] }
}
