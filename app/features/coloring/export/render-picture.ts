import { createFillStyles } from '../canvas/fill-styles.ts'
import { paintItem, PAPER } from '../canvas/paint.ts'
import { createRegionPaths } from '../canvas/region-paths.ts'
import type { ColoringPage } from '../model/coloring-store.ts'
import { type ColoringAction, paintedItems } from '#domain/coloring/coloring-action.ts'

/** Draws a colored page as a picture of the given width. */
export function renderPicture(
  { regionMap }: ColoringPage,
  drawing: CanvasImageSource,
  actions: readonly ColoringAction[],
  width: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((width * regionMap.height) / regionMap.width)
  const context = canvas.getContext('2d')!
  context.scale(width / regionMap.width, width / regionMap.width)
  context.fillStyle = PAPER
  context.fillRect(0, 0, regionMap.width, regionMap.height)
  const paths = createRegionPaths(regionMap.regions)
  const styles = createFillStyles(context)
  for (const item of paintedItems(actions)) paintItem(context, item, paths, styles)
  context.globalCompositeOperation = 'multiply'
  context.drawImage(drawing, 0, 0, regionMap.width, regionMap.height)
  return canvas
}

/** 300 dots per inch on A4. */
const PRINT_WIDTH = 2480

/** The colored page as a PNG file, sharp enough to be printed. */
export async function createPng(
  page: ColoringPage,
  drawing: CanvasImageSource,
  actions: readonly ColoringAction[],
): Promise<Blob> {
  const isWide = page.regionMap.width > page.regionMap.height
  const width = isWide
    ? Math.round((PRINT_WIDTH * page.regionMap.width) / page.regionMap.height)
    : PRINT_WIDTH
  const canvas = renderPicture(page, drawing, actions, width)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
