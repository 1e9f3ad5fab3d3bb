import type { FigureFinder } from '../compose/figures/drawable-figures.ts'
import { mirrorFigure, moveShapes } from '../compose/figures/transform.ts'
import { showing } from '../compose/showing.ts'
import type { Box, Detail, Shape } from '../drawing.ts'
import { boundsOfMasses } from '../figures/engine/mass.ts'
import type { Piece } from '../figures/engine/piece.ts'
import { inkPieces, shapesOf } from '../figures/engine/ink.ts'
import { createPiecePen } from '../figures/engine/piece-pen.ts'
import { drawableCharacters } from '../figures/signs/glyphs.ts'
import { lineOfLetters, widthOfLetters } from '../figures/signs/line-of-letters.ts'
import { pathData, poly } from '../geometry/path.ts'
import { seedOf } from '../geometry/random.ts'
import { box as boxPath } from '../geometry/round-shapes.ts'
import type { Frame, Vec } from '../geometry/vector.ts'
import { arrowCorners } from './arrow.ts'
import type { DiagramCanvas, FigureOptions } from './diagram.ts'

interface CanvasOptions {
  frame: Box
  detail: Detail
  seed: number
  finder: FigureFinder
  labels: 'words' | 'lines' | 'none'
  counted?: string | undefined
  /** The words of a label in the language of the page. */
  wordOf(key: string): string
}

/** Letters of labels: thin strokes, so that they stay open at this size. */
const STROKE_RADIUS = 9
const DIGIT_RADIUS = 13
const CAP_HEIGHT = 108
const CAP_TOP = 14
const LABEL_HEIGHT = 46
const LETTER_HEIGHT = 22
const LINE_HEIGHT = 32
const LABEL_PADDING = 15
const MIN_LABEL_WIDTH = 96
const ARROW_WIDTH = 26

/** A canvas that collects the shapes of a diagram. Letters are collected separately, because they are not regions to color. */
export function createDiagramCanvas(options: CanvasOptions): {
  canvas: DiagramCanvas
  shapes: Shape[]
  letters: Shape[]
} {
  const { frame, detail, seed, finder, labels, wordOf } = options
  const shapes: Shape[] = []
  const boxes: Shape[] = []
  const letters: Shape[] = []
  const at: Frame = ([x, y]) => [frame.x + (frame.w * x) / 100, frame.y + (frame.h * y) / 100]

  function drawFigure(noun: string, room: Box, how: FigureOptions = {}): void {
    const found = finder.find(noun)
    if (!found) throw new Error(`no figure for ${noun}`)
    const { centred, facing, ...request } = how
    const looks = [...(request.looks ?? []), ...(found.looks ?? [])]
    const drawn = found.maker.draw({ seed: seedOf(seed, noun), detail, ...request, looks, facing })
    const isWrongWay = facing && drawn.facing !== 'front' && drawn.facing !== facing
    const figure = isWrongWay ? mirrorFigure(drawn) : drawn
    const { x, y, w, h } = figure.box
    const scale = Math.min(room.w / w, room.h / h)
    const move = {
      scale,
      x: room.x + (room.w - w * scale) / 2 - x * scale,
      y: room.y + (room.h - h * scale) * (centred ? 0.5 : 1) - y * scale,
    }
    const width = lineWidth(Math.max(w, h) * scale, frame)
    const moved = moveShapes([...figure.shapes, ...figure.front], move)
    shapes.push(...showing(noun, moved).map((shape) => ({ ...shape, stroke: shape.stroke * width })))
  }

  const canvas: DiagramCanvas = {
    frame,
    detail,
    seed,
    counted: options.counted,
    at,
    around(x, y, size) {
      const [left, top] = at([x, y])
      return ([u, v]) => [left + (u * size) / 100, top + (v * size) / 100]
    },
    draw(of, place, paint, contour = true) {
      const pen = createPiecePen(place, detail)
      paint(pen)
      const inked = inkPieces(pen.pieces, detail)
      const width = contour ? lineWidth(sizeOf(pen.pieces), frame) : 1
      const drawn = shapesOf(contour ? inked : inked.slice(1), (v) => v).shapes
      shapes.push(...showing(of, drawn).map((shape) => ({ ...shape, stroke: shape.stroke * width })))
    },
    figure: drawFigure,
    arrow(through, width = ARROW_WIDTH) {
      const d = pathData(poly(arrowCorners(through, width)))
      shapes.push({ d, fill: 'paper', stroke: 1, level: 0, of: 'arrow' })
    },
    has: (noun) => finder.find(noun) !== undefined,
    letters(text, [x, y], height) {
      const scale = height / CAP_HEIGHT
      const left = x - (widthOfLetters(text, STROKE_RADIUS) * scale) / 2
      const top = y - (CAP_HEIGHT / 2 + CAP_TOP) * scale
      shapes.push(...lineOfLetters(text, { left, top, scale, strokeRadius: DIGIT_RADIUS }))
    },
    label(key, [x, y], maxWidth = 300) {
      if (labels === 'none') return
      const full = LETTER_HEIGHT / CAP_HEIGHT
      const lines = linesOf(drawableCharacters(wordOf(key)), (maxWidth - 2 * LABEL_PADDING) / full)
      const widths = lines.map((line) => widthOfLetters(line, STROKE_RADIUS))
      const widest = Math.max(...widths)
      const scale = Math.min(full, (maxWidth - 2 * LABEL_PADDING) / widest)
      const w = Math.max(Math.min(MIN_LABEL_WIDTH, maxWidth), widest * scale + 2 * LABEL_PADDING)
      const h = LABEL_HEIGHT + (lines.length - 1) * LINE_HEIGHT
      const left = Math.max(frame.x + 6, Math.min(frame.x + frame.w - 6 - w, x - w / 2))
      const d = pathData(boxPath(left, y - h / 2, w, h, 12))
      boxes.push({ d, fill: 'paper', stroke: 0.7, level: 0, of: 'label' })
      if (labels === 'lines') return
      for (const [i, line] of lines.entries()) {
        const middle = y + (i - (lines.length - 1) / 2) * LINE_HEIGHT
        const top = middle - (CAP_HEIGHT / 2 + CAP_TOP) * scale
        const textLeft = left + (w - widths[i]! * scale) / 2
        letters.push(
          ...lineOfLetters(line, { left: textLeft, top, scale, strokeRadius: STROKE_RADIUS, solid: true }),
        )
      }
    },
    pointer(key, from, target, maxWidth) {
      if (labels !== 'none') boxes.push(pointerLine(from, target))
      canvas.label(key, from, maxWidth)
    },
  }
  return {
    canvas,
    get shapes() {
      return [...shapes, ...boxes]
    },
    letters,
  }
}

/** One line, or two if it is too wide. */
function linesOf(text: string, maxWidth: number): string[] {
  const words = text.split(' ')
  if (words.length === 1 || widthOfLetters(text, STROKE_RADIUS) <= maxWidth) return [text]
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return cuts.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}

const pointerLine = (from: Vec, to: Vec): Shape => ({
  d: `M${from.join(' ')}L${to.join(' ')}`,
  fill: 'none',
  stroke: 0.7,
  level: 0,
})

function sizeOf(pieces: readonly Piece[]): number {
  const { left, top, right, bottom } = boundsOfMasses(pieces.flatMap(({ masses }) => masses))
  return Math.max(right - left, bottom - top)
}

const FINEST = 0.5
/** Small pictures get finer lines. */
const lineWidth = (size: number, frame: Box): number =>
  Math.max(FINEST, Math.min(1, 0.34 + (size / Math.max(frame.w, frame.h)) * 1.6))
