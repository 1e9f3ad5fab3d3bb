import { clamp } from './clamp.ts'
import type { AnchorName, Box, Figure } from '../drawing.ts'
import { type Vec } from './vector.ts'
import { boundsOf, painted, placed, pointOf, type Sketch } from './sketch.ts'

interface Finish {
  id: string
  /** Direction of the drawing: right or front. Mirrored if the request wants left. */
  facing: Figure['facing']
  wanted?: 'left' | 'right' | undefined
  /** Distance of the lowest point from the ground. */
  lift?: number
  face?: { at: Vec; rx: number; ry: number } | undefined
  perMetre?: number
  has?: readonly string[]
}

const SIDES: Partial<Record<AnchorName, AnchorName>> = { handLeft: 'handRight', handRight: 'handLeft' }

/** Converts a sketch to a figure whose top left is 0, 0. */
export function finish(sketch: Sketch, how: Finish): Figure {
  const flip = how.wanted === 'left' ? -1 : 1
  const raw = boundsOf(sketch)
  const left = flip > 0 ? raw.x : -(raw.x + raw.w)
  const place = (v: Vec): Vec => [v[0] * flip - left, v[1] - raw.y]
  const at = placed(sketch, place)
  const { shapes, front } = painted(at)
  const anchors: Figure['anchors'] = {}
  for (const [key, v] of Object.entries(at.anchors)) {
    const name = key as AnchorName
    const inBox: Vec = [clamp(v[0], 0, raw.w), clamp(v[1], 0, raw.h)]
    anchors[(flip < 0 && SIDES[name]) || name] = pointOf(inBox)
  }
  const box: Box = { x: 0, y: 0, w: cents(raw.w), h: cents(raw.h) }
  const figure: Figure = {
    id: how.id,
    shapes,
    front,
    box,
    ground: cents(raw.h + (how.lift ?? 0)),
    facing: how.facing === 'front' ? 'front' : flip < 0 ? 'left' : 'right',
    anchors,
  }
  if (how.has?.length) figure.has = how.has
  if (how.perMetre) figure.perMetre = cents(how.perMetre)
  if (how.face) figure.face = boxAround(place(how.face.at), how.face.rx, how.face.ry)
  return figure
}

const cents = (v: number): number => Math.round(v * 100) / 100

const boxAround = (center: Vec, rx: number, ry: number): Box => ({
  x: cents(center[0] - rx),
  y: cents(center[1] - ry),
  w: cents(rx * 2),
  h: cents(ry * 2),
})
