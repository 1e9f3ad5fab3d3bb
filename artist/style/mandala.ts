import type { Box, Shape } from '../drawing.ts'
import { pathData, type Path } from '../geometry/path.ts'
import type { Dice } from '../scenery/dice.ts'
import { oval, ring, scallop, times } from '../scenery/outlines.ts'
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

/** What gives a mandala its character: how often it repeats, what fills its rings from the rim inwards, what parts them. */
interface Family {
  folds: number
  rings: readonly Ornament[]
  edge: Edge
  /** How wide an ornament is against its ring: 1 square, more is wider. */
  wide: number
  corner: Ornament
}

export const FAMILIES = {
  petals: { folds: 8, rings: [petals, drops, petals, beads], edge: scalloped, wide: 0.9, corner: petals },
  stars: { folds: 8, rings: [stars, triangles, stars, diamonds], edge: pointed, wide: 1.05, corner: stars },
  butterflies: {
    folds: 6,
    rings: [butterflies, flowers, beads, butterflies],
    edge: round,
    wide: 1.3,
    corner: flowers,
  },
  birds: { folds: 6, rings: [birds, drops, birds, petals], edge: wavy, wide: 1.3, corner: hearts },
  geometric: {
    folds: 8,
    rings: [triangles, diamonds, triangles, diamonds],
    edge: cornered,
    wide: 0.95,
    corner: diamonds,
  },
  lace: { folds: 12, rings: [arches, beads, arches, drops], edge: scalloped, wide: 1, corner: beads },
  hearts: { folds: 8, rings: [hearts, beads, hearts, petals], edge: scalloped, wide: 1.05, corner: hearts },
  waves: { folds: 10, rings: [waves, fish, waves, beads], edge: wavy, wide: 1.25, corner: beads },
  snow: {
    folds: 6,
    rings: [crystals, triangles, crystals, diamonds],
    edge: cornered,
    wide: 1,
    corner: crystals,
  },
  sun: { folds: 12, rings: [rays, beads, triangles, stars], edge: round, wide: 0.8, corner: rays },
} as const satisfies Record<string, Family>
export type FamilyName = keyof typeof FAMILIES

const shape = (path: Path, stroke = 0.85): Shape => ({ d: pathData(path), fill: 'paper', stroke, level: 0 })

export interface Mandala {
  shapes: Shape[]
  /** The free circle in the middle, as the box it fits in. */
  centre: Box
}

export interface MandalaPlan {
  rings: number
  /** One outline an ornament, and few of them. */
  plain: boolean
  family: FamilyName
}

/** Rings of ornaments around a free middle in which the main figure stands; blossoms fill the corners of the sheet. */
export function mandala(frame: Box, { rings, plain, family: name }: MandalaPlan, dice: Dice): Mandala {
  const family: Family = FAMILIES[name]
  const [cx, cy] = [frame.x + frame.w / 2, frame.y + frame.h / 2]
  const outer = Math.min(frame.w, frame.h) / 2 - 14
  const inner = outer * (0.62 - rings * 0.06)
  const step = (outer - inner) / rings
  const first = dice.pick([0, 2])
  const shapes: Shape[] = corners(frame, outer, family, plain)
  const fill = (ornament: Ornament, band: Parameters<Ornament>[0]) =>
    ornament(band).flatMap((paths) => (plain ? paths.slice(0, 1) : paths).map((path) => shape(path)))
  times(rings, (i) => {
    const radius = outer - step * i
    shapes.push(
      shape(i === 0 ? oval(cx, cy, radius) : family.edge(cx, cy, radius, family.folds), i === 0 ? 1.4 : 1.1),
    )
    // As many as fit side by side, and always the same number in each fold.
    const fit = (2 * Math.PI * (radius - step / 2)) / (step * family.wide) / family.folds
    const count = family.folds * Math.max(1, plain ? 1 : Math.round(fit))
    // Below an edge with points there is a little less room.
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
