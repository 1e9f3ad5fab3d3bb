import { Resvg } from '@resvg/resvg-js'
import type { Picture } from '#artist/seal/bitmap.ts'
import { fontOptions } from './lettering/fit-text.ts'

/** Renders an SVG without system fonts, so that the same page gives the same pixels on every machine. */
export const rasterise = (svg: string, width: number): Picture =>
  render(svg, width, { loadSystemFonts: false })

/** Renders an SVG with the site's font. */
export const rasteriseWithSiteFont = (svg: string, width: number): Picture =>
  render(svg, width, fontOptions())

function render(svg: string, width: number, font: object): Picture {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font,
    background: '#fff',
    logLevel: 'off',
  }).render()
  return { width: image.width, height: image.height, pixels: image.pixels }
}
