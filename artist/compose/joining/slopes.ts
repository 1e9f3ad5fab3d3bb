import { clusterBox, directionOf, mainPart, partBox, type Cluster, type Part } from '../figures/cluster.ts'
import { tiltFigure } from '../figures/transform.ts'
import { closed, markPart, stroke } from './mark-figure.ts'
import { centreX, moveCluster } from './scale-to-fit.ts'

/** Draws a slope that goes down in a direction. The lower end is at 0, and dx and dy are one step along the slope. */
type DrawSlope = (length: number, low: number, direction: 1 | -1, step: { dx: number; dy: number }) => Part

interface Slope {
  /** In degrees. */
  steep: number
  /** The step from one slider to the next, as a share of its length. */
  next: number
  draw: DrawSlope
}

/** How deep the foot of the slope is, as a share of a slider's length. */
const FOOT = 0.2
/** The last of a row stays behind the top of the slope. */
const MAX_ON_SLOPE = 3

const iceSlope: DrawSlope = (length, low, direction, { dx, dy }) => {
  const top = { x: -direction * length * dx, y: -low - length * dy }
  const foot = direction * low * 1.6
  const back = top.x - direction * length * 0.2
  const hill = closed(`M${foot} 0C${foot - direction * low * 0.4} ${-low * 0.5} ${direction * low * 0.6} ${-low * 0.8} 0 ${-low}L${top.x} ${top.y}C${top.x - direction * length * 0.06} ${top.y - length * 0.03} ${back} ${top.y} ${back} ${top.y + length * 0.06}C${back - direction * length * 0.03} ${top.y * 0.5} ${back + direction * length * 0.02} ${top.y * 0.3} ${back - direction * length * 0.05} 0Z`) // prettier-ignore
  const blocks = [
    [0.34, 0.3],
    [0.62, 0.34],
    [0.8, 0.7],
    [0.66, 0.72],
  ].map(([along, up]) => {
    const [x, y, size] = [top.x * along!, top.y * along! * up!, length * 0.05]
    return stroke(`M${x - size} ${y}L${x - size * 0.3} ${y - size}L${x + size * 0.5} ${y - size * 0.2}L${x + size * 1.1} ${y - size * 0.9}`, 0.9) // prettier-ignore
  })
  const left = Math.min(foot, back - direction * length * 0.05)
  const w = Math.abs(foot - back) + length * 0.05
  return { ...markPart('iceberg', [hill, ...blocks], { x: left, y: top.y - length * 0.03, w, h: -top.y + length * 0.03 }), behind: true } // prettier-ignore
}

/** A round hill of snow, with two drifts. */
const snowSlope: DrawSlope = (length, low, direction, { dx, dy }) => {
  const top = { x: -direction * length * dx, y: -low - length * dy }
  const foot = direction * low * 2.4
  const back = top.x - direction * length * 0.16
  const hill = closed(`M${foot} 0C${direction * low * 1.4} ${-low * 0.2} ${direction * low * 0.8} ${-low * 0.64} 0 ${-low}L${top.x} ${top.y}C${top.x - direction * length * 0.07} ${top.y - length * 0.03} ${back} ${top.y * 0.9} ${back} ${top.y * 0.6}C${back} ${top.y * 0.3} ${back - direction * length * 0.02} ${top.y * 0.1} ${back - direction * length * 0.04} 0Z`) // prettier-ignore
  const drifts = [[0.4, 0.36], [0.74, 0.5]].map(([along, up]) => {
    const [x, y, size] = [top.x * along!, top.y * along! * up!, length * 0.08]
    return stroke(`M${x - size} ${y}C${x - size * 0.5} ${y - size * 0.5} ${x + size * 0.5} ${y - size * 0.5} ${x + size} ${y}`, 0.9) // prettier-ignore
  }) // prettier-ignore
  const edge = back - direction * length * 0.04
  const x = Math.min(foot, edge)
  return { ...markPart('snow-hill', [hill, ...drifts], { x, y: top.y - length * 0.03, w: Math.abs(foot - edge), h: -top.y + length * 0.03 }), behind: true } // prettier-ignore
}

/** Animals slide on ice, children on a hill of snow. */
const ICE: Slope = { steep: 34, next: 0.72, draw: iceSlope }
const SNOW: Slope = { steep: 24, next: 0.66, draw: snowSlope }

/** Puts animals that slide on the belly, or children on sleds, one behind the other on a slope. */
export function putOnSlope(sliders: readonly Cluster[], pose: string): Cluster {
  const { steep, next, draw } = pose === 'sled' ? SNOW : ICE
  const [first] = sliders
  const few = sliders.slice(0, MAX_ON_SLOPE)
  const direction = directionOf(first!)
  const size = clusterBox(first!).w
  const [dx, dy] = [Math.cos((steep * Math.PI) / 180), Math.sin((steep * Math.PI) / 180)]
  const low = size * FOOT
  const parts = few.flatMap((slider, i) => {
    const [part] = slider.parts
    const tilted = { ...slider, parts: [{ ...part!, figure: tiltFigure(part!.figure, direction * steep) }, ...slider.parts.slice(1)] } // prettier-ignore
    const own = partBox(mainPart(tilted))
    const along = size * next * (i + 0.62)
    const at = { x: -direction * along * dx, y: -low - along * dy }
    const up = { x: centreX(own), y: part!.figure.ground * part!.move.scale + part!.move.y }
    return moveCluster(tilted, up, { x: at.x, y: at.y }).parts
  })
  return {
    ...first!,
    parts: [...parts, draw(size * next * few.length + size * 0.3, low, direction, { dx, dy })],
  }
}
