import type { Part, Shape } from '../drawing.ts'
import { pick } from '../geometry/random.ts'
import type { Path } from '../geometry/path.ts'
import { leaf, oval, ring, scallop, star } from '../scenery/canvas/outlines.ts'
import { inMm, line } from './fill-options.ts'
import { heart } from './heart.ts'
import { motifData } from './motifs.ts'
import type { Field } from './texture-marks.ts'

/** Parts of animals that may be ornamented. Faces and the clothes of people stay as they are. */
const ORNAMENTED: ReadonlySet<Part | undefined> = new Set<Part | undefined>([
  'body',
  'belly',
  'leg',
  'tail',
  'wing',
  'fin',
  'shell',
])
export const isOrnamented = (part: Part | undefined): boolean => ORNAMENTED.has(part)

/** Radii in millimetres, largest first, and how many ornaments a region gets at most. */
const FEW = { radii: [10, 7.5, 5.5], most: 4 }
const MANY = { radii: [11, 8, 6, 4.2, 3], most: 60 }
/** From this amount on, ornaments fill the whole body. */
const FULL = 0.8
/** Distances in millimetres: from the lines around, and between ornaments. */
const MARGIN = 1.2
const GAP = 1
/** Smaller ornaments have no rings within each other, so that every region can be colored. */
const RICH_FROM = 7
const PLAIN_BELOW = 4

type Ornament = (x: number, y: number, r: number, turn: number) => Path[]

const petals = (count: number, x: number, y: number, r: number): Path =>
  scallop(ring(count, r, r, x, y), 0.55)
const LARGE: readonly Ornament[] = [
  (x, y, r) => [oval(x, y, r), petals(6, x, y, r * 0.58), oval(x, y, r * 0.26)],
  (x, y, r) => [petals(8, x, y, r * 0.82), oval(x, y, r * 0.56), star(x, y, r * 0.5)],
  (x, y, r) => [oval(x, y, r), heart(x, y, r * 0.7)],
]
const MIDDLE: readonly Ornament[] = [
  (x, y, r) => [petals(5, x, y, r * 0.74), oval(x, y, r * 0.34)],
  (x, y, r) => [oval(x, y, r * 0.95), oval(x, y, r * 0.5)],
  (x, y, r) => [heart(x, y, r)],
  (x, y, r, turn) => [
    leaf(x - r * Math.cos(turn), y - r * Math.sin(turn), r * 2, r * 0.8, (turn * 180) / Math.PI),
  ],
]
const SMALL: readonly Ornament[] = [(x, y, r) => [oval(x, y, r * 0.8)], (x, y, r) => [heart(x, y, r)]]

const ornamentsOf = (radius: number): readonly Ornament[] =>
  radius >= RICH_FROM ? LARGE : radius >= PLAIN_BELOW ? MIDDLE : SMALL

/** Fills a region of an animal with closed ornaments, large ones first, smaller ones between them. */
export function drawBodyOrnaments(field: Field, amount: number, width: number): Shape | undefined {
  const { patch, bitmap, unitsPerPixel: k, free, next } = field
  const { radii, most } = amount < FULL ? FEW : MANY
  const placed: { x: number; y: number; r: number }[] = []
  let d = ''
  for (const radius of radii) {
    const r = inMm(bitmap, radius)
    const reach = r + inMm(bitmap, MARGIN)
    const ornament = pick(next, ornamentsOf(radius))
    for (let y = patch.top + reach; y <= patch.bottom - reach; y += r * 0.3)
      for (let x = patch.left + reach; x <= patch.right - reach; x += r * 0.3) {
        if (placed.length >= most) break
        if (!free(x, y, reach)) continue
        if (placed.some((other) => Math.hypot(other.x - x, other.y - y) < other.r + r + inMm(bitmap, GAP)))
          continue
        placed.push({ x, y, r })
        d += motifData(ornament(x * k, y * k, r * k, next() * Math.PI))
      }
  }
  return d ? line(d, width) : undefined
}
