import type { Box, Shape } from '../drawing.ts'
import { pathData, type Path } from '../geometry/path.ts'
import type { Rng } from '../geometry/rng.ts'
import { oval, ring, scallop, times } from '../scenery/canvas/outlines.ts'
import {
  arches,
  beads,
  birds,
  butterflies,
  cornered,
  crystals,
  diamonds,
  drops,
  fish,
  flowers,
  hearts,
  petals,
  pointed,
  rays,
  round,
  scalloped,
  stars,
  triangles,
  waves,
  wavy,
  type Edge,
  type Ornament,
} from './mandala-ornaments.ts'

/**
 * The character of a mandala: its number of repetitions, its ornaments from the rim inwards, and the lines between
 * rings.
 */
interface Family {
  folds: number
  rings: readonly Ornament[]
  edge: Edge
  /** Width of an ornament relative to its ring: 1 is square. */
  widthRatio: number
  corner: Ornament
}

const family = (
  folds: number,
  widthRatio: number,
  edge: Edge,
  corner: Ornament,
  ...rings: readonly Ornament[]
): Family => ({ folds, rings, edge, widthRatio, corner })

export const FAMILIES = {
  petals: family(8, 0.9, scalloped, petals, petals, drops, petals, beads),
  stars: family(8, 1.05, pointed, stars, stars, triangles, stars, diamonds),
  butterflies: family(6, 1.3, round, flowers, butterflies, flowers, beads, butterflies),
  birds: family(6, 1.3, wavy, hearts, birds, drops, birds, petals),
  geometric: family(8, 0.95, cornered, diamonds, triangles, diamonds, triangles, diamonds),
  lace: family(12, 1, scalloped, beads, arches, beads, arches, drops),
  hearts: family(8, 1.05, scalloped, hearts, hearts, beads, hearts, petals),
  waves: family(10, 1.25, wavy, beads, waves, fish, waves, beads),
  snow: family(6, 1, cornered, crystals, crystals, triangles, crystals, diamonds),
  sun: family(12, 0.8, round, rays, rays, beads, triangles, stars),
}
export type FamilyName = keyof typeof FAMILIES

const shape = (path: Path, stroke = 0.85): Shape => ({ d: pathData(path), fill: 'paper', stroke, level: 0 })

interface Mandala {
  shapes: Shape[]
  /** Bounds of the free circle in the middle. */
  centre: Box
}

interface MandalaPlan {
  rings: number
  /** Few ornaments with one outline each. */
  plain: boolean
  family: FamilyName
}

/** Rings of ornaments around a free middle for the main figure; flowers fill the corners of the sheet. */
export function mandala(frame: Box, { rings, plain, family: name }: MandalaPlan, rng: Rng): Mandala {
  const { [name]: family } = FAMILIES
  const [cx, cy] = [frame.x + frame.w / 2, frame.y + frame.h / 2]
  const outer = Math.min(frame.w, frame.h) / 2 - 14
  const inner = outer * (0.62 - rings * 0.06)
  const step = (outer - inner) / rings
  const first = rng.pick([0, 2])
  const shapes: Shape[] = corners(frame, outer, family, plain)
  const fill = (ornament: Ornament, band: Parameters<Ornament>[0]) =>
    ornament(band).flatMap((paths) => (plain ? paths.slice(0, 1) : paths).map((path) => shape(path)))
  times(rings, (i) => {
    const radius = outer - step * i
    shapes.push(
      shape(i === 0 ? oval(cx, cy, radius) : family.edge(cx, cy, radius, family.folds), i === 0 ? 1.4 : 1.1),
    )
    // As many ornaments as fit, in equal numbers per fold.
    const fit = (2 * Math.PI * (radius - step / 2)) / (step * family.widthRatio) / family.folds
    const count = family.folds * Math.max(1, plain ? 1 : Math.round(fit))
    // A line with points leaves less space below it.
    const band = {
      cx,
      cy,
      inner: radius - step,
      outer: radius * (i === 0 ? 1 : 0.97),
      count,
      turn: i % 2 ? 180 / count : 0,
    }
    shapes.push(...fill(family.rings[(first + i) % family.rings.length]!, band))
  })
  shapes.push(shape(family.edge(cx, cy, inner, family.folds), 1.1))
  const free = inner * (family.edge === cornered || family.edge === pointed ? 0.66 : 0.72)
  return { shapes, centre: { x: cx - free, y: cy - free, w: free * 2, h: free * 2 } }
}

function corners(frame: Box, outer: number, { corner, folds }: Family, plain: boolean): Shape[] {
  const r = Math.min(outer * 0.36, (Math.hypot(frame.w, frame.h) / 2 - outer) * 0.56)
  return [0, 1, 2, 3].flatMap((at) => {
    const cx = at % 2 ? frame.x + frame.w - r * 1.12 : frame.x + r * 1.12
    const cy = at > 1 ? frame.y + frame.h - r * 1.12 : frame.y + r * 1.12
    const band = { cx, cy, inner: r * 0.34, outer: r * 0.82, count: folds > 8 ? 8 : folds, turn: 22.5 }
    const rim = shape(scallop(ring(folds > 8 ? 12 : folds * 2, r * 0.84, r * 0.84, cx, cy), 0.4), 1.1)
    if (plain) return [rim, shape(oval(cx, cy, r * 0.5), 1)]
    return [
      rim,
      ...corner(band).flatMap((paths) => paths.slice(0, 1).map((path) => shape(path))),
      shape(oval(cx, cy, r * 0.32), 1),
      shape(oval(cx, cy, r * 0.16)),
    ]
  })
}
