import { add, lerp, type Vec } from '../../../geometry/vector.ts'
import { curve, line, smooth, stroke, type Knot } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import type { ClothesContext } from './clothes-context.ts'

/** Draws capes, wings and everything that hangs behind the body. */
export function drawBehindBody(clothes: ClothesContext): void {
  const { fig, bones, cut, wearing, piece, zTop } = clothes
  const { at, shoulders, turn } = bones
  if (cut.cape) {
    const blown = -turn * 22
    const low = -((bones.body.leg[0] + bones.body.leg[1]) * 0.74) / bones.body.torso
    const knot = (u: number, v: number, k = 1, sharp: 0 | 1 = 0): Knot => {
      const point = add(at(u * shoulders, v), [blown * k, 0])
      return [point[0], point[1], sharp]
    }
    const right = [
      knot(1.5, 0.3, 0.4),
      knot(2.3, low + 0.08, 1, 1),
      knot(1.4, low - 0.02),
      knot(0.5, low + 0.05),
    ]
    const left = [
      knot(-0.5, low + 0.05),
      knot(-1.4, low - 0.02),
      knot(-2.3, low + 0.08, 1, 1),
      knot(-1.5, 0.3, 0.4),
    ]
    const cloth = smooth([knot(-0.72, 0.96, 0, 1), knot(0.72, 0.96, 0, 1), ...right, ...left])
    const folds = [-1, 1].map((way) =>
      line(at(way * shoulders * 1.1, 0.5), add(at(way * shoulders * 1.7, low - 0.2), [blown, 0])),
    )
    fig.add(-45, cloth, { lines: wearing.detail > 0 ? folds : [] })
    if (cut.fur) furCollar(clothes)
    else if (!cut.collar)
      for (const way of [-1, 1])
        fig.add(
          zTop,
          piece(
            [0, 0.88],
            [way * shoulders * 0.5, 1.02],
            [way * shoulders * 0.78, 0.95],
            [way * shoulders * 0.4, 0.84],
          ),
        )
  }
  if (cut.wings) wings(clothes)
}

function furCollar({ fig, bones, zTop }: ClothesContext): void {
  const shoulders = bones.shoulders
  const puffs = [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map((u) =>
    ellipse(bones.at(u * shoulders * 0.86, 0.98 - (1 - u * u) * 0.14), shoulders * 0.24),
  )
  const spots = [-0.7, -0.35, 0, 0.35, 0.7].map((u) =>
    ellipse(bones.at(u * shoulders * 0.86, 0.97 - (1 - u * u) * 0.14), 1.8, 3),
  )
  fig.add(zTop, puffs, { dots: spots })
}

function wings({ fig, bones, wearing }: ClothesContext): void {
  const root = (way: number) => bones.at(way * 4, 0.72)
  for (const way of [-1, 1]) {
    const place = (v: Vec): Vec => add(root(way), [way * v[0], v[1]])
    const detail = wearing.detail
    fig.add(-46.5, curve('4,4 40,8 62,34 50,58 26,46', place), {
      marks: detail > 0 ? [curve('24,16 42,20 50,36 38,42', place)] : [],
      lines: detail > 2 ? [stroke('4,4 30,20 44,50', place)] : [],
    })
    const spots =
      detail > 1
        ? [ellipse(lerp(place([32, -10]), place([33, -11]), 0.5), 5), ellipse(place([30, -34]), 4)]
        : []
    fig.add(-46, curve('4,0 26,-44 66,-70 92,-44 78,-8 36,6', place), {
      marks: detail > 0 ? [curve('38,-26 62,-50 76,-36 64,-14', place), ...spots] : [],
    })
  }
}
