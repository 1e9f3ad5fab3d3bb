import { line, type Knot, type Path } from '../../../geometry/path.ts'
import { capsule, ellipse, tube } from '../../../geometry/round-shapes.ts'
import type { ClothesContext } from './clothes-context.ts'
import { drawSigns } from './signs-of-jobs.ts'

/** Draws clothes over shirt and trousers: belts, bibs, vests, aprons, collars. */
export function drawAccessories(clothes: ClothesContext): void {
  const { cut } = clothes
  if (cut.belt) belt(clothes)
  if (cut.bib) bib(clothes)
  if (cut.vest || cut.safetyVest) vest(clothes)
  if (cut.apron) apron(clothes)
  if (cut.trunks) trunks(clothes)
  if (cut.collar) collar(clothes)
  if (cut.hood) hood(clothes)
  if (cut.scarf) scarf(clothes)
  drawSigns(clothes)
}

function belt({ fig, bones, cut, wearing, piece, middle }: ClothesContext): void {
  const w = bones.waist + (cut.grow ?? 0) + wearing.belly * 0.9
  const detail = wearing.detail > 0
  const rectangle = (u: number, top: number, low: number): Path =>
    piece([middle - u, top, 1], [middle + u, top, 1], [middle + u, low, 1], [middle - u, low, 1])
  const buckle = [rectangle(8, 0.32, 0.08), ...(detail ? [rectangle(4, 0.26, 0.14)] : [])]
  const ribbon = [
    piece([middle, 0.2], [middle - 16, 0.31], [middle - 17, 0.1]),
    piece([middle, 0.2], [middle + 16, 0.31], [middle + 17, 0.1]),
    ellipse(bones.at(middle, 0.2), 4),
  ]
  const marks = cut.belt === 'buckle' ? buckle : cut.belt === 'sash' && detail ? ribbon : []
  const round = cut.belt === 'plain' && detail ? [ellipse(bones.at(middle, 0.21), 4.5)] : []
  fig.add(
    6,
    piece(
      [-w * 1.05, 0.3, 1],
      [0, 0.26],
      [w * 1.05, 0.3, 1],
      [w * 1.1, 0.16, 1],
      [0, 0.12],
      [-w * 1.1, 0.16, 1],
    ),
    { marks: [...marks, ...round] },
  )
}

function bib({ fig, bones, wearing, piece, middle: chest, zTop }: ClothesContext): void {
  const { waist, hips, shoulders, at } = bones
  const w = waist * 0.68
  const pocket = piece(
    [chest - w * 0.5, 0.52, 1],
    [chest + w * 0.5, 0.52, 1],
    [chest + w * 0.5, 0.34],
    [chest, 0.28],
    [chest - w * 0.5, 0.34],
  )
  const trousers = piece(
    [-hips - 2, 0.26, 1],
    [hips + 2, 0.26, 1],
    [hips + 3, -0.04],
    [hips * 0.5, -0.17],
    [-hips * 0.5, -0.17],
    [-hips - 3, -0.04],
  )
  const front = piece(
    [chest - w, 0.68, 1],
    [chest + w, 0.68, 1],
    [chest + w + 2, 0.2, 1],
    [chest - w - 2, 0.2, 1],
  )
  fig.add(4, [trousers, front], { marks: wearing.detail > 0 ? [pocket] : [] })
  for (const way of [-1, 1]) {
    fig.add(zTop - 0.05, tube([at(way * w * 0.8 + chest, 0.62), at(way * shoulders * 0.6, 0.985)], [4, 4]))
    fig.add(zTop, ellipse(at(way * w * 0.78 + chest, 0.62), 3))
  }
}

function vest({ fig, bones, cut, wearing, piece, across }: ClothesContext): void {
  const { shoulders, waist, hips } = bones
  // Below a waistcoat the belly of an animal shows.
  const hem = cut.bare ? 0.12 : -0.16
  for (const way of [-1, 1]) {
    const knot = (u: number, v: number, sharp: 0 | 1 = 0): Knot => [way * u, v, sharp]
    const side = piece(knot(shoulders * 0.45, 0.985, 1), knot(shoulders * 0.92, 0.92), knot(shoulders * 0.98, 0.6), knot(waist + 4, 0.2), knot(hips + (cut.bare ? 1 : 5), hem, 1), knot(hips * 0.3, hem + 0.02, 1), knot(waist * 0.24, 0.5)) // prettier-ignore
    const bands = cut.safetyVest
      ? [across(0.46), across(0.36), ...(wearing.detail > 0 ? [across(0.1), across(0)] : [])]
      : []
    const [from, to] = [waist * 0.36, waist * 0.86]
    const pocket = piece(knot(from, 0.12, 1), knot(to, 0.12, 1), knot(to, -0.06), knot((from + to) / 2, -0.1), knot(from, -0.06)) // prettier-ignore
    const hasPocket = wearing.detail > 0 && !cut.safetyVest && !cut.bare && !cut.belt
    fig.add(4, side, { lines: bands, marks: hasPocket ? [pocket] : [] })
  }
}

function apron({ fig, bones, wearing, piece, across, middle: chest, zTop }: ClothesContext): void {
  const { waist, hips } = bones
  const pocket = piece(
    [chest - 11, -0.02, 1],
    [chest + 11, -0.02, 1],
    [chest + 10, -0.24],
    [chest, -0.28],
    [chest - 10, -0.24],
  )
  fig.add(
    6.2,
    piece([chest - waist * 0.72, 0.62, 1], [chest + waist * 0.72, 0.62, 1], [chest + waist * 0.8, 0.3], [hips + 3, 0.2], [hips + 5, -0.5, 1], [0, -0.56], [-hips - 5, -0.5, 1], [-hips - 3, 0.2], [chest - waist * 0.8, 0.3]), // prettier-ignore
    { lines: [across(0.22)], marks: wearing.detail > 0 ? [pocket] : [] },
  )
  for (const way of [-1, 1])
    fig.add(
      zTop - 0.05,
      tube(
        [bones.at(way * waist * 0.6 + chest, 0.6), bones.at(way * bones.shoulders * 0.42, 0.99)],
        [2.6, 2.6],
      ),
    )
}

function trunks({ fig, bones, piece }: ClothesContext): void {
  const h = bones.hips
  fig.add(4, piece([-h - 2, 0.22, 1], [h + 2, 0.22, 1], [h + 2.5, 0.02], [h * 0.5, -0.12], [0, -0.2], [-h * 0.5, -0.12], [-h - 2.5, 0.02])) // prettier-ignore
}

function collar(clothes: ClothesContext): void {
  const { fig, bones, cut, piece, middle: chest, zTop, wearing } = clothes
  const shoulders = bones.shoulders
  const flaps = (low: number, wide: number) =>
    [-1, 1].map((way) =>
      piece(
        [chest * 0.4, 0.9, 1],
        [way * shoulders * 0.28, 1.01],
        [way * shoulders * wide, 0.97, 1],
        [way * shoulders * 0.34 + chest * 0.4, low, 1],
      ),
    )
  const bow = () => [
    ...[-1, 1].map((way) => piece([chest, 0.84], [chest + way * 14, 0.93], [chest + way * 15, 0.76])),
    ellipse(bones.at(chest, 0.845), 4),
  ]
  if (cut.collar === 'tie') {
    fig.add(
      zTop - 0.1,
      piece(
        [chest - 5, 0.88, 1],
        [chest + 5, 0.88, 1],
        [chest + 7.5, 0.46],
        [chest, 0.36, 1],
        [chest - 7.5, 0.46],
      ),
    )
    fig.add(
      zTop,
      piece([chest - 6, 0.92, 1], [chest + 6, 0.92, 1], [chest + 3.5, 0.8, 1], [chest - 3.5, 0.8, 1]),
    )
    if (!cut.coat) fig.add(zTop + 0.05, flaps(0.84, 0.6))
    return
  }
  if (cut.collar === 'bow') for (const part of bow()) fig.add(zTop, part)
  if (cut.collar === 'plain') for (const flap of flaps(0.82, 0.62)) fig.add(zTop, flap)
  if (cut.collar === 'high')
    fig.add(
      zTop,
      piece(
        [-shoulders * 0.4, 1.06],
        [0, 1],
        [shoulders * 0.4, 1.06],
        [shoulders * 0.44, 0.92],
        [0, 0.86],
        [-shoulders * 0.44, 0.92],
      ),
    )
  if (cut.collar === 'sailor') {
    fig.add(
      zTop,
      piece(
        [-shoulders * 0.5, 1.02, 1],
        [-shoulders * 0.86, 0.94],
        [-shoulders * 0.84, 0.74],
        [chest, 0.52, 1],
        [shoulders * 0.84, 0.74],
        [shoulders * 0.86, 0.94],
        [shoulders * 0.5, 1.02, 1],
        [chest, 0.74, 1],
      ),
    )
    fig.add(zTop + 0.1, ellipse(bones.at(chest, 0.56), 5))
  }
  if (cut.collar === 'kerchief') {
    fig.add(
      zTop,
      piece(
        [-shoulders * 0.46, 1.02],
        [0, 0.95],
        [shoulders * 0.46, 1.02],
        [shoulders * 0.4, 0.86],
        [chest, 0.68, 1],
        [-shoulders * 0.4, 0.86],
      ),
    )
    fig.add(zTop + 0.1, ellipse(bones.at(chest, 0.82), 4))
  }
  if (cut.collar === 'ruff') {
    const count = 7
    const frills = Array.from({ length: count }, (_, i) => {
      const u = (i / (count - 1)) * 2 - 1
      return ellipse(
        bones.at(u * shoulders * 0.86, 0.96 - (1 - u * u) * 0.13),
        shoulders * 0.3,
        shoulders * 0.36,
      )
    })
    fig.add(zTop, frills, { lines: wearing.detail > 1 ? frills.map((_, i) => line(bones.at(((i / (count - 1)) * 2 - 1) * shoulders * 0.5, 1.05), bones.at(((i / (count - 1)) * 2 - 1) * shoulders * 0.9, 0.8))) : [] }) // prettier-ignore
  }
}

function hood({ fig, bones, piece, zTop, middle: chest }: ClothesContext): void {
  const shoulders = bones.shoulders
  fig.add(
    zTop,
    piece(
      [-shoulders * 0.7, 1.06],
      [0, 0.98],
      [shoulders * 0.7, 1.06],
      [shoulders * 0.62, 0.88],
      [chest, 0.8],
      [-shoulders * 0.62, 0.88],
    ),
  )
  for (const way of [-1, 1])
    fig.add(zTop + 0.1, tube([bones.at(chest + way * 7, 0.84), bones.at(chest + way * 8, 0.62)], [1.8, 2.4]))
}

function scarf({ fig, bones, piece, zTop, middle: chest }: ClothesContext): void {
  const shoulders = bones.shoulders
  const { at } = bones
  fig.add(zTop, capsule(at(chest + 9, 0.82), 6.5, at(chest + 15, 0.3), 8.5), {
    lines: [
      line(at(chest - 10, 0.42), at(chest + 40, 0.42)),
      line(at(chest - 10, 0.33), at(chest + 40, 0.33)),
    ],
  })
  fig.add(
    zTop + 0.1,
    piece(
      [-shoulders * 0.74, 1],
      [0, 0.94],
      [shoulders * 0.74, 1],
      [shoulders * 0.72, 0.8],
      [chest, 0.68],
      [-shoulders * 0.72, 0.8],
    ),
    {
      lines: [
        line(at(-shoulders * 0.3, 1.1), at(-shoulders * 0.36, 0.6)),
        line(at(shoulders * 0.3, 1.1), at(shoulders * 0.36, 0.6)),
      ],
    },
  )
}
