import { vectorizeRaw } from '@neplex/vectorizer'
import type { Shape } from '#artist/drawing.ts'
import { paperFor } from '#artist/page/paper.ts'
import { parsePath } from '#artist/page/path.ts'
import type { Page } from '#artist/page/to-svg.ts'
import type { Bitmap } from '#artist/seal/bitmap.ts'

/** The values of the package's const enums, which do not exist at run time. */
const BINARY = 1
const STACKED = 0
const SPLINE = 2

/** Converts a black and white sheet to a page of ink shapes with smooth edges. */
export async function vectorise({ width, height, ink }: Bitmap): Promise<Page> {
  const pixels = Buffer.alloc(width * height * 4, 255)
  for (let i = 0; i < ink.length; i++) if (ink[i]) pixels.fill(0, i * 4, i * 4 + 3)
  const svg = await vectorizeRaw(
    pixels,
    { width, height },
    {
      colorMode: BINARY,
      hierarchical: STACKED,
      mode: SPLINE,
      filterSpeckle: 4,
      colorPrecision: 6,
      layerDifference: 16,
      cornerThreshold: 60,
      lengthThreshold: 4,
      maxIterations: 10,
      spliceThreshold: 45,
      pathPrecision: 1,
    },
  )
  const paper = paperFor('portrait')
  const scale = paper.width / width
  const shapes: Shape[] = []
  for (const [tag] of svg.matchAll(/<path[^>]*>/g)) {
    const d = /\sd="([^"]*)"/.exec(tag)?.[1]
    const shift = /translate\(([-\d.]+)[, ]+([-\d.]+)\)/.exec(tag)
    if (!d) continue
    shapes.push({
      d: movePath(d, scale, Number(shift?.[1] ?? 0), Number(shift?.[2] ?? 0)),
      fill: 'ink',
      stroke: 0,
      level: 0,
    })
  }
  return { paper, pen: 4, shapes }
}

const round = (value: number) => Math.round(value * 100) / 100

function movePath(d: string, scale: number, dx: number, dy: number): string {
  return parsePath(d)
    .map(
      ({ kind, points }) =>
        kind + points.map((value, i) => round((value + (i % 2 ? dy : dx)) * scale)).join(' '),
    )
    .join('')
}
