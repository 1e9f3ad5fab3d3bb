import type { Box, Shape } from '../../drawing.ts'
import { drawableCharacters } from '../../figures/signs/glyphs.ts'
import { lineOfLetters, widthOfLetters } from '../../figures/signs/line-of-letters.ts'
import { curve, pathData, type Path } from '../../geometry/path.ts'
import type { Frame } from '../../geometry/vector.ts'

/** Letters of longer titles are too small to color. */
const MAX_TITLE_LENGTH = 48
/** Stroke radius of the letters: small enough to keep the counters of letters like "e" open. */
const STROKE_RADIUS = 11
const LETTER_HEIGHT = 136
/** Extra height for accents above capitals. */
const ACCENT_HEIGHT = 34
const MAX_SINGLE_LINE = 22
/** The ribbon's share of the frame's height, for one line and for two. */
const SHARE = { portrait: [0.09, 0.15], landscape: [0.125, 0.2] } as const

/** Draws a title above the picture as a ribbon with outlined letters. `below` is the area left for the picture. */
export function drawTitleBanner(text: string, frame: Box): { shapes: Shape[]; below: Box; box?: Box } {
  const lines = linesOf(drawableCharacters(text).slice(0, MAX_TITLE_LENGTH).trim())
  if (lines.length === 0) return { shapes: [], below: frame }
  const share = SHARE[frame.w > frame.h ? 'landscape' : 'portrait'][lines.length > 1 ? 1 : 0]
  const h = frame.h * share
  const below = { ...frame, y: frame.y + h + 12, h: frame.h - h - 12 }
  const shapes = ribbon({ ...frame, h })
  const textBox = { x: frame.x + frame.w * 0.1, w: frame.w * 0.8, y: frame.y + h * 0.08, h: h * 0.76 }
  const lineHeight = textBox.h / lines.length
  const accents = /\p{M}/u.test(lines.join('').normalize('NFD')) ? ACCENT_HEIGHT : 0
  const letterHeight = LETTER_HEIGHT + accents
  const scale = Math.min(
    (lineHeight * 0.84) / letterHeight,
    ...lines.map((line) => textBox.w / widthOf(line)),
  )
  for (const [i, line] of lines.entries()) {
    const left = textBox.x + (textBox.w - widthOf(line) * scale) / 2
    const top = textBox.y + lineHeight * i + (lineHeight - letterHeight * scale) / 2
    shapes.push(
      ...lineOfLetters(line, { left, top: top + accents * scale, scale, strokeRadius: STROKE_RADIUS }),
    )
  }
  return { shapes, below, box: { ...frame, h } }
}

/** One line, or two of similar length. */
function linesOf(text: string): string[] {
  if (!text) return []
  const words = text.split(/\s+/)
  if (text.length <= MAX_SINGLE_LINE || words.length === 1) return [words.join(' ')]
  let best: string[] = [text]
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    if (Math.max(...lines.map(widthOf)) < Math.max(...best.map(widthOf))) best = lines
  }
  return best
}

const widthOf = (line: string): number => widthOfLetters(line, STROKE_RADIUS)

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
