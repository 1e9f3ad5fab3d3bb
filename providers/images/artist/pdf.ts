import { deflateSync } from 'node:zlib'
import type { Shape } from '#artist/drawing.ts'
import { UNITS_PER_MM } from '#artist/page/paper.ts'
import { readPath } from '#artist/page/path.ts'
import type { Page } from '#artist/page/to-svg.ts'
import { algorithmicSource } from './source-type.ts'

export const SHEETS = { a4: [210, 297], letter: [215.9, 279.4] } as const
export type Sheet = keyof typeof SHEETS

export interface PdfOptions {
  sheet: Sheet
  title?: string
  /** A small line below the picture, for the licence and the address of the site. */
  foot?: string
}

const POINTS_PER_MM = 72 / 25.4
/** No home printer reaches nearer to the edge of the sheet than this. */
const SAFE_MM = 6.35

/** One sheet, all vector: the page's paths become PDF path operators one to one. */
export function pagePdf(page: Page, { sheet, title, foot }: PdfOptions): Buffer {
  const { paper } = page
  const upright = paper.height >= paper.width
  const [short, long] = SHEETS[sheet]
  const [width, height] = upright ? [short, long] : [long, short]
  const frame = { w: paper.frame.w / UNITS_PER_MM, h: paper.frame.h / UNITS_PER_MM }
  const fit = Math.min(1, (width - 2 * SAFE_MM) / frame.w, (height - 2 * SAFE_MM - (foot ? 4 : 0)) / frame.h)
  const scale = (fit / UNITS_PER_MM) * POINTS_PER_MM
  const left = (width * POINTS_PER_MM - paper.width * scale) / 2
  const top = (height * POINTS_PER_MM + paper.height * scale) / 2 + (foot ? 4 : 0)
  const content = [
    `q ${n(scale)} 0 0 ${n(-scale)} ${n(left)} ${n(top)} cm 1 j 1 J`,
    ...operators(page.shapes, page.pen),
    'Q',
    ...(foot ? [footLine(foot, width * POINTS_PER_MM)] : []),
  ].join('\n')
  return assemble(content, [width * POINTS_PER_MM, height * POINTS_PER_MM], title)
}

/** Fill, line width and paint operator are only written when they change. */
function* operators(shapes: readonly Shape[], pen: number): Generator<string> {
  let fill = ''
  let width = -1
  for (const shape of shapes) {
    const gray = shape.fill === 'ink' ? '0 g' : '1 g'
    if (shape.fill !== 'none' && gray !== fill) yield (fill = gray)
    const line = Math.round(shape.stroke * pen * 100) / 100
    if (line > 0 && line !== width) yield `${(width = line)} w`
    const paint = shape.fill === 'none' ? 'S' : line > 0 ? 'B' : 'f'
    if (paint === 'S' && line === 0) continue
    yield `${path(shape.d)}${paint}`
  }
}

function path(d: string): string {
  let out = ''
  for (const { kind, points } of readPath(d)) {
    if (kind === 'Z') out += 'h '
    else out += `${points.map(n).join(' ')} ${kind === 'M' ? 'm' : kind === 'L' ? 'l' : 'c'} `
  }
  return out
}

const n = (value: number) => `${Math.round(value * 1000) / 1000}`

function footLine(text: string, width: number): string {
  const shown = latin(text.slice(0, 120))
  const size = 7
  const x = Math.max(20, (width - shown.length * size * 0.47) / 2)
  return `BT 0.35 g /F1 ${size} Tf ${n(x)} ${n(SAFE_MM * POINTS_PER_MM - 4)} Td <${Buffer.from(shown, 'latin1').toString('hex')}> Tj ET`
}

/** The built-in font knows Western European letters only. */
const latin = (text: string) => text.normalize('NFC').replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '-')

function assemble(content: string, [width, height]: readonly [number, number], title?: string): Buffer {
  const stream = deflateSync(Buffer.from(content, 'latin1'), { level: 6 })
  const xmp = Buffer.from(algorithmicSource)
  const info = title ? `/Title <FEFF${Buffer.from(title, 'utf16le').swap16().toString('hex')}>` : ''
  const objects: (Buffer | string)[][] = [
    ['<</Type/Catalog/Pages 2 0 R/Metadata 6 0 R>>'],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${n(width)} ${n(height)}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>`,
    ],
    [`<</Length ${stream.length}/Filter/FlateDecode>>stream\n`, stream, '\nendstream'],
    ['<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'],
    [`<</Type/Metadata/Subtype/XML/Length ${xmp.length}>>stream\n`, xmp, '\nendstream'],
    [`<<${info}/Creator(Colorami)>>`],
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  const offsets: number[] = []
  let size = parts[0]!.length
  const push = (piece: Buffer | string) => {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece
    parts.push(bytes)
    size += bytes.length
  }
  for (const [i, pieces] of objects.entries()) {
    offsets.push(size)
    push(`${i + 1} 0 obj\n`)
    for (const piece of pieces) push(piece)
    push('\nendobj\n')
  }
  const start = size
  push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`)
  for (const offset of offsets) push(`${String(offset).padStart(10, '0')} 00000 n \n`)
  push(`trailer<</Size ${objects.length + 1}/Root 1 0 R/Info 7 0 R>>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}
