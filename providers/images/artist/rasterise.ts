import { Resvg } from '@resvg/resvg-js'
import type { Picture, Rasterise } from '#artist/seal/bitmap.ts'
import { fontOf } from './lettering/lettering.ts'

/** Pixels of an SVG without any font of the machine, so that the same page gives the same pixels everywhere. */
export const rasterise: Rasterise = (svg, width): Picture => pixelsOf(svg, width, { loadSystemFonts: false })

/** The same with the letters of the site. */
export const rasteriseWithLetters: Rasterise = (svg, width): Picture => pixelsOf(svg, width, fontOf())

function pixelsOf(svg: string, width: number, font: object): Picture {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font,
    background: '#fff',
    logLevel: 'off',
  }).render()
  return { width: image.width, height: image.height, pixels: image.pixels }
}
