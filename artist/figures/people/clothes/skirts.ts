import { add, lerp, type Vec } from '../../../geometry/vector.ts'
import { line, smooth, type Knot, type Path } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import { outlineMass, type Mass } from '../../engine/mass.ts'
import { outlineOf } from '../../engine/outline.ts'
import { limbOfLeg } from '../body/legs.ts'
import { limbOutline, onLimb, type Limb } from '../body/limb-outline.ts'
import { scatterMotifs } from './clothes-motifs.ts'
import type { Skeleton } from '../body/skeleton.ts'
import type { ClothesContext } from './clothes-context.ts'

interface Limbs {
  near: Limb
  far: Limb
}

const limbsOf = (bones: Skeleton): Limbs => ({
  near: limbOfLeg(bones.legs.near, bones),
  far: limbOfLeg(bones.legs.far, bones),
})

/** Cloth that lies on the thighs of a person who sits, kneels or runs. */
function drapedShape(
  bones: Skeleton,
  { near, far }: Limbs,
  length: number,
  flare: number,
  top: number,
): Path {
  const { at, waist, hips, pose } = bones
  const to = Math.min(0.9, length)
  const cloth = (limb: Limb): Mass =>
    outlineMass(limbOutline(limb, { to, grow: 3 + flare * 0.1, flare: flare * 0.25, hem: true }))
  const body = outlineMass([
    [...at(-waist, top), 0],
    [...at(waist, top), 0],
    at(hips * 1.04, 0.02),
    at(0, -0.14),
    at(-hips * 1.06, 0),
  ])
  const between = outlineMass([at(0, 0.1), onLimb(near, to * 0.8).at, onLimb(far, to * 0.8).at])
  const masses = [body, cloth(near), ...(pose.astride ? [] : [cloth(far), between])]
  return outlineOf({ masses, details: [], softness: 7 }).paths[0]!
}

/** Wider skirts are shaped like a bell. */
const BELL = 26

function skirtShape(
  bones: Skeleton,
  limbs: Limbs,
  length: number,
  flare: number,
  top: number,
  belly: number,
): Path {
  const w = bones.waist + belly * 0.9
  const legRadius = bones.body.legRadii[1]
  if (bones.pose.draped) return drapedShape(bones, limbs, length, flare, top)
  const a = onLimb(limbs.near, length).at
  const b = onLimb(limbs.far, length).at
  const low = Math.max(a[1], b[1])
  const hemLeft: Vec = [a[0] - legRadius - flare, (a[1] + low) / 2]
  const hemRight: Vec = [b[0] + legRadius + flare, (b[1] + low) / 2]
  const waistLeft = bones.at(-w * 0.95, top)
  const waistRight = bones.at(w * 0.95, top)
  const hip = (from: Vec, to: Vec, way: number): Vec =>
    add(lerp(from, to, 0.45), [way * flare * (flare > BELL ? 0.42 : 0.2), 0])
  const sharp = (point: Vec): Knot => [point[0], point[1], 1]
  return smooth([
    sharp(waistLeft),
    sharp(waistRight),
    hip(waistRight, hemRight, 1),
    sharp(hemRight),
    [(hemLeft[0] + hemRight[0]) / 2, low + 5],
    sharp(hemLeft),
    hip(waistLeft, hemLeft, -1),
  ])
}

/** Draws what hangs below the waist: skirts, gowns, coats and tunics. */
export function drawSkirt(clothes: ClothesContext, torso: Path): void {
  const { fig, bones, cut, wearing, torsoLine, across, piece, middle } = clothes
  if (!cut.skirt) return
  const { at, body, waist, shoulders } = bones
  const limbs = limbsOf(bones)
  const onLegs = (t: number): [Vec, Vec] => [onLimb(limbs.near, t).at, onLimb(limbs.far, t).at]
  const detail = wearing.detail
  const flare = (cut.flare ?? 0) * (body.torso / 76)
  if (cut.tutu) return tutu(clothes)
  const cloth = skirtShape(bones, limbs, cut.skirt, flare, cut.coat ? 0.28 : 0.24, wearing.belly)
  const onePiece = cut.coat || cut.wrap || (cut.fur && !cut.gown)
  const lines: Path[] = []
  const marks: Path[] = []
  const hanging = !bones.pose.draped
  const hem = (t: number): Path => {
    const [a, b] = onLegs(t)
    const y = (a[1] + b[1]) / 2
    return line([a[0] - 90, y], [(a[0] + b[0]) / 2, y + 5], [b[0] + 90, y])
  }
  const low = lerp(...onLegs(cut.skirt), 0.5)
  if (hanging && !cut.coat && (detail > 0 || cut.fur)) lines.push(hem(cut.skirt - 0.09))
  if (cut.fur && !cut.gown) lines.push(torsoLine([middle, 1], [middle, -0.9]))
  if (cut.coat && bones.pose.view !== 'back') {
    const front = 2 + middle
    lines.push(line(at(front, cut.collar ? 0.6 : 0.95), at(front, -0.9)))
    if (!cut.bands || detail > 1) marks.push(...[0.5, 0.3, 0.1].map((v) => ellipse(at(front + 7, v), 2.8)))
    if (detail > 0 && !cut.bands && cut.skirt > 0.3)
      for (const way of [-1, 1]) {
        const knot = (u: number, v: number, sharp: 0 | 1 = 0): Knot => [way * u * waist, v, sharp]
        marks.push(
          piece(
            knot(0.4, 0.02, 1),
            knot(0.85, 0.02, 1),
            knot(0.85, -0.12),
            knot(0.62, -0.16),
            knot(0.4, -0.12),
          ),
        )
      }
    lines.push(
      torsoLine([-shoulders * 0.55, 1.02], [-shoulders * 0.36, 0.74], [front, 0.6]),
      torsoLine([shoulders * 0.55, 1.02], [shoulders * 0.4, 0.74], [front, 0.6]),
    )
  }
  if (cut.bands) lines.push(across(0.3), across(0.2), ...(detail > 0 ? [across(-0.08), across(-0.18)] : []))
  const patterned = cut.pattern && detail > 1
  if (cut.pleats || (cut.gown && !patterned) || (detail > 1 && !cut.coat && !patterned))
    for (const u of cut.gown ? [-0.42, 0.42] : [-0.5, 0, 0.5])
      lines.push(
        line(
          at(u * waist * 0.9, 0.26),
          add(low, [u * (waist + flare) * 1.5, -20]),
          add(low, [u * (waist + flare) * 1.9, 30]),
        ),
      )
  if (cut.gown && detail > 0 && hanging) lines.push(scallops(onLegs(OVERSKIRT), (waist + flare) * 0.62))
  if (cut.wrap) lines.push(line(at(-2, 0.2), add(low, [8, 30])))
  if (patterned) marks.push(...between(cut.skirt, cloth, clothes, hanging ? hem : undefined))
  fig.add(5, onePiece ? [torso, cloth] : [cloth], { lines, marks })
  if (cut.wrap)
    fig.add(
      6,
      piece(
        [-waist * 1.08, 0.46, 1],
        [waist * 1.08, 0.46, 1],
        [waist * 1.12, 0.18, 1],
        [-waist * 1.12, 0.18, 1],
      ),
      {
        lines: [across(0.32, 0)],
      },
    )
}

/** Where the upper layer of a gown ends, as a share of the legs. */
const OVERSKIRT = 0.5

/** The edge of the upper layer of a gown. */
function scallops([a, b]: readonly [Vec, Vec], wide: number): Path {
  const [x, y] = lerp(a, b, 0.5)
  const bows = [-4, -3, -2, -1, 0, 1, 2, 3].flatMap((i): Knot[] => [
    [x + i * wide, y, 1],
    [x + (i + 0.5) * wide, y + wide * 0.36],
  ])
  return line(...bows, [x + 4 * wide, y])
}

/** Scattered motifs that avoid the hem lines. */
function between(
  length: number,
  cloth: Path,
  { bones, cut, wearing }: ClothesContext,
  hem?: (t: number) => Path,
): Path[] {
  const all = scatterMotifs([cloth], wearing.motif, bones.body.torso * 0.26, bones.at(0, 0.05)[1])
  if (!hem) return all
  const rows = [length - 0.09, ...(cut.gown ? [OVERSKIRT + 0.04] : [])].map((t) => hem(t).points[0]![1] + 4)
  return all.filter((motif) => rows.every((y) => Math.abs(motif.points[0]![1] - y) > 11))
}

/** A stiff ballet skirt in two frilly layers. */
function tutu({ fig, bones, wearing }: ClothesContext): void {
  const { waist, body, at } = bones
  const center = at(0, 0.12)
  const wide = waist + 44 * (body.torso / 68)
  const frill = (half: number, drop: number, bumps: number): Path => {
    const edge = Array.from({ length: bumps * 2 + 1 }, (_, i): Knot => {
      const t = i / (bumps * 2)
      const dip = Math.sin(t * Math.PI) * drop
      return [center[0] + half - t * half * 2, center[1] + 10 + dip + (i % 2 ? 7 : 0), i % 2 ? 0 : 1]
    })
    return smooth([[center[0] - waist * 0.9, center[1] - 10, 1], [center[0] + waist * 0.9, center[1] - 10, 1], [center[0] + half * 0.7, center[1] - 3], ...edge, [center[0] - half * 0.7, center[1] - 3]]) // prettier-ignore
  }
  fig.add(4.8, frill(wide, 26, 8))
  const folds = [-0.6, -0.2, 0.2, 0.6].map((u) =>
    line([center[0] + u * waist, center[1] - 6], [center[0] + u * wide * 0.8, center[1] + 20]),
  )
  fig.add(5, frill(wide * 0.84, 14, 6), { lines: wearing.detail > 0 ? folds : [] })
}
