import { rgbOf } from '#domain/coloring/color-by-number.ts'
import type { ColoringPage } from '../model/coloring-store.ts'
import { type ColoringAction, type PaintedItem, paintedItems } from '../model/coloring-action.ts'
import { toPdfPath } from './pdf-path.ts'

const POINTS_PER_UNIT = 72 / 25.4 / 4
/** Units of the master file per page unit. */
const FILE_UNITS = 10

/** The colored page as a vector PDF: the colors first, then the drawing as one layer that is multiplied with them. */
export async function createColoredPdf(
  { svg, sheet }: ColoringPage,
  actions: readonly ColoringAction[],
  title: string,
): Promise<Blob> {
  const [width, height] = [sheet.width, sheet.height].map((side) => round(side * POINTS_PER_UNIT)) as [
    number,
    number,
  ]
  const scaled = (scale: number) => `${scale} 0 0 ${-scale} 0 ${height} cm 1 j 1 J`
  const outlines = sheet.regions.map(([outline]) => outline)
  const colors = [
    `q ${scaled(POINTS_PER_UNIT)}`,
    ...paintedItems(actions).map((item) => itemOperators(item, outlines)),
    'Q /Multiply gs /Drawing Do',
  ].join('\n')
  const drawing = [scaled(POINTS_PER_UNIT / FILE_UNITS), ...drawingOperators(svg)].join('\n')
  const box = `[0 0 ${width} ${height}]`
  return writePdf([
    ['<</Type/Catalog/Pages 2 0 R>>'],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox${box}/Contents 4 0 R/Resources<</XObject<</Drawing 5 0 R>>/ExtGState<</Multiply<</BM/Multiply>>>>>>>>`,
    ],
    await streamObject('', colors),
    await streamObject(`/Type/XObject/Subtype/Form/BBox${box}/Group<</S/Transparency/I true>>`, drawing),
    [`<</Title<FEFF${[...title].map(toUtf16).join('')}>/Creator(Colorami)>>`],
  ])
}

const round = (value: number): number => Math.round(value * 100) / 100
const toUtf16 = (letter: string): string =>
  Array.from({ length: letter.length }, (_, i) => letter.charCodeAt(i).toString(16).padStart(4, '0')).join('')

/** The shapes of the master file in paint order. */
function* drawingOperators(svg: string): Generator<string> {
  const group = /<g fill="#fff" stroke="#000" stroke-width="([\d.]+)"/.exec(svg)
  for (const [, attributes = ''] of svg.slice(group?.index ?? 0).matchAll(/<path([^>]*?)\/>/g)) {
    const fill = /\sfill="([^"]*)"/.exec(attributes)?.[1] ?? '#fff'
    const hasStroke = !/stroke="none"/.test(attributes)
    if (fill === 'none' && !hasStroke) continue
    const width = /stroke-width="([\d.]+)"/.exec(attributes)?.[1] ?? group?.[1] ?? '1'
    const paint = fill === 'none' ? 'S' : hasStroke ? 'B' : 'f'
    const path = toPdfPath(/\sd="([^"]*)"/.exec(attributes)?.[1] ?? '')
    yield `${fill === '#000' ? 0 : 1} g ${width} w ${path}${paint}`
  }
}

/** Patterns and the grain of crayons become plain colors. */
function itemOperators(item: PaintedItem, outlines: readonly string[]): string {
  const isEraser = item.kind === 'stroke' && item.brush === 'eraser'
  const color = isEraser
    ? '1 1 1'
    : rgbOf(item.crayon)
        .map((value) => round(value / 255))
        .join(' ')
  if (item.kind === 'fill') return `${color} rg ${toPdfPath(outlines[item.region]!)}f`
  const clip = item.region === undefined ? '' : `${toPdfPath(outlines[item.region]!)}W n `
  const [x, y, ...rest] = item.points
  let line = `${x} ${y} m `
  // A single point is a dot.
  if (rest.length === 0) line += `${x} ${y} l `
  for (let i = 0; i < rest.length; i += 2) line += `${rest[i]} ${rest[i + 1]} l `
  return `q ${clip}${color} RG ${item.width} w ${line}S Q`
}

type PdfObject = (string | Uint8Array<ArrayBuffer>)[]

async function streamObject(dictionary: string, content: string): Promise<PdfObject> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return [`<<${dictionary}/Length ${bytes.length}/Filter/FlateDecode>>stream\n`, bytes, '\nendstream']
}

/** Writes the objects, the first of which is the catalogue and the last the information about the file. */
function writePdf(objects: readonly PdfObject[]): Blob {
  const parts: PdfObject = []
  let size = 0
  const push = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part)
    size += part.length
  }
  push('%PDF-1.7\n')
  const offsets = objects.map((object, index) => {
    const offset = size
    push(`${index + 1} 0 obj\n`)
    object.forEach(push)
    push('\nendobj\n')
    return offset
  })
  const start = size
  push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`)
  for (const offset of offsets) push(`${`${offset}`.padStart(10, '0')} 00000 n \n`)
  push(
    `trailer<</Size ${objects.length + 1}/Root 1 0 R/Info ${objects.length} 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  )
  return new Blob(parts, { type: 'application/pdf' })
}
