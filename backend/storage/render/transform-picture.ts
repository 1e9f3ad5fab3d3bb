import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import { badRequest } from '../http/storage-error.ts'
import type { Transform } from './parse-transform.ts'

const MAX_PIXELS = 40_000_000
/** Photos are encoded with loss, because lossless ones would be larger than their originals. */
const RASTER_QUALITY = 80

/** Converts a picture to another size or format. Runs in a child process (see render-pool.ts). */
export async function transformPicture(
  source: Uint8Array,
  type: string,
  { width, height, resize, format, quality }: Transform,
) {
  const isVector = type === 'image/svg+xml'
  const picture = (
    isVector
      ? rasterize(source, width, height)
      : sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false }).rotate()
  ).resize({ width, height, fit: FITS[resize], withoutEnlargement: !isVector })
  const target = format === 'origin' ? (isVector ? 'png' : (TYPES[type] ?? 'png')) : format
  const xmp = isVector ? readXmp(source) : undefined
  if (xmp) picture.withXmp(xmp)
  else picture.keepXmp()
  const bytes = await ENCODERS[target](picture, quality ?? (isVector ? undefined : RASTER_QUALITY)).toBuffer()
  return { bytes: new Uint8Array(bytes), type: `image/${target}` }
}

const FITS = { cover: 'cover', contain: 'inside', fill: 'fill' } as const
const TYPES: Record<string, keyof typeof ENCODERS> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

const ENCODERS = {
  // For line art, lossless is smaller than lossy and keeps lines sharp. Twice the effort would save only 0.5 %.
  webp: (picture: Sharp, quality?: number) =>
    picture.webp(quality ? { quality } : { lossless: true, effort: 2 }),
  avif: (picture: Sharp, quality = 60) => picture.avif({ quality, effort: 3 }),
  png: (picture: Sharp) => picture.png({ compressionLevel: 9, palette: true }),
  jpeg: (picture: Sharp, quality = 82) => picture.jpeg({ quality, mozjpeg: true }),
}

const METADATA = /<metadata>\s*(<rdf:RDF[^]*?<\/rdf:RDF>)\s*<\/metadata>/

/** The RDF metadata of an SVG (source, licence) as an XMP packet, the format of metadata in raster pictures. */
function readXmp(source: Uint8Array): string | undefined {
  const rdf = METADATA.exec(Buffer.from(source.subarray(0, 8192)).toString('utf8'))?.[1]
  return (
    rdf &&
    `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${rdf}</x:xmpmeta><?xpacket end="w"?>`
  )
}

/**
 * Renders an SVG. resvg loads no system fonts, files or URLs. The size is checked before rendering, because rendering first
 * allocates memory for all pixels.
 */
function rasterize(source: Uint8Array, width?: number, height?: number): Sharp {
  const text = Buffer.from(source).toString('utf8')
  if (/<!DOCTYPE|<!ENTITY/i.test(text))
    throw badRequest('This drawing contains definitions that are not allowed')
  const svg = new Resvg(text, {
    font: { loadSystemFonts: false },
    background: '#ffffff',
    logLevel: 'off',
    fitTo: width
      ? { mode: 'width', value: width }
      : height
        ? { mode: 'height', value: height }
        : { mode: 'original' },
  })
  const scale = width ? width / svg.width : height ? height / svg.height : 1
  // Negated, because the product is NaN for an extremely narrow drawing.
  if (!(svg.width * svg.height * scale * scale <= MAX_PIXELS)) throw badRequest('The drawing is too large')
  return reduceGreys(svg.render())
}

/** The number of greys that make edges look smooth; a small picture needs fewer, and more only increase the file size. */
const greysFor = (width: number) => (width <= 400 ? 6 : 16)

/** Reduces black-and-white pictures to a few greys, which makes files much smaller; leaves colored pictures unchanged. */
function reduceGreys({
  pixels,
  width,
  height,
}: {
  pixels: Uint8Array
  width: number
  height: number
}): Sharp {
  const grey = new Uint8Array(width * height)
  const steps = greysFor(width) - 1
  for (let i = 0, offset = 0; i < grey.length; i++, offset += 4) {
    const level = pixels[offset]!
    if (pixels[offset + 1] !== level || pixels[offset + 2] !== level)
      return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
    grey[i] = Math.round((Math.round((level / 255) * steps) / steps) * 255)
  }
  return sharp(grey, { raw: { width, height, channels: 1 } })
}
