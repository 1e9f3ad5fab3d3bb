import type { Box, Shape } from '../drawing.ts'
import { glyphOf, writable } from '../figures/signs/glyphs.ts'
import { curve, moved, pathData, type Path } from '../geometry/path.ts'
import type { Frame } from '../geometry/vector.ts'

/** Longer titles would have letters too small to color. */
export const LONGEST_BANNER = 48
/** Finer than a letter that fills a page: its eyes must stay open. */
const FAT = 11
const GAP = 15
const SPACE = 40
const LETTER_HEIGHT = 136
/** Dots and accents stand above the capitals. */
const MARKS_HEIGHT = 34
const ONE_LINE = 22
/** Share of the frame's height the ribbon takes, for one line and for two. */
const SHARE = { portrait: [0.09, 0.15], landscape: [0.125, 0.2] } as const

/** A title above the picture: a ribbon with outlined letters, and the room that is left below it. */
export function banner(text: string, frame: Box): { shapes: Shape[]; below: Box; box?: Box } {
  const lines = linesOf(writable(text).slice(0, LONGEST_BANNER).trim())
  if (lines.length === 0) return { shapes: [], below: frame }
  const share = SHARE[frame.w > frame.h ? 'landscape' : 'portrait'][lines.length > 1 ? 1 : 0]
  const h = frame.h * share
  const below = { ...frame, y: frame.y + h + 12, h: frame.h - h - 12 }
  const shapes = ribbon({ ...frame, h })
  const room = { x: frame.x + frame.w * 0.1, w: frame.w * 0.8, y: frame.y + h * 0.08, h: h * 0.76 }
  const each = room.h / lines.length
  const marks = /\p{M}/u.test(lines.join('').normalize('NFD')) ? MARKS_HEIGHT : 0
  const tall = LETTER_HEIGHT + marks
  const scale = Math.min((each * 0.84) / tall, ...lines.map((line) => room.w / widthOf(line)))
  for (const [i, line] of lines.entries()) {
    const left = room.x + (room.w - widthOf(line) * scale) / 2
    const top = room.y + each * i + (each - tall * scale) / 2
    shapes.push(...written(line, left, top + marks * scale, scale))
  }
  return { shapes, below, box: { ...frame, h } }
}

/** One line, or two of about the same length. */
function linesOf(text: string): string[] {
  if (!text) return []
  const words = text.split(/\s+/)
  if (text.length <= ONE_LINE || words.length === 1) return [words.join(' ')]
  let best: string[] = [text]
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    if (Math.max(...lines.map(widthOf)) < Math.max(...best.map(widthOf))) best = lines
  }
  return best
}

const widthOf = (line: string): number =>
  [...line].reduce((sum, sign) => sum + advance(sign), 0) - (line ? GAP : 0)

function advance(sign: string): number {
  const glyph = glyphOf(sign, FAT)
  return glyph ? glyph.right - glyph.left + GAP : sign === ' ' ? SPACE : 0
}

function written(line: string, left: number, top: number, scale: number): Shape[] {
  const shapes: Shape[] = []
  let x = left
  for (const sign of line) {
    const glyph = glyphOf(sign, FAT)
    if (glyph) {
      const from = glyph.left
      const at: Frame = ([px, py]) => [x + (px - from) * scale, top + (py - 2) * scale]
      const d = glyph.body.map((path) => pathData(moved(path, at))).join('')
      shapes.push({ d, fill: 'ink', stroke: 1.2, level: 0 }, { d, fill: 'paper', stroke: 0, level: 0 })
    }
    x += advance(sign) * scale
  }
  return shapes
}

/** A ribbon with folded ends, as wide as the picture. */
function ribbon({ x, y, w, h }: Box): Shape[] {
  const at: Frame = ([u, v]) => [x + w * u, y + h * v]
  const part = (text: string): Shape => paper(curve(text, at))
  return [
    part('0,0.22! 0.1,0.2! 0.1,1! 0,1! 0.025,0.61!'),
    part('1,0.22! 0.9,0.2! 0.9,1! 1,1! 0.975,0.61!'),
    part('0.06,0.82! 0.1,0.82! 0.1,1!'),
    part('0.94,0.82! 0.9,0.82! 0.9,1!'),
    part('0.06,0.04! 0.5,0 0.94,0.04! 0.94,0.86! 0.5,0.9 0.06,0.86!'),
  ]
}

const paper = (path: Path): Shape => ({ d: pathData(path), fill: 'paper', stroke: 1.1, level: 0 })
