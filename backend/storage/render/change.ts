import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import { badRequest } from '../wire/storage-error.ts'
import type { Transform } from './transform.ts'

const MOST_PIXELS = 40_000_000

/** A picture in another size or format, bounded in pixels. Runs in a process of its own: see children.ts. */
export async function change(
  source: Uint8Array,
  type: string,
  { width, height, resize, format, quality }: Transform,
) {
  const isVector = type === 'image/svg+xml'
  const picture = (
    isVector
      ? drawn(source, width, height)
      : sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false }).rotate()
  ).resize({ width, height, fit: FITS[resize], withoutEnlargement: !isVector })
  const target = format === 'origin' ? (isVector ? 'png' : (TYPES[type] ?? 'png')) : format
  const marks = isVector ? marksOf(source) : undefined
  if (marks) picture.withXmp(marks)
  else picture.keepXmp()
  const bytes = await ENCODERS[target](picture, quality).toBuffer()
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
  // Line art: lossless is smaller than lossy and keeps the lines clean. Twice the effort would save one byte in two hundred.
  webp: (picture: Sharp, quality?: number) =>
    picture.webp(quality ? { quality } : { lossless: true, effort: 2 }),
  avif: (picture: Sharp, quality = 60) => picture.avif({ quality, effort: 3 }),
  png: (picture: Sharp) => picture.png({ compressionLevel: 9, palette: true }),
  jpeg: (picture: Sharp, quality = 82) => picture.jpeg({ quality, mozjpeg: true }),
}

const METADATA = /<metadata>\s*(<rdf:RDF[^]*?<\/rdf:RDF>)\s*<\/metadata>/

/** What a drawing says about itself (its source, its licence), as the packet that pictures carry. */
function marksOf(source: Uint8Array): string | undefined {
  const rdf = METADATA.exec(Buffer.from(source.subarray(0, 8192)).toString('utf8'))?.[1]
  return (
    rdf &&
    `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${rdf}</x:xmpmeta><?xpacket end="w"?>`
  )
}

/**
 * An SVG as pixels. No fonts of the machine, no files, no addresses: resvg resolves none by itself. Its size is looked at before anything is
 * drawn, because memory for the pixels is taken first.
 */
function drawn(source: Uint8Array, width?: number, height?: number): Sharp {
  const text = Buffer.from(source).toString('utf8')
  if (/<!DOCTYPE|<!ENTITY/i.test(text))
    throw badRequest('This drawing holds definitions that are not allowed')
  const own = new Resvg(text, {
    font: { loadSystemFonts: false },
    background: '#ffffff',
    logLevel: 'off',
    fitTo: width
      ? { mode: 'width', value: width }
      : height
        ? { mode: 'height', value: height }
        : { mode: 'original' },
  })
  const scale = width ? width / own.width : height ? height / own.height : 1
  // Also when it is so narrow that no number comes out.
  if (!(own.width * own.height * scale * scale <= MOST_PIXELS)) throw badRequest('The drawing is too large')
  return lineArt(own.render())
}

/** As many as the edge of a line needs to look smooth, fewer on a small picture; every further one only costs bytes. */
const greysFor = (width: number) => (width <= 400 ? 6 : 16)

/** What is black on white as a picture of few greys, much smaller than with all 256; anything in colour as it is. */
function lineArt({ pixels, width, height }: { pixels: Uint8Array; width: number; height: number }): Sharp {
  const grey = new Uint8Array(width * height)
  const steps = greysFor(width) - 1
  for (let i = 0, at = 0; i < grey.length; i++, at += 4) {
    const level = pixels[at]!
    if (pixels[at + 1] !== level || pixels[at + 2] !== level)
      return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
    grey[i] = Math.round((Math.round((level / 255) * steps) / steps) * 255)
  }
  return sharp(grey, { raw: { width, height, channels: 1 } })
}
