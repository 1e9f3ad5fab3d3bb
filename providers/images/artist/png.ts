import { crc32, deflateSync } from 'node:zlib'
import type { DigitalSource } from '#domain/picture-source.ts'
import type { Picture } from '#artist/seal/bitmap.ts'
import { xmpFor } from './source-type.ts'

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
/** 300 dots an inch, in dots a metre. */
const DENSITY = 11811
const INK_BELOW = 140

/** Gives the picture in bands from top to bottom, so that a whole sheet of pixels is never held at once. */
export type Bands = Iterable<Picture>

/**
 * Pure black and white at one bit a pixel: an eighth of the bytes of grey, and no printer dithers it. What the bands leave of the
 * height stays white.
 */
export function blackAndWhitePng(bands: Bands, width: number, height: number, source: DigitalSource): Buffer {
  const stride = Math.ceil(width / 8) + 1
  const rows = Buffer.alloc(stride * height, 0xff)
  for (let y = 0; y < height; y++) rows[y * stride] = 0
  let top = 0
  for (const band of bands) {
    const tall = Math.min(band.height, height - top)
    for (let y = 0; y < tall; y++) {
      const start = (top + y) * stride + 1
      for (let x = 0; x < width; x++)
        if (band.pixels[(y * band.width + x) * 4 + 1]! < INK_BELOW)
          rows[start + (x >> 3)]! &= ~(0x80 >> (x & 7))
    }
    top += tall
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const density = Buffer.alloc(9)
  density.writeUInt32BE(DENSITY, 0)
  density.writeUInt32BE(DENSITY, 4)
  density[8] = 1
  const text = Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), Buffer.from(xmpFor(source))])
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('pHYs', density),
    chunk('iTXt', text),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const out = Buffer.alloc(data.length + 12)
  out.writeUInt32BE(data.length, 0)
  out.write(type, 4, 'latin1')
  data.copy(out, 8)
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length)
  return out
}
