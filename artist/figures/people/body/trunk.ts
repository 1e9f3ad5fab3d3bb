import { smooth, type Knot, type Path } from '../../../geometry/path.ts'
import { box, capsule, ellipse } from '../../../geometry/round-shapes.ts'
import { drawDigit, MOTIFS, scatterMotifs, star } from '../clothes/clothes-motifs.ts'
import { flat, shape } from '../../engine/piece.ts'
import { limbOutline } from './limb-outline.ts'
import { drawAnimalTrunk } from './animal-body.ts'
import type { Skeleton } from './skeleton.ts'
import type { ClothesContext } from '../clothes/clothes-context.ts'

/** The upper body down to `bottom`, as wide as the clothes make it. */
function torsoShape(bones: Skeleton, grow: number, bottom: number, belly: number): Path {
  const { shoulders, waist, hips, at } = bones
  const extra = grow * 0.85
  const low = hips * 1.05 + extra
  const knot = (u: number, v: number, sharp?: 0 | 1): Knot => [...at(u, v), sharp]
  return smooth([
    knot(-shoulders * 0.4, 1, 1),
    knot(-shoulders * 0.74, 0.955),
    knot(-shoulders - extra * 0.4, 0.86),
    knot(-shoulders * 0.97 - extra, 0.68),
    knot(-waist - extra - belly * 0.7, 0.34),
    knot(-low - belly * 0.4, bottom, 1),
    knot(0, bottom - 0.045),
    knot(low + belly * 0.8, bottom, 1),
    knot(waist + extra + belly * 1.3, 0.34),
    knot(shoulders * 0.97 + extra + belly * 0.3, 0.68),
    knot(shoulders + extra * 0.4, 0.86),
    knot(shoulders * 0.76, 0.955),
    knot(shoulders * 0.46, 1, 1),
    knot(shoulders * 0.06, 0.95),
  ])
}

/** Draws neck and torso with everything on the front. Returns the torso's outline. */
export function drawTrunk(clothes: ClothesContext): Path {
  const { fig, bones, cut, wearing, grow, zTop, torsoLine, across, middle, put } = clothes
  const { body, at, shoulders } = bones
  const detail = wearing.detail
  const r = body.armRadii[0]
  const wide = Math.max(r * 0.86, body.head * 0.2 * (1 + 0.25 * Math.max(0, body.grown)))
  if (body.animal) drawAnimalTrunk(clothes, body.animal)
  else
    put(
      -1,
      shape(
        flat,
        limbOutline({
          joints: [at(bones.turn, 0.9), bones.neck, bones.neckTop],
          radii: [wide * 1.15, wide, wide],
        }),
        [],
        { part: 'neck' },
      ),
    )

  const tucked = cut.skirt || cut.bib || cut.trunks || cut.tail
  const torso = torsoShape(bones, grow, tucked ? 0.02 : -0.12, wearing.belly)
  if (cut.bare) {
    if (cut.pompoms)
      fig.add(
        0,
        [0.56, 0.32, 0.08].map((v) => ellipse(at(middle, v), body.torso * 0.085)),
      )
    return torso
  }
  const plain = !cut.coat && !cut.space && !cut.armour && !cut.wrap && !cut.collar && !cut.hood
  const lines: Path[] = []
  const marks: Path[] = []
  if (detail > 0 && plain && (cut.sleeve || cut.bib))
    lines.push(torsoLine([-shoulders * 0.6, 1.02], [middle * 0.6, 0.9], [shoulders * 0.66, 1.02]))
  if (cut.motif && (detail === 1 || detail === 2))
    marks.push(MOTIFS[wearing.motif](at(middle, 0.45), body.torso * 0.17))
  if (cut.emblem) marks.push(star(at(middle, 0.56), body.torso * 0.2))
  if (cut.stars && detail > 0) marks.push(star(at(middle, 0.62), 6))
  if (cut.stripes) for (let v = 0.66; v > -0.1; v -= detail > 1 ? 0.16 : 0.27) lines.push(across(v))
  if (cut.buttons && !cut.vest) {
    const pairs = cut.buttons > 1 ? [-7, 7] : [0]
    if (cut.buttons === 1) lines.push(torsoLine([middle + 5, 1], [middle + 5, -0.3]))
    for (let v = 0.66; v > 0.3; v -= detail > 0 ? 0.18 : 0.3)
      marks.push(...pairs.map((u) => ellipse(at(u + middle, v), 2.8)))
  }
  if (cut.pompoms) marks.push(...[0.62, 0.36, 0.1].map((v) => ellipse(at(middle, v), body.torso * 0.085)))
  if (cut.shells) lines.push(across(0.44, -0.05), torsoLine([middle, 0.8], [middle, 0.44]))
  if (cut.armour) {
    lines.push(torsoLine([middle, 1], [middle, 0.3]), across(0.3))
    if (detail > 0) lines.push(across(0.14))
    if (detail > 1) lines.push(across(-0.02), torsoLine([-shoulders, 0.78], [0, 0.66], [shoulders, 0.78]))
  }
  if (cut.collar === 'plain' && detail > 0 && !cut.apron && !cut.badge && !cut.satchel)
    marks.push(pocket(clothes))
  if (cut.space) lines.push(across(0.12), across(0.02))
  if (cut.wrap)
    lines.push(
      torsoLine([-shoulders * 0.5, 1.02], [shoulders * 0.5, 0.4]),
      torsoLine([shoulders * 0.5, 1.02], [-0.5, 0.68]),
    )
  const covered = (cut.pattern && detail > 1) || (cut.motif && detail > 2)
  if (covered && !cut.bib && (!cut.skirt || cut.motif))
    marks.push(...scatterMotifs([torso], wearing.motif, body.torso * 0.3, at(0, 0.86)[1]))
  fig.add(0, torso, { lines, marks })

  if (cut.number) numbers(clothes)
  if (cut.space) controls(clothes)
  if (cut.badge) fig.add(zTop, star(at(middle + shoulders * 0.46, 0.66), body.torso * 0.1))
  return torso
}

/** On the chest of a shirt. */
function pocket({ middle, bones, piece }: ClothesContext): Path {
  const [from, to] = [middle + bones.shoulders * 0.3, middle + bones.shoulders * 0.66]
  return piece([from, 0.62, 1], [to, 0.62, 1], [to, 0.46], [(from + to) / 2, 0.42, 1], [from, 0.46])
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
