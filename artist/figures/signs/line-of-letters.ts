import type { Shape } from '../../drawing.ts'
import { moved, pathData } from '../../geometry/path.ts'
import type { Frame } from '../../geometry/vector.ts'
import { createGlyph } from './glyphs.ts'

const GAP = 15
const SPACE = 40

/** Width of a line of letters in the units of the glyphs. */
export const widthOfLetters = (line: string, strokeRadius: number): number =>
  [...line].reduce((sum, character) => sum + advance(character, strokeRadius), 0) - (line ? GAP : 0)

function advance(character: string, strokeRadius: number): number {
  const glyph = createGlyph(character, strokeRadius)
  return glyph ? glyph.right - glyph.left + GAP : character === ' ' ? SPACE : 0
}

interface LettersStyle {
  left: number
  top: number
  scale: number
  strokeRadius: number
  /** Black letters instead of outlined ones. */
  solid?: boolean
}

/** Letters side by side, without ornaments. */
export function lineOfLetters(line: string, style: LettersStyle): Shape[] {
  const { left, top, scale, strokeRadius, solid } = style
  const shapes: Shape[] = []
  let x = left
  for (const character of line) {
    const glyph = createGlyph(character, strokeRadius)
    if (glyph) {
      const from = glyph.left
      const at: Frame = ([px, py]) => [x + (px - from) * scale, top + (py - 2) * scale]
      const d = glyph.body.map((path) => pathData(moved(path, at))).join('')
      if (solid) shapes.push({ d, fill: 'ink', stroke: 0, level: 0 })
      else shapes.push({ d, fill: 'ink', stroke: 1.2, level: 0 }, { d, fill: 'paper', stroke: 0, level: 0 })
    }
    x += advance(character, strokeRadius) * scale
  }
  return shapes
}
