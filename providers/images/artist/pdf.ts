import type { Shape } from '#artist/drawing.ts'
import { UNITS_PER_MM } from '#artist/page/paper.ts'
import { readPath } from '#artist/page/path.ts'
import type { Page } from '#artist/page/to-svg.ts'
import { hexText, n, pdfFile, type PdfSheet } from './pdf-file.ts'

export const SHEETS = { a4: [210, 297], letter: [215.9, 279.4] } as const
export type Sheet = keyof typeof SHEETS

export interface PdfOptions {
  sheet: Sheet
  title?: string
  /** A small line below the picture, for the licence and the address of the site. */
  foot?: string
  /** The word before a line on which a child writes its name, above the picture. */
  nameLabel?: string
}

const POINTS_PER_MM = 72 / 25.4
/** No home printer reaches nearer to the edge of the sheet than this. */
const SAFE_MM = 6.35
const FOOT_MM = 4
const NAME_MM = 12

/** One sheet, all vector: the page's paths become PDF path operators one to one. */
export const pagePdf = (page: Page, options: PdfOptions): Buffer =>
  pdfFile([{ ...sheetOf(page, options), copies: 1 }], options.title)

/** Several pages as one file, each as often as it is wanted. */
export const packPdf = (
  pages: readonly { page: Page; copies: number; foot?: string }[],
  options: PdfOptions,
): Buffer =>
  pdfFile(
    pages.map(({ page, copies, foot }) => ({ ...sheetOf(page, { ...options, foot }), copies })),
    options.title,
  )

function sheetOf(page: Page, { sheet, foot, nameLabel }: PdfOptions): Omit<PdfSheet, 'copies'> {
  const { paper } = page
  const upright = paper.height >= paper.width
  const [short, long] = SHEETS[sheet]
  const [width, height] = upright ? [short, long] : [long, short]
  const frame = { w: paper.frame.w / UNITS_PER_MM, h: paper.frame.h / UNITS_PER_MM }
  const taken = { below: foot ? FOOT_MM : 0, above: nameLabel ? NAME_MM : 0 }
  const fit = Math.min(
    1,
    (width - 2 * SAFE_MM) / frame.w,
    (height - 2 * SAFE_MM - taken.below - taken.above) / frame.h,
  )
  const scale = (fit / UNITS_PER_MM) * POINTS_PER_MM
  const left = (width * POINTS_PER_MM - paper.width * scale) / 2
  const lift = ((taken.below - taken.above) / 2) * POINTS_PER_MM
  const top = (height * POINTS_PER_MM + paper.height * scale) / 2 + lift
  const content = [
    `q ${n(scale)} 0 0 ${n(-scale)} ${n(left)} ${n(top)} cm 1 j 1 J`,
    ...operators(page.shapes, page.pen),
    'Q',
    ...(foot ? [footLine(foot, width * POINTS_PER_MM)] : []),
    ...(nameLabel ? [nameLine(nameLabel, width * POINTS_PER_MM, height * POINTS_PER_MM)] : []),
  ].join('\n')
  return { content, width: width * POINTS_PER_MM, height: height * POINTS_PER_MM, source: page.source }
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

/** How wide an average letter of the built-in font is, of its size. */
const LETTER = 0.47

function footLine(text: string, width: number): string {
  const shown = text.slice(0, 120)
  const size = 7
  const x = Math.max(20, (width - shown.length * size * LETTER) / 2)
  return `BT 0.35 g /F1 ${size} Tf ${n(x)} ${n(SAFE_MM * POINTS_PER_MM - 4)} Td ${hexText(shown)} Tj ET`
}

/** Large enough for a child who has just learned to write. */
function nameLine(label: string, width: number, height: number): string {
  const size = 14
  const x = (SAFE_MM + 6) * POINTS_PER_MM
  const y = height - (SAFE_MM + NAME_MM - 4) * POINTS_PER_MM
  const start = x + (label.length + 1) * size * 0.56
  const end = Math.min(width - x, start + 90 * POINTS_PER_MM)
  return `BT 0 g /F1 ${size} Tf ${n(x)} ${n(y)} Td ${hexText(label)} Tj ET 0 G 1 w ${n(start)} ${n(y - 2)} m ${n(end)} ${n(y - 2)} l S`
}
