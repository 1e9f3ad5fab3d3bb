import type { DigitalSource } from '#domain/pages/picture-source.ts'
import type { Shape } from '../drawing.ts'
import { compactPath, parsePath } from './path.ts'
import { UNITS_PER_MM, type Paper } from './paper.ts'

/** A finished drawing: shapes in paint order on a sheet, line widths as multiples of the pen. */
export interface Page {
  paper: Paper
  pen: number
  shapes: Shape[]
  /** The digital source type; unset means drawn by the artist. */
  source?: DigitalSource
}

/** Units in the file: tenths of a page unit, so that coordinates are whole numbers. */
const FILE_UNITS_PER_PAGE_UNIT = 10

/** A length in page units, rounded as in the SVG file. */
export const roundAsInSvg = (length: number) =>
  Math.round(length * FILE_UNITS_PER_PAGE_UNIT) / FILE_UNITS_PER_PAGE_UNIT

/**
 * For search engines and image tools. The text is the licence's short form in English, because machines read it.
 */
const metadata = (source: DigitalSource) =>
  '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
  'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><rdf:Description rdf:about="">' +
  '<dc:rights>Free for private, school, kindergarten and library use. No resale.</dc:rights>' +
  `<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}</Iptc4xmpExt:DigitalSourceType>` +
  '</rdf:Description></rdf:RDF></metadata>'

/** Writes the page as an SVG file: paths only, no text, no scripts, none of the user's words. */
export function toSvg({ paper, pen, shapes, source = 'algorithmicMedia' }: Page): string {
  const size = `${paper.width * FILE_UNITS_PER_PAGE_UNIT} ${paper.height * FILE_UNITS_PER_PAGE_UNIT}`
  const millimetres = `width="${paper.width / UNITS_PER_MM}mm" height="${paper.height / UNITS_PER_MM}mm"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${millimetres} viewBox="0 0 ${size}">${metadata(source)}` +
    `<path fill="#fff" d="m0 0h${paper.width * FILE_UNITS_PER_PAGE_UNIT}v${paper.height * FILE_UNITS_PER_PAGE_UNIT}h-${paper.width * FILE_UNITS_PER_PAGE_UNIT}z"/>` +
    `<g fill="#fff" stroke="#000" stroke-width="${Math.round(pen * FILE_UNITS_PER_PAGE_UNIT)}" stroke-linejoin="round" stroke-linecap="round">` +
    shapes.map((shape) => pathOf(shape, pen)).join('') +
    '</g></svg>\n'
  )
}

/** Shapes never change, and most of them are written again when a drawing shows more of its page. */
const written = new WeakMap<Shape, { pen: number; path: string }>()

function pathOf(shape: Shape, pen: number): string {
  const known = written.get(shape)
  if (known?.pen === pen) return known.path
  const path = writePath(shape, pen)
  written.set(shape, { pen, path })
  return path
}

function writePath({ d, fill, stroke }: Shape, pen: number): string {
  let attributes = ''
  if (fill === 'ink') attributes += ' fill="#000"'
  if (fill === 'none') attributes += ' fill="none"'
  if (stroke === 0) attributes += ' stroke="none"'
  else if (stroke !== 1)
    attributes += ` stroke-width="${Math.round(stroke * pen * FILE_UNITS_PER_PAGE_UNIT)}"`
  return `<path${attributes} d="${compactPath(parsePath(d), FILE_UNITS_PER_PAGE_UNIT)}"/>`
}
