import type { Detail, Figure } from '../../drawing.ts'
import { finish } from '../../geometry/finish-figure.ts'
import { curve } from '../../geometry/path.ts'
import { createSketch } from '../../geometry/sketch.ts'

/** Outlines of the flames, from left to right; the first point is in the mouth. */
const OUTER =
  '0,0 34,-22 70,-40 112,-46 128,-74! 150,-52 176,-50 206,-66! 204,-36 226,-18 262,-16! 236,6 246,30! 214,30 196,44 200,74! 168,54 134,52 112,66! 104,42 68,28 32,16'
const MIDDLE = '46,0 84,-18 124,-24 148,-38! 158,-18 182,-8 206,-6! 184,10 178,32! 152,22 118,20 82,14'
const HEART = '96,0 124,-8 150,-4 166,2! 148,10 122,8'

/** The fire that a dragon breathes. */
export function fireBreath(detail: Detail): Figure {
  const sketch = createSketch()
  sketch.add(0, curve(OUTER)).add(1, curve(MIDDLE))
  if (detail > 0) sketch.add(2, curve(HEART))
  return finish(sketch, { id: 'fire', facing: 'right' })
}
