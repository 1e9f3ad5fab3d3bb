import type { Box } from '../../drawing.ts'
import { clusterBox, directionOf, mainPart, partBox, type Cluster, type Part } from '../figures/cluster.ts'
import { nouns } from '../figures/noun-lists.ts'
import { tiltFigure } from '../figures/transform.ts'
import { closed, markPart, oval, stroke } from './mark-figure.ts'
import type { Unit } from './unit.ts'

const ROCKETS = nouns('rocket space-shuttle')
const PLANES = nouns('airplane biplane glider')
const FLIGHTS = nouns('take-off land')
const PUSHERS = nouns('bulldozer wheel-loader snowplow')
const TIPPERS = nouns('dump-truck truck garbage-truck pickup')

/** Shows what a vehicle does: smoke below a rocket, a runway below a plane, furrows behind a plow, a heap behind a truck. */
export function addVehicleMarks(cluster: Cluster, { drawable: { wished, maker } }: Unit): Cluster {
  const { verb = '', noun } = wished
  if (maker.source === 'people' || maker.source === 'animals' || wished.count > 1) return cluster
  if (FLIGHTS.has(verb) && ROCKETS.has(noun)) return withSmoke(cluster)
  if (FLIGHTS.has(verb) && PLANES.has(noun)) return overRunway(cluster)
  if (FLYING.has(verb) && ROCKETS.has(noun)) return onCourse(cluster)
  if (verb === 'plow') return withPlow(cluster)
  if (verb === 'push' && PUSHERS.has(noun)) return withHeap(cluster, -1)
  return verb === 'unload' && TIPPERS.has(noun) ? withHeap(cluster) : cluster
}

const FLYING = nouns('fly pilot travel drive')
/** How far a flying rocket leans, in degrees; an upright one seems to stand. */
const LEAN = 28

const onCourse = (cluster: Cluster): Cluster => ({
  ...cluster,
  parts: cluster.parts.map((part, i) =>
    i === 0 ? { ...part, figure: tiltFigure(part.figure, directionOf(cluster) * LEAN) } : part,
  ),
})

/** Bumps of the smoke below a rocket: shares of its width to the side and up, from left to right. */
const BUMPS = [[-1.5, 0.02], [-1.36, 0.34], [-0.92, 0.5], [-0.5, 0.42], [-0.2, 0.2], [0.2, 0.2], [0.5, 0.44], [0.94, 0.5], [1.38, 0.32], [1.5, 0]] as const // prettier-ignore

/** A cloud of smoke that spreads over the ground below a rocket; its flame is in front of it. */
function withSmoke(cluster: Cluster): Cluster {
  const box = partBox(mainPart(cluster))
  const [x, ground, r] = [box.x + box.w / 2, box.y + box.h + box.w * 0.16, box.w * 0.62]
  const at = ([u, v]: readonly [number, number]) => `${x + u * r} ${ground - v * r}`
  const bumps = BUMPS.slice(1).map((to, i) => {
    const from = BUMPS[i]!
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    // Each bump swells outwards, at a right angle to the way from one point to the next.
    const out = (share: number): readonly [number, number] => [from[0] + dx * share - dy * 0.6, from[1] + dy * share + Math.abs(dx) * 0.5 + 0.06] // prettier-ignore
    return `C${at(out(0.06))} ${at(out(0.94))} ${at(to)}`
  })
  const low = [1, 0.5, 0, -0.5, -1, -1.5].map((u) => `C${at([u + 0.42, -0.26])} ${at([u + 0.08, -0.26])} ${at([u, 0])}`) // prettier-ignore
  const curls = [[-0.9, 0.2], [0.86, 0.2], [-0.4, 0.02], [0.4, 0.02]].map(([u, v]) => stroke(`M${at([u! - 0.16, v!])}C${at([u! - 0.14, v! + 0.22])} ${at([u! + 0.16, v! + 0.22])} ${at([u! + 0.14, v! - 0.02])}`, 1)) // prettier-ignore
  const cloud = markPart('smoke', [closed(`M${at(BUMPS[0])}${bumps.join('')}${low.join('')}Z`), ...curls], { x: x - r * 1.7, y: ground - r * 0.9, w: r * 3.4, h: r * 1.16 }) // prettier-ignore
  return { ...cluster, zone: 'ground', parts: [...cluster.parts, { ...cloud, behind: true }] }
}

/** How far the nose of a plane is raised, in degrees, and its height above the runway as a share of its length. */
const [NOSE_UP, ABOVE] = [9, 0.2]

function overRunway(cluster: Cluster): Cluster {
  const [plane, ...others] = cluster.parts
  const direction = directionOf(cluster)
  const part: Part = { ...plane!, figure: tiltFigure(plane!.figure, -direction * NOSE_UP) }
  const box = partBox(part)
  const ground = box.y + box.h + box.w * ABOVE
  const wheel = (along: number, up: number): Part => {
    const [x, y, r] = [box.x + box.w * (direction > 0 ? along : 1 - along), box.y + box.h * up, box.w * 0.035]
    const strut = closed(`M${x - r * 0.3} ${y - r * 4}L${x + r * 0.3} ${y - r * 4}L${x + r * 0.3} ${y}L${x - r * 0.3} ${y}Z`) // prettier-ignore
    return { ...markPart('wheel', [strut, closed(oval(x, y, r)), closed(oval(x, y, r * 0.4))], { x: x - r, y: y - r * 4, w: r * 2, h: r * 5 }), behind: true } // prettier-ignore
  }
  const x = box.x + box.w / 2
  const [half, depth] = [box.w * 0.56, box.w * 0.13]
  const strip = closed(`M${x - half * 0.8} ${ground - depth}L${x + half * 0.8} ${ground - depth}L${x + half} ${ground + depth}L${x - half} ${ground + depth}Z`) // prettier-ignore
  const dashes = [-0.66, -0.22, 0.22, 0.66].map((share) => closed(`M${x + half * (share - 0.12)} ${ground - depth * 0.14}L${x + half * (share + 0.12)} ${ground - depth * 0.14}L${x + half * (share + 0.13)} ${ground + depth * 0.18}L${x + half * (share - 0.13)} ${ground + depth * 0.18}Z`)) // prettier-ignore
  const runway = markPart('runway', [strip, ...dashes], { x: x - half, y: ground - depth, w: half * 2, h: depth * 2 }) // prettier-ignore
  const wheels = [wheel(0.42, 0.92), wheel(0.52, 0.9), wheel(0.84, 0.72)]
  return { ...cluster, zone: 'ground', parts: [part, ...others, ...wheels, { ...runway, behind: true }] }
}

/** A share of the tractor's height: the length of the plow. */
const PLOW = 0.62

function withPlow(cluster: Cluster): Cluster {
  const box = partBox(mainPart(cluster))
  const direction = directionOf(cluster)
  const [back, ground, length] = [direction > 0 ? box.x : box.x + box.w, box.y + box.h, box.h * PLOW]
  const at = (u: number, v: number) => `${back - direction * u * length} ${ground - v * length}`
  const beam = closed(`M${at(-0.2, 0.5)}L${at(1, 0.56)}L${at(1, 0.46)}L${at(-0.2, 0.4)}Z`)
  const blades = [0.24, 0.56, 0.88].map((u) => closed(`M${at(u - 0.05, 0.5)}L${at(u + 0.05, 0.5)}C${at(u + 0.06, 0.3)} ${at(u - 0.02, 0.16)} ${at(u - 0.16, 0.02)}C${at(u - 0.2, 0.16)} ${at(u - 0.12, 0.34)} ${at(u - 0.05, 0.5)}Z`)) // prettier-ignore
  const clods = [[0.3, 0.14, 0.05], [0.66, 0.16, 0.06], [1.02, 0.14, 0.07], [1.2, 0.06, 0.06]].map(([u, v, r]) => closed(oval(back - direction * u! * length, ground - v! * length, r! * length * 1.2, r! * length))) // prettier-ignore
  const front = direction > 0 ? box.x + box.w : box.x
  const end = back - direction * length * 1.3
  const furrows = [0, 1, 2].map((i) => {
    const y = ground + box.h * (0.02 + 0.055 * i)
    const wave = `C${end + (front - end) * 0.3} ${y - box.h * 0.02} ${end + (front - end) * 0.6} ${y + box.h * 0.02} ${front} ${y}`
    const lower = `L${front} ${y + box.h * 0.05}C${end + (front - end) * 0.6} ${y + box.h * 0.07} ${end + (front - end) * 0.3} ${y + box.h * 0.03} ${end} ${y + box.h * 0.05}Z`
    return closed(`M${end} ${y}${wave}${lower}`)
  })
  const left = Math.min(front, end)
  const w = Math.abs(front - end)
  const frame: Box = { x: left, y: ground - length * 0.56, w, h: length * 0.56 }
  const soil = markPart('furrow', furrows, { x: left, y: ground, w, h: box.h * 0.2 })
  return {
    ...cluster,
    parts: [
      ...cluster.parts,
      { ...soil, behind: true },
      markPart('plow', [beam, ...blades, ...clods], frame),
    ],
  }
}

/** The size of a heap as a share of the truck's height. */
const HEAP = 0.5

/** A heap behind a truck, onto which sand falls; before a bulldozer there is none that falls. */
function withHeap(cluster: Cluster, side: 1 | -1 = 1): Cluster {
  const box = clusterBox(cluster)
  const direction = (directionOf(cluster) * side) as 1 | -1
  const [back, ground, h] = [direction > 0 ? box.x : box.x + box.w, box.y + box.h, box.h * HEAP]
  const x = back - direction * h * 0.5
  const at = (u: number, v: number) => `${x - direction * u * h} ${ground - v * h}`
  const heap = closed(`M${at(-0.9, 0)}C${at(-0.6, 0.3)} ${at(-0.4, 0.86)} ${at(-0.1, 0.96)}C${at(0.2, 1.02)} ${at(0.5, 0.6)} ${at(0.62, 0.4)}C${at(0.8, 0.2)} ${at(1, 0.1)} ${at(1.1, 0)}Z`) // prettier-ignore
  const fall = closed(`M${at(-0.52, 1.62)}C${at(-0.2, 1.6)} ${at(-0.02, 1.3)} ${at(0.12, 0.9)}L${at(-0.3, 0.86)}C${at(-0.34, 1.1)} ${at(-0.4, 1.3)} ${at(-0.6, 1.4)}Z`) // prettier-ignore
  const grains = [[-0.3, 0.4], [0.1, 0.56], [0.3, 0.24], [-0.02, 0.2], [0.66, 0.14]].map(([u, v]) => closed(oval(x - direction * u! * h, ground - v! * h, h * 0.035))) // prettier-ignore
  const dust = stroke(`M${at(0.3, 1.1)}C${at(0.36, 1)} ${at(0.42, 0.96)} ${at(0.5, 0.94)}`, 1)
  const frame = { x: x - h * 1.1, y: ground - h * 1.62, w: h * 2.2, h: h * 1.62 }
  return {
    ...cluster,
    parts: [...cluster.parts, markPart('sand', [...(side > 0 ? [fall] : []), heap, ...grains, dust], frame)],
  }
}
