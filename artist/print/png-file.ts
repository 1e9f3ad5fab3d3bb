import { joinBytes, latin1Bytes, utf8Bytes, type Deflate } from './bytes.ts'

/** A black and white picture: one bit per pixel, 1 for paper, each row starting with a whole byte. */
interface BlackAndWhite {
  width: number
  height: number
  rows: Uint8Array
  dotsPerInch: number
  xmp: string
}

const SIGNATURE = latin1Bytes('\u0089PNG\r\n\u001a\n')
const DOTS_PER_METRE = 1 / 0.0254
const NO_FILTER = 0

/** Writes a PNG of one bit per pixel, which printers do not dither. */
export async function writePng(picture: BlackAndWhite, deflate: Deflate): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, dotsPerInch, xmp } = picture
  const density = Math.round(dotsPerInch * DOTS_PER_METRE)
  return joinBytes([
    SIGNATURE,
    // Bit depth 1, greyscale, then the only methods of compression, filter and interlacing.
    chunk('IHDR', joinBytes([number32(width), number32(height), Uint8Array.of(1, 0, 0, 0, 0)])),
    chunk('pHYs', joinBytes([number32(density), number32(density), Uint8Array.of(1)])),
    chunk('iTXt', joinBytes([latin1Bytes('XML:com.adobe.xmp\0\0\0\0\0'), utf8Bytes(xmp)])),
    chunk('IDAT', await deflate(withFilterBytes(picture))),
    chunk('IEND', new Uint8Array()),
  ])
}

/** Each row begins with the number of its filter. */
function withFilterBytes({ width, height, rows }: BlackAndWhite): Uint8Array<ArrayBuffer> {
  const size = Math.ceil(width / 8)
  const filtered = new Uint8Array(height * (size + 1))
  for (let y = 0; y < height; y++) {
    filtered[y * (size + 1)] = NO_FILTER
    filtered.set(rows.subarray(y * size, (y + 1) * size), y * (size + 1) + 1)
  }
  return filtered
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const content = joinBytes([latin1Bytes(type), data])
  return joinBytes([number32(data.length), content, number32(crc32(content))])
}

const number32 = (value: number) =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (let i = 0; i < bytes.length; i++) crc = CRC_TABLE[(crc ^ bytes[i]!) & 255]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
