import type { DigitalSource } from '#domain/pages/picture-source.ts'
import { joinBytes, latin1Bytes, utf8Bytes, type Deflate } from './bytes.ts'
import { formatNumber } from './pdf-operators.ts'
import { createXmp } from './xmp-metadata.ts'

/** One page of a file: its drawing as PDF operators, in points, and its number of copies. */
export interface PdfPage {
  content: string
  width: number
  height: number
  copies: number
  source?: DigitalSource
  /** A drawing that `PAINT_LAYER` paints as one image, so that multiplying it with what is below treats it as a whole. */
  layer?: string
  /** Tiles with which an area can be filled, by name. */
  patterns?: ReadonlyMap<string, PdfPattern>
}

/** A square tile as PDF operators, and the matrix from its units to points. */
interface PdfPattern {
  content: string
  size: number
  matrix: readonly number[]
}

export const PAINT_LAYER = '/Layer Do'

/** Later fills let the ink below them show through. */
export const MULTIPLY = '/Multiply gs'

/** The characters of the font's encoding (WinAnsi) from 0x80 to 0x9f, where Latin-1 has control characters. */
const WIN_ANSI_80_TO_9F = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/**
 * Encodes text for the font that is built into every PDF reader. It has Western European letters only; others
 * become a dash.
 */
export function hexText(text: string): string {
  const bytes = [...text.normalize('NFC')].map((letter) => {
    const place = letter === ' ' ? -1 : WIN_ANSI_80_TO_9F.indexOf(letter)
    if (place >= 0) return 0x80 + place
    return /[\u0020-\u007e\u00a0-\u00ff]/.test(letter) ? letter.charCodeAt(0) : 0x2d
  })
  return `<${toHex(bytes, 2)}>`
}

const toHex = (numbers: readonly number[], digits: number) =>
  numbers.map((value) => value.toString(16).padStart(digits, '0')).join('')

/**
 * Writes pages as a PDF file. Copies of a page share its drawing, so that a class set is as small as one copy of each.
 */
export async function writePdf(
  pages: readonly PdfPage[],
  deflate: Deflate,
  title?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  // A file has one source type: if a model drew any of its pages, the file names the model.
  const modelSource = pages.find(({ source }) => source && source !== 'algorithmicMedia')?.source
  const xmp = utf8Bytes(createXmp(modelSource ?? 'algorithmicMedia'))
  const info = title ? `/Title <FEFF${toHex(utf16Units(title), 4)}>` : ''
  const objects: (Uint8Array | string)[][] = [
    ['<</Type/Catalog/Pages 2 0 R/Metadata 4 0 R>>'],
    [],
    ['<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'],
    [`<</Type/Metadata/Subtype/XML/Length ${xmp.length}>>stream\n`, xmp, '\nendstream'],
    [`<<${info}/Creator(Colorami)>>`],
  ]
  const addStream = async (dictionary: string, content: string): Promise<string> => {
    const stream = await deflate(latin1Bytes(content))
    const start = `<<${dictionary}/Length ${stream.length}/Filter/FlateDecode>>stream\n`
    return `${objects.push([start, stream, '\nendstream'])} 0 R`
  }
  const kids: string[] = []
  for (const page of pages) {
    const box = `[0 0 ${formatNumber(page.width)} ${formatNumber(page.height)}]`
    const drawing = await addStream('', page.content)
    const resources = await addResources(page, box, addStream)
    const object = `<</Type/Page/Parent 2 0 R/MediaBox${box}/Contents ${drawing}/Resources<</Font<</F1 3 0 R>>${resources}>>>>`
    for (let copy = 0; copy < page.copies; copy++) kids.push(`${objects.push([object])} 0 R`)
  }
  objects[1] = [`<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`]
  return writeObjects(objects)
}

type AddStream = (dictionary: string, content: string) => Promise<string>

/** Writes what the operators of a page refer to by name. */
async function addResources(
  { content, layer, patterns }: PdfPage,
  box: string,
  addStream: AddStream,
): Promise<string> {
  let resources = content.includes(MULTIPLY) ? '/ExtGState<</Multiply<</BM/Multiply>>>>' : ''
  if (layer !== undefined) {
    const group = '/Type/XObject/Subtype/Form/Group<</S/Transparency/I true>>'
    resources += `/XObject<</Layer ${await addStream(`${group}/BBox${box}`, layer)}>>`
  }
  const tiles: string[] = []
  for (const [name, { content: tile, size, matrix }] of patterns ?? []) {
    const numbers = matrix.map(formatNumber).join(' ')
    const dictionary = `/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 ${size} ${size}]/XStep ${size}/YStep ${size}/Matrix[${numbers}]/Resources<<>>`
    tiles.push(`/${name} ${await addStream(dictionary, tile)}`)
  }
  return tiles.length > 0 ? `${resources}/Pattern<<${tiles.join('')}>>` : resources
}

const utf16Units = (text: string) => text.split('').map((unit) => unit.charCodeAt(0))

function writeObjects(objects: readonly (readonly (Uint8Array | string)[])[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [latin1Bytes('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')]
  const offsets: number[] = []
  let size = parts[0]!.length
  const push = (piece: Uint8Array | string) => {
    const bytes = typeof piece === 'string' ? latin1Bytes(piece) : piece
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
  return joinBytes(parts)
}
