import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import { type StorageContext, fileKey, type StoredObject } from '../context.ts'
import { badRequest, noSuchObject, StorageError } from '../wire/storage-error.ts'
import type { Transform } from './transform.ts'

const MOST_PIXELS = 40_000_000
const MOST_BYTES = 25 * 1024 * 1024
const AT_ONCE = 2
const WAITING = 100

export interface Renderer {
  render(
    context: Pick<StorageContext, 'files'>,
    object: StoredObject,
    transform: Transform,
  ): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }>
}

/** Pictures in other sizes and formats. Few at once, bounded in pixels, and never anything that reaches outside. */
export function createRenderer(): Renderer {
  let running = 0
  const waiting: (() => void)[] = []
  const turn = async () => {
    if (running < AT_ONCE) {
      running++
      return
    }
    if (waiting.length >= WAITING)
      throw new StorageError(
        503,
        'SlowDown',
        'Too many pictures are being made. Please try again in a moment.',
      )
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const done = () => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
  return {
    async render({ files }, object, transform) {
      if (object.metadata.size > MOST_BYTES) throw badRequest('The picture is too large to be changed')
      const stream = await files.get(fileKey(object))
      if (!stream) throw noSuchObject()
      const source = new Uint8Array(await new Response(stream).arrayBuffer())
      await turn()
      try {
        return await change(source, object.metadata.mimetype, transform)
      } catch (error) {
        if (error instanceof StorageError) throw error
        throw new StorageError(422, 'InvalidImage', 'The picture cannot be read')
      } finally {
        done()
      }
    },
  }
}

async function change(
  source: Uint8Array,
  type: string,
  { width, height, resize, format, quality }: Transform,
) {
  const isVector = type === 'image/svg+xml'
  const bitmap = isVector ? drawn(source, width, height) : source
  const picture = sharp(bitmap, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false })
    .rotate()
    .resize({ width, height, fit: FITS[resize], withoutEnlargement: !isVector })
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
  // Line art: lossless is smaller than lossy and keeps the lines clean.
  webp: (picture: Sharp, quality?: number) =>
    picture.webp(quality ? { quality } : { lossless: true, effort: 4 }),
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

/** An SVG as pixels. No fonts of the machine, no files, no addresses: resvg resolves none by itself. */
function drawn(source: Uint8Array, width?: number, height?: number): Buffer {
  const text = Buffer.from(source).toString('utf8')
  if (/<!DOCTYPE|<!ENTITY/i.test(text))
    throw badRequest('This drawing holds definitions that are not allowed')
  const image = new Resvg(text, {
    font: { loadSystemFonts: false },
    background: '#ffffff',
    fitTo: width
      ? { mode: 'width', value: width }
      : height
        ? { mode: 'height', value: height }
        : { mode: 'original' },
  })
  if (image.width * image.height > MOST_PIXELS) throw badRequest('The drawing is too large')
  return Buffer.from(image.render().asPng())
}
