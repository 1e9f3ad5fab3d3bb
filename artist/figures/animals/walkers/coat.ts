import { spline, type SplineKnot } from '../../../geometry/spline.ts'
import { add, degreesOf, frame, mul, type Vec } from '../../../geometry/vector.ts'
import { onFlesh, outlineMass, type Mass } from '../../engine/mass.ts'
import type { Detail } from '../../../drawing.ts'
import { flat, line, marking, patch, seam, type PieceDetail } from '../../engine/piece.ts'
import type { Rig } from './walker.ts'

/** A point beside a bone: 0 is its middle, 1 the surface to the left of its direction (the back of a body). */
export function beside(mass: Mass, share: number, side: number): Vec {
  const { at, side: normal, radius } = onFlesh(mass, share)
  return add(at, mul(normal, radius * side))
}

/** Direction of a bone in degrees. */
export function directionAt(mass: Mass, share: number): number {
  return degreesOf(onFlesh(mass, share).along)
}

/** Lines across a limb or tail, which divide it into regions except on the easiest pages; `zigzag` is the height of fur tips. */
export const bands = (mass: Mass, shares: readonly number[], bulge = 0.35, zigzag = 0): PieceDetail[] =>
  shares.map((share) => {
    const { at, along, side, radius } = onFlesh(mass, share)
    const reach = radius * 1.25 + 2
    const knot = (x: number, y: number, tension = 1): SplineKnot => [
      ...add(at, add(mul(side, -x * reach), mul(along, y * reach))),
      tension,
    ]
    if (!zigzag) return seam(flat, [knot(-1.15, 0), knot(0, bulge), knot(1.15, 0)], undefined, 1)
    const tips = [-0.62, -0.35, 0, 0.35, 0.62].map((x, i) =>
      knot(x, i % 2 ? -zigzag * 0.2 : zigzag * (i === 2 ? 1.2 : 1), 0),
    )
    return seam(flat, [knot(-1.15, 0), ...tips, knot(1.15, 0)], undefined, 1)
  })

/** Darker ends of the legs. */
export function addSocks({ legs, pose, body, farLegs }: Rig, share = 0.76, zigzag = 0.45): void {
  const [farHind, farFore] = farLegs
  body.details.push(...bands(legs.nearFore.flesh, [share], 0.2, zigzag))
  farFore!.details.push(...bands(legs.farFore.flesh, [share], 0.2, zigzag))
  if (pose.haunch) return
  body.details.push(...bands(legs.nearHind.flesh, [share], 0.2, zigzag))
  farHind!.details.push(...bands(legs.farHind.flesh, [share], 0.2, zigzag))
}

/** A light patch on throat and chest, behind the near leg. */
export function addBib({ body, throat, pose: { chest }, legs }: Rig, width: number, down: number): void {
  const top: Vec = [chest[0] + (throat[0] - chest[0]) * 0.9, chest[1] + (throat[1] - chest[1]) * 0.9]
  const outline: SplineKnot[] = [
    [top[0] - width * 0.2, top[1]],
    [chest[0] + width * 0.25, chest[1] - width * 0.3],
    [chest[0] + width * 0.3, chest[1] + down],
    [chest[0] + width * 1.2, chest[1] + down * 1.4],
    [chest[0] + width * 2.2, chest[1] - width],
    [top[0] + width, top[1] - width],
  ]
  body.details.unshift(patch(flat, outline, [legs.nearFore.flesh], 'belly'))
}

/** Depth of a stripe, half its width, how far its tip leans along the bone, and the lowest detail at which it is drawn. */
interface StripePlan {
  deep: number
  width?: number
  lean?: number
  /** From the other side of the bone: on a body from the belly upwards. */
  fromBelow?: boolean
  level?: Detail
}

/** Curved wedges of ink across a bone from one side, at shares of its length, every other one shorter. */
export function stripes(mass: Mass, shares: readonly number[], plan: StripePlan): PieceDetail[] {
  const { deep, width = 4, lean = 0, fromBelow = false, level } = plan
  return shares.map((share, i) => {
    const { at, along, side, radius } = onFlesh(mass, share)
    const across = mul(side, fromBelow ? -radius : radius)
    const knot = (x: number, y: number, tension = 1): SplineKnot => [...add(at, add(mul(across, y), mul(along, x))), tension] // prettier-ignore
    const tip = deep * (i % 2 ? 0.78 : 1)
    const wedge = [
      knot(-width, 1.3, 0),
      knot(width, 1.3, 0),
      knot(width * 1.15 + lean * 0.3, 1 - tip / 2),
      knot(width * 0.3 + lean, 1 - tip, 0),
      knot(-width * 0.7 + lean * 0.3, 1 - tip / 2),
    ]
    return marking(flat, wedge, level)
  })
}

/** Stripes from the back down the flanks. */
export function addStripes({ body, torso }: Rig, shares: readonly number[], plan: StripePlan): void {
  body.details.push(...stripes(torso, shares, plan))
}

/** Blotches of a smaller half width are left out on the easiest pages. */
const SMALL_BLOTCH = 9
const BLOTCH = '-1,-0.1 -0.5,-0.9 0.4,-0.75 1,-0.2 0.6,0.8 -0.4,1'

/** Regions on a bone: share of its length, height (1 is the back), half width and half height. */
export const blotches = (
  mass: Mass,
  list: readonly (readonly [number, number, number, number?])[],
): PieceDetail[] =>
  list.map(([share, height, width, tall = width]) => {
    const place = frame(beside(mass, share, height), directionAt(mass, share))
    const drawn = patch(([x, y]) => place([x * width, y * tall]), BLOTCH)
    return width < SMALL_BLOTCH ? { ...drawn, level: 1 } : drawn
  })

/** A tuft of hair at the end of the tail. */
export function addTuft({ tail, tailFlesh }: Rig, size = 1, outline = '-4,-4 10,-9 27,1! 9,9 -4,4'): void {
  const place = frame(tailFlesh.points.at(-1)!, directionAt(tailFlesh, 1), size)
  tail.masses.push(outlineMass(outline, place, 1))
}

/** A closed outline with round bumps, for wool. */
export function cloud(center: Vec, rx: number, ry: number, bumps: number, depth = 0.14): SplineKnot[] {
  return Array.from({ length: bumps }, (_, i): SplineKnot[] => {
    const angle = (share: number) => (share / bumps) * 2 * Math.PI - Math.PI / 2
    const [notch, bump] = [angle(i), angle(i + 0.5)]
    return [
      [center[0] + Math.cos(notch) * rx, center[1] + Math.sin(notch) * ry, 0],
      [center[0] + Math.cos(bump) * rx * (1 + depth), center[1] + Math.sin(bump) * ry * (1 + depth), 1],
    ]
  }).flat()
}

/** A line along the middle of a bone. */
export const along = (mass: Mass, from: number, to: number, side = 0, width = 0.85): PieceDetail => {
  const shares = [0, 0.33, 0.67, 1].map((t) => from + (to - from) * t)
  return {
    kind: 'line',
    path: spline(
      shares.map((share): SplineKnot => [...beside(mass, share, side)]),
      flat,
      { closed: false },
    ),
    width,
    taper: [0.35, 0.6],
    level: 1,
  }
}

const FUR = [[0.1, 0.45], [0.16, -0.2], [0.28, 0.6], [0.34, 0.05], [0.44, 0.4], [0.5, -0.3], [0.6, 0.62], [0.66, 0.1], [0.76, 0.4], [0.84, -0.1]] as const // prettier-ignore

/** Short strokes of fur along the body, for pages with more detail. */
export function addFur({ body, torso }: Rig): void {
  for (const [share, height] of FUR) {
    const place = frame(beside(torso, share, height), directionAt(torso, share) + 180)
    body.details.push(
      line(place, '0,-3 7,2 15,1', 0.8, [0.3, 0.7], 2),
      line(place, '5,5 11,9 18,8', 0.7, [0.3, 0.7], 3),
    )
  }
}
