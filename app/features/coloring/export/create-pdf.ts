import { coloredPdf } from '#artist/print/colored-pdf.ts'
import { type ColoringAction, paintedItems } from '#domain/coloring/coloring-action.ts'
import { compress } from '#app/lib/browser/compress.ts'
import type { ColoringPage } from '../model/coloring-store.ts'

/** The colored page as a vector PDF file. */
export async function createPdf(
  { svg, regionMap }: ColoringPage,
  actions: readonly ColoringAction[],
  title: string,
): Promise<Blob> {
  const bytes = await coloredPdf({ svg, regionMap, items: paintedItems(actions), title }, compress)
  return new Blob([bytes], { type: 'application/pdf' })
}
