import type { PaintedItem } from '#domain/coloring/coloring-action.ts'
import { CRAYONS } from '#domain/coloring/crayons.ts'
import { markColorOf, type Pattern, PATTERN_MARKS, TILE_SIZE } from '#domain/coloring/fill-patterns.ts'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { POINTS_PER_MM } from '#domain/print/paper-size.ts'
import { UNITS_PER_MM } from '../page/paper.ts'
import { readMaster } from '../page/parse-master.ts'
import type { Deflate } from './bytes.ts'
import { MULTIPLY, PAINT_LAYER, type PdfPage, writePdf } from './pdf-file.ts'
import { formatNumber, pathOperators, rgbOperands, shapeOperators } from './pdf-operators.ts'

interface ColoredPage {
  /** The master of the page. */
  svg: string
  regionMap: RegionMap
  items: readonly PaintedItem[]
  title: string
}

const POINTS_PER_UNIT = POINTS_PER_MM / UNITS_PER_MM
const WHITE = '1 1 1'

/** A colored page as a vector PDF: the colors first, then the drawing as one layer that is multiplied with them. */
export async function coloredPdf(
  { svg, regionMap, items, title }: ColoredPage,
  deflate: Deflate,
): Promise<Uint8Array<ArrayBuffer>> {
  const master = readMaster(svg)
  const [width, height] = [master.paper.width * POINTS_PER_UNIT, master.paper.height * POINTS_PER_UNIT]
  /** Page units point down, PDF units up. */
  const matrix = [POINTS_PER_UNIT, 0, 0, -POINTS_PER_UNIT, 0, height]
  const usePageUnits = `${matrix.map(formatNumber).join(' ')} cm 1 j 1 J`
  const outlines = regionMap.regions.map(([outline]) => pathOperators(outline))
  const page: PdfPage = {
    content: [
      `q ${usePageUnits}`,
      ...items.map((item) => itemOperators(item, outlines)),
      `Q ${MULTIPLY} ${PAINT_LAYER}`,
    ].join('\n'),
    layer: [usePageUnits, ...shapeOperators(master.shapes, master.pen)].join('\n'),
    patterns: tilesOf(items, matrix),
    width,
    height,
    copies: 1,
    source: master.source,
  }
  return writePdf([page], deflate, title)
}

const colorOf = (crayon: number): string => CRAYONS[crayon]!.color
const tileName = (pattern: Pattern, crayon: number): string => `${pattern}-${CRAYONS[crayon]!.id}`

/** The grain of crayons becomes a plain color. */
function itemOperators(item: PaintedItem, outlines: readonly string[]): string {
  if (item.kind === 'fill') {
    const { region, crayon, pattern = 'plain' } = item
    const color =
      pattern === 'plain'
        ? `${rgbOperands(colorOf(crayon))} rg`
        : `/Pattern cs /${tileName(pattern, crayon)} scn`
    return `${color} ${outlines[region]}f`
  }
  const color = item.brush === 'eraser' ? WHITE : rgbOperands(colorOf(item.crayon))
  const clip = item.region === undefined ? '' : `${outlines[item.region]}W n `
  const [x, y, ...rest] = item.points
  // A single point is a dot.
  let line = `${x} ${y} m ${rest.length === 0 ? `${x} ${y} l ` : ''}`
  for (let i = 0; i < rest.length; i += 2) line += `${rest[i]} ${rest[i + 1]} l `
  return `q ${clip}${color} RG ${item.width} w ${line}S Q`
}

/** A tile for each pattern in each color that the items use. */
function tilesOf(items: readonly PaintedItem[], matrix: readonly number[]): PdfPage['patterns'] {
  const tiles = new Map<string, { content: string; size: number; matrix: readonly number[] }>()
  for (const item of items) {
    if (item.kind !== 'fill' || !item.pattern || item.pattern === 'plain') continue
    const color = colorOf(item.crayon)
    const { d, lineWidth } = PATTERN_MARKS[item.pattern]
    const mark = rgbOperands(markColorOf(color))
    const paintMarks = lineWidth
      ? `${mark} RG ${lineWidth} w ${pathOperators(d)}S`
      : `${mark} rg ${pathOperators(d)}f`
    tiles.set(tileName(item.pattern, item.crayon), {
      content: `${rgbOperands(color)} rg 0 0 ${TILE_SIZE} ${TILE_SIZE} re f ${paintMarks}`,
      size: TILE_SIZE,
      matrix,
    })
  }
  return tiles
}
