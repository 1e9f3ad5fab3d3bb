import type { Rasterise } from '#artist/seal/bitmap.ts'

/**
 * Renders the artist's own SVG files on a canvas: paths with a fill and a stroke, and the attributes of their group as defaults. The
 * browser's `<img>` cannot be used in a worker.
 */
export const rasterise: Rasterise = (svg, width) => {
  const [x, y, w, h] = attribute(svg, 'viewBox')!.split(' ').map(Number) as [number, number, number, number]
  const scale = width / w
  const height = Math.round(h * scale)
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale)
  context.lineJoin = 'round'
  context.lineCap = 'round'
  const group = /<g ([^>]*)>/.exec(svg)
  const pen = Number(attribute(group?.[0] ?? '', 'stroke-width') ?? 1)
  for (const [path] of svg.slice(group?.index ?? 0).matchAll(/<path[^>]*>/g)) {
    const shape = new Path2D(attribute(path, 'd'))
    const fill = attribute(path, 'fill') ?? '#fff'
    if (fill !== 'none') {
      context.fillStyle = fill
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
      context.fill(shape, 'nonzero')
    }
    if (attribute(path, 'stroke') === 'none') continue
    context.lineWidth = Number(attribute(path, 'stroke-width') ?? pen)
    context.stroke(shape)
  }
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, pixels: new Uint8Array(data.buffer) }
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
