import { capsule, ellipse } from '../../geometry/round-shapes.ts'
import { flatten, knots, moved, smooth, type Path } from '../../geometry/path.ts'
import { add, itemClamped, mul, perp, rot, sub, unit, type Vec } from '../../geometry/vector.ts'

/**
 * The strokes of each character: `x,y x,y` is a straight stroke, more points are a curve, `o x,y,rx,ry` is a ring.
 * `f` fills the counter of a character, so that no scenery shows through it. Capitals reach from y 16 to y 124.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: '56,16 12,124|56,16 100,124|28,92 84,92|f 56,72,22,30',
  B: '16,16 16,124|16,16 50,16 70,30 68,54 46,67 18,67|16,67 54,68 78,84 76,110 52,124 16,124|f 42,42,22,20|f 44,96,24,22',
  C: '86,38 68,20 46,17 24,34 15,70 24,106 46,123 68,120 86,102',
  D: '16,16 16,124|16,16 46,17 76,36 85,70 76,104 46,123 16,124|f 46,70,34,50',
  E: '16,16 16,124|16,16 76,16|16,70 66,70|16,124 78,124',
  F: '16,16 16,124|16,16 76,16|16,70 66,70',
  G: '86,38 68,20 46,17 24,34 15,70 24,106 46,123 68,120 84,102|86,98 86,76|86,76 60,76',
  H: '16,16 16,124|82,16 82,124|16,70 82,70',
  I: '16,16 56,16|36,16 36,124|16,124 56,124',
  J: '28,16 72,16|66,16 66,86 54,116 32,122 14,102',
  K: '16,16 16,124|78,16 20,76|40,60 82,124',
  L: '16,16 16,124|16,124 76,124',
  M: '16,124 22,16|22,16 62,92|62,92 102,16|102,16 108,124',
  N: '16,124 16,16|16,16 86,124|86,124 86,16',
  O: 'o 60,70,46,54',
  P: '16,16 16,124|16,16 50,16 76,30 76,62 50,76 16,76|f 44,46,26,24',
  Q: 'o 60,70,46,54|68,92 102,128',
  R: '16,16 16,124|16,16 50,16 76,30 76,60 50,74 16,74|46,76 82,124|f 44,45,26,24',
  S: '80,36 62,18 36,18 18,38 30,60 62,76 80,98 66,120 38,123 14,106',
  T: '14,16 94,16|54,16 54,124',
  U: '16,16 17,78 28,112 51,123 74,112 85,78 86,16',
  V: '14,16 54,124|54,124 94,16',
  W: '12,16 36,124|36,124 66,40|66,40 96,124|96,124 120,16',
  X: '16,16 86,124|86,16 16,124',
  Y: '14,16 54,72|94,16 54,72|54,72 54,124',
  Z: '16,16 82,16|82,16 16,124|16,124 86,124',
  ß: '16,124 16,52|16,54 20,30 42,17 66,28 66,50 46,64|44,64 74,76 82,100 66,122 48,121',
  0: 'o 54,70,38,54',
  1: '20,44 50,16|50,16 50,124|24,124 76,124',
  2: '16,42 30,21 54,17 76,34 70,62 44,92 16,124|16,124 82,124',
  3: '16,32 36,17 62,20 74,42 60,62 38,67|38,67 66,74 80,96 66,120 36,123 13,108',
  4: '66,16 14,90|14,90 92,90|66,16 66,124|f 48,68,18,22',
  5: '76,16 28,16|28,16 22,66|22,66 46,57 72,68 81,94 66,119 38,123 13,108',
  6: '74,20 46,36 24,66 17,90|o 50,91,34,33',
  7: '14,16 84,16|84,16 40,124',
  8: 'o 50,43,28,27|o 50,95,35,29',
  9: 'o 50,49,34,33|84,52 78,84 58,110 28,121',
  '-': '14,72 50,72',
  "'": '16,14 12,38',
  '.': '16,122 17,122',
  ',': '18,120 12,140',
  '!': '18,16 18,82|18,122 19,122',
  '?': '14,38 28,19 50,17 66,34 58,58 38,74 36,88|36,122 37,122',
}

/** Diacritics by their combining character, drawn about the middle of the letter. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0301': '-8,-16 10,-34',
  '\u0300': '8,-16 -10,-34',
  '\u0302': '-18,-14 0,-32|0,-32 18,-14',
  '\u0303': '-24,-18 -10,-30 8,-18 24,-30',
  '\u0308': '-19,-22 -18,-22|18,-22 19,-22',
  '\u030a': 'o 0,-26,11,11',
  '\u0327': '2,136 8,150 -10,156',
}

/** Letters that are written as two others, or as one without its stroke. */
const TWICE: Readonly<Record<string, string>> = { Œ: 'OE', Æ: 'AE', Ø: 'O', Ł: 'L' }

export const STROKE_RADIUS = 14
const THIN = 0.72

export interface Glyph {
  /** The shapes of the character, painted together. */
  body: Path[]
  eyes: Path[]
  /** Points along the strokes, for ornaments. */
  track: Vec[]
  left: number
  right: number
}

/** The characters of a text that can be drawn, as decomposed capitals. */
export const drawableCharacters = (text: string): string =>
  [...text.replaceAll('ß', '\u0001').toUpperCase().replaceAll('\u0001', 'ß')]
    .map((sign) => TWICE[sign] ?? sign)
    .join('')
    .normalize('NFC')
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/[^\p{L}\p{N} '.,!?-]/gu, '')

/** A character with its diacritics, or undefined if it cannot be drawn. */
export function createGlyph(sign: string, fat = STROKE_RADIUS): Glyph | undefined {
  const [base = '', ...marks] = sign.normalize('NFD')
  const strokes = STROKES[base]
  if (!strokes) return undefined
  const body: Path[] = []
  const eyes: Path[] = []
  const track: Vec[] = []
  for (const text of strokes.split('|')) pull(text, fat, [0, 0], body, eyes, track)
  const xs = track.map(([x]) => x)
  const [left, right] = [Math.min(...xs) - fat, Math.max(...xs) + fat]
  for (const mark of marks)
    for (const text of MARKS[mark]?.split('|') ?? [])
      pull(text, fat * THIN, [(left + right) / 2, 0], body, eyes, [])
  return { body, eyes, track, left, right }
}

/** A curve of even width with round ends. */
function bent(points: readonly Vec[], fat: number): Path {
  const line = flatten(smooth(points, { closed: false }), 4)
  const last = line.length - 1
  const along = (i: number) => unit(sub(itemClamped(line, i + 1), itemClamped(line, i - 1)))
  const side = (way: number) => line.map((point, i) => add(point, mul(perp(along(i)), way * fat)))
  const cap = (i: number, way: number) =>
    [-60, -30, 0, 30, 60].map((turn) => add(itemClamped(line, i), mul(rot(along(i), way * turn), way * fat)))
  return smooth([...side(1), ...cap(last, 1).reverse(), ...side(-1).reverse(), ...cap(0, -1)])
}

function pull(text: string, fat: number, [dx, dy]: Vec, body: Path[], eyes: Path[], track: Vec[]): void {
  const at = (path: Path): Path => moved(path, ([x, y]) => [x + dx, y + dy])
  const round = /^[of] (.+)$/.exec(text)
  if (round) {
    const [x = 0, y = 0, rx = 0, ry = 0] = round[1]!.split(',').map(Number)
    eyes.push(at(ellipse([x, y], rx, ry)))
    if (text.startsWith('f')) return
    body.push(at(ellipse([x, y], rx + fat, ry + fat)))
    body.push({ ...at(ellipse([x, y], rx - fat, ry - fat)), hole: true })
    for (let a = 0; a < 360; a += 30)
      track.push([x + dx + rx * Math.cos((a * Math.PI) / 180), y + dy + ry * Math.sin((a * Math.PI) / 180)])
    return
  }
  const points = knots(text).map(([x, y]): Vec => [x, y])
  const [first, last] = [points[0]!, points.at(-1)!]
  if (points.length === 2) body.push(at(capsule(first, fat, last, fat)))
  else body.push(at(bent(points, fat)))
  const long = Math.hypot(last[0] - first[0], last[1] - first[1])
  const steps = points.length > 2 ? 1 : Math.max(1, Math.round(long / 24))
  for (let i = 0; i + 1 < points.length; i++)
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const [a, b] = [points[i]!, points[i + 1]!]
      track.push([a[0] + (b[0] - a[0]) * t + dx, a[1] + (b[1] - a[1]) * t + dy])
    }
  track.push([last[0] + dx, last[1] + dy])
}
