import { Resvg } from '@resvg/resvg-js'
import type { Picture, Rasterise } from '#artist/seal/bitmap.ts'

/** Pixels of an SVG without any font of the machine, so that the same page gives the same pixels everywhere. */
export const rasterise: Rasterise = (svg, width): Picture => {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    background: '#fff',
    logLevel: 'off',
  }).render()
  return { width: image.width, height: image.height, pixels: image.pixels }
}
