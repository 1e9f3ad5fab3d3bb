import { deflateSync } from 'node:zlib'
import type { DigitalSource } from '#domain/picture-source.ts'
import { xmpFor } from './source-type.ts'

/** One sheet of a file: its drawing as PDF operators, in points, and how often it is printed. */
export interface PdfSheet {
  content: string
  width: number
  height: number
  copies: number
  source?: DigitalSource
}

export const n = (value: number) => `${Math.round(value * 1000) / 1000}`

/** What the encoding of that font (WinAnsi) holds between 0x80 and 0x9f, where Latin-1 holds nothing to see. */
const BETWEEN = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Text for the one built-in font every reader brings along. It knows Western European letters only; others become a dash. */
export function hexText(text: string): string {
  const bytes = [...text.normalize('NFC')].map((letter) => {
    const place = letter === ' ' ? -1 : BETWEEN.indexOf(letter)
    if (place >= 0) return 0x80 + place
    return /[\u0020-\u007e\u00a0-\u00ff]/.test(letter) ? letter.charCodeAt(0) : 0x2d
  })
  return `<${Buffer.from(bytes).toString('hex')}>`
}

/** Sheets as a file. Copies of a sheet share its drawing, so a class set weighs no more than one of each. */
export function pdfFile(sheets: readonly PdfSheet[], title?: string): Buffer {
  // A file has one mark: if any of its pages is a model's, so is the file.
  const foreign = sheets.find(({ source }) => source && source !== 'algorithmicMedia')?.source
  const xmp = Buffer.from(xmpFor(foreign ?? 'algorithmicMedia'))
  const info = title ? `/Title <FEFF${Buffer.from(title, 'utf16le').swap16().toString('hex')}>` : ''
  const objects: (Buffer | string)[][] = [
    ['<</Type/Catalog/Pages 2 0 R/Metadata 4 0 R>>'],
    [],
    ['<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'],
    [`<</Type/Metadata/Subtype/XML/Length ${xmp.length}>>stream\n`, xmp, '\nendstream'],
    [`<<${info}/Creator(Colorami)>>`],
  ]
  const kids: string[] = []
  for (const { content, width, height, copies } of sheets) {
    const stream = deflateSync(Buffer.from(content, 'latin1'), { level: 6 })
    const drawing = objects.push([
      `<</Length ${stream.length}/Filter/FlateDecode>>stream\n`,
      stream,
      '\nendstream',
    ])
    const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${n(width)} ${n(height)}]/Contents ${drawing} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`
    for (let copy = 0; copy < copies; copy++) kids.push(`${objects.push([page])} 0 R`)
  }
  objects[1] = [`<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`]
  return written(objects)
}

function written(objects: readonly (readonly (Buffer | string)[])[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  const offsets: number[] = []
  let size = parts[0]!.length
  const push = (piece: Buffer | string) => {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece
    parts.push(bytes)
    size += bytes.length
  }
  for (const [index, pieces] of objects.entries()) {
    offsets.push(size)
    push(`${index + 1} 0 obj\n`)
    for (const piece of pieces) push(piece)
    push('\nendobj\n')
  }
  const start = size
  push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`)
  for (const offset of offsets) push(`${String(offset).padStart(10, '0')} 00000 n \n`)
  push(`trailer<</Size ${objects.length + 1}/Root 1 0 R/Info 5 0 R>>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}
