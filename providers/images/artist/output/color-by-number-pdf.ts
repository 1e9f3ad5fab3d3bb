import { parseMaster } from '#artist/page/parse-master.ts'
import {
  type ColorByNumber,
  colorByNumber,
  type NumberOptions,
  rgbOf,
} from '#domain/coloring/color-by-number.ts'
import type { ColoringSheet } from '#domain/coloring/coloring-sheet.ts'
import { POINTS_PER_MM } from '#domain/print/paper-size.ts'
import {
  FOOT_HEIGHT_MM,
  type PdfOptions,
  PRINTER_MARGIN_MM,
  type SheetAdditions,
  sheetOf,
} from '#artist/print/page-pdf.ts'
import { formatNumber, hexText, MULTIPLY, writePdf } from '#artist/print/pdf-file.ts'
import { deflate } from './deflate.ts'

/** One page as a color-by-number sheet, with or without its answers. */
export interface NumberSheet {
  svg: string
  coloring: ColoringSheet
  copies: number
  foot?: string
}

export interface NumberPdfOptions extends PdfOptions, NumberOptions {
  /** The names of all crayons, in one language or two. */
  crayonNames: readonly string[]
  /** Adds the colored answers after the sheets. */
  hasAnswers: boolean
}

const LEGEND_COLUMNS = 4
const LEGEND_ROW_MM = 9
const SWATCH = 6 * POINTS_PER_MM
const NUMBER_WIDTH = 30
/** The mean width of a letter, relative to the size. */
const LETTER_WIDTH = 0.52
/** Gray, so that a crayon covers the numbers. */
const NUMBER_GRAY = '0.45 g'
const TOO_SMALL_GRAY = '0.8 g'
/** Helvetica: the width of a digit and the height of capitals, relative to the size. */
const DIGIT_WIDTH = 0.556
const CAP_HEIGHT = 0.718

/** Color-by-number sheets as one vector PDF, then their answers. */
export async function colorByNumberPdf(
  sheets: readonly NumberSheet[],
  options: NumberPdfOptions,
): Promise<Uint8Array> {
  const made = sheets.map(({ svg, coloring, copies, foot }) => {
    const page = parseMaster(svg)
    if (!page) throw new Error('not-a-master')
    return { page, coloring, copies, foot, numbered: colorByNumber(coloring, options) }
  })
  const questions = made.map(({ page, coloring, copies, foot, numbered }) => ({
    ...sheetOf(
      page,
      { ...options, foot },
      withLegend(numberOperators(numbered, coloring), numbered, { ...options, foot }),
    ),
    copies,
  }))
  const answers = made.map(({ page, coloring, foot, numbered }) => ({
    ...sheetOf(
      page,
      { ...options, nameLabel: undefined, foot },
      withLegend(answerOperators(numbered, coloring), numbered, { ...options, foot }),
    ),
    copies: 1,
  }))
  return writePdf(options.hasAnswers ? [...questions, ...answers] : questions, deflate, options.title)
}

const withLegend = (
  overPicture: string[],
  { legend }: ColorByNumber,
  { crayonNames, foot }: NumberPdfOptions,
): SheetAdditions => {
  const rows = Math.ceil(legend.length / LEGEND_COLUMNS)
  const bottom = PRINTER_MARGIN_MM + (foot ? FOOT_HEIGHT_MM : 0)
  return {
    overPicture,
    belowHeightMm: rows * LEGEND_ROW_MM + 2,
    below: (width) => {
      const column = (width - 2 * PRINTER_MARGIN_MM * POINTS_PER_MM) / LEGEND_COLUMNS
      const longest = Math.max(...legend.map(({ crayon }) => crayonNames[crayon]?.length ?? 0))
      const nameSize = Math.min(10, (column - NUMBER_WIDTH - SWATCH - 8) / (longest * LETTER_WIDTH))
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
  const numberSize = 15
  const at = (left: number, size: number) =>
    `${formatNumber(left)} ${formatNumber(y + (SWATCH - size * CAP_HEIGHT) / 2)} Td`
  const numberLeft = x + NUMBER_WIDTH - 4 - `${number}`.length * numberSize * DIGIT_WIDTH
  return (
    `BT 0 g /F1 ${numberSize} Tf ${at(numberLeft, numberSize)} ${hexText(`${number}`)} Tj ET ` +
    `q ${rgb(crayon)} rg 0 G 0.8 w ${formatNumber(x + NUMBER_WIDTH)} ${formatNumber(y)} ${formatNumber(SWATCH)} ${formatNumber(SWATCH)} re B Q ` +
    `BT 0 g /F1 ${formatNumber(nameSize)} Tf ${at(x + NUMBER_WIDTH + SWATCH + 4, nameSize)} ${hexText(name)} Tj ET`
  )
}

/** Numbers or sums in the deepest point of each region; regions that are too small become gray. */
function numberOperators({ regions }: ColorByNumber, { regions: outlines }: ColoringSheet): string[] {
  const tooSmall = regions.filter(({ size }) => size === 0)
  return [
    `q ${MULTIPLY} ${TOO_SMALL_GRAY}`,
    ...tooSmall.map(({ region }) => `${outlineOperators(outlines[region]![0])}f`),
    'Q',
    NUMBER_GRAY,
    ...regions
      .filter(({ size }) => size > 0)
      .map(({ region, text, size }) => {
        const [, x, y] = outlines[region]!
        const left = x - (text.length * size * DIGIT_WIDTH) / 2
        // The picture's y axis points down, so the text is turned back.
        return `BT /F1 ${size} Tf 1 0 0 -1 ${formatNumber(left)} ${formatNumber(y + (size * CAP_HEIGHT) / 2)} Tm ${hexText(text)} Tj ET`
      }),
  ]
}

/** Every region in its color. */
const answerOperators = ({ regions }: ColorByNumber, { regions: outlines }: ColoringSheet): string[] => [
  `q ${MULTIPLY}`,
  ...regions.map(({ region, crayon }) => `${rgb(crayon)} rg ${outlineOperators(outlines[region]![0])}f`),
  'Q',
]

const rgb = (crayon: number): string =>
  rgbOf(crayon)
    .map((value) => formatNumber(value / 255))
    .join(' ')

/** The operators of a region's outline: `M`, then relative lines, then `z`, for each of its rings. */
function outlineOperators(outline: string): string {
  let operators = ''
  for (const ring of outline.split('z')) {
    const [x0, y0, ...steps] = (ring.match(/-?\d+/g) ?? []).map(Number)
    if (x0 === undefined || y0 === undefined) continue
    let [x, y] = [x0, y0]
    operators += `${x} ${y} m `
    for (let i = 0; i + 1 < steps.length; i += 2) {
      x += steps[i]!
      y += steps[i + 1]!
      operators += `${x} ${y} l `
    }
    operators += 'h '
  }
  return operators
}
