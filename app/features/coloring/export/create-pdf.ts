import { coloredPdf } from '#artist/print/colored-pdf.ts'
import { type ColoringAction, paintedItems } from '#domain/coloring/coloring-action.ts'
import type { ColoringPage } from '../model/coloring-store.ts'

/** The colored page as a vector PDF file. */
export async function createPdf(
  { svg, regionMap }: ColoringPage,
  actions: readonly ColoringAction[],
  title: string,
): Promise<Blob> {
  const bytes = await coloredPdf({ svg, regionMap, items: paintedItems(actions), title }, deflate)
  return new Blob([bytes], { type: 'application/pdf' })
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(compressed).arrayBuffer())
}
