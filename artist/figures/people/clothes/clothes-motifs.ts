import { add, hang, mul, type Vec } from '../../../geometry/vector.ts'
import { curve, flatten, poly, smooth, type Path } from '../../../geometry/path.ts'
import { ellipse, tube } from '../../../geometry/round-shapes.ts'
import { inside, ringOf } from '../../../geometry/clip.ts'
import { knots } from '../../../geometry/path.ts'

export const star = (center: Vec, r: number, points = 5, waist = 0.48): Path =>
  poly(
    Array.from({ length: points * 2 }, (_, i) =>
      add(center, mul(hang(180 + (i * 180) / points), i % 2 ? r * waist : r)),
    ),
  )

export const heart = (center: Vec, r: number): Path =>
  curve('0,-0.35! 0.5,-0.85 1,-0.3 0,0.9! -1,-0.3 -0.5,-0.85', (v) => add(center, mul(v, r)))

export const flower = (center: Vec, r: number): Path =>
  smooth(Array.from({ length: 10 }, (_, i) => add(center, mul(hang(i * 36), i % 2 ? r * 0.55 : r))))

export const MOTIFS = {
  dots: (center: Vec, r: number) => ellipse(center, r * 0.7),
  stars: star,
  hearts: heart,
  flowers: flower,
}
export type Motif = keyof typeof MOTIFS

/** Motifs on a hexagonal grid, only where they fit inside the shapes and below `top`. */
export function scatterMotifs(shapes: readonly Path[], motif: Motif, step: number, top: number): Path[] {
  const rings = shapes.map((shape) => ringOf(shape))
  const left = Math.min(...rings.map((r) => r.left))
  const right = Math.max(...rings.map((r) => r.right))
  const bottom = Math.max(...rings.map((r) => r.bottom))
  const from = Math.max(top, Math.min(...rings.map((r) => r.top)))
  const r = step * 0.24
  const out: Path[] = []
  for (let y = from + step * 0.6, row = 0; y < bottom; y += step * 0.86, row++)
    for (let x = left + (row % 2 ? step / 2 : 0); x < right; x += step) {
      const fits = [0, 60, 120, 180, 240, 300].every((a) => {
        const edge = add([x, y], mul(hang(a), r * 1.9))
        return rings.some((ring) => inside(edge, ring))
      })
      if (fits) out.push(MOTIFS[motif]([x, y], r))
    }
  return out
}

const DIGITS = [
  '1,0 2,1 2,3 1,4 0,3 0,1 1,0',
  '0.4,0.8 1.2,0 1.2,4',
  '0,0.4 1,0 2,0.8 0,4 2,4',
  '0,0 2,0 0.9,1.7 2,2.8 1.2,4 0,3.7',
  '1.5,4 1.5,0 0,2.7 2.2,2.7',
  '2,0 0.2,0 0,1.8 1.6,1.7 2,2.9 1.3,4 0,3.8',
  '1.8,0 0.3,1.8 0.2,3.4 1.1,4 2,3.2 1.6,2.1 0.4,2.4',
  '0,0 2,0 0.8,4',
  '1,1.9 0.1,1 1,0 1.9,1 1,1.9 -0.1,3 1,4 2.1,3 1,1.9',
  '1.8,1.6 0.6,1.9 0,0.9 1,0 1.9,0.8 1.8,2.4 0.6,4',
]

/** A block digit to color; `way` -1 keeps it readable on a mirrored figure. */
export function drawDigit(digit: number, center: Vec, size: number, way = 1): Path[] {
  const bones = knots(DIGITS[digit] ?? DIGITS[0]!).map(([x, y]): Vec =>
    add(center, [(x - 1) * size * way, (y - 2) * size]),
  )
  const chain = [1, 4, 7].includes(digit) ? bones : flatten(smooth(bones, { closed: false }), 4)
  return tube(
    chain,
    chain.map(() => size * 0.34),
  )
}
