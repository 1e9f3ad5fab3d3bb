import { constants, crc32, deflateRawSync } from 'node:zlib'
import { NONCE_PLACEHOLDER } from '../http/content-security-policy.ts'

/** The HTML between two nonces, plain and as a deflate block that does not depend on earlier blocks. */
interface Part {
  plain: Buffer
  compressed: Buffer
}

/** A page split at its nonces. It is compressed once; each response only inserts its own nonce. */
export interface PrecompressedHtml {
  parts: readonly Part[]
  bytes: number
}

/**
 * Compresses on the JavaScript thread, in about a millisecond: the threads of Node are few, and while pictures are read and
 * written they make a page wait for seconds.
 */
export function precompressHtml(html: string): PrecompressedHtml {
  const parts = html.split(NONCE_PLACEHOLDER).map((text) => {
    const plain = Buffer.from(text)
    // A full flush ends at a byte boundary and resets the dictionary, so that other blocks can follow.
    return { plain, compressed: deflateRawSync(plain, { level: 5, finishFlush: constants.Z_FULL_FLUSH }) }
  })
  return {
    parts,
    bytes: parts.reduce((sum, { plain, compressed }) => sum + plain.length + compressed.length, 0),
  }
}

export function plainHtml({ parts }: PrecompressedHtml, nonce: string): Uint8Array<ArrayBuffer> {
  const nonceBytes = Buffer.from(nonce)
  return Buffer.concat(parts.flatMap(({ plain }, index) => (index === 0 ? [plain] : [nonceBytes, plain])))
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const FINAL_EMPTY_BLOCK = Buffer.from([3, 0])

/**
 * The page as gzip (RFC 1952): the compressed parts, the nonce as uncompressed blocks between them, and the
 * checksum.
 */
export function gzippedHtml({ parts }: PrecompressedHtml, nonce: string): Uint8Array<ArrayBuffer> {
  const nonceBytes = Buffer.from(nonce)
  const nonceBlock = storedBlock(nonceBytes)
  const output: Buffer[] = [GZIP_HEADER]
  let checksum = 0
  let length = 0
  for (const [index, { plain, compressed }] of parts.entries()) {
    if (index > 0) {
      output.push(nonceBlock)
      checksum = crc32(nonceBytes, checksum)
      length += nonceBytes.length
    }
    output.push(compressed)
    checksum = crc32(plain, checksum)
    length += plain.length
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(length, 4)
  return Buffer.concat([...output, FINAL_EMPTY_BLOCK, trailer])
}

/** An uncompressed deflate block (RFC 1951, 3.2.4). */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(bytes.length, 1)
  header.writeUInt16LE(0xffff - bytes.length, 3)
  return Buffer.concat([header, bytes])
}
