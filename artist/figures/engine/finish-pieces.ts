import { clamp } from '../../geometry/clamp.ts'
import type { AnchorName, Box, Detail, Figure, Shape } from '../../drawing.ts'
import { ringOf } from '../../geometry/clip.ts'
import { boundsOf, painted, placed, pointOf, type Sketch } from '../../geometry/sketch.ts'
import type { Vec } from '../../geometry/vector.ts'
import { contourCount, contourPaths, inkPieces, shapesOf } from './ink.ts'
import type { Piece } from './piece.ts'

interface Head {
  at: Vec
  rx: number
  ry: number
}

/** A figure as layers, in its own units; the ground is at y 0. */
export interface LayeredFigure {
  pieces: readonly Piece[]
  /** Direction of the drawing. */
  facing: 'right' | 'front'
  /** Other figures must not cover it. */
  face?: Head
  /** The heads of a group instead of one face. */
  heads?: readonly Head[]
  /** The pieces of each member of a group, in paint order; each gets its own contour. */
  figures?: readonly (readonly Piece[])[]
  anchors: Partial<Record<AnchorName, Vec>>
  /** Distance of the lowest point from the ground. */
  lift?: number
}

interface Finish {
  id: string
  detail: Detail
  wanted?: 'left' | 'right' | undefined
  perMetre?: number
  has?: readonly string[]
  /** A hat and other things drawn on top. */
  worn?: Sketch
}

const SIDES: Partial<Record<AnchorName, AnchorName>> = { handLeft: 'handRight', handRight: 'handLeft' }
const cents = (value: number): number => Math.round(value * 100) / 100

/** Height of the finished figure without its details and headwear, computed without inking it. */
export function heightOf({ pieces }: LayeredFigure): number {
  const rings = contourPaths(pieces, 0).map((path) => ringOf(path, 5))
  return cents(Math.max(...rings.map(({ bottom }) => bottom)) - Math.min(...rings.map(({ top }) => top)))
}

/** Inks the layers and places the figure with its top left at 0, 0, mirrored if it faces left. */
export function finishPieces(figure: LayeredFigure, how: Finish): Figure {
  const whole = inkPieces(figure.pieces, how.detail)
  const inked = figure.figures
    ? [
        ...whole.slice(0, contourCount(whole)),
        ...figure.figures.flatMap((pieces, member) =>
          inkPieces(pieces, how.detail).map((one) => ({ ...one, member })),
        ),
      ]
    : whole
  const outlines = inked[0]!.paths.map((path) => ringOf(path, 5))
  const hat = how.worn && how.worn.parts.length > 0 ? boundsOf(how.worn) : undefined
  const left = Math.min(...outlines.map((ring) => ring.left), hat?.x ?? Infinity)
  const right = Math.max(...outlines.map((ring) => ring.right), hat ? hat.x + hat.w : -Infinity)
  const top = Math.min(...outlines.map((ring) => ring.top), hat?.y ?? Infinity)
  const bottom = Math.max(...outlines.map((ring) => ring.bottom))
  const flip = how.wanted === 'left' ? -1 : 1
  const place = ([x, y]: Vec): Vec => [flip > 0 ? x - left : right - x, y - top]
  const { shapes, front } = shapesOf(inked, place)
  if (hat)
    shapes.push(...painted(placed(how.worn!, place)).shapes.map((one): Shape => ({ ...one, part: 'hat' })))
  const box: Box = { x: 0, y: 0, w: cents(right - left), h: cents(bottom - top) }
  const anchors: Figure['anchors'] = {}
  for (const [key, at] of Object.entries(figure.anchors)) {
    const name = key as AnchorName
    const [x, y] = place(at)
    anchors[(flip < 0 && SIDES[name]) || name] = pointOf([clamp(x, 0, box.w), clamp(y, 0, box.h)])
  }
  const done: Figure = {
    id: how.id,
    shapes,
    front,
    box,
    ground: cents(Math.max(bottom, 0) + (figure.lift ?? 0) - top),
    facing: figure.facing === 'front' ? 'front' : flip < 0 ? 'left' : 'right',
    anchors,
  }
  if (how.has?.length) done.has = how.has
  if (how.perMetre) done.perMetre = cents(how.perMetre)
  const boxOf = ({ at, rx, ry }: Head): Box => {
    const [x, y] = place(at)
    return { x: cents(x - rx), y: cents(y - ry), w: cents(rx * 2), h: cents(ry * 2) }
  }
  if (figure.face) done.face = boxOf(figure.face)
  if (figure.heads) {
    done.faces = figure.heads.map(boxOf)
    done.face = around(done.faces)
  }
  return done
}

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const w = Math.max(...boxes.map((box) => box.x + box.w)) - x
  return { x, y, w, h: Math.max(...boxes.map((box) => box.y + box.h)) - y }
}
