import { type ColorByNumber, colorByNumber, type NumberOptions } from '#domain/coloring/color-by-number.ts'
import { CRAYONS } from '#domain/coloring/crayons.ts'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { CAP_HEIGHT, textWidth } from '#domain/print/helvetica.ts'
import { POINTS_PER_MM } from '#domain/print/paper-size.ts'
import { readMaster } from '../page/parse-master.ts'
import type { Deflate } from './bytes.ts'
import {
  FOOTER_HEIGHT_MM,
  type PdfOptions,
  PRINTER_MARGIN_MM,
  type PageAdditions,
  createPdfPage,
} from './page-pdf.ts'
import { hexText, MULTIPLY, writePdf } from './pdf-file.ts'
import { formatNumber, pathOperators, rgbOperands } from './pdf-operators.ts'

/** One page to color by number. */
export interface NumberPage {
  svg: string
  regionMap: RegionMap
  copies: number
  footer?: string
  word?: string
}

export interface NumberPdfOptions extends PdfOptions, NumberOptions {
  /** The names of all crayons, in one language or two. */
  crayonNames: readonly string[]
  /** Adds the pages with all colors at the end. */
  hasAnswers: boolean
}

const LEGEND_COLUMNS = 4
const LEGEND_ROW_MM = 9
const SWATCH = 6 * POINTS_PER_MM
const NUMBER_WIDTH = 30
const NUMBER_SIZE = 15
const MAX_NAME_SIZE = 10
const NAME_GAP = 4
/** Gray, so that a crayon covers the numbers. */
const NUMBER_GRAY = '0.45 g'

/** Pages to color by number as one vector PDF, then their answers. */
export async function colorByNumberPdf(
  pages: readonly NumberPage[],
  options: NumberPdfOptions,
  deflate: Deflate,
): Promise<Uint8Array<ArrayBuffer>> {
  const numberedPages = pages.map(({ svg, regionMap, copies, footer, word }) => {
    const page = readMaster(svg)
    return { page, regionMap, copies, footer, word, numbered: colorByNumber(regionMap, options) }
  })
  const questions = numberedPages.map(({ page, regionMap, copies, footer, word, numbered }) => ({
    ...createPdfPage(
      page,
      { ...options, footer, word },
      withLegend(numberOperators(numbered, regionMap), numbered, { ...options, footer }),
    ),
    copies,
  }))
  const answers = numberedPages.map(({ page, regionMap, footer, word, numbered }) => ({
    ...createPdfPage(
      page,
      { ...options, nameLabel: undefined, footer, word },
      withLegend(fillOperators(numbered.regions, regionMap.regions), numbered, { ...options, footer }),
    ),
    copies: 1,
  }))
  return writePdf(options.hasAnswers ? [...questions, ...answers] : questions, deflate, options.title)
}

const withLegend = (
  overPicture: string[],
  { legend }: ColorByNumber,
  { crayonNames, footer }: NumberPdfOptions,
): PageAdditions => {
  const rows = Math.ceil(legend.length / LEGEND_COLUMNS)
  const bottom = PRINTER_MARGIN_MM + (footer ? FOOTER_HEIGHT_MM : 0)
  return {
    overPicture,
    belowHeightMm: rows * LEGEND_ROW_MM + 2,
    below: (width) => {
      const column = (width - 2 * PRINTER_MARGIN_MM * POINTS_PER_MM) / LEGEND_COLUMNS
      const widest = Math.max(...legend.map(({ crayon }) => textWidth(crayonNames[crayon] ?? '')))
      const nameSize = Math.min(MAX_NAME_SIZE, (column - NUMBER_WIDTH - SWATCH - 2 * NAME_GAP) / widest)
      return legend.map(({ number, crayon }, index) => {
        const x = PRINTER_MARGIN_MM * POINTS_PER_MM + (index % LEGEND_COLUMNS) * column
        const row = rows - 1 - Math.floor(index / LEGEND_COLUMNS)
        const y = (bottom + row * LEGEND_ROW_MM + 1) * POINTS_PER_MM
        return legendEntry(number, crayon, { name: crayonNames[crayon] ?? '', nameSize, x, y })
      })
    },
  }
}

/** The number, a swatch and the name of a color. */
function legendEntry(
  number: number,
  crayon: number,
  { name, nameSize, x, y }: { name: string; nameSize: number; x: number; y: number },
): string {
  const at = (left: number, size: number) =>
    `${formatNumber(left)} ${formatNumber(y + (SWATCH - size * CAP_HEIGHT) / 2)} Td`
  const numberLeft = x + NUMBER_WIDTH - NAME_GAP - textWidth(`${number}`) * NUMBER_SIZE
  return (
    `BT 0 g /F1 ${NUMBER_SIZE} Tf ${at(numberLeft, NUMBER_SIZE)} ${hexText(`${number}`)} Tj ET ` +
    `q ${rgb(crayon)} rg 0 G 0.8 w ${formatNumber(x + NUMBER_WIDTH)} ${formatNumber(y)} ${formatNumber(SWATCH)} ${formatNumber(SWATCH)} re B Q ` +
    `BT 0 g /F1 ${formatNumber(nameSize)} Tf ${at(x + NUMBER_WIDTH + SWATCH + NAME_GAP, nameSize)} ${hexText(name)} Tj ET`
  )
}

/** Numbers or sums in the deepest point of each region; regions that are too small have their color already. */
function numberOperators({ regions }: ColorByNumber, { regions: outlines }: RegionMap): string[] {
  const tooSmall = regions.filter(({ size }) => size === 0)
  return [
    ...fillOperators(tooSmall, outlines),
    NUMBER_GRAY,
    ...regions
      .filter(({ size }) => size > 0)
      .map(({ region, text, size }) => {
        const [, x, y] = outlines[region]!
        const left = x - (textWidth(text) * size) / 2
        // The picture's y axis points down, so the text is turned back.
        return `BT /F1 ${size} Tf 1 0 0 -1 ${formatNumber(left)} ${formatNumber(y + (size * CAP_HEIGHT) / 2)} Tm ${hexText(text)} Tj ET`
      }),
  ]
}

/** The regions in their colors. */
const fillOperators = (regions: ColorByNumber['regions'], outlines: RegionMap['regions']): string[] => [
  `q ${MULTIPLY}`,
  ...regions.map(({ region, crayon }) => `${rgb(crayon)} rg ${pathOperators(outlines[region]![0])}f`),
  'Q',
]

const rgb = (crayon: number): string => rgbOperands(CRAYONS[crayon]!.color)
