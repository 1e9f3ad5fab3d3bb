import { add, lerp, type Vec } from '../../../geometry/vector.ts'
import { curve, line, smooth, stroke, type Knot, type Path } from '../../../geometry/path.ts'
import { capsule, ellipse, tube } from '../../../geometry/round-shapes.ts'
import type { ClothesContext } from './clothes-context.ts'
import { drawSigns } from './signs-of-jobs.ts'

/** Draws clothes over shirt and trousers: belts, bibs, vests, aprons, collars. */
export function drawAccessories(x: ClothesContext): void {
  const { cut } = x
  if (cut.belt) belt(x)
  if (cut.bib) bib(x)
  if (cut.vest || cut.safetyVest) vest(x)
  if (cut.apron) apron(x)
  if (cut.trunks) trunks(x)
  if (cut.collar) collar(x)
  if (cut.hood) hood(x)
  if (cut.scarf) scarf(x)
  drawSigns(x)
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

function bib({ fig, bones, wearing, piece, middle: m, zTop }: ClothesContext): void {
  const { waist, hips: h, shoulders: s, at } = bones
  const w = waist * 0.68
  const pocket = piece(
    [m - w * 0.5, 0.52, 1],
    [m + w * 0.5, 0.52, 1],
    [m + w * 0.5, 0.34],
    [m, 0.28],
    [m - w * 0.5, 0.34],
  )
  const trousers = piece(
    [-h - 2, 0.26, 1],
    [h + 2, 0.26, 1],
    [h + 3, -0.04],
    [h * 0.5, -0.17],
    [-h * 0.5, -0.17],
    [-h - 3, -0.04],
  )
  const front = piece([m - w, 0.68, 1], [m + w, 0.68, 1], [m + w + 2, 0.2, 1], [m - w - 2, 0.2, 1])
  fig.add(4, [trousers, front], { marks: wearing.detail > 0 ? [pocket] : [] })
  for (const way of [-1, 1]) {
    fig.add(zTop - 0.05, tube([at(way * w * 0.8 + m, 0.62), at(way * s * 0.6, 0.985)], [4, 4]))
    fig.add(zTop, ellipse(at(way * w * 0.78 + m, 0.62), 3))
  }
}

function vest({ fig, bones, cut, wearing, piece, across }: ClothesContext): void {
  const { shoulders: s, waist: w, hips: h } = bones
  // Below a waistcoat the belly of an animal shows.
  const hem = cut.bare ? 0.12 : -0.16
  for (const way of [-1, 1]) {
    const P = (u: number, v: number, c: 0 | 1 = 0): Knot => [way * u, v, c]
    const side = piece(P(s * 0.45, 0.985, 1), P(s * 0.92, 0.92), P(s * 0.98, 0.6), P(w + 4, 0.2), P(h + (cut.bare ? 1 : 5), hem, 1), P(h * 0.3, hem + 0.02, 1), P(w * 0.24, 0.5)) // prettier-ignore
    const bands = cut.safetyVest
      ? [across(0.46), across(0.36), ...(wearing.detail > 0 ? [across(0.1), across(0)] : [])]
      : []
    const [from, to] = [w * 0.36, w * 0.86]
    const pocket = piece(P(from, 0.12, 1), P(to, 0.12, 1), P(to, -0.06), P((from + to) / 2, -0.1), P(from, -0.06)) // prettier-ignore
    const hasPocket = wearing.detail > 0 && !cut.safetyVest && !cut.bare && !cut.belt
    fig.add(4, side, { lines: bands, marks: hasPocket ? [pocket] : [] })
  }
}

function apron({ fig, bones, wearing, piece, across, middle: m, zTop }: ClothesContext): void {
  const { waist: w, hips: h } = bones
  const pocket = piece([m - 11, -0.02, 1], [m + 11, -0.02, 1], [m + 10, -0.24], [m, -0.28], [m - 10, -0.24])
  fig.add(
    6.2,
    piece([m - w * 0.72, 0.62, 1], [m + w * 0.72, 0.62, 1], [m + w * 0.8, 0.3], [h + 3, 0.2], [h + 5, -0.5, 1], [0, -0.56], [-h - 5, -0.5, 1], [-h - 3, 0.2], [m - w * 0.8, 0.3]), // prettier-ignore
    { lines: [across(0.22)], marks: wearing.detail > 0 ? [pocket] : [] },
  )
  for (const way of [-1, 1])
    fig.add(
      zTop - 0.05,
      tube([bones.at(way * w * 0.6 + m, 0.6), bones.at(way * bones.shoulders * 0.42, 0.99)], [2.6, 2.6]),
    )
}

function trunks({ fig, bones, piece }: ClothesContext): void {
  const h = bones.hips
  fig.add(4, piece([-h - 2, 0.22, 1], [h + 2, 0.22, 1], [h + 2.5, 0.02], [h * 0.5, -0.12], [0, -0.2], [-h * 0.5, -0.12], [-h - 2.5, 0.02])) // prettier-ignore
}

function collar(x: ClothesContext): void {
  const { fig, bones, cut, piece, middle: m, zTop, wearing } = x
  const s = bones.shoulders
  const flaps = (low: number, wide: number) =>
    [-1, 1].map((way) =>
      piece(
        [m * 0.4, 0.9, 1],
        [way * s * 0.28, 1.01],
        [way * s * wide, 0.97, 1],
        [way * s * 0.34 + m * 0.4, low, 1],
      ),
    )
  const bow = () => [
    ...[-1, 1].map((way) => piece([m, 0.84], [m + way * 14, 0.93], [m + way * 15, 0.76])),
    ellipse(bones.at(m, 0.845), 4),
  ]
  if (cut.collar === 'tie') {
    fig.add(
      zTop - 0.1,
      piece([m - 5, 0.88, 1], [m + 5, 0.88, 1], [m + 7.5, 0.46], [m, 0.36, 1], [m - 7.5, 0.46]),
    )
    fig.add(zTop, piece([m - 6, 0.92, 1], [m + 6, 0.92, 1], [m + 3.5, 0.8, 1], [m - 3.5, 0.8, 1]))
    if (!cut.coat) fig.add(zTop + 0.05, flaps(0.84, 0.6))
    return
  }
  if (cut.collar === 'bow') for (const part of bow()) fig.add(zTop, part)
  if (cut.collar === 'plain') for (const flap of flaps(0.82, 0.62)) fig.add(zTop, flap)
  if (cut.collar === 'high')
    fig.add(
      zTop,
      piece([-s * 0.4, 1.06], [0, 1], [s * 0.4, 1.06], [s * 0.44, 0.92], [0, 0.86], [-s * 0.44, 0.92]),
    )
  if (cut.collar === 'sailor') {
    fig.add(
      zTop,
      piece(
        [-s * 0.5, 1.02, 1],
        [-s * 0.86, 0.94],
        [-s * 0.84, 0.74],
        [m, 0.52, 1],
        [s * 0.84, 0.74],
        [s * 0.86, 0.94],
        [s * 0.5, 1.02, 1],
        [m, 0.74, 1],
      ),
    )
    fig.add(zTop + 0.1, ellipse(bones.at(m, 0.56), 5))
  }
  if (cut.collar === 'kerchief') {
    fig.add(
      zTop,
      piece([-s * 0.46, 1.02], [0, 0.95], [s * 0.46, 1.02], [s * 0.4, 0.86], [m, 0.68, 1], [-s * 0.4, 0.86]),
    )
    fig.add(zTop + 0.1, ellipse(bones.at(m, 0.82), 4))
  }
  if (cut.collar === 'ruff') {
    const n = 7
    const frills = Array.from({ length: n }, (_, i) => {
      const u = (i / (n - 1)) * 2 - 1
      return ellipse(bones.at(u * s * 0.86, 0.96 - (1 - u * u) * 0.13), s * 0.3, s * 0.36)
    })
    fig.add(zTop, frills, { lines: wearing.detail > 1 ? frills.map((_, i) => line(bones.at(((i / (n - 1)) * 2 - 1) * s * 0.5, 1.05), bones.at(((i / (n - 1)) * 2 - 1) * s * 0.9, 0.8))) : [] }) // prettier-ignore
  }
}

function hood({ fig, bones, piece, zTop, middle: m }: ClothesContext): void {
  const s = bones.shoulders
  fig.add(
    zTop,
    piece([-s * 0.7, 1.06], [0, 0.98], [s * 0.7, 1.06], [s * 0.62, 0.88], [m, 0.8], [-s * 0.62, 0.88]),
  )
  for (const way of [-1, 1])
    fig.add(zTop + 0.1, tube([bones.at(m + way * 7, 0.84), bones.at(m + way * 8, 0.62)], [1.8, 2.4]))
}

function scarf({ fig, bones, piece, zTop, middle: m }: ClothesContext): void {
  const s = bones.shoulders
  const { at } = bones
  fig.add(zTop, capsule(at(m + 9, 0.82), 6.5, at(m + 15, 0.3), 8.5), {
    lines: [line(at(m - 10, 0.42), at(m + 40, 0.42)), line(at(m - 10, 0.33), at(m + 40, 0.33))],
  })
  fig.add(
    zTop + 0.1,
    piece([-s * 0.74, 1], [0, 0.94], [s * 0.74, 1], [s * 0.72, 0.8], [m, 0.68], [-s * 0.72, 0.8]),
    {
      lines: [line(at(-s * 0.3, 1.1), at(-s * 0.36, 0.6)), line(at(s * 0.3, 1.1), at(s * 0.36, 0.6))],
    },
  )
}

/** Draws capes, wings and everything that hangs behind the body. */
export function drawBehindBody(x: ClothesContext): void {
  const { fig, bones, cut, wearing, piece, zTop } = x
  const { at, shoulders: s, turn } = bones
  if (cut.cape) {
    const blown = -turn * 22
    const low = -((bones.body.leg[0] + bones.body.leg[1]) * 0.74) / bones.body.torso
    const B = (u: number, v: number, k = 1, c: 0 | 1 = 0): Knot => {
      const p = add(at(u * s, v), [blown * k, 0])
      return [p[0], p[1], c]
    }
    const right = [B(1.5, 0.3, 0.4), B(2.3, low + 0.08, 1, 1), B(1.4, low - 0.02), B(0.5, low + 0.05)]
    const left = [B(-0.5, low + 0.05), B(-1.4, low - 0.02), B(-2.3, low + 0.08, 1, 1), B(-1.5, 0.3, 0.4)]
    const cloth = smooth([B(-0.72, 0.96, 0, 1), B(0.72, 0.96, 0, 1), ...right, ...left])
    const folds = [-1, 1].map((way) =>
      line(at(way * s * 1.1, 0.5), add(at(way * s * 1.7, low - 0.2), [blown, 0])),
    )
    fig.add(-45, cloth, { lines: wearing.detail > 0 ? folds : [] })
    if (cut.fur) furCollar(x)
    else if (!cut.collar)
      for (const way of [-1, 1])
        fig.add(zTop, piece([0, 0.88], [way * s * 0.5, 1.02], [way * s * 0.78, 0.95], [way * s * 0.4, 0.84]))
  }
  if (cut.wings) wings(x)
}

function furCollar({ fig, bones, zTop }: ClothesContext): void {
  const s = bones.shoulders
  const puffs = [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map((u) =>
    ellipse(bones.at(u * s * 0.86, 0.98 - (1 - u * u) * 0.14), s * 0.24),
  )
  const spots = [-0.7, -0.35, 0, 0.35, 0.7].map((u) =>
    ellipse(bones.at(u * s * 0.86, 0.97 - (1 - u * u) * 0.14), 1.8, 3),
  )
  fig.add(zTop, puffs, { dots: spots })
}

function wings({ fig, bones, wearing }: ClothesContext): void {
  const root = (way: number) => bones.at(way * 4, 0.72)
  for (const way of [-1, 1]) {
    const W = (v: Vec): Vec => add(root(way), [way * v[0], v[1]])
    const det = wearing.detail
    fig.add(-46.5, curve('4,4 40,8 62,34 50,58 26,46', W), {
      marks: det > 0 ? [curve('24,16 42,20 50,36 38,42', W)] : [],
      lines: det > 2 ? [stroke('4,4 30,20 44,50', W)] : [],
    })
    const spots = det > 1 ? [ellipse(lerp(W([32, -10]), W([33, -11]), 0.5), 5), ellipse(W([30, -34]), 4)] : []
    fig.add(-46, curve('4,0 26,-44 66,-70 92,-44 78,-8 36,6', W), {
      marks: det > 0 ? [curve('38,-26 62,-50 76,-36 64,-14', W), ...spots] : [],
    })
  }
}
