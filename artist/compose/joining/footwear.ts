import { clamp } from '../../geometry/clamp.ts'
import { parsePath } from '../../page/path.ts'
import { type Cluster, directionOf, mainPart, partBox, type Part } from '../figures/cluster.ts'
import { closed, markPart } from './mark-figure.ts'

/** A foot on the ground, from its left to its right edge. */
interface Footprint {
  left: number
  right: number
}

/** Shares of the figure's size: the height above the ground in which feet are, and the gap between two feet. */
const [FOOT_HEIGHT, GAP] = [0.045, 0.04]

/** Where a figure stands, from left to right. */
export function footprintsOf(part: Part): Footprint[] {
  const { figure, move } = part
  const box = partBox(part)
  const lowest = box.y + box.h * (1 - FOOT_HEIGHT)
  const touching = figure.shapes
    .filter(({ fill }) => fill === 'paper')
    .flatMap(({ d }) => {
      const knots = parsePath(d).flatMap(({ points }) => (points.length < 2 ? [] : [{ x: points.at(-2)! * move.scale + move.x, y: points.at(-1)! * move.scale + move.y }])) // prettier-ignore
      return knots.flatMap(({ x, y }, i) => {
        if (y < lowest) return []
        const before = knots[i - 1]
        const from = before && before.y >= lowest ? before.x : x
        return [{ left: Math.min(x, from), right: Math.max(x, from) }]
      })
    })
    .toSorted((one, other) => one.left - other.left)
  const feet: Footprint[] = []
  for (const { left, right } of touching) {
    const last = feet.at(-1)
    if (last && left - last.right < box.w * GAP) last.right = Math.max(last.right, right)
    else feet.push({ left, right })
  }
  return feet
}

/** Shares of the figure's height: the smallest and the largest shoe; and how much wider than the foot it is. */
const [SMALLEST, LARGEST, WIDER] = [0.16, 0.26, 1.3]
/** The height of a shoe in lengths of it. */
const SHAFTS: Readonly<Record<string, number>> = {
  boot: 1,
  'rain-boot': 1,
  'rubber-boot': 1,
  'hiking-boot': 0.9,
  sneaker: 0.6,
}
const LOW_SHAFT = 0.5
const MOST_FEET = 4
/** Shoes are at least this far apart, in lengths of a shoe. */
const APART = 0.25

/** Puts a shoe on every foot of an animal. */
export function putOnFeet(animal: Cluster, noun: string): Cluster {
  const body = mainPart(animal)
  const { y, h } = partBox(body)
  const found = footprintsOf(body)
  const feet = (found.length === 1 ? halvesOf(found[0]!) : found).map(({ left, right }) => ({
    x: (left + right) / 2,
    length: clamp((right - left) * WIDER, h * SMALLEST, h * LARGEST),
  }))
  // A far foot right behind a near one needs no shoe of its own.
  const apart = feet.filter(({ x, length }, i) => i === 0 || x - feet[i - 1]!.x > length * APART)
  // Three footprints are two feet with toes between them, so the one in the middle gets no shoe.
  const shodFeet = apart.length === 3 ? [apart[0]!, apart[2]!] : apart
  const shoes = shodFeet.slice(0, MOST_FEET).map(({ x, length }) => shoe(noun, { x, y: y + h }, length, directionOf(animal))) // prettier-ignore
  return { ...animal, parts: [...animal.parts, ...shoes] }
}

/** Splits a footprint into a left and a right foot: two feet that overlap are found as one. */
const halvesOf = ({ left, right }: Footprint): Footprint[] => [
  { left, right: left + (right - left) * 0.6 },
  { left: left + (right - left) * 0.4, right },
]

/** A shoe around a point on the ground, its toes ahead. */
function shoe(noun: string, ground: { x: number; y: number }, length: number, direction: 1 | -1): Part {
  const height = length * (SHAFTS[noun] ?? LOW_SHAFT)
  const at = (along: number, up: number) =>
    `${ground.x + direction * (along - 0.5) * length} ${ground.y - up * height}`
  const upper = `M${at(0, 0)}L${at(-0.02, 1)}L${at(0.58, 1)}L${at(0.6, 0.55)}C${at(0.86, 0.52)} ${at(1.02, 0.36)} ${at(1.02, 0)}Z`
  const sole = `M${at(-0.04, 0.14)}L${at(1.05, 0.14)}L${at(1.05, -0.04)}L${at(-0.04, -0.04)}Z`
  const cuff = `M${at(-0.06, 1.04)}L${at(0.62, 1.04)}L${at(0.62, 0.84)}L${at(-0.06, 0.84)}Z`
  const box = { x: ground.x - length / 2, y: ground.y - height, w: length, h: height }
  return markPart(noun, [upper, sole, cuff].map(closed), box)
}
