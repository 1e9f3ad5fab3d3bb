import type { Box, Detail, Figure, Shape } from '#artist/drawing.ts'

/**
 * A converted figure in the data file: one JSON object per line. A shape is one text, `<kind><level>[b] <path>`;
 * `b` marks shapes whose edge is part of the silhouette.
 */
export interface StoredFigure {
  id: string
  topic: string
  age: number
  height: number
  rests: 'stands' | 'floats' | 'hangs'
  facing: Figure['facing']
  box: Box
  ground: number
  face?: Box
  anchors?: Figure['anchors']
  shapes: string[]
}

/** Kinds of shapes: r region, i ink, t thin ink that a small stroke keeps visible, g highlight on ink, l pen line. */
const KINDS: Record<string, Pick<Shape, 'fill' | 'stroke'>> = {
  r: { fill: 'paper', stroke: 1 },
  i: { fill: 'ink', stroke: 0 },
  t: { fill: 'ink', stroke: 0.3 },
  g: { fill: 'paper', stroke: 0 },
  l: { fill: 'none', stroke: 1 },
}

export interface StoredShape extends Shape {
  bold: boolean
}

export function parseShape(text: string): StoredShape {
  const space = text.indexOf(' ')
  const kind = KINDS[text[0]!]
  if (!kind || space < 2) throw new Error(`not a stored shape: ${text.slice(0, 20)}`)
  return { d: text.slice(space + 1), ...kind, level: Number(text[1]) as Detail, bold: text[2] === 'b' }
}

export function writeShape({ d, fill, stroke, level, bold }: StoredShape): string {
  const kind = Object.keys(KINDS).find((key) => KINDS[key]!.fill === fill && KINDS[key]!.stroke === stroke)
  if (!kind) throw new Error(`no stored kind for ${fill} with stroke ${stroke}`)
  return `${kind}${level}${bold ? 'b' : ''} ${d}`
}
