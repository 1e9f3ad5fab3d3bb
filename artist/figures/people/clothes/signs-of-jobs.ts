import { add, type Vec } from '../../../geometry/vector.ts'
import type { Path } from '../../../geometry/path.ts'
import { capsule, ellipse, tube } from '../../../geometry/round-shapes.ts'
import type { ClothesContext } from './clothes-context.ts'

/** Draws the signs of a job: a sword, a stethoscope, a bag with letters, a badge. */
export function drawSigns(clothes: ClothesContext): void {
  const { cut } = clothes
  if (cut.sword) sheath(clothes)
  if (cut.stethoscope) stethoscope(clothes)
  if (cut.satchel) satchel(clothes)
  if (cut.paw) paw(clothes)
}

/** A sword in its sheath, with the hilt in front. */
function sheath({ fig, bones }: ClothesContext): void {
  const { at, waist } = bones
  fig.add(5.5, capsule(at(waist * 0.5, 0.26), 4.4, at(waist * 3.1, -0.34), 3.6))
  fig.add(6.4, capsule(at(waist * 0.5, 0.26), 3.4, at(-waist * 0.1, 0.44), 3.4))
  fig.add(6.5, ellipse(at(waist * 0.5, 0.26), 4, 8, -30))
}

function stethoscope({ fig, bones, zTop, middle: chest }: ClothesContext): void {
  const shoulders = bones.shoulders
  const { at } = bones
  const hose = [
    at(-shoulders * 0.4, 0.98),
    at(-shoulders * 0.38, 0.66),
    at(chest, 0.5),
    at(shoulders * 0.34, 0.66),
    at(shoulders * 0.4, 0.98),
  ]
  fig.add(zTop, tube(hose, hose.map(() => 2.4))) // prettier-ignore
  fig.add(zTop + 0.1, ellipse(at(chest, 0.46), 8), { marks: [ellipse(at(chest, 0.46), 4)] })
}

/** Hangs on a strap at the near hip; letters look out of it. */
function satchel({ fig, bones, piece, zTop }: ClothesContext): void {
  const { at, shoulders, hips } = bones
  const [left, right] = [-hips - 16, -hips * 0.1]
  const corners = (top: number, low: number, inset = 0): Path =>
    piece([left + inset, top, 1], [right - inset, top, 1], [right - inset, low], [left + inset, low])
  fig.add(zTop - 0.05, tube([at(shoulders * 0.62, 0.97), at(right - 3, 0.1)], [3.4, 3.4]))
  const letter = piece([left + 5, 0.26, 1], [right - 9, 0.3, 1], [right - 8, 0, 1], [left + 6, 0, 1])
  fig.add(8, letter)
  fig.add(8.1, corners(0.12, -0.34))
  fig.add(8.2, corners(0.13, -0.12, -1), { marks: [ellipse(at((left + right) / 2, -0.1), 3.4)] })
}

function paw({ fig, bones, zTop, middle }: ClothesContext): void {
  const r = bones.body.torso * 0.12
  const place = (dx: number, dy: number): Vec =>
    add(bones.at(middle + bones.shoulders * 0.5, 0.6), [dx * r, dy * r])
  const toes = [[-0.5, -0.16], [0, -0.46], [0.5, -0.16]].map(([u, v]) => ellipse(place(u!, v!), r * 0.17, r * 0.22)) // prettier-ignore
  fig.add(zTop, ellipse(place(0, 0), r), { dots: [ellipse(place(0, 0.3), r * 0.36, r * 0.28), ...toes] })
}
