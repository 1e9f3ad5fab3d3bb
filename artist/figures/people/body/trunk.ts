import { lerp, type Vec } from '../../../geometry/vector.ts'
import { smooth, type Knot, type Path } from '../../../geometry/path.ts'
import { box, capsule, ellipse, tube } from '../../../geometry/round-shapes.ts'
import { drawDigit, MOTIFS, scatterMotifs, star } from '../clothes/clothes-motifs.ts'
import type { Skeleton } from './skeleton.ts'
import type { ClothesContext } from '../clothes/clothes-context.ts'

/** The upper body down to `bottom`, as wide as the clothes make it. */
function torsoShape(bones: Skeleton, grow: number, bottom: number, neck = 1, belly = 0): Path {
  const { shoulders: s, waist: w, hips: h, body, at } = bones
  const n = Math.min(body.armRadii[0] * 1.25, s * 0.48)
  const low = Math.max(h, w) + grow + belly
  const half: Knot[] = [
    [n * neck, 1, 1],
    [s * 0.72, 0.975],
    [s + grow * 0.4, 0.86],
    [s * 0.93 + grow, 0.62],
    [(w + s * 0.84) / 2 + grow + belly * 0.8, 0.36],
    [low, 0.08],
    [Math.max(h, w * 0.98) + grow + 1 + belly * 0.6, bottom, 1],
  ]
  const right = half.map(([u, v, c]): Knot => knot(at(u, v), c))
  const left = half.toReversed().map(([u, v, c]): Knot => knot(at(-u, v), c))
  return smooth([...right, at(0, bottom - 0.035), ...left, at(0, 0.94)])
}

const knot = (p: Vec, sharp: Knot[2]): Knot => [p[0], p[1], sharp]

/** Draws neck and torso with everything on the front. Returns the torso's outline. */
export function drawTrunk(x: ClothesContext): Path {
  const { fig, bones, cut, wearing, grow, zTop, L, across, middle } = x
  const { body, at, shoulders: s } = bones
  const det = wearing.detail
  const r = body.armRadii[0]
  const neck = tube([bones.neck, lerp(bones.neck, bones.head, 0.6)], [r * 0.98, r * 0.9])
  fig.add(-1, [...neck, ellipse(at(0, 0.95), r * 1.2)])

  const tucked = cut.skirt || cut.bib || cut.trunks || cut.tail
  const torso = torsoShape(bones, grow, tucked ? 0.02 : -0.14, cut.coat || cut.space ? 0.8 : 1, wearing.belly)
  const plain = !cut.coat && !cut.space && !cut.armour && !cut.wrap && !cut.collar && !cut.hood
  const lines: Path[] = []
  const marks: Path[] = []
  if (det > 0 && plain && (cut.sleeve || cut.bib))
    lines.push(L([-s * 0.6, 1.02], [0, 0.885], [s * 0.6, 1.02]))
  if (cut.motif && (det === 1 || det === 2))
    marks.push(MOTIFS[wearing.motif](at(middle, 0.45), body.torso * 0.17))
  if (cut.emblem) marks.push(star(at(middle, 0.56), body.torso * 0.2))
  if (cut.stars && det > 0) marks.push(star(at(middle, 0.62), 6))
  if (cut.stripes) for (let v = 0.66; v > -0.1; v -= det > 1 ? 0.16 : 0.27) lines.push(across(v))
  if (cut.buttons && !cut.vest) {
    const pairs = cut.buttons > 1 ? [-7, 7] : [0]
    if (cut.buttons === 1) lines.push(L([middle + 5, 1], [middle + 5, -0.3]))
    for (let v = 0.66; v > 0.3; v -= det > 0 ? 0.18 : 0.3)
      marks.push(...pairs.map((u) => ellipse(at(u + middle, v), 2.8)))
  }
  if (cut.pompoms) marks.push(...[0.62, 0.36, 0.1].map((v) => ellipse(at(middle, v), body.torso * 0.085)))
  if (cut.shells) lines.push(across(0.44, -0.05), L([middle, 0.8], [middle, 0.44]))
  if (cut.armour) {
    lines.push(L([middle, 1], [middle, 0.3]), across(0.3))
    if (det > 0) lines.push(across(0.14))
    if (det > 1) lines.push(across(-0.02), L([-s, 0.78], [0, 0.66], [s, 0.78]))
  }
  if (cut.space) lines.push(across(0.12), across(0.02))
  if (cut.wrap) lines.push(L([-s * 0.5, 1.02], [s * 0.5, 0.4]), L([s * 0.5, 1.02], [-0.5, 0.68]))
  const covered = (cut.pattern && det > 1) || (cut.motif && det > 2)
  if (covered && !cut.bib && (!cut.skirt || cut.motif))
    marks.push(...scatterMotifs([torso], wearing.motif, body.torso * 0.3, at(0, 0.86)[1]))
  fig.add(0, torso, { lines, marks })

  if (cut.number) numbers(x)
  if (cut.space) controls(x)
  if (cut.badge) fig.add(zTop, star(at(middle + s * 0.46, 0.66), body.torso * 0.1))
  return torso
}

function numbers({ fig, bones, wearing, zTop, middle }: ClothesContext): void {
  const text = String(wearing.number).slice(0, 2)
  const size = bones.body.torso * (text.length > 1 ? 0.085 : 0.115)
  const way = wearing.mirrored ? -1 : 1
  for (const [i, character] of [...text].entries()) {
    const u = middle + (i - (text.length - 1) / 2) * size * 3.1 * way
    fig.add(zTop, drawDigit(Number(character), bones.at(u, 0.42), size, way))
  }
}

/** The box with lamps and a switch on an astronaut's chest. */
function controls({ fig, bones, wearing, zTop, middle, piece }: ClothesContext): void {
  const at = (u: number, v: number) => bones.at(u + middle, v)
  const w = 13
  const panel = piece(
    [middle - w, 0.62, 1],
    [middle + w, 0.62, 1],
    [middle + w, 0.28, 1],
    [middle - w, 0.28, 1],
  )
  const lamps = [-7, 0, 7].map((u) => ellipse(at(u, 0.52), 2.8))
  const bar = wearing.detail > 0 ? [capsule(at(-7, 0.37), 2.4, at(7, 0.37), 2.4)] : []
  fig.add(zTop, panel, { marks: [...lamps, ...bar] })
  const pack = bones.shoulders * 1.3
  const corner = bones.at(-pack, 0.98)
  fig.add(-45, box(corner[0], corner[1], pack * 2, bones.body.torso * 0.95, 14))
}
