import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { NONCE_PLACEHOLDER } from '../http/content-security-policy.ts'

/** HTML between two places of the nonce: as it is, and compressed so that it can stand behind anything. */
interface Part {
  plain: Buffer
  packed: Buffer
}

/** A page that waits for its nonce. What is compressed is kept: each answer only puts its own nonce in between. */
export interface PackedHtml {
  parts: readonly Part[]
  bytes: number
}

const deflate = promisify(deflateRaw)

export async function packHtml(html: string): Promise<PackedHtml> {
  const parts = await Promise.all(
    html.split(NONCE_PLACEHOLDER).map(async (text) => {
      const plain = Buffer.from(text)
      // A full flush ends at a whole byte, and what follows refers to nothing before it.
      return { plain, packed: await deflate(plain, { level: 5, finishFlush: constants.Z_FULL_FLUSH }) }
    }),
  )
  return {
    parts,
    bytes: parts.reduce((sum, { plain, packed }) => sum + plain.length + packed.length, 0),
  }
}

export function plainHtml({ parts }: PackedHtml, nonce: string): Uint8Array<ArrayBuffer> {
  const word = Buffer.from(nonce)
  return Buffer.concat(parts.flatMap(({ plain }, n) => (n === 0 ? [plain] : [word, plain])))
}

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const LAST_BLOCK = Buffer.from([3, 0])

/** The page as gzip (RFC 1952): the compressed parts with the nonce between them, not compressed, and the sum of it all. */
export function gzippedHtml({ parts }: PackedHtml, nonce: string): Uint8Array<ArrayBuffer> {
  const word = Buffer.from(nonce)
  const between = storedBlock(word)
  const pieces: Buffer[] = [GZIP_HEAD]
  let sum = 0
  let length = 0
  for (const [n, { plain, packed }] of parts.entries()) {
    if (n > 0) {
      pieces.push(between)
      sum = crc32(word, sum)
      length += word.length
    }
    pieces.push(packed)
    sum = crc32(plain, sum)
    length += plain.length
  }
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(sum, 0)
  tail.writeUInt32LE(length, 4)
  return Buffer.concat([...pieces, LAST_BLOCK, tail])
}

/** Deflate's way to say something as it is (RFC 1951, 3.2.4). */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(0xffff - bytes.length, 3)
  return Buffer.concat([head, bytes])
}
