import { crc32, deflateSync } from 'node:zlib'
import type { Picture } from '#artist/seal/bitmap.ts'
import { algorithmicSource } from './source-type.ts'

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
/** 300 dots an inch, in dots a metre. */
const DENSITY = 11811
const INK_BELOW = 140

/** Pure black and white at one bit a pixel: an eighth of the bytes of grey, and no printer dithers it. */
export function blackAndWhitePng({ width, height, pixels }: Picture, paddedHeight = height): Buffer {
  const stride = Math.ceil(width / 8)
  const rows = Buffer.alloc((stride + 1) * paddedHeight)
  for (let y = 0; y < paddedHeight; y++) {
    const start = y * (stride + 1) + 1
    for (let x = 0; x < width; x++) {
      const ink = y < height && pixels[(y * width + x) * 4 + 1]! < INK_BELOW
      if (!ink) rows[start + (x >> 3)]! |= 0x80 >> (x & 7)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(paddedHeight, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const density = Buffer.alloc(9)
  density.writeUInt32BE(DENSITY, 0)
  density.writeUInt32BE(DENSITY, 4)
  density[8] = 1
  const text = Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), Buffer.from(algorithmicSource)])
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
